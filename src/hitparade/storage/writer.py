"""The one thread that writes. Everything that arrives during one commit is the next commit's batch: no fixed window,
but in a rush, when a moment's patience lets many more share a commit.

A batch of up to 64 rows is one prepared statement that commits by itself: fewer statements are fewer hand-overs of the
interpreter between this thread and the event loop.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from asyncio import Future
from collections.abc import Callable
from contextlib import closing, suppress
from enum import Enum
from queue import Empty, SimpleQueue
from threading import Thread
from typing import NamedTuple, TypeAlias

from hitparade.storage.port import SequenceTaken, StorageError

ROWS = 64
"""Rows of one statement."""
RUSH = 4
"""A batch of so many rows is a rush."""
PATIENCE_S = 0.002
"""How long a rush is gathered: a fraction of what a phone's line takes, for half the commits and their cost."""


class Append(NamedTuple):
    """A row to append, and who waits for it."""

    room: str
    sequence: int
    body: bytes
    done: Future[None]


class Work(NamedTuple):
    """Anything else that writes, done in its turn."""

    run: Callable[[sqlite3.Connection], object]
    done: Future[None]


class Mark(Enum):
    """What else the queue can say."""

    EMPTY = "empty"
    CLOSE = "close"


Item: TypeAlias = Append | Work | Mark
Outcome: TypeAlias = "tuple[Future[None], Exception | None]"


def _insert(rows: int) -> str:
    return f"INSERT INTO record (room, sequence, at_ms, body) VALUES {', '.join(['(?, ?, ?, ?)'] * rows)}"  # noqa: S608


INSERTS = [_insert(rows) for rows in range(ROWS + 1)]


class Writer:
    """Appends and erases on one connection, in the order in which it was asked. Owns the connection from now on."""

    def __init__(self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        self._connection = connection
        self._loop = loop
        self._queue: SimpleQueue[Item] = SimpleQueue()
        self._thread = Thread(target=self._run, name="log-writer", daemon=True)
        self._thread.start()

    def append(self, room: str, sequence: int, body: bytes) -> Future[None]:
        """Queues a row; the future is done once it is durable."""
        done: Future[None] = self._loop.create_future()
        self._queue.put(Append(room, sequence, body, done))
        return done

    def work(self, run: Callable[[sqlite3.Connection], object]) -> Future[None]:
        """Queues other work on the writing connection."""
        done: Future[None] = self._loop.create_future()
        self._queue.put(Work(run, done))
        return done

    def close(self) -> None:
        """Writes what is queued and ends the thread. Blocks."""
        self._queue.put(Mark.CLOSE)
        self._thread.join()

    def _run(self) -> None:
        with closing(self._connection):
            item: Item = Mark.EMPTY
            batch: list[Append] = []
            while item is not Mark.CLOSE:
                batch, item = self._drain(patient=len(batch) >= RUSH)
                if batch:
                    self._tell(commit(self._connection, batch))
                if isinstance(item, Work):
                    self._tell([(item.done, _attempt(self._connection, item))])

    def _drain(self, *, patient: bool) -> tuple[list[Append], Item]:
        """Waits for something to do: the appends that are there, and what came after them."""
        batch: list[Append] = []
        item = self._queue.get()
        if patient:
            time.sleep(PATIENCE_S)
        while isinstance(item, Append):
            batch.append(item)
            try:
                item = self._queue.get_nowait()
            except Empty:
                item = Mark.EMPTY
        return batch, item

    def _tell(self, outcomes: list[Outcome]) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(_settle, outcomes)


def _settle(outcomes: list[Outcome]) -> None:
    for done, error in outcomes:
        if done.done():  # its waiter was cancelled
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)


def commit(connection: sqlite3.Connection, batch: list[Append]) -> list[Outcome]:
    """Makes a batch durable in one commit, and says what became of each row."""
    now_ms = time.time_ns() // 1_000_000
    try:
        _commit_all(connection, batch, now_ms)
    except sqlite3.IntegrityError:
        return _commit_those_that_can(connection, batch, now_ms)
    except sqlite3.Error as error:
        return _refused(connection, batch, error)
    return [(append.done, None) for append in batch]


def _commit_all(connection: sqlite3.Connection, batch: list[Append], now_ms: int) -> None:
    if len(batch) <= ROWS:
        _write(connection, batch, now_ms)
        return
    connection.execute("BEGIN IMMEDIATE")
    for start in range(0, len(batch), ROWS):
        _write(connection, batch[start : start + ROWS], now_ms)
    connection.execute("COMMIT")


def _write(connection: sqlite3.Connection, rows: list[Append], now_ms: int) -> None:
    values: list[object] = []
    for room, sequence, body, _ in rows:
        values += (room, sequence, now_ms, body)
    connection.execute(INSERTS[len(rows)], values)


def _commit_those_that_can(connection: sqlite3.Connection, batch: list[Append], now_ms: int) -> list[Outcome]:
    """Row by row, after some row's number turned out to be taken."""
    _roll_back(connection)
    try:
        connection.execute("BEGIN IMMEDIATE")
        outcomes: list[Outcome] = [(append.done, _write_one(connection, append, now_ms)) for append in batch]
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        return _refused(connection, batch, error)
    return outcomes


def _write_one(connection: sqlite3.Connection, append: Append, now_ms: int) -> SequenceTaken | None:
    try:
        _write(connection, [append], now_ms)
    except sqlite3.IntegrityError:
        return SequenceTaken(append.room, append.sequence)
    return None


def _refused(connection: sqlite3.Connection, batch: list[Append], error: sqlite3.Error) -> list[Outcome]:
    _roll_back(connection)
    return [(append.done, StorageError("storage", f"The log could not be written: {error}.")) for append in batch]


def _roll_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        connection.execute("ROLLBACK")


def _attempt(connection: sqlite3.Connection, work: Work) -> StorageError | None:
    try:
        work.run(connection)
    except sqlite3.Error as error:
        _roll_back(connection)
        return StorageError("storage", f"The log could not be changed: {error}.")
    return None
