"""One large emblem a game, for the start page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from hitparade.art.backdrops import H as PANEL_H
from hitparade.art.backdrops import W as PANEL_W
from hitparade.art.cast import BY_ID
from hitparade.art.composing import panel_node
from hitparade.art.deck import deck
from hitparade.art.diamond import base, infield
from hitparade.art.errors import pick
from hitparade.art.head import Head, draw_head
from hitparade.art.ink import PAPER, Group, Node, group, line, oval, path, sticker
from hitparade.art.moods import wear
from hitparade.art.svg import document
from hitparade.art.tokens import cover, draw_die, hit_token

EMBLEM_BOX = (-180.0, -180.0, 360.0, 360.0)


def _hit_or_miss() -> Node:
    shadow = oval(6, 128, 122, 22)
    hops = line("M-150 30q-18-40 6-74M150 40q22-40 0-80M-120 104q-16-6-24-20", 7)
    return group(shadow, hops, group(draw_die("jester"), y=-8, turn=-6, scale=1.08))


def _card(name: str) -> Group:
    drawn = Group((panel_node(deck()[name]),), clip=f"M0 0H{PANEL_W}V{PANEL_H}H0Z")
    edge = path("M-5-5H305V425H-5Z", PAPER, 16)
    return Group((edge, drawn), x=-PANEL_W / 2, y=-PANEL_H / 2)


def _hit_manga() -> Node:
    fan = (("overlord-teddy", -70, -6, -11.0), ("shark", 71, -2, 11.0), ("panda", 1, 14, -2.0))
    return Group(tuple(group(_card(name), x=x, y=y, turn=turn, scale=0.56) for name, x, y, turn in fan))


def _hits_and_outs() -> Node:
    head = replace(wear(BY_ID["theo"].head, "smirk"), cap="red")
    return group(
        infield(132),
        *(base(x, y, 20) for x, y in ((0, -112), (112, 0), (0, 112), (-112, 0))),
        group(cover("2B"), x=0, y=-128, scale=0.84),
        group(cover("3B"), x=-128, y=0, scale=0.84),
        group(cover("HR"), x=0, y=124, scale=0.84),
        group(hit_token(), x=126, y=0, scale=0.8),
        group(_loose(head), y=8, scale=0.74),
    )


def _loose(head: Head) -> Node:
    back, front = draw_head(head)
    return sticker(group(back, front))


_EMBLEMS: dict[str, Callable[[], Node]] = {
    "hit-or-miss": _hit_or_miss,
    "hit-manga": _hit_manga,
    "hits-and-outs": _hits_and_outs,
}
EMBLEMS: tuple[str, ...] = tuple(_EMBLEMS)


def emblem(name: str) -> str:
    """The emblem of a game, by the game's name."""
    return document(pick("emblem", name, _EMBLEMS)(), EMBLEM_BOX)
