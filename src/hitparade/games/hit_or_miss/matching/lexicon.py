"""English words: how common each is, what nouns mean (WordNet synsets), what sounds alike, what is spelled two ways."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from functools import cache, lru_cache

from hitparade.games.hit_or_miss.matching.data import read_bytes, read_lines, read_numbers

ENDING = re.compile("(?<=.{3})(ing|ed)$")
DOUBLED = "bdgklmnprt"
SHORT = re.compile("[^aeiouy]*[aeiouy][bdglmnprt]")
"""Stems that double their last letter: shopping, so shoping is a slip."""
INFLECTED = 4
"""The rank of words that are known by their stem only."""
Synset = int
"""A meaning: its number in the compiled table."""


class Lexicon:
    """The compiled table: sorted keys, and for each its rank and its senses. Words are looked up by their keys."""

    def __init__(self) -> None:
        self.keys = read_lines("keys.txt")
        self.ranks = read_bytes("ranks")
        self.first = read_numbers("first")
        self.flat = read_numbers("senses")
        self.parent_starts = read_numbers("parent-starts")
        self.parents = read_numbers("parents")
        self.files = read_bytes("files")

    def find(self, key: str) -> int:
        """The place of a key, or -1."""
        at = bisect_left(self.keys, key)
        return at if at < len(self.keys) and self.keys[at] == key else -1


@cache
def lexicon() -> Lexicon:
    """The table, read once."""
    return Lexicon()


@lru_cache(maxsize=16384)
def rank(word: str) -> int:
    """How common a single word is: 1 (very) to 5 (hardly), 0 if it is no word."""
    return _listed(word) or (INFLECTED if _is_inflected(word) else 0)


def _listed(word: str) -> int:
    at = lexicon().find(word)
    return lexicon().ranks[at] if at >= 0 else 0


def _is_inflected(word: str) -> bool:
    """Whether a word is a known one with -ing or -ed: sulking, baked, skipping."""
    ending = ENDING.search(word)
    if not ending:
        return False
    stem = word[: ending.start()]
    stems = [f"{stem}e"]
    if stem[-1] == stem[-2] and stem[-1] in DOUBLED:
        stems.append(stem[:-1])
    if not SHORT.fullmatch(stem) and (stem[-1] != "e" or stem[-2] in "eoy"):
        stems.append(stem)
    return any(0 < _listed(each) <= INFLECTED for each in stems)


@lru_cache(maxsize=16384)
def senses(key: str) -> Sequence[Synset]:
    """The meanings of a noun, most common first; none if it is no noun."""
    table = lexicon()
    at = table.find(key)
    return table.flat[table.first[at] : table.first[at + 1]] if at >= 0 else ()


@lru_cache(maxsize=16384)
def ancestors(synset: Synset) -> frozenset[Synset]:
    """A meaning and all that it is a kind of."""
    table = lexicon()
    found, left = {synset}, [synset]
    while left:
        at = left.pop()
        more = set(table.parents[table.parent_starts[at] : table.parent_starts[at + 1]]) - found
        found |= more
        left += more
    return frozenset(found)


@lru_cache(maxsize=16384)
def is_noun_of(key: str, heads: frozenset[Synset]) -> bool:
    """Whether one of a noun's meanings is a kind of one of the heads."""
    return any(not heads.isdisjoint(ancestors(sense)) for sense in senses(key))


def field(synset: Synset) -> int:
    """WordNet's field of a noun: 5 animals, 6 artefacts, 13 food …"""
    return lexicon().files[synset]


@cache
def homophones() -> dict[str, set[int]]:
    """The groups of words that sound the same to which a word belongs."""
    found: dict[str, set[int]] = {}
    for number, line in enumerate(read_lines("homophones.txt")):
        for word in line.split():
            found.setdefault(word, set()).add(number)
    return found


def sound_alike(a: str, b: str) -> bool:
    """Whether two words are said the same way."""
    table = homophones()
    return not table.get(a, set()).isdisjoint(table.get(b, set()))


@cache
def spellings() -> dict[str, str]:
    """British spellings and their American ones."""
    return dict(line.split(" ") for line in read_lines("spellings.txt"))
