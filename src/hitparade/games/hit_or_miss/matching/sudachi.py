"""Readings by the optional Sudachi dictionary (``pip install hitparade[ja]``). Without it nothing is added."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module

from hitparade.games.hit_or_miss.matching.characters import clean

Reader = Callable[[str], str]


@cache
def reader() -> Reader | None:
    """Reads a text aloud in katakana, or None where the dictionary is not installed."""
    try:
        tokenizer = import_module("sudachipy").Dictionary(dict="small").tokenizer()
    except Exception:  # noqa: BLE001 - a dictionary that can't be opened is as good as none
        return None
    return lambda text: "".join(part.reading_form() for part in tokenizer.tokenize(text))


def read_aloud(key: str) -> frozenset[str]:
    """How the dictionary reads a key, in hiragana; nothing without it."""
    found = reader()
    return frozenset({clean(found(key))} if found else ())
