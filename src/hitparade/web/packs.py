"""Packs of a host over HTTP: bringing one, taking it home again, looking at its cards, taking it away."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, post
from litestar.params import FromPath, QueryParameter

from hitparade.web.desk import AnyRequest, TheDesk
from hitparade.web.errors import PROBLEMS
from hitparade.web.tables import bearer, tidy_code
from hitparade.wire.http import PackCard
from hitparade.wire.room import PackView

MOST_BYTES = 12_000_000
"""The largest file that any game takes; each says itself how large its own may be."""
FILE = "application/octet-stream"
"""Whatever it is, no browser is to show it as a page of ours."""

Title = Annotated[str | None, QueryParameter(description="For a CSV file: what the pack is called.")]
Language = Annotated[str | None, QueryParameter(description="For a CSV file: the language of its cards, such as en.")]
SECURITY = [{"token": []}]


@post(
    "/api/rooms/{code:str}/packs",
    security=SECURITY,
    responses=PROBLEMS,
    request_max_body_size=MOST_BYTES,
)
async def bring_pack(
    request: AnyRequest, desk: TheDesk, code: FromPath[str], title: Title = None, language: Language = None
) -> PackView:
    """Brings a pack to a table, for its host. The body is the file: for Hit or Miss TOML or CSV of at most 1 MB, for
    Hit Manga a zip of at most 12 MB.

    A file that breaks the rules of packs is refused with every fault (``PackProblem``).
    """
    token, asker = bearer(request), desk.asker(request)
    desk.limits.take("pack", asker)
    about = {name: value for name, value in (("title", title), ("language", language)) if value is not None}
    with desk.counting_wrong(("wrong", asker)):
        return await desk.house.bring_pack(tidy_code(code), token, await request.body(), about)


@get("/api/rooms/{code:str}/packs/{pack:str}", security=SECURITY, responses=PROBLEMS, media_type=FILE)
async def get_pack(request: AnyRequest, desk: TheDesk, code: FromPath[str], pack: FromPath[str]) -> Response[bytes]:
    """The file of a pack just as it was brought, for the host."""
    token = bearer(request)
    with desk.counting_wrong(("wrong", desk.asker(request))):
        found, source = await desk.house.pack_file(tidy_code(code), token, pack)
    named = {
        "Content-Disposition": f'attachment; filename="pack-{found.id}.{found.suffix}"',
        "Cache-Control": "no-store",
    }
    return Response(source, media_type=FILE, headers=named)


@get("/api/rooms/{code:str}/packs/{pack:str}/cards", security=SECURITY, responses=PROBLEMS)
async def get_cards(request: AnyRequest, desk: TheDesk, code: FromPath[str], pack: FromPath[str]) -> list[PackCard]:
    """The titles of a pack's cards, for a host who would rather choose than be surprised."""
    token = bearer(request)
    with desk.counting_wrong(("wrong", desk.asker(request))):
        return await desk.house.pack_cards(tidy_code(code), token, pack)


@delete("/api/rooms/{code:str}/packs/{pack:str}", security=SECURITY, responses=PROBLEMS)
async def drop_pack(request: AnyRequest, desk: TheDesk, code: FromPath[str], pack: FromPath[str]) -> None:
    """Takes a pack away and forgets its file, for the host."""
    token = bearer(request)
    with desk.counting_wrong(("wrong", desk.asker(request))):
        await desk.house.drop_pack(tidy_code(code), token, pack)


HANDLERS = [bring_pack, get_pack, get_cards, drop_pack]
