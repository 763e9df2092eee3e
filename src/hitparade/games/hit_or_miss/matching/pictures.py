"""Entries that are a picture: the name of an emoji is what it shows."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from hitparade.games.hit_or_miss.matching.folding import fold

LOOKS = re.compile("^(BLACK|WHITE|HEAVY|CHERRY|RED|GREEN|BLUE|YELLOW|ORANGE) (?!HEART|CIRCLE|SQUARE)")
FRAMES = (" FACE", " SYMBOL", " SIGN")


@lru_cache(maxsize=1024)
def names(text: str) -> frozenset[str]:
    """The keys of what a lone emoji shows; none for any other text."""
    letters = [letter for letter in text if unicodedata.category(letter) == "So"]
    if len(letters) != 1 or any(letter.isalnum() for letter in text):
        return frozenset()
    name = unicodedata.name(letters[0], "")
    found = {name, LOOKS.sub("", name).split(" WITH ")[0]}
    found |= {each.removesuffix(frame) for frame in FRAMES for each in found}
    found |= {each.split(" OF ")[-1] for each in found}
    found |= {each.removeprefix("SLICE ") for each in found}
    return frozenset(map(fold, found)) - {""}
