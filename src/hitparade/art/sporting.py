"""Things of school and sport, drawn by hand in card units about their own middle."""

from __future__ import annotations

import math

from hitparade.art.ink import INK, PAPER, Group, Node, group, line, num, oval, pair, path


def marked_test() -> Group:
    """A school test, marked with a fat zero."""
    return group(
        path("M-62-80L58-86L66 78L-54 84Z", PAPER, 6),
        line("M-46-64H-2M-46-50H-14", 5),
        oval(6, 4, 30, 40, PAPER, 15),
        line("M-24 60Q10 68 36 58", 5),
    )


def letter() -> Group:
    """An envelope sealed with a heart."""
    return group(
        path("M-62-42H62V42H-62Z", PAPER, 6),
        line("M-60-40L0 10L60-40M-60 40L-18 0M60 40L18 0", 4.5),
        path("M0 34C-38 8-20-22 0-4C20-22 38 8 0 34Z", INK, 4),
    )


def pointing_hand() -> Group:
    """A large fist whose forefinger points to the right, the thumb along its side; the wrist is at (0, 0)."""
    fist = (
        "M-16-40Q0-60 40-58Q70-56 82-44L140-40Q162-38 162-20T140 0L92 2Q104 24 94 46Q84 66 30 64"
        "Q-14 62-24 30Q-28-20-16-40Z"
    )
    return group(
        path(fist, PAPER, 7),
        line("M40 2Q70-4 92 2M42 26Q72 20 98 24M36 48Q66 44 88 50", 7),
        path("M6-30Q34-52 62-34Q74-24 60-16Q40-22 22-6Z", PAPER, 6),
        line("M140-38Q150-32 150-20", 5),
    )


def _football(radius: float) -> tuple[Node, ...]:
    """A football: one black pentagon in the middle, five at the rim, seams between."""
    parts: list[Node] = [oval(0, 0, radius, fill=PAPER, width=7)]
    for i in range(5):
        rim = [math.radians(-90 + 72 * i + turn) for turn in (-17, 17)]
        deep = [math.radians(-90 + 72 * i + turn) for turn in (-22, 0, 22)]
        outer = "L".join(f"{num(radius * math.cos(a))} {num(radius * math.sin(a))}" for a in rim)
        inner = "L".join(
            f"{num(radius * k * math.cos(a))} {num(radius * k * math.sin(a))}"
            for a, k in zip(reversed(deep), (0.8, 0.66, 0.8), strict=True)
        )
        spoke = math.radians(-90 + 72 * i)
        parts.append(path(f"M{outer}L{inner}Z", INK, 3))
        ends = (f"{num(radius * k * math.cos(spoke))} {num(radius * k * math.sin(spoke))}" for k in (0.35, 0.68))
        parts.append(line(f"M{'L'.join(ends)}", 5))
    corners = (math.radians(-90 + 72 * i) for i in range(5))
    five = "L".join(f"{num(radius * 0.38 * math.cos(a))} {num(radius * 0.38 * math.sin(a))}" for a in corners)
    return (*parts, path(f"M{five}Z", INK, 3))


def fireball() -> Group:
    """A football in flames, as hot as a comet."""
    flames = (
        "M-62 40Q-96-8-68-66Q-62-40-48-46Q-66-104-14-150Q-18-108 8-98Q28-122 20-152Q66-118 54-74"
        "Q66-76 70-96Q104-34 62 40Z"
    )
    core = "M-50 20Q-72-14-52-44Q-42-22-30-32Q-36-72-6-98Q-6-70 16-66Q32-74 34-96Q48-66 36-44Q48-44 56-54Q70-14 50 20Z"
    return group(path(flames, PAPER, 6), path(core, INK, 4), *_football(60))


def bat() -> Group:
    """A black baseball bat, thick end up, gripped at (0, 0)."""
    return group(
        path("M-7 40L-18-104Q-17-134 0-134T18-104L7 40Q0 48-7 40Z", INK, 6),
        line("M-6-60L-9-104", 5, PAPER),
        line("M-5 20L5 16M-5 32L5 28", 4, PAPER),
    )


def baseball(radius: float = 38) -> Group:
    """A baseball in the burst of the stroke."""
    r = radius
    seam = f"M{num(-r * 0.64)} {num(-r * 0.68)}Q{num(-r * 0.1)} 0{num(-r * 0.64)} {num(r * 0.68)}"
    stitches = line("".join(f"M{num(-r * 0.52 - 2)} {num(y)}l11-3" for y in (-r * 0.34, 0, r * 0.36)), 3.5)
    return group(oval(0, 0, r, fill=PAPER, width=6), pair(line(seam, 4.5), stitches))


def swordsman(hat: bool) -> Group:
    """A swordsman looking right, legs apart, one black shape; the hands are at (72, 0)."""
    top = (
        path("M-44-58L10-108L64-58Q10-44-44-58Z", INK, 4)
        if hat
        else path("M-6-84Q-20-112-34-100Q-22-100-18-80Z", INK, 6)
    )
    return group(
        top,
        path("M-14-66Q-12-90 12-90Q36-88 36-66L43-56L36-52Q34-36 18-36Q-12-38-14-66Z", INK, 4),
        path(
            "M-4-40L24-38Q36-34 44-18L74-8Q86-2 78 10L40 16L34 52L86 100L104 156H52L22 104L-36 156H-92L-52 84"
            "L-36 40Q-44-20-4-40Z",
            INK,
            5,
        ),
        path("M30 4L36 46L8 30Z", INK, 5),
        line("M-66 32L-28 38", 8),
    )


def blade() -> Group:
    """A long sword, point up; the hands grip it at (0, 0)."""
    return group(
        path("M-7 6L-7-150Q0-178 12-186L9 6Z", INK, 4),
        path("M-18 2H20V12H-18Z", INK, 4),
        path("M-6 12H8V50H-6Z", INK, 4),
    )


def umbrella() -> Group:
    """An open black umbrella."""
    stick = "M0-70V84Q0 104 18 102Q28 98 26 86"
    return group(
        line(stick, 10),
        line(stick, 3.5, PAPER),
        line("M0-84V-98", 8),
        path(
            "M-106 4Q-102-82 0-86Q102-82 106 4Q88-14 70 2Q53-14 35 2Q18-14 0 2Q-18-14-35 2Q-53-14-70 2Q-88-14-106 4Z",
            INK,
            6,
        ),
        line("M-35-4Q-30-60 0-84Q30-60 35-4M-70-6Q-62-56-18-82M70-6Q62-56 18-82", 4, PAPER),
    )


def dust() -> Group:
    """A cloud of dust at a runner's heels."""
    return group(path("M-40 20Q-64-6-30-12Q-26-44 8-34Q30-50 42-22Q66-20 58 6Q62 22 44 22Z", PAPER, 5))
