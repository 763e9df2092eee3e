"""Migrates a database file to the newest schema: ``python -m hitparade.storage.migrate FILE``."""

from __future__ import annotations

import sys
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import URL


def config(path: Path) -> Config:
    """Alembic's settings for a database file, its scripts taken from this package."""
    found = Config()
    found.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    url = URL.create("sqlite", database=str(path)).render_as_string(hide_password=False)
    found.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    return found


def migrate(path: Path) -> None:
    """Runs every migration that the file has not seen, each in one transaction."""
    command.upgrade(config(path), "head")


if __name__ == "__main__":
    migrate(Path(sys.argv[1]))
