"""Synonyms by WordNet: two nouns that share a meaning, if it is the one the category asks for."""

from __future__ import annotations

from functools import cache

from hitparade.games.hit_or_miss.matching.folding import fold
from hitparade.games.hit_or_miss.matching.lexicon import ancestors, field, is_noun_of, senses
from hitparade.games.hit_or_miss.matching.tables import lines
from hitparade.games.hit_or_miss.matching.topics import Topic

THINGS = {5, 6, 8, 11, 13, 15, 17, 18, 19, 20, 27, 28}
"""WordNet's fields of things (animals, artefacts, food, persons, plants …): elsewhere its groups are too wide."""
SECOND = 2
"""Without a category a shared meaning counts if it is the first of one word and among so many of the other."""


@cache
def apart() -> dict[str, set[str]]:
    """Words that WordNet puts together and people don't."""
    found: dict[str, set[str]] = {}
    for line in lines("not-synonyms"):
        one, other = (fold(word.replace("-", " ")) for word in line.split())
        found.setdefault(one, set()).add(other)
        found.setdefault(other, set()).add(one)
    return found


def share_meaning(a: str, b: str, topic: Topic) -> bool:
    """Whether two keys are nouns with a meaning in common that fits."""
    one, other = senses(a), senses(b)
    shared = [meaning for meaning in one if meaning in other]
    if not shared or b in apart().get(a, ()):
        return False
    if topic.heads:
        if any(not topic.heads.isdisjoint(ancestors(meaning)) for meaning in shared):
            return True
        # One of them means something that is asked for, and the other not that: a plane is no sheet among vehicles.
        if is_noun_of(a, topic.heads) or is_noun_of(b, topic.heads):
            return False
    return any(_is_common(meaning, list(one), list(other)) for meaning in shared)


def _is_common(meaning: int, one: list[int], other: list[int]) -> bool:
    places = sorted((one.index(meaning), other.index(meaning)))
    return field(meaning) in THINGS and places[0] == 0 and places[1] < SECOND
