"""Speech bubbles, left empty: body, tail and the rectangle in which text may stand."""

from __future__ import annotations

import math
from dataclasses import dataclass

from hitparade.art.ink import PAPER, Group, Node, Shape, num, oval
from hitparade.art.noise import Noise


@dataclass(frozen=True, slots=True)
class Bubble:
    """A bubble about (x, y) with half axes rx and ry; its tail points at `mouth`, the speaker's."""

    kind: str
    x: float
    y: float
    rx: float
    ry: float
    mouth: tuple[float, float]
    reach: float = 58


KINDS = ("round", "shout", "thought", "whisper", "trembling", "jagged")
"""Kinds of bubbles: plain speech, shouting, thinking, whispering (dashed), fear, machines."""
_CONTOUR = 9.0
_RIM = 9.0
_ROOM = {"shout": (0.66, 0.58), "jagged": (0.88, 0.74), "thought": (0.74, 0.66)}


def text_rectangle(bubble: Bubble) -> tuple[float, float, float, float]:
    """Where text fits: (x, y, width, height) in the bubble's own units."""
    wide, high = _ROOM.get(bubble.kind, (0.72, 0.6))
    return bubble.x - bubble.rx * wide, bubble.y - bubble.ry * high, 2 * bubble.rx * wide, 2 * bubble.ry * high


def _at(bubble: Bubble, angle: float, k: float = 1) -> tuple[float, float]:
    return bubble.x + bubble.rx * k * math.cos(angle), bubble.y + bubble.ry * k * math.sin(angle)


def _aim(bubble: Bubble) -> tuple[float, tuple[float, float]]:
    """(angle at which the tail leaves, its tip): the tail points at the mouth but need not touch it."""
    tx, ty = bubble.mouth
    angle = math.atan2((ty - bubble.y) / bubble.ry, (tx - bubble.x) / bubble.rx)
    ex, ey = _at(bubble, angle)
    far = math.hypot(tx - ex, ty - ey)
    k = min(1, bubble.reach / far) if far else 1
    return angle, (ex + (tx - ex) * k, ey + (ty - ey) * k)


def _tail(bubble: Bubble) -> str:
    angle, (tx, ty) = _aim(bubble)
    half = 15 / math.hypot(bubble.rx * math.sin(angle), bubble.ry * math.cos(angle))
    (ax, ay), (bx, by) = _at(bubble, angle - half, 0.94), _at(bubble, angle + half, 0.94)
    bend = (tx - bubble.x) * 0.05
    return (
        f"M{num(ax)} {num(ay)}Q{num((ax + tx) / 2 + bend)} {num((ay + ty) / 2)} {num(tx)} {num(ty)}"
        f"Q{num((bx + tx) / 2 + bend)} {num((by + ty) / 2)} {num(bx)} {num(by)}Z"
    )


def _polygon(corners: list[tuple[float, float]]) -> str:
    return f"M{'L'.join(f'{num(x)} {num(y)}' for x, y in corners)}Z"


def _round(bubble: Bubble) -> str:
    x, y, rx, ry = bubble.x, bubble.y, bubble.rx, bubble.ry * 1.22
    left, right = f"{num(x - rx)}", f"{num(x + rx)}"
    return (
        f"M{left} {num(y)}C{left} {num(y - ry)} {right} {num(y - ry)} {right} {num(y)}"
        f"C{right} {num(y + ry)} {left} {num(y + ry)} {left} {num(y)}Z"
    )


def _jagged(bubble: Bubble) -> str:
    x, y, rx, ry = bubble.x, bubble.y, bubble.rx, bubble.ry
    steps = [(i, x - rx + rx * i / 6, 9 * (i % 2)) for i in range(13)]
    top = [(at, y - ry + drop) for _, at, drop in steps]
    bottom = [(at, y + ry - drop) for _, at, drop in reversed(steps)]
    return _polygon(top + bottom)


def _shout(bubble: Bubble) -> str:
    noise, (angle, tip), points = Noise(f"{bubble.x}{bubble.y}"), _aim(bubble), 15
    corners = [tip]
    for i in range(1, 2 * points):
        k = noise.between(0.86, 0.93) if i % 2 else noise.between(1.14, 1.3)
        corners.append(_at(bubble, math.pi * i / points + angle, k))
    return _polygon(corners)


def _trembling(bubble: Bubble) -> str:
    points = (2 * math.pi * i / 84 for i in range(84))
    return _polygon([_at(bubble, t, 1 + 0.035 * math.sin(14 * t)) for t in points])


def _cloud(bubble: Bubble) -> str:
    corners = [_at(bubble, 2 * math.pi * i / 11 + 0.2) for i in range(12)]
    arc = f"A{num(bubble.rx * 0.34)} {num(bubble.ry * 0.42)} 0 0 1"
    start = f"M{num(corners[0][0])} {num(corners[0][1])}"
    return start + "".join(f"{arc} {num(x)} {num(y)}" for x, y in corners[1:]) + "Z"


def _puffs(bubble: Bubble) -> tuple[str, ...]:
    angle, (tx, ty) = _aim(bubble)
    ux, uy = _at(bubble, angle, 1.14)
    return tuple(oval(ux + (tx - ux) * k, uy + (ty - uy) * k, r, r * 0.8).d for k, r in ((0.4, 9), (0.95, 5.5)))


def _outlines(bubble: Bubble) -> tuple[str, ...]:
    match bubble.kind:
        case "shout":
            return (_shout(bubble),)
        case "thought":
            return (*_puffs(bubble), _cloud(bubble))
        case "jagged":
            return (_tail(bubble), _jagged(bubble))
        case "trembling":
            return (_tail(bubble), _trembling(bubble))
        case _:
            return (_tail(bubble), _round(bubble))


def draw_bubble(bubble: Bubble) -> Node:
    """White rim, ink contour, white body: readable on any ground; tail and body merge."""
    outlines = _outlines(bubble)
    rim = (Shape(d, PAPER, _CONTOUR + _RIM, PAPER) for d in outlines)
    contour = (Shape(d, PAPER, _CONTOUR, dash="14 11" if bubble.kind == "whisper" else "") for d in outlines)
    body = (Shape(d, PAPER, 0) for d in outlines)
    return Group((*rim, *contour, *body))
