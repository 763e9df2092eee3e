"""The application: every HTTP handler on one Litestar, the sockets beside it, both behind the front."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from litestar import Litestar, MediaType
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from hitparade.storage.port import EventLog
from hitparade.web import about, decks, packs, pages, pictures, replays, tables
from hitparade.web.client_files import ClientFiles
from hitparade.web.desk import Desk
from hitparade.web.errors import HANDLERS as ERROR_HANDLERS
from hitparade.web.front import Front
from hitparade.web.settings import Settings
from hitparade.web.sockets import Sockets

MOST_BYTES = 65_536
"""The largest body of a request that has no limit of its own."""


class Site:
    """The application and its parts, for whoever serves it."""

    def __init__(self, settings: Settings, log: EventLog, files: ClientFiles | None = None) -> None:
        self.desk = Desk(settings, log, files or ClientFiles(settings.base))
        self.litestar = _litestar(self.desk)
        self.asgi = Front(self.litestar, Sockets(self.desk), self.desk.addresses, settings.base)


def _litestar(desk: Desk) -> Litestar:
    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await desk.open()
        try:
            yield
        finally:
            await desk.close()

    return Litestar(
        [
            *tables.HANDLERS,
            *packs.HANDLERS,
            *replays.HANDLERS,
            *pictures.HANDLERS,
            *decks.HANDLERS,
            *about.HANDLERS,
            *pages.HANDLERS,
        ],
        dependencies={"desk": Provide(lambda: desk, sync_to_thread=False)},
        exception_handlers=ERROR_HANDLERS,
        lifespan=[lifespan],
        state=State({"desk": desk}),
        request_max_body_size=MOST_BYTES,
        openapi_config=OpenAPIConfig(
            "hitparade",
            version("hitparade"),
            path="/schema",
            # The plain document: the framework's own pages would load scripts from elsewhere.
            render_plugins=[JsonRenderPlugin(path="/", media_type=MediaType.JSON)],
            use_handler_docstrings=True,
            components=Components(security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}),
        ),
        logging_config=None,
    )
