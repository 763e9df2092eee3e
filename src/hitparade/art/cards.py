"""The deck's pictures: reading card and grab card of a scene, and what a client must know of it."""

from __future__ import annotations

from dataclasses import dataclass

from hitparade.art.composing import bubble_room, crop, whole
from hitparade.art.deck import ORDER, deck
from hitparade.art.errors import pick
from hitparade.art.layers import Scene


@dataclass(frozen=True, slots=True)
class SceneMeta:
    """Facts about a scene; `text` is (left, top, width, height) of the bubble's room in percent of the reading card.

    The alternative texts say what is to be seen, for both cards, and give no line away.
    """

    id: str
    title_en: str
    title_ja: str
    alt_en: str
    alt_ja: str
    bubble: str
    text: tuple[float, float, float, float]


def scenes() -> tuple[str, ...]:
    """The ids of all scenes, always in the same order."""
    return ORDER


def find(scene: str) -> Scene:
    """The scene's data."""
    return pick("scene", scene, deck())


def scene_meta(scene: str) -> SceneMeta:
    """Title, description, kind of bubble, and where a line may stand in it."""
    known = find(scene)
    facts = (known.id, known.title_en, known.title_ja, known.alt_en, known.alt_ja, known.bubble.kind)
    return SceneMeta(*facts, bubble_room(known))


def reading_card(scene: str) -> str:
    """The whole panel of 300 x 420 units with its empty bubble."""
    return whole(find(scene))


def grab_card(scene: str) -> str:
    """The square crop of 300 units, without the bubble."""
    return crop(find(scene))
