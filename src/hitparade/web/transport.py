"""uvicorn's WebSocket protocol with two things more: a short way out for text, and a way to drop a deaf peer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

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
    """Hands ``abort`` and ``write_text`` to the application, which ASGI alone has no words for.

    ASGI can only close politely, which waits for the peer to read; and its way out for a text costs several times what
    the frame itself does, which a room pays for every member and every move.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:  # noqa: ANN401  uvicorn's own arguments
        super().__init__(*arguments, **named)
        self.app_state = {**self.app_state, "abort": self.abort, "write_text": self.write_text}

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


def abort_of(scope: Mapping[str, Any]) -> Callable[[], None]:
    """The way to drop this connection; does nothing on servers that offer none."""
    return scope.get("state", {}).get("abort") or (lambda: None)


def write_text_of(scope: Mapping[str, Any]) -> Callable[[bytes], bool]:
    """The short way out of this connection; never open on servers that offer none."""
    return scope.get("state", {}).get("write_text") or (lambda _: False)
