"""A table of four for the load tool: they hear everything, check the numbers and play match after match."""

from __future__ import annotations

import asyncio
import time
from itertools import count
from random import choice
from typing import Any

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as connect_socket

from hitparade.client.http import come_in, open_table
from hitparade.client.player import encode, socket_address
from hitparade.wire import incoming
from hitparade.wire.acts import Start
from hitparade.wire.http import Seated
from hitparade.wire.outgoing import Cause
from hitparade.wire.room import Role

GAME = "hits-and-outs"
OPTIONS = {"innings": 9}
PEOPLE: tuple[tuple[str, str, Role], ...] = (
    ("Ann", "mio", "player"),
    ("Ben", "theo", "player"),
    ("Cleo", "kwame", "guest"),
    ("", "", "screen"),
)
STUCK_S = 10.0
"""A move that is not at everybody's after so long is given up, and counted."""


class Heard(Struct, frozen=True):
    """As much of a message as the load needs: decoding less of it leaves more of the machine to the server."""

    type: str
    number: int = 0
    n: int = 0
    legal: list[dict[str, Any]] | None = None
    cause: Cause | None = None


_hear = msgspec.json.Decoder(Heard).decode


def sensible(legal: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The moves but for giving up, with which matches would hardly begin."""
    return [move for move in legal if move["type"] != "give_up"]


class Tally(Struct):
    """What was counted so far. Latencies in ms."""

    latencies: list[float] = []
    out_of_order: int = 0
    refused: int = 0
    stuck: int = 0


class Member:
    """One of the four: hears everything, checks the numbers, and knows what it may do."""

    def __init__(self, table: Table, seated: Seated) -> None:
        self.seated = seated
        self.moves: list[dict[str, Any]] = []
        self.number = 0
        self._table = table
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._welcomed = asyncio.Event()

    async def arrive(self) -> None:
        """Connects and waits for the welcome."""
        address = socket_address(self._table.url, self.seated.code)
        self._socket = await connect_socket(address, compression=None, ping_interval=None, max_size=None)
        await self.say(incoming.Hello(incoming.PROTOCOL, self.seated.token))
        self._task = asyncio.get_running_loop().create_task(self._listen(self._socket))
        await self._welcomed.wait()

    async def say(self, message: incoming.AnyIncoming) -> None:
        """Sends one message."""
        assert self._socket is not None  # noqa: S101  set by arrive
        await self._socket.send(encode(message), text=True)

    async def leave(self) -> None:
        """Closes the line."""
        if self._task is not None:
            self._task.cancel()
        if self._socket is not None:
            await self._socket.close()

    async def _listen(self, socket: ClientConnection) -> None:
        while True:
            heard = _hear(await socket.recv(decode=False))
            if heard.type == "news":
                self.take(heard)
            elif heard.type == "ping":
                await self.say(incoming.Pong(heard.n))
            elif heard.type == "welcome":
                self.number, self.moves = heard.number, sensible(heard.legal or [])
                self._welcomed.set()
            elif heard.type == "refused":
                self._table.refused()

    def take(self, heard: Heard) -> None:
        """One piece of news, whose number has to be the next."""
        if heard.number != self.number + 1:
            self._table.tally.out_of_order += 1
        self.number = heard.number
        if heard.legal is not None:
            self.moves = sensible(heard.legal)
        if heard.cause is not None:
            self._table.has_arrived(heard.cause.id)


class Table:
    """One room of four, which plays match after match."""

    def __init__(self, url: str, tally: Tally) -> None:
        self.url = url
        self.tally = tally
        self.members: list[Member] = []
        self._ids = count()
        self._awaited = ""
        self._missing = 0
        self._all_have = asyncio.Event()

    async def sit_down(self) -> None:
        """Opens the room, brings the four in and begins a match."""
        (name, head, _), *others = PEOPLE
        host = await open_table(self.url, name, head, game=GAME, options=OPTIONS)
        self.members = [Member(self, host)]
        for name, head, role in others:
            self.members.append(Member(self, await come_in(self.url, host.code, name, head, role)))
        for member in self.members:
            await member.arrive()
        await self._start()

    def has_arrived(self, message_id: str) -> None:
        """One member has the news that a message led to."""
        if message_id == self._awaited:
            self._missing -= 1
            if self._missing == 0:
                self._all_have.set()

    def refused(self) -> None:
        """The server refused what was said last."""
        self.tally.refused += 1
        self._all_have.set()

    async def play(self, due: float) -> None:
        """One move, due at an instant of the performance counter; returns when all four have its news."""
        mover = next((member for member in self.members if member.moves), None)
        if mover is None:
            await self._start()
            return
        message = incoming.Move(f"load-{next(self._ids)}", choice(mover.moves))
        if await self._all_hear(mover, message):
            self.tally.latencies.append((time.perf_counter() - due) * 1000)

    async def leave(self) -> None:
        """All four go."""
        await asyncio.gather(*(member.leave() for member in self.members))

    async def _start(self) -> None:
        await self._all_hear(self.members[0], incoming.ActMessage(f"load-{next(self._ids)}", Start()))

    async def _all_hear(self, member: Member, message: incoming.Move | incoming.ActMessage) -> bool:
        """Says it and waits until all four have its news. False if that takes too long or it is refused."""
        self._awaited, self._missing = message.id, len(self.members)
        self._all_have.clear()
        refused = self.tally.refused
        await member.say(message)
        try:
            async with asyncio.timeout(STUCK_S):
                await self._all_have.wait()
        except TimeoutError:
            self.tally.stuck += 1
            return False
        return self.tally.refused == refused
