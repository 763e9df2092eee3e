"""The shape of what leaves this game: the view and the events as viewers see them, for generated client types.

``view.py`` and ``redacting.py`` build plain objects; a test holds every one of them against these structs.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import UNSET, Struct, UnsetType

from hitparade.games.hits_and_outs import events
from hitparade.games.hits_and_outs.advancing import Base, Corner
from hitparade.games.hits_and_outs.events import Half, Reason
from hitparade.games.hits_and_outs.moves import Move
from hitparade.games.hits_and_outs.placements import LastPlacement, LiftedCover, Tried
from hitparade.games.hits_and_outs.state import Phase, Shot, Team

__all__ = ["Event", "Move", "View"]


class OpenedSeal(Struct, frozen=True, forbid_unknown_fields=True):
    """A seal that anyone may check now."""

    seal: str
    salt: str
    value: Corner


class Placement(Struct, frozen=True, forbid_unknown_fields=True):
    """One placement of the match, all told (once the match is over)."""

    inning: int
    half: Half
    pitching: int
    hit: Corner
    home_run: bool
    lifted: list[LiftedCover]
    commitment: str
    salt: str


class View(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat, or the screen, may know. ``hit`` is there for the pitching seat alone, while it is hidden.

    ``missed`` is there with option ``show_missed_hit``, ``placements`` once the match is over.
    """

    phase: Phase
    inning: int
    half: Half
    home: int
    batting: int
    pitching: int
    outs: int
    bases: list[Base]
    score: list[int]
    line: list[list[int | None]]
    shot: Shot
    lifted: list[LiftedCover]
    commitment: str | None
    innings: int
    teams: list[Team]
    last: LastPlacement | None
    history: list[Tried]
    opened: list[OpenedSeal]
    winners: list[int] | None
    reason: Reason | None
    step: int
    deadline: int | None
    paused: bool
    left: list[int]
    hit: Corner | UnsetType = UNSET
    missed: Corner | UnsetType | None = UNSET
    placements: list[Placement] | UnsetType = UNSET


class Placed(Struct, frozen=True, tag_field="type", tag="placed", forbid_unknown_fields=True):
    """The covers stand. ``hit`` and ``salt`` are there for the pitching seat alone."""

    pitching: int
    seal: str
    hit: Corner | UnsetType = UNSET
    salt: str | UnsetType = UNSET


Event: TypeAlias = (
    events.Started
    | events.HalfStarted
    | events.Called
    | events.SteppedUp
    | Placed
    | events.Out
    | events.Hit
    | events.Missed
    | events.HalfEnded
    | events.GaveUp
    | events.Ended
)
