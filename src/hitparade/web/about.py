"""What the server says about itself: games, health, figures, and its own interface as documents."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Response, get
from msgspec.structs import replace

from hitparade.kernel import registry
from hitparade.kernel.errors import HitparadeError
from hitparade.kernel.meta import Meta
from hitparade.storage.port import StorageError
from hitparade.web import asyncapi
from hitparade.web.addresses import headers_of
from hitparade.web.desk import AnyRequest, TheDesk
from hitparade.web.errors import PROBLEMS
from hitparade.wire.http import Address

log = structlog.get_logger("hitparade.web")


@get("/api/games", responses=PROBLEMS, sync_to_thread=False)
def get_games() -> list[Meta]:
    """Every game: title, seats, options with their defaults and reasons, bots."""
    metas = [registry.meta(name) for name in registry.names()]
    return [replace(meta, options=meta.offered) for meta in metas]


@get("/api/address", responses=PROBLEMS, sync_to_thread=False)
def get_address(request: AnyRequest, desk: TheDesk) -> Address:
    """Where friends open this server: the address that the client knows, or that of this machine in its network."""
    return Address(desk.addresses.link(request.scope, headers_of(request.scope), ""))


@get("/api/asyncapi.json", responses=PROBLEMS, sync_to_thread=True)
def get_asyncapi() -> dict[str, Any]:
    """The socket's protocol as an AsyncAPI 3 document."""
    return asyncapi.document()


@get("/healthz", media_type="text/plain", sync_to_thread=False)
def get_health() -> str:
    """Says ok as long as the process answers."""
    return "ok"


@get("/readyz", responses=PROBLEMS, media_type="text/plain")
async def get_ready(desk: TheDesk) -> str:
    """Says ok if a row can be written now, and the server is not on its way out."""
    if desk.is_closing:
        raise HitparadeError("not-ready", "The server is about to stop.")
    try:
        await desk.log.check()
    except StorageError as error:
        log.error("storage is not writable", code=error.code, sentence=error.sentence)
        raise HitparadeError("not-ready", "The storage can't be written to.") from None
    return "ok"


@get("/metrics", responses=PROBLEMS, media_type="text/plain", sync_to_thread=False)
def get_metrics(request: AnyRequest, desk: TheDesk) -> Response[bytes]:
    """Figures for Prometheus. Not for players: they also count what only one of them may know of."""
    open_to = desk.settings.metrics
    is_here = desk.addresses.is_here(request.scope, headers_of(request.scope))
    if open_to == "off" or (open_to == "here" and not is_here):
        raise HitparadeError("not-found", "This server keeps its figures to itself.")
    return Response(desk.metrics.page(), media_type="text/plain; version=0.0.4")


HANDLERS = [get_games, get_address, get_asyncapi, get_health, get_ready, get_metrics]
