"""Placements that are done with, and how views show them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Literal, TypeAlias

from msgspec import Raw, Struct
from msgspec.json import Encoder

from hitparade.games.hits_and_outs.advancing import CORNERS, Bases, Corner
from hitparade.games.hits_and_outs.events import Half, Hit, Placed
from hitparade.kernel.seals import Opened
from hitparade.kernel.values import Seat, Value

Found: TypeAlias = Literal["out", "hit"]

_encode = Encoder().encode


def _encoded(value: Value) -> Raw:
    return Raw(_encode(value))


class LiftedCover(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A cover that was lifted, and what lay under it."""

    corner: Corner
    found: Found


class Tried(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One earlier placement as both sides saw it: the public history."""

    inning: int
    half: Half
    pitching: Seat
    lifted: tuple[LiftedCover, ...]


class LastPlacement(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The placement before this one: covers lifted, the Hit and its salt if open, runs, bases before and after."""

    pitching: Seat
    lifted: tuple[LiftedCover, ...]
    hit: Corner | None
    home_run: bool
    called: bool
    runs: int
    bases_before: Bases
    bases_after: Bases
    commitment: str
    salt: str | None


OUT_AT: dict[Corner, LiftedCover] = {corner: LiftedCover(corner, "out") for corner in CORNERS}
HIT_AT: dict[Corner, LiftedCover] = {corner: LiftedCover(corner, "hit") for corner in CORNERS}


class Placement(Struct, frozen=True, gc=False):
    """One hiding of the tokens that is done with: by its Hit, by the third out or by the end of the match.

    ``found`` is the Hit if it was lifted. ``opened`` tells whether everybody may know where it lay.
    """

    inning: int
    half: Half
    placed: Placed
    lifted: tuple[LiftedCover, ...]
    bases: Bases
    found: Hit | None
    opened: bool


class History(Struct, frozen=True, dict=True):
    """The placements that are done with. Many views show the same, so it is encoded once, when the first one asks; and
    a placement more is added to what is encoded already."""

    done: tuple[Placement, ...] = ()

    def plus(self, placement: Placement) -> History:
        """One more."""
        longer = History((*self.done, placement))
        encoded, more = vars(self), vars(longer)
        if "tried" in encoded:
            more["tried"] = _longer(encoded["tried"], _tried((placement,)))
        if "opened" in encoded:
            more["opened"] = _longer(encoded["opened"], _opened((placement,)))
        return longer

    @cached_property
    def tried(self) -> Raw:
        """What both sides saw of each."""
        return _encoded(_tried(self.done))

    @cached_property
    def opened(self) -> Raw:
        """The seals that are open."""
        return _encoded(_opened(self.done))

    @cached_property
    def last(self) -> Raw:
        """The latest, with what came of it; null before there is any."""
        if not self.done:
            return _encoded(None)
        done = self.done[-1]
        placed, found, opened = done.placed, done.found, done.opened
        return _encoded(
            LastPlacement(
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


def _tried(placements: tuple[Placement, ...]) -> list[Tried]:
    return [Tried(each.inning, each.half, each.placed.pitching, each.lifted) for each in placements]


def _opened(placements: tuple[Placement, ...]) -> list[Opened]:
    placed = [each.placed for each in placements if each.opened]
    return [Opened(each.seal, each.salt, each.hit) for each in placed]


def _longer(array: Raw, more: Sequence[Value]) -> Raw:
    """An encoded array with more at its end."""
    if not more:
        return array
    head = bytes(array)[:-1]
    return Raw(head + (b"," if len(head) > 1 else b"") + _encode(more)[1:])
