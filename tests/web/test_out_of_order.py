"""When the server itself is out of order: clear answers, nothing of its inside shown, and the seat kept."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, Literal

import pytest
from msgspec.structs import replace

from hitparade.kernel import registry
from hitparade.storage import StorageError
from hitparade.storage.memory import MemoryLog
from hitparade.web.app import Site
from hitparade.web.settings import Settings

Sent = list[dict[str, Any]]


class BrokenLog(MemoryLog):
    """A store that answers everything with an error."""

    async def check(self) -> None:
        raise StorageError("storage", "The disk is full.")

    async def read(self, room: str, after: int = 0) -> Any:
        raise StorageError("storage", f"The disk is gone: {room} {after}.")


async def call(site: Site, scope: dict[str, Any], *heard: dict[str, Any]) -> Sent:
    """Calls the application as a server does: with what it hears, until it has nothing more to say."""
    sent: Sent = []
    queue = [*heard]

    async def receive() -> dict[str, Any]:
        if queue:
            return queue.pop(0)
        await asyncio.sleep(0.05)
        return {"type": scope["type"] + ".disconnect", "code": 1000}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    common = {"client": ("127.0.0.1", 1), "headers": [(b"host", b"here")], "query_string": b"", "root_path": ""}
    full: dict[str, Any] = {"http_version": "1.1", "scheme": "http", "state": {}, "extensions": {}, **common, **scope}
    await site.asgi({**full, "raw_path": full["path"].encode()}, receive, send)
    return sent


async def get(site: Site, path: str) -> tuple[int, Any]:
    scope = {"type": "http", "method": "GET", "path": path}
    sent = await call(site, scope, {"type": "http.request", "body": b"", "more_body": False})
    body = b"".join(message.get("body", b"") for message in sent)
    return sent[0]["status"], json.loads(body)


async def talk(site: Site, code: str, *messages: dict[str, Any]) -> list[dict[str, Any]]:
    scope = {"type": "websocket", "path": f"/api/rooms/{code}/socket"}
    said = [{"type": "websocket.receive", "text": json.dumps(message)} for message in messages]
    sent = await call(site, scope, {"type": "websocket.connect"}, *said)
    return [json.loads(message["text"]) for message in sent if message["type"] == "websocket.send"]


def run(site: Site, test: Callable[[], Awaitable[None]]) -> None:
    async def inner() -> None:
        await site.desk.open()
        try:
            await test()
        finally:
            await site.desk.close()

    asyncio.run(inner())


def failing(*_: object) -> Any:
    raise ZeroDivisionError("of the server's own making, with a s3cret inside")


def test_not_ready_while_nothing_can_be_written() -> None:
    site = Site(Settings(), BrokenLog())

    async def test() -> None:
        status, answer = await get(site, "/readyz")
        assert (status, answer["code"]) == (503, "not-ready")
        assert "disk" not in answer["sentence"]

    run(site, test)


def test_not_ready_while_it_stops() -> None:
    site = Site(Settings(), MemoryLog())

    async def test() -> None:
        await site.desk.say_goodbye()
        assert (await get(site, "/readyz"))[0] == 503
        heard = await talk(site, "CFHJ", {"type": "hello", "protocol": 1, "token": "x"})
        assert [message["code"] for message in heard] == ["restarting"]

    run(site, test)


def test_a_store_that_fails_is_said_plainly() -> None:
    site = Site(Settings(), BrokenLog())

    async def test() -> None:
        assert (await get(site, "/api/rooms/CFHJ"))[0] == 503
        heard = await talk(site, "CFHJ", {"type": "hello", "protocol": 1, "token": "x"})
        assert [(message["type"], message["code"]) for message in heard] == [("bye", "storage")]

    run(site, test)


def test_a_store_that_fails_while_what_was_missed_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    site = Site(Settings(), MemoryLog())

    async def unread(*_: object) -> Any:
        raise StorageError("storage", "The disk is gone.")

    async def test() -> None:
        monkeypatch.setattr(site.desk.house, "join", unread)
        heard = await talk(site, "CFHJ", {"type": "hello", "protocol": 1, "token": "x", "seen": 1})
        assert [(message["type"], message["code"]) for message in heard] == [("bye", "storage")]

    run(site, test)


def test_a_fault_over_http_shows_nothing_of_the_inside(monkeypatch: pytest.MonkeyPatch) -> None:
    site = Site(Settings(), MemoryLog())
    monkeypatch.setattr(site.desk.house, "card", failing)

    async def test() -> None:
        status, answer = await get(site, "/api/rooms/CFHJ")
        assert (status, answer["code"]) == (500, "internal")
        assert "s3cret" not in json.dumps(answer)

    run(site, test)


def test_a_fault_in_a_message_costs_nobody_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    from hitparade.rooms.connection import Connection
    from hitparade.wire.http import OpenTable

    site = Site(Settings(), MemoryLog())

    async def test() -> None:
        seat = await site.desk.house.open_table(OpenTable("Ann", "mio"))
        monkeypatch.setattr(Connection, "move", failing)
        heard = await talk(
            site,
            seat.code,
            {"type": "hello", "protocol": 1, "token": seat.token},
            {"type": "move", "id": "m1", "move": {}},
            {"type": "act", "id": "a1", "act": {"type": "rename", "name": "Bea"}},
        )
        told = {message["type"]: message for message in heard}
        assert (told["refused"]["id"], told["refused"]["code"]) == ("m1", "internal")
        assert "s3cret" not in json.dumps(told["refused"])
        assert told["news"]["cause"]["id"] == "a1"

    run(site, test)


@pytest.mark.parametrize(
    ("open_to", "peer", "status"),
    [
        ("here", "127.0.0.1", 200),
        ("here", "192.168.1.7", 404),
        ("all", "192.168.1.7", 200),
        ("off", "127.0.0.1", 404),
    ],
)
def test_figures_are_told_to_this_machine_unless_wanted_otherwise(
    open_to: Literal["here", "all", "off"], peer: str, status: int
) -> None:
    site = Site(Settings(metrics=open_to), MemoryLog())

    async def test() -> None:
        scope = {"type": "http", "method": "GET", "path": "/metrics", "client": (peer, 1)}
        sent = await call(site, scope, {"type": "http.request", "body": b"", "more_body": False})
        assert sent[0]["status"] == status

    run(site, test)


def test_hidden_options_are_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    site = Site(Settings(), MemoryLog())
    meta = registry.meta("hits-and-outs")
    first, *others = meta.options
    partly = replace(meta, options=(replace(first, hidden=True), *others))
    monkeypatch.setattr(registry, "meta", lambda _: partly)

    async def test() -> None:
        _, (game, *_) = await get(site, "/api/games")
        assert [option["name"] for option in game["options"]] == [option.name for option in others]

    run(site, test)
