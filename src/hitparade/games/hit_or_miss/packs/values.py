"""What a category pack holds, as values, and what a check of one can find."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from hitparade.kernel.errors import HitparadeError


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


class Fault(Struct, frozen=True):
    """A broken rule of a pack: a stable code, a sentence, and where. ``line`` counts from 1."""

    code: str
    sentence: str
    card: str | None = None
    answer: str | None = None
    line: int | None = None

    def __str__(self) -> str:
        place = [f"line {self.line}" if self.line else "", f"card {self.card}" if self.card else ""]
        place.append(f"answer “{self.answer}”" if self.answer is not None else "")
        where = ", ".join(part for part in place if part)
        return f"{where}: {self.sentence} ({self.code})" if where else f"{self.sentence} ({self.code})"


class BadPack(HitparadeError):
    """A pack that breaks the rules of packs. ``faults`` lists every one."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        more = f", and {len(faults) - 1} more" if len(faults) > 1 else ""
        super().__init__("bad-pack", f"The pack can't be used: {faults[0]}{more}.")
        self.faults = tuple(faults)
