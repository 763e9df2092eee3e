"""Backdrops of the deck on white and grey: lines of speed and focus, weather, rooms, patterns."""

from __future__ import annotations

from hitparade.art import backdrops
from hitparade.art.backdrops import H, W, halftone
from hitparade.art.ink import INK, PAPER, Group, Node, box, group, line, num, oval, path
from hitparade.art.layers import Ground
from hitparade.art.noise import Noise

_SHEET = box(0, 0, W, H, PAPER)


def gloom() -> Ground:
    """Lines of gloom that hang from above, in dots."""
    noise = Noise("gloom")
    lines = "".join(f"M{x} 0L{x + 2.5} {round(noise.between(120, 310))}L{x + 5} 0Z" for x in range(0, W, 9))
    return Ground("gloom", group(_SHEET, halftone(0, 0, W, 300, 5, 0), path(lines, INK, 0)))


def hush() -> Ground:
    """Plain paper with a few dots above: for faces that fill the picture."""
    return Ground("hush", group(_SHEET, halftone(0, 0, W, 100, 5, 2)))


def _blossom(x: float, y: float, scale: float, turn: float) -> Node:
    petal = path("M0-4C-22-16-18-44-4-42L0-36L4-42C18-44 22-16 0-4Z", PAPER, 4)
    petals = (Group((petal,), turn=a) for a in range(0, 360, 72))
    return group(*petals, oval(0, 0, 7), x=x, y=y, turn=turn, scale=scale)


def blossoms(*places: tuple[float, float, float]) -> Ground:
    """Large blossoms at (x, y, scale) before pale dots."""
    flowers = (_blossom(x, y, scale, i * 23) for i, (x, y, scale) in enumerate(places))
    return Ground("blossoms", group(_SHEET, halftone(0, 0, W, H, 0, 2), *flowers))


def focus(x: float, y: float, inner: float, count: int = 90) -> Ground:
    """Black focus lines about (x, y) on white."""
    rays = backdrops.focus(W, H, (x, y), inner, INK, f"focus{x}{y}", count, fine=True)
    return Ground("focus", group(_SHEET, rays))


def rain() -> Ground:
    """A grey sky, slanting rain, splashes on the pavement."""
    noise, drops, splashes = Noise("rain"), list[str](), list[str]()
    for _ in range(80):
        x, y, k = noise.between(-10, W + 60), noise.between(-20, 350), noise.between(18, 56)
        drops.append(f"M{x:.0f} {y:.0f}l{num(-k * 0.28)} {k:.0f}")
    for _ in range(12):
        x, y = noise.between(0, W), noise.between(366, 412)
        splashes.append(f"M{x:.0f} {y:.0f}q-4-8-9-9M{x:.0f} {y:.0f}q4-8 9-9")
    sky = halftone(0, 0, W, 360, 4, 2)
    wet = (path("M0 356H300V420H0Z", PAPER, 4), line("".join(splashes), 2.5))
    return Ground("rain", group(_SHEET, sky, line("".join(drops), 2), *wet))


def speed(turn: float = -6) -> Ground:
    """Lines of speed."""
    noise, wedges = Noise(f"speed{turn}"), list[str]()
    for _ in range(56):
        x, y, k, t = noise.between(-80, 220), noise.between(0, H), noise.between(60, 260), noise.between(0.8, 4)
        wedges.append(f"M{x:.0f} {y:.0f}L{x + k:.0f} {num(y - t)}L{x + k:.0f} {num(y + t)}Z")
    lines = Group((path("".join(wedges), INK, 0),), turn=turn, pivot=(150, 210))
    return Ground("speed", group(_SHEET, lines))


def street() -> Ground:
    """House fronts with windows before a grey sky."""
    houses: list[Node] = []
    noise = Noise("street")
    for i, x in enumerate((-12, 50, 104, 170, 236)):
        top = round(noise.between(150, 240)) if i else 150
        houses.append(path(f"M{x} 330V{top}H{x + 62}V330Z", (PAPER, INK, PAPER, PAPER, INK)[i], 4))
        windows = "".join(f"M{x + 12} {y}h9M{x + 40} {y}h9" for y in range(top + 18, 320, 24))
        houses.append(line(windows, 8, PAPER if i in (1, 4) else INK))
    road = (path("M0 330H300V430H0Z", PAPER, 4), box(0, 378, 46, 8, INK), box(90, 378, 60, 8, INK))
    return Ground("street", group(_SHEET, halftone(0, 0, W, 300, 4, 1), *houses, *road))


