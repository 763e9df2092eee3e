"""What a line brings to mind: how well each scene goes with it, by cues and by words that people use with the scene."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import log

from hitparade.games.hit_manga.content import Deck, Scene, deck

_WORD = re.compile(r"[a-z']+")
_JAPANESE = re.compile(r"[\u3041-\u9fff]{2,}")
_SHARE = 0.2
"""How much a piece that lines of a scene have counts beside a cue: it is an association, no more."""
MOST_DECKS = 8
"""So many decks are kept in mind."""
_STEM = 4
"""Words are compared by their beginnings: long ones lose what follows the stem."""


def impressions(deck_name: str, line: str, pictures: Iterable[str]) -> dict[str, float]:
    """How well each picture goes with the line; 0 is not at all."""
    known = deck(deck_name)
    scenes, common, pieces = _scenes(known), _associations(known), _pieces(line)
    words, plain = set(_words(line)), line.casefold()
    return {
        picture: _cued(scenes[picture], words, plain) + sum(common[picture].get(piece, 0.0) for piece in pieces)
        for picture in pictures
        if picture in scenes
    }


@lru_cache(MOST_DECKS)
def _scenes(known: Deck) -> dict[str, Scene]:
    return {scene.id: scene for scene in known.scenes}


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


@lru_cache(MOST_DECKS)
def _associations(known: Deck) -> dict[str, Mapping[str, float]]:
    """For each scene the pieces of its lines, each worth the more the fewer scenes share it."""
    pieces = {
        scene.id: {piece for lines in scene.lines.values() for line in lines for piece in _pieces(line)}
        for scene in known.scenes
    }
    spread = Counter(piece for found in pieces.values() for piece in found)
    return {
        scene: {piece: _share(piece) * log(len(pieces) / spread[piece]) for piece in found}
        for scene, found in pieces.items()
    }


def _share(piece: str) -> float:
    """Two Japanese letters say less than a word, and there are more of them in a line."""
    return _SHARE / 2 if _JAPANESE.fullmatch(piece) else _SHARE


def _pieces(line: str) -> set[str]:
    """Stems of words, and in Japanese every two letters that stand together."""
    pairs = {run[at : at + 2] for run in _JAPANESE.findall(line) for at in range(len(run) - 1)}
    return pairs | {word[: max(_STEM, len(word) - 3)] for word in _words(line)}
