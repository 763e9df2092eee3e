"""The outermost layer: the path that the server lives under, no other origins, and headers that protect browsers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec

from hitparade.web.addresses import Addresses, headers_of
from hitparade.wire.http import Problem

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
_FIXED = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (
        b"permissions-policy",
        b"camera=(), microphone=(), geolocation=(), payment=(), usb=(), screen-wake-lock=(self), fullscreen=(self)",
    ),
]


def content_policy(host: str | None) -> str:
    """What a page of ours may load: only what comes from here. ``host`` is for browsers whose 'self' knows no ws."""
    sockets = f" ws://{host} wss://{host}" if host else ""
    return (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
        f"connect-src 'self'{sockets}; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
    )


class Front:
    """Stands before the application and the sockets, which need nothing of the application's layers."""

    def __init__(self, app: App, sockets: App, addresses: Addresses, base: str) -> None:
        self._app = app
        self._sockets = sockets
        self._addresses = addresses
        self._base = base

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, socket or lifespan."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        scope = self._below_base(scope)
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self._sockets(scope, receive, send)

    def _below_base(self, scope: Scope) -> Scope:
        """The path as seen from our base. A proxy may have cut it off already."""
        path: str = scope["path"]
        inner = self._base.rstrip("/")
        if not inner or not (path + "/").startswith(self._base):
            return scope
        below = path[len(inner) :] or "/"
        return {**scope, "path": below, "raw_path": below.encode(), "root_path": ""}

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = headers_of(scope)
        guarded = self._guarded(send, self._addresses.host(scope, headers))
        if scope["method"] == "HEAD":
            scope, guarded = {**scope, "method": "GET"}, _without_body(guarded)
        if scope["method"] not in _SAFE and not self._addresses.is_own_origin(scope, headers):
            await _turn_away(guarded)
            return
        await self._app(scope, receive, guarded)

    def _guarded(self, send: Send, host: str | None) -> Send:
        fixed = [*_FIXED, (b"content-security-policy", content_policy(host).encode("latin-1"))]

        async def send_guarded(message: Any) -> None:  # noqa: ANN401  ASGI's own
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message.get("headers", []), *fixed]}
            await send(message)

        return send_guarded


def _without_body(send: Send) -> Send:
    """For HEAD: the same answer, its length included, but for the body."""

    async def send_head(message: Any) -> None:  # noqa: ANN401  ASGI's own
        await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

    return send_head


async def _turn_away(send: Send) -> None:
    body = msgspec.json.encode(Problem("other-origin", "Only pages of this server may ask for this."))
    start: Mapping[str, Any] = {
        "type": "http.response.start",
        "status": 403,
        "headers": [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())],
    }
    await send(start)
    await send({"type": "http.response.body", "body": body})
