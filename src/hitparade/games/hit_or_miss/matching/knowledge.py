"""What a card knows: which of its answers an entry is."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from rapidfuzz.distance import OSA

from hitparade.games.hit_or_miss.matching import japanese
from hitparade.games.hit_or_miss.matching.entries import Entry, read
from hitparade.games.hit_or_miss.matching.groups import groups
from hitparade.games.hit_or_miss.matching.names import without_category
from hitparade.games.hit_or_miss.matching.topics import of_card
from hitparade.games.hit_or_miss.matching.typing_errors import allowed, slips
from hitparade.games.hit_or_miss.packs.values import Answer, Card

Kind: TypeAlias = Literal["answer", "same", "read", "syn"]


FAR = 2
"""Slips that sound alike may change so many letters more than are counted."""


class Known(NamedTuple):
    """An entry that a card knows: which answer, as what, how the card writes it, and by how many slips."""

    answer: Answer
    kind: Kind
    entry: Entry
    slips: int = 0


class Knowledge:
    """The answers of one card in the forms in which entries are compared, made once and kept."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.topic = of_card(card)
        self.keys: dict[str, Known] = {}
        self.forms: dict[str, Known] = {}
        self._found: dict[str, Known | None] = {}
        for known in _ways(card):
            self.keys.setdefault(known.entry.key, known)
        for known in self.keys.values():
            self._add_forms(known)

    def _add_forms(self, known: Known) -> None:
        """The answer in one spelling, without the category's word, and how it is read."""
        forms = [known.entry.joined, without_category(known.entry, self.topic)]
        if known.entry.is_japanese:
            forms.append(japanese.spelled(known.entry.key))
        for form in forms:
            if form:
                self.forms.setdefault(form, known)

    def find(self, entry: Entry) -> Known | None:
        """The answer that the entry is: by its key, in one spelling, or with slips of typing."""
        if entry.key in self.keys:
            return self.keys[entry.key]
        if entry.key not in self._found:
            if len(self._found) >= MOST:
                self._found.clear()
            self._found[entry.key] = self._search(entry)
        return self._found[entry.key]

    def _search(self, entry: Entry) -> Known | None:
        found = self.forms.get(japanese.spelled(entry.key) if entry.is_japanese else entry.joined)
        if found is None and (bare := without_category(entry, self.topic)):
            found = self.forms.get(bare)
        return found or self._short(entry) or self._nearest(entry)

    def _short(self, entry: Entry) -> Known | None:
        """The answer that the entry is short for, or that is short for it."""
        others = sorted(groups("abbreviations").others(entry.joined, self.topic))
        return next((self.forms[form] for form in others if form in self.forms), None)

    def _nearest(self, entry: Entry) -> Known | None:
        """The answer that the entry is with the fewest slips, if there is only one."""
        best: list[Known] = []
        most = allowed(len(entry.joined))
        for known in self.keys.values():
            if not _is_near(known.entry, entry, most + FAR):
                continue
            letters = slips(entry, known.entry, self.topic)
            if letters and (not best or letters <= best[0].slips):
                best = [each for each in best if each.slips == letters] + [known._replace(slips=letters)]
        answers = {id(known.answer) for known in best}
        return best[0] if len(answers) == 1 else None


def _is_near(a: Entry, b: Entry, most: int) -> bool:
    """Whether it is worth a closer look: as compared, or as written."""
    if OSA.distance(a.joined, b.joined, score_cutoff=most) <= most:
        return True
    return OSA.distance("".join(a.words), "".join(b.words), score_cutoff=most) <= most


def _ways(card: Card) -> list[Known]:
    """Every way in which the card writes its answers, the answers themselves first."""
    found = [Known(answer, "answer", read(answer.name)) for answer in card.answers]
    for answer in card.answers:
        found += [Known(answer, "same", read(text)) for text in answer.same]
        found += [Known(answer, "syn", read(text)) for text in answer.syn]
        if answer.read:
            found.append(Known(answer, "read", read(answer.read)))
    return found


MOST = 2048
_known: dict[int, Knowledge] = {}


def knowledge(card: Card) -> Knowledge:
    """What the card knows. A card is known by its identity: comparing cards costs more than looking an entry up."""
    found = _known.get(id(card))
    if found is None or found.card is not card:
        if len(_known) >= MOST:
            _known.clear()
        found = _known[id(card)] = Knowledge(card)
    return found
