"""The shape of what leaves this game: the view and the events as viewers see them, for generated client types.

``view.py`` and ``redacting.py`` build plain objects; a test holds every one of them against these structs.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import UNSET, Struct, UnsetType

from hitparade.games.hit_or_miss import events
from hitparade.games.hit_or_miss.matching.values import Level
from hitparade.games.hit_or_miss.moves import Called, Move
from hitparade.games.hit_or_miss.state import Phase
from hitparade.games.hit_or_miss.values import (
    Category,
    Face,
    ItemState,
    Laid,
    Proposal,
    Reason,
    VoteKind,
)

__all__ = ["Event", "Move", "View"]


class ListItem(Struct, frozen=True, forbid_unknown_fields=True):
    """A line on a pad. Its item is null if the host has hidden it."""

    item: str | None
    state: ItemState


class OpenedSeal(Struct, frozen=True, forbid_unknown_fields=True):
    """A seal that anyone may check now: a die's face, or a card such as ``things/fruit``."""

    seal: str
    salt: str
    value: str


class Pile(Struct, frozen=True, forbid_unknown_fields=True):
    """The cards not read yet: the seal of the top one, and how many lie below it."""

    commitment: str | None
    left: int


class Said(Struct, frozen=True, forbid_unknown_fields=True):
    """Something said in a discussion, null if it quotes what the host has hidden."""

    seat: int
    text: str | None


class ReadItem(Struct, frozen=True, forbid_unknown_fields=True):
    """An item that was read, null if the host has hidden it, and what came of it; see ``values.Read``."""

    seat: int
    item: str | None
    called: Called
    points: int
    turn_points: list[int]
    rejected: bool
    cards: list[Laid | None]


class PastRound(Struct, frozen=True, forbid_unknown_fields=True):
    """A round that is over; see ``values.Past``."""

    round: int
    leader: int
    title: str
    points: list[int]
    counts: list[int]
    read: list[ReadItem]


class Challenged(Struct, frozen=True, forbid_unknown_fields=True):
    """What is, or was, voted on: an item (``seat`` has read it) or a match (``seat`` shows the HIT)."""

    kind: VoteKind
    by: int
    why: str | None
    seat: int
    item: str | None
    said: list[Said]
    accepted: bool | None


class Ballot(Struct, frozen=True, forbid_unknown_fields=True):
    """Who has voted; ``accept`` is null until the vote is closed."""

    seat: int
    accept: bool | None


# The view has a key ``list``, which would hide the type of that name inside the class.
Seats: TypeAlias = list[int]
Numbers: TypeAlias = list[int]
Lines: TypeAlias = list[ListItem]
Lists: TypeAlias = list[Lines]
Cards: TypeAlias = list[Laid | None]
Reads: TypeAlias = list[ReadItem]
Rounds: TypeAlias = list[PastRound]
Seals: TypeAlias = list[OpenedSeal]
Ballots: TypeAlias = list[Ballot]


