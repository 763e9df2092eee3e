"""Logs that say what happened and hold no secret: structlog, as JSON or for a terminal, for all of the process."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog

from hitparade.web.settings import Settings

_SECRET_NAMES = frozenset({"token", "pin", "authorization", "secret", "salt", "password"})
_TOKEN = re.compile(r"(?i)(bearer\s+|token[\"'=:\s]+|pin[\"'=:\s]+)[\w~+/.-]+")

Entry = MutableMapping[str, Any]


def without_secrets(_logger: object, _method: str, entry: Entry) -> Entry:
    """The last hurdle: nothing is logged on purpose that has to be hidden here."""
    for name, value in entry.items():
        if name in _SECRET_NAMES:
            entry[name] = "***"
        elif isinstance(value, str):
            entry[name] = _TOKEN.sub(r"\1***", value)
    return entry


def set_up_logs(settings: Settings) -> None:
    """Sends everything that is logged in this process to standard error, in one shape."""
    is_console = settings.log_format == "console" or (settings.log_format == "auto" and sys.stderr.isatty())
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    renderer = structlog.dev.ConsoleRenderer() if is_console else structlog.processors.JSONRenderer()
    last = [structlog.processors.format_exc_info, without_secrets, renderer]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelName(settings.log_level.upper())),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(settings.log_level.upper())
    for name in ("uvicorn.error", "uvicorn.access", "litestar"):
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))
