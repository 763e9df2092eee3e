"""Japanese: kanji and their readings, spellings, honorific prefixes, figures, and synonyms."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from rapidfuzz.distance import OSA

from hitparade.games.hit_or_miss.matching.data import read_lines
from hitparade.games.hit_or_miss.matching.entries import Entry
from hitparade.games.hit_or_miss.matching.sudachi import read_aloud

KANJI = re.compile("[\u3400-\u9fff々]")
KANA_ONLY = re.compile("[\u3041-\u3096ー]+")
HONORIFIC = re.compile("^[おご御](?=[\u3400-\u9fff々])")
FOREIGN = {"ゔぁ": "ば", "ゔぃ": "び", "ゔぇ": "べ", "ゔぉ": "ぼ", "ゔ": "ぶ", "ぢ": "じ", "づ": "ず", "ゑ": "え", "ゐ": "い"}
FIGURES = {"〇": 0, "零": 0, "一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9}
PLACES = {"十": 10, "百": 100, "千": 1000}
NUMBER = re.compile("[〇零一二三四五六七八九十百千]+")
SLIP_FROM = 5
"""Shorter kana are never taken for slips of one another."""


@cache
def readings() -> dict[str, tuple[str, ...]]:
    """Words with kanji, and how they are read."""
    found: dict[str, tuple[str, ...]] = {}
    for line in read_lines("readings.txt"):
        word, *given = line.split(" ")
        found[word] = tuple(given)
    return found


@cache
def kana_words() -> frozenset[str]:
    """Words that are known in kana: those written so, and the readings of the others."""
    return frozenset(read_lines("kana.txt")).union(*readings().values())


@lru_cache(maxsize=16384)
def spelled(key: str) -> str:
    """A key in one spelling: v sounds as b, no long mark at the end, no honorific before kanji, numbers in figures."""
    for one, other in FOREIGN.items():
        key = key.replace(one, other)
    key = HONORIFIC.sub("", key)
    if len(key) > 3 and key.endswith("ー"):
        key = key[:-1]
    return NUMBER.sub(_figures, key) if not key.isascii() else key


def _figures(match: re.Match[str]) -> str:
    total = part = 0
    for letter in match[0]:
        if letter in PLACES:
            total, part = total + (part or 1) * PLACES[letter], 0
        else:
            part = part * 10 + FIGURES[letter]
    return str(total + part)


@lru_cache(maxsize=16384)
def sounds(key: str) -> frozenset[str]:
    """How a key may be read, in hiragana: by the table, in two parts of the table, or by the optional dictionary."""
    if KANA_ONLY.fullmatch(key):
        return frozenset({key})
    known = readings().get(key) or readings().get(HONORIFIC.sub("", key))
    if known:
        prefix = key[0] if HONORIFIC.match(key) and key not in readings() else ""
        return frozenset(prefix.replace("御", "お") + each for each in known)
    return frozenset(_in_parts(key)) | read_aloud(key)


def _in_parts(key: str) -> list[str]:
    """The readings of a word whose parts are known: kanji that the table has, kana as they are."""
    found: list[str] = []
    for cut in range(1, len(key)):
        before, after = key[:cut], key[cut:]
        found += [first + second for first in _simple(before) for second in _simple(after)]
    return found


def _simple(part: str) -> tuple[str, ...]:
    return (part,) if KANA_ONLY.fullmatch(part) else readings().get(part, ())


def read_alike(a: Entry, b: Entry) -> bool:
    """Whether the one is a reading of the other, or both are spellings with the same kanji."""
    has_kanji = bool(KANJI.search(a.key)), bool(KANJI.search(b.key))
    if not any(has_kanji) or sounds(a.key).isdisjoint(sounds(b.key)):
        return False
    if all(has_kanji):
        one, other = set(KANJI.findall(a.key)), set(KANJI.findall(b.key))
        return one <= other or other <= one
    return True


def spelled_alike(a: Entry, b: Entry) -> bool:
    """Whether two entries are spellings of one word."""
    return spelled(a.key) == spelled(b.key)


def is_slip(a: Entry, b: Entry) -> bool:
    """Whether two entries in kana differ by one letter, and are not both words."""
    one, other = spelled(a.key), spelled(b.key)
    if not (KANA_ONLY.fullmatch(one) and KANA_ONLY.fullmatch(other)) or min(len(one), len(other)) < SLIP_FROM:
        return False
    return not (is_kana_word(a.key) and is_kana_word(b.key)) and OSA.distance(one, other, score_cutoff=1) == 1


def is_kana_word(key: str) -> bool:
    """Whether a word in kana exists."""
    return key in kana_words()


@cache
def _groups() -> dict[str, list[tuple[int, int, bool]]]:
    """Each form of the synonym dictionary: its group, its word there, and whether it is a short form."""
    found: dict[str, list[tuple[int, int, bool]]] = {}
    for group, line in enumerate(read_lines("sudachi.txt")):
        for word, forms in enumerate(line.split("\t")):
            for form in forms.split("|"):
                found.setdefault(form.lstrip("~"), []).append((group, word, form.startswith("~")))
    return found


def related(a: Entry, b: Entry) -> str:
    """What the synonym dictionary says: ``spelling``, ``short`` (one is short for the other), ``synonym`` or nothing."""
    best = ""
    for group, word, is_short in _groups().get(a.key, ()):
        for other, other_word, other_short in _groups().get(b.key, ()):
            if group == other and word == other_word:
                return "short" if is_short != other_short else "spelling"
            if group == other:
                best = "synonym"
    return best
