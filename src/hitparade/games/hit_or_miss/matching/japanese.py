"""Japanese: kanji and their readings, spellings, honorific prefixes, figures, and synonyms."""

from __future__ import annotations

import re
from bisect import bisect_left
from functools import cache, lru_cache

from rapidfuzz.distance import OSA

from hitparade.games.hit_or_miss.matching.data import read_lines
from hitparade.games.hit_or_miss.matching.entries import Entry
from hitparade.games.hit_or_miss.matching.sudachi import read_aloud
from hitparade.games.hit_or_miss.matching.tables import pairs

KANJI = re.compile("[\u3400-\u9fff々]")
KANA_ONLY = re.compile("[\u3041-\u3096ー]+")
HONORIFIC = re.compile("^[おご御](?=[\u3400-\u9fff々])")
FOREIGN = {
    "ゔぁ": "ば",
    "ゔぃ": "び",
    "ゔぇ": "べ",
    "ゔぉ": "ぼ",
    "ゔ": "ぶ",
    "ぢ": "じ",
    "づ": "ず",
    "ゑ": "え",
    "ゐ": "い",
}
FIGURES = {"〇": 0, "零": 0, "一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9}
PLACES = {"十": 10, "百": 100, "千": 1000}
NUMBER = re.compile("[〇零一二三四五六七八九十百千]+")
SLIP_FROM = 5
"""Shorter kana are never taken for slips of one another."""


@cache
def table(name: str) -> list[str]:
    """A sorted table of lines that begin with a key."""
    return read_lines(name)


def rows(name: str, key: str) -> list[list[str]]:
    """What a table has behind the key: the rest of each of its lines."""
    lines = table(name)
    at = bisect_left(lines, f"{key} ")
    found: list[list[str]] = []
    while at < len(lines) and lines[at].startswith(f"{key} "):
        found.append(lines[at].split(" ")[1:])
        at += 1
    return found


def readings(key: str) -> tuple[str, ...]:
    """How a word with kanji is read; none if the table lacks it."""
    return tuple(reading for row in rows("readings.txt", key) for reading in row)


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
    if KANA_ONLY.fullmatch(key) or not KANJI.search(key):
        return frozenset({key})
    if known := readings(key):
        return frozenset(known)
    if known := readings(HONORIFIC.sub("", key)):
        return frozenset((*known, *(f"{_polite(key[0])}{each}" for each in known)))
    return frozenset(_in_parts(key)) | read_aloud(key)


def _polite(prefix: str) -> str:
    return "お" if prefix == "御" else prefix


def _in_parts(key: str) -> list[str]:
    """The readings of a word whose parts are known: kanji that the table has, kana as they are."""
    found: list[str] = []
    for cut in range(1, len(key)):
        before, after = key[:cut], key[cut:]
        found += [first + second for first in _simple(before) for second in _simple(after)]
    return found


def _simple(part: str) -> tuple[str, ...]:
    return (part,) if KANA_ONLY.fullmatch(part) else readings(part)


def read_alike(a: Entry, b: Entry) -> bool:
    """Whether the one is a reading of the other, or both are spellings with the same kanji."""
    has_kanji = bool(KANJI.search(a.key)), bool(KANJI.search(b.key))
    if not any(has_kanji) or sounds(a.key).isdisjoint(sounds(b.key)):
        return False
    if all(has_kanji):
        one, other = set(KANJI.findall(a.key)), set(KANJI.findall(b.key))
        return one <= other or other <= one
    return True


def without_suffix(key: str, title: str) -> str:
    """A key without the ending that the title says already: 紫色 among 色."""
    for word, endings in pairs("suffixes-ja").items():
        if word in title:
            for ending in endings.split():
                if key.endswith(ending) and len(key) > len(ending):
                    return key[: -len(ending)]
    return key


def bare_alike(a: Entry, b: Entry, title: str) -> bool:
    """Whether two entries differ only by an ending that the title says already, or by that and the script."""
    one, other = without_suffix(a.key, title), without_suffix(b.key, title)
    if (one == a.key) == (other == b.key) or not one or not other:
        return False
    has_kanji = bool(KANJI.search(one)), bool(KANJI.search(other))
    return one == other or (has_kanji[0] != has_kanji[1] and not sounds(one).isdisjoint(sounds(other)))


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
    words = table("kana.txt")
    at = bisect_left(words, key)
    return words[at : at + 1] == [key]


@lru_cache(maxsize=16384)
def meanings(key: str) -> tuple[tuple[str, str, bool], ...]:
    """Where the synonym dictionary has a form: group, word of the group, and whether it is a short form."""
    return tuple((row[0], row[1], len(row) > 2) for row in rows("sudachi.txt", key))


def related(a: Entry, b: Entry) -> str:
    """What the synonym dictionary says: ``spelling``, ``short`` for one another, ``synonym``, or nothing."""
    best = ""
    for group, word, is_short in meanings(a.key):
        for other, other_word, other_short in meanings(b.key):
            if group == other and word == other_word:
                return "short" if is_short != other_short else "spelling"
            if group == other:
                best = "synonym"
    return best