def petals() -> Ground:
    """Small hearts that whirl through a dotted air."""
    noise, hearts = Noise("petals"), list[Node]()
    for _ in range(26):
        x, y, scale, turn = (noise.between(*each) for each in ((0, W), (0, H), (0.7, 1.7), (-40, 40)))
        heart = path("M0 9C-17-4-8-14 0-6C8-14 17-4 0 9Z", PAPER, 2.6)
        hearts.append(group(heart, x=round(x), y=round(y), scale=round(scale, 1), turn=round(turn)))
    return Ground("petals", group(_SHEET, halftone(0, 0, W, H, 4, 1), *hearts))


def blast(x: float, y: float) -> Ground:
    """An explosion about (x, y): white inside, then dots, then black."""
    rings = (
        box(0, 0, W, H, INK),
        backdrops.burst(x, y, 24, 170, 300, PAPER, "blast1"),
        backdrops.burst(x, y, 18, 120, 190, "tone:dark", "blast2"),
        backdrops.burst(x, y, 15, 92, 150, PAPER, "blast3", 4),
    )
    return Ground("blast", group(*rings))


def boards() -> Ground:
    """A room with a wall of pale dots and floor boards."""
    planks = "".join(f"M{x} 320L{150 + (x - 150) * 2.1:.0f} 420" for x in range(-60, 380, 44))
    floor = (path("M-10 320H310V430H-10Z", PAPER, 4), line(planks, 2.5), line("M0 350H300M0 392H300", 2.5))
    return Ground("boards", group(_SHEET, box(0, 0, W, 320, "tone:g1"), *floor))


def sea() -> Ground:
    """Sky, clouds and waves."""
    return Ground("sea", backdrops.sea())


def stripes() -> Ground:
    """Striped wallpaper of dots."""
    bars = (box(x, 0, 16, H, "tone:mid") for x in range(8, W, 32))
    return Ground("stripes", group(_SHEET, *bars))


def blinds() -> Ground:
    """An office window with its blinds half down."""
    slats = "".join(f"M0 {y}H300" for y in range(20, 300, 22))
    return Ground("blinds", group(_SHEET, line(slats, 3), line("M52 0V290M250 0V290", 3)))


def tiles() -> Ground:
    """Bathroom tiles, some of them dotted."""
    lines = "".join(f"M{x} 0V350" for x in range(0, 301, 50)) + "".join(f"M0 {y}H300" for y in range(0, 351, 50))
    dotted = ((0, 150), (50, 300), (200, 150), (250, 200), (250, 300), (0, 250), (100, 0), (200, 50))
    tone = (box(x, y, 50, 50, "tone:mid") for x, y in dotted)
    floor = path("M-10 350H310V430H-10Z", "tone:dark", 5)
    return Ground("tiles", group(_SHEET, *tone, line(lines, 2.5), floor))


def snow() -> Ground:
    """A hill of snow under the sun."""
    return Ground("snow", backdrops.snow((150, 176)))


def meeting() -> Ground:
    """A dark panelled wall with a rising curve on a white board."""
    wall = box(0, 0, W, H, "tone:g4")
    board = (
        path("M150 96H290V246H150Z", PAPER, 6),
        line("M166 232V116M166 232H280", 4),
        line("M172 222L202 196L222 208L266 136", 9),
        path("M278 116L244 128L270 152Z", INK, 0),
    )
    return Ground("meeting", group(_SHEET, wall, *board))


def lift() -> Ground:
    """Looking into a dark lift with a mirror of stripes."""
    rail = (line("M40 250H260", 7, PAPER), line("M100 120V420M150 120V420M200 120V420", 2.5, PAPER))
    return Ground("lift", group(box(0, 0, W, H, INK), box(0, 0, W, 112, PAPER), halftone(0, 0, W, 112, 4, 2), *rail))


def cloth() -> Ground:
    """A chequered tablecloth, from above."""
    squares = "".join(f"M{i * 60} {j * 60}h60v60h-60Z" for i in range(-2, 8) for j in range(-2, 10) if (i + j) % 2 == 0)
    return Ground("cloth", group(_SHEET, Group((path(squares, "tone:dark", 0),), turn=14, pivot=(150, 210))))
