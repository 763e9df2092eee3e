"""The synonyms level: the curated table, WordNet within the category, the Japanese synonym dictionary."""

from __future__ import annotations

from hitparade.games.hit_or_miss.matching import japanese
from hitparade.games.hit_or_miss.matching.entries import Entry
from hitparade.games.hit_or_miss.matching.groups import groups
from hitparade.games.hit_or_miss.matching.topics import Topic
from hitparade.games.hit_or_miss.matching.values import Match
from hitparade.games.hit_or_miss.matching.wordnet import share_meaning


def synonyms(a: Entry, b: Entry, topic: Topic) -> Match | None:
    """Why two entries mean the same, or None. Where the words themselves count nothing does."""
    if topic.is_wordplay:
        return None
    if _by_table(a, b, topic) or share_meaning(a.key, b.key, topic):
        return Match("synonyms", "Two words for the same thing.", "synonym", (a.text, b.text))
    if (a.is_japanese or b.is_japanese) and japanese.related(a, b):
        return Match("synonyms", "Two words for the same thing.", "synonym", (a.text, b.text))
    return None


def _by_table(a: Entry, b: Entry, topic: Topic) -> bool:
    """Whether the table has the two, or two words in which alone they differ."""
    table = groups("synonyms-ja" if a.is_japanese or b.is_japanese else "synonyms")
    if table.agree(a.joined, b.joined, topic) or table.agree(a.key, b.key, topic):
        return True
    # wellies are wellington boots, and those are rubber boots
    short = groups("abbreviations")
    if any(table.agree(x, y, topic) for x in short.others(a.joined, topic) for y in short.others(b.joined, topic)):
        return True
    if len(a.plain) != len(b.plain) or len(a.plain) < 2:
        return False
    return all(x == y or table.agree(x, y, topic) for x, y in zip(a.plain, b.plain, strict=True))
