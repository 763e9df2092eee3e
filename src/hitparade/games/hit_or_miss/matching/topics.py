"""What a category's title, or a card, says of its entries: what they are kinds of, which words go without saying."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from hitparade.games.hit_or_miss.matching.entries import spelled
from hitparade.games.hit_or_miss.matching.folding import LINKS, join, singulars, tokens
from hitparade.games.hit_or_miss.matching.lexicon import Synset, senses
from hitparade.games.hit_or_miss.matching.plurals import singular
from hitparade.games.hit_or_miss.matching.tables import pairs, words
from hitparade.games.hit_or_miss.packs.values import Card

MOST_SENSES = 4
"""Only the common meanings of a category's noun count."""


class Topic(Struct, frozen=True):
    """A category as the matcher sees it.

    ``heads`` are the meanings whose kinds are asked for (empty if the title does not tell), ``words`` those of title
    and tags, ``implied`` those that go without saying in an entry. ``is_names`` says that the entries are people by
    their names, ``is_characters`` that they are characters, ``is_given_names`` that they are first names,
    ``is_wordplay`` that the words themselves count.
    """

    heads: frozenset[Synset] = frozenset()
    words: frozenset[str] = frozenset()
    implied: frozenset[str] = frozenset()
    is_names: bool = False
    is_characters: bool = False
    is_given_names: bool = False
    is_wordplay: bool = False
    title: str = ""


@lru_cache(maxsize=2048)
def topic(title: str, tags: tuple[str, ...] = (), kind: str = "") -> Topic:
    """The topic of a title, with what a card adds."""
    found = tuple(map(singular, tokens(title)))
    noun = head(tokens(title))
    every = frozenset((*found, *(singular(word) for tag in tags for word in tokens(tag))))
    return Topic(
        _heads(noun),
        every,
        _implied(tokens(title), noun),
        is_names=noun in words("name-categories")
        or not words("name-categories").isdisjoint((*found[-1:], join(found))),
        is_characters=not words("character-categories").isdisjoint(found[-1:]),
        is_given_names="name" in found,
        is_wordplay=kind == "wordplay",
        title=title,
    )


def of_card(card: Card) -> Topic:
    """The topic of a card."""
    return topic(card.title, card.tags, card.kind)


def head(title: tuple[str, ...]) -> str:
    """The key of the noun that the entries are kinds of, the longest that is a noun; empty if the title has none.

    >>> head(("musical", "instruments")), head(("kinds", "of", "bread")), head(("things", "in", "a", "car"))
    ('musicalinstrument', 'bread', '')
    """
    while len(title) > 2 and singular(title[0]) in words("kinds") and title[1] == "of":
        title = title[2:]
    while len(title) > 1 and singular(title[-1]) in words("kinds"):
        title = title[:-1]
    end = next((at for at, word in enumerate(title) if at and (word in LINKS or word in words("stops"))), len(title))
    for start in range(end):
        key = join(singulars(title[start:end]))
        if key in words("vague"):
            return ""
        if key in pairs("categories") or senses(key):
            return key
    return ""


def _implied(title: tuple[str, ...], noun: str) -> frozenset[str]:
    """What an entry need not say: the noun asked for, its companions, the place where the things are."""
    found = {spelled(singular(word)) for word in title if noun.endswith(singular(word))}
    if not noun and len(title) > 2 and title[-2] not in ("of", "with"):
        found.add(spelled(singular(title[-1])))
    for word in tuple(found) if noun else ():
        found.update(pairs("category-words").get(word, "").split())
    return frozenset(found)


@lru_cache(maxsize=2048)
def _heads(noun: str) -> frozenset[Synset]:
    found: set[Synset] = set()
    for key in pairs("categories").get(noun, noun).split():
        found.update(senses(key)[:MOST_SENSES])
    return frozenset(found)
