"""Heads as the screens show them: round avatars, bust stickers and the pawns of the diamond."""

from __future__ import annotations

from dataclasses import replace

from hitparade.art import diamond
from hitparade.art.cast import BY_ID, CAST, HeadMeta
from hitparade.art.errors import pick
from hitparade.art.figure import Figure, draw_figure
from hitparade.art.head import Head, draw_head
from hitparade.art.ink import Group, Node, group, halo, oval, path
from hitparade.art.moods import MOODS, wear
from hitparade.art.poses import POSES as _POSES
from hitparade.art.svg import document
from hitparade.art.teams import TEAMS as _TEAMS
from hitparade.art.teams import Team

POSES: tuple[str, ...] = tuple(_POSES)
TEAMS: tuple[str, ...] = tuple(_TEAMS)
AVATAR_BOX = (-84.0, -84.0, 168.0, 168.0)
BUST_BOX = (-124.0, -132.0, 248.0, 288.0)
PAWN_BOX = (-92.0, -108.0, 184.0, 204.0)

_ABOVE_GROUND = "M-120-140H120V76Q60 90 0 91T-120 76Z"
_SHADOW = oval(0, 83, 70, 11)
_ROUND = "M-84 0a84 84 0 1 0 168 0a84 84 0 1 0-168 0Z"
_BAT = group(diamond.bat(), turn=16)
_PEDESTAL = "M-58 82Q-62 40-30 36H30Q62 40 58 82Q30 92 0 92T-58 82Z"


def heads() -> tuple[HeadMeta, ...]:
    """The whole cast, people first, then the bots."""
    return CAST


def _dressed(head: str, mood: str, cap: str | None) -> tuple[HeadMeta, Head]:
    meta = pick("head", head, BY_ID)
    worn = wear(meta.head, pick("mood", mood, {name: name for name in MOODS}))
    return meta, replace(worn, cap=pick("team", cap, {name: name for name in _TEAMS})) if cap else worn


def avatar(head: str, mood: str = "calm", cap: str | None = None) -> str:
    """A round head of 168 units on a transparent ground; `cap` is the team whose cap is worn."""
    meta, worn = _dressed(head, mood, cap)
    drawn = draw_figure(Figure(worn, meta.cloth, "stand", meta.wide))
    rimmed = Group((halo(drawn, 12), drawn), y=9, sx=0.93, sy=0.93)
    return document(Group((rimmed,), clip=_ROUND), AVATAR_BOX)


def bust(head: str, mood: str = "calm", pose: str = "stand", cap: str | None = None, bat: bool = False) -> str:
    """A person to the waist as a sticker with a white rim; `bat` puts a bat into the right hand."""
    meta, worn = _dressed(head, mood, cap)
    stance = pick("pose", pose, _POSES)
    drawn = draw_figure(Figure(worn, meta.cloth, stance, meta.wide, held=_BAT if bat else None))
    return document(Group((halo(drawn, 14), drawn)), BUST_BOX)


def _shoulders(team: Team) -> Node:
    body = path(_PEDESTAL, team.colour)
    return Group((body, group(team.badge(), x=0, y=70, scale=0.8)))


def pawn(head: str, mood: str = "calm", team: str = "red", cap: bool = True) -> str:
    """A head on the team's shoulders with a shadow, to stand on the diamond."""
    crew = pick("team", team, _TEAMS)
    _, worn = _dressed(head, mood, team if cap else None)
    back, front = draw_head(worn)
    standing = Group((back, _shoulders(crew), front), clip=_ABOVE_GROUND)
    return document(Group((_SHADOW, standing)), PAWN_BOX)
