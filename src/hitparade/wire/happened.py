"""What happened in a room, as everybody is told: one struct an event, tagged by ``type``. Match events travel apart."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from hitparade.wire.room import Role


class Happened(Struct, frozen=True, tag_field="type"):
    """Base of all room events on the wire."""


class Joined(Happened, tag="joined", frozen=True):
    """Somebody came in, a bot if ``bot`` is set."""

    member: int
    name: str
    head: str
    role: Role
    bot: str | None = None


class Renamed(Happened, tag="renamed", frozen=True):
    """A member has another name."""

    member: int
    name: str


class HeadPicked(Happened, tag="head_picked", frozen=True):
    """A member has another head."""

    member: int
    head: str


class Sat(Happened, tag="sat", frozen=True):
    """A member took a seat of the next match."""

    member: int
    seat: int


class Stood(Happened, tag="stood", frozen=True):
    """A member gave the seat up."""

    member: int


class Left(Happened, tag="left", frozen=True):
    """A member is gone; ``removed`` when the host did it."""

    member: int
    removed: bool = False


class HostChanged(Happened, tag="host_changed", frozen=True):
    """The host's role passed on; ``because`` is ``handed``, ``away`` or ``back``."""

    member: int
    because: str


class Locked(Happened, tag="locked", frozen=True):
    """The room was locked or opened."""

    locked: bool


class GameChosen(Happened, tag="game_chosen", frozen=True):
    """Another game is next."""

    game: str


class OptionSet(Happened, tag="option_set", frozen=True):
    """An option of the next match has another value."""

    name: str
    value: Any


class PackBrought(Happened, tag="pack_brought", frozen=True):
    """The host has brought a pack for a game."""

    pack: str
    title: str


class PackSet(Happened, tag="pack_set", frozen=True):
    """Other cards of a pack are switched off."""

    pack: str


class PackDropped(Happened, tag="pack_dropped", frozen=True):
    """A pack was taken away."""

    pack: str
    title: str


class MatchStarted(Happened, tag="match_started", frozen=True):
    """A match began; ``seats`` are member ids."""

    number: int
    game: str
    seats: list[int]


class MatchEnded(Happened, tag="match_ended", frozen=True):
    """A match is over and stands in the standings."""

    number: int


class LobbyOpened(Happened, tag="lobby_opened", frozen=True):
    """From the result back to the lobby."""


class SkipAsked(Happened, tag="skip_asked", frozen=True):
    """A player asks that the move that is waited for be skipped."""

    member: int


class SeatMoved(Happened, tag="seat_moved", frozen=True):
    """A member plays on from another device now."""

    member: int


AnyHappened = (
    Joined
    | Renamed
    | HeadPicked
    | Sat
    | Stood
    | Left
    | HostChanged
    | Locked
    | GameChosen
    | OptionSet
    | PackBrought
    | PackSet
    | PackDropped
    | MatchStarted
    | MatchEnded
    | LobbyOpened
    | SkipAsked
    | SeatMoved
)
"""Every room event that members are told of."""
