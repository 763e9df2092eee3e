"""The shape of what leaves this game: the view and the events as viewers see them, for generated client types.

The functions in ``view.py`` build plain objects; a test holds every one of them against these structs.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Corner = Literal["first", "second", "third", "home"]
Base = Literal["first", "second", "third"]
Found = Literal["out", "hit"]


class Team(Struct, frozen=True, forbid_unknown_fields=True):
    """A side's name and colour (H1)."""

    name: str
    color: Literal["red", "blue", "orange", "teal", "plum", "gold"]


class LiftedCover(Struct, frozen=True, forbid_unknown_fields=True):
    """A cover that was lifted, and what lay under it."""

    corner: Corner
    found: Found


class OpenedSeal(Struct, frozen=True, forbid_unknown_fields=True):
    """A seal that anyone may check now."""

    seal: str
    salt: str
    value: Corner


class LastPlacement(Struct, frozen=True, forbid_unknown_fields=True):
    """The placement before the present one: covers lifted, the Hit if it was found, runs, bases before and after."""

    pitching: int
    lifted: list[LiftedCover]
    hit: Corner | None
    home_run: bool
    called: bool
    runs: int
    bases_before: list[Base]
    bases_after: list[Base]
    commitment: str
    salt: str | None


class Placement(Struct, frozen=True, forbid_unknown_fields=True):
    """One placement of the match, all told (once the match is over)."""

    inning: int
    half: Literal["top", "bottom"]
    pitching: int
    hit: Corner
    lifted: list[LiftedCover]
    commitment: str
    salt: str


class Tried(Struct, frozen=True, forbid_unknown_fields=True):
    """One earlier placement as both sides saw it: the public history."""

    inning: int
    half: Literal["top", "bottom"]
    pitching: int
    lifted: list[LiftedCover]


class View(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat, or the screen, may know. ``hit`` is there for the pitching seat alone, while it is hidden."""

    phase: Literal["call", "place", "lift", "over"]
    inning: int
    half: Literal["top", "bottom"]
    batting: int
    pitching: int
    outs: int
    bases: list[Base]
    score: list[int]
    line: list[list[int | None]]
    shot: Literal["off", "held", "called", "used"]
    lifted: list[LiftedCover]
    commitment: str | None
    innings: int
    teams: list[Team]
    last: LastPlacement | None
    history: list[Tried]
    opened: list[OpenedSeal]
    winners: list[int] | None
    step: int
    deadline: int | None
    paused: bool
    left: list[int]
    hit: Corner | UnsetType = UNSET
    missed: Corner | None | UnsetType = UNSET
    placements: list[Placement] | UnsetType = UNSET
