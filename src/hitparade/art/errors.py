"""One way to look a name up: an unknown one says what was asked for and what exists."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

Value = TypeVar("Value")


def pick(kind: str, name: str, table: Mapping[str, Value]) -> Value:
    """The entry called `name`, or a `ValueError` that lists the names there are."""
    try:
        return table[name]
    except KeyError:
        raise ValueError(f"unknown {kind} {name!r}: there are {', '.join(table)}") from None
