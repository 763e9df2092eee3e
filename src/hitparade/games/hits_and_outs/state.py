"""A match of Hits & Outs as one frozen value."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, convert

from hitparade.games.hits_and_outs.advancing import Bases, Corner
from hitparade.games.hits_and_outs.events import Half, Placed
from hitparade.games.hits_and_outs.placements import History, LiftedCover
from hitparade.kernel.meta import HOUSE_TEAMS
from hitparade.kernel.values import JsonObject, Result, Seat

Color: TypeAlias = Literal["red", "blue", "rose", "snow", "coal", "lemon"]
Phase: TypeAlias = Literal["call", "place", "lift", "over"]
Shot: TypeAlias = Literal["off", "held", "called", "used"]
Line: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""Runs by seat and by half begun; the last number of the batting seat is the half under way."""


class Team(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
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
    lifted: tuple[LiftedCover, ...] = ()
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
    teams = convert(options["teams"] or HOUSE_TEAMS, tuple[Team, ...])
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
