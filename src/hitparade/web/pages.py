"""The web client's addresses: its page for every place in it, and its files."""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath

from hitparade.web.assets import ALWAYS_ASK, IMMUTABLE, respond
from hitparade.web.desk import AnyRequest, TheDesk

PLACES = [
    "/",
    "/room/{rest:path}",
    "/screen/{rest:path}",
    "/solo",
    "/solo/{rest:path}",
    "/replay",
    "/replay/{rest:path}",
    "/rules",
    "/rules/{rest:path}",
    "/credits",
]
"""Every address at which the client shows something. All others get the page too, with status 404."""


def _page(request: AnyRequest, desk: TheDesk, status: int = 200) -> Response[bytes]:
    return respond(desk.files.page, request.headers.get("accept-encoding", ""), ALWAYS_ASK, status)


@get(PLACES, media_type="text/html", include_in_schema=False, sync_to_thread=False)
def get_page(request: AnyRequest, desk: TheDesk) -> Response[bytes]:
    """The client, which reads the rest of the address itself."""
    return _page(request, desk)


@get(["/room", "/screen"], media_type="text/html", include_in_schema=False, sync_to_thread=False)
def get_nowhere(request: AnyRequest, desk: TheDesk) -> Response[bytes]:
    """The page, where the code of a table is missing."""
    return _page(request, desk, 404)


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def get_file(request: AnyRequest, desk: TheDesk, path: FromPath[str]) -> Response[bytes]:
    """A file of the client, or the page that says that there is nothing here."""
    name = path.lstrip("/")
    asset = desk.files.find(name)
    if asset is None:
        return _page(request, desk, 404)
    # The build puts a checksum into the names of everything below assets/.
    cache = IMMUTABLE if name.startswith("assets/") else ALWAYS_ASK
    return respond(asset, request.headers.get("accept-encoding", ""), cache)


HANDLERS = [get_page, get_nowhere, get_file]
