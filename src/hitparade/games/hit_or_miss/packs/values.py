"""What a category pack holds, as values, and what a check of one can find."""

from __future__ import annotations

from msgspec import Struct

from hitparade.kernel.packs import BadPack, Fault

__all__ = ["Answer", "BadPack", "Card", "Fault", "Pack"]


class Answer(Struct, frozen=True):
    """A known answer of a card.

    ``w`` is the weight: of 100 people who write for 45 s, how many write it (1 to 95). ``same`` are other ways to
    write it and ``read`` its reading (both match from the forgiving level on), ``syn`` other words for it (synonyms
    level only). Answers of one ``group`` are written in one run.
    """

    name: str
    w: int
    same: tuple[str, ...] = ()
    syn: tuple[str, ...] = ()
    read: str | None = None
    group: str | None = None


class Card(Struct, frozen=True):
    """A category card: read aloud and written on. Its answers are never shown during play."""

    id: str
    title: str
    kind: str
    difficulty: int
    tags: tuple[str, ...]
    answers: tuple[Answer, ...]
    audience: str = "everyone"
    closed: bool = False
    note: str = ""
    pack: str = ""
    language: str = "en"


class Pack(Struct, frozen=True):
    """A category pack: its header and its cards."""

    id: str
    title: str
    language: str
    version: str
    licence: str
    description: str = ""
    authors: tuple[str, ...] = ()
    cards: tuple[Card, ...] = ()
