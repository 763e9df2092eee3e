"""The deck's pictures: reading card and grab card of a scene, and what a client must know of it."""

from __future__ import annotations

from dataclasses import dataclass

from hitparade.art.backdrops import H, W
from hitparade.art.bubbles import draw_bubble, text_rectangle
from hitparade.art.deck import ORDER, deck
from hitparade.art.errors import pick
from hitparade.art.ink import NONE, Group, Node, num, path
from hitparade.art.layers import Scene, draw_layer
from hitparade.art.svg import document
from hitparade.art.words import Sound


@dataclass(frozen=True, slots=True)
class SceneMeta:
    """Facts about a scene; `text` is (left, top, width, height) of the bubble's room in percent of the reading card."""

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
    """Title, description that gives no line away, and where the line may stand."""
    known = find(scene)
    x, y, w, h = text_rectangle(known.bubble)
    text = (round(x / W * 100, 1), round(y / H * 100, 1), round(w / W * 100, 1), round(h / H * 100, 1))
    return SceneMeta(known.id, known.title_en, known.title_ja, known.alt_en, known.alt_ja, known.bubble.kind, text)


def _frame(top: float, width: float, height: float) -> Node:
    return path(f"M4 {num(top + 4)}H{num(width - 4)}V{num(top + height - 4)}H4Z", NONE, 8)


def picture(scene: Scene) -> Group:
    """Ground and layers, without bubble and frame."""
    return Group((scene.ground.node, *map(draw_layer, scene.layers)))


def lettering(scene: str) -> str:
    """The sound effects of a grab card alone, in its own view box widened by 100 units on every side."""
    known = find(scene)
    sounds = tuple(draw_layer(layer) for layer in known.layers if isinstance(layer, Sound))
    return document(Group(sounds), (-100, known.crop - 100, W + 200, W + 200))


def reading_card(scene: str) -> str:
    """The whole panel of 300 x 420 units with its empty bubble."""
    known = find(scene)
    whole = Group((picture(known), draw_bubble(known.bubble), _frame(0, W, H)))
    return document(whole, (0, 0, W, H))


def grab_card(scene: str) -> str:
    """The square crop of 300 units, without the bubble."""
    known = find(scene)
    return document(Group((picture(known), _frame(known.crop, W, W))), (0, known.crop, W, W))
