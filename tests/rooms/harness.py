"""A house for tests: a clock and alarms that only move by hand, logs that fail on order, channels that remember."""

from __future__ import annotations

import asyncio
from asyncio import Future
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec

from hitparade.kernel import registry
from hitparade.rooms import House, Timing
from hitparade.rooms.connection import Connection
from hitparade.rooms.runner import Room
from hitparade.storage import EventLog, Row
from hitparade.storage.memory import MemoryLog
from hitparade.wire import acts
from hitparade.wire.http import ComeIn, OpenTable, Seated
from hitparade.wire.incoming import ActMessage, Move

T = TypeVar("T")

GAME = "rock-paper-scissors"
registry.register(GAME, "tests.toy.rock_paper_scissors")

START_MS = 1_700_000_000_000


def run(story: Awaitable[T]) -> T:
    """Runs a story, and fails when anything was left running behind."""

    async def main() -> T:
        result = await story
        await settle()
        left = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        assert not left, left
        return result

    return asyncio.run(main())


async def settle(rounds: int = 12) -> None:
    """Lets everything happen that can happen now."""
    for _ in range(rounds):
        await asyncio.sleep(0)


class Time:
    """A clock that stands still, and the alarms that are set by it."""

    def __init__(self) -> None:
        self.now_ms = START_MS
        self._alarms: list[tuple[int, int, Callable[[], object]]] = []
        self._count = 0

    def __call__(self) -> int:
        return self.now_ms

    def later(self, seconds: float, call: Callable[[], object]) -> _Set:
        self._count += 1
        alarm = (self.now_ms + round(seconds * 1000), self._count, call)
        self._alarms.append(alarm)
        return _Set(self, alarm)

    def cancel(self, alarm: tuple[int, int, Callable[[], object]]) -> None:
        if alarm in self._alarms:
            self._alarms.remove(alarm)

    async def pass_(self, seconds: float) -> None:
        """Lets time go by, alarm by alarm."""
        until_ms = self.now_ms + round(seconds * 1000)
        await settle()
        for _ in range(10_000):
            due = min((alarm for alarm in self._alarms if alarm[0] <= until_ms), default=None)
            if due is None:
                break
            self._alarms.remove(due)
            self.now_ms = max(self.now_ms, due[0])
            due[2]()
            await settle()
        else:
            raise AssertionError("alarms ring without end")
        self.now_ms = until_ms
        await settle()


@dataclass
class _Set:
    time: Time
    alarm: tuple[int, int, Callable[[], object]]

    def cancel(self) -> None:
        self.time.cancel(self.alarm)


class Phone:
    """A channel that keeps what it was sent."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.bytes: list[bytes] = []
        self.closed: str | None = None

    def send(self, data: bytes) -> None:
        assert self.closed is None, "sent after closing"
        self.bytes.append(data)
        self.sent.append(msgspec.json.decode(data))

    def close(self, code: str, sentence: str) -> None:
        assert self.closed is None, "closed twice"
        assert sentence.endswith(".")
        self.closed = code

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.sent if message["type"] == kind]

    @property
    def last(self) -> dict[str, Any]:
        return self.sent[-1]

    @property
    def news(self) -> list[dict[str, Any]]:
        return self.of("news")


@dataclass
class Person:
    """Somebody with a phone."""

    house: House
    seated: Seated
    phone: Phone = field(default_factory=Phone)
    connection: Connection | None = None
    count: int = 0

    @property
    def id(self) -> int:
        return self.seated.member

    async def join(self, seen: int | None = None) -> Phone:
        self.phone = Phone()
        self.connection = await self.house.join(self.seated.code, self.seated.token, self.phone, seen)
        return self.phone

    @property
    def live(self) -> Connection:
        assert self.connection
        return self.connection

    def next_id(self) -> str:
        self.count += 1
        return f"{self.id}-{self.count}"

    async def act(self, act: acts.AnyAct, message: str | None = None) -> dict[str, Any]:
        await self.live.act(ActMessage(message or self.next_id(), act))
        return self.phone.sent[-1] if self.phone.sent else {}

    async def move(self, move: Any, message: str | None = None, step: int | None = None) -> dict[str, Any]:
        await self.live.move(Move(message or self.next_id(), move, step))
        return self.phone.sent[-1]

    async def throw(self, shape: str, message: str | None = None) -> dict[str, Any]:
        return await self.move({"type": "throw", "shape": shape}, message)

    def refusal(self) -> str | None:
        """The code of the last message, if it was a refusal."""
        return self.phone.last.get("code") if self.phone.last["type"] == "refused" else None


@dataclass
class World:
    """A house with its clock and log."""

    time: Time
    log: EventLog
    house: House

    async def open(self, name: str = "Ana", **wish: Any) -> Person:
        person = Person(self.house, await self.house.open_table(OpenTable(name, "mio", GAME, **wish)))
        await person.join()
        return person

    async def come(self, host: Person, name: str = "Ben", role: Any = "player") -> Person:
        person = Person(self.house, await self.house.come_in(host.seated.code, ComeIn(name, "theo", role)))
        await person.join()
        return person

    async def pair(self) -> tuple[Person, Person]:
        """Two people in the middle of a match."""
        ana = await self.open()
        ben = await self.come(ana)
        await ana.act(acts.Start())
        return ana, ben

    def room(self, person: Person) -> Room:
        return self.house._keeper.rooms[person.seated.code]

    def reopened(self) -> World:
        """The same log under a new house, as after a restart."""
        return make_world(self.log, self.time)


def make_world(log: EventLog | None = None, time: Time | None = None, timing: Timing | None = None) -> World:
    time, log = time or Time(), log or MemoryLog()
    return World(time, log, House(log, timing or Timing(), time, chance_seed=5, later=time.later))


async def match_played(world: World) -> tuple[Person, Person]:
    ana, ben = await world.pair()
    for shapes in (("rock", "paper"), ("rock", "scissors"), ("rock", "scissors")):
        await ana.throw(shapes[0])
        await ben.throw(shapes[1])
    return ana, ben


class FaultyLog(MemoryLog):
    """A log whose appends wait, or fail, when told to; and whose reads come back only once a ``gate`` is open."""

    def __init__(self) -> None:
        super().__init__()
        self.fail: Exception | None = None
        self.held: list[Callable[[], None]] | None = None
        self.gate: asyncio.Event | None = None

    async def read(self, room: str, after: int = 0) -> list[Row]:
        rows = await super().read(room, after)
        if self.gate is not None:
            await self.gate.wait()
        return rows

    def append(self, room: str, sequence: int, body: bytes) -> Future[None]:
        if self.fail is not None:
            done: Future[None] = asyncio.get_running_loop().create_future()
            done.set_exception(self.fail)
            return done
        if self.held is None:
            return super().append(room, sequence, body)
        later: Future[None] = asyncio.get_running_loop().create_future()
        self.held.append(lambda: self._land(later, room, sequence, body))
        return later

    def _land(self, later: Future[None], room: str, sequence: int, body: bytes) -> None:
        done = super().append(room, sequence, body)
        error = done.exception()
        if error is None:
            later.set_result(None)
        else:
            later.set_exception(error)

    def hold(self) -> None:
        self.held = []

    def release(self) -> None:
        held, self.held = self.held or [], None
        for land in held:
            land()
