"""Reporting our own mistakes. The trace is plain text without the values of variables: those hold secrets (R29)."""

from __future__ import annotations

import traceback

import structlog

_log = structlog.get_logger("hitparade.rooms")


def mistake(event: str, **facts: object) -> None:
    """Reports the exception that is being handled."""
    _log.error(event, trace=traceback.format_exc(), **facts)


def trouble(event: str, **facts: object) -> None:
    """Reports something that failed outside, such as the storage."""
    _log.error(event, **facts)
