"""Rooms over HTTP: opening a table, coming in, moving a seat, and what a host may take along or erase."""

from __future__ import annotations

import io
from typing import Any

import segno
from litestar import Response, delete, get, post
from litestar.exceptions import NotAuthorizedException
from litestar.params import FromPath, JSONBody

from hitparade.kernel.errors import HitparadeError
from hitparade.rooms import codes
from hitparade.web.assets import AN_HOUR, packed, respond
from hitparade.web.desk import AnyRequest, TheDesk
from hitparade.web.errors import PROBLEMS
from hitparade.wire.http import Claim, ComeIn, OpenTable, RoomCard, Seated

_PIN_CODES = frozenset({"wrong-pin"})


def tidy_code(given: str) -> str:
    """A room code as people type it: in either case, with spaces around."""
    return given.strip().upper()


def bearer(request: AnyRequest) -> str:
    """The token of whoever asks. Raises NotAuthorizedException without one."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token:
        raise NotAuthorizedException
    return token.strip()


@post("/api/rooms", responses=PROBLEMS)
async def open_table(request: AnyRequest, desk: TheDesk, data: JSONBody[OpenTable]) -> Seated:
    """Opens a table; who asks is its host. With ``bot`` a match with it begins at once."""
    desk.limits.take("open", desk.asker(request))
    return await desk.house.open_table(data)


@get("/api/rooms/{code:str}", responses=PROBLEMS)
async def get_card(request: AnyRequest, desk: TheDesk, code: FromPath[str]) -> RoomCard:
    """What a newcomer may know before coming in."""
    with desk.counting_wrong(("wrong", desk.asker(request))):
        return await desk.house.card(tidy_code(code))


@post("/api/rooms/{code:str}/members", responses=PROBLEMS)
async def come_in(request: AnyRequest, desk: TheDesk, code: FromPath[str], data: JSONBody[ComeIn]) -> Seated:
    """Comes to a table as player, guest or screen."""
    asker = desk.asker(request)
    desk.limits.take("join", asker)
    with desk.counting_wrong(("wrong", asker)):
        return await desk.house.come_in(tidy_code(code), data)


@post("/api/rooms/{code:str}/claims", responses=PROBLEMS)
async def claim(request: AnyRequest, desk: TheDesk, code: FromPath[str], data: JSONBody[Claim]) -> Seated:
    """Moves a seat to this device, with the PIN that its other device shows."""
    asker, room = desk.asker(request), tidy_code(code)
    with (
        desk.counting_wrong(("wrong", asker)),
        desk.counting_wrong(("pin", asker), ("pin-room", room), codes=_PIN_CODES),
    ):
        return await desk.house.claim(room, data)


@get("/api/rooms/{code:str}/qr.svg", responses=PROBLEMS, media_type="image/svg+xml", sync_to_thread=False)
def get_qr(request: AnyRequest, desk: TheDesk, code: FromPath[str]) -> Response[bytes]:
    """The room's link as a QR code, under the address by which this client knows the server."""
    if not codes.is_code(
        tidy_code(code)
    ):  # Others would cost ever more to draw, up to where no QR code is large enough.
        raise HitparadeError("unknown-room", f"There is no table {code[:12]!r}, so there is no QR code for it.")
    link = desk.addresses.link(request.scope, request.headers, f"room/{tidy_code(code)}")
    drawn = io.BytesIO()
    segno.make(link, error="m", micro=False).save(drawn, kind="svg", border=2, xmldecl=False, svgns=True, light="#fff")
    return respond(packed(drawn.getvalue(), "image/svg+xml"), request.headers.get("accept-encoding", ""), AN_HOUR)


@get("/api/rooms/{code:str}/matches/{number:int}", responses=PROBLEMS)
async def get_match(request: AnyRequest, desk: TheDesk, code: FromPath[str], number: FromPath[int]) -> dict[str, Any]:
    """The file of a finished match: replay it anywhere, verify it with ``hitparade verify``."""
    with desk.counting_wrong(("wrong", desk.asker(request))):
        return await desk.house.match_file(tidy_code(code), number)


@get("/api/rooms/{code:str}/standings.csv", responses=PROBLEMS, media_type="text/csv")
async def get_standings(request: AnyRequest, desk: TheDesk, code: FromPath[str]) -> Response[str]:
    """The evening's chart as comma-separated values."""
    with desk.counting_wrong(("wrong", desk.asker(request))):
        table = await desk.house.standings_csv(tidy_code(code))
    named = {"Content-Disposition": f'attachment; filename="standings-{tidy_code(code)}.csv"'}
    # The mark at the beginning tells spreadsheets that names are in UTF-8.
    return Response(f"\ufeff{table}", media_type="text/csv", headers=named)


@get("/api/rooms/{code:str}/export", security=[{"token": []}], responses=PROBLEMS)
async def export(request: AnyRequest, desk: TheDesk, code: FromPath[str]) -> dict[str, Any]:
    """Everything that is kept of a room, for its host (Authorization: Bearer with the host's token)."""
    token = bearer(request)
    with desk.counting_wrong(("wrong", desk.asker(request))):
        return await desk.house.export(tidy_code(code), token)


@delete("/api/rooms/{code:str}", security=[{"token": []}], responses=PROBLEMS)
async def erase(request: AnyRequest, desk: TheDesk, code: FromPath[str]) -> None:
    """Closes a room and forgets everything about it, for its host."""
    token = bearer(request)
    with desk.counting_wrong(("wrong", desk.asker(request))):
        await desk.house.erase(tidy_code(code), token)


HANDLERS = [open_table, get_card, come_in, claim, get_qr, get_match, get_standings, export, erase]
