"""Face outlines and ears, frontal and three-quarter (looking right), and the marks of a person that no mood changes."""

from __future__ import annotations

from hitparade.art.ink import INK, PAPER, Group, Node, group, line, oval, pair, path

FRONTAL: dict[str, str] = {
    "oval": "M-45-12C-48 16-40 32-14 46Q0 53 14 46C40 32 48 16 45-12C43-44 24-54 0-54S-43-44-45-12Z",
    "round": "M-46-10C-53 16-46 38-18 45Q0 49 18 45C46 38 53 16 46-10C44-44 24-54 0-54S-44-44-46-10Z",
    "square": "M-46-14C-48 10-47 30-35 42Q-20 53 0 53T35 42C47 30 48 10 46-14C44-44 24-54 0-54S-44-44-46-14Z",
    "long": "M-42-14C-45 16-38 40-15 55Q0 62 15 55C38 40 45 16 42-14C40-44 24-54 0-54S-40-44-42-14Z",
}
TURNED: dict[str, str] = {
    "oval": "M-42-8C-45-42-24-54 2-54S43-46 45-18Q46-6 43 2Q49 14 44 24Q38 40 26 48Q16 54 6 52C-26 46-40 22-42-8Z",
    "round": "M-44-6C-47-42-24-54 2-54S44-46 46-18Q47-6 44 2Q53 14 48 26Q39 43 22 47Q10 50 0 48C-30 43-43 22-44-6Z",
    "square": "M-43-8C-46-42-24-54 2-54S44-46 46-18Q47-6 44 2Q49 14 46 28Q42 47 28 53Q14 57 0 54C-28 49-41 26-43-8Z",
    "long": "M-40-8C-43-42-24-54 2-54S42-46 44-18Q45-6 42 2Q47 16 42 30Q36 51 24 58Q14 64 4 60C-24 51-38 26-40-8Z",
}
_EAR = (oval(0, 0, 9, 12, "skin", 5), line("M-2-4Q4-4 3 3", 2.6))


def ears(turned: bool) -> Node:
    """One ear on the three-quarter face, two on the frontal one."""
    if turned:
        return group(*_EAR, x=-35, y=10)
    return pair(group(*_EAR, x=46, y=8))


_BEARD = "M-45-2Q-42 18-24 20Q-10 10 0 18Q10 10 24 20Q42 18 45-2Q50 40 28 58Q0 76-28 58Q-50 40-45-2Z"
_EXTRAS: dict[str, tuple[Node, ...]] = {
    # placed about the middle between the eyes and the mouth; moved with the face
    "beard": (path(_BEARD, "hue", 4),),
    "castaway": (
        path(
            "M-45 2Q-38 24-20 20Q0 12 20 20Q38 24 45 2Q58 56 24 80L10 72L0 98L-12 74L-28 84Q-58 56-45 2Z",
            "hue",
            4.5,
        ),
    ),
    "stubble": tuple(
        oval(x, y, 1.6) for x, y in ((-22, 34), (-14, 42), (-4, 46), (6, 46), (16, 41), (23, 33), (-28, 25), (29, 24))
    ),
    "goatee": (path("M-9 41Q0 37 9 41Q9 58 0 62Q-9 58-9 41Z", "hue", 3.5),),
    "tache": (
        path(
            "M0 20Q10 14 22 22Q28 28 34 24Q30 36 16 33Q6 32 0 27Q-6 32-16 33Q-30 36-34 24Q-28 28-22 22Q-10 14 0 20Z",
            "hue",
            3,
        ),
    ),
    "walrus": (
        path(
            "M0 19Q-12 11-26 21Q-34 28-37 39Q-24 40-14 35Q-4 33 0 27Q4 33 14 35Q24 40 37 39Q34 28 26 21Q12 11 0 19Z",
            "hue",
            3.5,
        ),
        line("M-9 22L-13 29M-18 22L-25 32M9 22L13 29M18 22L25 32", 2.8),
    ),
    "handlebar": (line("M-31 21Q-34 30-22 29Q-8 28 0 23Q8 28 22 29Q34 30 31 21", 4.5),),
    "wrinkles": (line("M-14-33Q0-38 14-33M-12-25Q0-29 12-25", 3), line("M-38 22Q-32 26-30 32M38 22Q32 26 30 32", 3)),
    "mole": (oval(22, 30, 2.8),),
    "plaster": (group(path("M-12-5H12V5H-12Z", PAPER, 3), oval(-3, 0, 1.2), oval(3, 0, 1.2), x=-35, y=27, turn=-24),),
    "button": (oval(0, 17, 7, 6, "skin", 3.5),),
    "dimples": (line("M-22 26q-4 4-1 8M22 26q4 4 1 8", 3),),
    "bags": (line("M-28 21Q-19 26-11 21M28 21Q19 26 11 21", 2.8),),
    "paint": (line("M-38 22L-22 26M-37 29L-23 32M38 22L22 26M37 29L23 32", 4),),
}
UNDER_MOUTH = (
    "beard",
    "castaway",
    "stubble",
    "goatee",
    "wrinkles",
    "button",
    "dimples",
    "bags",
    "paint",
    "mole",
    "plaster",
)
BEARDS = frozenset(("beard", "castaway"))
OVER_MOUTH = ("tache", "walrus", "handlebar")
EXTRAS: tuple[str, ...] = (*_EXTRAS, "glasses", "specs", "earrings")


def extras(kinds: tuple[str, ...], wanted: tuple[str, ...], turned: bool) -> Node:
    """The lasting features among `kinds` that belong to the layer `wanted`."""
    found = tuple(part for kind in wanted if kind in kinds for part in _EXTRAS[kind])
    return Group(found, x=13, sx=0.84) if turned else Group(found)


def frame(kind: str) -> tuple[Node, ...]:
    """One lens of a pair of glasses, about the eye."""
    if kind == "specs":
        return (path("M-17-13H17Q19 15 0 16T-17-13Z", PAPER, 4.5),)
    return (oval(0, 0, 18.5, 18.5, PAPER, 4),)


def earrings(turned: bool) -> Node:
    """Round studs or rings under the ears."""
    ring = oval(0, 0, 5, 6, PAPER, 3.5)
    return group(ring, x=-37, y=26) if turned else pair(group(ring, x=48, y=26))


def nose(shift: float) -> Node:
    """The tick that makes a three-quarter face."""
    return line(f"M{shift + 19:g} 12q6 5 1 9", 3.2, INK)
