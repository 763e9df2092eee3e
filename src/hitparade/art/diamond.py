"""Parts of the baseball pictures: bases, the diamond, the scoreboard, bats, rays and gripping hands."""

from __future__ import annotations

from hitparade.art.ink import CLAY, FIELD, INK, MOWN, PAPER, WOOD, Group, Node, Shape, box, group, line, path


def base(x: float, y: float, r: float = 22) -> Shape:
    """A base: a white square on its corner."""
    return path(f"M{x:g} {y - r:g}L{x + r:g} {y:g}L{x:g} {y + r:g}L{x - r:g} {y:g}Z", PAPER, 5)


def infield(size: float) -> Group:
    """A clay square with the grass inside it, home at the bottom."""
    outer, inner = size, size * 0.68
    clay = path(f"M0 {-outer:g}L{outer:g} 0L0 {outer:g}L{-outer:g} 0Z", CLAY, 6)
    grass = path(f"M0 {-inner:g}L{inner:g} 0L0 {inner:g}L{-inner:g} 0Z", FIELD, 5)
    return group(clay, grass)


def meadow(w: float, h: float, stripe: float = 60) -> Group:
    """Mown grass in upright stripes."""
    stripes = (box(x * stripe, 0, stripe, h, MOWN) for x in range(0, int(w / stripe) + 1, 2))
    return group(box(0, 0, w, h, FIELD), *stripes)


def bat() -> Group:
    """A bat, the grip at (0, 0), pointing up."""
    wood = path("M-6 22L-14-88Q-14-116 0-116T14-88L6 22Q0 28-6 22Z", WOOD, 5)
    knob = path("M-10 22H10V30H-10Z", WOOD, 4)
    return group(wood, knob, line("M-6 8L6 4M-6-2L6-6M-6 18L6 14", 3.5), line("M-5-92V-60", 4, PAPER))


def grip(fill: str = PAPER) -> Group:
    """Four fingers of a hand that holds an edge from behind, knuckles at y = 0."""
    finger = path("M-9-6Q-9-17 0-17T9-6V22Q9 31 0 31T-9 22Z", fill, 5)
    places = ((-27, 2), (-9, -3), (9, -2), (27, 4))
    return Group(tuple(group(finger, x=x, y=y) for x, y in places))


def scoreboard(w: float, h: float, rows: int = 2, cells: int = 4) -> Group:
    """The board the pitcher hides behind, its top left corner at (0, 0)."""
    left, gap = w * 0.36, 8
    cell = min((w - left - 20) / cells, (h - 30) / rows) - gap
    parts: list[Node] = [
        path(f"M0 0H{w:g}V{h:g}H0Z", INK, 10),
        Shape(f"M7 7H{w - 7:g}V{h - 7:g}H7Z", "none", 4, "#5a5464"),
    ]
    for row in range(rows):
        y = (h - rows * (cell + gap) + gap) / 2 + row * (cell + gap)
        parts.append(box(26, y + cell / 2 - 7, left - 50, 14, "#5a5464"))
        parts += [
            Shape(f"M{left + i * (cell + gap):g} {y:g}h{cell:g}v{cell:g}h{-cell:g}Z", "#2a2631", 3.5, "#8d8798")
            for i in range(cells)
        ]
    return Group(tuple(parts))
