"""The panels of the state screens: 300 x 420 pictures with one empty bubble, and what a client must know of them."""

from __future__ import annotations

from dataclasses import dataclass

from hitparade.art.backdrops import H, W
from hitparade.art.bubbles import draw_bubble, text_rectangle
from hitparade.art.errors import pick
from hitparade.art.ink import Group, path
from hitparade.art.scenes import SCENES
from hitparade.art.svg import document

PANELS: tuple[str, ...] = tuple(SCENES)
_FRAME = path(f"M4 4H{W - 4}V{H - 4}H4Z", "none", 8)


@dataclass(frozen=True, slots=True)
class PanelMeta:
    """Facts about a panel; `text` is (left, top, width, height) of the bubble's room in percent of the panel."""

    name: str
    state: str
    text: tuple[float, float, float, float]
    alt_en: str
    alt_ja: str


def panel(name: str) -> str:
    """The panel with its empty bubble and frame."""
    scene = pick("panel", name, SCENES)
    return document(Group((scene.draw(), draw_bubble(scene.bubble), _FRAME)), (0, 0, W, H))


def panel_meta(name: str) -> PanelMeta:
    """State, text rectangle and alternative text of a panel."""
    scene = pick("panel", name, SCENES)
    x, y, w, h = text_rectangle(scene.bubble)
    text = (round(x / W * 100, 1), round(y / H * 100, 1), round(w / W * 100, 1), round(h / H * 100, 1))
    return PanelMeta(name, scene.state, text, scene.alt_en, scene.alt_ja)
