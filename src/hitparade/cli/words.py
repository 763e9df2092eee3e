"""Text for a terminal. What comes from a file may hold anything, so control characters never reach the terminal."""

from __future__ import annotations

from unicodedata import category


def clean(text: str) -> str:
    """The text with a question mark for each control character, line ends aside.

    >>> clean("\x1b[2Jhello")
    '?[2Jhello'
    """
    return "".join("?" if category(letter) == "Cc" and letter != "\n" else letter for letter in text)
