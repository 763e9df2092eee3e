"""Lines between a player and the server, as the simulation draws them. All times are in milliseconds."""

from __future__ import annotations

from random import Random

from msgspec import Struct

from hitparade.games.hit_manga.races import FIRST_CREDIT_MS, Link, refill

PINGS_AT_FIRST = 8
"""Round trips measured when somebody joins."""
PINGS_KEPT = 30
"""Those of the last 60 s, with a ping every 2 s."""
PINGS_A_READING = 10
"""A reading takes some 20 s."""


class Line(Struct, frozen=True):
    """A line: its round trip at best, the share of it on the way down, and what comes on top each way.

    ``jitter_ms`` is drawn evenly for every message; one message in ``1 / stalls`` waits up to ``stall_ms`` besides.
    """

    round_trip_ms: float
    down: float = 0.5
    jitter_ms: float = 0.0
    stalls: float = 0.0
    stall_ms: float = 250.0

    def down_ms(self, random: Random) -> float:
        """How long a message takes from the server to the player."""
        return self.round_trip_ms * self.down + self._more_ms(random)

    def up_ms(self, random: Random) -> float:
        """How long a message takes from the player to the server."""
        return self.round_trip_ms * (1 - self.down) + self._more_ms(random)

    def _more_ms(self, random: Random) -> float:
        more_ms = random.random() * self.jitter_ms
        return more_ms + random.random() * self.stall_ms if self.stalls and random.random() < self.stalls else more_ms


def wire(round_trip_ms: float, down: float = 0.5) -> Line:
    """Always the same."""
    return Line(round_trip_ms, down)


def jittery(round_trip_ms: float, down: float = 0.5) -> Line:
    """Up to 30 ms more each way."""
    return Line(round_trip_ms, down, 30.0)


def wifi(round_trip_ms: float, down: float = 0.5) -> Line:
    """Up to 15 ms more each way, and every fiftieth message is held up for as much as 250 ms."""
    return Line(round_trip_ms, down, 15.0, 1 / 50)


class Player:
    """Somebody who listens over a line: what the server has measured of it, and the credit carried on."""

    def __init__(self, line: Line, random: Random, *, pongs_late_ms: float = 0.0, kernel_asked: bool = False) -> None:
        self.line = line
        self.credit_ms: float = FIRST_CREDIT_MS
        self._random = random
        self._pongs_late_ms = pongs_late_ms
        self._kernel_ms: float | None = None
        self._kernel_asked = kernel_asked
        self._rtts_ms: tuple[float, ...] = ()
        self.ping(PINGS_AT_FIRST)

    def ping(self, times: int) -> None:
        """Measures the round trip so often. A liar's page answers late; the kernel of its machine does not."""
        trips = [self.line.down_ms(self._random) + self.line.up_ms(self._random) for _ in range(times)]
        if self._kernel_asked:
            self._kernel_ms = min(trips) if self._kernel_ms is None else min(self._kernel_ms, *trips)
        self._rtts_ms = (*self._rtts_ms, *(trip + self._pongs_late_ms for trip in trips))[-PINGS_KEPT:]

    @property
    def last_ping_ms(self) -> float:
        """The latest round trip."""
        return self._rtts_ms[-1]

    def link(self, sent_ms: float) -> Link:
        """The link of a reading in which the line goes out to this player at ``sent_ms``."""
        return Link(sent_ms, self._rtts_ms, self._kernel_ms, self.credit_ms)

    def after_reading(self, spent_ms: float) -> None:
        """The credit refills, and the next pings are measured."""
        self.credit_ms = refill(self.credit_ms, spent_ms)
        self.ping(PINGS_A_READING)
