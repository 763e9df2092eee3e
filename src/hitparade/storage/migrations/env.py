"""Alembic's entry: how migrations reach the database."""

from __future__ import annotations

from alembic import context
from sqlalchemy import create_engine, pool

from hitparade.storage.schema import metadata


def run() -> None:
    """Runs the migrations that are due."""
    url = context.config.get_main_option("sqlalchemy.url")
    engine = create_engine(url or "", poolclass=pool.NullPool)
    with engine.connect() as connection:
        context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
        with context.begin_transaction():
            context.run_migrations()
    engine.dispose()


run()
