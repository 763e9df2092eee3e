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
    name = LOOKS.sub("", name).split(" WITH ")[0]
    found = {name}
    for frame in FRAMES:
        found.add(name.removesuffix(frame))
    found |= {part for whole in tuple(found) if " " in whole for part in [whole.split(" OF ")[-1]]}
    found |= {f"{part.removeprefix('SLICE ')}" for part in tuple(found)}
    return frozenset(map(fold, found)) - {""}
