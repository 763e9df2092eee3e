"""A match of Hits & Outs as one frozen value."""

from __future__ import annotations

from functools import cached_property
from typing import Literal, TypeAlias

from msgspec import Raw, Struct, convert
from msgspec.json import Encoder

from hitparade.games.hits_and_outs.advancing import CORNERS, Bases, Corner
from hitparade.games.hits_and_outs.events import Half, Hit, Placed
from hitparade.kernel.seals import Opened
from hitparade.kernel.values import JsonObject, Result, Seat, Value

_encode = Encoder().encode


def _encoded(value: Value) -> Raw:
    return Raw(_encode(value))


Color: TypeAlias = Literal["red", "blue", "rose", "snow", "coal", "lemon"]
Phase: TypeAlias = Literal["call", "place", "lift", "over"]
Shot: TypeAlias = Literal["off", "held", "called", "used"]
Found: TypeAlias = Literal["out", "hit"]
Line: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""Runs by seat and by half begun; the last number of the batting seat is the half under way."""

DEFAULT_TEAMS = ({"name": "Foxes", "color": "red"}, {"name": "Herons", "color": "blue"})


class Team(Struct, frozen=True, gc=False):
    """A side's name and colour (H1)."""

    name: str
    color: Color


class Options(Struct, frozen=True, gc=False):
    """How this match is played. ``clock_ms`` is the time for one decision, None without a clock."""

    innings: int
    call_your_shot: bool
    until_decided: bool
    walk_off: bool
    show_missed_hit: bool
    clock_ms: int | None
    teams: tuple[Team, ...]


class Lifted(Struct, frozen=True, gc=False):
    """A cover that was lifted, and what lay under it."""

    corner: Corner
    found: Found


class Tried(Struct, frozen=True, gc=False):
    """What both sides saw of a placement."""

    inning: int
    half: Half
    pitching: Seat
    lifted: tuple[Lifted, ...]


class Last(Struct, frozen=True, gc=False):
    """The latest placement that is done with; where the Hit lay and the salt only once that is open."""

    pitching: Seat
    lifted: tuple[Lifted, ...]
    hit: Corner | None
    home_run: bool
    called: bool
    runs: int
    bases_before: Bases
    bases_after: Bases
    commitment: str
    salt: str | None


OUT_AT: dict[Corner, Lifted] = {corner: Lifted(corner, "out") for corner in CORNERS}
HIT_AT: dict[Corner, Lifted] = {corner: Lifted(corner, "hit") for corner in CORNERS}


class Placement(Struct, frozen=True, gc=False):
    """One hiding of the tokens that is done with: by its Hit, by the third out or by the end of the match.

    ``found`` is the Hit if it was lifted. ``opened`` tells whether everybody may know where it lay.
    """

    inning: int
    half: Half
    placed: Placed
    lifted: tuple[Lifted, ...]
    bases: Bases
    found: Hit | None
    opened: bool


class History(Struct, frozen=True, dict=True):
    """The placements that are done with. Many views show the same, so it is encoded once, when the first one asks."""

    done: tuple[Placement, ...] = ()

    def plus(self, placement: Placement) -> History:
        """One more."""
        return History((*self.done, placement))

    @cached_property
    def tried(self) -> Raw:
        """What both sides saw of each."""
        return _encoded([Tried(each.inning, each.half, each.placed.pitching, each.lifted) for each in self.done])

    @cached_property
    def opened(self) -> Raw:
        """The seals that are open."""
        placed = [each.placed for each in self.done if each.opened]
        return _encoded([Opened(each.seal, each.salt, each.hit) for each in placed])

    @cached_property
    def last(self) -> Raw:
        """The latest, with what came of it; null before there is any."""
        if not self.done:
            return _encoded(None)
        done = self.done[-1]
        placed, found, opened = done.placed, done.found, done.opened
        return _encoded(
            Last(
                placed.pitching,
                done.lifted,
                placed.hit if opened else None,
                found is not None and found.home_run,
                found is not None and found.called,
                found.runs if found else 0,
                done.bases,
                found.bases_after if found else done.bases,
                placed.seal,
                placed.salt if opened else None,
            )
        )


class State(Struct, frozen=True, gc=False):
    """Everything there is to know.

    ``home`` bats second. ``hidden`` is the placement that stands, None between two. ``lifted`` and
    ``missed`` (H6, where it is shown) stay until the tokens are hidden again. ``step`` counts the accepted moves.
    """

    options: Options
    home: Seat = 0
    step: int = 0
    phase: Phase = "place"
    inning: int = 1
    batting: Seat = 1
    outs: int = 0
    bases: Bases = ()
    line: Line = ((), ())
    shot: Shot = "off"
    hidden: Placed | None = None
    lifted: tuple[Lifted, ...] = ()
    missed: Corner | None = None
    history: History = History()
    result: Result | None = None

    @property
    def pitching(self) -> Seat:
        """The seat that hides."""
        return 1 - self.batting

    @property
    def half(self) -> Half:
        """Visitors bat in the top, home in the bottom."""
        return "bottom" if self.batting == self.home else "top"

    @property
    def score(self) -> tuple[int, int]:
        """Runs by seat."""
        return sum(self.line[0]), sum(self.line[1])

    @property
    def turn(self) -> Seat | None:
        """The seat that the match waits for, or None once it is over."""
        phase = self.phase
        if phase == "place":
            return 1 - self.batting
        return None if phase == "over" else self.batting


def initial(options: JsonObject, _seats: int) -> State:
    """The state before the draw, from checked options; there are always two seats."""
    clock = options["turn_clock"]
    teams = convert(options["teams"] or DEFAULT_TEAMS, tuple[Team, ...])
    return State(
        Options(
            options["innings"],
            options["call_your_shot"],
            options["extra_innings"] == "until_decided",
            options["walk_off"],
            options["show_missed_hit"],
            None if clock == "off" else clock * 1000,
            tuple(Team(team.name.strip(), team.color) for team in teams),
        )
    )
