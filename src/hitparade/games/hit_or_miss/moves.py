"""What a seat may ask for in Hit or Miss, one struct a move, and the one move that the clock makes."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType, field

Called: TypeAlias = Literal["hit", "miss"]

LONGEST_ITEM = 80
LONGEST_WHY = 120
LONGEST_TEXT = 200

Text = Annotated[str, Meta(min_length=1, max_length=LONGEST_ITEM)]
LATEST_MS = 10**12
"""No match's clock goes on for thirty years: a time beyond that means nothing, and has no place in a log."""
Milliseconds = Annotated[int, Meta(ge=0, le=LATEST_MS)]


class Swap(Struct, frozen=True, tag_field="type", tag="swap", forbid_unknown_fields=True):
    """The Leader draws another card (W4)."""


class StartTimer(Struct, frozen=True, tag_field="type", tag="start_timer", forbid_unknown_fields=True):
    """Somebody other than the Leader turns the timer (W5)."""


class Write(Struct, frozen=True, tag_field="type", tag="write", forbid_unknown_fields=True):
    """Enters an item on one's list (W6). ``entered_ms``: when, on the match's clock as the client knows it."""

    item: Text
    entered_ms: Milliseconds | UnsetType = UNSET


class Draft(Struct, frozen=True, tag_field="type", tag="draft", forbid_unknown_fields=True):
    """What stands in the field now, in place of what stood there before (W6). An empty one clears it."""

    item: Annotated[str, Meta(max_length=LONGEST_ITEM)]
    entered_ms: Milliseconds | UnsetType = UNSET


class Strike(Struct, frozen=True, tag_field="type", tag="strike", forbid_unknown_fields=True):
    """Takes an item off one's list while time runs (W6)."""

    item: Text


class Done(Struct, frozen=True, tag_field="type", tag="done", forbid_unknown_fields=True):
    """Puts the pencil down (W6)."""


class Roll(Struct, frozen=True, tag_field="type", tag="roll", forbid_unknown_fields=True):
    """Rolls the die (W8)."""


class Announce(Struct, frozen=True, tag_field="type", tag="announce", forbid_unknown_fields=True):
    """After the jester: HIT or MISS (W9)."""

    called: Called = field(name="as")


class Circle(Struct, frozen=True, tag_field="type", tag="circle", forbid_unknown_fields=True):
    """Circles an item of one's list and reads it (W10)."""

    item: Text


class Answer(Struct, frozen=True, tag_field="type", tag="answer", forbid_unknown_fields=True):
    """Lays a card (W11). A HIT names an open item of one's list, a MISS names none."""

    card: Called
    item: Text | UnsetType = UNSET


class Challenge(Struct, frozen=True, tag_field="type", tag="challenge", forbid_unknown_fields=True):
    """Says that the item read does not fit the category (W15)."""

    why: Annotated[str, Meta(max_length=LONGEST_WHY)]


class Dispute(Struct, frozen=True, tag_field="type", tag="dispute", forbid_unknown_fields=True):
    """Says that the HIT shown by ``seat`` is not really the same (W16)."""

    seat: int


class Vote(Struct, frozen=True, tag_field="type", tag="vote", forbid_unknown_fields=True):
    """Votes on what was challenged: ``accept`` means that the item, or the HIT, stands (W16)."""

    accept: bool


class Say(Struct, frozen=True, tag_field="type", tag="say", forbid_unknown_fields=True):
    """A short message in the discussion (W16)."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]


class Ready(Struct, frozen=True, tag_field="type", tag="ready", forbid_unknown_fields=True):
    """Has seen enough: of the cards, of the lists, or of a vote that one takes no part in (W14, W15, W16)."""


class TimeUp(Struct, frozen=True, tag_field="type", tag="time_up", forbid_unknown_fields=True):
    """The clock's own: what happens by itself in this phase. No player can make it."""


Move: TypeAlias = (
    Swap | StartTimer | Write | Draft | Strike | Done | Roll | Announce | Circle | Answer | Challenge | Dispute | Vote
    | Say | Ready | TimeUp
)  # fmt: skip
