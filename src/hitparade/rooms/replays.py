"""Replays: what one viewer could see after each step of a finished match, from a stored match or somebody's file."""

from __future__ import annotations

from typing import Any

from hitparade.kernel import deciding
from hitparade.kernel.file import MatchFile, to_match_file
from hitparade.kernel.log import open_head, read_log
from hitparade.kernel.seals import canonical
from hitparade.kernel.state import AnyEntry, MatchState, result_value
from hitparade.kernel.values import Seat, plain
from hitparade.rooms.errors import RoomError, as_room_error
from hitparade.wire.http import Frame, Replay

MOST_ENTRIES = 6_000
"""So many steps are shown at most. A match has some hundred; eight players of Hit or Miss make some thousand."""

MOST_NAME = 40


def replay(file: dict[str, Any], viewer: Seat | None) -> Replay:
    """The frames of a match file, after every entry was decided once more and every seal checked.

    Raises RoomError for what is no match file, breaks the rules, claims another result, or has not ended: the views
    of a match that still runs are nobody's but its players'.
    """
    read = _read(file)
    with as_room_error():
        match, entries = read_log(read.log, check=True)
    _check_end(match, read)
    seats = match.seats
    if viewer is not None and not 0 <= viewer < seats:
        raise RoomError("unknown-seat", f"The match has seats 0 to {seats - 1}, not {viewer}.")
    return Replay(
        game=match.head.game,
        options=match.head.options,
        names=_filled(read.names, [f"Seat {seat + 1}" for seat in range(seats)]),
        heads=_filled(read.heads, [""] * seats),
        viewer=viewer,
        frames=_frames(open_head(read.log[0]), entries, viewer, match),
        result=result_value(match),
        opened=[plain(opened) for opened in match.game.sealed(match.state)],
    )


def _read(file: dict[str, Any]) -> MatchFile:
    with as_room_error():
        read = to_match_file(file)
    if len(read.log) > MOST_ENTRIES:
        raise RoomError(
            "too-long", f"A match of at most {MOST_ENTRIES} entries can be shown; this one has {len(read.log)}."
        )
    return read


def _check_end(match: MatchState, read: MatchFile) -> None:
    if match.result is None:
        raise RoomError("not-over", "The match in this file has not ended, so it can't be shown.")
    if read.result is not None and canonical(read.result) != canonical(result_value(match)):
        raise RoomError("other-result", "The file claims another result than its log leads to.")


def _filled(given: list[str], default: list[str]) -> list[str]:
    """One text a seat, whatever the file gave."""
    texts = [text[:MOST_NAME] for text in given[: len(default)]]
    return [text or other for text, other in zip([*texts, *default[len(texts) :]], default, strict=True)]


def _frames(match: MatchState, entries: list[AnyEntry], viewer: Seat | None, last: MatchState) -> list[Frame]:
    """What the viewer saw after each entry, without lines that the host has hidden by the ``last`` one."""
    frames: list[Frame] = []
    for entry in entries:
        match = deciding.evolve(match, entry)
        shown, view = last.redacted(entry, viewer), last.masked(match.view(viewer))
        frames.append(Frame(entry.at_ms, entry.by, entry.seat, shown, view))
    return frames
