"""What Hit Manga does with the decks that a host brings to a table."""

from __future__ import annotations

from collections.abc import Sequence

from hitparade.games.hit_manga.decks.values import LEAST_CARDS, MOST_BYTES
from hitparade.kernel.errors import BadOption
from hitparade.kernel.packs import OWN, Chosen, Packing, ReadPack, head_of, is_own
from hitparade.kernel.values import JsonObject, plain


def prepare(options: JsonObject, packs: Sequence[Chosen]) -> JsonObject:
    """A match's options with the facts of the deck that ``deck`` names. Raises BadOption."""
    name = options["deck"]
    if not is_own(name):
        return {**options, "own": {}}
    chosen = next((pack for pack in packs if OWN + pack.facts.id == name), None)
    if chosen is None:
        raise BadOption("bad-option", "Option deck names a deck that nobody has brought to this table.")
    head = head_of(chosen, family=options.get("family", True))
    if head.cards - len(head.off) < LEAST_CARDS:
        raise BadOption("bad-option", f"At least {LEAST_CARDS} cards of the deck must stay switched on.")
    return {**options, "own": {name: plain(head)}}


def read(source: bytes, about: JsonObject) -> ReadPack:
    """Reads a host's deck. Raises BadPack. The means for it are loaded by the first."""
    from hitparade.games.hit_manga.decks.own import read_own

    return read_own(source, about)


PACKING = Packing("deck", MOST_BYTES, read, prepare)
