"""Drawing values: shapes and groups in ink on paper, with the halo and the repainting that all figures share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

INK, PAPER = "#16131a", "#fff"
RED, BLUE = "#d92f19", "#2348d6"
LEMON, ROSE, LEAF = "#f7d23e", "#f4aac0", "#8fcf9b"
FIELD, MOWN, CLAY, WOOD = "#2f8a57", "#378f5e", "#d99a5b", "#e0a35c"
NONE = "none"
LINE = 5.0
"""Contour width in head units (a head has a radius of 50)."""


@dataclass(frozen=True, slots=True)
class Shape:
    """One path. `fill` and `stroke` are colours, `tone:NAME` or a symbolic colour that `paint` resolves."""

    d: str
    fill: str = PAPER
    width: float = LINE
    stroke: str = INK
    dash: str = ""


@dataclass(frozen=True, slots=True)
class Group:
    """Parts moved, turned (degrees about a pivot) and scaled together; `inner` parts never widen the halo."""

    parts: tuple[Node, ...]
    x: float = 0
    y: float = 0
    turn: float = 0
    pivot: tuple[float, float] = (0, 0)
    sx: float = 1
    sy: float = 1
    inner: bool = False
    clip: str = ""
    matrix: tuple[float, float, float, float] | None = None
    """Shear for the sides of solid things, in place of turn and scale."""


Node = Shape | Group
EMPTY = Group(())


def num(value: float) -> str:
    """A number in at most one decimal, the same text on every platform."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def path(d: str, fill: str = PAPER, width: float = LINE) -> Shape:
    """A filled path with an ink contour; a width of 0 draws no contour."""
    return Shape(d, fill, width)


def line(d: str, width: float = LINE, colour: str = INK) -> Shape:
    """An open stroke without filling."""
    return Shape(d, NONE, width, colour)


def oval(cx: float, cy: float, rx: float, ry: float | None = None, fill: str = INK, width: float = 0) -> Shape:
    """An ellipse (a circle without `ry`), by default a plain ink dot."""
    ry = rx if ry is None else ry
    arc = f"a{num(rx)} {num(ry)} 0 1 0"
    return Shape(f"M{num(cx - rx)} {num(cy)}{arc} {num(2 * rx)} 0{arc} {num(-2 * rx)} 0Z", fill, width)


def box(x: float, y: float, w: float, h: float, fill: str = PAPER, width: float = 0) -> Shape:
    """An upright rectangle."""
    return Shape(f"M{num(x)} {num(y)}h{num(w)}v{num(h)}h{num(-w)}Z", fill, width)


def group(*parts: Node, x: float = 0, y: float = 0, turn: float = 0, scale: float = 1, inner: bool = False) -> Group:
    """Parts put somewhere together, scaled evenly."""
    return Group(parts, x, y, turn, sx=scale, sy=scale, inner=inner)


def mirror(*parts: Node) -> Group:
    """Parts seen in a mirror standing on x = 0."""
    return Group(parts, sx=-1)


def pair(*parts: Node) -> Group:
    """Parts drawn for the right side and mirrored to the left."""
    return Group((*parts, mirror(*parts)))


def paint(node: Node, colours: Mapping[str, str]) -> Node:
    """Resolve symbolic colours (`hue`, `skin`, `cloth` ...) in a drawing."""
    if isinstance(node, Group):
        return replace(node, parts=tuple(paint(part, colours) for part in node.parts))
    return replace(node, fill=colours.get(node.fill, node.fill), stroke=colours.get(node.stroke, node.stroke))


def halo(node: Node, extra: float, colour: str = PAPER) -> Node:
    """The same silhouette in one colour with a contour wider by `extra`, to lie under the figure as a sticker's rim."""
    if isinstance(node, Shape):
        return Shape(node.d, node.fill if node.fill == NONE else colour, node.width + extra, colour)
    if node.inner:
        return EMPTY
    scaled = extra / (abs(node.sy) or 1)
    return replace(node, parts=tuple(halo(part, scaled, colour) for part in node.parts))


def sticker(node: Node, extra: float = 14) -> Group:
    """A drawing on its own white halo."""
    return Group((halo(node, extra), node))
