"""``hitparade backup``, ``restore`` and ``check``: looking after the file that keeps everything (R28)."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import typer

from hitparade.cli.errors import WRONG, stop
from hitparade.rooms.errors import RoomError
from hitparade.rooms.loading import load
from hitparade.storage import copying
from hitparade.storage.port import StorageError
from hitparade.storage.preparing import connect
from hitparade.storage.sqlite import SqliteLog


@contextmanager
def _plainly() -> Iterator[None]:
    try:
        yield
    except StorageError as error:
        raise stop(error.sentence) from None


def back_up(database: Path, copy: Path) -> None:
    """Copies the log, also while a server uses it."""
    if copy.exists():
        raise stop(f"{copy} exists already; choose another name, so that no backup is lost.")
    with _plainly():
        copying.need_log(database)
        with closing(connect(database)) as connection:
            copying.back_up(connection, copy)
    print(f"{database} is backed up as {copy} ({copy.stat().st_size:,} bytes).")


def restore(copy: Path, database: Path, *, replace: bool) -> None:
    """Puts a copy in the place of the log, while no server uses it."""
    if database.exists() and not replace:
        raise stop(f"{database} exists. Give --replace if the copy is to take its place.")
    with _plainly():
        copying.restore(copy, database)
    print(f"{database} is what {copy} was. Start the server again.")


def check(database: Path) -> None:
    """Looks through the file and reads every room back. Leaves with status 1 if anything is wrong."""
    with _plainly():
        copying.need_log(database)
        faults = copying.damage(database)
        rooms, records, broken = asyncio.run(_read_all(database))
    for fault in [*faults, *broken]:
        print(f"Wrong: {fault}.")
    if faults or broken:
        raise typer.Exit(WRONG)
    print(f"All is well: {rooms} rooms with {records} records can be read.")


async def _read_all(database: Path) -> tuple[int, int, list[str]]:
    log = SqliteLog(database)
    await log.open()
    broken: list[str] = []
    try:
        rooms = await log.rooms()
        for room in rooms:
            try:
                await load(log, room.room)
            except RoomError:
                broken.append(f"the log of room {room.room} can't be read")
    finally:
        await log.close()
    return len(rooms), sum(room.sequence for room in rooms), broken
