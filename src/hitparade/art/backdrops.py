"""Grounds of panels and comic pictures: night, sea, snow, space, rooms, and halftone gradients in strips of dots."""

from __future__ import annotations

import math

from hitparade.art.ink import INK, PAPER, Group, Node, Shape, box, group, line, num, oval, path
from hitparade.art.noise import Noise

W, H = 300, 420


def halftone(x: float, y: float, w: float, h: float, low: int, high: int) -> Group:
    """A vertical gradient of dots from density `low` at the top to `high` below (0 none, 6 almost black)."""
    levels = range(low, high + (1 if high >= low else -1), 1 if high >= low else -1)
    step = h / len(levels)
    strips = (
        box(x, round(y + i * step), w, math.ceil(step), f"tone:g{level}") for i, level in enumerate(levels) if level
    )
    return Group(tuple(strips))


def stars(noise: Noise, count: int, bottom: float) -> Shape:
    """White dots of several sizes over the upper part, down to `bottom`."""
    dots: list[str] = []
    for _ in range(count):
        x, y, r = noise.between(4, W - 4), noise.between(4, bottom), noise.between(0.7, 2.3)
        dots.append(oval(round(x), round(y), r).d)
    return path("".join(dots), PAPER, 0)


def _spark(x: float, y: float, k: float) -> Shape:
    return path(
        f"M{x} {y - k}Q{x} {y} {x + k} {y}Q{x} {y} {x} {y + k}Q{x} {y} {x - k} {y}Q{x} {y} {x} {y - k}Z", PAPER, 0
    )


def space() -> Group:
    """Black with many stars."""
    sparks = (_spark(x, y, k) for x, y, k in ((34, 214, 11), (266, 300, 9), (262, 168, 7), (40, 330, 6)))
    return group(box(0, 0, W, H, INK), stars(Noise("space"), 80, H), *sparks)


def sea() -> Group:
    """Sky in dots, clouds and four rows of waves."""
    rows: list[Node] = [box(0, 0, W, H, PAPER), halftone(0, 0, W, 200, 4, 0), line("M0 258H300", 4)]
    for i, (y, fill) in enumerate(((262, PAPER), (294, "tone:light"), (330, "tone:dark"), (366, INK))):
        d = f"M-30 {y}" + "q17-15 34 0t34 0" * 6 + f"V{H + 20}H-30Z"
        rows.append(group(path(d, fill, 4), x=-16 * (i % 2)))
    return Group(tuple(rows))


def _round_about(middle: tuple[float, float], degrees: float, radius: float) -> str:
    angle = math.radians(degrees)
    return f"{num(middle[0] + radius * math.cos(angle))} {num(middle[1] + radius * math.sin(angle))}"


def snow(sun: tuple[float, float]) -> Group:
    """A hill of snow, firs and a sun with rays."""
    x, y = sun
    rays = "".join(f"M{_round_about(sun, a, 44)}L{_round_about(sun, a, 62)}" for a in range(0, 360, 30))
    firs = "M22 330L42 262L62 330ZM-4 336L14 280L36 336ZM246 322L262 276L278 322ZM268 326L288 262L308 326Z"
    return group(
        box(0, 0, W, H, PAPER),
        halftone(0, 0, W, 250, 4, 0),
        line(rays, 7),
        oval(x, y, 34, fill=PAPER, width=6),
        path(firs, INK, 3),
        path("M-10 334Q60 304 130 326T310 316V430H-10Z"),
        line("M24 398q20-8 40 0M116 408q20-8 40 0M232 400q20-8 40 0", 3),
    )


def bedroom() -> Group:
    """A dark room with a window full of night and a moon."""
    window = group(
        path("M172 150H282V282H172Z", PAPER, 6),
        path("M180 158H274V274H180Z", INK, 0),
        oval(240, 200, 22, fill=PAPER),
        oval(250, 193, 20, fill=INK),
        _spark(200, 182, 7),
        _spark(206, 244, 5),
        _spark(256, 250, 6),
        line("M227 150V282M172 216H282", 5, PAPER),
    )
    sill = path("M160 280H294V292H160Z", PAPER, 5)
    return group(box(0, 0, W, H, "tone:dark"), window, sill)


def lift() -> Group:
    """Looking into a lift between its two open doors."""
    jamb = group(
        path("M-10-10H40V430H-10Z", PAPER, 6),
        line("M26 0V420", 3),
        line("M12 0V420", 3),
        path("M40-10H52V430H40Z", INK, 3),
    )
    return group(
        box(0, 0, W, H, "tone:mid"),
        line("M150 0V420", 3),
        path("M40 360H260V430H40Z", "tone:dark", 4),
        jamb,
        Group((jamb,), x=300, sx=-1),
    )


def focus(
    w: float,
    h: float,
    at: tuple[float, float],
    inner: float,
    colour: str,
    seed: str,
    count: int = 26,
    *,
    fine: bool = False,
) -> Shape:
    """Focus lines: wedges that run from around `at` to beyond a picture of w by h."""
    least, most = (0.005, 0.022) if fine else (0.02, 0.07)
    noise, (cx, cy), far, wedges = Noise(seed), at, w + h, list[str]()
    for i in range(count):
        angle = 2 * math.pi * (i + noise.between(-0.3, 0.3)) / count
        near, half = inner * noise.between(0.85, 1.25), noise.between(least, most)
        corners = ((near, 0.0), (far, -half), (far, half))
        points = (f"{num(cx + r * math.cos(angle + a))} {num(cy + r * math.sin(angle + a))}" for r, a in corners)
        wedges.append(f"M{'L'.join(points)}Z")
    return path("".join(wedges), colour, 0)


def burst(x: float, y: float, points: int, inner: float, outer: float, fill: str, seed: str, width: float = 0) -> Shape:
    """An uneven star about (x, y) with `points` points between the two radii."""
    noise, corners = Noise(seed), list[str]()
    for i in range(2 * points):
        angle = math.pi * i / points + noise.between(-0.05, 0.05)
        reach = (inner if i % 2 else outer) * noise.between(0.86, 1.14)
        corners.append(f"{x + reach * math.cos(angle):.0f} {y + reach * math.sin(angle):.0f}")
    return path(f"M{'L'.join(corners)}Z", fill, width)
