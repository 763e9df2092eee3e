"""Slips of typing: how far apart two entries are spelled, and whether one can be the other with a slip."""

from __future__ import annotations

import re

from rapidfuzz.distance import OSA

from hitparade.games.hit_or_miss.matching.entries import Entry
from hitparade.games.hit_or_miss.matching.lexicon import is_noun_of, rank, sound_alike
from hitparade.games.hit_or_miss.matching.plurals import singular
from hitparade.games.hit_or_miss.matching.tables import pairs
from hitparade.games.hit_or_miss.matching.topics import Topic

SURE = 4
"""Words of a higher rank are so rare that they may be slips themselves."""
FEW = 4
"""Shorter words are never taken for slips of one another."""

LONG, VERY_LONG = 7, 9
STARTS = {"kn": "n", "wr": "r", "ph": "f", "ps": "s", "gn": "n", "c": "k", "q": "k", "z": "s", "ce": "s", "ci": "s"}
START = re.compile("^(kn|wr|ph|ps|gn|ce|ci|c|q|z)")
"""Beginnings that sound like others."""
VOWELS = re.compile("[aeiouy]")
DOUBLED = re.compile(r"(.)\1+")

SOUNDS = tuple(
    (re.compile(pattern), sound)
    for pattern, sound in (
        ("^kn|^gn", "n"),
        ("^wr", "r"),
        ("^ps", "s"),
        ("ph", "f"),
        ("ck|q(?!u)|c(?![eiyh])|qu(?=e$)", "k"),
        ("sc(?=[eiy])|c(?=[eiy])", "s"),
        ("y", "i"),
        (r"(.)\1+", r"\1"),
        ("(?<=.{3})e$", ""),
    )
)


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
    if len(a.words) == len(b.words) == 1 and _is_homophone(a.words[0], b.words[0], topic):
        return 1
    has_figures = any(letter.isdigit() for letter in a.joined + b.joined)
    # As compared, then as written: a slip may hide the plural.
    forms = [(a.plain, b.plain)] if has_figures else [(a.plain, b.plain), (a.words, b.words)]
    for one, other in forms:
        if len(one) == len(other) and (found := _word_by_word(one, other, topic)):
            return found
    if has_figures or len(a.plain) == len(b.plain):
        return 0
    are_known = all(rank(word) for word in a.plain + b.plain)
    distance = 0 if are_known or (rank(a.joined) and rank(b.joined)) else _distance(a.joined, b.joined)
    return distance if distance == 1 else 0


def _word_by_word(one: tuple[str, ...], other: tuple[str, ...], topic: Topic) -> int:
    differing = [(a, b) for a, b in zip(one, other, strict=True) if a != b]
    if len(one) == 1:
        return sum(word_slips(a, b, topic) for a, b in differing)
    length = min(sum(map(len, one)), sum(map(len, other)))
    found = [_part_slips(a, b, topic, is_name=topic.is_names and len(differing) < len(one)) for a, b in differing]
    if len(differing) == 1 and not found[0] and length >= LONG:
        return _odd_one(*differing[0])
    return sum(found) if all(found) and sum(found) <= allowed(length) else 0


def _part_slips(a: str, b: str, topic: Topic, *, is_name: bool) -> int:
    return _name_slips(a, b) if is_name else word_slips(a, b, topic, is_alone=False)


def _odd_one(a: str, b: str) -> int:
    """Where all other words agree, one slip counts in a short word too, if it made a word of none: on teh table."""
    is_possible = min(len(a), len(b)) >= 2 and _is_plain(a) and _is_plain(b)
    return int(is_possible and bool(known(a)) != bool(known(b)) and OSA.distance(a, b, score_cutoff=1) == 1)


def _name_slips(a: str, b: str) -> int:
    """In a name of which another part agrees, words that exist may be slips too: Brad Pit."""
    return 1 if _begin_alike(a, b) and OSA.distance(a, b, score_cutoff=1) == 1 else _distance(a, b)


def word_slips(a: str, b: str, topic: Topic, *, is_alone: bool = True) -> int:
    """How many letters two words differ by if one can be the other with slips; 0 if it can't."""
    if not _is_plain(a) or not _is_plain(b):
        return 0
    if pairs("confusions").get(a) == b or pairs("confusions").get(b) == a:
        return 1
    one, other = known(a), known(b)
    if one and other and max(one, other) <= SURE:
        # Within a phrase the category can't tell, so the one word must be far rarer: teddy baer.
        is_heard = _is_homophone(a, b, topic) if is_alone else sound_alike(a, b) and abs(one - other) > 1
        return 1 if is_heard else 0
    distance = _distance(a, b)
    return distance if distance < 2 and min(one, other) <= SURE else _if_sure(a, b, distance)


def _if_sure(a: str, b: str, distance: int) -> int:
    """Two slips or more count if one word is well known and the other not at all, or only vowels are in doubt."""
    one, other = sorted((known(a), known(b)))
    if one > SURE:
        return 0
    if one == 0:
        return distance if 0 < other <= SURE or (other == 0 and min(len(a), len(b)) >= VERY_LONG) else 0
    return distance if _skeleton(a) == _skeleton(b) else 0


def known(word: str) -> int:
    """How common a word is in any number: its rank, or that of its singular."""
    return rank(word) or rank(singular(word))


def _is_plain(word: str) -> bool:
    return not any(letter.isdigit() or letter in "+#$%" for letter in word)


def _distance(a: str, b: str) -> int:
    """The distance if it is within what the length allows; 0 if it is not.

    Slips spare the first letter. Where only the vowels are in doubt, one more is allowed.
    """
    if not _begin_alike(a, b):
        return 0
    if min(len(a), len(b)) >= FEW and _sound(a) == _sound(b):
        return 1
    most = allowed((len(a) + len(b) + 1) // 2) if min(len(a), len(b)) >= FEW else 0
    if min(len(a), len(b)) >= LONG and _skeleton(a) == _skeleton(b):
        most += 1
    distance = OSA.distance(a, b, score_cutoff=most)
    return distance if distance <= most else 0


def _begin_alike(a: str, b: str) -> bool:
    return a[0] == b[0] or sorted(a[:2]) == sorted(b[:2]) or START.sub(_start, a)[0] == START.sub(_start, b)[0]


def _start(match: re.Match[str]) -> str:
    return STARTS[match[0]]


def _sound(word: str) -> str:
    """A word as it might be said: what is often written one for the other is one."""
    for pattern, sound in SOUNDS:
        word = pattern.sub(sound, word)
    return word


def _skeleton(word: str) -> str:
    """The consonants of a word, doubled ones once."""
    return DOUBLED.sub(r"\1", VOWELS.sub("", word))


def _is_homophone(a: str, b: str, topic: Topic) -> bool:
    """Whether two words sound the same, and the category asks for one of them only, or for names."""
    return a != b and sound_alike(a, b) and (topic.is_given_names or _asks_for_one(a, b, topic))


def _asks_for_one(a: str, b: str, topic: Topic) -> bool:
    one, other = singular(a), singular(b)
    return bool(topic.heads) and is_noun_of(one, topic.heads) != is_noun_of(other, topic.heads)
