"""What a card knows: which of its answers an entry is."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from hitparade.games.hit_or_miss.matching.folding import fold
from hitparade.games.hit_or_miss.packs.values import Answer, Card

Kind: TypeAlias = Literal["answer", "same", "read", "syn"]


class Known(NamedTuple):
    """An entry that a card knows: which answer, as what, and how the card writes it."""

    answer: Answer
    kind: Kind
    text: str


class Knowledge:
    """The answers of one card by their folded keys, made once and kept."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.keys: dict[str, Known] = {}
        for answer in card.answers:
            self._add(Known(answer, "answer", answer.name))
        for answer in card.answers:
            for text in answer.same:
                self._add(Known(answer, "same", text))
            for text in answer.syn:
                self._add(Known(answer, "syn", text))
            if answer.read:
                self._add(Known(answer, "read", answer.read))

    def _add(self, known: Known) -> None:
        self.keys.setdefault(fold(known.text), known)

    def find(self, text: str) -> Known | None:
        """The answer that the entry is, letter for letter after folding."""
        return self.keys.get(fold(text))


MOST = 600
_known: dict[int, Knowledge] = {}


def knowledge(card: Card) -> Knowledge:
    """What the card knows. A card is known by its identity: comparing cards costs more than looking an entry up."""
    found = _known.get(id(card))
    if found is None or found.card is not card:
        if len(_known) >= MOST:
            _known.clear()
        found = _known[id(card)] = Knowledge(card)
    return found
