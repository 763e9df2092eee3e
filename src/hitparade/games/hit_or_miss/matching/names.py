"""Initials, surnames, words that the category says already, and order around a comma."""

from __future__ import annotations

from hitparade.games.hit_or_miss.matching.entries import Entry, content, linked, read
from hitparade.games.hit_or_miss.matching.folding import join
from hitparade.games.hit_or_miss.matching.lexicon import field, rank, senses
from hitparade.games.hit_or_miss.matching.tables import words
from hitparade.games.hit_or_miss.matching.topics import Topic

PERSON = 18
"""WordNet's field of persons."""
CUT, STUB = 3, 4
"""A short form leaves out so many letters at least, and keeps so many."""
SURE = 4
"""Words of a higher rank hardly exist."""
FEWEST, MOST = 2, 6
"""So many letters initials have."""


def are_initials(short: Entry, long: Entry) -> bool:
    """Whether the one is made of the first letters of the other's words: WHO, World Health Organization.

    What could be a word is taken for initials only if it was written in capitals.
    """
    letters = "".join(short.words)
    if not FEWEST <= len(letters) <= MOST or len(long.words) < FEWEST or any(len(word) > 1 for word in short.words[1:]):
        return False
    if not letters.isalpha() or len(long.plain) < FEWEST or all(len(word) == 1 for word in long.words):
        return False
    if len(short.words) == 1 and rank(letters) and not short.text.strip(". ").isupper():
        return False
    return letters in ("".join(word[0] for word in long.words), "".join(word[0] for word in content(long.words)))


def is_clipped(short: Entry, long: Entry) -> bool:
    """Whether the one is no word, but the beginning of the other: photog, photographer."""
    cut = len(long.joined) - len(short.joined)
    is_beginning = cut >= CUT and len(short.joined) >= STUB and long.joined.startswith(short.joined)
    return (
        is_beginning
        and short.joined.isascii()
        and len(short.plain) == len(long.plain) == 1
        and not 0 < rank(short.joined) <= SURE
    )


def is_surname(short: Entry, long: Entry, topic: Topic) -> bool:
    """Whether the one is the name by which the person that the other names in full is known."""
    if topic.is_characters and len(short.words) == 1 and long.words[0] in words("first-names"):
        return short.words == long.words[1:]
    if not topic.is_names or len(short.words) >= len(long.words):
        return False
    if long.words[-len(short.words) :] == short.words:
        return len(short.words) == 1 or short.words[0] in words("particles")
    name = short.words[0]
    if len(short.words) > 1:
        return False
    return name == long.words[0] and name not in words("first-names") and not _is_thing(name)


def _is_thing(word: str) -> bool:
    """Whether a word is a noun that can be no name: Pink is not Pink Floyd."""
    return any(field(meaning) != PERSON for meaning in senses(word))


def is_turned(a: Entry, b: Entry) -> bool:
    """Whether the entries have the same parts around "and", or one is turned round its comma: Curie, Marie."""
    parts = linked(a.plain)
    if parts is not None and parts == linked(b.plain):
        return True
    return _uncomma(a) == b.joined or _uncomma(b) == a.joined


def _uncomma(entry: Entry) -> str | None:
    """The entry with what stands behind its comma in front."""
    before, comma, after = entry.text.partition(",")
    if not comma or "," in after:
        return None
    first = read(before).plain
    rest = entry.plain[len(first) :]
    return join(rest + first) if rest and entry.plain[: len(first)] == first else None


def without_category(entry: Entry, topic: Topic) -> str | None:
    """The entry without a word that the category says already: an oak tree among trees; None if it has none."""
    if topic.is_wordplay or len(entry.plain) < 2:
        return None
    kept = tuple(word for word in entry.plain if word not in topic.implied)
    return join(kept) if kept and len(kept) < len(entry.plain) else None
