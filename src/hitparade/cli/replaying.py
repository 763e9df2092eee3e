"""``hitparade replay``: a stored match, step by step, as one viewer saw it."""

from __future__ import annotations

import time
from pathlib import Path

from rich.console import Console

from hitparade.cli.errors import WRONG, read_bytes, stop
from hitparade.cli.faces import face_of
from hitparade.cli.words import clean
from hitparade.kernel.deciding import evolve
from hitparade.kernel.errors import BadLog
from hitparade.kernel.file import read_match_file, verify_match_file
from hitparade.kernel.log import open_head, read_log
from hitparade.kernel.state import AnyEntry, MatchState
from hitparade.kernel.values import Seat


def show(file: Path, viewer: str, speed: float | None) -> None:
    """Prints every step; ``speed`` steps a second, or all at once if it is None. Raises BadLog for a broken file.

    A file that can be shown but does not verify is shown, and what is wrong with it is said at the end.
    """
    stored = read_match_file(read_bytes(file))
    last, entries = read_log(stored.log)  # the last position knows what the host has hidden
    match = open_head(stored.log[0])
    seat = read_viewer(viewer, match.head.seats)
    console, face = Console(highlight=False), face_of(match.head.game)
    names = [clean(name) for name in stored.names] or face.names(match.view(None), match.head.seats)
    if len(names) != match.head.seats:
        raise stop(f"The file names {len(names)} players of {match.head.seats}.", WRONG)
    for number, entry in enumerate(entries, 1):
        match = evolve(match, entry)
        sentences = [face.tell(event, names) for event in last.redacted(entry, seat)]
        told = " ".join(sentence for sentence in sentences if sentence)
        console.print(f"{number:4} {clock(entry.at_ms)}  {told}{_by(entry)}", markup=False, soft_wrap=True)
        if speed is not None:
            console.print(face.board(last.masked(match.view(seat)), names))
            time.sleep(1 / speed)
    console.print(face.board(match.view(seat), names))
    console.print(_ending(match))
    try:
        verify_match_file(stored)
    except BadLog as error:
        raise stop(f"Something was changed: this file does not verify. {error.sentence}", WRONG) from None


def read_viewer(viewer: str, seats: int) -> Seat | None:
    """The seat that was named, or None for the screen."""
    if viewer == "screen":
        return None
    if viewer.isdecimal() and int(viewer) < seats:
        return int(viewer)
    raise stop(f"A match of {seats} is seen as screen, or as seat 0 to {seats - 1}, not as {viewer!r}.")


def clock(at_ms: int) -> str:
    """Milliseconds as minutes and seconds.

    >>> clock(83_400)
    '1:23'
    """
    return f"{at_ms // 60_000}:{at_ms // 1000 % 60:02}"


def _by(entry: AnyEntry) -> str:
    return {"clock": " (by the clock)", "stand-in": " (by the stand-in)"}.get(entry.by, "")


def _ending(match: MatchState) -> str:
    result = match.result
    return "The match is not over." if result is None else f"Score {' to '.join(map(str, result.scores))}."
