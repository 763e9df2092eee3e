"""A client without any help, for tests of the wire: says what it is told, and checks what it hears by the documents."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from functools import cache
from http.client import HTTPConnection
from itertools import count
from typing import Any, TypeVar

from jsonschema import Draft202012Validator, ValidationError
from jsonschema.validators import extend
from tests import toy
from tests.serving import Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hitparade.client.http import come_in, open_table
from hitparade.kernel import registry
from hitparade.web.asyncapi import document_of
from hitparade.wire.http import Seated

T = TypeVar("T")
Message = dict[str, Any]
GAMES = (*(name for name in registry.names() if name not in toy.NAMES), "rock-paper-scissors")
"""All games that a server of the tests plays."""
ANSWER_S = 20
BEAT_S = 2

_ids = count()


def run(test: Callable[[], Awaitable[T]]) -> T:
    """Runs a test that talks, within a time that even a busy machine keeps."""

    async def within() -> T:
        async with asyncio.timeout(60):
            return await test()

    return asyncio.run(within())


@cache
def strict() -> Message:
    """The schemas of the AsyncAPI document, but that nothing it does not name may be there."""
    schemas = document_of(GAMES)["components"]["schemas"]
    return {
        name: {"additionalProperties": False, **schema} if "properties" in schema else schema
        for name, schema in schemas.items()
    }


def one_of(checker: Any, members: list[Message], value: Any, schema: Message) -> Iterator[ValidationError]:
    """``anyOf`` that goes by the tag where there is one: quicker, and it says what is wrong with the one meant."""
    if "discriminator" in schema and isinstance(value, dict):
        meant = schema["discriminator"]["mapping"].get(value.get(schema["discriminator"]["propertyName"]))
        members = [{"$ref": meant}] if meant else []
    if len(members) == 1:
        yield from checker.descend(value, members[0])
    elif not any(checker.evolve(schema=member).is_valid(value) for member in members):
        yield ValidationError(f"{value!r} is nothing that the document tells of")


Strict = extend(Draft202012Validator, {"anyOf": one_of})


@cache
def validator(name: str) -> Any:
    """Checks against one struct of the AsyncAPI document, and allows nothing else."""
    return Strict({"$ref": f"#/components/schemas/{name}", "components": {"schemas": strict()}})


@cache
def told() -> dict[str, str]:
    """Struct names by tag, of what the server sends."""
    document = document_of(GAMES)
    refs = [message["$ref"].rsplit("/", 1)[1] for message in document["operations"]["tell"]["messages"]]
    return {document["components"]["messages"][name]["name"]: name for name in refs}


def check_told(data: str | bytes) -> Message:
    """A message from the server, which must be as the document says."""
    message = json.loads(data)
    validator(told()[message["type"]]).validate(message)
    return message


class Line:
    """One socket. ``heard`` is everything but pings, ``raw`` every byte."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Message] = []
        self.raw: list[str] = []
        self.state: Message = {}

    async def say(self, message: Message | str | bytes) -> None:
        await self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def hear(self, *kinds: str) -> Message:
        """The next message of one of these types (any, if none is named) but pings, which are answered."""
        while True:
            async with asyncio.timeout(ANSWER_S):
                data = await self.socket.recv(decode=True)
            self.raw.append(str(data))
            message = check_told(str(data))
            if message["type"] == "ping":
                await self.say({"type": "pong", "n": message["n"]})
                continue
            self.heard.append(message)
            self._follow(message)
            if not kinds or message["type"] in kinds:
                return message

    def _follow(self, message: Message) -> None:
        if message["type"] in {"welcome", "news"}:
            self.state |= {key: value for key, value in message.items() if value is not None}

    async def hello(self, seated: Seated, seen: int | None = None) -> Message:
        """Says hello and waits for the welcome."""
        await self.say({"type": "hello", "protocol": 1, "token": seated.token, "seen": seen})
        return await self.hear("welcome", "bye")

    async def ask(self, message: Message, message_id: str | None = None) -> Message:
        """Says a move or act and waits for what becomes of it: news, done or refused."""
        message = {**message, "id": message_id or f"t{next(_ids)}"}
        await self.say(message)
        return await self.outcome(message["id"])

    async def outcome(self, message_id: str) -> Message:
        while True:
            answer = await self.hear("news", "done", "refused")
            if answer.get("id", (answer.get("cause") or {}).get("id")) == message_id:
                return answer

    async def move(self, move: Message, message_id: str | None = None, **more: Any) -> Message:
        return await self.ask({"type": "move", "move": move, **more}, message_id)

    async def act(self, kind: str, **fields: Any) -> Message:
        return await self.ask({"type": "act", "act": {"type": kind, **fields}})

    async def until(self, number: int) -> None:
        """Hears until the news of this number is here."""
        while self.state["number"] < number:
            await self.hear("news", "welcome")

    async def bye(self) -> Message:
        """Hears until goodbye, after which the server must close."""
        message = await self.hear("bye")
        try:
            async with asyncio.timeout(ANSWER_S):
                await self.socket.recv()
        except ConnectionClosed:
            return message
        raise AssertionError("The server said goodbye and went on talking.")

    @property
    def moves(self) -> list[Message]:
        """What may be done now, but for giving up."""
        return [move for move in self.state["legal"] if move["type"] != "give_up"]


def address(server: Server, code: str) -> str:
    """Where the document says that the room's channel is."""
    channel = document_of(GAMES)["channels"]["room"]
    return f"ws{server.url.removeprefix('http')}/{channel['address'].replace('{code}', code)}"


@asynccontextmanager
async def line(server: Server, code: str, **headers: str) -> AsyncIterator[Line]:
    """An open socket on which nothing has been said."""
    async with connect(
        address(server, code), additional_headers=headers, ping_interval=None, max_size=None, max_queue=None
    ) as socket:
        yield Line(socket)


@asynccontextmanager
async def seat_line(server: Server, seated: Seated, seen: int | None = None) -> AsyncIterator[Line]:
    """A socket that has been welcomed."""
    async with line(server, seated.code) as opened:
        assert (await opened.hello(seated, seen))["type"] == "welcome"
        yield opened


@asynccontextmanager
async def table(
    server: Server, game: str = "hits-and-outs", **options: Any
) -> AsyncIterator[tuple[list[Line], list[Seated]]]:
    """Two players and a screen at a table where a match has begun: lines and seats in that order."""
    host = await open_table(server.url, "Ann", "mio", game=game, options=options)
    seats = [host, await come_in(server.url, host.code, "Ben", "theo")]
    seats.append(await come_in(server.url, host.code, role="screen"))
    async with (
        seat_line(server, seats[0]) as ann,
        seat_line(server, seats[1]) as ben,
        seat_line(server, seats[2]) as screen,
    ):
        started = await ann.act("start")
        assert started["type"] == "news", started
        for each in (ann, ben, screen):
            await each.until(started["number"])
        yield [ann, ben, screen], seats


@asynccontextmanager
async def alive(*lines: Line) -> AsyncIterator[None]:
    """Shows that these lines live, as real clients do, however long the test has other things to do."""

    async def beat() -> None:
        while True:
            for each in lines:
                await each.say({"type": "ping", "sent_ms": 0})
            await asyncio.sleep(BEAT_S)

    async with asyncio.TaskGroup() as tasks:
        beating = tasks.create_task(beat())
        yield
        beating.cancel()


def ask(server: Server, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """One request as it is: status, headers and body."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=ANSWER_S)
    data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    try:
        connection.request(method, path, data, {"Content-Type": "application/json", **named})
        answer = connection.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
    finally:
        connection.close()
