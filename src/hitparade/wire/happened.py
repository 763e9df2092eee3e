"""What happened in a room, as everybody is told: one struct an event, tagged by ``type``. Match events travel apart."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from hitparade.wire.room import Role


class Happened(Struct, frozen=True, tag_field="type"):
    """Base of all room events on the wire."""


class Joined(Happened, tag="joined"):
    """Somebody came in, a bot if ``bot`` is set."""

    member: int
    name: str
    head: str
    role: Role
    bot: str | None = None


class Renamed(Happened, tag="renamed"):
    """A member has another name."""

    member: int
    name: str


class HeadPicked(Happened, tag="head_picked"):
    """A member has another head."""

    member: int
    head: str


class Sat(Happened, tag="sat"):
    """A member took a seat of the next match."""

    member: int
    seat: int


class Stood(Happened, tag="stood"):
    """A member gave the seat up."""

    member: int


class Left(Happened, tag="left"):
    """A member is gone; ``removed`` when the host did it."""

    member: int
    removed: bool = False


class HostChanged(Happened, tag="host_changed"):
    """The host's role passed on; ``because`` is ``handed``, ``away`` or ``back``."""

    member: int
    because: str


class Locked(Happened, tag="locked"):
    """The room was locked or opened."""

    locked: bool


class GameChosen(Happened, tag="game_chosen"):
    """Another game is next."""

    game: str


class OptionSet(Happened, tag="option_set"):
    """An option of the next match has another value."""

    name: str
    value: Any


class MatchStarted(Happened, tag="match_started"):
    """A match began; ``seats`` are member ids."""

    number: int
    game: str
    seats: list[int]


class MatchEnded(Happened, tag="match_ended"):
    """A match is over and stands in the standings."""

    number: int


class LobbyOpened(Happened, tag="lobby_opened"):
    """From the result back to the lobby."""


class SkipAsked(Happened, tag="skip_asked"):
    """A player asks that the move that is waited for be skipped."""

    member: int


class SeatMoved(Happened, tag="seat_moved"):
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
    | MatchStarted
    | MatchEnded
    | LobbyOpened
    | SkipAsked
    | SeatMoved
)
"""Every room event that members are told of."""
