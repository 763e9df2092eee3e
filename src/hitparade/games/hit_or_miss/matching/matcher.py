"""Whether two entries are the same: layer by layer, the first that decides."""

from __future__ import annotations

from hitparade.games.hit_or_miss.matching.entries import Entry, read
from hitparade.games.hit_or_miss.matching.folding import fold
from hitparade.games.hit_or_miss.matching.forgiving import forgiving
from hitparade.games.hit_or_miss.matching.knowledge import Known, knowledge
from hitparade.games.hit_or_miss.matching.synonyms import synonyms
from hitparade.games.hit_or_miss.matching.topics import Topic, topic
from hitparade.games.hit_or_miss.matching.values import Level, Match, is_within
from hitparade.games.hit_or_miss.packs.values import Card

LONGEST = 80
"""Entries are cut to so many characters before anything else."""


def match(a: str, b: str, level: Level, card: Card | None = None, category: str = "") -> Match | None:
    """How two entries match at the level, or None. It is symmetric, and fails for no text.

    ``card`` is the card they were written for; ``category`` a title, for pairs without a card.
    """
    first, second = (a, b) if a <= b else (b, a)
    found = _compare(read(first[:LONGEST]), read(second[:LONGEST]), level, card, category)
    return found if found and is_within(found.level, level) else None


def same_item(a: str, b: str) -> bool:
    """Whether two entries are the same as the strict matcher sees it."""
    key = fold(a[:LONGEST])
    return bool(key) and key == fold(b[:LONGEST])


def _compare(a: Entry, b: Entry, level: Level, card: Card | None, category: str) -> Match | None:
    if not a.key or not b.key:
        return None
    if a.key == b.key:
        return _strict(a, b)
    if level == "strict":
        return None
    if card is None:
        return _by_rules(a, b, level, topic(category))
    table = knowledge(card)
    one, other = table.find(a), table.find(b)
    if one and other:
        return _by_card(a, b, one, other, table.topic)
    return _by_rules(a, b, level, table.topic)


def _strict(a: Entry, b: Entry) -> Match:
    if a.words == b.words or "".join(a.words) == "".join(b.words):
        return Match("strict", "The same.", "same", (a.text, b.text))
    return Match("strict", "The same, one of them in the plural.", "plural", (a.text, b.text))


def _by_rules(a: Entry, b: Entry, level: Level, about: Topic) -> Match | None:
    found = forgiving(a, b, about)
    return synonyms(a, b, about) if found is None and level == "synonyms" else found


def _by_card(a: Entry, b: Entry, one: Known, other: Known, about: Topic) -> Match | None:
    """What the card says of two entries that it knows: the same answer is the same, two answers never are."""
    if one.answer is not other.answer:
        return None
    found = forgiving(a, b, about)
    if found is not None:
        return found
    words = (one.entry.text, other.entry.text)
    if one.entry is other.entry or "syn" not in (one.kind, other.kind):
        return Match("forgiving", f"The card says {words[0]} = {words[1]}.", "card", words)
    return Match("synonyms", f"The card says {words[0]} = {words[1]}.", "card", words)
