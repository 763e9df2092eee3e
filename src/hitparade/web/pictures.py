"""Pictures by address: heads, busts, pawns, panels, tokens, drawn when first asked for and then kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from hitparade import art
from hitparade.kernel.errors import HitparadeError
from hitparade.web.assets import AN_HOUR, IMMUTABLE, Asset, packed, respond
from hitparade.web.desk import AnyRequest
from hitparade.web.errors import PROBLEMS
from hitparade.wire.http import HeadCard, Heads

SVG = "image/svg+xml"
ENDING = ".svg"


@cache
def version() -> str:
    """Twelve hex digits that change whenever a line of the drawing code does."""
    digest = sha256()
    for file in sorted(Path(art.__file__).parent.rglob("*.py")):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


@cache
def all_heads() -> Heads:
    """What pictures there are."""
    cards = [
        HeadCard(
            head.id,
            {"en": head.name_en, "ja": head.name_ja},
            {"en": head.looks_en, "ja": head.looks_ja},
            head.bot or None,
        )
        for head in art.heads()
    ]
    return Heads(version(), cards, list(art.MOODS), list(art.POSES), list(art.TEAMS))


@lru_cache(maxsize=4_096)
def _drawn(draw: Callable[..., str], *arguments: Any) -> Asset:  # noqa: ANN401  whatever the picture takes
    """A picture, compressed: some 2 KB each."""
    return packed(draw(*arguments).encode(), SVG)


def _picture(request: AnyRequest, draw: Callable[..., str], *arguments: Any) -> Response[bytes]:  # noqa: ANN401
    """A picture as an answer. With the present version in its address it may be kept for good."""
    try:
        asset = _drawn(draw, *arguments)
    except ValueError as error:
        raise HitparadeError("unknown-picture", f"There is no such picture: {error}.") from None
    lasting = request.query_params.get("v") == version()
    return respond(asset, request.headers.get("accept-encoding", ""), IMMUTABLE if lasting else AN_HOUR)


def _stem(file: str) -> str:
    if not file.endswith(ENDING):
        raise NotFoundException
    return file.removesuffix(ENDING)


@get("/api/heads", responses=PROBLEMS, sync_to_thread=False)
def get_heads() -> Heads:
    """The cast, and what moods, poses and teams pictures can show."""
    return all_heads()


@get("/art/avatar/{head:str}/{file:str}", responses=PROBLEMS, media_type=SVG, sync_to_thread=False)
def get_avatar(
    request: AnyRequest, head: FromPath[str], file: FromPath[str], cap: FromQuery[str | None] = None
) -> Response[bytes]:
    """A round head: /art/avatar/{head}/{mood}.svg."""
    return _picture(request, art.avatar, head, _stem(file), cap)


@get("/art/bust/{head:str}/{mood:str}/{file:str}", responses=PROBLEMS, media_type=SVG, sync_to_thread=False)
def get_bust(
    request: AnyRequest,
    head: FromPath[str],
    mood: FromPath[str],
    file: FromPath[str],
    cap: FromQuery[str | None] = None,
    bat: FromQuery[bool] = False,
) -> Response[bytes]:
    """A person to the waist: /art/bust/{head}/{mood}/{pose}.svg."""
    return _picture(request, art.bust, head, mood, _stem(file), cap, bat)


@get("/art/pawn/{head:str}/{mood:str}/{file:str}", responses=PROBLEMS, media_type=SVG, sync_to_thread=False)
def get_pawn(
    request: AnyRequest, head: FromPath[str], mood: FromPath[str], file: FromPath[str], cap: FromQuery[bool] = True
) -> Response[bytes]:
    """A pawn of the diamond: /art/pawn/{head}/{mood}/{team}.svg."""
    return _picture(request, art.pawn, head, mood, _stem(file), cap)


SIMPLE: dict[str, Callable[[str], str]] = {
    "panel": art.panel,
    "emblem": art.emblem,
    "token": art.token,
    "die": art.die,
    "howto": lambda step: art.howto(_number(step)),
}
"""Pictures that are known by one name."""


def _number(text: str) -> int:
    if not text.isdecimal() or len(text) > 3:
        raise ValueError(f"{text!r} is no step")
    return int(text)


@get("/art/{kind:str}/{file:str}", responses=PROBLEMS, media_type=SVG, sync_to_thread=False)
def get_simple(request: AnyRequest, kind: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    """A panel, emblem, token, die or how-to picture: /art/{kind}/{name}.svg."""
    if kind not in SIMPLE:
        raise HitparadeError("unknown-picture", f"There are no pictures {kind!r}; there are {list(SIMPLE)}.")
    return _picture(request, SIMPLE[kind], _stem(file))


HANDLERS = [get_heads, get_avatar, get_bust, get_pawn, get_simple]
