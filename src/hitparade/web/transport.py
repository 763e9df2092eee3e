"""uvicorn's WebSocket protocol with one thing more: a way to drop a peer that has stopped reading."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Transport(WebSocketsSansIOProtocol):
    """Hands its ``abort`` to the application. ASGI alone can only close politely, which waits for the peer to read."""

    def __init__(self, *arguments: Any, **named: Any) -> None:  # noqa: ANN401  uvicorn's own arguments
        super().__init__(*arguments, **named)
        self.app_state = {**self.app_state, "abort": self.abort}

    def abort(self) -> None:
        """Drops the connection at once, whatever has not been sent."""
        self.transport.abort()


def abort_of(scope: Mapping[str, Any]) -> Callable[[], None]:
    """The way to drop this connection; does nothing on servers that offer none."""
    return scope.get("state", {}).get("abort") or (lambda: None)
