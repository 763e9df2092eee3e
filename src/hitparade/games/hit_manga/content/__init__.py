"""What Hit Manga is played with, as far as its rules and bots care: scenes by id, never a picture.

A deck is a list of scenes. The pictures with the same ids are drawn elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct

from hitparade.games.hit_manga.content.lines_en import LINES as ENGLISH
from hitparade.games.hit_manga.content.lines_ja import LINES as JAPANESE
from hitparade.games.hit_manga.content.scenes import CUES
from hitparade.kernel.errors import UnknownName
from hitparade.kernel.packs import is_own

HOUSE = "house"


class Scene(Struct, frozen=True):
    """A scene: its stable id, and by language lines that a bot may read and cues that bring it to mind.

    A cue is a word, or the beginning of one if it ends in ``*`` (in Japanese: any piece of text), with its weight from
    1 (a hint) to 5 (hardly anything else).
    """

    id: str
    lines: Mapping[str, tuple[str, ...]]
    cues: Mapping[str, Mapping[str, int]]


class Deck(Struct, frozen=True, eq=False):
    """A deck by name, with its scenes in a fixed order. Two are the same if they are one object."""

    name: str
    scenes: tuple[Scene, ...]


def deck(name: str) -> Deck:
    """The deck of that name; without scenes if a host brought it and nobody here holds it. Raises UnknownName."""
    if is_own(name):
        from hitparade.games.hit_manga.decks.own import own_deck

        return own_deck(name) or Deck(name, ())
    if name != HOUSE:
        raise UnknownName("unknown-deck", f"There is no deck {name!r}; there is {HOUSE}.")
    return house()


@lru_cache
def house() -> Deck:
    """The deck of the house."""
    return Deck(HOUSE, tuple(_scene(scene) for scene in CUES))


def _scene(scene: str) -> Scene:
    english, japanese = CUES[scene]
    return Scene(
        scene, {"en": ENGLISH[scene], "ja": JAPANESE[scene]}, {"en": _weights(english), "ja": _weights(japanese)}
    )


def _weights(cues: str) -> dict[str, int]:
    """``"cat 3 box 2"`` as a mapping."""
    parts = cues.split()
    return {cue: int(weight) for cue, weight in zip(parts[::2], parts[1::2], strict=True)}
