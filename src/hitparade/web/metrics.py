"""Figures for Prometheus: what the house holds and does. No label ever carries a room, a name or an address."""

from __future__ import annotations

import time
from asyncio import Future
from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from hitparade.storage.port import EventLog

_APPEND_BUCKETS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5)


class Stats(Collector):
    """The house's own counts as gauges, asked for at the moment of the scrape."""

    def __init__(self, ask: Callable[[], dict[str, int]]) -> None:
        self._ask = ask

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """One gauge a count."""
        for name, value in self._ask().items():
            yield GaugeMetricFamily(f"hitparade_{name}", f"{name.replace('_', ' ').capitalize()} now.", value)


class Metrics:
    """The counters of one server, in a registry of their own so that tests can hold several servers."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        counted = self.registry
        self.moves = Counter("hitparade_moves", "Moves taken from sockets.", registry=counted)
        self.acts = Counter("hitparade_acts", "Acts taken from sockets.", registry=counted)
        self.refusals = Counter("hitparade_refusals", "Refusals by code.", ["code"], registry=counted)
        self.sockets_closed = Counter("hitparade_sockets_closed", "Closed by us, by code.", ["code"], registry=counted)
        self.resyncs = Counter("hitparade_slow_resyncs", "Slow sockets sent the newest state.", registry=counted)
        self.appends = Histogram(
            "hitparade_append_seconds",
            "From asking until durable, of one append at a time.",
            buckets=_APPEND_BUCKETS,
            registry=counted,
        )

    def ask(self, stats: Callable[[], dict[str, int]]) -> None:
        """Adds the gauges of whoever counts for itself."""
        self.registry.register(Stats(stats))

    def page(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self.registry)


class MeasuredLog:
    """A log that also tells how long appends take.

    One at a time is timed, the next that comes once it is done: all of them on a calm evening, and a fair sample of a
    rush, when looking at each would cost as much as the rest of the append.
    """

    def __init__(self, log: EventLog, metrics: Metrics) -> None:
        self._log = log
        self._observe = metrics.appends.observe
        self._began: float | None = None
        self.open = log.open
        self.read = log.read
        self.keep = log.keep
        self.kept = log.kept
        self.discard = log.discard
        self.rooms = log.rooms
        self.check = log.check
        self.erase = log.erase
        self.backup = log.backup
        self.close = log.close

    def append(self, room: str, sequence: int, body: bytes) -> Future[None]:
        """Appends, and measures until the row is durable."""
        is_timed = self._began is None
        if is_timed:
            self._began = time.perf_counter()
        done = self._log.append(room, sequence, body)
        if is_timed:
            done.add_done_callback(self._durable)
        return done

    def _durable(self, _: Future[None]) -> None:
        if self._began is not None:
            self._observe(time.perf_counter() - self._began)
        self._began = None
