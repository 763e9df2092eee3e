"""Where runners go after a Hit (H7, H9, H10): a pure function over the occupied bases, tabled for every case."""

from __future__ import annotations

from itertools import combinations
from typing import Literal, NamedTuple, TypeAlias

Base: TypeAlias = Literal["first", "second", "third"]
Corner: TypeAlias = Literal["first", "second", "third", "home"]
Bases: TypeAlias = tuple[Base, ...]
"""The occupied bases, in the order first, second, third."""

BASES: Bases = ("first", "second", "third")
CORNERS: tuple[Corner, ...] = ("first", "second", "third", "home")
REACH: dict[Corner, int] = {corner: number for number, corner in enumerate(CORNERS, 1)}
"""How many bases a Hit at each corner is worth; 4 is a home run."""
HOME_RUN = REACH["home"]


class Advance(NamedTuple):
    """What a Hit leads to: the bases occupied afterwards and the runs it scores."""

    bases: Bases
    runs: int


def advance(bases: Bases, reach: int, outs: int) -> Advance:
    """Moves the batter ``reach`` bases and the runners by the outs counted when the Hit is found, 0 to 2.

    >>> advance(("first",), 2, 1)
    Advance(bases=('second', 'third'), runs=0)
    """
    runners = [REACH[base] for base in bases]
    if reach == HOME_RUN:
        return Advance((), 1 + len(runners))
    stops = _with_the_batter(runners, reach) if outs == 0 else _as_forced(runners, reach)
    on_base = [stop for stop in (reach, *stops) if stop < HOME_RUN]
    return Advance(tuple(BASES[stop - 1] for stop in sorted(on_base)), len(stops) + 1 - len(on_base))


def _with_the_batter(runners: list[int], reach: int) -> list[int]:
    """H9: with no outs every runner advances as many bases as the batter."""
    return [runner + reach for runner in runners]


def _as_forced(runners: list[int], reach: int) -> list[int]:
    """H10: with outs a runner moves only if whoever comes behind needs the base, and just far enough to make room."""
    stops, behind = list[int](), reach
    for runner in runners:
        behind = max(runner, behind + 1)
        stops.append(behind)
    return stops


BASE_STATES: tuple[Bases, ...] = tuple(state for size in range(4) for state in combinations(BASES, size))
"""The eight ways in which bases can be occupied."""

ADVANCES: dict[tuple[Bases, int, int], Advance] = {
    (bases, reach, outs): advance(bases, reach, outs)
    for bases in BASE_STATES
    for reach in REACH.values()
    for outs in range(3)
}
"""``advance`` for every base state, reach and number of outs: a look-up where matches are played by the million."""
