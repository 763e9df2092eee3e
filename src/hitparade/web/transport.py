"""uvicorn's WebSocket protocol with four things more: a short way in and out for messages, how far the peer is as the
kernel sees it, and a way to drop a deaf peer."""

from __future__ import annotations

import socket
import struct
import sys
from collections.abc import Callable, Mapping
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # pragma: no cover - where the library was installed without its compiled part
    from websockets.utils import apply_mask

Take = Callable[[bytes], None]
"""Takes a message that came, whole. Never raises."""

TCP_INFO = getattr(socket, "TCP_INFO", None) if sys.platform == "linux" else None
MIN_RTT_AT = 148
"""Where ``tcpi_min_rtt`` stands in Linux's ``struct tcp_info``: the smallest round trip of late, in microseconds."""
NEVER = 0xFFFF_FFFF
"""What the kernel says there before it has measured any."""

FINAL_TEXT = 0x81
"""First byte of a frame: a text message in one piece, as RFC 6455 has it."""


def text_frame(data: bytes) -> bytes:
    """A whole text message as a server sends it: unmasked, in one frame."""
    size = len(data)
    if size < 126:
        return bytes((FINAL_TEXT, size)) + data
    if size < 65_536:
        return bytes((FINAL_TEXT, 126)) + size.to_bytes(2) + data
    return bytes((FINAL_TEXT, 127)) + size.to_bytes(8) + data


CONTROL = range(0x88, 0x8B)
"""First bytes of frames that are no part of a message: close, ping, pong."""
MASKED = 0x80
"""Second byte of a client's frame, which is always masked; the length is added to it."""


def whole_texts(data: bytes) -> list[bytes] | None:
    """The messages in ``data`` if it is nothing but whole text frames of a client, each a message in one piece.

    None for all else, so that the library reads it.
    """
    texts: list[bytes] = []
    at, end = 0, len(data)
    while at < end:
        if end - at < 6 or data[at] != FINAL_TEXT or not MASKED <= data[at + 1] <= MASKED + 126:
            return None
        size, start = data[at + 1] - MASKED, at + 6
        if size == 126:
            size, start = int.from_bytes(data[at + 2 : at + 4]), at + 8
        at = start + size
        if at > end:
            return None
        texts.append(apply_mask(data[start:at], data[start - 4 : start]))
    return texts or None


def is_whole_control(data: bytes) -> bool:
    """Whether ``data`` is one whole control frame of a client."""
    return len(data) >= 6 and data[0] in CONTROL and data[1] - MASKED == len(data) - 6


def kernel_rtt_ms(connection: socket.socket | None) -> float | None:
    """The smallest round trip that the kernel has seen on a connection, in ms; None where it can't be asked."""
    if connection is None or TCP_INFO is None:
        return None
    try:
        info = connection.getsockopt(socket.IPPROTO_TCP, TCP_INFO, MIN_RTT_AT + 4)
    except OSError:  # closed meanwhile, or no TCP
        return None
    if len(info) < MIN_RTT_AT + 4:
        return None
    microseconds: int = struct.unpack_from("I", info, MIN_RTT_AT)[0]
    return None if microseconds == NEVER else microseconds / 1000


class Frames:
    """Frames a message once for all who get the same bytes, one after another."""

    __slots__ = ("_data", "_frame")

    def __init__(self) -> None:
        self._data = b""
        self._frame = text_frame(b"")

    def of(self, data: bytes) -> bytes:
        """The frame of a message."""
        if data is not self._data:
            self._data, self._frame = data, text_frame(data)
        return self._frame


FRAMES = Frames()


class Transport(WebSocketsSansIOProtocol):
    """Hands ``abort``, ``read_with``, ``write_text`` and ``kernel_rtt_ms`` to the application, which ASGI alone has no
    words for.

    ASGI can only close politely, which waits for the peer to read; and its ways in and out cost several times what the
    frame itself does: a queue, a task to wake and a pause of the reading for each message that comes, and for each that
    leaves a way through four layers, which a room pays for every member and every move.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:  # noqa: ANN401  uvicorn's own arguments
        super().__init__(*arguments, **named)
        self._take: Take | None = None
        self._is_even = True
        ways = {"abort": self.abort, "read_with": self.read_with, "write_text": self.write_text}
        self.app_state = {**self.app_state, **ways, "kernel_rtt_ms": self.kernel_rtt_ms}

    def read_with(self, take: Take) -> None:
        """Hands what comes from now on to ``take``; what waits to be received is received first. The peer's end still
        comes the ordinary way."""
        self._take = take

    def data_received(self, data: bytes) -> None:
        """Bytes came. The library reads them, but where it stands between two frames and there come only whole ones,
        each a message, as browsers send them: reading those costs it as much as telling a table of four."""
        if not self.handshake_initiated or not self._is_even:
            super().data_received(data)
            return
        texts = whole_texts(data)
        self._is_even = texts is not None or is_whole_control(data)
        if texts is None or self._take is None or self.close_sent or not self.queue.empty():
            super().data_received(data)
            return
        for text in texts:
            self._take(text)

    def send_receive_event_to_app(self) -> None:
        """A message is complete. Text that is no UTF-8 is for the reader to refuse."""
        if self._take is None or self.close_sent or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self._take(data)

    def kernel_rtt_ms(self) -> float | None:
        """How far the peer is, as the kernel sees it."""
        return kernel_rtt_ms(self.transport.get_extra_info("socket"))

    def abort(self) -> None:
        """Drops the connection at once, whatever has not been sent."""
        self.transport.abort()

    def write_text(self, data: bytes) -> bool:
        """Writes a text message if it can leave now; False if it has to go the ordinary way, which waits or refuses."""
        is_open = self.handshake_complete and not (self.close_sent or self.disconnected)
        if not is_open or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(FRAMES.of(data))
        return True


def unknown_rtt() -> None:
    """For peers of whom the kernel knows nothing that matters."""


def kernel_rtt_of(scope: Mapping[str, Any]) -> Callable[[], float | None]:
    """The way to ask how far the peer of this connection is; it never says on servers that offer none."""
    return scope.get("state", {}).get("kernel_rtt_ms") or unknown_rtt


def abort_of(scope: Mapping[str, Any]) -> Callable[[], None]:
    """The way to drop this connection; does nothing on servers that offer none."""
    return scope.get("state", {}).get("abort") or (lambda: None)


def write_text_of(scope: Mapping[str, Any]) -> Callable[[bytes], bool]:
    """The short way out of this connection; never open on servers that offer none."""
    return scope.get("state", {}).get("write_text") or (lambda _: False)


def read_with_of(scope: Mapping[str, Any]) -> Callable[[Take], None]:
    """The short way into this connection; does nothing on servers that offer none."""
    return scope.get("state", {}).get("read_with") or (lambda _: None)
