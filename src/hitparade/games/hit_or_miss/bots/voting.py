"""How a bot votes: only where what it knows of the card decides it (W16)."""

from __future__ import annotations

from hitparade.games.hit_or_miss.bots import guessing
from hitparade.kernel.values import JsonObject


def vote(view: JsonObject, legal: list[JsonObject]) -> JsonObject:
    """A vote, or none: then it says that it is ready."""
    accept = opinion(view)
    if accept is None:
        return next(move for move in legal if move["type"] == "ready")
    return {"type": "vote", "accept": accept}


def opinion(view: JsonObject) -> bool | None:
    """Whether the item, or the HIT, should stand; None without an opinion. Nobody votes against themselves."""
    challenge = view["challenge"]
    if challenge["seat"] == view["seat"]:
        return True
    if challenge["kind"] == "item":
        return _fits(view, challenge["item"])
    return _same(view, view["item"], challenge["item"])


def _fits(view: JsonObject, item: str | None) -> bool | None:
    """What the card knows fits; what it doesn't fits not, if the card knows all there is."""
    if item is None:  # the host has hidden it
        return None
    if guessing.known_as(guessing.key_of(view), item) is not None:
        return True
    return False if guessing.card_in(view).closed else None


def _same(view: JsonObject, one: str | None, other: str | None) -> bool | None:
    """Two answers of the card are the same or they are not; of anything else the bot knows nothing."""
    if one is None or other is None:
        return None
    key = guessing.key_of(view)
    first, second = guessing.known_as(key, one), guessing.known_as(key, other)
    return None if first is None or second is None else first is second
