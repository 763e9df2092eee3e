"""The way out of one socket: never blocks the room; a slow receiver gets the newest state, not a growing queue."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Generator
from typing import Any

from hitparade.wire import outgoing

Send = Callable[[Any], Coroutine[Any, Any, None]]

MOST_HELD = 64
"""Messages that wait for a slow receiver. Beyond so many they are dropped, and it gets the state as a whole later."""
GOODBYE_S = 2.0
"""How long a receiver has to take the last message."""
CLOSE_CODES = {"restarting": 1012, "flooding": 1008, "too-slow": 1008, "bad-token": 1008}


class _Rest(Awaitable[None]):
    """What is left of a send that has begun to wait: the future it waits for, then the send itself."""

    __slots__ = ("_sending", "_waits_for")

    def __init__(self, sending: Coroutine[Any, Any, None], waits_for: object) -> None:
        self._sending = sending
        self._waits_for = waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        yield self._waits_for
        yield from self._sending.__await__()


class SocketChannel:
    """One socket's way out. After messages were dropped (``behind``), ``on_caught_up`` is called once all is sent."""

    __slots__ = ("_abort", "_held", "_send", "_task", "_write_text", "behind", "closed", "on_caught_up", "slow_since")

    def __init__(
        self, send: Send, abort: Callable[[], None], write_text: Callable[[bytes], bool] = lambda _: False
    ) -> None:
        self._send = send
        self._abort = abort
        self._write_text = write_text
        self._held: list[bytes] | None = None
        self._task: asyncio.Task[None] | None = None
        self.behind = False
        self.closed = False
        self.slow_since: float | None = None
        self.on_caught_up: Callable[[], None] = _nothing

    def send(self, data: bytes) -> None:
        """Sends now if the transport takes it, else as soon as it does. Never blocks, never raises."""
        if self.closed:
            return
        if self._held is not None:
            self._hold(data)
            return
        if self._write_text(data):
            return
        # Stepped by hand: the server's send runs through without waiting unless its buffer is full, and a task for
        # every message would cost more than the message.
        sending = self._send({"type": "websocket.send", "text": data.decode()})
        try:
            waits_for = sending.send(None)
        except StopIteration:
            return
        except OSError:
            self.closed = True
            return
        self._fall_behind(_Rest(sending, waits_for))

    def _hold(self, data: bytes) -> None:
        held = self._held
        if held is None or self.behind:
            return
        if len(held) >= MOST_HELD:
            held.clear()
            self.behind = True
            return
        held.append(data)

    def _fall_behind(self, rest: Awaitable[None]) -> None:
        self._held = []
        self.slow_since = time.monotonic()
        self._task = asyncio.get_running_loop().create_task(self._catch_up(rest))

    async def _catch_up(self, rest: Awaitable[None]) -> None:
        try:
            await rest
            while self._held:
                await self._send({"type": "websocket.send", "text": self._held.pop(0).decode()})
        except OSError:
            self.closed = True
            return
        self._held = self._task = self.slow_since = None
        if self.behind:
            self.behind = False
            self.on_caught_up()

    def close(self, code: str, sentence: str) -> None:
        """Says goodbye and closes; a receiver that does not take even that is dropped."""
        if not self.closed:
            self.closed = True
            bye = outgoing.encode(outgoing.Bye(code, sentence))
            self._task, waiting = asyncio.get_running_loop().create_task(self._say_goodbye(code, bye)), self._task
            if waiting is not None:
                waiting.cancel()

    async def _say_goodbye(self, code: str, bye: bytes) -> None:
        try:
            async with asyncio.timeout(GOODBYE_S):
                await self._send({"type": "websocket.send", "text": bye.decode()})
                await self._send({"type": "websocket.close", "code": CLOSE_CODES.get(code, 4000), "reason": code})
        except TimeoutError:
            self._abort()
        except (OSError, RuntimeError):
            pass  # The peer was gone first.

    async def closed_down(self) -> None:
        """Waits until goodbye has been said."""
        if self._task is not None:
            await asyncio.wait([self._task])

    def drop(self) -> None:
        """Ends the connection without a word: the peer is dead."""
        self.closed = True
        if self._task is not None:
            self._task.cancel()
        self._abort()


def _nothing() -> None:
    """What a channel does that nobody listens to."""
