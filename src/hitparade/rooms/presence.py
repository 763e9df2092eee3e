"""Who is connected, who is not and since when: the person clock. Lives with the room, is never stored."""

from __future__ import annotations

from collections.abc import Collection

from hitparade.kernel.values import Seat
from hitparade.rooms.state import Member, RoomState
from hitparade.rooms.timing import Timing
from hitparade.wire.outgoing import Here


class Absences:
    """Since when members are gone (ms since 1970). Members of whom nothing is known are gone since the room was read.

    Nobody is away from an empty table: clocks of absent people start anew when the first person connects, so that a
    match waits for its players over night, and after a restart all have their 60 s (R1).
    """

    __slots__ = ("_more", "_since", "_together_ms", "timing")

    def __init__(self, timing: Timing, now_ms: int) -> None:
        self.timing = timing
        self._together_ms = now_ms
        self._since: dict[int, int] = {}
        self._more: dict[int, int] = {}

    def lost(self, member: int, now_ms: int) -> None:
        """A member's connection is gone."""
        self._since[member] = now_ms

    def found(self, member: int, now_ms: int, *, first: bool) -> None:
        """A member is connected; ``first`` when no person was before."""
        self._since.pop(member, None)
        self._more.pop(member, None)
        if first:
            self._together_ms = now_ms

    def start_anew(self, now_ms: int) -> None:
        """The match was paused until now: nobody was waited for meanwhile."""
        self._together_ms = now_ms

    def wait_longer(self, member: int) -> None:
        """The stand-in for this member comes later."""
        self._more[member] = self._more.get(member, 0) + self.timing.wait_ms

    def since_ms(self, member: int) -> int:
        """When the clock of this absent member began."""
        return max(self._since.get(member, 0), self._together_ms)

    def away_ms(self, member: int) -> int:
        """When this member counts, or counted, as away."""
        return self.since_ms(member) + self.timing.away_ms

    def stand_in_ms(self, member: int, state: RoomState) -> int:
        """When the stand-in takes this member's seat in the match that runs."""
        began_ms = state.play.started_ms if state.play else 0
        return max(self.since_ms(member), began_ms) + self.timing.away_ms + self._more.get(member, 0)

    def host_passes_ms(self, host: int) -> int:
        """When the role of this absent host passes on."""
        return self.since_ms(host) + self.timing.host_away_ms


def is_watched(state: RoomState, present: Collection[int]) -> bool:
    """Whether a person is connected. Screens left running do not count: nobody waits in front of them."""
    return any(member.is_person and member.id in present for member in state.members)


def here(state: RoomState, present: Collection[int], absences: Absences, now_ms: int) -> dict[int, Here]:
    """Everybody's presence by member id. Bots are always here, and so is the stand-in of somebody who left."""
    return {member.id: _here(member, present, absences, now_ms) for member in state.members if state.is_shown(member)}


def _here(member: Member, present: Collection[int], absences: Absences, now_ms: int) -> Here:
    if member.id in present or member.bot is not None or member.gone:
        return "here"
    return "away" if now_ms >= absences.away_ms(member.id) else "lost"


def waits(state: RoomState, present: Collection[int], absences: Absences) -> dict[Seat, int]:
    """For each seat of the running match whose player is absent: when the stand-in takes over (ms since 1970)."""
    play = state.play
    if play is None or state.phase != "match" or not is_watched(state, present):
        return {}
    if play.match.table.paused_ms is not None:
        return {}
    missing = [(seat, state.anybody(m)) for seat, m in enumerate(play.seats) if m not in present]
    return {
        seat: absences.stand_in_ms(member.id, state)
        for seat, member in missing
        if member.is_person and seat not in play.match.table.left
    }
