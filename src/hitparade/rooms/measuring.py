"""How far the members of a room are, and when the line of a race went out to whom: all that the server measures."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from statistics import median

from hitparade.kernel.links import link_of
from hitparade.kernel.values import JsonObject

KEPT_MS = 60_000
"""Round trips of the last minute count."""
MOST = 64
"""So many of them at most."""

RaceKey = int | str | None


class Measuring:
    """What is known of each member's connection. Times are ms since 1970 by the house's clock, which never goes back.

    What was measured before a connection broke counts on as long as it is fresh: it says how far the person is.
    """

    __slots__ = ("_clock", "_is_restored", "_kernel", "_race", "_sent", "_trips")

    def __init__(self, clock: Callable[[], int], race: RaceKey = None) -> None:
        self._clock = clock
        self._trips: dict[int, deque[tuple[int, float]]] = {}
        self._kernel: dict[int, float | None] = {}
        self._sent: dict[int, int] = {}
        self._race = race
        self._is_restored = race is not None

    def joined(self, member: int) -> None:
        """A member has connected: what another connection's kernel had measured is void.

        In a race that was open before this process began the line goes out anew with the first welcome.
        """
        self._trips.setdefault(member, deque(maxlen=MOST))
        self._kernel[member] = None
        if self._is_restored:
            self._sent.setdefault(member, self._clock())

    def left(self, member: int) -> None:
        """A member is gone for good."""
        self._trips.pop(member, None)
        self._kernel.pop(member, None)
        self._sent.pop(member, None)

    def measured(self, member: int, trip_ms: float, kernel_rtt_ms: float | None) -> None:
        """A round trip of a member's connection, and the smallest that the kernel has seen on it."""
        self._trips.setdefault(member, deque(maxlen=MOST)).append((self._clock(), round(trip_ms, 1)))
        self._kernel[member] = None if kernel_rtt_ms is None else round(kernel_rtt_ms, 1)

    def trips(self, member: int) -> list[float]:
        """The round trips of the last minute, oldest first."""
        since_ms = self._clock() - KEPT_MS
        return [trip_ms for at_ms, trip_ms in self._trips.get(member, ()) if at_ms >= since_ms]

    def follow(self, race: RaceKey) -> bool:
        """Another race may be open now. True if one has just opened: then nothing has gone out yet."""
        has_changed = race != self._race
        if has_changed:
            self._race, self._is_restored = race, False
            self._sent.clear()
        return has_changed and race is not None

    def sent(self, member: int, race: RaceKey) -> None:
        """The line of this race has just gone out to a member."""
        if race == self._race:
            self._sent.setdefault(member, self._clock())

    def link(self, member: int, started_ms: int) -> JsonObject | None:
        """A member's link for the rules, its times since ``started_ms``; None for who has never connected (bots)."""
        if member not in self._trips:
            return None
        trips = self.trips(member)
        # Judging needs no more of them than these three; a log of all would be ten times as long.
        rtts_ms = [min(trips), median(trips), max(trips)] if trips else []
        sent_ms = self._sent.get(member)
        return link_of(rtts_ms, self._kernel.get(member), None if sent_ms is None else sent_ms - started_ms)
