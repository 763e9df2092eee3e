"""Tables of groups (short forms, synonyms): which words stand for the same thing, everywhere or in some categories."""

from __future__ import annotations

from functools import cache
from itertools import count

from msgspec import Struct

from hitparade.games.hit_or_miss.matching.entries import read
from hitparade.games.hit_or_miss.matching.folding import fold
from hitparade.games.hit_or_miss.matching.lexicon import ancestors, senses
from hitparade.games.hit_or_miss.matching.tables import lines, pairs
from hitparade.games.hit_or_miss.matching.topics import Topic


class Groups(Struct, frozen=True):
    """Forms and their groups.

    ``members`` maps a form to its groups, ``forms`` a group to its forms, ``scopes`` a group to the words it is
    limited to.
    """

    members: dict[str, set[int]]
    forms: dict[int, set[str]]
    scopes: dict[int, frozenset[str]]

    def agree(self, a: str, b: str, topic: Topic) -> bool:
        """Whether two forms are of one group that counts for the topic."""
        one, other = self.members.get(a), self.members.get(b)
        return one is not None and other is not None and any(self._counts(group, topic) for group in one & other)

    def others(self, form: str, topic: Topic) -> set[str]:
        """The form and all that stand for the same."""
        found = {form}
        for group in self.members.get(form, ()):
            if self._counts(group, topic):
                found |= self.forms[group]
        return found

    def _counts(self, group: int, topic: Topic) -> bool:
        scope = self.scopes.get(group)
        if scope is None or not scope.isdisjoint(topic.words):
            return True
        return any(word in topic.title or _is_about(word, topic) for word in scope)


def _is_about(word: str, topic: Topic) -> bool:
    """Whether a topic's things are kinds of what the scope names: desserts are food."""
    meant = set(senses(word)[:3])
    return any(not meant.isdisjoint(ancestors(head)) for head in topic.heads)


@cache
def groups(name: str) -> Groups:
    """A table whose lines say ``one = other = third @scope @scope``."""
    members: dict[str, set[int]] = {}
    forms: dict[int, set[str]] = {}
    scopes: dict[int, frozenset[str]] = {}
    for line, number in zip(lines(name), count()):
        given, *limits = (part.strip() for part in line.split("@"))
        if limits:
            words = {fold(limit.rstrip("= ")) for limit in limits}
            words |= {fold(more) for word in tuple(words) for more in pairs("scopes").get(word, "").split()}
            scopes[number] = frozenset(words)
        forms[number] = {key for form in given.split("=") for key in (read(form).joined, read(form).key) if key}
        for key in forms[number]:
            members.setdefault(key, set()).add(number)
    return Groups(members, forms, scopes)