class View(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat, or the screen, may know. From ``seat`` on the keys are there for seats alone."""

    phase: Phase
    round: int
    rounds: int
    lap: int
    laps: int
    leader: int
    turn: int | None
    order: Seats
    players: Seats
    category: Category
    swap_left: bool
    counts: Numbers
    done: Seats
    ready: Seats
    strictness: Level
    writing_ms: int | None
    pile: Pile
    die: Face | None
    called: Called | None
    commitment: str | None
    item: str | None
    hidden: bool
    answers: Cards
    answered: Seats
    turn_points: Numbers
    round_points: Numbers
    scores: Numbers
    read: Reads
    opened: Seals
    challenge: Challenged | None
    votes: Ballots
    lists: Lists | None
    history: Rounds | None
    winners: Seats | None
    reason: Reason | None
    step: int
    deadline: int | None
    paused: bool
    left: Seats
    seat: int | UnsetType = UNSET
    list: Lines | UnsetType = UNSET
    draft: str | UnsetType = UNSET
    proposal: Proposal | UnsetType | None = UNSET
    answer: Laid | UnsetType | None = UNSET
    voted: bool | UnsetType | None = UNSET


class CardDrawn(Struct, frozen=True, tag_field="type", tag="card_drawn", forbid_unknown_fields=True):
    """The next card lies on top of the pile, sealed."""

    seal: str
    left: int
    fresh: bool


class Wrote(Struct, frozen=True, tag_field="type", tag="wrote", forbid_unknown_fields=True):
    """An item was entered. ``item`` and ``lag_ms`` are there for the list's owner alone."""

    seat: int
    count: int
    item: str | UnsetType | None = UNSET
    lag_ms: int | UnsetType | None = UNSET


class Drafted(Struct, frozen=True, tag_field="type", tag="drafted", forbid_unknown_fields=True):
    """This stands in one's own field now. Nobody else is told."""

    seat: int
    item: str | None


class Struck(Struct, frozen=True, tag_field="type", tag="struck", forbid_unknown_fields=True):
    """An item was taken off a list. ``item`` is there for the list's owner alone."""

    seat: int
    count: int
    item: str | UnsetType | None = UNSET


class PutDown(Struct, frozen=True, tag_field="type", tag="put_down", forbid_unknown_fields=True):
    """A seat writes no more. ``up_ms`` is there for the seat itself: when its time was up, if it was."""

    seat: int
    up_ms: int | UnsetType | None = UNSET


class TurnStarted(Struct, frozen=True, tag_field="type", tag="turn_started", forbid_unknown_fields=True):
    """A turn begins; the die is sealed."""

    seat: int
    lap: int
    seal: str


class Circled(Struct, frozen=True, tag_field="type", tag="circled", forbid_unknown_fields=True):
    """An item is read. ``proposal`` is the viewer's own; the screen has none."""

    seat: int
    item: str | None
    called: Called
    proposal: Proposal | UnsetType | None = UNSET


class VoteOpened(Struct, frozen=True, tag_field="type", tag="vote_opened", forbid_unknown_fields=True):
    """An item is challenged, or a HIT disputed. What the host has hidden is null."""

    kind: VoteKind
    by: int
    why: str | None
    seat: int
    item: str | None


class WasSaid(Struct, frozen=True, tag_field="type", tag="said", forbid_unknown_fields=True):
    """A short message in the discussion, null if it quotes what the host has hidden."""

    seat: int
    text: str | None


class ItemRejected(Struct, frozen=True, tag_field="type", tag="item_rejected", forbid_unknown_fields=True):
    """An item is voted out. ``again``: another may be read."""

    seat: int
    item: str | None
    again: bool


class HitRejected(Struct, frozen=True, tag_field="type", tag="hit_rejected", forbid_unknown_fields=True):
    """A HIT is voted down and becomes a MISS."""

    seat: int
    item: str | None
    points: list[int]


class RoundEnded(Struct, frozen=True, tag_field="type", tag="round_ended", forbid_unknown_fields=True):
    """The round's points go on the score pad, and the lists are shown, if that was agreed."""

    round: int
    points: list[int]
    scores: list[int]
    lists: list[list[ListItem]] | None


class LineHidden(Struct, frozen=True, tag_field="type", tag="line_hidden", forbid_unknown_fields=True):
    """The host has hidden an item: it is null from now on, wherever it stood."""


class Answered(Struct, frozen=True, tag_field="type", tag="answered", forbid_unknown_fields=True):
    """A card lies, face down. ``laid`` is there for its owner alone."""

    seat: int
    laid: Laid | UnsetType = UNSET


class Voted(Struct, frozen=True, tag_field="type", tag="voted", forbid_unknown_fields=True):
    """Somebody has voted. ``accept`` is there for the voter alone."""

    seat: int
    accept: bool | UnsetType = UNSET


Event: TypeAlias = (
    events.Started | events.RoundStarted | CardDrawn | events.CardRead | events.TimerStarted | Wrote | Drafted | Struck
    | PutDown | events.Collecting | TurnStarted | events.Passed | events.Rolled | events.Announced | Circled | Answered
    | events.CardsShown | VoteOpened | WasSaid | Voted | events.VoteClosed | ItemRejected
    | HitRejected | events.TurnEnded | RoundEnded | events.IsReady | events.WentAway | events.CameBack
    | events.Joined | LineHidden | events.Ended
)  # fmt: skip
