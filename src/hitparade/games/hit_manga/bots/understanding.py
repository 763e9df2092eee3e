"""What a line brings to mind: how well each scene goes with it, by cues and by words that people use with the scene."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import log

from hitparade.games.hit_manga.content import Scene, deck

_WORD = re.compile(r"[a-z']+")
_SHARE = 0.35
"""How much a word that lines of a scene have counts beside a cue: it is an association, no more."""
_STEM = 4
"""Words are compared by their beginnings: long ones lose what follows the stem."""


def impressions(deck_name: str, line: str, pictures: Iterable[str]) -> dict[str, float]:
    """How well each picture goes with the line; 0 is not at all."""
    scenes = _scenes(deck_name)
    words, plain = set(_words(line)), line.casefold()
    common = _associations(deck_name)
    return {
        picture: _cued(scenes[picture], words, plain) + _associated(common[picture], words)
        for picture in pictures
        if picture in scenes
    }


@lru_cache
def _scenes(deck_name: str) -> dict[str, Scene]:
    return {scene.id: scene for scene in deck(deck_name).scenes}


def _words(line: str) -> list[str]:
    return _WORD.findall(line.casefold())


def _cued(scene: Scene, words: set[str], plain: str) -> float:
    """The weights of the cues that the line holds."""
    english = sum(weight for cue, weight in scene.cues["en"].items() if _is_said(cue, words))
    japanese = sum(weight for cue, weight in scene.cues["ja"].items() if cue in plain)
    return english + japanese


def _is_said(cue: str, words: set[str]) -> bool:
    if cue.endswith("*"):
        return any(word.startswith(cue[:-1]) for word in words)
    return cue in words


@lru_cache
def _associations(deck_name: str) -> dict[str, Mapping[str, float]]:
    """For each scene the stems of words in its lines, each worth the more the fewer scenes share it."""
    stems = {
        scene.id: {stem for line in scene.lines["en"] for stem in map(_stem, _words(line))}
        for scene in deck(deck_name).scenes
    }
    spread = Counter(stem for found in stems.values() for stem in found)
    return {scene: {stem: _SHARE * log(len(stems) / spread[stem]) for stem in found} for scene, found in stems.items()}


def _stem(word: str) -> str:
    return word[: max(_STEM, len(word) - 3)]


def _associated(known: Mapping[str, float], words: set[str]) -> float:
    return sum(known.get(stem, 0.0) for stem in {_stem(word) for word in words})
