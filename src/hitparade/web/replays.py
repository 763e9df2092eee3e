"""Replays over HTTP: of a match of a room, or of a match file that somebody brings."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, cast

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from hitparade.rooms.replays import replay
from hitparade.web.assets import ALWAYS_ASK, packed, respond
from hitparade.web.desk import AnyRequest, TheDesk
from hitparade.web.errors import PROBLEMS
from hitparade.wire.http import Replay, ReplayFile

MOST_BYTES = 1_000_000
"""The largest match file that is taken."""

Viewer = Annotated[int | None, QueryParameter(description="A seat; without it what the screen saw.")]


async def _shown(request: AnyRequest, file: dict[str, Any], viewer: int | None) -> Response[Replay]:
    """The replay, worked out and packed beside the event loop: a long match must not hold up those who play.

    It is megabytes of much the same text, a twentieth of that when packed.
    """
    asset = await asyncio.to_thread(lambda: packed(msgspec.json.encode(replay(file, viewer)), "application/json"))
    answer = respond(asset, request.headers.get("accept-encoding", ""), ALWAYS_ASK)
    return cast("Response[Replay]", answer)


@get("/api/rooms/{code:str}/matches/{number:int}/replay", responses=PROBLEMS)
async def get_replay(
    request: AnyRequest, desk: TheDesk, code: FromPath[str], number: FromPath[int], viewer: Viewer = None
) -> Response[Replay]:
    """A finished match of a room, as one seat or the screen saw it."""
    asker = desk.asker(request)
    desk.limits.take("replay", asker)
    with desk.counting_wrong(("wrong", asker)):
        file = await desk.house.match_file(code.strip().upper(), number)
    return await _shown(request, file, viewer)


@post("/api/replays", responses=PROBLEMS, status_code=200, request_max_body_size=MOST_BYTES)
async def show_file(request: AnyRequest, desk: TheDesk, data: JSONBody[ReplayFile]) -> Response[Replay]:
    """A match file of at most 1 MB, shown; nothing of it is kept."""
    desk.limits.take("replay", desk.asker(request))
    return await _shown(request, data.file, data.viewer)


HANDLERS = [get_replay, show_file]
