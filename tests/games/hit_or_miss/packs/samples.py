"""Packs for tests: a sound one, in which each fault is made by changing one line."""

from __future__ import annotations

COMMON = [
    "banana",
    "apple",
    "orange",
    "strawberry",
    "grape",
    "pear",
    "pineapple",
    "kiwi",
    "mango",
    "lemon",
    "plum",
    "cherry",
]
RARE = [
    "papaya",
    "lychee",
    "quince",
    "fig",
    "date",
    "guava",
    "damson",
    "gooseberry",
    "pomelo",
    "kumquat",
    "medlar",
    "sloe",
]

HEADER = """\
format = 1

[pack]
id = "test-pack"
title = "Test pack"
language = "en"
version = "1.0.0"
licence = "CC0-1.0"

"""
CARD = """\
[[card]]
id = "fruit"
title = "Fruit"
kind = "concrete"
difficulty = 1
tags = ["food"]

[card.answers]
"""
ANSWERS = "".join(f"{name} = {weight}\n" for names, weight in ((COMMON, 60), (RARE, 5)) for name in names)
PACK = HEADER + CARD + ANSWERS
"""A sound pack. Its header stands on lines 1 to 9, its card from line 10, its answers from line 18 (banana)."""


def changed(old: str, new: str, text: str = PACK) -> str:
    """The pack with a piece of it exchanged once."""
    assert text.count(old) >= 1, f"{old!r} is not in the pack"
    return text.replace(old, new, 1)


def line_of(part: str, text: str = PACK) -> int:
    """The number of the first line that begins with the part."""
    return next(number for number, line in enumerate(text.split("\n"), 1) if line.startswith(part))
