"""What Hit or Miss does with the packs that a host brings to a table."""

from __future__ import annotations

from collections.abc import Sequence

from hitparade.games.hit_or_miss.packs.own import read_own
from hitparade.games.hit_or_miss.packs.reading import MOST_BYTES
from hitparade.kernel.errors import BadOption
from hitparade.kernel.packs import OWN, Chosen, Packing, head_of, is_own
from hitparade.kernel.values import JsonObject, plain


def prepare(options: JsonObject, packs: Sequence[Chosen]) -> JsonObject:
    """A match's options with the facts of each pack that ``packs`` names. Raises BadOption."""
    there = {OWN + pack.facts.id: pack for pack in packs}
    named = [name for name in options["packs"] if is_own(name)]
    if any(name not in there for name in named):
        raise BadOption("bad-option", "Option packs names a pack that nobody has brought to this table.")
    own = {name: head_of(there[name], family=options.get("family", True)) for name in named}
    if len(named) == len(options["packs"]) and all(len(head.off) == head.cards for head in own.values()):
        raise BadOption("bad-option", "Every card of the packs that are chosen is switched off.")
    return {**options, "own": plain(own)}


PACKING = Packing("packs", MOST_BYTES, read_own, prepare)
