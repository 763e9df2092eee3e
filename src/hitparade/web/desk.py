"""What every handler shares: the house, the settings, limits, figures and addresses of one server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar import Request
from litestar.di import NamedDependency

from hitparade.kernel.errors import HitparadeError
from hitparade.rooms.house import House
from hitparade.storage.port import EventLog
from hitparade.web.addresses import Addresses
from hitparade.web.client_files import ClientFiles
from hitparade.web.heart import Heart
from hitparade.web.limits import Kind, Limits
from hitparade.web.metrics import MeasuredLog, Metrics
from hitparade.web.settings import Settings

AnyRequest = Request[Any, Any, Any]

WRONG_CODES = frozenset({"unknown-room", "bad-token"})
"""Refusals that a guesser provokes; they count against the address."""
RESTARTING = "The server restarts; the table will be back in a moment."


class Desk:
    """One server's parts. Made once by ``app.build``."""

    def __init__(self, settings: Settings, log: EventLog, files: ClientFiles) -> None:
        self.settings = settings
        self.files = files
        self.addresses = Addresses(settings)
        self.limits = Limits(settings.limits)
        self.heart = Heart()
        self.metrics = Metrics()
        self.log = MeasuredLog(log, self.metrics)
        self.house = House(self.log)
        self.metrics.ask(self.house.stats)
        self.is_closing = False

    async def open(self) -> None:
        """Makes the log ready and starts the heartbeat."""
        await self.log.open()
        self.heart.start()

    async def close(self) -> None:
        """Says goodbye to every socket, lets the house finish and closes the log."""
        await self.say_goodbye()
        self.heart.stop()
        await self.house.close()
        await self.log.close()

    async def say_goodbye(self) -> None:
        """Tells every socket that the server restarts, and waits until they have heard it. Only the first call does."""
        if not self.is_closing:
            self.is_closing = True
            await self.heart.close_all("restarting", RESTARTING)

    def asker(self, request: AnyRequest) -> str:
        """The address that limits count by."""
        return self.addresses.client(request.scope, request.headers)

    def count_refusal(self, code: str) -> None:
        """Counts a refusal by its code."""
        self.metrics.refusals.labels(code).inc()

    @contextmanager
    def counting_wrong(self, *keys: tuple[Kind, str], codes: frozenset[str] = WRONG_CODES) -> Iterator[None]:
        """Refuses at once who guessed wrong too often, and counts what turns out to be a wrong guess."""
        for kind, key in keys:
            self.limits.check(kind, key)
        try:
            yield
        except HitparadeError as error:
            if error.code in codes:
                for kind, key in keys:
                    self.limits.take(kind, key)
            raise


TheDesk = NamedDependency[Desk]
"""The desk as handlers ask for it."""
