"""``hitparade backup``, ``restore`` and ``check`` on real files (R28)."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from hitparade.cli.app import app
from hitparade.rooms.house import House
from hitparade.storage.sqlite import SqliteLog
from hitparade.wire.http import OpenTable


def run(*arguments: object) -> Result:
    return CliRunner().invoke(app, [str(each) for each in arguments])


def rooms_in(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return [room for (room,) in connection.execute("SELECT DISTINCT room FROM record ORDER BY room")]


async def open_tables(log: SqliteLog, count: int) -> list[str]:
    house = House(log)
    codes = [(await house.open_table(OpenTable("Ann", "mio", "hits-and-outs"))).code for _ in range(count)]
    await house.close()
    return codes


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "own.sqlite3"

    async def fill() -> None:
        log = SqliteLog(path)
        await log.open()
        await open_tables(log, 3)
        await log.close()

    asyncio.run(fill())
    return path


def test_a_backup_restored_is_what_was(database: Path, tmp_path: Path) -> None:
    before, copy = rooms_in(database), tmp_path / "copy.sqlite3"
    assert run("backup", copy, "--database", database).exit_code == 0
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("DELETE FROM record")
        connection.commit()
    assert rooms_in(database) == []
    refused = run("restore", copy, "--database", database)
    assert refused.exit_code == 2
    assert "--replace" in refused.output
    assert rooms_in(database) == []
    assert run("restore", copy, "--database", database, "--replace").exit_code == 0
    assert rooms_in(database) == before
    assert len(before) == 3
    told = run("check", "--database", database)
    assert (told.exit_code, told.output) == (0, "All is well: 3 rooms with 3 records can be read.\n")


def test_a_backup_is_taken_while_the_log_is_open_and_none_is_put_back(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"

    async def story() -> None:
        log = SqliteLog(database)
        await log.open()
        (code,) = await open_tables(log, 1)
        assert run("backup", copy, "--database", database).exit_code == 0
        assert code in rooms_in(copy)
        refused = run("restore", copy, "--database", database, "--replace")
        assert refused.exit_code == 2
        assert "in use" in refused.output
        await log.append(code, 99, b"still writable")
        await log.close()

    asyncio.run(story())


def test_no_backup_is_written_over_another(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    copy.write_bytes(b"precious")
    refused = run("backup", copy, "--database", database)
    assert refused.exit_code == 2
    assert "exists already" in refused.output
    assert copy.read_bytes() == b"precious"


@pytest.mark.parametrize("command", ["backup", "restore", "check"])
def test_what_is_no_log_is_refused_and_left_alone(command: str, database: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.sqlite3"
    other.write_bytes(b"not a database at all, but long enough to look like one" * 40)
    missing = tmp_path / "missing.sqlite3"
    for path in (other, missing):
        if command == "check":
            told = run("check", "--database", path)
        elif command == "backup":
            told = run("backup", tmp_path / "new.sqlite3", "--database", path)
        else:
            told = run("restore", path, "--database", database, "--replace")
        assert told.exit_code == 2, told.output
        assert str(path) in told.output
    assert len(rooms_in(database)) == 3
    assert not missing.exists()
    assert not (tmp_path / "new.sqlite3").exists()


def test_check_names_the_room_that_can_not_be_read(database: Path) -> None:
    broken = rooms_in(database)[1]
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE record SET body = x'7b7d7d' WHERE room = ?", (broken,))
        connection.commit()
    told = run("check", "--database", database)
    assert told.exit_code == 1
    assert f"room {broken}" in told.output


def test_a_damaged_copy_is_not_put_back(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    assert run("backup", copy, "--database", database).exit_code == 0
    whole = bytearray(copy.read_bytes())
    whole[4096 * 2 :] = b"\xff" * len(whole[4096 * 2 :])
    copy.write_bytes(whole)
    told = run("restore", copy, "--database", database, "--replace")
    assert told.exit_code == 2
    assert "damaged" in told.output
    assert len(rooms_in(database)) == 3
