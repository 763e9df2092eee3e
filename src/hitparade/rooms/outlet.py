"""One member's messages in their order, some of which may not go out before a while has passed."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from hitparade.rooms.surroundings import Alarm, Surroundings

Out = Callable[[], object]


class Outlet:
    """Sends at once, unless something before must wait: then everything after it waits as well."""

    __slots__ = ("_alarm", "_send", "_waiting", "_work")

    def __init__(self, send: Callable[[bytes], object], work: Surroundings) -> None:
        self._send = send
        self._work = work
        self._waiting: deque[tuple[float, bytes, Out | None]] = deque()
        self._alarm: Alarm | None = None

    def tell(self, data: bytes, later_ms: float, out: Out | None) -> None:
        """Sends so many ms later than it could, and calls ``out`` when it does."""
        if later_ms <= 0 and not self._waiting:
            self._send(data)
            if out is not None:
                out()
            return
        self._waiting.append((self._work.clock() + later_ms, data, out))
        if self._alarm is None:
            self._wait()

    def _wait(self) -> None:
        self._alarm = self._work.later(max(0, self._waiting[0][0] - self._work.clock()) / 1000, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._let_out()
        while self._waiting and self._waiting[0][0] <= self._work.clock():
            self._let_out()
        if self._waiting:
            self._wait()

    def _let_out(self) -> None:
        _, data, out = self._waiting.popleft()
        self._send(data)
        if out is not None:
            out()

    def stop(self) -> None:
        """Nothing more goes out."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._waiting.clear()
