"""The tables of the matcher, as text files that people can read and mend. Each is read when first asked for."""

from __future__ import annotations

from functools import cache
from importlib.resources import files


def lines(name: str) -> list[str]:
    """The lines of a table without comments and empty ones."""
    text = files(__name__).joinpath(f"{name}.txt").read_text("utf-8")
    kept = (line.split("#")[0].strip() for line in text.splitlines())
    return [line for line in kept if line]


@cache
def words(name: str) -> frozenset[str]:
    """A table of words, any number a line."""
    return frozenset(word for line in lines(name) for word in line.split())


@cache
def pairs(name: str) -> dict[str, str]:
    """A table whose lines say ``one two three = target``: each word before the sign, and what it stands for."""
    found: dict[str, str] = {}
    for line in lines(name):
        left, _, right = line.partition("=")
        found.update(dict.fromkeys(left.split(), right.strip()))
    return found
