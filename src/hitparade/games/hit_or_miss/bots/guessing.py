"""What a bot thinks that others have: from the weights of the card, and from how many items they have written."""

from __future__ import annotations

from functools import lru_cache

from hitparade.games.hit_or_miss.cards import card_of
from hitparade.games.hit_or_miss.matching import match
from hitparade.games.hit_or_miss.packs.values import Answer, Card
from hitparade.kernel.errors import UnknownName
from hitparade.kernel.values import JsonObject

UNKNOWN = 0.02
"""How likely another has what the card does not know."""


def known_as(card_key: str, item: str) -> Answer | None:
    """The answer of the card that the item is, other names and typing errors included; None if it is none."""
    try:
        return _known_as(card_key, item)
    except UnknownName:  # a host's pack that is not at hand
        return None


@lru_cache(maxsize=4096)
def _known_as(card_key: str, item: str) -> Answer | None:
    card = card_of(card_key)
    exact = next((answer for answer in card.answers if match(item, answer.name, "strict")), None)
    return exact or next((answer for answer in card.answers if match(item, answer.name, "synonyms", card)), None)


def key_of(view: JsonObject) -> str:
    """The key of the card that is on the table."""
    category = view["category"]
    return f"{category['pack']}/{category['id']}"


def card_in(view: JsonObject) -> Card:
    """The card that is on the table; one without answers where a host's pack is not at hand."""
    try:
        return card_of(key_of(view))
    except UnknownName:
        category = view["category"]
        return Card(category["id"], category["title"], "playful", 2, (), (), language=category["language"])


def chances(view: JsonObject, item: str) -> list[float]:
    """For each other player of the round, how likely they have the item."""
    answer = known_as(key_of(view), item)
    share = UNKNOWN if answer is None else answer.w / 100
    usual = sum(answer.w for answer in card_in(view).answers) / 100 or 1
    others = [seat for seat in view["players"] if seat != view["seat"]]
    return [1 - (1 - min(share, 0.95)) ** (view["counts"][seat] / usual) for seat in others]


def worth(view: JsonObject, item: str, called: str) -> float:
    """What reading the item brings: the points expected, less what it gives to each of the others on average."""
    chance = chances(view, item)
    hits = sum(chance)
    if called == "hit":
        return hits - hits / max(1, len(chance))
    return len(chance) - hits - 3 * hits / max(1, len(chance))


def best(view: JsonObject, items: list[str], called: str) -> float:
    """What the best of the items brings."""
    return max(worth(view, item, called) for item in items)
