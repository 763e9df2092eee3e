"""How often somebody may do something: token buckets by client address or room, made for crowds behind one address."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from hitparade.kernel.errors import HitparadeError


class TooOften(HitparadeError):
    """Somebody asks more often than is good for the others. The next try has a chance after ``after_s`` seconds."""

    def __init__(self, sentence: str, after_s: float) -> None:
        super().__init__("slow-down", sentence)
        self.after_s = after_s


class Rate(Struct, frozen=True):
    """So many at once (``burst``), and so many a second later on."""

    burst: float
    per_second: float

    def times(self, factor: float) -> Rate:
        """The same rate, more generous by a factor."""
        return Rate(self.burst * factor, self.per_second * factor)


class Bucket:
    """What is left of one rate for one asker. Takes the time from outside, in seconds."""

    __slots__ = ("at", "left")

    def __init__(self, rate: Rate, now: float) -> None:
        self.left = rate.burst
        self.at = now

    def level(self, rate: Rate, now: float) -> float:
        """How many may be taken now."""
        return min(rate.burst, self.left + (now - self.at) * rate.per_second)

    def take(self, rate: Rate, now: float, cost: float = 1) -> bool:
        """Takes ``cost`` if there is so much; says whether."""
        left = self.level(rate, now)
        self.at = now
        self.left = left - cost if left >= cost else left
        return left >= cost


Kind = Literal["open", "join", "wrong", "pin", "pin-room", "socket", "replay", "pack"]

RATES: dict[Kind, Rate] = {
    # A school class behind one address comes in within a minute or two; 500 scripted joins stop at about 80.
    "open": Rate(20, 0.2),
    "join": Rate(60, 2),
    # Wrong room codes and tokens. At most one code in twenty leads to a room: a guesser finds one in three minutes.
    "wrong": Rate(20, 0.1),
    # Six digits that live for ten minutes, in which an address has 29 tries and a room 19: a chance of 1 in 50,000. (A
    # seat's own PIN is void after five.)
    "pin": Rate(10, 1 / 30),
    "pin-room": Rate(10, 1 / 60),
    # A thousand players behind one proxy come back at once after a restart.
    "socket": Rate(2_000, 100),
    "replay": Rate(20, 0.5),
    # Each may take most of a second of one processor.
    "pack": Rate(10, 0.1),
}
SENTENCES: dict[Kind, str] = {
    "open": "Too many tables were opened from this address; wait a little.",
    "join": "Too many people came in from this address at once; wait a moment and try again.",
    "wrong": "Too many wrong codes from this address; wait a little and check the code.",
    "pin": "Too many wrong PINs from this address; wait a minute.",
    "pin-room": "Too many wrong PINs for this table; wait a minute and ask for a fresh one.",
    "socket": "Too many connections from this address at once; wait a moment.",
    "replay": "Too many replays from this address at once; wait a moment.",
    "pack": "Too many packs from this address; wait a little.",
}
MOST_ASKERS = 20_000
"""Beyond so many, buckets that are full again are forgotten: they say nothing."""


class Limits:
    """All rates of one server. ``factor`` multiplies them; 0 switches them off."""

    def __init__(self, factor: float = 1, clock: Callable[[], float] = time.monotonic) -> None:
        self._rates = {kind: rate.times(factor) for kind, rate in RATES.items()} if factor else {}
        self._clock = clock
        self._buckets: dict[tuple[Kind, str], Bucket] = {}

    def take(self, kind: Kind, asker: str) -> None:
        """Counts one try. Raises TooOften when there have been too many."""
        if (rate := self._rates.get(kind)) is not None:
            bucket = self._bucket(kind, asker, rate)
            if not bucket.take(rate, self._clock()):
                raise self._refusal(kind, rate, bucket)

    def check(self, kind: Kind, asker: str) -> None:
        """Raises TooOften when nothing is left, without counting: for tries of which only wrong ones count."""
        rate, bucket = self._rates.get(kind), self._buckets.get((kind, asker))
        if rate is not None and bucket is not None and bucket.level(rate, self._clock()) < 1:
            raise self._refusal(kind, rate, bucket)

    def _refusal(self, kind: Kind, rate: Rate, bucket: Bucket) -> TooOften:
        return TooOften(SENTENCES[kind], (1 - bucket.level(rate, self._clock())) / rate.per_second)

    def _bucket(self, kind: Kind, asker: str, rate: Rate) -> Bucket:
        key = (kind, asker)
        if key not in self._buckets:
            if len(self._buckets) >= MOST_ASKERS:
                self._forget()
            self._buckets[key] = Bucket(rate, self._clock())
        return self._buckets[key]

    def _forget(self) -> None:
        now = self._clock()
        self._buckets = {
            key: bucket
            for key, bucket in self._buckets.items()
            if bucket.level(self._rates[key[0]], now) < self._rates[key[0]].burst
        }
