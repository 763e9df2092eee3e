"""What rooms need of the world: a log, a clock, alarms, chance. Everything a test has to hold in its hands."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from hitparade.kernel import Chance
from hitparade.rooms.timing import Timing
from hitparade.storage.port import EventLog


class Alarm(Protocol):
    """Something that will ring unless it is cancelled."""

    def cancel(self) -> object:
        """It rings no more."""
        ...


Later = Callable[[float, Callable[[], object]], Alarm]
"""``later(seconds, call)`` calls back once, as the event loop's ``call_later``."""


_JUMP_NS = 2_000_000_000
"""The machine's clock was set, or the machine slept, if it differs by so much."""


class WallClock:
    """Milliseconds since 1970 that pass evenly: corrections of the machine's clock neither stretch nor shorten a race.

    Where the machine's clock runs ahead by seconds it is followed, and it is never followed back.
    """

    def __init__(self) -> None:
        self._ahead_ns = time.time_ns() - time.monotonic_ns()

    def exact(self) -> float:
        """The time with its fractions."""
        return self._now_ns() / 1_000_000

    def __call__(self) -> int:
        """The time in whole milliseconds."""
        return self._now_ns() // 1_000_000

    def _now_ns(self) -> int:
        now_ns = time.monotonic_ns()
        ahead_ns = time.time_ns() - now_ns
        if ahead_ns - self._ahead_ns > _JUMP_NS:
            self._ahead_ns = ahead_ns
        return now_ns + self._ahead_ns


wall_clock = WallClock()
"""The one of this process."""


def loop_alarm(seconds: float, call: Callable[[], object]) -> Alarm:
    """An alarm of the running event loop."""
    return asyncio.get_running_loop().call_later(seconds, call)


@dataclass(slots=True)
class Surroundings:
    """Shared by all rooms of a house. ``records`` counts what was written.

    Files of hosts are ``reading`` one after the other: however many come at once, tables that play have most of the
    machine.
    """

    log: EventLog
    timing: Timing = field(default_factory=Timing)
    clock: Callable[[], int] = wall_clock
    later: Later = loop_alarm
    chance: Chance = field(default_factory=Chance)
    records: int = 0
    reading: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))
