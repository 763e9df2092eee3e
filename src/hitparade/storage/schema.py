"""The tables as SQLAlchemy Core metadata. Only migrations and their tests import this: a running server does not."""

from __future__ import annotations

from sqlalchemy import Column, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData()

# WITHOUT ROWID: a room's rows lie together, so that a room is read back in one sweep.
record = Table(
    "record",
    metadata,
    Column("room", Text, primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("at_ms", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
