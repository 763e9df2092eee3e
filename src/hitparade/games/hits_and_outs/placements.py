"""Placements that are done with, and how views show them."""

from __future__ import annotations

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
