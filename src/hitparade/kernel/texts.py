"""What people type, as it is kept: one line, without what can't be seen or turns what stands beside it."""

from __future__ import annotations

from unicodedata import category

_JOINERS = "\u200c\u200d"
"""Invisible, and yet part of words and of pictures that are put together of several."""
_MARKS = ("Mn", "Me")
_MOST_MARKS = 4
"""Marks on one letter; more is a tower over the neighbours' lines."""


def tidy(text: str) -> str:
    r"""The text with single spaces, without control and format characters; empty if nothing is left to be seen.

    >>> tidy("  a\u202e  b\x00\n")
    'a b'
    >>> tidy("\u200b \u200d")
    ''
    """
    kept: list[str] = []
    marks = 0
    for letter in text:
        kind = category(letter)
        marks = marks + 1 if kind in _MARKS else 0
        if kind == "Cc":
            kept.append(" ")
        elif marks <= _MOST_MARKS and (kind not in ("Cf", "Cs", "Co", "Cn") or letter in _JOINERS):
            kept.append(letter)
    line = " ".join("".join(kept).split())
    return line if any(letter not in _JOINERS and category(letter) not in _MARKS for letter in line) else ""
