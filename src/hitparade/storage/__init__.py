"""The event log: what is appended to a room is durable before anybody is told of it."""

from hitparade.storage.port import EventLog, LastWrite, Row, SequenceTaken, StorageError
from hitparade.storage.sqlite import SqliteLog

__all__ = ["EventLog", "LastWrite", "Row", "SequenceTaken", "SqliteLog", "StorageError"]
