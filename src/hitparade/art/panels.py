"""The panels of the state screens: 300 x 420 pictures with one empty bubble, and what a client must know of them."""

from __future__ import annotations

from dataclasses import dataclass

from hitparade.art.composing import bubble_room, whole
from hitparade.art.errors import pick
from hitparade.art.states import STATES, state_scenes

PANELS: tuple[str, ...] = tuple(STATES)


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
    return whole(pick("panel", name, state_scenes()))


def panel_meta(name: str) -> PanelMeta:
    """State, text rectangle and alternative text of a panel."""
    scene = pick("panel", name, state_scenes())
    return PanelMeta(name, STATES[name], bubble_room(scene), scene.alt_en, scene.alt_ja)
