"""How deep the keys and the lists of a TOML text go, found in one pass over it.

The parser calls itself for each list in a list, and takes time that grows with the square of a key's parts: a file of
one megabyte could hold it up for hours.
"""

from __future__ import annotations

import re

MOST_DOTS = 16
"""No key of a pack or deck has half as many parts."""
MOST_NESTED = 16
"""No list or table of one lies half as deep in others."""
TOO_DEEP = f"A key has more than {MOST_DOTS} dots, or lists lie more than {MOST_NESTED} deep in one another."

_NEXT = re.compile(r"""["'#.\n=,{}\[\]]""")
_STRINGS = {
    '"""': re.compile(r'"""(?:[^"\\]|\\.|"(?!""))*+"""', re.DOTALL),
    "'''": re.compile(r"'''(?:[^']|'(?!''))*+'''", re.DOTALL),
    '"': re.compile(r'"(?:[^"\\\n]|\\.)*+"'),
    "'": re.compile(r"'[^'\n]*+'"),
}


def too_deep(text: str) -> int | None:
    """The line, from 1, of a key with more parts than any has, or of a list as deep in others; None if there is none.

    A text that is no TOML is looked at up to where it breaks off.
    """
    at = dots = nested = 0
    while (found := _NEXT.search(text, at)) is not None:
        mark, at = found[0], found.end()
        if mark == ".":
            dots += 1
            if dots > MOST_DOTS:
                return text.count("\n", 0, at) + 1
        elif mark in "\"'":
            end = _end_of_string(text, found.start())
            if end is None:
                return None
            at = end
        elif mark == "#":
            at = text.find("\n", at)
            if at < 0:
                return None
        else:
            dots = 0
            nested = max(0, nested + (mark in "[{") - (mark in "]}"))
            if nested > MOST_NESTED:
                return text.count("\n", 0, at) + 1
    return None


def _end_of_string(text: str, start: int) -> int | None:
    """Where the string that begins there ends, or None if it does not."""
    quote = text[start]
    opened = quote * 3 if text.startswith(quote * 3, start) else quote
    found = _STRINGS[opened].match(text, start)
    return None if found is None else found.end()
