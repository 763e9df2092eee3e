"""A room as everybody in it may see it. Nothing here is secret; tokens and PINs never stand in a view."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

Role = Literal["player", "guest", "screen"]
"""A *player* may sit; a *guest* came to watch; a *screen* is a big screen (no hands, no secrets)."""

Phase = Literal["lobby", "match", "result"]


class MemberView(Struct, frozen=True):
    """Somebody in the room. ``bot`` is the name of the bot that plays, or None for people."""

    id: int
    name: str
    head: str
    role: Role
    bot: str | None = None


class MatchHeadView(Struct, frozen=True):
    """The match that runs or has just ended. ``seats`` are member ids by seat; ``number`` counts from 1."""

    number: int
    game: str
    options: dict[str, Any]
    seats: list[int]
    started_ms: int
    result: dict[str, Any] | None = None


class Standing(Struct, frozen=True):
    """One line of the evening's chart.

    ``points`` over all matches (wins, for two-player games), ``moved`` places up since the last match (negative: down).
    """

    member: int
    name: str
    head: str
    place: int
    points: int
    matches: int
    wins: int
    moved: int


class PastMatch(Struct, frozen=True):
    """A finished match of the evening, with the places everybody held after it (member id to place)."""

    number: int
    game: str
    names: list[str]
    scores: list[int]
    winners: list[int]
    reason: str
    ended_ms: int
    places: dict[int, int]


class PackView(Struct, frozen=True):
    """A pack that the host brought, for ``game``; a list option that takes packs names it ``own:`` and its ``id``.

    Nothing of it tells what stands on a card: ``tags`` are numbers of cards, ``off_cards`` places in the file.
    ``not_for_all`` is how many cards are for teens or adults.
    """

    id: str
    game: str
    title: str
    language: str
    version: str
    licence: str
    description: str
    authors: list[str]
    cards: int
    tags: dict[str, int]
    not_for_all: int
    suffix: str
    size: int
    off_cards: list[int]
    off_tags: list[str]


class RoomView(Struct, frozen=True):
    """The room. ``seats`` are the member ids who play next (or now), in seat order, None where a seat is free."""

    code: str
    phase: Phase
    host: int | None
    members: list[MemberView]
    locked: bool
    game: str
    options: dict[str, Any]
    seats: list[int | None]
    match: MatchHeadView | None
    standings: list[Standing]
    past: list[PastMatch]
    skip_votes: list[int]
    packs: list[PackView]
