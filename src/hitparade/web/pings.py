"""The pings of one socket that are not answered yet, and how long the answers took."""

from __future__ import annotations

MOST = 24
"""Who owes more answers than that measures nothing by the oldest."""


class Pings:
    """Each ping counts once, and only where it was sent. Times are seconds of the monotonic clock."""

    __slots__ = ("_sent",)

    def __init__(self) -> None:
        self._sent: dict[int, float] = {}

    def sent(self, n: int, now: float) -> None:
        """Ping ``n`` goes out."""
        self._sent[n] = now
        if len(self._sent) > MOST:
            del self._sent[next(iter(self._sent))]

    def trip_ms(self, n: int, now: float) -> float | None:
        """How long the answer to ping ``n`` took; None if it is not waited for."""
        sent = self._sent.pop(n, None)
        return None if sent is None else (now - sent) * 1000
