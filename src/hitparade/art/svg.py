"""Writes a drawing as one self-contained SVG document with ids that stay unique among inlined pictures."""

from __future__ import annotations

import hashlib

from hitparade.art.ink import INK, NONE, PAPER, Group, Node, Shape, num
from hitparade.art.tones import OPAQUE, pattern

_MARK = "@"
"""Stands for the id prefix until the content, and so its hash, is known."""


class _Writer:
    """Turns nodes into text and remembers which tones and clips they use."""

    def __init__(self) -> None:
        self.tones: dict[str, None] = {}
        self.clips: dict[str, None] = {}

    def node(self, node: Node) -> str:
        return self._shape(node) if isinstance(node, Shape) else self._group(node)

    def _shape(self, shape: Shape) -> str:
        under = self._path(_opaque(shape)) if shape.fill in OPAQUE or shape.stroke in OPAQUE else ""
        return under + self._path(shape)

    def _path(self, shape: Shape) -> str:
        fill = "" if shape.fill == NONE else f' fill="{self._colour(shape.fill)}"'
        dash = f' stroke-dasharray="{shape.dash}"' if shape.dash else ""
        return f'<path d="{shape.d}"{fill}{self._stroke(shape)}{dash}/>'

    def _stroke(self, shape: Shape) -> str:
        if not shape.width:
            return ' stroke="none"'
        colour = "" if shape.stroke == INK else f' stroke="{self._colour(shape.stroke)}"'
        return f'{colour} stroke-width="{num(shape.width)}"'

    def _group(self, group: Group) -> str:
        body = "".join(map(self.node, group.parts))
        attributes = _transform(group) + self._clip(group.clip)
        return f"<g{attributes}>{body}</g>" if body and attributes else body

    def _colour(self, colour: str) -> str:
        if not colour.startswith("tone:"):
            return colour
        name = colour.removeprefix("tone:")
        self.tones[name] = None
        return f"url(#{_MARK}{name})"

    def _clip(self, d: str) -> str:
        if not d:
            return ""
        self.clips.setdefault(d)
        return f' clip-path="url(#{_MARK}c{list(self.clips).index(d)})"'

    def defs(self) -> str:
        patterns = (pattern(name, f"{_MARK}{name}") for name in self.tones)
        clips = (f'<clipPath id="{_MARK}c{i}"><path d="{d}"/></clipPath>' for i, d in enumerate(self.clips))
        inside = "".join((*patterns, *clips))
        return f"<defs>{inside}</defs>" if inside else ""


def _opaque(shape: Shape) -> Shape:
    """The paper under a tone: a ground inside the pattern itself would show hairlines between its tiles."""
    fill = PAPER if shape.fill in OPAQUE else NONE
    return Shape(shape.d, fill, shape.width, PAPER) if shape.stroke in OPAQUE else Shape(shape.d, fill, 0)


def _transform(group: Group) -> str:
    if group.matrix:
        return f' transform="matrix({" ".join(f"{value:g}" for value in group.matrix)} {num(group.x)} {num(group.y)})"'
    steps: list[str] = []
    if group.x or group.y:
        steps.append(f"translate({num(group.x)} {num(group.y)})")
    if group.turn:
        px, py = group.pivot
        steps.append(f"rotate({num(group.turn)}{f' {num(px)} {num(py)}' if px or py else ''})")
    if group.sx != 1 or group.sy != 1:
        steps.append(f"scale({group.sx:.3g}{'' if group.sx == group.sy else f' {group.sy:.3g}'})")
    return f' transform="{"".join(steps)}"' if steps else ""


def document(node: Node, box: tuple[float, float, float, float]) -> str:
    """A whole SVG cropped to the view box `box` (x, y, width, height), equal bytes for equal drawings."""
    writer = _Writer()
    body = writer.node(node)
    whole = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{" ".join(map(num, box))}" fill="none" stroke="{INK}" '
        f'stroke-linejoin="round" stroke-linecap="round" overflow="hidden">{writer.defs()}{body}</svg>'
    )
    digest = hashlib.sha256(whole.encode()).hexdigest()[:8]
    return whole.replace(_MARK, f"a{digest}-")
