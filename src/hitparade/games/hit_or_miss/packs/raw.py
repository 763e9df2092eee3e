"""A pack as it was written, before any rule is checked, and where in the file each part of it stands."""

from __future__ import annotations

from dataclasses import dataclass, field

from hitparade.kernel.values import JsonObject


@dataclass
class CardLines:
    """The lines of one card: where it starts, its keys, its answers (with each way to write them)."""

    start: int
    keys: dict[str, int] = field(default_factory=dict[str, int])
    answers: dict[str, int] = field(default_factory=dict[str, int])


@dataclass
class Lines:
    """Where each part of a pack stands, in lines from 1."""

    keys: dict[str, int] = field(default_factory=dict[str, int])
    header: int | None = None
    pack: dict[str, int] = field(default_factory=dict[str, int])
    cards: list[CardLines] = field(default_factory=list[CardLines])

    def of_card(self, index: int, key: str = "") -> int | None:
        """The line of a card's key, or of its start."""
        if index >= len(self.cards):
            return None
        card = self.cards[index]
        return card.keys.get(key, card.start)

    def of_answer(self, index: int, name: str) -> int | None:
        """The line of a card's answer, or of its answers, or of its start."""
        if index >= len(self.cards):
            return None
        card = self.cards[index]
        return card.answers.get(name, card.keys.get("answers", card.start))

    def at(self, line: int) -> tuple[int | None, str | None]:
        """Which card (its index) and which answer stand at or before the line."""
        index = max((number for number, card in enumerate(self.cards) if card.start <= line), default=None)
        if index is None:
            return None, None
        before = [(at, name) for name, at in self.cards[index].answers.items() if at <= line]
        return index, max(before)[1] if before else None


@dataclass
class Raw:
    """A pack as plain values: the whole file as one table, and its lines."""

    table: JsonObject
    lines: Lines
