"""A log that forgets: for measuring what durability costs, and for tests. Never for a table of people."""

from __future__ import annotations

import asyncio
import time
from asyncio import Future
from pathlib import Path

import msgspec

from hitparade.storage.port import LastWrite, Row, SequenceTaken


class MemoryLog:
    """Keeps every row in a dictionary; an append is done at once."""

    def __init__(self) -> None:
        self._rows: dict[str, dict[int, bytes]] = {}
        self._written: dict[str, int] = {}
        self._files: dict[tuple[str, str], bytes] = {}
        self._loop: asyncio.AbstractEventLoop | None = None

    async def open(self) -> None:
        """Nothing to prepare."""
        self._loop = asyncio.get_running_loop()

    def append(self, room: str, sequence: int, body: bytes) -> Future[None]:
        """Keeps the row."""
        done = self._future()
        rows = self._rows.setdefault(room, {})
        if sequence in rows:
            done.set_exception(SequenceTaken(room, sequence))
            return done
        rows[sequence] = body
        self._written[room] = time.time_ns() // 1_000_000
        done.set_result(None)
        return done

    async def read(self, room: str, after: int = 0) -> list[Row]:
        """The rows above ``after``."""
        return [Row(number, body) for number, body in sorted(self._rows.get(room, {}).items()) if number > after]

    def _future(self) -> Future[None]:
        return (self._loop or asyncio.get_running_loop()).create_future()

    def keep(self, room: str, name: str, body: bytes) -> Future[None]:
        """Keeps the file."""
        self._files[room, name] = body
        done = self._future()
        done.set_result(None)
        return done

    async def kept(self, room: str, name: str) -> bytes | None:
        """The file."""
        return self._files.get((room, name))

    def discard(self, room: str, name: str) -> Future[None]:
        """Forgets the file."""
        self._files.pop((room, name), None)
        done = self._future()
        done.set_result(None)
        return done

    async def rooms(self) -> list[LastWrite]:
        """Every room, by name."""
        return [LastWrite(room, max(rows), self._written[room]) for room, rows in sorted(self._rows.items())]

    async def check(self) -> None:
        """There is always room."""

    async def erase(self, room: str) -> None:
        """Forgets the room."""
        self._rows.pop(room, None)
        self._written.pop(room, None)
        self._files = {key: body for key, body in self._files.items() if key[0] != room}

    async def backup(self, path: Path) -> None:
        """Writes everything as one JSON file."""
        rows = {room: {str(n): body.decode() for n, body in rows.items()} for room, rows in self._rows.items()}
        await asyncio.to_thread(path.write_bytes, msgspec.json.encode(rows))

    async def close(self) -> None:
        """Nothing to finish."""
