"""The evening's chart: who stands where after all matches of a room (R20)."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from hitparade.kernel.values import Result, Seat


class Line(Struct, frozen=True):
    """One member's evening. ``place`` counts from 1, and who has as many points shares it; ``moved`` is how many places
    up (or, negative, down) the last match brought."""

    points: int = 0
    matches: int = 0
    wins: int = 0
    place: int = 0
    moved: int = 0


Chart: TypeAlias = dict[int, Line]
"""Lines by member id."""


def after(chart: Chart, seats: tuple[int, ...], result: Result) -> Chart:
    """The chart after one more match; ``seats`` are the members who played it."""
    added = dict(chart)
    for seat, member in enumerate(seats):
        line, won = added.get(member, Line()), seat in result.winners
        points = line.points + points_of(result, seat)
        added[member] = replace(line, points=points, matches=line.matches + 1, wins=line.wins + won)
    return {member: _placed(added, line) for member, line in added.items()}


def points_of(result: Result, seat: Seat) -> int:
    """A win counts 1 between two players; among more, every player who was beaten counts 1. Who ties beats nobody.

    Raw scores of different games would not add up to anything.
    """
    if len(result.scores) == 2:
        return int(seat in result.winners)
    return sum(_rank(result, other) > _rank(result, seat) for other in range(len(result.scores)))


def _rank(result: Result, seat: Seat) -> tuple[bool, int]:
    """Winners first, whatever the score (who gave up may lead on points), then by score."""
    return seat not in result.winners, -result.scores[seat]


def _placed(chart: Chart, line: Line) -> Line:
    place = 1 + sum(other.points > line.points for other in chart.values())
    return replace(line, place=place, moved=line.place - place if line.place else 0)


def places(chart: Chart) -> dict[int, int]:
    """Member id to place."""
    return {member: line.place for member, line in chart.items()}


def in_order(chart: Chart) -> list[tuple[int, Line]]:
    """The lines as they are shown: by place, then by fewer matches needed, then by who came first."""
    return sorted(chart.items(), key=lambda item: (item[1].place, item[1].matches, item[0]))
