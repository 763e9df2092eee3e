"""Finds the lines of a TOML pack's parts, which the standard parser does not tell."""

from __future__ import annotations

import re
import tomllib

from hitparade.games.hit_or_miss.packs.raw import CardLines, Lines

KEY = re.compile(r"""\s*("(?:[^"\\]|\\.)*"|'[^']*'|[A-Za-z0-9_-]+)\s*[=.]""")
HEADER = re.compile(r"\s*(\[\[?)\s*([^\]]+?)\s*\]")
ANSWERS = re.compile(r"card\s*\.\s*answers(?:\s*\.\s*(.+))?$")


def scan(text: str) -> Lines:
    """Where the header, each card, its keys and its answers stand. What is not understood is passed over."""
    lines = Lines()
    keys = lines.keys
    for number, line in enumerate(text.split("\n"), 1):
        if header := HEADER.match(line):
            keys = _section(lines, header[2], number)
        elif key := KEY.match(line):
            keys.setdefault(_plain(key[1]), number)
    return lines


def _section(lines: Lines, name: str, number: int) -> dict[str, int]:
    """Notes a section that begins, and gives the place for its keys."""
    if name == "pack":
        lines.header = number
        return lines.pack
    if name == "card":
        lines.cards.append(CardLines(number))
        return lines.cards[-1].keys
    answers = ANSWERS.match(name)
    if not answers or not lines.cards:
        return {}
    card = lines.cards[-1]
    card.keys.setdefault("answers", number)
    if answers[1]:
        card.answers.setdefault(_plain(answers[1]), number)
        return {}
    return card.answers


def _plain(key: str) -> str:
    """A key without its quotes."""
    if key[0] == '"' and "\\" in key:
        try:
            return next(iter(tomllib.loads(f"{key} = 0")))
        except tomllib.TOMLDecodeError:
            return key
    return key[1:-1] if key[0] in "\"'" else key
