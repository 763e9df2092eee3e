"""Pictures of the house: heads, busts, pawns, panels and emblems as self-contained SVG strings."""

from hitparade.art.cards import SceneMeta, grab_card, reading_card, scene_meta, scenes
from hitparade.art.cast import HeadMeta
from hitparade.art.emblems import EMBLEMS, emblem
from hitparade.art.howto import STEPS, howto
from hitparade.art.moods import MOODS
from hitparade.art.panels import PANELS, PanelMeta, panel, panel_meta
from hitparade.art.portraits import POSES, TEAMS, avatar, bust, heads, pawn
from hitparade.art.tokens import DIE_FACES, TOKENS, die, token

__all__ = [
    "DIE_FACES",
    "EMBLEMS",
    "MOODS",
    "PANELS",
    "POSES",
    "STEPS",
    "TEAMS",
    "TOKENS",
    "HeadMeta",
    "PanelMeta",
    "SceneMeta",
    "avatar",
    "bust",
    "die",
    "emblem",
    "grab_card",
    "heads",
    "howto",
    "panel",
    "panel_meta",
    "pawn",
    "reading_card",
    "scene_meta",
    "scenes",
    "token",
]
