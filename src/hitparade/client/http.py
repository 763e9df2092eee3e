"""The HTTP half of the protocol: opening a table, coming in, moving a seat; over the standard library alone."""

from __future__ import annotations

import asyncio
from http.client import HTTPConnection, HTTPSConnection
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec

from hitparade.client.refusal import Refused
from hitparade.wire.http import Claim, ComeIn, OpenTable, Problem, RoomCard, Seated
from hitparade.wire.room import Role

T = TypeVar("T")
TIMEOUT_S = 10


def request(url: str, method: str, path: str, body: bytes | None = None, token: str | None = None) -> bytes:
    """One request to the server at ``url``; blocks. Returns the body. Raises Refused for every answer from 400."""
    parts = urlsplit(url)
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    connection = kind(parts.hostname or "", parts.port, timeout=TIMEOUT_S)
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    try:
        connection.request(method, f"{parts.path.rstrip('/')}/{path}", body, headers)
        answer = connection.getresponse()
        content = answer.read()
    finally:
        connection.close()
    if answer.status >= 400:
        raise _refusal(answer.status, content)
    return content


def _refusal(status: int, content: bytes) -> Refused:
    try:
        problem = msgspec.json.decode(content, type=Problem)
    except msgspec.DecodeError:
        return Refused("no-problem", f"The server answered with status {status}.", status)
    return Refused(problem.code, problem.sentence, status)


async def _ask(url: str, method: str, path: str, answer: type[T], body: object = None) -> T:
    data = None if body is None else msgspec.json.encode(body)
    content = await asyncio.to_thread(request, url, method, path, data)
    try:
        return msgspec.json.decode(content, type=answer)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Refused("bad-answer", f"What answers at {url} is no hitparade server of this version.") from None


async def open_table(
    url: str,
    name: str,
    head: str,
    *,
    game: str | None = None,
    options: dict[str, Any] | None = None,
    bot: str | None = None,
) -> Seated:
    """Opens a table at the server ``url`` (http://host:port/path) and is its host. Raises Refused."""
    return await _ask(url, "POST", "api/rooms", Seated, OpenTable(name, head, game, options or {}, bot))


async def come_in(url: str, code: str, name: str = "", head: str = "", role: Role = "player") -> Seated:
    """Comes to a table. Raises Refused."""
    return await _ask(url, "POST", f"api/rooms/{code}/members", Seated, ComeIn(name, head, role))


async def claim(url: str, code: str, member: int, pin: str) -> Seated:
    """Takes a seat over with the PIN that its other device shows. Raises Refused."""
    return await _ask(url, "POST", f"api/rooms/{code}/claims", Seated, Claim(member, pin))


async def card(url: str, code: str) -> RoomCard:
    """What may be known of a table before coming in. Raises Refused."""
    return await _ask(url, "GET", f"api/rooms/{code}", RoomCard)


async def games(url: str) -> list[dict[str, Any]]:
    """The games that the server knows."""
    return await _ask(url, "GET", "api/games", list[dict[str, Any]])
