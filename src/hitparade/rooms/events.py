"""What a room's log stores. Public facts are stored as they are told; what holds hashes is told in part or not."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from hitparade.kernel.packs import PackFacts
from hitparade.kernel.state import Head
from hitparade.rooms.tokens import Pin
from hitparade.wire import happened
from hitparade.wire.happened import AnyHappened, Happened
from hitparade.wire.room import Role

FORMAT = 1
"""Grows when the meaning of stored events changes."""


class Kept(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Base of the events that are stored and never sent."""


class Opened(Kept, frozen=True, tag="opened"):
    """The room came to be, with this game on the table."""

    format: int
    game: str
    options: dict[str, Any]
    seats: int


class Admitted(Kept, frozen=True, tag="admitted"):
    """Somebody came in; ``token`` is the hash of the seat's key."""

    member: int
    name: str
    head: str
    role: Role
    bot: str | None = None
    token: str | None = None


class PinMade(Kept, frozen=True, tag="pin_made"):
    """A member may move the seat to another device with a PIN."""

    member: int
    pin: Pin


class KeyChanged(Kept, frozen=True, tag="key_changed"):
    """The PIN was used: the seat has another token, and the old one opens nothing."""

    member: int
    token: str


class Laid(Kept, frozen=True, tag="laid"):
    """Another game is next, with its options and who sits where."""

    game: str
    options: dict[str, Any]
    seats: list[int | None]


class Began(Kept, frozen=True, tag="began"):
    """A match began; its first entry stands in the same record."""

    number: int
    seats: list[int]
    head: Head


class Waited(Kept, frozen=True, tag="waited"):
    """Somebody asked to wait longer for an absent player."""

    member: int


class ClockMoved(Kept, frozen=True, tag="clock_moved"):
    """The room slept (the server was down): the match's clock did not run meanwhile."""

    by_ms: int


class PackBrought(Kept, frozen=True, tag="pack_brought"):
    """The host brought a pack for a game; its file is kept under its id."""

    game: str
    facts: PackFacts


class PackSet(Kept, frozen=True, tag="pack_set"):
    """These cards and tags of a pack are switched off now, all others on."""

    pack: str
    off_cards: tuple[int, ...]
    off_tags: tuple[str, ...]


AnyStored = (
    Opened
    | Admitted
    | PinMade
    | KeyChanged
    | Laid
    | Began
    | Waited
    | ClockMoved
    | PackBrought
    | PackSet
    | happened.Renamed
    | happened.HeadPicked
    | happened.Sat
    | happened.Stood
    | happened.Left
    | happened.HostChanged
    | happened.Locked
    | happened.OptionSet
    | happened.PackDropped
    | happened.LobbyOpened
    | happened.SkipAsked
)
"""Every stored event."""


def told(event: AnyStored) -> AnyHappened | None:
    """The event as everybody is told of it, built anew from what is public; None for what nobody needs to know."""
    match event:
        case Admitted():
            return happened.Joined(event.member, event.name, event.head, event.role, event.bot)
        case KeyChanged():
            return happened.SeatMoved(event.member)
        case Laid():
            return happened.GameChosen(event.game)
        case PackBrought():
            return happened.PackBrought(event.facts.id, event.facts.title)
        case PackSet():
            return happened.PackSet(event.pack)
        case Began():
            return happened.MatchStarted(event.number, event.head.game, event.seats)
        case Happened():
            return event
        case _:
            return None
