"""The canonical key of an entry (the strict level): what two people wrote is the same when the keys are."""

from __future__ import annotations

import re
from functools import lru_cache

from hitparade.games.hit_or_miss.matching.characters import clean
from hitparade.games.hit_or_miss.matching.plurals import singular

LETTER = r"[^\x00-#%-/:-@\[-`{-\x7f]"
"""Any character that belongs to a word: all but ASCII spaces and signs ($ is kept)."""
TOKEN = re.compile(
    rf"(?<!{LETTER})[a-z]-(?!{LETTER})"  # A-, a grade
    rf"|(?:(?<!{LETTER})-(?=\d))?{LETTER}+(?:(?<=\d)[.,:/-](?=\d){LETTER}+)*"  # words, 3.14, 7:30, 1/2, -5
    rf"(?:\+\+?(?!{LETTER})|\#(?!{LETTER})|%)?"  # C++, C#, A+, 10%
)
THOUSANDS = re.compile(r"(?<=\d),(?=\d{3}(?!\d))")
ARTICLES = {"a", "an", "the"}
LINKS = {"of", "in", "at", "by", "on", "for", "with", "to", "from", "up", "and", "under", "over", "near"}
"""A noun before one of these may be the one that is counted: brothers in law, knives and forks."""


@lru_cache(maxsize=16384)
def tokens(text: str) -> tuple[str, ...]:
    """The words of an entry as written, cleaned, without leading articles.

    >>> tokens("The Mac & Cheese!")
    ('mac', 'and', 'cheese')
    """
    found = TOKEN.findall(THOUSANDS.sub("", clean(text)).replace("&", " and "))
    start = 0
    while start < len(found) - 1 and found[start] in ARTICLES:
        start += 1
    return tuple(found[start:])


def singulars(found: tuple[str, ...]) -> tuple[str, ...]:
    """The words with the counted ones, the last and those before a link, in the singular."""
    last = len(found) - 1
    return tuple(singular(word) if at == last or found[at + 1] in LINKS else word for at, word in enumerate(found))


def join(found: tuple[str, ...]) -> str:
    """Words without their spaces; a space between two figures stays, as 7 0 is not 70."""
    key = ""
    for word in found:
        key += f"_{word}" if key and key[-1].isdigit() and word[0].isdigit() else word
    return key


@lru_cache(maxsize=16384)
def fold(text: str) -> str:
    """The key of an entry: equal keys are strict matches. Empty if nothing is left, which matches nothing.

    >>> fold("An Oven") == fold("ovens"), fold("Brothers-in-law"), fold("?!")
    (True, 'brotherinlaw', '')
    """
    return join(singulars(tokens(text)))
