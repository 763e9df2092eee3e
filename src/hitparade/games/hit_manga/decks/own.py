"""Decks that hosts brought, for as long as somebody holds them: bots know their scenes, and tables see their pictures.

A deck is named by the bytes of its file, so whoever finds one under a name finds the same everywhere.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from hashlib import sha256
from weakref import WeakValueDictionary

from hitparade.games.hit_manga import content
from hitparade.games.hit_manga.content.lines_for_any import ENGLISH, JAPANESE
from hitparade.games.hit_manga.decks.pictures import draw
from hitparade.games.hit_manga.decks.reading import Images, look_through
from hitparade.games.hit_manga.decks.values import GRAB_SIZE, READING_SIZE, Deck, DeckCard
from hitparade.kernel.packs import OWN, CardFacts, PackFacts, ReadPack, pack_id, places_by_tag
from hitparade.kernel.values import JsonObject

DIGITS = 24
"""Hex digits in a picture's name: nobody finds one by trying."""
_WORD = re.compile(r"[a-z]{4,}")
_JAPANESE = re.compile(r"[\u30a0-\u30ff\u4e00-\u9fff]{2,}")
_WORD_WEIGHT = 2


class HeldDeck:
    """A deck in somebody's hands. ``names`` are its pictures' names by card: reading card, grab card."""

    __slots__ = ("__weakref__", "_images", "_served", "deck", "names", "scenes")

    def __init__(self, name: str, deck: Deck, images: Images) -> None:
        self.deck = deck
        self.scenes = content.Deck(name, tuple(_scene(place, card, deck) for place, card in enumerate(deck.cards)))
        self.names = [(_name(reading.source, "r"), _name(grab.source, "g")) for reading, grab in images]
        self._images: dict[str, tuple[bytes, str, tuple[int, int]]] = {}
        for (reading, grab), names in zip(images, self.names, strict=True):
            self._images[names[0]] = (reading.source, reading.name, READING_SIZE)
            self._images[names[1]] = (grab.source, grab.name, GRAB_SIZE)
        self._served: dict[str, bytes] = {}

    @property
    def card_facts(self) -> list[CardFacts]:
        """What a host sees of each card who asks to see the cards."""
        return [CardFacts(at, card.title, card.tags, card.audience) for at, card in enumerate(self.deck.cards)]

    def picture(self, name: str) -> bytes | None:
        """A picture as it is served, or None if there is none of that name. It is drawn when it is first asked for."""
        found = self._images.get(name)
        if found is None:
            return None
        if name not in self._served:  # two who ask at once have it drawn twice, to the same bytes
            source, file, size = found
            self._served.setdefault(name, draw(file, source, size).data)
        return self._served[name]


_HELD: WeakValueDictionary[str, HeldDeck] = WeakValueDictionary()


def read_own(source: bytes, _about: JsonObject) -> ReadPack:
    """Reads a host's deck, which can be played with while its ``held`` is kept. Raises BadPack."""
    deck, images = look_through(source)
    facts = _facts(deck, source)
    name = OWN + facts.id
    return ReadPack(facts, _HELD.setdefault(name, HeldDeck(name, deck, images)))


def own_deck(name: str) -> content.Deck | None:
    """What bots know of a deck, or None where nobody holds it."""
    held = _HELD.get(name)
    return None if held is None else held.scenes


def _name(image: bytes, kind: str) -> str:
    return f"{sha256(kind.encode() + image).hexdigest()[:DIGITS]}.webp"


def _facts(deck: Deck, source: bytes) -> PackFacts:
    header = deck.header
    return PackFacts(
        id=pack_id(source),
        title=header.title,
        language=header.language,
        version=header.version,
        licence=header.licence,
        description=header.description,
        authors=header.authors,
        cards=len(deck.cards),
        tags=places_by_tag([card.tags for card in deck.cards]),
        not_for_all=tuple(at for at, card in enumerate(deck.cards) if card.audience != "everyone"),
        suffix="zip",
        size=len(source),
    )


def _scene(place: int, card: DeckCard, deck: Deck) -> content.Scene:
    """A card as bots know it: what its maker wrote for them, else lines for any picture and the words of its text."""
    is_japanese = deck.header.language.startswith("ja")
    lines: dict[str, tuple[str, ...]] = {"en": ENGLISH, "ja": JAPANESE}
    if card.lines:
        lines["ja" if is_japanese else "en"] = card.lines
    given = {cue.casefold(): weight for cue, weight in card.cues.items()}
    words = _words(f"{card.title} {card.text}")
    if given:
        words["ja" if is_japanese else "en"] = given
    return content.Scene(str(place), lines, words)


def _words(text: str) -> dict[str, Mapping[str, int]]:
    """The words that tell something, each by its stem."""
    english = {f"{word[: max(4, len(word) - 2)]}*": _WORD_WEIGHT for word in _WORD.findall(text.casefold())}
    return {"en": english, "ja": dict.fromkeys(_JAPANESE.findall(text), _WORD_WEIGHT)}
