"""One member's connection that lasts: it comes back by itself, catches up, and sends again what was not confirmed."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from random import uniform
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as connect_socket
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hitparade.client.refusal import Refused
from hitparade.client.unconfirmed import Message, Unconfirmed
from hitparade.wire import incoming, outgoing
from hitparade.wire.acts import AnyAct
from hitparade.wire.http import Seated
from hitparade.wire.room import RoomView

decode = msgspec.json.Decoder(outgoing.AnyOutgoing).decode
encode = msgspec.json.encode

SILENCE_S = 15.0
"""The server pings every 5 s. Hearing nothing for so long means that the line is dead."""
FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.1, 0.5
"""Pauses between tries to come back: doubled each time, with a little chance so that not all come at once."""
Heard = outgoing.News | outgoing.Own | outgoing.Welcome
WORTH_A_TRY = frozenset({"restarting", "too-slow", "slow-down", "no-hello", "flooding", "storage", "internal"})
"""Goodbyes after which coming back makes sense. After all others it is over."""


class Gone(Refused):
    """The server said goodbye for good: the seat is live elsewhere, was removed, or the room is gone."""


def socket_address(url: str, code: str) -> str:
    """The socket's address at a server's ``http`` or ``https`` address."""
    return f"ws{url.removeprefix('http').rstrip('/')}/api/rooms/{code}/socket"


class Player:
    """A member at a table. Use ``connect``; as an async context manager it closes by itself.

    ``room``, ``view``, ``legal``, ``seat`` and ``number`` are what the server said last. Iterating gives every News,
    Own and Welcome: what was missed beyond the server's memory then shows in ``room`` and ``view`` only.
    """

    def __init__(self, url: str, seated: Seated) -> None:
        self._address = socket_address(url, seated.code)
        self._token = seated.token
        self.member = seated.member
        self.number: int | None = None
        self.seat: int | None = None
        self.room: RoomView | None = None
        self.view: dict[str, Any] | None = None
        self.legal: list[dict[str, Any]] = []
        self.presence: dict[int, str] = {}
        self.card: outgoing.SeatCardMessage | None = None
        self.connections = 0
        self._unconfirmed = Unconfirmed()
        self._socket: ClientConnection | None = None
        self._news: asyncio.Queue[Heard | None] = asyncio.Queue()
        self._changed = asyncio.Condition()
        self._over: Gone | None = None
        self._task = asyncio.get_running_loop().create_task(self._live())

    async def __aenter__(self) -> Self:
        await self.until(lambda player: player.room is not None)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Leaves the line; the seat stays."""
        self._task.cancel()
        await asyncio.wait([self._task])
        self._news.put_nowait(None)

    async def __aiter__(self) -> AsyncIterator[Heard]:
        while (news := await self._news.get()) is not None:
            yield news
        if self._over is not None:
            raise self._over

    async def until(self, is_so: Callable[[Player], bool]) -> Player:
        """Waits until something holds; it is looked at after each message. Raises Gone when it never can any more."""
        async with self._changed:
            await self._changed.wait_for(lambda: self._over is not None or is_so(self))
        if self._over is not None and not is_so(self):
            raise self._over
        return self

    async def play(self, move: dict[str, Any], *, step: int | None = None, message_id: str | None = None) -> int:
        """Makes a move and returns the number of the news at which it was done. Raises Refused or Gone.

        It is sent again after a broken connection, with the same id, so that it counts once. A client that wants to
        survive its own end as well gives ids of its own.
        """
        return await self._confirmed(incoming.Move(message_id or secrets.token_hex(8), move, step))

    async def act(self, act: AnyAct, *, message_id: str | None = None) -> int:
        """Does something in the room and returns the number of the news. Raises Refused or Gone."""
        return await self._confirmed(incoming.ActMessage(message_id or secrets.token_hex(8), act))

    async def ask_seat_card(self) -> outgoing.SeatCardMessage:
        """Asks for a PIN that moves this seat to another device."""
        self.card = None
        await self._send(incoming.SeatCard())
        await self.until(lambda player: player.card is not None)
        assert self.card is not None  # noqa: S101  just waited for
        return self.card

    async def _confirmed(self, message: Message) -> int:
        if self._over is not None:
            raise self._over
        number = self._unconfirmed.add(message)
        try:
            await self._send(message)
            return await number
        finally:
            self._unconfirmed.forget(message.id)

    async def _send(self, message: incoming.AnyIncoming) -> None:
        """Sends if there is a line; what needs an answer is sent again on the next one."""
        if self._socket is not None:
            try:
                await self._socket.send(encode(message), text=True)
            except ConnectionClosed:
                return

    async def _live(self) -> None:
        pause = FIRST_PAUSE_S
        while self._over is None:
            number = self.number
            try:
                async with connect_socket(self._address, compression=None, ping_interval=None, max_size=None) as socket:
                    await self._talk(socket)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                pass
            self._socket = None
            pause = FIRST_PAUSE_S if number != self.number else min(LONGEST_PAUSE_S, pause * 2)
            if self._over is None:
                await asyncio.sleep(pause * uniform(0.5, 1))

    async def _talk(self, socket: ClientConnection) -> None:
        hello = incoming.Hello(incoming.PROTOCOL, self._token, self.number)
        await socket.send(encode(hello), text=True)
        while True:
            async with asyncio.timeout(SILENCE_S):
                data = await socket.recv(decode=False)
            await self._hear(socket, decode(data))
            async with self._changed:
                self._changed.notify_all()

    async def _hear(self, socket: ClientConnection, message: outgoing.AnyOutgoing) -> None:
        match message:
            case outgoing.News():
                self._take(message)
            case outgoing.Own():
                self._take_own(message)
            case outgoing.Welcome():
                await self._welcome(socket, message)
            case outgoing.Done():
                self._unconfirmed.confirm(message.id, message.number)
            case outgoing.Refused():
                self._unconfirmed.refuse(message.id or "", Refused(message.code, message.sentence))
            case outgoing.ServerPing():
                await socket.send(encode(incoming.Pong(message.n)), text=True)
            case outgoing.Presence():
                self.presence = dict(message.members)
            case outgoing.SeatCardMessage():
                self.card = message
            case outgoing.Bye() if message.code not in WORTH_A_TRY:
                self._end(Gone(message.code, message.sentence))
            case _:
                pass

    async def _welcome(self, socket: ClientConnection, welcome: outgoing.Welcome) -> None:
        self.connections += 1
        self.seat, self.presence = welcome.seat, dict(welcome.presence)
        for news in welcome.missed:
            self._take(news)
        self.number, self.room, self.view, self.legal = welcome.number, welcome.room, welcome.view, welcome.legal
        self._news.put_nowait(welcome)
        self._socket = socket
        for message in self._unconfirmed.messages():
            await socket.send(encode(message), text=True)

    def _take(self, news: outgoing.News) -> None:
        self.number = news.number
        if news.room is not None:
            self.room = news.room
            self.seat = self._seat_in(news.room)
        self.view = self.view if news.view is None else news.view
        self.legal = self.legal if news.legal is None else news.legal
        if news.cause is not None and news.cause.member == self.member:
            self._unconfirmed.confirm(news.cause.id, news.number)
        self._news.put_nowait(news)

    def _take_own(self, own: outgoing.Own) -> None:
        """What nobody else is told of: it has no number."""
        self.view, self.legal = own.view, own.legal
        if own.cause is not None and self.number is not None:
            self._unconfirmed.confirm(own.cause.id, self.number)
        self._news.put_nowait(own)

    def _seat_in(self, room: RoomView) -> int | None:
        seats = room.match.seats if room.match is not None else []
        return seats.index(self.member) if self.member in seats else None

    def _end(self, gone: Gone) -> None:
        self._over = gone
        self._unconfirmed.refuse_all(gone)
        self._news.put_nowait(None)


def connect(url: str, seated: Seated) -> Player:
    """A connection for a member, begun at once: ``async with connect(url, seated) as player``."""
    return Player(url, seated)
