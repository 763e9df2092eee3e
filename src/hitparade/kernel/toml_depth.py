"""How deep the keys of a TOML text go, found in one pass over it.

The parser takes time that grows with the square of a key's parts: a file of one megabyte could hold it up for hours.
"""

from __future__ import annotations

import re

MOST_DOTS = 16
"""No key of a pack or deck has half as many parts."""

_NEXT = re.compile(r"""["'#.\n=,{}\[\]]""")
_STRINGS = {
    '"""': re.compile(r'"""(?:[^"\\]|\\.|"(?!""))*+"""', re.DOTALL),
    "'''": re.compile(r"'''(?:[^']|'(?!''))*+'''", re.DOTALL),
    '"': re.compile(r'"(?:[^"\\\n]|\\.)*+"'),
    "'": re.compile(r"'[^'\n]*+'"),
}


def too_deep(text: str) -> int | None:
    """The line, from 1, of a key with more parts than any has; None if there is none.

    A text that is no TOML is looked at up to where it breaks off.
    """
    at = dots = 0
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
    return None


def _end_of_string(text: str, start: int) -> int | None:
    """Where the string that begins there ends, or None if it does not."""
    quote = text[start]
    opened = quote * 3 if text.startswith(quote * 3, start) else quote
    found = _STRINGS[opened].match(text, start)
    return None if found is None else found.end()
