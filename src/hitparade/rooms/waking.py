"""When a room has to look again: deadlines of the match, bots that have thought, people who are gone for long.

One alarm a room, set for whatever comes first. When it rings everything is looked at anew: an alarm is no truth.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hitparade.kernel.values import Seat
from hitparade.rooms import bots, people, playing, presence
from hitparade.rooms.line import Decide
from hitparade.rooms.outcomes import Applied, Outcome
from hitparade.rooms.state import RoomState
from hitparade.rooms.surroundings import Alarm, Surroundings

if TYPE_CHECKING:
    from hitparade.rooms.runner import Room


class Waking:
    """The alarm of one room, and what is done when it rings."""

    __slots__ = ("_alarm", "_alarm_ms", "_not_before_ms", "_room", "_work", "thinking")

    def __init__(self, work: Surroundings, room: Room) -> None:
        self._work = work
        self._room = room
        self._alarm: Alarm | None = None
        self._alarm_ms: int | None = None
        self._not_before_ms = 0
        self.thinking = bots.Thinking(work.timing)

    @property
    def is_set(self) -> bool:
        """Whether anything is waited for."""
        return self._alarm is not None

    @property
    def _state(self) -> RoomState:
        return self._room.state

    def look(self) -> None:
        """The room has come to rest after a record: bots may think, and the alarm is set."""
        state = self._room.state
        if not self.thinking.is_idle or bots.has_bots(state):
            self.thinking.look(state, self._work.clock())
        self.arm()

    def arm(self) -> None:
        """Sets the alarm for whatever comes first."""
        due_ms = min(self._dues(), default=None)
        self._set(None if due_ms is None else max(due_ms, self._not_before_ms))

    def stop(self) -> None:
        """Rings no more."""
        self._set(None)

    def _set(self, due_ms: int | None) -> None:
        if due_ms == self._alarm_ms:
            return
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm_ms = due_ms
        wait_ms = 0 if due_ms is None else max(0, due_ms - self._work.clock())
        self._alarm = None if due_ms is None else self._work.later(wait_ms / 1000, self._ring)

    def _dues(self) -> list[int]:
        """When something may have to be done (ms since 1970)."""
        state, here = self._room.state, self._room.connections
        dues = [] if self.thinking.is_idle else list(self.thinking.due.values())
        if (match_ms := self._match_due_ms()) is not None:
            dues.append(match_ms)
        if here and len(here) < len(state.members):
            dues += self._absence_dues()
        return dues

    def _match_due_ms(self) -> int | None:
        play = self._state.play
        due_ms = None if play is None else play.match.due_ms
        return None if play is None or due_ms is None else play.started_ms + due_ms

    def _absence_dues(self) -> list[int]:
        now_ms, state, here, absences = self._work.clock(), self._state, self._room.connections, self._room.absences
        dues = list(presence.waits(state, here, absences).values())
        if (host_ms := self._host_due_ms()) is not None:
            dues.append(host_ms)
        absent = [member.id for member in state.here if member.bot is None and member.id not in here]
        return dues + [away_ms for member in absent if (away_ms := absences.away_ms(member)) > now_ms]

    def _host_due_ms(self) -> int | None:
        """When the host's role passes on; None while the host is here, or nobody else is."""
        host, here = self._state.host, self._room.connections
        if host is None or host in here or not presence.is_watched(self._state, here):
            return None
        return self._room.absences.host_passes_ms(host)

    def _ring(self) -> None:
        """Something may be due: looks again, and asks for what is."""
        self._alarm = self._alarm_ms = None
        now_ms = self._work.clock()
        bots_due = [seat for seat, due_ms in self.thinking.due.items() if due_ms <= now_ms]
        for seat in bots_due:
            self._bot_moves(seat)
        requests = self._due_requests(now_ms)
        for decide in requests:
            self._room.ask(decide, answer=self._answered)
        self._room.show_presence()
        if not bots_due and not requests:
            self.arm()

    def _bot_moves(self, seat: Seat) -> None:
        retry_ms = self._work.timing.bot_retry_ms

        def answered(outcome: Outcome) -> None:
            if not isinstance(outcome, Applied):
                self.thinking.put_off(seat, self._work.clock() + retry_ms)
                self.arm()

        seed = self.thinking.seed(seat)
        self.thinking.put_off(seat, self._work.clock() + retry_ms)
        self._room.ask(lambda state, now: playing.bot_move(state, seat, now, seed), answer=answered)

    def _due_requests(self, now_ms: int) -> list[Decide]:
        requests: list[Decide] = []
        if (match_ms := self._match_due_ms()) is not None and match_ms <= now_ms:
            requests.append(playing.due)
        if (host_ms := self._host_due_ms()) is not None and host_ms <= now_ms:
            requests.append(people.pass_host)
        for seat, due_ms in presence.waits(self._state, self._room.connections, self._room.absences).items():
            if due_ms <= now_ms:
                requests.append(lambda state, now, seat=seat: playing.away(state, seat, now))
        return requests

    def _answered(self, outcome: Outcome) -> None:
        """What comes to nothing is not tried again at once."""
        if not isinstance(outcome, Applied) or outcome.again:
            self._not_before_ms = self._work.clock() + self._work.timing.retry_ms
            self.arm()
