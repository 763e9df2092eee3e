"""How each server is spoken to: joining a room of four, making the move that is due, and reading who is next."""

from __future__ import annotations

import random
import re
from typing import Protocol

import msgspec

from benchmarks.sockets import Socket, connect, post

CORNERS = ("first", "second", "third", "home")


class Room:
    """One room under load: its members, how far each has come, and the move that is due."""

    __slots__ = ("due_s", "index", "reached", "sockets", "target", "turn")

    def __init__(self, index: int, size: int) -> None:
        self.index = index
        self.sockets: list[Socket] = []
        self.reached = [0] * size
        self.target = 0
        self.due_s = 0.0
        self.turn: tuple[str, int, int] = ("P", 0, 15)


class Dialect(Protocol):
    """One server's way. ``heard(room, member)`` is called after every frame that brought a member further."""

    async def join(self, room: Room, size: int) -> None: ...

    def make_move(self, room: Room) -> None: ...


class Cues:
    """Servers that mark every state with ``~P0:15:7;``: kind, seat that acts next, open corners, moves so far."""

    PATTERN = re.compile(rb"~([PG])(\d):(\d+):(\d+);")

    def __init__(self, port: int, heard: object) -> None:
        self.port = port
        self.heard = heard

    def read(self, room: Room, member: int, payload: bytes) -> None:
        found = self.PATTERN.search(payload)
        if found is None:
            return
        number = int(found[4])
        if number >= max(room.reached):
            room.turn = (found[1].decode(), int(found[2]), int(found[3]))
        if number > room.reached[member]:
            room.reached[member] = number
            self.heard(room)  # type: ignore[operator]

    def corner(self, room: Room) -> int:
        return random.choice([corner for corner in range(4) if room.turn[2] >> corner & 1])


class Bare(Cues):
    """The bare fan-out of the same stack (peers/bare.py)."""

    async def join(self, room: Room, size: int) -> None:
        for member in range(size):
            path = f"/{room.index}/{member}"
            socket = await connect(self.port, path, path, lambda _, text, m=member: self.read(room, m, text))
            room.sockets.append(socket)

    def make_move(self, room: Room) -> None:
        kind = "place" if room.turn[0] == "P" else "guess"
        text = f'{{"t":"move","kind":"{kind}","base":{self.corner(room)},"seq":{room.reached[0]}}}'
        room.sockets[room.turn[1]].send(text.encode())


class BoardgameIo(Cues):
    """boardgame.io 0.50 over socket.io 4 (peers/boardgame_server.cjs)."""

    async def join(self, room: Room, size: int) -> None:
        for member in range(size):
            path = "/socket.io/?EIO=4&transport=websocket"
            label = f"{room.index}/{member}"
            room.sockets.append(
                await connect(self.port, path, label, lambda own, text, m=member: self.text(own, room, m, text))
            )

    def text(self, own: Socket, room: Room, member: int, payload: bytes) -> None:
        if payload.startswith(b"2"):
            own.send(b"3")
        elif payload.startswith(b"0"):
            own.send(b"40/hits-and-outs,")
        elif payload.startswith(b"40"):
            sync = f'42/hits-and-outs,["sync","room{room.index}","{member}",null,{len(room.reached)}]'
            own.send(sync.encode())
        elif payload.startswith(b"42"):
            self.read(room, member, payload)

    def make_move(self, room: Room) -> None:
        kind, seat, _ = room.turn
        name = "place" if kind == "P" else "guess"
        text = (
            f'42/hits-and-outs,["update",{{"type":"MAKE_MOVE","payload":{{"type":"{name}","args":[{self.corner(room)}],'
            f'"playerID":"{seat}","credentials":null}}}},{room.reached[0]},"room{room.index}","{seat}"]'
        )
        room.sockets[seat].send(text.encode())


class LiftedLite(msgspec.Struct):
    corner: str


class ViewLite(msgspec.Struct):
    phase: str
    batting: int
    pitching: int
    lifted: list[LiftedLite]


class NewsLite(msgspec.Struct):
    number: int
    view: ViewLite | None = None


class Hitparade:
    """hitparade itself: two players, the others watch; a match that is over is followed by a rematch."""

    MARK = b'{"type":"news","number":'
    WELCOME = b'{"type":"welcome"'

    def __init__(self, port: int, heard: object) -> None:
        self.port = port
        self.heard = heard
        self.decode = msgspec.json.Decoder(NewsLite).decode
        self.moves = 0

    async def join(self, room: Room, size: int) -> None:
        opening = msgspec.json.encode({"name": "Mio", "head": "mio", "game": "hits-and-outs"})
        seats = [msgspec.json.decode(await post(self.port, "/api/rooms", opening))]
        code = seats[0]["code"]
        for member in range(1, size):
            wish = {"name": f"Guest {member}", "head": "mio", "role": "player" if member == 1 else "guest"}
            seats.append(
                msgspec.json.decode(await post(self.port, f"/api/rooms/{code}/members", msgspec.json.encode(wish)))
            )
        for member, seat in enumerate(seats):
            label = f"{code}/{member}"
            path = f"/api/rooms/{code}/socket"
            socket = await connect(self.port, path, label, lambda own, text, m=member: self.text(own, room, m, text))
            room.sockets.append(socket)
            socket.send(msgspec.json.encode({"type": "hello", "protocol": 1, "token": seat["token"]}))
        room.turn = ("start", 0, 15)

    def text(self, own: Socket, room: Room, member: int, payload: bytes) -> None:
        if payload.startswith(self.MARK):
            number = int(payload[len(self.MARK) : payload.index(b",", len(self.MARK))])
            if member == 0:
                self.read_turn(room, payload)
        elif payload.startswith(self.WELCOME):
            number = self.decode(payload).number
        elif payload.startswith(b'{"type":"ping"'):
            own.send(b'{"type":"pong"' + payload[14:])
            return
        elif payload.startswith(b'{"type":"refused"'):
            raise ConnectionError(f"refused: {payload!r}")
        else:
            return
        room.reached[member] = max(number, room.reached[member])
        self.heard(room)  # type: ignore[operator]

    def read_turn(self, room: Room, payload: bytes) -> None:
        view = self.decode(payload).view
        if view is None:
            return
        if view.phase == "over":
            room.turn = ("start", 0, 15)
        elif view.phase == "place":
            room.turn = ("place", view.pitching, 15)
        else:
            lifted = {CORNERS.index(cover.corner) for cover in view.lifted}
            room.turn = ("lift", view.batting, sum(1 << corner for corner in range(4) if corner not in lifted))

    def make_move(self, room: Room) -> None:
        kind, seat, open_corners = room.turn
        self.moves += 1
        if kind == "start":
            text = f'{{"type":"act","id":"{self.moves}","act":{{"type":"start"}}}}'
        else:
            corner = CORNERS[random.choice([corner for corner in range(4) if open_corners >> corner & 1])]
            field = "hit" if kind == "place" else "corner"
            text = f'{{"type":"move","id":"{self.moves}","move":{{"type":"{kind}","{field}":"{corner}"}}}}'
        room.sockets[seat].send(text.encode())


DIALECTS = {"bare": Bare, "boardgame": BoardgameIo, "hitparade": Hitparade}
