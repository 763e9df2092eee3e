"""Reads deck.toml: text to values, or to faults that name card and line."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from typing import Any, TypeVar, cast

import msgspec

from hitparade.games.hit_manga.decks.values import FORMAT, LEAST_CARDS, MOST_CARDS, Deck, DeckCard, Header
from hitparade.kernel.packs import Fault
from hitparade.kernel.toml_depth import TOO_DEEP, too_deep
from hitparade.kernel.values import JsonObject

T = TypeVar("T")

MOST_BYTES = 200_000
"""A description is no larger."""
AT_LINE = re.compile(r"\s*\(at (?:line (\d+), column \d+|end of document)\)$")
_CARD = re.compile(r"^\s*\[\[\s*card\s*\]\]", re.MULTILINE)
_PATH = re.compile(r" - at `\$?\.?([a-z_]*)[^`]*`$")


class Lines:
    """Where header, cards and their keys stand in the text, in lines from 1."""

    def __init__(self, text: str) -> None:
        self._rows = text.split("\n")
        self.cards = [text.count("\n", 0, found.start()) + 1 for found in _CARD.finditer(text)]

    def header(self, key: str = "") -> int | None:
        """The line of a key of the header, or of ``[deck]``."""
        start = self._find(r"\[\s*deck\s*\]", 1, len(self._rows))
        if start is None or not key:
            return start
        return self._find(rf"{re.escape(key)}\s*=", start, (self.cards or [len(self._rows)])[0]) or start

    def card(self, place: int, key: str = "") -> int | None:
        """The line of a key of a card, or of its beginning."""
        if place >= len(self.cards):
            return None
        start = self.cards[place]
        end = self.cards[place + 1] if place + 1 < len(self.cards) else len(self._rows) + 1
        return (self._find(rf"{re.escape(key)}\s*=", start, end - 1) if key else None) or start

    def top(self, key: str) -> int | None:
        """The line of a key at the top of the file."""
        return self._find(rf"(\[+\s*)?{re.escape(key)}\b", 1, len(self._rows))

    def _find(self, pattern: str, first: int, last: int) -> int | None:
        begins = re.compile(r"\s*" + pattern)
        return next((at for at in range(first, last + 1) if begins.match(self._rows[at - 1])), None)


def describe(source: bytes) -> tuple[Deck | None, list[Fault], Lines]:
    """The deck, as far as its description goes, and every broken rule of it."""
    text, faults = _text(source)
    lines = Lines(text)
    table = None if faults else _parse(text, faults)
    if table is None:
        return None, faults, lines
    header = _header(table, lines, faults)
    cards = _cards(table, lines, faults)
    return (Deck(header, cards) if header else None), faults, lines


def _text(source: bytes) -> tuple[str, list[Fault]]:
    if len(source) > MOST_BYTES:
        return "", [Fault("too-large", f"deck.toml has at most {MOST_BYTES:,} bytes, this one {len(source):,}.")]
    try:
        text = source.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        line = source.count(b"\n", 0, error.start) + 1
        return "", [Fault("not-utf-8", "deck.toml is not UTF-8.", line=line)]
    if (line := too_deep(text)) is not None:
        return text, [Fault("too-deep", TOO_DEEP, line=line)]
    return text, []


def _parse(text: str, faults: list[Fault]) -> JsonObject | None:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        place = AT_LINE.search(str(error))
        line = int(place[1]) if place and place[1] else None
        faults.append(
            Fault("not-toml", f"deck.toml is not TOML: {AT_LINE.sub('', str(error)).rstrip('.')}.", line=line)
        )
    return None


def _header(table: JsonObject, lines: Lines, faults: list[Fault]) -> Header | None:
    number = table.get("format")
    if type(number) is not int or number < 1:
        faults.append(Fault("no-format", f"The file must begin with “format = {FORMAT}”.", line=lines.top("format")))
    elif number > FORMAT:
        told = f"The deck has format {number}; this reader knows formats up to {FORMAT}."
        faults.append(Fault("newer-format", told, line=lines.top("format")))
    for key in table.keys() - {"format", "deck", "card"}:
        told = f"The file has no key “{key[:40]}”; it has “format”, “deck” and “card”."
        faults.append(Fault("unknown-key", told, line=lines.top(key)))
    try:
        return msgspec.convert(table.get("deck"), Header)
    except msgspec.ValidationError as error:
        key = _key(error)
        faults.append(Fault("bad-header", f"In [deck]{_where(key)}: {_plainly(error)}.", line=lines.header(key)))
    return None


def _cards(table: JsonObject, lines: Lines, faults: list[Fault]) -> tuple[DeckCard, ...]:
    raw: Any = table.get("card", [])
    found = cast("list[Any]", raw) if isinstance(raw, list) else []
    if not LEAST_CARDS <= len(found) <= MOST_CARDS:
        told = f"A deck has {LEAST_CARDS} to {MOST_CARDS} cards, this one {len(found)}."
        faults.append(Fault("number-of-cards", told))
    cards = [card for place, each in enumerate(found) if (card := _card(each, place, lines, faults)) is not None]
    named = Counter(card.id for card in cards)
    for place, card in enumerate(cards):
        if named[card.id] > 1 and len(cards) == len(found):
            faults.append(Fault("id-twice", "Two cards have this id.", card.id, line=lines.card(place, "id")))
    return tuple(cards)


def _card(raw: Any, place: int, lines: Lines, faults: list[Fault]) -> DeckCard | None:  # noqa: ANN401  from a file
    told = cast("JsonObject", raw).get("id") if isinstance(raw, dict) else None
    name = told[:80] if isinstance(told, str) else f"number {place + 1}"
    try:
        card = msgspec.convert(raw, DeckCard)
    except msgspec.ValidationError as error:
        key = _key(error)
        faults.append(Fault("bad-card", f"{_plainly(error)}{_where(key)}.", name, line=lines.card(place, key)))
        return None
    left, top, width, height = card.bubble
    if not (width >= 10 and height >= 5 and left + width <= 100 and top + height <= 100):
        rule = "The bubble has at least 10 % of the width and 5 % of the height, and stays on the card."
        faults.append(Fault("bad-bubble", rule, name, line=lines.card(place, "bubble")))
    return card


def _key(error: msgspec.ValidationError) -> str:
    """The key that an error is about: the one it points at, or the one that it names as missing or unknown."""
    text = str(error)
    at = _PATH.search(text)
    named = re.search(r"field `([^`]*)`", text)
    return (at[1] if at else "") or (named[1] if named else "")


def _where(key: str) -> str:
    return f" (in “{key}”)" if key else ""


def _plainly(error: msgspec.ValidationError) -> str:
    """What was wrong, without the path."""
    return _PATH.sub("", str(error)).replace("Object ", "The table ").replace("`", "“", 1).replace("`", "”", 1)
