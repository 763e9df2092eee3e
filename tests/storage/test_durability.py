"""A process that is killed in the middle of writing loses nothing of what it had confirmed."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from hitparade.storage import Row, SqliteLog, preparing, sqlite

WRITER = """
import asyncio, pathlib, sys
from hitparade.storage import SqliteLog

async def fill(log, room, last):
    for number in range(last + 1, last + 100_000):
        await log.append(room, number, b"%d" % number)
        print(room, number, flush=True)

async def main():
    log = SqliteLog(pathlib.Path(sys.argv[1]))
    await log.open()
    ends = {room: last for room, last, _ in await log.rooms()}
    await asyncio.gather(*(fill(log, room, ends.get(room, 0)) for room in ("A", "B", "C", "D")))

asyncio.run(main())
"""

KILLS = 40 if os.environ.get("HITPARADE_FULL") else 4


def confirmed_before_kill(path: Path, lines: int) -> dict[str, int]:
    """Runs the writer, kills it -9 after so many confirmations, and tells the last confirmed number of each room."""
    with subprocess.Popen([sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        told = [process.stdout.readline() for _ in range(lines)]
        process.send_signal(signal.SIGKILL)
        told += process.stdout.read().splitlines()
    confirmed: dict[str, int] = {}
    for words in (line.split() for line in told):
        if len(words) == 2:  # the last line may be cut off: then it names a smaller number
            confirmed[words[0]] = max(confirmed.get(words[0], 0), int(words[1]))
    return confirmed


async def numbers(path: Path) -> dict[str, list[Row]]:
    log = SqliteLog(path)
    await log.open()
    found = {last.room: await log.read(last.room) for last in await log.rooms()}
    await log.close()
    return found


@pytest.mark.parametrize("seed", range(KILLS))
def test_a_kill_loses_nothing_that_was_confirmed(tmp_path: Path, seed: int) -> None:
    for _ in range(2):
        confirmed = confirmed_before_kill(tmp_path / "rooms.db", random.Random(seed).randrange(40, 400))
        found = asyncio.run(numbers(tmp_path / "rooms.db"))
        for room, last in confirmed.items():
            assert len(found[room]) >= last
            assert found[room] == [Row(number, b"%d" % number) for number in range(1, len(found[room]) + 1)]


def test_a_commit_is_on_the_disk_before_it_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that is killed can't show it, only a machine that loses power: so SQLite is asked what it does.

    2 is FULL: the write-ahead file is flushed at every commit.
    """
    opened: list[sqlite3.Connection] = []

    def connect(path: Path) -> sqlite3.Connection:
        opened.append(open_connection(path))
        return opened[-1]

    open_connection = preparing.connect
    monkeypatch.setattr(sqlite, "connect", connect)

    async def settings() -> list[tuple[int, str]]:
        log = SqliteLog(tmp_path / "rooms.db")
        await log.open()
        await log.append("A", 1, b"{}")
        pragmas = ("synchronous", "journal_mode")
        found = [tuple(one.execute(f"PRAGMA {name}").fetchone()[0] for name in pragmas) for one in opened]
        await log.close()
        return found

    assert asyncio.run(settings()) == [(2, "wal")] * 2
