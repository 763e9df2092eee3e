"""The command line: ``hitparade serve``, ``play``, ``replay``, ``verify`` and ``bench``."""

from __future__ import annotations


def main() -> None:
    """Runs the command line. What is heavy is imported by the command that needs it."""
    from hitparade.cli.app import app

    app()
