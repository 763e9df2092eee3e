"""Collects the faults of a pack, each with its card, answer and line."""

from __future__ import annotations

from hitparade.games.hit_or_miss.packs.raw import Lines
from hitparade.games.hit_or_miss.packs.values import Fault
from hitparade.kernel.values import Json


class Report:
    """Faults as they are found."""

    def __init__(self, lines: Lines) -> None:
        self.lines = lines
        self.faults: list[Fault] = []

    def file(self, code: str, sentence: str, key: str = "") -> None:
        """A fault of the file as a whole."""
        self.faults.append(Fault(code, sentence, line=self.lines.keys.get(key)))

    def header(self, code: str, sentence: str, key: str = "") -> None:
        """A fault of the header."""
        self.faults.append(Fault(code, sentence, line=self.lines.pack.get(key, self.lines.header)))


class CardReport:
    """Faults of one card."""

    def __init__(self, report: Report, index: int, card_id: str) -> None:
        self.report, self.index, self.id = report, index, card_id

    def card(self, code: str, sentence: str, key: str = "") -> None:
        """A fault of the card."""
        line = self.report.lines.of_card(self.index, key)
        self.report.faults.append(Fault(code, sentence, self.id, line=line))

    def answer(self, code: str, sentence: str, name: str) -> None:
        """A fault of one answer."""
        line = self.report.lines.of_answer(self.index, name)
        self.report.faults.append(Fault(code, sentence, self.id, name, line))

    def line(self, name: str) -> str:
        """`` (line 12)`` of an answer, for a sentence that points to another one."""
        line = self.report.lines.of_answer(self.index, name)
        return f" (line {line})" if line else ""


def shown(value: Json) -> str:
    """A value as it is named in a sentence, cut if long."""
    text = f"“{value}”" if isinstance(value, str) else repr(value)
    return text if len(text) <= 60 else f"{text[:57]}…"
