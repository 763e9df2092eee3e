"""The socket of a room: hello, then one reader that decodes, limits and hands on. A raw ASGI handler."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from typing import Any

import structlog

from hitparade.kernel.errors import HitparadeError
from hitparade.rooms.connection import Connection
from hitparade.rooms.surroundings import wall_clock
from hitparade.storage.port import StorageError
from hitparade.web.addresses import headers_of
from hitparade.web.channel import Send, SocketChannel
from hitparade.web.desk import RESTARTING, WRONG_CODES, Desk
from hitparade.web.limits import Bucket, Rate, TooOften
from hitparade.web.pings import Pings
from hitparade.web.reading import BadMessage, id_of, read_message
from hitparade.web.transport import Take, abort_of, kernel_rtt_of, read_with_of, unknown_rtt, write_text_of
from hitparade.wire import incoming, outgoing

HELLO_S = 5.0
"""How long a new socket may take to say who it is."""
MESSAGES = Rate(burst=40, per_second=20)
"""Messages of one socket. Nobody plays faster; a script that does is told to slow down."""
PATIENCE = Rate(burst=60, per_second=1)
"""Refused messages of one socket, of any kind, before it is closed for flooding."""

OUT_OF_ORDER = HitparadeError("storage", "The server can't reach its storage just now. Please try again.")
BROKEN = HitparadeError("internal", "Something went wrong on the server; nothing has changed.")

_PATH = re.compile(r"/api/rooms/([^/]+)/socket")

Scope = dict[str, Any]
log = structlog.get_logger("hitparade.sockets")


class Socket:
    """One connection to a room, from hello to goodbye."""

    __slots__ = (
        "_connection",
        "_desk",
        "_is_gone",
        "_kernel_rtt_ms",
        "_messages",
        "_origin",
        "_patience",
        "_read_with",
        "_receive",
        "channel",
        "heard_at",
        "pings",
    )

    def __init__(
        self,
        desk: Desk,
        receive: Any,  # noqa: ANN401  ASGI's own
        channel: SocketChannel,
        origin: str,
        read_with: Callable[[Take], None],
        kernel_rtt_ms: Callable[[], float | None],
    ) -> None:
        now = time.monotonic()
        self._desk = desk
        self._receive = receive
        self._read_with = read_with
        self._origin = origin
        self._kernel_rtt_ms = kernel_rtt_ms
        self._connection: Connection | None = None
        self._messages = Bucket(MESSAGES, now)
        self._patience = Bucket(PATIENCE, now)
        self._is_gone = False
        self.channel = channel
        self.heard_at = now
        self.pings = Pings()

    @property
    def is_racing(self) -> bool:
        """Whether it matters how far the peer is, to the millisecond."""
        return self._connection is not None and self._connection.is_racing

    async def serve(self, code: str, asker: str) -> None:
        """Waits for hello, joins the room and hands on what comes until the peer is gone."""
        try:
            if await self._join(code, asker):
                self._desk.heart.add(self)
                await self._read()
            await self._see_off()
        finally:
            self._desk.heart.remove(self)
            if self._connection is not None:
                self._connection.detach()

    async def _join(self, code: str, asker: str) -> bool:
        hello = await self._hello()
        if hello is None:
            return False
        if self._desk.is_closing:
            self.channel.close("restarting", RESTARTING)
            return False
        try:
            self._desk.limits.take("socket", asker)
            connection = await self._desk.house.join(code, hello.token, self.channel, hello.seen)
        except HitparadeError as error:
            self._turn_away(self._counted(error, asker))
            return False
        except StorageError as error:
            log.error("storage failed", code=error.code, sentence=error.sentence)
            self._turn_away(OUT_OF_ORDER)
            return False
        self._connection = connection
        self.channel.on_caught_up = self._catch_up
        self._read_with(self._take)
        return True

    def _turn_away(self, error: HitparadeError) -> None:
        self._desk.count_refusal(error.code)
        self.channel.close(error.code, error.sentence)

    def _counted(self, error: HitparadeError, asker: str) -> HitparadeError:
        """Wrong guesses count; after too many that is all a guesser hears. A right key opens even then, since whole
        parties share an address and one of them must not keep the others from their seats."""
        try:
            if error.code in WRONG_CODES:
                self._desk.limits.take("wrong", asker)
        except TooOften as too_often:
            return too_often
        return error

    async def _hello(self) -> incoming.Hello | None:
        try:
            async with asyncio.timeout(HELLO_S):
                data = await self._next()
        except TimeoutError:
            self.channel.close("no-hello", f"The first message must be hello, within {HELLO_S:.0f} seconds.")
            return None
        try:
            message = None if data is None else read_message(data)
        except BadMessage as error:
            self.channel.close(error.code, error.sentence)
            return None
        if message is not None and not isinstance(message, incoming.Hello):
            self.channel.close("no-hello", "The first message must be hello.")
        elif message is not None and message.protocol != incoming.PROTOCOL:
            self.channel.close("wrong-protocol", f"The server speaks protocol {incoming.PROTOCOL}; load the page anew.")
        else:
            return message
        return None

    async def _next(self) -> str | bytes | None:
        """What comes next, or None when the peer is gone."""
        event = await self._receive()
        if event["type"] != "websocket.receive":
            self._is_gone = True
            return None
        data = event.get("text")
        return event["bytes"] if data is None else data

    async def _read(self) -> None:
        """Takes what comes the ordinary way: all of it, or on a transport with a shorter way what came before that was
        open."""
        while not self.channel.closed and (data := await self._next()) is not None:
            self._take(data)

    async def _see_off(self) -> None:
        """Waits until the peer is gone, which hears goodbye meanwhile."""
        while not self._is_gone:
            await self._next()

    def _take(self, data: str | bytes) -> None:
        if self.channel.closed:
            return
        self.heard_at = time.monotonic()
        message: incoming.AnyIncoming | None = None
        try:
            if self._desk.settings.limits and not self._messages.take(MESSAGES, self.heard_at):
                raise self._too_many(data)
            message = read_message(data)
            self._hand_on(message)
        except HitparadeError as error:
            self._refuse(getattr(error, "id", getattr(message, "id", None)), error)
        except Exception as error:
            log.error("message failed", exc_info=error)
            self._refuse(getattr(message, "id", None), BROKEN)

    @staticmethod
    def _too_many(data: str | bytes) -> BadMessage:
        message_id = id_of(data) if len(data) <= incoming.MAX_BYTES else None
        return BadMessage("slow-down", "Too many messages at once; slow down and send this one again.", message_id)

    def _refuse(self, message_id: str | None, error: HitparadeError) -> None:
        self._desk.count_refusal(error.code)
        self.channel.send(outgoing.encode(outgoing.Refused(message_id, error.code, error.sentence)))
        if self._desk.settings.limits and not self._patience.take(PATIENCE, self.heard_at):
            self._desk.metrics.sockets_closed.labels("flooding").inc()
            self.channel.close("flooding", "Far too many messages were refused.")

    def _hand_on(self, message: incoming.AnyIncoming) -> None:
        connection = self._connection
        if connection is None:
            return
        match message:
            case incoming.Move():
                self._desk.metrics.moves.inc()
                connection.move(message)
            case incoming.ActMessage():
                self._desk.metrics.acts.inc()
                connection.act(message)
            case incoming.Ping():
                pong = outgoing.ServerPong(message.sent_ms, wall_clock.exact())
                self.channel.send(outgoing.encode(pong))
            case incoming.Pong(n):
                connection.heard()
                if (trip_ms := self.pings.trip_ms(n, self.heard_at)) is not None:
                    connection.measured(trip_ms, self._kernel_rtt_ms())
            case incoming.Resync():
                connection.resync()
            case incoming.SeatCard():
                connection.seat_card(self._origin)
            case incoming.Hello():
                raise HitparadeError("hello-again", "Hello is said once; use resync to have everything sent again.")

    def _catch_up(self) -> None:
        self._desk.metrics.resyncs.inc()
        if self._connection is not None:
            self._connection.resync()


class Sockets:
    """The ASGI handler: lets in whose page is ours."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def __call__(self, scope: Scope, receive: Any, send: Send) -> None:  # noqa: ANN401  ASGI's own
        """Serves one connection to the room that the path names."""
        room = _PATH.fullmatch(scope["path"])
        headers = headers_of(scope)
        asker = self._desk.addresses.client(scope, headers)
        if room is None or not self._desk.addresses.is_own_origin(scope, headers):
            self._desk.count_refusal("not-found" if room is None else "other-origin")
            await send({"type": "websocket.close"})  # Before the socket is accepted: the server answers 403.
            return
        await receive()
        await send({"type": "websocket.accept"})
        origin = self._desk.addresses.link(scope, headers, "").rstrip("/")
        channel = SocketChannel(send, abort_of(scope), write_text_of(scope))
        is_proxied = self._desk.addresses.is_proxied(scope)
        kernel_rtt_ms = unknown_rtt if is_proxied else kernel_rtt_of(scope)
        socket = Socket(self._desk, receive, channel, origin, read_with_of(scope), kernel_rtt_ms)
        await socket.serve(room[1], asker)
