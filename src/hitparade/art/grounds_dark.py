"""Backdrops of the deck on black: nights, stages, beams of light, space."""

from __future__ import annotations

from hitparade.art import backdrops
from hitparade.art.backdrops import H, W
from hitparade.art.ink import INK, PAPER, Node, box, group, line, oval, path
from hitparade.art.layers import Ground
from hitparade.art.noise import Noise

_BLACK = box(0, 0, W, H, INK)


def night(x: float, y: float, radius: float) -> Ground:
    """A black sky with stars and a full moon about (x, y)."""
    stars = backdrops.stars(Noise("night"), 34, 320)
    return Ground("night", group(_BLACK, stars, oval(x, y, radius, fill=PAPER)))


def goal(x: float, y: float) -> Ground:
    """The white net of a goal on black, and lines of force about (x, y)."""
    mesh = "".join(f"M{a} 120V420" for a in range(18, 300, 33)) + "".join(f"M0 {b}H300" for b in range(150, 420, 33))
    posts = path("M-10 120H286V430H270V138H-10Z", PAPER, 5)
    rays = backdrops.focus(W, 130, (x, y), 300, PAPER, "goal", 60)
    return Ground("goal", group(_BLACK, rays, box(0, 118, W, 320, INK), line(mesh, 2.5, PAPER), posts))


def beam(x: float, half: float) -> Ground:
    """A cone of light from above."""
    cone = path(f"M{x - 30} 0H{x + 30}L{x + half} 430H{x - half}Z", PAPER, 0)
    return Ground("beam", group(_BLACK, backdrops.stars(Noise("beam"), 26, 300), cone))


def spotlight(x: float, half: float) -> Ground:
    """One lamp in the dark and its pool of light."""
    cone = path(f"M{x - 26} 0H{x + 26}L{x + half} 386H{x - half}Z", "tone:mid", 0)
    return Ground("spotlight", group(_BLACK, cone, oval(x, 386, half, 26, PAPER)))


def stage() -> Ground:
    """Crossing lights, confetti."""
    lamps = ((24, 92), (150, 150), (276, 208))
    cones = (path(f"M{x - 10} 0H{x + 10}L{t + 62} 430H{t - 62}Z", "tone:mid", 0) for x, t in lamps)
    noise, bits = Noise("stage"), list[Node]()
    for _ in range(24):
        x, y, turn = noise.between(10, 290), noise.between(126, 330), noise.between(0, 90)
        bits.append(group(box(-3, -3, 6, 6, PAPER), x=round(x), y=round(y), turn=round(turn)))
    return Ground("stage", group(_BLACK, *cones, *bits))


def throne() -> Ground:
    """A high-backed throne with spikes in a dark hall, torches beside it."""
    flame = path("M0 0Q-20-18-8-40Q-2-28 4-32Q4-48 14-58Q16-40 22-32Q30-14 14 0Z", PAPER, 0)
    torch = group(flame, line("M7 4L7 40", 8, PAPER))
    chair = (
        path("M42 420V196L28 150L66 176L84 128L112 166L150 116L188 166L216 128L234 176L272 150L258 196V420Z", PAPER, 6),
        path("M64 420V230Q72 190 150 188T236 230V420Z", INK, 5),
    )
    return Ground("throne", group(_BLACK, group(torch, x=12, y=300), group(torch, x=274, y=300), *chair))


def space() -> Ground:
    """Many stars."""
    return Ground("space", backdrops.space())


def cave() -> Ground:
    """The mouth of a volcano at night: dark rock and a glowing crater far off."""
    hill = path("M150 330L222 196Q240 186 254 196L330 330Z", PAPER, 5)
    smoke = path(
        "M206 186Q176 176 190 152Q176 124 208 118Q220 92 252 108Q286 100 284 132Q306 150 284 168"
        "Q276 190 250 182Q228 200 206 186Z",
        PAPER,
        5,
    )
    glow = line("M230 204L222 236M244 200V244M256 210L268 244", 5)
    stars = backdrops.stars(Noise("cave"), 24, 280)
    return Ground("volcano", group(_BLACK, stars, hill, glow, smoke))
