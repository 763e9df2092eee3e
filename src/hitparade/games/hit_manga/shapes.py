"""The shape of what leaves this game: the view and the events as viewers see them, for generated client types.

``view.py`` and ``redacting.py`` build plain objects; a test holds every one of them against these structs.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from hitparade.games.hit_manga import events
from hitparade.games.hit_manga.moves import Move
from hitparade.games.hit_manga.races import Judged, Number
from hitparade.games.hit_manga.state import Language
from hitparade.games.hit_manga.values import (
    Card,
    Decided,
    Ignorance,
    Page,
    Phase,
    Reason,
    Tried,
    Twist,
    Voice,
)

__all__ = ["Event", "Move", "View"]


class InHand(Struct, frozen=True, forbid_unknown_fields=True):
    """The reading card that was drawn, and the id of the grab card that goes with it."""

    picture: str
    match: str


class HeldGrab(Struct, frozen=True, forbid_unknown_fields=True):
    """One's own grab, while it is held."""

    card: str


class Draw(Struct, frozen=True, forbid_unknown_fields=True):
    """What was sealed with a drawn card: its picture and the lots."""

    picture: str
    lots: list[int]


class OpenedSeal(Struct, frozen=True, forbid_unknown_fields=True):
    """A seal that anyone may check now: of a draw, or of the cards set aside."""

    seal: str
    salt: str
    value: Draw | list[str]


class CaptionLine(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the contest, null if the host has hidden it; author and votes are null until the match is over."""

    caption: int
    line: str | None
    seat: int | None
    votes: int | None


class View(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat, or the screen, may know. The keys from ``seat`` on are there for seats alone."""

    phase: Phase
    reader: int | None
    listeners: list[int]
    table: list[Card]
    taken: list[list[str]]
    readings: list[int]
    guessed: list[int]
    cancellations: list[int]
    cancellations_left: int
    left: int
    scores: list[int]
    hearts: list[int | None]
    gone: list[int]
    distance: list[int]
    race: Literal["fastest", "sealed"]
    deck: str
    language: Language
    line: str | None
    voice: Voice | None
    hidden: bool
    aloud: bool
    reads: list[str | None]
    misfired: list[int]
    wrong: list[Judged]
    no_idea: list[int]
    late: bool
    redrawn: bool
    twist: Twist | None
    commitment: str | None
    aside: str | None
    last: Page | None
    opened: list[OpenedSeal]
    tied: list[int] | None
    prompt: str | None
    written: list[int]
    captions: list[CaptionLine]
    voted: list[int]
    voters: list[int]
    passed: list[int]
    winners: list[int] | None
    reason: Reason | None
    decided: Decided | None
    pages: list[Page] | None
    step: int
    deadline: int | None
    paused: bool
    seat: int | UnsetType = UNSET
    reading: InHand | UnsetType | None = UNSET
    held: HeldGrab | UnsetType | None = UNSET
    caption: str | UnsetType | None = UNSET
    vote: int | UnsetType | None = UNSET


class Started(Struct, frozen=True, tag_field="type", tag="started", forbid_unknown_fields=True):
    """The grab cards lie on the table; ``aside`` is the seal of the reading cards set aside."""

    table: list[Card]
    aside: str | None


class Drew(Struct, frozen=True, tag_field="type", tag="drew", forbid_unknown_fields=True):
    """A card is drawn. ``picture`` is the reader's alone."""

    reader: int
    listeners: list[int]
    twist: Twist | None
    again: bool
    seal: str
    picture: str | None


class Grabbed(Struct, frozen=True, tag_field="type", tag="grabbed", forbid_unknown_fields=True):
    """One's own grab is held. Nobody else is told."""

    seat: int
    card: str


class NoIdeaSaid(Struct, frozen=True, tag_field="type", tag="no_idea", forbid_unknown_fields=True):
    """A listener does not know the card."""

    seat: int


class Ruled(Struct, frozen=True, tag_field="type", tag="ruled", forbid_unknown_fields=True):
    """Who was first and by how much."""

    distance: list[int]
    order: list[Judged]
    winner: int | None
    misfires: list[int]
    margin_ms: int | None
    unsure_ms: Number


class Taken(Struct, frozen=True, tag_field="type", tag="taken", forbid_unknown_fields=True):
    """Right: the card is taken, and the seal opened."""

    reader: int
    seat: int
    card: str
    opened: OpenedSeal


class Guessed(Struct, frozen=True, tag_field="type", tag="guessed", forbid_unknown_fields=True):
    """A sealed race with right grabs."""

    reader: int
    scorers: list[int]
    tries: list[Tried]
    card: str
    opened: OpenedSeal


class Cancelled(Struct, frozen=True, tag_field="type", tag="cancelled", forbid_unknown_fields=True):
    """Nobody knew it: the pair leaves, and the reader takes a cancellation card."""

    reader: int
    why: Ignorance
    tries: list[Tried]
    card: str
    opened: OpenedSeal


class WentAway(Struct, frozen=True, tag_field="type", tag="went_away", forbid_unknown_fields=True):
    """A player has left."""

    seat: int


class CaptionWritten(Struct, frozen=True, tag_field="type", tag="caption_written", forbid_unknown_fields=True):
    """A tied player has written; ``line`` is there for its author alone, null if the host has hidden it."""

    seat: int
    line: str | UnsetType | None = UNSET


class LinesShown(Struct, frozen=True, tag_field="type", tag="captions_shown", forbid_unknown_fields=True):
    """The lines are shown, and these vote. A line that the host has hidden is null."""

    lines: list[str | None]
    voters: list[int]


class LineHidden(Struct, frozen=True, tag_field="type", tag="line_hidden", forbid_unknown_fields=True):
    """The host has hidden a line: it is null from now on, wherever it stood."""


class WasRead(Struct, frozen=True, tag_field="type", tag="read", forbid_unknown_fields=True):
    """The reader has read; see ``events.WasRead``. ``hidden``: the host has hidden it."""

    reader: int
    said: str | None
    line: str | None
    adds: bool
    at_ms: int
    distance: list[int]
    voice: Voice | None
    hidden: bool


class Ended(Struct, frozen=True, tag_field="type", tag="ended", forbid_unknown_fields=True):
    """The match is over, and what was sealed is opened."""

    reason: Reason
    decided: Decided
    winners: list[int]
    opened: list[OpenedSeal]
    captions: list[CaptionLine]


class Voted(Struct, frozen=True, tag_field="type", tag="voted", forbid_unknown_fields=True):
    """Somebody has voted; ``caption`` is there for who did."""

    seat: int
    caption: int | UnsetType = UNSET


Event: TypeAlias = (
    Started
    | events.Loved
    | Drew
    | WasRead
    | Grabbed
    | NoIdeaSaid
    | events.TimeRanOut
    | Ruled
    | Taken
    | Guessed
    | Cancelled
    | events.PutBack
    | WentAway
    | events.CameBack
    | events.Joined
    | LineHidden
    | events.Contest
    | CaptionWritten
    | LinesShown
    | Voted
    | events.StayedSilent
    | Ended
)
