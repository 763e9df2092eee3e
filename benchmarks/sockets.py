"""A bare WebSocket client for load: opens a connection, sends masked text frames, hands over what comes in."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

ACCEPTED = b" 101 "


def masked_text(payload: bytes) -> bytes:
    """One client text frame. The key is zero: the server unmasks all the same, and the client saves the work."""
    size = len(payload)
    head = bytes((0x81, 0x80 | size)) if size < 126 else bytes((0x81, 0x80 | 126)) + size.to_bytes(2)
    return head + b"\0\0\0\0" + payload


class Socket(asyncio.Protocol):
    """One connection. ``on_text`` is called with the connection and the payload of each text frame."""

    __slots__ = ("_opened", "_rest", "_upgraded", "label", "on_text", "transport")

    heard_bytes = 0
    """Of text frames, on all connections of this process."""

    def __init__(self, label: str, on_text: Callable[[Socket, bytes], None]) -> None:
        self.label = label
        self.on_text = on_text
        self.transport: asyncio.Transport
        self._rest = b""
        self._upgraded = False
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def opened(self) -> None:
        """Waits for the upgrade."""
        await self._opened

    def send(self, payload: bytes) -> None:
        self.transport.write(masked_text(payload))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's own, no subclass of asyncio's

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - asyncio's signature
        if not self._opened.done():
            self._opened.set_exception(ConnectionError(f"{self.label}: closed before the upgrade"))

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self._upgraded:
            data = self._read_upgrade(data)
        self._rest = self._read_frames(data) if self._upgraded else data

    def _read_upgrade(self, data: bytes) -> bytes:
        head, found, rest = data.partition(b"\r\n\r\n")
        if not found:
            return data
        if ACCEPTED not in head.split(b"\r\n", 1)[0]:
            self._opened.set_exception(ConnectionError(f"{self.label}: {head[:200]!r}"))
            return b""
        self._upgraded = True
        self._opened.set_result(None)
        return rest

    def _read_frames(self, data: bytes) -> bytes:
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4]), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10]), at + 10
            if start > end or start + size > end:
                break
            self._read_frame(data[at] & 15, data[start : start + size])
            at = start + size
        return data[at:]

    def _read_frame(self, opcode: int, payload: bytes) -> None:
        if opcode == 1:
            Socket.heard_bytes += len(payload)
            self.on_text(self, payload)
        elif opcode == 9:
            self.transport.write(bytes((0x8A, 0x80 | len(payload))) + b"\0\0\0\0" + payload)
        elif opcode == 8:
            raise ConnectionError(f"{self.label}: closed by the server: {payload!r}")


async def connect(port: int, path: str, label: str, on_text: Callable[[Socket, bytes], None]) -> Socket:
    """An open WebSocket on loopback."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(label, on_text), "127.0.0.1", port)
    key = base64.b64encode(os.urandom(16)).decode()
    socket.transport.write(
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    await socket.opened()
    return socket


async def post(port: int, path: str, body: bytes) -> bytes:
    """The body of the answer to one POST on loopback. Raises ConnectionError unless it succeeds."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(
        f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode()
        + body
    )
    head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    if not head.startswith((b"HTTP/1.1 200", b"HTTP/1.1 201")):
        raise ConnectionError(f"{path}: {head[:80]!r} {answer[:200]!r}")
    return answer
