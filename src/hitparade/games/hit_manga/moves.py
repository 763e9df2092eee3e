"""What a seat may ask for in Hit Manga, one struct a move, and the one move that the clock makes."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from hitparade.games.hit_manga.values import Voice

MOST_HEARTS = 10
LONGEST_LINE = 120
"""Characters of one line, as it is typed."""
LONGEST_READING = 400
"""Characters of everything that is read on one card."""

Text = Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]


class Love(Struct, frozen=True, tag_field="type", tag="love", forbid_unknown_fields=True):
    """How much one loves manga, in hearts (M3)."""

    hearts: Annotated[int, Meta(ge=0, le=MOST_HEARTS)]


class Read(Struct, frozen=True, tag_field="type", tag="read", forbid_unknown_fields=True):
    """Reads a line: typed, or said aloud (M5). Once more adds to it or repeats it.

    ``voice`` is the one in which devices speak a typed line, if its reader cares.
    """

    line: Text | UnsetType = UNSET
    aloud: bool | UnsetType = UNSET
    voice: Voice | UnsetType = UNSET


class Grab(Struct, frozen=True, tag_field="type", tag="grab", forbid_unknown_fields=True):
    """Takes a card (M6). ``reaction_ms``: from the frame that showed the line to the press, on one's own clock (M7)."""

    card: Annotated[str, Meta(max_length=40)]
    reaction_ms: int | float | UnsetType = UNSET


class NoIdea(Struct, frozen=True, tag_field="type", tag="no_idea", forbid_unknown_fields=True):
    """Does not know the card (M10)."""


class Caption(Struct, frozen=True, tag_field="type", tag="caption", forbid_unknown_fields=True):
    """A line for the contest that breaks a tie (M15)."""

    line: Text


class Vote(Struct, frozen=True, tag_field="type", tag="vote", forbid_unknown_fields=True):
    """A vote for one of the lines shown, by its number from 0 (M15)."""

    caption: Annotated[int, Meta(ge=0, le=100)]


class TimeUp(Struct, frozen=True, tag_field="type", tag="time_up", forbid_unknown_fields=True):
    """The clock's own move: what it does depends on the phase."""


Move: TypeAlias = Love | Read | Grab | NoIdea | Caption | Vote | TimeUp
