"""Frames as they leave the server: whole, unmasked texts of every size, made once for all who get the same bytes."""

from __future__ import annotations

from collections.abc import Generator

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from hitparade.web.transport import Frames, abort_of, text_frame, write_text_of


def parsed(data: bytes) -> Frame:
    """The frame as a client reads it."""
    reader = StreamReader()
    reader.feed_data(data)
    reading: Generator[None, None, Frame] = Frame.parse(reader.read_exact, mask=False)
    try:
        next(reading)
    except StopIteration as done:
        return done.value
    raise AssertionError("The frame is not complete.")


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_frame_of_any_size_is_read_as_it_was_meant(size: int) -> None:
    frame = parsed(text_frame(b"a" * size))
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, b"a" * size)


def test_the_same_bytes_are_framed_once_and_others_are_not_mixed_up() -> None:
    frames, one, two = Frames(), b"one" * 50, b"two" * 50
    first = frames.of(one)
    assert frames.of(one) is first
    assert parsed(frames.of(two)).data == two
    assert parsed(frames.of(one)).data == one


def test_other_servers_offer_no_short_ways() -> None:
    abort_of({})()
    assert write_text_of({"state": {}})(b"one") is False
