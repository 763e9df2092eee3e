"""Frames as they leave the server and come in: whole texts of every size, made once for all who get the same bytes, and
read the short way just where the library would read the same."""

from __future__ import annotations

import socket
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.protocol import SERVER, Protocol
from websockets.streams import StreamReader

from hitparade.web.transport import (
    MIN_RTT_AT,
    Frames,
    abort_of,
    is_whole_control,
    kernel_rtt_ms,
    kernel_rtt_of,
    text_frame,
    whole_texts,
    write_text_of,
)


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


@contextmanager
def connected() -> Iterator[tuple[socket.socket, socket.socket]]:
    """Both ends of a connection of this machine with itself."""
    with (
        socket.create_server(("127.0.0.1", 0)) as listener,
        socket.create_connection(listener.getsockname()) as client,
        listener.accept()[0] as server,
    ):
        yield client, server


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux's kernel is asked")
def test_m7_the_kernel_says_how_far_a_peer_is() -> None:
    with connected() as (client, server):
        for _ in range(20):
            server.sendall(b"x")
            assert client.recv(1) == b"x"
            client.sendall(b"y")
            assert server.recv(1) == b"y"
        measured = kernel_rtt_ms(server)
        assert measured is not None
        assert 0 < measured < 50


def test_m7_where_the_kernel_can_not_be_asked_it_says_nothing() -> None:
    with socket.socket() as never_connected, socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as no_tcp:
        assert [kernel_rtt_ms(each) for each in (None, never_connected, no_tcp)] == [None, None, None]
    assert kernel_rtt_ms(never_connected) is None, "closed"


class Short:
    """A kernel of long ago, which measures no such thing."""

    def getsockopt(self, _level: int, _name: int, size: int) -> bytes:
        return bytes(min(size, MIN_RTT_AT))


def test_m7_an_old_kernel_says_nothing_either() -> None:
    assert kernel_rtt_ms(cast("socket.socket", Short())) is None


def test_other_servers_offer_no_short_ways() -> None:
    abort_of({})()
    assert kernel_rtt_of({})() is None
    assert write_text_of({"state": {}})(b"one") is False


def masked(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


def as_the_library_reads(data: bytes) -> list[Frame]:
    """What the library makes of the same bytes; none where it finds them wrong."""
    protocol = Protocol(SERVER, max_size=None)
    protocol.receive_data(data)
    assert protocol.parser_exc is None
    return [event for event in protocol.events_received() if isinstance(event, Frame)]


@given(st.lists(st.binary(max_size=300), min_size=1, max_size=4))
def test_whole_texts_are_read_as_the_library_reads_them(texts: list[bytes]) -> None:
    data = b"".join(masked(Opcode.TEXT, text) for text in texts)
    assert whole_texts(data) == texts == [bytes(frame.data) for frame in as_the_library_reads(data)]
    assert not is_whole_control(data)


@given(st.lists(st.binary(max_size=300), min_size=1, max_size=3), st.data())
def test_what_is_not_whole_is_left_to_the_library(texts: list[bytes], data: st.DataObject) -> None:
    sent = b"".join(masked(Opcode.TEXT, text) for text in texts)
    ends = {0, len(sent)}
    for text in texts:
        ends.add(max(ends - {len(sent)}) + len(masked(Opcode.TEXT, text)))
    cut = data.draw(st.integers(0, len(sent)).filter(lambda at: at not in ends))
    assert whole_texts(sent[:cut]) is None


@pytest.mark.parametrize(
    "data",
    [
        b"",
        masked(Opcode.BINARY, b"{}"),
        masked(Opcode.TEXT, b"{", fin=False),
        masked(Opcode.CONT, b"}"),
        masked(Opcode.PING, b"how are you"),
        masked(Opcode.TEXT, b"{}") + masked(Opcode.CLOSE, b"\x03\xe8"),
        masked(Opcode.TEXT, b"x" * 70_000),
        text_frame(b"not masked"),
        b"\xc1" + masked(Opcode.TEXT, b"{}")[1:],
        b"GET / HTTP/1.1\r\n\r\n",
    ],
)
def test_all_but_whole_texts_of_a_client_is_left_to_the_library(data: bytes) -> None:
    assert whole_texts(data) is None


@pytest.mark.parametrize("opcode", [Opcode.CLOSE, Opcode.PING, Opcode.PONG])
def test_a_control_frame_is_whole_or_not(opcode: Opcode) -> None:
    data = masked(opcode, b"\x03\xe8 goodbye")
    assert is_whole_control(data)
    assert not any(is_whole_control(data[:cut]) for cut in range(len(data)))
    assert not is_whole_control(data + b"x")
    assert not is_whole_control(data + data)
