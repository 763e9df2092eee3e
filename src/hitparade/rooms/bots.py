"""When bots move: after a time drawn evenly, independent of anything that is on the table."""

from __future__ import annotations

from random import SystemRandom

from hitparade.kernel.values import Seat
from hitparade.rooms.state import RoomState
from hitparade.rooms.timing import Timing

_RANDOM = SystemRandom()


class Thinking:
    """The bots of one room that have something to do, and when they will have done it (ms since 1970)."""

    __slots__ = ("_timing", "due")

    def __init__(self, timing: Timing) -> None:
        self._timing = timing
        self.due: dict[Seat, int] = {}

    def look(self, state: RoomState, now_ms: int) -> None:
        """Starts to think for every bot that is waited for, and stops for those that are not any more."""
        waiting = _bots_waited_for(state)
        for seat in [seat for seat in self.due if seat not in waiting]:
            del self.due[seat]
        for seat in waiting:
            if seat not in self.due:
                self.due[seat] = now_ms + _RANDOM.randint(*self._timing.think_ms)

    def moved(self, seat: Seat) -> None:
        """This seat has moved: should it move again, it thinks again."""
        self.due.pop(seat, None)

    def put_off(self, seat: Seat, until_ms: int) -> None:
        """This bot failed: it tries again later, and people may skip it meanwhile."""
        self.due[seat] = until_ms


def _bots_waited_for(state: RoomState) -> list[Seat]:
    play = state.play
    if play is None or not has_bots(state):
        return []
    members = {member.id: member for member in state.members}
    waiting = play.match.waiting if play.match.result is None else []
    return [seat for seat in waiting if members[play.seats[seat]].bot is not None]


def has_bots(state: RoomState) -> bool:
    """Whether any bot sits at the table: cheap to ask after every move."""
    return any(member.bot is not None for member in state.members)
