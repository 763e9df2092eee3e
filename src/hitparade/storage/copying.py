"""Copies of the whole log: taken while a server runs, put back while none does."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from hitparade.storage.port import StorageError
from hitparade.storage.preparing import VERSION, connect, version_of


def need_log(path: Path) -> None:
    """Raises StorageError unless ``path`` is a log that this version can use."""
    found = version_of(path) if path.is_file() else None
    if found is None:
        raise StorageError("no-log", f"{path} is no log of hitparade: there is nothing in it.")
    if found > VERSION:
        raise StorageError("newer-schema", f"{path} has schema {found}; this version of hitparade knows {VERSION}.")


def back_up(reader: sqlite3.Connection, path: Path) -> None:
    """Writes a consistent, compact copy to ``path``, which appears only when it is complete and on the disk."""
    partial = path.with_name(path.name + ".partial")
    partial.unlink(missing_ok=True)
    reader.execute("VACUUM INTO ?", (str(partial),))
    _keep(partial, path)


def restore(copy: Path, path: Path) -> None:
    """Puts a copy in the place of ``path``. Raises StorageError if the copy is damaged or a server uses the file."""
    need_log(copy)
    faults = damage(copy)
    if faults:
        raise StorageError("damaged", f"{copy} is damaged: {faults[0]}.")
    path.parent.mkdir(parents=True, exist_ok=True)
    _need_unused(path)
    partial = path.with_name(path.name + ".partial")
    shutil.copyfile(copy, partial)
    _keep(partial, path)


def damage(path: Path) -> list[str]:
    """What SQLite finds wrong with the file; nothing if all is well."""
    try:
        with closing(connect(path)) as connection:
            return [found for (found,) in connection.execute("PRAGMA integrity_check") if found != "ok"]
    except sqlite3.DatabaseError as error:
        return [str(error)]


def _need_unused(path: Path) -> None:
    """Takes the write-ahead file in, which is possible only when nobody else has the log open."""
    if not path.exists():
        return
    try:
        with closing(sqlite3.connect(path, timeout=0)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError as error:
        raise StorageError("in-use", f"{path} is in use: stop the server first.") from error
    except sqlite3.DatabaseError:
        pass  # It is broken: the more reason to put a copy in its place.


def _keep(partial: Path, path: Path) -> None:
    """Lets a complete file appear under its name, whatever happens to the machine."""
    with partial.open("rb+") as written:
        os.fsync(written.fileno())
    partial.replace(path)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
