"""Brings English plurals to one form. It folds: two forms of one word give the same, whatever else they give.

So what is no plural may lose its s as well as long as nothing else comes out so. Words that would meet another
word stand in the table of exceptions.
"""

from __future__ import annotations

from functools import lru_cache

from hitparade.games.hit_or_miss.matching.tables import pairs, words

SUFFIXES = (("women", "woman"), ("children", "child"), ("teeth", "tooth"), ("geese", "goose"), ("feet", "foot"))
"""Irregular plurals that end longer words too: snowmen, grandchildren, eyeteeth."""
VES = ("knives", "wives", "elves", "halves", "calves", "wolves", "loaves", "thieves", "scarves", "dwarves", "hooves")
ES_AFTER = ("sses", "shes", "ches", "xes", "oes", "zzes", "tzes")


@lru_cache(maxsize=16384)
def singular(word: str) -> str:
    """The form that singular and plural share.

    >>> [singular(word) for word in ("foxes", "cherries", "mice", "glasses", "glass", "princess", "princes")]
    ['fox', 'cherry', 'mouse', 'glasses', 'glass', 'princess', 'prince']
    """
    if not word.isascii() or not word.isalpha():
        return word
    found = _one(word)
    # A possessive has lost its apostrophe: women's, children's.
    return found if found == word else _irregular(found) or found


def _one(word: str) -> str:
    if word in words("unfolded"):
        return word
    known = _irregular(word)
    if known:
        return known
    if len(word) < 4 or not word.endswith("s") or word.endswith(("ss", "us", "is")):
        return word
    return _regular(word)


def _irregular(word: str) -> str | None:
    found = pairs("plurals").get(word)
    if found:
        return found
    for plural, single in SUFFIXES:
        if word.endswith(plural):
            return word[: -len(plural)] + single
    if word.endswith("men") and word not in words("men"):
        return f"{word[:-3]}man"
    return None


def _regular(word: str) -> str:
    if word.endswith("ies"):
        return word[:-1] if len(word) < 5 or word[:-1] in words("ie") else f"{word[:-3]}y"
    if word.endswith(VES):
        return _from_ves(word)
    if word.endswith(ES_AFTER) and not _keeps_e(word):
        return word[:-2]
    if word.endswith("uses") and not word.endswith(("ouses", "auses")):
        return word[:-2]
    return word[:-1]


def _from_ves(word: str) -> str:
    return f"{word[:-3]}fe" if word.endswith(("knives", "wives")) else f"{word[:-3]}f"


def _keeps_e(word: str) -> bool:
    """Headaches, moustaches, horseshoes: the singular ends in e."""
    if word.endswith("aches"):
        return not word.endswith(("eaches", "oaches"))
    return word.endswith("shoes") or word in words("e-plurals")
