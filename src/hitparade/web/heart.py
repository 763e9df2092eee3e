"""The server's heartbeat: one task for all sockets pings them, notices the dead and lets go of those far too slow."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol

from hitparade.web.channel import SocketChannel
from hitparade.web.pings import Pings
from hitparade.wire import outgoing

BEAT_S = 1.0
PING_BEATS = 5
"""A socket is pinged every so many beats; which one depends on its turn, so that pings don't come in bursts."""
RACING_BEATS = 2
"""The same where it matters who is first (M7)."""
FIRST_PINGS = 8
"""Where it matters who is first a socket is pinged so often at once, to know how far it is from the beginning."""
DEAD_S = 12.0
"""Silent for so long means dead: noticed within 13 s, of the 15 s that are promised."""
TOO_SLOW_S = 30.0
TOO_SLOW = "This device took too long to receive the news; come back when the line is better."


class Patient(Protocol):
    """A socket as the heart sees it. Times are seconds of the monotonic clock."""

    @property
    def heard_at(self) -> float:
        """When the peer was last heard."""
        ...

    @property
    def channel(self) -> SocketChannel:
        """The way to the peer."""
        ...

    @property
    def pings(self) -> Pings:
        """The pings that it has not answered yet."""
        ...

    @property
    def is_racing(self) -> bool:
        """Whether it matters how far it is, to the millisecond."""
        ...


class Heart:
    """Beats once a second over all sockets."""

    def __init__(self) -> None:
        self._patients: dict[Patient, int] = {}
        self._turn = 0
        self._beats = 0
        self._pings = 0
        self._close: set[Patient] = set()
        self._task: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._patients)

    def add(self, patient: Patient) -> None:
        """Watches a socket from now on."""
        self._turn = (self._turn + 1) % (PING_BEATS * RACING_BEATS)
        self._patients[patient] = self._turn
        if patient.is_racing:
            self._measure_closely(patient)

    def remove(self, patient: Patient) -> None:
        """Watches it no longer."""
        self._patients.pop(patient, None)
        self._close.discard(patient)

    def start(self) -> None:
        """Begins to beat, in the running loop."""
        self._task = asyncio.get_running_loop().create_task(self._run())

    def stop(self) -> None:
        """Beats no more."""
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(BEAT_S)
            self.beat(time.monotonic())

    def beat(self, now: float) -> None:
        """One beat: dead sockets are dropped, hopelessly slow ones closed, the others pinged when it is their turn."""
        self._beats += 1
        n, ping = self._next()
        for patient, its_turn in list(self._patients.items()):
            channel = patient.channel
            if now - patient.heard_at >= DEAD_S:
                channel.drop()
            elif channel.slow_since is not None and now - channel.slow_since >= TOO_SLOW_S:
                channel.close("too-slow", TOO_SLOW)
            elif not patient.is_racing:
                self._close.discard(patient)
                if (self._beats - its_turn) % PING_BEATS == 0:
                    self._ping(patient, n, ping)
            elif patient not in self._close:
                self._measure_closely(patient)
            elif (self._beats - its_turn) % RACING_BEATS == 0:
                self._ping(patient, n, ping)

    def _next(self) -> tuple[int, bytes]:
        self._pings += 1
        return self._pings, outgoing.encode(outgoing.ServerPing(self._pings))

    def _ping(self, patient: Patient, n: int, ping: bytes) -> None:
        patient.pings.sent(n, time.monotonic())
        patient.channel.send(ping)

    def _measure_closely(self, patient: Patient) -> None:
        self._close.add(patient)
        for _ in range(FIRST_PINGS):
            self._ping(patient, *self._next())

    async def close_all(self, code: str, sentence: str) -> None:
        """Says goodbye to every socket and waits until each has heard it or been dropped."""
        channels = [patient.channel for patient in self._patients]
        for channel in channels:
            channel.close(code, sentence)
        await asyncio.gather(*(channel.closed_down() for channel in channels))
