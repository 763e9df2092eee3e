"""What is known of an entry by itself: its words, and the forms in which it is compared. Made once an entry."""

from __future__ import annotations

import re
from functools import lru_cache

from msgspec import Struct

from hitparade.games.hit_or_miss.matching.folding import ARTICLES, LINKS, fold, join, singulars, tokens
from hitparade.games.hit_or_miss.matching.lexicon import rank, spellings
from hitparade.games.hit_or_miss.matching.numbers import in_figures
from hitparade.games.hit_or_miss.matching.plurals import singular
from hitparade.games.hit_or_miss.matching.tables import pairs

OWNERS = {"my", "your", "his", "her", "our", "their", "some", "any"}
ISE = re.compile("(.{3,}i)s(e|er|ed|ing|ation)$")
"""Words that British English may spell with s and American English does with z."""
JAPANESE = re.compile("[\u3041-\u3096\u30fc\u3400-\u9fff々〇]")


class Entry(Struct, frozen=True):
    """An entry and its forms.

    ``words`` are its words as written, ``key`` the strict key, ``plain`` its words in one spelling, in the singular,
    with numbers in figures and without inner articles; ``joined`` is ``plain`` in one piece.
    """

    text: str
    words: tuple[str, ...]
    key: str
    plain: tuple[str, ...]
    joined: str
    is_japanese: bool


@lru_cache(maxsize=32768)
def read(text: str) -> Entry:
    """The entry and its forms."""
    words = tokens(text)
    plain = _plain(words)
    return Entry(text, words, fold(text), plain, join(plain), JAPANESE.search("".join(words)) is not None)


def _plain(words: tuple[str, ...]) -> tuple[str, ...]:
    if len(words) > 1 and words[0] in OWNERS:
        words = words[1:]
    last = len(words) - 1
    kept = tuple("and" if word == "n" else word for at, word in enumerate(words) if at == last or word not in ARTICLES)
    return in_figures(tuple(map(spelled, singulars(kept))))


@lru_cache(maxsize=16384)
def spelled(word: str) -> str:
    """A word in the one of its spellings that is compared.

    >>> spelled("colour"), spelled("doughnut"), spelled("house")
    ('color', 'donut', 'house')
    """
    known = pairs("spellings")
    found = known.get(word)
    if found is None:
        found = spellings().get(word) or _with_z(word)
        found = known.get(found, found)
    return found if found == word else singular(found)


def _with_z(word: str) -> str:
    """A word in -ise with z, if that is a word."""
    found = ISE.sub(r"\1z\2", word)
    return found if found != word and rank(found) else word


def linked(words: tuple[str, ...]) -> tuple[str, ...] | None:
    """The parts around "and", in an order of their own; None if there are none."""
    if "and" not in words[1:-1]:
        return None
    parts: list[list[str]] = [[]]
    for word in words:
        if word == "and":
            parts.append([])
        else:
            parts[-1].append(word)
    return tuple(sorted(join(tuple(part)) for part in parts))


def content(words: tuple[str, ...]) -> tuple[str, ...]:
    """The words that carry meaning, for initials."""
    return tuple(word for word in words if word not in ARTICLES and word not in LINKS)
