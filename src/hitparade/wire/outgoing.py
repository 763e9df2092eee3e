"""Messages from the server to a client on the socket: one closed family, tagged by ``type``."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from hitparade.wire.happened import AnyHappened
from hitparade.wire.room import RoomView


class Outgoing(Struct, frozen=True, tag_field="type"):
    """Base of all messages from the server."""


class Cause(Struct, frozen=True):
    """Whose message led to the news, and that message's own id."""

    member: int
    id: str


class News(Outgoing, tag="news", frozen=True):
    """News ``number`` of the room: what happened and what is so now. Every member gets every number, in order.

    ``by`` and ``seat`` say who moved in the match (seat, clock, stand-in, table, start; None if nobody did), ``events``
    are the match's events as this viewer may see them, ``happened`` the room's. ``room``, ``view`` and ``legal`` are
    None when they have not changed; ``legal`` is empty for those who have no seat.
    """

    number: int
    at_ms: int
    cause: Cause | None
    by: str | None
    seat: int | None
    events: list[dict[str, Any]]
    happened: list[AnyHappened]
    room: RoomView | None
    view: dict[str, Any] | None
    legal: list[dict[str, Any]] | None


class Own(Outgoing, tag="own", frozen=True):
    """What this member did and nobody else may know of, not even that something happened: so it has no number.

    Fields as in News. It stands between the news before and the news after it; who missed it has it in the view.
    """

    at_ms: int
    cause: Cause | None
    by: str
    seat: int
    events: list[dict[str, Any]]
    view: dict[str, Any]
    legal: list[dict[str, Any]]


class Welcome(Outgoing, tag="welcome", frozen=True):
    """The whole state as of ``number``, after hello and resync.

    ``missed`` is the news since the number the client named (views left out; at most the last 50). ``seat`` is this
    member's seat in the match, or None.
    """

    protocol: int
    number: int
    now_ms: int
    member: int
    seat: int | None
    room: RoomView
    view: dict[str, Any] | None
    legal: list[dict[str, Any]]
    presence: dict[int, str]
    missed: list[News]


Here = Literal["here", "lost", "away"]
"""*here*: connected. *lost*: connection gone. *away*: gone so long (60 s) that a stand-in may play."""


class Presence(Outgoing, tag="presence", frozen=True):
    """Who is connected. Not numbered and not stored.

    ``waits`` tells, for absent players in a match (by seat), when (server time, ms) the stand-in takes over.
    """

    members: dict[int, Here]
    waits: dict[int, int]


class Done(Outgoing, tag="done", frozen=True):
    """The message with this id was applied before, with the news of this ``number`` at the latest; nothing changed."""

    id: str
    number: int


class Refused(Outgoing, tag="refused", frozen=True):
    """A message was refused and nothing changed. ``id`` is None when the message had none that could be read."""

    id: str | None
    code: str
    sentence: str


class ServerPing(Outgoing, tag="ping", frozen=True):
    """The server's heartbeat: answer with pong and the same ``n``."""

    n: int


class ServerPong(Outgoing, tag="pong", frozen=True):
    """The answer to a client's ping, with the server's clock (ms since 1970) for countdowns that agree everywhere."""

    sent_ms: float
    now_ms: float


class SeatCardMessage(Outgoing, tag="seat_card", frozen=True):
    """How to move this seat to another device: the 6-digit PIN (once, within 10 minutes), the link's path, and the link
    as rows of a QR code (strings of 0 and 1)."""

    pin: str
    path: str
    qr: list[str]


class Bye(Outgoing, tag="bye", frozen=True):
    """The last message before the server closes.

    ``moved`` (the seat is live elsewhere), ``removed``, ``closed`` (the room is gone), ``restarting``, ``too-slow``,
    ``bad-token``, ``flooding``...
    """

    code: str
    sentence: str


AnyOutgoing = News | Own | Welcome | Presence | Done | Refused | ServerPing | ServerPong | SeatCardMessage | Bye
"""Every message that the server sends."""

encode = msgspec.json.Encoder().encode
"""A message to bytes."""
