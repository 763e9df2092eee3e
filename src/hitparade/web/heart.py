"""The server's heartbeat: one task for all sockets pings them, notices the dead and lets go of those far too slow."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol

from hitparade.web.channel import SocketChannel
from hitparade.wire import outgoing

BEAT_S = 1.0
PING_BEATS = 5
"""A socket is pinged every so many beats; which one depends on its turn, so that pings don't come in bursts."""
REMEMBERED = 12
"""An answer to an older ping measures nothing."""
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


class Heart:
    """Beats once a second over all sockets."""

    def __init__(self) -> None:
        self._patients: dict[Patient, int] = {}
        self._turn = 0
        self._beats = 0
        self._sent: dict[int, float] = {}
        self._task: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._patients)

    def add(self, patient: Patient) -> None:
        """Watches a socket from now on."""
        self._turn = (self._turn + 1) % PING_BEATS
        self._patients[patient] = self._turn

    def remove(self, patient: Patient) -> None:
        """Watches it no longer."""
        self._patients.pop(patient, None)

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
        self._sent[self._beats] = now
        self._sent.pop(self._beats - REMEMBERED, None)
        ping = outgoing.encode(outgoing.ServerPing(self._beats))
        turn = self._beats % PING_BEATS
        for patient, its_turn in list(self._patients.items()):
            channel = patient.channel
            if now - patient.heard_at >= DEAD_S:
                channel.drop()
            elif channel.slow_since is not None and now - channel.slow_since >= TOO_SLOW_S:
                channel.close("too-slow", TOO_SLOW)
            elif its_turn == turn:
                channel.send(ping)

    def trip_ms(self, beat: int, now: float) -> float | None:
        """How long the answer to the ping of that beat took; None if it is too long ago, or never was."""
        sent = self._sent.get(beat)
        return None if sent is None else (now - sent) * 1000

    async def close_all(self, code: str, sentence: str) -> None:
        """Says goodbye to every socket and waits until each has heard it or been dropped."""
        channels = [patient.channel for patient in self._patients]
        for channel in channels:
            channel.close(code, sentence)
        await asyncio.gather(*(channel.closed_down() for channel in channels))
