"""Slips of typing: how far apart two entries are spelled, and whether one can be the other with a slip."""

from __future__ import annotations

from rapidfuzz.distance import OSA

from hitparade.games.hit_or_miss.matching.entries import Entry
from hitparade.games.hit_or_miss.matching.lexicon import is_noun_of, rank, sound_alike
from hitparade.games.hit_or_miss.matching.plurals import singular
from hitparade.games.hit_or_miss.matching.tables import pairs
from hitparade.games.hit_or_miss.matching.topics import Topic

FEW = 4
"""Shorter words are never taken for slips of one another."""


def allowed(length: int) -> int:
    """How many slips a word of that length may have."""
    if length < FEW:
        return 0
    return 1 if length <= 6 else 2 if length <= 11 else 3


def slips(a: Entry, b: Entry, topic: Topic) -> int:
    """How many letters two entries differ by if one can be the other with slips; 0 if it can't.

    Letters that change places count once. Words that both exist are never slips of one another.
    """
    if a.is_japanese or b.is_japanese:
        return 0
    if len(a.plain) == len(b.plain):
        return _word_by_word(a.plain, b.plain, topic)
    if any(letter.isdigit() for letter in a.joined + b.joined):
        return 0
    known = all(rank(word) for word in a.plain) and all(rank(word) for word in b.plain)
    if known or rank(a.joined) and rank(b.joined):
        return 0
    return _distance(a.joined, b.joined)


def _word_by_word(one: tuple[str, ...], other: tuple[str, ...], topic: Topic) -> int:
    total = 0
    for a, b in zip(one, other, strict=True):
        if a != b:
            found = word_slips(a, b, topic, is_alone=len(one) == 1)
            if not found:
                return 0
            total += found
    return total if total <= allowed(min(sum(map(len, one)), sum(map(len, other)))) else 0


def word_slips(a: str, b: str, topic: Topic, *, is_alone: bool = True) -> int:
    """How many letters two words differ by if one can be the other with slips; 0 if it can't."""
    if not _is_plain(a) or not _is_plain(b):
        return 0
    if pairs("confusions").get(a) == b or pairs("confusions").get(b) == a:
        return 1
    one, other = rank(a), rank(b)
    if one and other:
        return 1 if _is_homophone(a, b, topic, is_alone=is_alone) else 0
    distance = _distance(a, b)
    if not one and not other and distance > 1 and min(len(a), len(b)) < 9:
        return 0
    return distance


def _is_plain(word: str) -> bool:
    return not any(letter.isdigit() or letter in "+#$%" for letter in word)


def _distance(a: str, b: str) -> int:
    """The distance if it is within what the shorter one allows; 0 if it is not."""
    most = allowed(min(len(a), len(b)))
    distance = OSA.distance(a, b, score_cutoff=most)
    if distance > most or (a[:1] != b[:1] and sorted(a[:2]) != sorted(b[:2]) and min(len(a), len(b)) < 7):
        return 0
    return distance


def _is_homophone(a: str, b: str, topic: Topic, *, is_alone: bool) -> bool:
    """Whether two words sound the same, and the category asks for one of them only."""
    if not sound_alike(a, b):
        return False
    if is_alone and topic.heads:
        return is_noun_of(a, topic.heads) != is_noun_of(b, topic.heads)
    return abs(rank(a) - rank(b)) > 1


def is_word(word: str) -> bool:
    """Whether a word exists."""
    return rank(singular(word)) > 0
