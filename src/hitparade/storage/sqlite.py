"""The log in one SQLite file: write-ahead, on the disk before anybody is told, readers beside the writer."""

from __future__ import annotations

import asyncio
import sqlite3
from asyncio import Future
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from hitparade.storage.copying import back_up
from hitparade.storage.port import LastWrite, Row, StorageError
from hitparade.storage.preparing import connect, prepare
from hitparade.storage.writer import Writer

T = TypeVar("T")

READ = "SELECT sequence, body FROM record WHERE room = ? AND sequence > ? ORDER BY sequence"

KEEP = "INSERT OR REPLACE INTO kept (room, name, body) VALUES (?, ?, ?)"
KEPT = "SELECT body FROM kept WHERE room = ? AND name = ?"
DISCARD = "DELETE FROM kept WHERE room = ? AND name = ?"

# Hops from room to room along the primary key instead of sweeping over every row.
ROOMS = """
WITH RECURSIVE each (room) AS (
  SELECT (SELECT room FROM record ORDER BY room LIMIT 1)
  UNION ALL
  SELECT (SELECT room FROM record WHERE room > each.room ORDER BY room LIMIT 1) FROM each WHERE each.room IS NOT NULL
)
SELECT record.room, record.sequence, record.at_ms FROM each JOIN record ON record.room = each.room
WHERE record.sequence = (SELECT max(sequence) FROM record AS last WHERE last.room = each.room) ORDER BY record.room
"""


class SqliteLog:
    """An EventLog in the file ``path``, which is made or migrated when opened."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._writer: Writer | None = None
        self._reader: sqlite3.Connection | None = None
        self._threads = ThreadPoolExecutor(1, "log-reader")

    async def open(self) -> None:
        """Prepares the file and starts the writer."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._threads, prepare, self._path)
        self._reader = connect(self._path)
        self._writer = Writer(connect(self._path), loop)

    def append(self, room: str, sequence: int, body: bytes) -> Future[None]:
        """Queues a row for the next commit; the future is done once it is on the disk."""
        return self._open_writer().append(room, sequence, body)

    async def read(self, room: str, after: int = 0) -> list[Row]:
        """The rows above ``after``."""
        return await self._read(lambda reader: [Row(*row) for row in reader.execute(READ, (room, after))])

    def keep(self, room: str, name: str, body: bytes) -> Future[None]:
        """Writes the file in a commit of its own."""
        return self._open_writer().work(lambda connection: connection.execute(KEEP, (room, name, body)))

    async def kept(self, room: str, name: str) -> bytes | None:
        """The file, or None."""
        row = await self._read(lambda reader: reader.execute(KEPT, (room, name)).fetchone())
        return None if row is None else row[0]

    def discard(self, room: str, name: str) -> Future[None]:
        """Deletes the file in a commit of its own."""
        return self._open_writer().work(lambda connection: connection.execute(DISCARD, (room, name)))

    async def rooms(self) -> list[LastWrite]:
        """Every room, by name."""
        return await self._read(lambda reader: [LastWrite(*row) for row in reader.execute(ROOMS)])

    async def check(self) -> None:
        """Writes a row and takes it back in one commit, on the disk."""
        await self._open_writer().work(_check)

    async def erase(self, room: str) -> None:
        """Deletes and overwrites a room's rows, in the write-ahead file too."""
        await self._open_writer().work(lambda connection: _erase(connection, room))

    async def backup(self, path: Path) -> None:
        """Writes a consistent, compact copy to ``path``, which appears only when it is complete."""
        await self._read(lambda reader: back_up(reader, path))

    async def close(self) -> None:
        """Writes what is queued, then closes the file."""
        writer, self._writer = self._writer, None
        if writer is not None:
            await asyncio.to_thread(writer.close)
        self._threads.shutdown()
        if self._reader is not None:
            self._reader.close()

    def _open_writer(self) -> Writer:
        if self._writer is None:
            raise StorageError("storage", "The log is closed.")
        return self._writer

    async def _read(self, read: Callable[[sqlite3.Connection], T]) -> T:
        reader = self._reader
        if reader is None or self._writer is None:
            raise StorageError("storage", "The log is closed.")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, read, reader)
        except (sqlite3.Error, OSError) as error:
            raise StorageError("storage", f"The log could not be read: {error}.") from error


def _check(connection: sqlite3.Connection) -> None:
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("INSERT INTO record (room, sequence, at_ms, body) VALUES ('', 0, 0, x'')")
    connection.execute("DELETE FROM record WHERE room = ''")
    connection.execute("COMMIT")


def _erase(connection: sqlite3.Connection, room: str) -> None:
    connection.execute("PRAGMA secure_delete=ON")
    connection.execute("DELETE FROM record WHERE room = ?", (room,))
    connection.execute("DELETE FROM kept WHERE room = ?", (room,))
    connection.execute("PRAGMA secure_delete=OFF")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
