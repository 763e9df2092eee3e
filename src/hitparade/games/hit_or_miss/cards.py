"""The pile of category cards, by keys such as ``things/fruit``, and what the rules ask of the packs.

The packs are loaded when a card is first asked for, so that a lobby need not wait for them. A card of a pack that a
host brought has a key such as ``own:0123456789abcdef/7``, by its place in the pack: so no key tells what is on a card.
"""

from __future__ import annotations

from functools import cache

import msgspec

from hitparade.games.hit_or_miss.events import CardDrawn
from hitparade.games.hit_or_miss.packs.values import Card
from hitparade.games.hit_or_miss.state import Options, State
from hitparade.games.hit_or_miss.values import Category
from hitparade.kernel.chance import Chance
from hitparade.kernel.errors import BadOption, UnknownName
from hitparade.kernel.packs import is_own
from hitparade.kernel.seals import seal
from hitparade.kernel.values import Json, plain


def cards_in(options: Options) -> tuple[str, ...]:
    """The keys of all cards that can be drawn in a match. Raises UnknownName."""
    shipped = deck(tuple(pack for pack in options.packs if not is_own(pack)))
    return (*shipped, *(key for name in options.packs if is_own(name) for key in _own(options, name)))


def _own(options: Options, name: str) -> list[str]:
    head = options.own[name]
    return [f"{name}/{place}" for place in range(head.cards) if place not in head.off]


@cache
def deck(packs: tuple[str, ...]) -> tuple[str, ...]:
    """The keys of all cards of these shipped packs. Raises UnknownName."""
    from hitparade.games.hit_or_miss.packs import shelf

    return tuple(f"{pack}/{card}" for pack in packs for card in shelf(pack).ids)


def card_of(key: str) -> Card:
    """The card of a key. Raises UnknownName, also for a card of a pack that nobody holds."""
    from hitparade.games.hit_or_miss.packs import card
    from hitparade.games.hit_or_miss.packs.own import own_card

    pack, _, name = key.partition("/")
    if not is_own(pack):
        return card(pack, name)
    found = own_card(pack, name)
    if found is None:
        raise UnknownName("unknown-card", f"Nobody here holds the pack with the card {key}.")
    return found


def card_in(state: State, key: str) -> Card:
    """The card of a key in a match, which knows itself what was brought to it."""
    return state.brought[key] if key in state.brought else card_of(key)


def category_of(state: State, key: str) -> Category:
    """The card as everybody sees it."""
    from hitparade.games.hit_or_miss.packs import shelf

    pack, _, name = key.partition("/")
    card = card_in(state, key)
    version = state.options.own[pack].version if is_own(pack) else shelf(pack).header.version
    return Category(pack, version, name, card.title, card.note, card.language)


def key_of(category: Category) -> str:
    """The key of the card that is read."""
    return f"{category.pack}/{category.id}"


def find(card: str, packs: tuple[str, ...]) -> str:
    """The key of the shipped card with this id, rather from one of these packs than from another. Raises BadOption."""
    from hitparade.games.hit_or_miss.packs import find_card

    key = next((key for key in deck(packs) if key.partition("/")[2] == card), None)
    if key is not None:
        return key
    try:
        return f"{find_card(card).pack}/{card}"
    except UnknownName as error:
        raise BadOption("bad-option", f"Option category must be the id of a card: {error.sentence}") from error


def draw(state: State, chance: Chance) -> CardDrawn:
    """The next card, sealed; the pile is shuffled anew when it is empty (W4)."""
    every = cards_in(state.options)
    pile = [key for key in every if key not in state.drawn]
    fresh = not pile
    if fresh:
        open_card = state.category and key_of(state.category)
        pile = [key for key in every if key != open_card] or list(every)
    return _drawn(chance.pick(pile), len(pile) - 1, chance, fresh=fresh)


def first(state: State, chance: Chance) -> CardDrawn:
    """The first card of the match; tests may choose it."""
    chosen, options = state.options.category, state.options
    if chosen is None:
        return draw(state, chance)
    key = find(chosen, tuple(pack for pack in options.packs if not is_own(pack)))
    return _drawn(key, len(set(cards_in(options)) - {key}), chance, fresh=False)


def _drawn(key: str, left: int, chance: Chance, *, fresh: bool) -> CardDrawn:
    salt = chance.salt()
    return CardDrawn(key, salt, seal(key, salt), left, fresh, _brought(key, chance))


def _brought(key: str, chance: Chance) -> Card | None:
    """The card itself, where it is from a pack that others may not have: then it stands in the log."""
    if not is_own(key.partition("/")[0]):
        return None
    found: Json = chance.fetch(lambda: plain(card_of(key)))
    return msgspec.convert(found, Card)
