"""Pictures of the house: heads, busts, pawns, panels and emblems as self-contained SVG strings."""

from hitparade.art.cast import HeadMeta
from hitparade.art.moods import MOODS
from hitparade.art.portraits import POSES, TEAMS, avatar, bust, heads, pawn

__all__ = ["MOODS", "POSES", "TEAMS", "HeadMeta", "avatar", "bust", "heads", "pawn"]
