"""The forgiving level: spelling, numbers, short forms, word order, slips of typing; Japanese scripts."""

from __future__ import annotations

from hitparade.games.hit_or_miss.matching import japanese
from hitparade.games.hit_or_miss.matching.entries import Entry
from hitparade.games.hit_or_miss.matching.groups import groups
from hitparade.games.hit_or_miss.matching.names import are_initials, is_clipped, is_surname, is_turned, without_category
from hitparade.games.hit_or_miss.matching.pictures import names
from hitparade.games.hit_or_miss.matching.topics import Topic
from hitparade.games.hit_or_miss.matching.typing_errors import slips
from hitparade.games.hit_or_miss.matching.values import Match


def forgiving(a: Entry, b: Entry, topic: Topic) -> Match | None:
    """Why two entries that differ after folding are the same at this level, or None."""
    if a.is_japanese or b.is_japanese:
        return _japanese(a, b, topic) or _short(a, b, topic)
    return _spelled(a, b) or _short(a, b, topic) or _named(a, b, topic) or _slipped(a, b, topic)


def _found(code: str, reason: str, a: Entry, b: Entry) -> Match:
    return Match("forgiving", reason, code, (a.text, b.text))


def _spelled(a: Entry, b: Entry) -> Match | None:
    """One spelling, one way to write numbers, one order."""
    if a.joined == b.joined:
        if any(letter.isdigit() for letter in a.joined):
            return _found("number", "The same number, written differently.", a, b)
        return _found("spelling-variant", "Two spellings of the same.", a, b)
    if is_turned(a, b):
        return _found("word-order", "The same words in another order.", a, b)
    if b.joined in names(a.text) or a.joined in names(b.text):
        return _found("picture", "The picture shows it.", a, b)
    return None


def _short(a: Entry, b: Entry, topic: Topic) -> Match | None:
    """Short forms, of the whole or of a word in it, and initials."""
    table = groups("abbreviations")
    is_short = table.agree(a.joined, b.joined, topic) or table.agree(a.key, b.key, topic)
    if not is_short and len(a.plain) == len(b.plain) > 1:
        is_short = all(x == y or table.agree(x, y, topic) for x, y in zip(a.plain, b.plain, strict=True))
    if is_short or is_clipped(a, b) or is_clipped(b, a):
        return _found("abbreviation", "One is short for the other.", a, b)
    if are_initials(a, b) or are_initials(b, a):
        return _found("initials", "One is the initials of the other.", a, b)
    return None


def _named(a: Entry, b: Entry, topic: Topic) -> Match | None:
    """A name without its first part, and an entry without the category's own word."""
    if is_surname(a, b, topic) or is_surname(b, a, topic):
        return _found("surname", "One is the other's name in short.", a, b)
    one, other = without_category(a, topic), without_category(b, topic)
    if one in (b.joined, other or b.joined) or other == a.joined:
        return _found("category-word", "They differ only by the category's own word.", a, b)
    return None


def _slipped(a: Entry, b: Entry, topic: Topic) -> Match | None:
    letters = slips(a, b, topic)
    if not letters:
        return None
    return _found("spelling", f"Spelling: {letters} letter{'s' if letters > 1 else ''}.", a, b)


def _japanese(a: Entry, b: Entry, topic: Topic) -> Match | None:
    """Another script, another spelling, a short form, a slip in kana."""
    if japanese.read_alike(a, b):
        return _found("reading", "One is how the other is read.", a, b)
    if japanese.spelled_alike(a, b) or japanese.related(a, b) == "spelling":
        return _found("spelling-variant", "Two spellings of the same.", a, b)
    if japanese.related(a, b) == "short":
        return _found("abbreviation", "One is short for the other.", a, b)
    if japanese.bare_alike(a, b, topic.title):
        return _found("category-word", "They differ only by the category's own word.", a, b)
    return _found("spelling", "Spelling: 1 letter.", a, b) if japanese.is_slip(a, b) else None
