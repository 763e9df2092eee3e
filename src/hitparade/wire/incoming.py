"""Messages from a client to the server on the socket: one closed family, tagged by ``type``, unknown fields refused."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from hitparade.wire.acts import AnyAct

PROTOCOL = 1
"""The version of the protocol; grows when a message changes its meaning."""

MAX_BYTES = 4096
"""The longest message a client may send."""


class Incoming(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Base of all messages to the server."""


class Hello(Incoming, tag="hello", frozen=True):
    """The first message: who this is (the seat's token), and the last number seen if this is a return."""

    protocol: int
    token: str
    seen: int | None = None


class Move(Incoming, tag="move", frozen=True):
    """A move in the match. ``id`` is the client's own (1 to 32 characters): sending it again changes nothing.

    ``step`` names the step it answers; a move for another step is refused and never lands in the next.
    """

    id: str
    move: Any
    step: int | None = None


class ActMessage(Incoming, tag="act", frozen=True):
    """An act in the room, with the client's own id."""

    id: str
    act: AnyAct


class Ping(Incoming, tag="ping", frozen=True):
    """The client's heartbeat and clock question; ``sent_ms`` comes back as it is."""

    sent_ms: float


class Pong(Incoming, tag="pong", frozen=True):
    """The answer to the server's ping with the same ``n``."""

    n: int


class Resync(Incoming, tag="resync", frozen=True):
    """The client has lost the thread: send everything again."""


class SeatCard(Incoming, tag="seat_card", frozen=True):
    """Ask for a fresh PIN and link that move this seat to another device."""


AnyIncoming = Hello | Move | ActMessage | Ping | Pong | Resync | SeatCard
"""Every message that the server takes."""

decode = msgspec.json.Decoder(AnyIncoming).decode
"""Bytes or text to a message. Raises msgspec.ValidationError or msgspec.DecodeError."""
