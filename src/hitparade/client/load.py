"""Tables of four on Hits & Outs, two players and two spectators each, at a rate that does not wait for the server.

The latency of a move runs from the instant at which it was due, not from when it could be sent, until the last of the
four members has the news. Each member's numbers are checked: every one, once, in order.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

from hitparade.client.load_table import PEOPLE, STUCK_S, Table, Tally


async def _keep_playing(table: Table, first: float, pause: float, moves: int) -> None:
    """Plays a move every ``pause`` seconds, beginning at ``first``; late ones follow at once and count their delay."""
    for number in range(moves):
        due = first + number * pause
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        if time.perf_counter() >= first + moves * pause + STUCK_S:
            return
        await table.play(due)


async def _load(url: str, rooms: int, seconds: float, rate: float) -> tuple[Tally, float]:
    tally = Tally()
    tables = [Table(url, tally) for _ in range(rooms)]
    for table in tables:
        await table.sit_down()
    pause, began = rooms / rate, time.perf_counter() + 0.1
    # Spread over one pause, so that the rate is even from the first second on.
    starts = [began + pause * at / rooms for at in range(rooms)]
    pairs = zip(tables, starts, strict=True)
    moves = round(seconds / pause)
    await asyncio.gather(*(_keep_playing(table, start, pause, moves) for table, start in pairs))
    took = time.perf_counter() - began
    await asyncio.gather(*(table.leave() for table in tables))
    return tally, took


def run_load(url: str, rooms: int, seconds: float, rate: float) -> dict[str, Any]:
    """Plays at ``rooms`` tables for so many seconds at ``rate`` moves a second in all; blocks.

    The server has to run with its limits off. Returns moves a second, latencies in ms and everything that went wrong.
    """
    tally, took = asyncio.run(_load(url, rooms, seconds, rate))
    return {
        "rooms": rooms,
        "members": rooms * len(PEOPLE),
        "seconds": round(took, 3),
        "moves": len(tally.latencies),
        "moves_per_s": round(len(tally.latencies) / took, 1),
        "latency_ms": spread(tally.latencies),
        "out_of_order": tally.out_of_order,
        "refused": tally.refused,
        "stuck": tally.stuck,
    }


def spread(latencies: list[float]) -> dict[str, float]:
    """Percentiles of the latencies."""
    ordered = sorted(latencies) or [0.0]
    shares = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    return {name: round(ordered[min(len(ordered) - 1, int(len(ordered) * share))], 3) for name, share in shares.items()}
