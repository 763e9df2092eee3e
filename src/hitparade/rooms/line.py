"""One at a time: a request is decided, its record appended, and only when that is durable the state moves on.

There is no task and no lock: the store's future calls back. So nothing is left half done when whoever asked is
cancelled, and an idle room costs nothing.
"""

from __future__ import annotations

import asyncio
from asyncio import Future
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Generator
from typing import Any, Protocol

from hitparade.kernel.errors import HitparadeError
from hitparade.rooms import record as records
from hitparade.rooms import reporting
from hitparade.rooms.asking import LinkOf, Now
from hitparade.rooms.evolving import evolve
from hitparade.rooms.outcomes import CLOSED, INTERNAL, STORAGE, Applied, Outcome, Refusal
from hitparade.rooms.record import Change, Record
from hitparade.rooms.state import RoomState
from hitparade.rooms.surroundings import Surroundings
from hitparade.storage.port import SequenceTaken

Decide = Callable[[RoomState, Now], Change | None]
"""Decides on the state as it is when the request's turn has come. None: there is nothing to do (any more)."""

Answer = Callable[[Outcome], None]
"""Hears what became of a request. Never raises."""


class Follower(Protocol):
    """Who hears from a line: the room."""

    def applied(self, before: RoomState, after: RoomState, record: Record) -> None:
        """A record is durable, and the line's state is ``after`` now."""
        ...

    def rested(self) -> None:
        """Nothing is waiting."""
        ...


class Request(Awaitable[Outcome]):
    """Something asked of a room: await it for what became of it. ``answer`` is told at once.

    Most of them nobody waits for, so there is no future before somebody does.
    """

    __slots__ = ("answer", "decide", "id", "member", "outcome", "waited_for")

    def __init__(self, decide: Decide, member: int | None, message: str | None, answer: Answer | None) -> None:
        self.decide = decide
        self.member = member
        self.id = message
        self.answer = answer
        self.outcome: Outcome | None = None
        self.waited_for: Future[Outcome] | None = None

    def settle(self, outcome: Outcome) -> None:
        """Tells whoever waits, if anybody does."""
        self.outcome = outcome
        if self.answer is not None:
            self.answer(outcome)
        if self.waited_for is not None and not self.waited_for.done():
            self.waited_for.set_result(outcome)

    def __await__(self) -> Generator[Any, None, Outcome]:
        if self.outcome is not None:
            return self.outcome
        if self.waited_for is None:
            self.waited_for = asyncio.get_running_loop().create_future()
        return (yield from self.waited_for)


def known(outcome: Outcome) -> Request:
    """A request that needed no deciding."""
    request = Request(_nothing, None, None, None)
    request.settle(outcome)
    return request


def _nothing(_state: RoomState, _now: Now) -> None:
    """Decides nothing."""


class Line:
    """The requests of one room, in the order in which they came."""

    __slots__ = ("_follower", "_is_closed", "_link", "_present", "_queue", "_work", "_writing", "state")

    def __init__(
        self,
        work: Surroundings,
        state: RoomState,
        present: Collection[int],
        link: LinkOf,
        follower: Follower,
    ) -> None:
        self.state = state
        self._link = link
        self._work = work
        self._present = present
        self._follower = follower
        self._queue: deque[Request] = deque()
        self._writing: Future[None] | None = None
        self._is_closed = False

    @property
    def is_closed(self) -> bool:
        """Whether no more requests are taken."""
        return self._is_closed

    @property
    def is_idle(self) -> bool:
        """Whether nothing is waiting or being written."""
        return self._writing is None and not self._queue

    def now(self) -> Now:
        """The present; its time never runs backwards in a log."""
        return Now(max(self._work.clock(), self.state.at_ms), self._present, self._work.chance, self._link)

    def ask(
        self, decide: Decide, member: int | None = None, message: str | None = None, answer: Answer | None = None
    ) -> Request:
        """Queues a request. ``member`` and ``message`` name the message that it comes from."""
        request = Request(decide, member, message, answer)
        if self._is_closed:
            request.settle(CLOSED)
            return request
        self._queue.append(request)
        if self._writing is None:
            self._next()
        return request

    async def close(self) -> None:
        """Takes no more requests, refuses those that wait, and lets the one under way land."""
        self._is_closed = True
        while self._queue:
            self._queue.popleft().settle(CLOSED)
        while self._writing is not None:
            await asyncio.wait([self._writing])
            await asyncio.sleep(0)

    def _next(self) -> None:
        while self._writing is None and self._queue:
            self._take(self._queue.popleft())
        if self._writing is None and not self._is_closed:
            self._follower.rested()

    def _take(self, request: Request) -> None:
        before = self.state.applied_in(request.member, request.id)
        if before is not None:
            request.settle(Applied(before, again=True))
            return
        try:
            decided = self._decide(request)
        except HitparadeError as refusal:
            request.settle(Refusal(refusal.code, refusal.sentence))
        except Exception:  # noqa: BLE001 - a mistake of ours never costs a player the game
            reporting.mistake("decide-failed", room=self.state.code, number=self.state.number)
            request.settle(INTERNAL)
        else:
            if decided is None:
                request.settle(Applied(self.state.told, again=True))
            else:
                self._write(request, *decided)

    def _decide(self, request: Request) -> tuple[Record, RoomState, bytes] | None:
        state, now = self.state, self.now()
        change = request.decide(state, now)
        if change is None:
            return None
        record = Record(now.at_ms, request.member, request.id, change.events, change.entry)
        return record, evolve(state, record), records.encode(record)

    def _write(self, request: Request, record: Record, after: RoomState, body: bytes) -> None:
        def landed(written: Future[None]) -> None:
            self._landed(request, record, after, written)

        self._writing = self._work.log.append(after.code, after.number, body)
        self._writing.add_done_callback(landed)

    def _landed(self, request: Request, record: Record, after: RoomState, written: Future[None]) -> None:
        self._writing = None
        error = asyncio.CancelledError() if written.cancelled() else written.exception()
        if error is None:
            self._move_on(record, after)
            request.settle(Applied(after.told))
        elif isinstance(error, SequenceTaken):
            self._catch_up(request)
            return
        else:
            reporting.trouble("append-failed", room=after.code, number=after.number, error=str(error))
            request.settle(STORAGE)
        self._next()

    def _move_on(self, record: Record, after: RoomState) -> None:
        before, self.state = self.state, after
        self._work.records += 1
        try:
            self._follower.applied(before, after, record)
        except Exception:  # noqa: BLE001 - what is durable has happened, even if telling of it failed
            reporting.mistake("tell-failed", room=after.code, number=after.number)

    def _catch_up(self, request: Request) -> None:
        """Somebody else wrote to this room's log (or a failed append did land): read on, then decide again."""

        async def read() -> None:
            game = self.state.play.match.head.game if self.state.play else None
            for _, body in await self._work.log.read(self.state.code, self.state.number):
                record = records.decode(body, game)
                self._move_on(record, evolve(self.state, record))
                game = self.state.play.match.head.game if self.state.play else None

        def caught_up(reading: Future[None]) -> None:
            self._writing = None
            if reading.cancelled() or reading.exception() is not None:
                reporting.trouble("catch-up-failed", room=self.state.code, number=self.state.number)
                request.settle(STORAGE)
            else:
                self._queue.appendleft(request)
            self._next()

        self._writing = asyncio.ensure_future(read())
        self._writing.add_done_callback(caught_up)
