"""One row of a room's log: when, whose message led to it, what happened in the room, and the match's entry if any."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw, Struct

from hitparade.kernel.log import entry_decoder
from hitparade.kernel.state import AnyEntry
from hitparade.rooms.events import AnyStored, Began


class Record(Struct, frozen=True, omit_defaults=True):
    """``member`` and ``id`` name the message that led here, or are None where the house itself acted. The room's events
    come before the match's entry."""

    at_ms: int
    member: int | None = None
    id: str | None = None
    events: tuple[AnyStored, ...] = ()
    entry: Any = None


class Change(Struct, frozen=True):
    """What a decision of a room comes to: the part of a record that is decided."""

    events: tuple[AnyStored, ...] = ()
    entry: AnyEntry | None = None


NOTHING = Raw(b"")


class _Stored(Struct, frozen=True):
    """A record as read: its entry can only be read once the match's game is known."""

    at_ms: int
    member: int | None = None
    id: str | None = None
    events: tuple[AnyStored, ...] = ()
    entry: Raw = NOTHING


encode = msgspec.json.Encoder().encode
"""A record to a row's bytes."""

_decode = msgspec.json.Decoder(_Stored).decode


def decode_raw(body: bytes) -> Record:
    """As ``decode``, the entry left as its bytes (``msgspec.Raw``): for whoever only passes it on."""
    stored = _decode(body)
    entry = None if stored.entry == NOTHING else stored.entry
    return Record(stored.at_ms, stored.member, stored.id, stored.events, entry)


def decode(body: bytes, game: str | None) -> Record:
    """A row's bytes to a record. ``game`` is the one that is being played; a match that begins here names its own.

    Raises msgspec.ValidationError, msgspec.DecodeError or ValueError for what is no record.
    """
    stored = _decode(body)
    if stored.entry == NOTHING:
        return Record(stored.at_ms, stored.member, stored.id, stored.events)
    game = next((event.head.game for event in stored.events if isinstance(event, Began)), game)
    if game is None:
        raise ValueError("a record holds a match's entry, and no match is being played")
    return Record(stored.at_ms, stored.member, stored.id, stored.events, entry_decoder(game).decode(stored.entry))
