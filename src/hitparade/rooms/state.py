"""A room as a value: who is there, what is played, how the evening stands. Equal logs give equal states."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from hitparade.kernel.packs import OWN, PackFacts
from hitparade.kernel.state import MatchState
from hitparade.kernel.values import Seat
from hitparade.rooms.standings import Chart
from hitparade.rooms.tokens import Pin
from hitparade.wire.room import Phase, Role

REMEMBERED = 64
"""So many of a member's messages are remembered at least, so that sending one again changes nothing."""
PART = 16
"""So many of them lie together."""
RECENT = 50
"""So many of the latest news a member who comes back is told."""
Run = tuple[int, int]
"""Records one after another: the first and the last."""

MOST_MEMBERS = 40
"""People, bots and screens at one table."""


class Member(Struct, frozen=True):
    """Somebody in the room. ``token`` and ``pin`` are hashes. ``gone``: left, but still played for or in the chart."""

    id: int
    name: str
    head: str
    role: Role
    bot: str | None = None
    token: str | None = None
    pin: Pin | None = None
    gone: bool = False

    @property
    def is_person(self) -> bool:
        """Neither bot, screen nor gone: somebody who can decide things."""
        return self.bot is None and self.role != "screen" and not self.gone


class Applied(Struct, frozen=True):
    """The last messages of a member that were applied, by id: the number that the news had then.

    They are kept in small parts, of which only the newest is copied when there is one more: it happens at every move.
    """

    newest: dict[str, int] = {}
    older: tuple[dict[str, int], ...] = ()

    def with_one(self, message: str, number: int) -> Applied:
        """One more; the oldest part goes when what is left are enough."""
        if len(self.newest) < PART:
            return Applied({**self.newest, message: number}, self.older)
        return Applied({message: number}, (*self.older[1 - REMEMBERED // PART :], self.newest))

    def number_of(self, message: str) -> int | None:
        """The number of the news with which this message was applied, or None."""
        for part in (self.newest, *self.older):
            if message in part:
                return part[message]
        return None


class Play(Struct, frozen=True):
    """The match on the table. ``seats`` are member ids; ``first`` is the record it began with; ``started_ms`` is when
    its clock stood at 0, in ms since 1970."""

    number: int
    seats: tuple[int, ...]
    started_ms: int
    first: int
    match: MatchState

    def seat_of(self, member: int) -> Seat | None:
        """The seat that a member plays, or None."""
        return self.seats.index(member) if member in self.seats else None


class Past(Struct, frozen=True):
    """A finished match. ``record`` is the number of the record that ended it, ``winners`` are seats."""

    number: int
    game: str
    members: tuple[int, ...]
    names: tuple[str, ...]
    heads: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str
    stood_in: tuple[Seat, ...]
    ended_ms: int
    record: int
    places: dict[int, int]


class RoomPack(Struct, frozen=True):
    """A pack that the host brought for a game, with the cards (by place) and tags that are switched off.

    Its file is kept beside the log, under its id.
    """

    game: str
    facts: PackFacts
    off_cards: tuple[int, ...] = ()
    off_tags: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """As a list option names it."""
        return OWN + self.facts.id


class RoomState(Struct, frozen=True):
    """Everything that a room's log tells.

    ``number`` is the last record's. Members are told other numbers: ``told`` counts the records that everybody is told
    of. One that a member alone may know of has no number on the wire, or the others could count it: ``quiet`` are the
    last runs of those records. ``host`` has the host's powers, ``owner`` has a right to them (the one who opened the
    room or was handed them). ``seats`` are for the next match. ``applied`` maps a member to their last messages.
    """

    code: str
    number: int = 0
    told: int = 0
    quiet: tuple[Run, ...] = ()
    at_ms: int = 0
    members: tuple[Member, ...] = ()
    host: int | None = None
    owner: int | None = None
    locked: bool = False
    game: str = ""
    options: dict[str, Any] = {}
    seats: tuple[int | None, ...] = ()
    play: Play | None = None
    matches: int = 0
    chart: Chart = {}
    past: tuple[Past, ...] = ()
    skip_votes: tuple[int, ...] = ()
    packs: tuple[RoomPack, ...] = ()
    next_member: int = 1
    applied: dict[int, Applied] = {}

    @property
    def phase(self) -> Phase:
        """What the room is doing."""
        if self.play is None:
            return "lobby"
        return "match" if self.play.match.result is None else "result"

    @property
    def here(self) -> list[Member]:
        """The members who have not left, by id."""
        return [member for member in self.members if not member.gone]

    def pack(self, pack: str) -> RoomPack | None:
        """The pack of that id, or None."""
        return next((each for each in self.packs if each.facts.id == pack), None)

    def member(self, number: int) -> Member | None:
        """The member of that id who has not left, or None."""
        for member in self.members:
            if member.id == number:
                return None if member.gone else member
        return None

    def is_shown(self, member: Member) -> bool:
        """Whether members see them: those who are here, and those who left while their match is on the table."""
        return not member.gone or (self.play is not None and member.id in self.play.seats)

    def anybody(self, number: int) -> Member:
        """As ``member``, those included who left."""
        return next(member for member in self.members if member.id == number)

    @property
    def recent(self) -> list[int]:
        """The records that everybody was told of last, oldest first."""
        found: list[int] = []
        runs, number = list(self.quiet), self.number
        while number and len(found) < RECENT:
            if runs and number == runs[-1][1]:
                number = runs.pop()[0] - 1
            else:
                found.append(number)
                number -= 1
        return found[::-1]

    def quiet_with(self, number: int) -> tuple[Run, ...]:
        """``quiet`` with one more record: between two runs lies something told, so no more of them ever matter."""
        if self.quiet and self.quiet[-1][1] == number - 1:
            return (*self.quiet[:-1], (self.quiet[-1][0], number))
        return (*self.quiet[-RECENT:], (number, number))

    def record_of(self, told: int) -> int:
        """The record that the news of this number told of; of those long ago the one before the oldest remembered."""
        recent = self.recent
        behind = min(self.told - told, len(recent))
        return self.number if behind <= 0 else recent[-behind] - 1

    def applied_in(self, member: int | None, message: str | None) -> int | None:
        """With which news this message was applied, or None if it was not, or too long ago."""
        if member is None or message is None or member not in self.applied:
            return None
        return self.applied[member].number_of(message)
