"""Packs as CSV, a row an answer: what a spreadsheet can write. The header of the pack comes from elsewhere."""

from __future__ import annotations

import csv
import io
import re

from msgspec import Struct

from hitparade.games.hit_or_miss.packs.raw import CardLines, Lines, Raw
from hitparade.games.hit_or_miss.packs.values import Fault
from hitparade.kernel.values import Json, JsonObject

COLUMNS = ("card_id", "title", "kind", "answer", "w", "same", "syn")
SEPARATOR = "|"
_BEGIN = re.compile(rf'"?{COLUMNS[0]}"?([,;\t])')


class Header(Struct, frozen=True):
    """What a CSV file does not say of its pack. ``licence`` is LicenseRef-Private unless the host says otherwise."""

    id: str = "my-pack"
    title: str = "My pack"
    language: str = "en"
    version: str = "1.0.0"
    licence: str = "LicenseRef-Private"


def is_csv(text: str) -> bool:
    """Whether the text begins as a pack in CSV does, if with another separator; a TOML pack never can."""
    return _BEGIN.match(text.removeprefix("\ufeff").lstrip()) is not None


def separator_faults(text: str) -> list[Fault]:
    """The fault of a file whose columns are not separated by commas, as some spreadsheets write it."""
    begin = text.removeprefix("\ufeff")
    found = _BEGIN.match(begin.lstrip())
    if found is None or found[1] == ",":
        return []
    name = {";": "semicolons", "\t": "tabs"}[found[1]]
    line = begin[: len(begin) - len(begin.lstrip())].count("\n") + 1
    sentence = f"The first row is {','.join(COLUMNS)}; the columns of this file are separated by {name}, not by commas."
    return [Fault("csv-header", sentence, line=line)]


def parse_csv(text: str, header: Header) -> tuple[Raw, list[Fault]]:
    """The text as plain values, and what is wrong with its rows."""
    table: JsonObject = {"format": 1, "pack": {key: getattr(header, key) for key in header.__struct_fields__}}
    reading = _Reading()
    reader = csv.reader(io.StringIO(text.removeprefix("\ufeff"), newline=""), strict=True)
    try:
        for row in reader:
            reading.take(row, reader.line_num)
    except csv.Error as error:
        reading.fault("not-csv", f"The file is not CSV: {error}.", reader.line_num)
    table["card"] = list(reading.cards.values())
    return Raw(table, reading.lines), reading.faults


class _Reading:
    """Rows taken one by one."""

    def __init__(self) -> None:
        self.lines = Lines()
        self.faults: list[Fault] = []
        self.cards: dict[str, JsonObject] = {}
        self.places: dict[str, CardLines] = {}
        self.is_begun = False

    def fault(self, code: str, sentence: str, line: int, card: str | None = None, answer: str | None = None) -> None:
        self.faults.append(Fault(code, sentence, card, answer, line))

    def take(self, row: list[str], line: int) -> None:
        if not any(cell.strip() for cell in row):
            return
        if not self.is_begun:
            self._begin(row, line)
        elif len(row) != len(COLUMNS):
            self.fault("csv-columns", f"A row has {len(COLUMNS)} columns, this one {len(row)}.", line)
        else:
            self._answer(dict(zip(COLUMNS, (cell.strip() for cell in row), strict=True)), line)

    def _begin(self, row: list[str], line: int) -> None:
        self.is_begun = True
        if tuple(cell.strip() for cell in row) != COLUMNS:
            self.fault("csv-header", f"The first row is {','.join(COLUMNS)}.", line)

    def _answer(self, row: dict[str, str], line: int) -> None:
        name, answer = row["card_id"], row["answer"]
        card = self.cards.get(name) or self._card(row, line)
        for key in ("title", "kind"):
            if row[key] not in ("", card[key]):
                self.fault("csv-differs", f"The card's {key} was “{card[key]}” before.", line, name, answer)
        if answer in card["answers"]:
            first = self.places[name].answers[answer]
            self.fault("key-twice", f"The answer stands on the card already (line {first}).", line, name, answer)
        card["answers"].setdefault(answer, _value(row))
        self.places[name].answers.setdefault(answer, line)

    def _card(self, row: dict[str, str], line: int) -> JsonObject:
        name = row["card_id"]
        place = self.places[name] = CardLines(line)
        self.lines.cards.append(place)
        card: JsonObject = {"id": name, "title": row["title"], "kind": row["kind"]}
        self.cards[name] = card | {"difficulty": 2, "tags": [], "answers": {}}
        return self.cards[name]


def _value(row: dict[str, str]) -> JsonObject:
    lists = {key: row[key].split(SEPARATOR) for key in ("same", "syn") if row[key]}
    return {"w": _number(row["w"]), **lists}


def _number(text: str) -> Json:
    """A weight; what is no whole number is left for the check to name."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text or None
