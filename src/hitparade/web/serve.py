"""Runs the server in this process until it is told to stop."""

from __future__ import annotations

import os
import socket
from pathlib import Path

import structlog
import uvicorn

import hitparade.games  # noqa: F401  registers the games
from hitparade.storage.port import EventLog
from hitparade.storage.sqlite import SqliteLog
from hitparade.web.addresses import own_address
from hitparade.web.app import Site
from hitparade.web.logs import set_up_logs
from hitparade.web.settings import Settings
from hitparade.web.transport import Transport

MOST_FRAME_BYTES = 65_536
"""Frames beyond this end the connection unread. Between this and the protocol's own limit a clear refusal is sent."""
GRACE_S = 5
"""How long requests may take to end once the server is told to stop."""


class Server(uvicorn.Server):
    """uvicorn's server, which says goodbye to every socket before it closes them."""

    def __init__(self, config: uvicorn.Config, site: Site) -> None:
        super().__init__(config)
        self._site = site

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listens, and says where."""
        await super().startup(sockets)
        if self.started:
            say_where(self._site.desk.settings, _port(self))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Says goodbye, then stops."""
        await self._site.desk.say_goodbye()
        await super().shutdown(sockets)


def _port(server: uvicorn.Server) -> int:
    """The port in use, which matters when any free one was asked for."""
    return next(listener.getsockname()[1] for each in server.servers for listener in each.sockets)


def say_where(settings: Settings, port: int) -> None:
    """Logs the address for this machine, and the one for phones in the same network."""
    log = structlog.get_logger("hitparade")
    addresses = [f"http://localhost:{port}{settings.base}"]
    if settings.is_open and (own := own_address()):
        addresses.append(f"http://{own}:{port}{settings.base}")
    log.info("serving", pid=os.getpid(), port=port, open=" or ".join(addresses))


def run(settings: Settings, log: EventLog | None = None) -> None:
    """Serves until SIGTERM or SIGINT. ``log`` replaces the database file (for measuring)."""
    set_up_logs(settings)
    Path(settings.database).parent.mkdir(parents=True, exist_ok=True)
    site = Site(settings, log or SqliteLog(Path(settings.database)))
    config = uvicorn.Config(
        site.asgi,
        host=settings.host,
        port=settings.port,
        loop="uvloop",
        http="httptools",
        ws=Transport,
        ws_per_message_deflate=False,
        ws_max_size=MOST_FRAME_BYTES,
        # Our own heartbeat is part of the protocol; a second one below it would only double the traffic.
        ws_ping_interval=None,
        access_log=False,
        log_config=None,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_S,
        lifespan="on",
    )
    Server(config, site).run()
