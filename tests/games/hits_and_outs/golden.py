"""The golden matches: one for every way in which Hits & Outs can end, kept as match files.

Run as ``python -m tests.games.hits_and_outs.golden`` it plays them anew. The files are to stay as they are for as long
as the rules do: a match that was once played must replay in every later version.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.games.hits_and_outs.table import NAME, Table

import hitparade
from hitparade import Match
from hitparade.kernel.file import write_match_file

FOLDER = Path(__file__).parent / "golden"


def innings() -> Match:
    table = Table(11, teams=[{"name": "Larks", "color": "snow"}, {"name": "Owls", "color": "lemon"}])
    table.half("first", "second", "home")
    table.innings((0, 1), (1, 0))
    table.half("third", "home")
    return table.match


def extra_innings() -> Match:
    table = Table(12, innings=1, show_missed_hit=True)
    table.innings((1, 1))
    table.half("first", "first")
    table.half("second", "first", "home")
    return table.match


def walk_off() -> Match:
    table = Table(13, innings=2, walk_off=True)
    table.innings((1, 0))
    table.half("third")
    table.hit("second")
    table.hit("second")
    table.hit("home")
    return table.match


def walk_off_in_extra_innings() -> Match:
    table = Table(14, innings=1, walk_off=True, call_your_shot=True)
    table.innings((0, 0))
    table.half()
    table.move(type="call_shot")
    table.hit("third")
    return table.match


def last_half_skipped() -> Match:
    table = Table(15, innings=2, walk_off=True)
    table.innings((0, 2))
    table.half("home")
    return table.match


def tie() -> Match:
    table = Table(16, innings=1, extra_innings="none")
    table.innings((2, 2))
    return table.match


def gave_up() -> Match:
    table = Table(17, call_your_shot=True)
    table.half("first", "home")
    table.move(type="call_shot")
    table.place("second")
    table.lift("first")
    table.match.play(table.state.pitching, {"type": "give_up"})
    return table.match


def stood_in_for() -> Match:
    """Seat 1 leaves at once, seat 0 lets its clock run out every time."""
    table = Table(18, innings=1, turn_clock=10, call_your_shot=True)
    table.match.table({"act": "leave", "seat": 1})
    table.match.advance(20_000)
    return table.match


def bots() -> Match:
    match, seed = Match(NAME, seats=2, seed=19, options={"call_your_shot": True}), 0
    players = [hitparade.bot(NAME, "sly"), hitparade.bot(NAME, "rookie")]
    while match.result is None:
        seat, seed = match.waiting[0], seed + 1
        match.play(seat, players[seat].choose(match.view(seat), match.legal(seat), seed))
    return match


MATCHES: dict[str, Callable[[], Match]] = {
    "innings": innings,
    "extra-innings": extra_innings,
    "walk-off": walk_off,
    "walk-off-in-extra-innings": walk_off_in_extra_innings,
    "last-half-skipped": last_half_skipped,
    "tie": tie,
    "gave-up": gave_up,
    "stood-in-for": stood_in_for,
    "bots": bots,
}


if __name__ == "__main__":
    for name, play in MATCHES.items():
        match = play()
        (FOLDER / f"{name}.json").write_bytes(write_match_file(match.state, match.entries) + b"\n")
