"""Packs that hosts brought, for as long as somebody holds them: bots know their cards, and matches draw from them.

A pack is named by the bytes of its file, so whoever finds one under a name finds the same everywhere.
"""

from __future__ import annotations

from weakref import WeakValueDictionary

from hitparade.games.hit_or_miss.packs.csv_text import Header, is_csv
from hitparade.games.hit_or_miss.packs.hosting import import_pack
from hitparade.games.hit_or_miss.packs.values import Card, Pack
from hitparade.kernel.packs import OWN, CardFacts, PackFacts, ReadPack, pack_id, places_by_tag
from hitparade.kernel.values import JsonObject


class HeldPack:
    """A pack in somebody's hands."""

    __slots__ = ("__weakref__", "pack")

    def __init__(self, pack: Pack) -> None:
        self.pack = pack

    @property
    def card_facts(self) -> list[CardFacts]:
        """What a host sees of each card who asks to see the cards."""
        return [CardFacts(at, card.title, card.tags, card.audience) for at, card in enumerate(self.pack.cards)]


_HELD: WeakValueDictionary[str, HeldPack] = WeakValueDictionary()


def read_own(source: bytes, about: JsonObject) -> ReadPack:
    """Reads a host's pack, which can be drawn from while its ``held`` is kept. Raises BadPack.

    ``about`` may hold ``title``, ``language`` and ``licence`` for a CSV file, which does not say them.
    """
    pack = import_pack(source, Header(**about)).pack
    facts = _facts(pack, source)
    held = _HELD.setdefault(OWN + facts.id, HeldPack(pack))
    return ReadPack(facts, held)


def own_card(name: str, place: str) -> Card | None:
    """A card by its pack's name in options and its place, or None where nobody holds that pack."""
    held = _HELD.get(name)
    if held is None or not place.isdecimal() or int(place) >= len(held.pack.cards):
        return None
    return held.pack.cards[int(place)]


def _facts(pack: Pack, source: bytes) -> PackFacts:
    return PackFacts(
        id=pack_id(source),
        title=pack.title,
        language=pack.language,
        version=pack.version,
        licence=pack.licence,
        description=pack.description,
        authors=pack.authors,
        cards=len(pack.cards),
        tags=places_by_tag([card.tags for card in pack.cards]),
        not_for_all=tuple(at for at, card in enumerate(pack.cards) if card.audience != "everyone"),
        suffix="csv" if is_csv(source.decode()) else "toml",
        size=len(source),
    )
