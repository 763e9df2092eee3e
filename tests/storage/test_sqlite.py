"""What the SQLite log adds: a file that lasts, its schema, and refusals that say what is wrong."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from hitparade.storage import Row, SqliteLog, StorageError
from hitparade.storage.preparing import DDL, VERSION, prepare


def schema(path: Path) -> list[tuple[str, list[tuple[object, ...]]]]:
    with closing(sqlite3.connect(path)) as connection:
        names = [n for (n,) in connection.execute("SELECT name FROM sqlite_schema WHERE type='table' ORDER BY name")]
        return [(name, connection.execute(f"PRAGMA table_xinfo({name})").fetchall()) for name in names]


def read_all(folder: Path) -> list[bytes]:
    return [file.read_bytes() for file in folder.iterdir()]


def without_rowid(path: Path) -> list[tuple[str, int]]:
    with closing(sqlite3.connect(path)) as connection:
        return sorted(connection.execute("SELECT name, wr FROM pragma_table_list WHERE schema='main' AND type='table'"))


def test_rows_outlive_the_process_that_wrote_them(tmp_path: Path) -> None:
    async def write() -> None:
        log = SqliteLog(tmp_path / "rooms.db")
        await log.open()
        await log.append("A", 1, b"kept")
        await log.close()

    async def read() -> list[Row]:
        log = SqliteLog(tmp_path / "rooms.db")
        await log.open()
        rows = await log.read("A")
        await log.close()
        return rows

    asyncio.run(write())
    assert asyncio.run(read()) == [Row(1, b"kept")]


def test_closing_writes_what_is_queued(tmp_path: Path) -> None:
    async def story() -> None:
        log = SqliteLog(tmp_path / "rooms.db")
        await log.open()
        done = [log.append("A", number, b"{}") for number in range(1, 301)]
        await log.close()
        await asyncio.gather(*done)
        with pytest.raises(StorageError, match="closed"):
            log.append("A", 301, b"{}")
        with pytest.raises(StorageError, match="closed"):
            await log.read("A")

    asyncio.run(story())
    with closing(sqlite3.connect(tmp_path / "rooms.db")) as connection:
        assert connection.execute("SELECT count(*) FROM record").fetchone() == (300,)


def test_the_backup_is_a_log_of_its_own(tmp_path: Path) -> None:
    async def story() -> list[Row]:
        log, copy = SqliteLog(tmp_path / "rooms.db"), SqliteLog(tmp_path / "copy.db")
        await log.open()
        await log.append("A", 1, b"kept")
        await log.backup(tmp_path / "copy.db")
        await log.close()
        await copy.open()
        rows = await copy.read("A")
        await copy.close()
        return rows

    assert asyncio.run(story()) == [Row(1, b"kept")]


def test_what_is_erased_is_not_left_in_the_files(tmp_path: Path) -> None:
    async def story() -> None:
        log = SqliteLog(tmp_path / "rooms.db")
        await log.open()
        await log.append("A", 1, b"a name that nobody shall find")
        await log.erase("A")
        assert not any(b"nobody shall find" in contents for contents in await asyncio.to_thread(read_all, tmp_path))
        await log.close()

    asyncio.run(story())


def test_a_write_that_fails_refuses_and_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        log = SqliteLog(tmp_path / "rooms.db")
        await log.open()
        await log.append("A", 1, b"{}")
        with closing(sqlite3.connect(tmp_path / "rooms.db", isolation_level=None)) as other:
            other.execute("DROP TABLE record")
        with pytest.raises(StorageError) as refused:
            await log.append("A", 2, b"{}")
        assert refused.value.code == "storage"
        with pytest.raises(StorageError, match="could not be read"):
            await log.read("A")
        with pytest.raises(StorageError, match="could not be changed"):
            await log.erase("A")
        await log.close()

    asyncio.run(story())


def test_a_new_file_has_the_schema_that_the_migrations_make(tmp_path: Path) -> None:
    prepare(tmp_path / "new.db")
    command = [sys.executable, "-m", "hitparade.storage.migrate", str(tmp_path / "migrated 100%.db")]
    subprocess.run(command, check=True, capture_output=True)
    assert schema(tmp_path / "new.db") == schema(tmp_path / "migrated 100%.db")
    assert without_rowid(tmp_path / "new.db") == without_rowid(tmp_path / "migrated 100%.db")
    with closing(sqlite3.connect(tmp_path / "migrated 100%.db")) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == (VERSION,)


def test_the_metadata_agrees_with_the_migrations(tmp_path: Path) -> None:
    from alembic import command

    from hitparade.storage.migrate import config, migrate

    migrate(tmp_path / "rooms.db")
    command.check(config(tmp_path / "rooms.db"))


VERSIONS = next(statement for statement in DDL if "alembic_version (" in statement)


def test_a_file_of_the_first_version_keeps_its_rows(tmp_path: Path) -> None:
    path = tmp_path / "rooms.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(DDL[0])
        connection.execute(VERSIONS)
        connection.execute("INSERT INTO alembic_version VALUES ('0001')")
        connection.execute("INSERT INTO record VALUES ('CFHJ', 1, 5, x'7b7d')")
        connection.commit()

    async def story() -> None:
        log = SqliteLog(path)
        await log.open()
        assert await log.read("CFHJ") == [Row(1, b"{}")]
        await log.keep("CFHJ", "pack", b"bytes")
        assert await log.kept("CFHJ", "pack") == b"bytes"
        await log.close()

    asyncio.run(story())


def test_an_older_file_is_migrated(tmp_path: Path) -> None:
    path = tmp_path / "rooms.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(VERSIONS)
    prepare(path)
    prepare(tmp_path / "new.db")
    assert schema(path) == schema(tmp_path / "new.db")


@pytest.mark.parametrize(
    ("statement", "code"),
    [
        (f"{VERSIONS}; INSERT INTO alembic_version VALUES ('9999')", "newer-schema"),
        ("CREATE TABLE songs (title TEXT)", "not-a-log"),
        (f"{VERSIONS}; CREATE TABLE record (song TEXT)", "migration-failed"),
    ],
)
def test_a_file_that_is_not_ours_is_refused(tmp_path: Path, statement: str, code: str) -> None:
    path = tmp_path / "rooms.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(statement)
    with pytest.raises(StorageError) as refused:
        prepare(path)
    assert refused.value.code == code


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "rooms.db").write_text("Dear diary, today we played until two in the morning.\n" * 20)
    with pytest.raises(StorageError) as refused:
        prepare(tmp_path / "rooms.db")
    assert refused.value.code == "not-a-log"


def test_opening_a_log_loads_no_migration_tool(tmp_path: Path) -> None:
    script = (
        "import asyncio, pathlib, sys; from hitparade.storage import SqliteLog\n"
        f"log = SqliteLog(pathlib.Path({str(tmp_path / 'rooms.db')!r})); asyncio.run(log.open())\n"
        "print(sorted({'sqlalchemy', 'alembic'} & set(sys.modules)))"
    )
    run = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    assert run.stdout.strip() == "[]"
