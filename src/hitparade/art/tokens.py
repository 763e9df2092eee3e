"""The pieces on the table: covers, the HIT and OUT tokens, the die and the baseball."""

from __future__ import annotations

import math

from hitparade.art.errors import pick
from hitparade.art.ink import BLUE, INK, PAPER, RED, Group, Node, Shape, group, line, num, oval, path
from hitparade.art.noise import Noise
from hitparade.art.svg import document
from hitparade.art.words import word

TOKEN_BOX = (-76.0, -74.0, 152.0, 152.0)
DIE_BOX = (-120.0, -122.0, 240.0, 262.0)

_BALL = 52


def burst(points: int, inner: float, outer: float, seed: str, jitter: float = 0.1) -> str:
    """The outline of a spiky burst about (0, 0): the sign of a hit in every game."""
    noise = Noise(seed)
    corners: list[str] = []
    for i in range(2 * points):
        angle = math.pi * i / points + noise.between(-jitter, jitter) / 2
        radius = (outer if i % 2 else inner) * noise.between(1 - jitter, 1 + jitter)
        corners.append(f"{num(radius * math.cos(angle))} {num(radius * math.sin(angle))}")
    return f"M{'L'.join(corners)}Z"


def hit_token() -> Group:
    """The red burst."""
    return group(path(burst(14, 50, 68, "hit"), RED), word("HIT", 35), turn=-9)


def out_token() -> Group:
    """The blue disc."""
    return group(oval(0, 8, _BALL, fill=INK), oval(0, 0, _BALL, fill=BLUE, width=5), word("OUT", 32), turn=-9)


def cover(label: str = "") -> Group:
    """A cover that looks like a baseball; with a label it carries the name of its base inside the stitching."""
    disc = (oval(0, 10, _BALL + 1, _BALL, INK), oval(0, 0, _BALL, fill=PAPER, width=5))
    if not label:
        return group(*disc, *_SEAMS)
    return group(*disc, Shape(oval(0, 0, 40).d, "none", 2.6, RED, "5.5 6.5"), word(label, 35, INK))


_SEAMS = (
    line("M-27-37Q-2 0-27 37M27-37Q2 0 27 37", 4.5, RED),
    line("M-31-23L-14-27M-25-8L-8-10M-25 8L-8 10M-31 23L-14 27M31-23L14-27M25-8L8-10M25 8L8 10M31 23L14 27", 3.4, RED),
)

_TOKENS: dict[str, Group] = {
    "cover": cover(),
    "cover-1b": cover("1B"),
    "cover-2b": cover("2B"),
    "cover-3b": cover("3B"),
    "cover-hr": cover("HR"),
    "hit": hit_token(),
    "out": out_token(),
}
TOKENS: tuple[str, ...] = tuple(_TOKENS)


def token(name: str) -> str:
    """A piece of Hits & Outs as an SVG; all of them share one scale and middle."""
    return document(pick("token", name, _TOKENS), TOKEN_BOX)


_JESTER = group(
    path("M-34 22L-46-16Q-40-30-20 0Q-10-34 0-34T20 0Q40-30 46-16L34 22Q0 34-34 22Z", INK, 0),
    oval(-47, -20, 8),
    oval(0, -40, 8),
    oval(47, -20, 8),
    line("M-30 14Q0 25 30 14", 4, PAPER),
)
_FACES: dict[str, tuple[str, Node]] = {
    "jester": (PAPER, _JESTER),
    "hit": (RED, word("HIT", 40)),
    "miss": (BLUE, word("MISS", 28)),
}
_SIDES = {"jester": ("hit", "miss"), "hit": ("miss", "jester"), "miss": ("jester", "hit")}
DIE_FACES: tuple[str, ...] = tuple(_FACES)


def _matrix(node: Node, values: tuple[float, float, float, float], x: float, y: float) -> Group:
    return Group((node,), x=x, y=y, matrix=values)


def draw_die(top: str) -> Group:
    """The die lying with `top` up, seen from its upper edge."""
    (fill, face), (left_fill, left), (right_fill, right) = (_FACES[name] for name in (top, *_SIDES[top]))
    return group(
        path("M0-112L108-54L0 4L-108-54Z", fill, 7),
        path("M-108-54L0 4V128L-108 66Z", left_fill, 7),
        path("M108-54L0 4V128L108 66Z", right_fill, 7),
        _matrix(face, (0.87, 0.45, -0.87, 0.45), 0, -54),
        _matrix(left, (0.87, 0.47, 0, 1), -54, 36),
        _matrix(right, (0.87, -0.47, 0, 1), 54, 36),
    )


def die(top: str = "jester") -> str:
    """The die of Hit or Miss with `hit`, `miss` or `jester` on top."""
    pick("face of the die", top, _FACES)
    return document(draw_die(top), DIE_BOX)


def baseball(radius: float) -> Group:
    """A baseball with its two seams."""
    k = radius / 27
    seams = line("M-13-20Q-2 0-13 20M13-20Q2 0 13 20", 3.6, RED)
    return group(oval(0, 0, 27, fill=PAPER, width=5), seams, scale=k)
