"""Figures: gauges from the house, counters of our own, and how long an append took."""

import asyncio

import pytest

from hitparade.storage import SequenceTaken
from hitparade.storage.memory import MemoryLog
from hitparade.web.metrics import MeasuredLog, Metrics


def test_the_page_tells_all_figures() -> None:
    metrics = Metrics()
    metrics.ask(lambda: {"rooms": 3, "open_matches": 2})
    metrics.refusals.labels("wrong-step").inc()
    page = metrics.page().decode()
    for line in (
        "hitparade_rooms 3.0",
        "hitparade_open_matches 2.0",
        'hitparade_refusals_total{code="wrong-step"} 1.0',
    ):
        assert line in page.splitlines()


def test_appends_are_measured_whether_they_succeed_or_not() -> None:
    async def inner() -> str:
        metrics = Metrics()
        log = MeasuredLog(MemoryLog(), metrics)
        await log.open()
        await log.append("CFHJ", 1, b"a")
        await asyncio.sleep(0)
        with pytest.raises(SequenceTaken):
            await log.append("CFHJ", 1, b"b")
        await log.check()
        await asyncio.sleep(0)
        assert [row.body for row in await log.read("CFHJ")] == [b"a"]
        await log.close()
        return metrics.page().decode()

    assert "hitparade_append_seconds_count 2.0" in asyncio.run(inner())


def test_of_appends_at_once_the_first_is_measured() -> None:
    async def inner() -> str:
        metrics = Metrics()
        log = MeasuredLog(MemoryLog(), metrics)
        await log.open()
        await asyncio.gather(*(log.append("CFHJ", number, b"a") for number in (1, 2, 3)))
        await asyncio.sleep(0)
        await log.append("CFHJ", 4, b"a")
        await asyncio.sleep(0)
        return metrics.page().decode()

    assert "hitparade_append_seconds_count 2.0" in asyncio.run(inner())
