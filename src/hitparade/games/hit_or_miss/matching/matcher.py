"""Whether two entries are the same: layer by layer, the first that decides."""

from __future__ import annotations

from hitparade.games.hit_or_miss.matching.folding import fold
from hitparade.games.hit_or_miss.matching.knowledge import Known, knowledge
from hitparade.games.hit_or_miss.matching.values import Level, Match, is_within
from hitparade.games.hit_or_miss.packs.values import Card

LONGEST = 80
"""Entries are cut to so many characters before anything else."""


def match(a: str, b: str, level: Level, card: Card | None = None, category: str = "") -> Match | None:
    """How two entries match at the level, or None. It is symmetric, and fails for no text.

    ``card`` is the card they were written for; ``category`` a title, for pairs without a card.
    """
    first, second = sorted((a[:LONGEST], b[:LONGEST]))
    found = _compare(first, second, card, category)
    return found if found and is_within(found.level, level) else None


def same_item(a: str, b: str) -> bool:
    """Whether two entries are the same as the strict matcher sees it."""
    key = fold(a[:LONGEST])
    return bool(key) and key == fold(b[:LONGEST])


def _compare(a: str, b: str, card: Card | None, category: str) -> Match | None:
    if same_item(a, b):
        return Match("strict", "The same.", "same")
    if card is None or not fold(a) or not fold(b):
        return None
    table = knowledge(card)
    one, other = table.find(a), table.find(b)
    return _by_card(one, other) if one and other else None


def _by_card(one: Known, other: Known) -> Match | None:
    if one.answer is not other.answer:
        return None
    level: Level = "synonyms" if "syn" in (one.kind, other.kind) else "forgiving"
    words = (one.text, other.text)
    return Match(level, f"The card says {one.text} = {other.text}.", f"card-{level}", words)
