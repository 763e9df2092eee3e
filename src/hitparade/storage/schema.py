"""The tables as SQLAlchemy Core metadata. Only migrations and their tests import this: a running server does not."""

from __future__ import annotations

from sqlalchemy import Column, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData()

# With rowid: a commit of many rooms fills one page at the end instead of one a room, which halves the cost of writing.
# Reading a room back then fetches row by row through the index, but that happens once an evening.
record = Table(
    "record",
    metadata,
    Column("room", Text, primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("at_ms", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# Files that a room needs as a whole, such as packs that a host brought: apart from the records, which are read often.
kept = Table(
    "kept",
    metadata,
    Column("room", Text, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
