"""Runs the server in this process until it is told to stop."""

from __future__ import annotations

import gc
import os
import socket
from pathlib import Path

import structlog
import uvicorn

import hitparade.games  # noqa: F401  registers the games
from hitparade.storage.port import EventLog, StorageError
from hitparade.storage.preparing import prepare
from hitparade.storage.sqlite import SqliteLog
from hitparade.web.addresses import own_address
from hitparade.web.app import Site
from hitparade.web.logs import set_up_logs
from hitparade.web.settings import BadSetting, Settings
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
        collect_rarely()
        if self.started:
            say_where(self._site.desk.settings, _port(self))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Says goodbye, then stops."""
        await self._site.desk.say_goodbye()
        await super().shutdown(sockets)


def collect_rarely() -> None:
    """Looks for garbage in cycles, which moves leave none of, a hundred times less often than Python does by itself:
    that search walks through the states of all tables and would cost a tenth of every move."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(70_000, 20, 20)


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


def check_address(settings: Settings) -> None:
    """Raises BadSetting when nobody can listen at this host and port."""
    try:
        found = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = found[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as error:
        where = f"{settings.host}, port {settings.port}"
        raise BadSetting("bad-setting", f"Can't listen on {where}: {error.strerror}. See --host and --port.") from None


def make_file(settings: Settings) -> None:
    """Makes the database file, or brings it up to date. Raises BadSetting for a file that can't be used."""
    try:
        prepare(Path(settings.database))
    except StorageError as error:
        raise BadSetting("bad-setting", error.sentence) from None


def run(settings: Settings, log: EventLog | None = None) -> None:
    """Serves until SIGTERM or SIGINT. ``log`` replaces the database file (for measuring). Raises BadSetting."""
    set_up_logs(settings)
    check_address(settings)
    if log is None:
        make_file(settings)
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
