"""Puts a scene together: ground and layers, the empty bubble, the frame; whole or cropped to its grab card."""

from __future__ import annotations

from hitparade.art.backdrops import H, W
from hitparade.art.bubbles import draw_bubble, text_rectangle
from hitparade.art.ink import NONE, Group, Node, num, path
from hitparade.art.layers import Scene, draw_layer
from hitparade.art.svg import document
from hitparade.art.words import Sound


def _frame(top: float, height: float) -> Node:
    return path(f"M4 {num(top + 4)}H{W - 4}V{num(top + height - 4)}H4Z", NONE, 8)


def _picture(scene: Scene) -> Group:
    return Group((scene.ground.node, *map(draw_layer, scene.layers)))


def panel_node(scene: Scene) -> Group:
    """The panel with its empty bubble and frame, to be put into a larger drawing."""
    return Group((_picture(scene), draw_bubble(scene.bubble), _frame(0, H)))


def whole(scene: Scene) -> str:
    """The whole panel of 300 x 420 units with its empty bubble."""
    return document(panel_node(scene), (0, 0, W, H))


def crop(scene: Scene) -> str:
    """The square of 300 units of the grab card, without the bubble."""
    return document(Group((_picture(scene), _frame(scene.crop, W))), (0, scene.crop, W, W))


def lettering(scene: Scene, margin: float) -> str:
    """The sound effects alone, in the grab card's box widened by `margin` on every side: for checks."""
    sounds = tuple(draw_layer(layer) for layer in scene.layers if isinstance(layer, Sound))
    side = W + 2 * margin
    return document(Group(sounds), (-margin, scene.crop - margin, side, side))


def bubble_room(scene: Scene) -> tuple[float, float, float, float]:
    """(left, top, width, height) of the room for a line, in percent of the panel."""
    x, y, w, h = text_rectangle(scene.bubble)
    return round(x / W * 100, 1), round(y / H * 100, 1), round(w / W * 100, 1), round(h / H * 100, 1)


def mouth(scene: Scene) -> tuple[float, float]:
    """Where the bubble's tail points: (left, top) of the speaker, in percent of the panel."""
    x, y = scene.bubble.mouth
    return round(x / W * 100, 1), round(y / H * 100, 1)
