"""The pile of category cards, by keys such as ``things/fruit``, and what the rules ask of the packs.

The packs are loaded when a card is first asked for, so that a lobby need not wait for them.
"""

from __future__ import annotations

from functools import cache

from hitparade.games.hit_or_miss.events import CardDrawn
from hitparade.games.hit_or_miss.packs.values import Card
from hitparade.games.hit_or_miss.state import State
from hitparade.games.hit_or_miss.values import Category
from hitparade.kernel.chance import Chance
from hitparade.kernel.errors import BadOption, UnknownName
from hitparade.kernel.seals import seal


@cache
def deck(packs: tuple[str, ...]) -> tuple[str, ...]:
    """The keys of all cards of these packs. Raises UnknownName."""
    from hitparade.games.hit_or_miss.packs import library

    known = library()
    missing = [pack for pack in packs if pack not in known]
    if missing:
        raise UnknownName("unknown-pack", f"There is no pack {missing[0]!r}; there are {', '.join(known)}.")
    return tuple(f"{pack}/{card.id}" for pack in packs for card in known[pack].cards)


def card_of(key: str) -> Card:
    """The card of a key. Raises UnknownName."""
    from hitparade.games.hit_or_miss.packs import card

    pack, _, name = key.partition("/")
    return card(pack, name)


def category_of(key: str) -> Category:
    """The card as everybody sees it."""
    from hitparade.games.hit_or_miss.packs import library

    pack, _, name = key.partition("/")
    card = card_of(key)
    return Category(pack, library()[pack].version, name, card.title, card.note, card.language)


def key_of(category: Category) -> str:
    """The key of the card that is read."""
    return f"{category.pack}/{category.id}"


def find(card: str, packs: tuple[str, ...]) -> str:
    """The key of the card with this id, rather from one of these packs than from another. Raises BadOption."""
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
    pile = [key for key in deck(state.options.packs) if key not in state.drawn]
    fresh = not pile
    if fresh:
        open_card = state.category and key_of(state.category)
        pile = [key for key in deck(state.options.packs) if key != open_card] or list(deck(state.options.packs))
    key, salt = chance.pick(pile), chance.salt()
    return CardDrawn(key, salt, seal(key, salt), len(pile) - 1, fresh)


def first(state: State, chance: Chance) -> CardDrawn:
    """The first card of the match; tests may choose it."""
    chosen, packs = state.options.category, state.options.packs
    if chosen is None:
        return draw(state, chance)
    key, salt = find(chosen, packs), chance.salt()
    return CardDrawn(key, salt, seal(key, salt), len(set(deck(packs)) - {key}), fresh=False)
