"""The load: whole tables of four, every member hears every number once and in order."""

import asyncio

from tests.serving import Server

from hitparade.client import load
from hitparade.client.load import run_load
from hitparade.client.load_table import Heard, Member, Table, Tally
from hitparade.wire.http import Seated
from hitparade.wire.outgoing import Cause


def test_tables_of_four_at_a_steady_rate(server: Server) -> None:
    figures = run_load(server.url, rooms=3, seconds=2, rate=30)
    assert (figures["rooms"], figures["members"]) == (3, 12)
    assert 55 <= figures["moves"] <= 60
    assert (figures["out_of_order"], figures["refused"], figures["stuck"]) == (0, 0, 0)
    spread = figures["latency_ms"]
    assert 0 < spread["p50"] <= spread["p95"] <= spread["p99"] <= spread["max"]


def member(tally: Tally) -> Member:
    return Member(Table("http://nowhere", tally), Seated("CFHJ", 1, "x"))


def test_a_number_left_out_or_told_twice_is_counted() -> None:
    async def inner() -> None:
        tally = Tally()
        listening = member(tally)
        for number in (1, 2, 4, 4, 5):
            listening.take(Heard("news", number, cause=Cause(1, "other")))
        assert tally.out_of_order == 2

    asyncio.run(inner())


def test_no_latencies_have_no_spread() -> None:
    assert load.spread([])["max"] == 0.0
    assert load.spread([1.0, 2.0, 3.0, 4.0]) == {"p50": 3.0, "p95": 4.0, "p99": 4.0, "max": 4.0}
