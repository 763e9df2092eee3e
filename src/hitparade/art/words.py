"""Lettering from outlines: words set tight and centred, and sound effects that grow and tilt."""

from __future__ import annotations

from hitparade.art.glyphs import GLYPHS
from hitparade.art.ink import NONE, PAPER, Group, Node, Shape, group


def _letter(char: str, fill: str, rim: float, colour: str) -> Shape:
    return Shape(GLYPHS[char][0], fill, rim, colour)


def _advance(char: str) -> int:
    return GLYPHS[char][1] if char != " " else 30


def word(text: str, size: float, fill: str = PAPER, *, x: float = 0, y: float = 0, turn: float = 0) -> Group:
    """A word `size` units to the em, its capitals centred on (x, y)."""
    width = sum(_advance(char) for char in text)
    at, letters = -width / 2, list[Node]()
    for char in text:
        if char != " ":
            letters.append(group(_letter(char, fill, 0, NONE), x=at, y=36.5))
        at += _advance(char)
    return group(*letters, x=x, y=y, turn=turn, scale=size / 100)


def _centred(char: str, fill: str, rim: float, colour: str) -> Group:
    left, top, right, bottom = GLYPHS[char][2]
    return group(_letter(char, fill, rim, colour), x=-(left + right) / 2, y=-(top + bottom) / 2)


def effect(
    text: str, size: float, fill: str, rim: str, *, x: float, y: float, turn: float = 0, grow: float = 0.12
) -> Group:
    """A sound effect starting at (x, y): each letter on its own middle, growing and tilting, with an even rim."""
    under: list[Node] = []
    over: list[Node] = []
    at = 0.0
    for i, char in enumerate(text):
        scale = size / 100 * (1 + grow * i)
        left, _, right, _ = GLYPHS[char][2]
        at += (right - left) * scale / 2
        place = {"x": at, "y": (i % 2) * 4.0, "turn": 6.0 * (-1) ** i, "scale": scale}
        under.append(group(_centred(char, rim, 900 / size, rim), **place))
        over.append(group(_centred(char, fill, 0, NONE), **place))
        at += (right - left) * scale / 2 + 2
    return group(*under, *over, x=x, y=y, turn=turn)
