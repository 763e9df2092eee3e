"""The logs that every test of the port runs on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from hitparade.storage import EventLog, SqliteLog
from hitparade.storage.memory import MemoryLog


@pytest.fixture(params=["memory", "sqlite"])
def make_log(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], EventLog]:
    """Makes a log that is not open yet."""
    return MemoryLog if request.param == "memory" else lambda: SqliteLog(tmp_path / "data" / "rooms.db")
