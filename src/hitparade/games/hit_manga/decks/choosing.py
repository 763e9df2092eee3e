"""Which pictures a match is played with, from its options."""

from __future__ import annotations

import msgspec

from hitparade.games.hit_manga.content import deck
from hitparade.games.hit_manga.decks.values import LEAST_CARDS
from hitparade.kernel.errors import BadOption
from hitparade.kernel.packs import PackHead, is_own
from hitparade.kernel.values import JsonObject


def pictures_of(options: JsonObject) -> tuple[str, ...]:
    """The ids of all scenes that can be laid out: of a host's deck the places of its cards. Raises BadOption."""
    name = options["deck"]
    own = msgspec.convert(options["own"], dict[str, PackHead])
    if own.keys() != ({name} if is_own(name) else set[str]()):
        raise BadOption("bad-option", "Option own must tell of just that deck of a host that option deck names.")
    if not is_own(name):
        return tuple(scene.id for scene in deck(name).scenes)
    head = own[name]
    left = tuple(str(place) for place in range(head.cards) if place not in head.off)
    if len(left) < LEAST_CARDS:
        raise BadOption("bad-option", f"At least {LEAST_CARDS} cards of the deck must stay switched on.")
    return left
