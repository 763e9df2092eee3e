"""Brings a database file to the schema of this version before it is used, without loading a migration tool for nothing.

A new file is made from ``DDL``, which a test holds equal to what the migrations make. A file of an older version is
migrated in a process of its own, so that the server never carries the tools in its memory.
"""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from hitparade.storage.port import StorageError

VERSION = "0002"
"""The newest migration. Revisions are four digits, in order."""

DDL = (
    """CREATE TABLE record (
        room TEXT NOT NULL, sequence INTEGER NOT NULL, at_ms INTEGER NOT NULL, body BLOB NOT NULL,
        PRIMARY KEY (room, sequence)
    )""",
    """CREATE TABLE kept (
        room TEXT NOT NULL, name TEXT NOT NULL, body BLOB NOT NULL, PRIMARY KEY (room, name)
    )""",
    """CREATE TABLE alembic_version (
        version_num VARCHAR(32) NOT NULL, CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
    )""",
    f"INSERT INTO alembic_version VALUES ('{VERSION}')",  # noqa: S608 - a constant of ours
)


def connect(path: Path) -> sqlite3.Connection:
    """A connection that commits by itself, waits 5 s for other writers, and makes every commit durable."""
    connection = sqlite3.connect(path, timeout=5, isolation_level=None, check_same_thread=False, cached_statements=256)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    return connection


def prepare(path: Path) -> None:
    """Makes the file, or migrates it. Raises StorageError for a file that is not ours or is newer than we are."""
    path.parent.mkdir(parents=True, exist_ok=True)
    found = version_of(path)
    if found == VERSION:
        return
    if found is not None and found > VERSION:
        raise StorageError("newer-schema", f"{path} has schema {found}; this version of hitparade knows {VERSION}.")
    if found is None:
        _create(path)
    else:
        _migrate(path)


def version_of(path: Path) -> str | None:
    """The schema's version, or None for an empty file. Raises StorageError for a file that is not ours."""
    try:
        with closing(connect(path)) as connection:
            tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
            if not tables:
                return None
            if "alembic_version" in tables:
                row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
                return row[0] if row else "0000"
    except sqlite3.DatabaseError as error:
        raise StorageError("not-a-log", f"{path} can't be opened as a hitparade log: {error}.") from error
    raise StorageError("not-a-log", f"{path} is some other program's database.")


def _create(path: Path) -> None:
    with closing(connect(path)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        for statement in DDL:
            connection.execute(statement)
        connection.execute("COMMIT")


def _migrate(path: Path) -> None:
    command = [sys.executable, "-m", "hitparade.storage.migrate", str(path)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own module
    if run.returncode:
        raise StorageError("migration-failed", f"{path} could not be migrated: {run.stderr.strip()[-500:]}")
