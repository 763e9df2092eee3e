"""What a host may bring to a table: packs of cards, decks of pictures. The contract of a game, and its values.

A pack is known by its file: ``PackFacts.id`` comes of its bytes. The facts tell how many cards there are and never what
stands on one, so they may be stored in a room's log, shown to all and written in a match's head. The cards themselves
reach a match one by one, as they are drawn (``Chance.fetch``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Annotated, NamedTuple, Protocol

from msgspec import Meta, Struct

from hitparade.kernel.errors import HitparadeError
from hitparade.kernel.values import JsonObject

OWN = "own:"
"""What a host brought is named so in an option: ``own:`` and the pack's id."""
ID_DIGITS = 16
MOST_CARDS = 10_000
MOST_TAGS = 40
"""So many tags of a pack can be switched off; beyond that, those that the fewest cards have are left out."""


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


class PackFacts(Struct, frozen=True):
    """What everybody may know of a pack.

    Cards are named by their places in the file, from 0: ``tags`` are the places by tag, and ``not_for_all`` those that
    are not for everyone. ``suffix`` is the ending of the file's name, ``size`` its bytes.
    """

    id: str
    title: str
    language: str
    version: str
    licence: str
    description: str
    authors: tuple[str, ...]
    cards: int
    tags: dict[str, tuple[int, ...]]
    not_for_all: tuple[int, ...]
    suffix: str
    size: int


class PackHead(Struct, frozen=True, forbid_unknown_fields=True):
    """What the rules of a match know of a pack that it plays with; it stands in the head of the log.

    ``off`` are the places of cards that are not drawn.
    """

    title: str
    language: str
    version: str
    licence: str
    cards: Annotated[int, Meta(ge=1, le=MOST_CARDS)]
    off: tuple[int, ...] = ()


class CardFacts(Struct, frozen=True):
    """What a host sees of one card who asks to see the cards: never its answers."""

    place: int
    title: str
    tags: tuple[str, ...]
    audience: str


class Held(Protocol):
    """A pack that was read. For as long as somebody holds it the game can draw from it."""

    @property
    def card_facts(self) -> list[CardFacts]:
        """The cards in the order of the file."""
        ...


class ReadPack(NamedTuple):
    """What comes of reading a pack's file."""

    facts: PackFacts
    held: Held


class Chosen(NamedTuple):
    """A pack that lies at a table, with what its host has switched off: single cards by place, and tags."""

    facts: PackFacts
    off_cards: Sequence[int] = ()
    off_tags: Sequence[str] = ()


@dataclass(frozen=True)
class Packing:
    """What a game does with packs: ``Game.packing``.

    - ``option`` is the option that chooses packs, a list of them or one: what was brought is named in it as ``own:``
      and the pack's id.
    - ``most_bytes`` is how large a file may be.
    - ``read(source, about)`` reads one, or raises BadPack; ``about`` says what some kinds of file leave unsaid.
    - ``prepare(options, packs)`` are a match's options with all that the rules need to know of the packs named in them.
      Raises BadOption.
    """

    option: str
    most_bytes: int
    read: Callable[[bytes, JsonObject], ReadPack]
    prepare: Callable[[JsonObject, Sequence[Chosen]], JsonObject]


def head_of(pack: Chosen, *, family: bool) -> PackHead:
    """The pack without the cards that are switched off, by themselves, by tag or by family mode (R25)."""
    facts = pack.facts
    off = {*pack.off_cards, *(facts.not_for_all if family else ())}
    off |= {place for tag in pack.off_tags for place in facts.tags.get(tag, ())}
    return PackHead(facts.title, facts.language, facts.version, facts.licence, facts.cards, tuple(sorted(off)))


def places_by_tag(tags: Sequence[Collection[str]]) -> dict[str, tuple[int, ...]]:
    """The places of the cards by tag, out of the tags of each card; the most frequent tags first, and no more than can
    be switched off."""
    counted = Counter(tag for each in tags for tag in set(each))
    ranked = sorted(counted, key=lambda tag: (-counted[tag], tag))[:MOST_TAGS]
    return {tag: tuple(at for at, each in enumerate(tags) if tag in each) for tag in ranked}


def pack_id(source: bytes) -> str:
    """The id of a pack, from the bytes of its file."""
    return sha256(source).hexdigest()[:ID_DIGITS]


def is_own(name: str) -> bool:
    """Whether an item of a list option can name a pack that a host brought."""
    digits = name.removeprefix(OWN)
    return name.startswith(OWN) and len(digits) == ID_DIGITS and set(digits) <= set("0123456789abcdef")
