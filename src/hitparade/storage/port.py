"""What rooms ask of a store: one log a room, numbered from 1, appended to and read, never changed; and their files."""

from __future__ import annotations

from asyncio import Future
from pathlib import Path
from typing import NamedTuple, Protocol


class StorageError(Exception):
    """The store could not do what was asked. ``code`` is stable, ``sentence`` says what happened."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(f"{sentence} ({code})")
        self.code = code
        self.sentence = sentence


class SequenceTaken(StorageError):
    """Another writer was first: the log already holds a row of that number. Read on from there and decide again."""

    def __init__(self, room: str, sequence: int) -> None:
        super().__init__("sequence-taken", f"Room {room} already has a record {sequence}.")


class Row(NamedTuple):
    """One row of a room's log."""

    sequence: int
    body: bytes


class LastWrite(NamedTuple):
    """Where a room's log ends: its last number, and when (ms since 1970) that was written."""

    room: str
    sequence: int
    at_ms: int


class EventLog(Protocol):
    """One log a room. A store that fails raises StorageError and has changed nothing."""

    async def open(self) -> None:
        """Makes the store ready. The other methods belong to the event loop that called this."""
        ...

    def append(self, room: str, sequence: int, body: bytes) -> Future[None]:
        """Appends one row; the future is done once the row is durable. Raises SequenceTaken through the future."""
        ...

    async def read(self, room: str, after: int = 0) -> list[Row]:
        """The rows with a number above ``after``, in order. Empty for a room that does not exist."""
        ...

    def keep(self, room: str, name: str, body: bytes) -> Future[None]:
        """Keeps a file for a room under a name, in place of one of that name; done once it is durable.

        For what is too large for a row that everybody reads over and over, such as a pack that a host brought.
        """
        ...

    async def kept(self, room: str, name: str) -> bytes | None:
        """A file that was kept for a room, or None."""
        ...

    def discard(self, room: str, name: str) -> Future[None]:
        """Removes a file of a room. One that does not exist is removed already."""
        ...

    async def rooms(self) -> list[LastWrite]:
        """Every room, by name."""
        ...

    async def check(self) -> None:
        """Proves that a row could be written now, by writing one and taking it back."""
        ...

    async def erase(self, room: str) -> None:
        """Removes all rows and files of a room. A room that does not exist is erased already."""
        ...

    async def backup(self, path: Path) -> None:
        """Writes a consistent copy of everything to a new file, while the store goes on."""
        ...

    async def close(self) -> None:
        """Finishes what was begun, then lets go of the store."""
        ...
