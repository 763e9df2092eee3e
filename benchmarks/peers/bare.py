"""The bare fan-out of the same stack: uvicorn, a raw ASGI socket, no rules, no storage, one encode of 2.8 KB a move.

usage: python bare.py PORT
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec
import uvicorn

PAD = [f"play {index}: a line of the play-by-play, made long enough to fill the frame" for index in range(36)]


class Move(msgspec.Struct):
    t: str
    kind: str
    base: int
    seq: int


class State(msgspec.Struct):
    cue: str
    number: int
    kind: str
    base: int
    score: list[int]
    bases: list[bool]
    plays: list[str]


decode = msgspec.json.Decoder(Move).decode
encode = msgspec.json.Encoder().encode


class Room:
    def __init__(self) -> None:
        self.number = 0
        self.sends: dict[int, Any] = {}

    async def move(self, text: str) -> None:
        move = decode(text)
        self.number += 1
        cue = f"~G{self.number % len(self.sends)}:15:{self.number};"
        state = encode(State(cue, self.number, move.kind, move.base, [3, 4], [True, False, True], PAD)).decode()
        for send in self.sends.values():
            await send({"type": "websocket.send", "text": state})


ROOMS: dict[str, Room] = {}


async def app(scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 - what ASGI hands over
    if scope["type"] != "websocket":
        return
    await receive()
    _, name, member = scope["path"].split("/")
    room = ROOMS.setdefault(name, Room())
    room.sends[int(member)] = send
    await send({"type": "websocket.accept"})
    while (event := await receive())["type"] == "websocket.receive":
        await room.move(event["text"])


if __name__ == "__main__":
    uvicorn.run(
        app, host="127.0.0.1", port=int(sys.argv[1]), loop="uvloop", http="httptools", ws="websockets-sansio",
        ws_ping_interval=None, ws_per_message_deflate=False, log_level="error", access_log=False, lifespan="off",
    )  # fmt: skip
