"""What every log promises: numbered rows, durable in order, refused when the number is taken."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from hitparade.storage import EventLog, Row, SequenceTaken

MakeLog = Callable[[], EventLog]


def on(make_log: MakeLog, story: Callable[[EventLog], Awaitable[None]]) -> None:
    async def run() -> None:
        log = make_log()
        await log.open()
        try:
            await story(log)
        finally:
            await log.close()

    asyncio.run(run())


def test_rows_come_back_in_order_and_apart_by_room(make_log: MakeLog) -> None:
    async def story(log: EventLog) -> None:
        for number in (1, 2, 3):
            await log.append("CFHJ", number, b"%d" % number)
        await log.append("KMNP", 1, b"other")
        assert await log.read("CFHJ") == [Row(1, b"1"), Row(2, b"2"), Row(3, b"3")]
        assert await log.read("CFHJ", after=2) == [Row(3, b"3")]
        assert await log.read("NONE") == []

    on(make_log, story)


def test_a_number_is_given_once(make_log: MakeLog) -> None:
    async def story(log: EventLog) -> None:
        await log.append("CFHJ", 1, b"first")
        with pytest.raises(SequenceTaken) as taken:
            await log.append("CFHJ", 1, b"second")
        assert taken.value.code == "sequence-taken"
        assert await log.read("CFHJ") == [Row(1, b"first")]

    on(make_log, story)


def test_a_taken_number_spoils_only_itself_in_a_batch(make_log: MakeLog) -> None:
    async def story(log: EventLog) -> None:
        rooms = [f"R{number:03}" for number in range(150)]
        await log.append("R007", 1, b"before")
        done = [log.append(room, 1, b"batch") for room in rooms]
        outcomes = await asyncio.gather(*done, return_exceptions=True)
        assert [i for i, outcome in enumerate(outcomes) if outcome is not None] == [7]
        assert isinstance(outcomes[7], SequenceTaken)
        assert [len(await log.read(room)) for room in rooms] == [1] * 150
        assert await log.read("R007") == [Row(1, b"before")]

    on(make_log, story)


def test_two_writers_at_one_number_leave_one_winner(make_log: MakeLog) -> None:
    async def story(log: EventLog) -> None:
        outcomes = await asyncio.gather(*(log.append("R", 1, b"%d" % i) for i in range(20)), return_exceptions=True)
        assert sum(outcome is None for outcome in outcomes) == 1
        assert len(await log.read("R")) == 1

    on(make_log, story)


def test_rooms_tells_last_number_and_time(make_log: MakeLog) -> None:
    async def story(log: EventLog) -> None:
        assert await log.rooms() == []
        before_ms = time.time_ns() // 1_000_000
        for room, last in (("B", 3), ("A", 12)):
            for number in range(1, last + 1):
                await log.append(room, number, b"{}")
        found = await log.rooms()
        assert [(room, sequence) for room, sequence, _ in found] == [("A", 12), ("B", 3)]
        assert all(before_ms <= at_ms <= time.time_ns() // 1_000_000 for _, _, at_ms in found)

    on(make_log, story)


def test_an_erased_room_is_gone_and_its_code_is_free(make_log: MakeLog) -> None:
    async def story(log: EventLog) -> None:
        await log.append("A", 1, b"secret")
        await log.append("B", 1, b"kept")
        await log.erase("A")
        await log.erase("A")
        assert await log.read("A") == []
        assert [room for room, _, _ in await log.rooms()] == ["B"]
        await log.append("A", 1, b"new")
        assert await log.read("A") == [Row(1, b"new")]

    on(make_log, story)


def test_an_append_whose_waiter_went_away_still_lands(make_log: MakeLog) -> None:
    async def story(log: EventLog) -> None:
        log.append("A", 1, b"kept").cancel()
        await log.append("A", 2, b"after")
        assert await log.read("A") == [Row(1, b"kept"), Row(2, b"after")]

    on(make_log, story)


def test_a_backup_holds_everything_and_the_log_goes_on(make_log: MakeLog, tmp_path: Path) -> None:
    async def story(log: EventLog) -> None:
        await log.append("A", 1, b'"copied"')
        await log.backup(tmp_path / "copy")
        await log.append("A", 2, b'"later"')
        await log.backup(tmp_path / "copy")
        copy = (tmp_path / "copy").read_bytes()
        assert b"copied" in copy
        assert b"later" in copy

    on(make_log, story)


def test_files_of_a_room_are_kept_replaced_and_discarded(make_log: MakeLog) -> None:
    async def story(log: EventLog) -> None:
        await log.append("CFHJ", 1, b"{}")
        await log.keep("CFHJ", "pack", b"one\x00\xff")
        await log.keep("CFHJ", "other", b"")
        await log.keep("KMNP", "pack", b"two")
        assert await log.kept("CFHJ", "pack") == b"one\x00\xff"
        await log.keep("CFHJ", "pack", b"three")
        assert [await log.kept("CFHJ", name) for name in ("pack", "other", "none")] == [b"three", b"", None]
        await log.discard("CFHJ", "other")
        await log.discard("CFHJ", "none")
        assert await log.kept("CFHJ", "other") is None
        assert await log.read("CFHJ") == [Row(1, b"{}")], "the log itself knows nothing of them"
        assert [each.room for each in await log.rooms()] == ["CFHJ"]

    on(make_log, story)


def test_a_room_that_is_erased_loses_its_files(make_log: MakeLog) -> None:
    async def story(log: EventLog) -> None:
        for room in ("CFHJ", "KMNP"):
            await log.append(room, 1, b"{}")
            await log.keep(room, "pack", room.encode())
        await log.erase("CFHJ")
        assert await log.kept("CFHJ", "pack") is None
        assert await log.kept("KMNP", "pack") == b"KMNP"

    on(make_log, story)
