"""What a deck that a host brings holds: its header, its cards, and their pictures as they are served."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from msgspec import Meta, Struct

FORMAT = 1
"""The version of the description of decks that this reader knows."""
MOST_BYTES = 12_000_000
"""A deck's file is no larger."""
LEAST_CARDS = 10
"""A short game has ten pairs."""
MOST_CARDS = 60
READING_SIZE = (600, 840)
"""Pixels of a reading card as it is served: five to seven."""
GRAB_SIZE = (420, 420)
"""Pixels of a grab card as it is served: a square."""

Id = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=80)]
Line = Annotated[str, Meta(pattern=r"\S", max_length=80)]
Text = Annotated[str, Meta(pattern=r"\S", max_length=200)]
Spoken = Annotated[str, Meta(pattern=r"\S", max_length=120)]
File = Annotated[str, Meta(min_length=1, max_length=120)]
Percent = Annotated[float, Meta(ge=0, le=100)]
BubbleKind = Literal["round", "shout", "thought", "whisper", "trembling", "jagged"]
Audience = Literal["everyone", "teens", "adults"]


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """The table ``[deck]``: the same keys as the header of a category pack."""

    id: Id
    title: Line
    language: Annotated[str, Meta(pattern=r"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$")]
    version: Annotated[str, Meta(pattern=r"^[0-9]+\.[0-9]+\.[0-9]+$", max_length=40)]
    licence: Line
    description: Annotated[str, Meta(max_length=400)] = ""
    authors: Annotated[tuple[Line, ...], Meta(max_length=20)] = ()


class DeckCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A pair: a reading card with an empty bubble, and the grab card of the same scene.

    ``text`` says what is to be seen and ``grab_text`` the same of the grab card, for those who can't see it. ``bubble``
    is the room for a line: left, top, width and height in percent of the reading card; ``speaker`` is where the mouth
    is. ``lines`` are what bots may read, ``cues`` words that bring the scene to a bot's mind, from 1 to 5.
    """

    id: Id
    title: Line
    text: Text
    reading: File
    grab: File
    bubble: tuple[Percent, Percent, Percent, Percent]
    kind: BubbleKind = "round"
    speaker: tuple[Percent, Percent] | None = None
    grab_text: Text | None = None
    lines: Annotated[tuple[Spoken, ...], Meta(max_length=40)] = ()
    cues: Annotated[dict[Line, Annotated[int, Meta(ge=1, le=5)]], Meta(max_length=60)] = {}
    audience: Audience = "everyone"
    tags: Annotated[tuple[Line, ...], Meta(max_length=20)] = ()


class Deck(Struct, frozen=True):
    """A deck that passed the check."""

    header: Header
    cards: tuple[DeckCard, ...]


class Picture(NamedTuple):
    """A picture as it is served: a WebP file drawn anew, with nothing of the host's file but its pixels."""

    data: bytes
    width: int
    height: int


class HostDeck(NamedTuple):
    """A deck, its pictures by place (reading card and grab card), and the bytes it came as."""

    deck: Deck
    pictures: tuple[tuple[Picture, Picture], ...]
    source: bytes
