"""Eyes and brows, each drawn about its own centre with the outer corner to the right."""

from __future__ import annotations

from hitparade.art.ink import PAPER, Node, line, oval, path

_LID = line("M-10-15Q1-22 12-8")
"""The upper lid, lower at the outer corner: the other way round it would look cross."""
_IRIS = oval(0, 0, 10, 15)
_SHINE = (oval(-3, -6, 4.2, 5, PAPER), oval(3, 6, 2.6, fill=PAPER))
_STAR = "M0-13L4-4L12 0L4 4L0 13L-4 4L-12 0L-4-4Z"
_HEART = "M0 16C-26-2-12-20 0-7C12-20 26-2 0 16Z"
_SPIRAL = "M0 0q4-4 5 1t-8 5t-5-10t14-5t7 13t-14 8"

SAME: dict[str, tuple[Node, ...]] = {
    # alike on both sides: the light always comes from the upper left
    "big": (_IRIS, *_SHINE),
    "lash": (_IRIS, *_SHINE),
    "oval": (oval(0, 0, 7.5, 12), oval(-2, -5, 3, 3.6, PAPER)),
    "round": (oval(0, 0, 13, 14, PAPER, 4.5), oval(0, 1, 7, 8), oval(-2, -2, 2.6, fill=PAPER)),
    "star": (oval(0, 0, 14, 18), path(_STAR, PAPER, 0)),
    "dot": (oval(0, 1, 5.5, 7),),
    "happy": (line("M-12 6Q0-16 12 6", 6),),
    "shut": (line("M-12 0Q0 12 12 0", 6),),
    "shock": (oval(0, -2, 14, 17, PAPER, 4.5), oval(0, -1, 3.4)),
    "blank": (oval(0, -2, 14, 16, PAPER, 5),),
    "dizzy": (line(_SPIRAL, 3.6),),
    "heart": (path(_HEART, width=0, fill="#16131a"), oval(-5, -5, 3, 3.4, PAPER)),
    "teary": (oval(0, 0, 12, 16), oval(-3, -7, 4.5, 5, PAPER), oval(1, 8, 8, 5, PAPER), line("M-12-16Q1-22 14-9")),
    "shades": (path("M-19-10H19Q19 15 0 15T-19-10Z", "#16131a", 0), line("M-9 5L3-7", 4, PAPER)),
    "glint": (oval(0, 0, 17, 16, PAPER, 4.5), line("M-7 6L5-8M0 9L8 0", 3)),
    "sleepy": (path("M-14 0Q0 18 14 0Z", width=4), oval(0, 4, 5, 5), line("M-16 0H16", 6)),
    "side": (oval(0, 0, 13, 14, PAPER, 4.5), oval(6, 1, 5.5, 7)),
    "aside": (oval(0, 0, 13, 14, PAPER, 4.5), oval(-6, 1, 5.5, 7)),
    "up": (oval(0, 0, 13, 14, PAPER, 4.5), oval(2, -6, 5.5, 6)),
    "narrow": (line("M-11 2Q0-4 11 2", 6), oval(0, 3, 4.5)),
    "none": (),
}
MIRRORED: dict[str, tuple[Node, ...]] = {
    # drawn for the right side and mirrored for the left
    "big": (_LID,),
    "lash": (_LID, line("M8-13L17-16M12-8L20-8", 4)),
    "almond": (
        path("M-13 3Q-4-13 8-9Q14-7 16-2Q6 12-4 10Q-10 9-13 3Z", width=3.5),
        oval(1, 0, 6.5, 8),
        oval(-1, -3, 2.2, fill=PAPER),
        line("M-13 2Q-2-16 17-5", 5.5),
    ),
    "glare": (
        path("M-13-4H13Q10 12 0 12T-13-4Z", width=4),
        oval(-1, 1, 5, 6),
        line("M-15-5H15", 6),
    ),
    "fierce": (
        path("M-14 4L14-12Q13 12 0 12Q-8 12-14 4Z", width=4),
        oval(0, 2, 5.5, 7),
        line("M-16 4L18-15", 7),
    ),
    "squeeze": (line("M12-11L-8 0L12 11", 6),),
    "down": (line("M-12 1Q0 11 12 1M-8 7l-3 6M0 9v6M8 7l3 6", 4),),
    "crinkle": (line("M-12 4Q0-13 12 4", 5.5), line("M17 2l7-3M17 7h7", 3)),
}
WINK = ("happy", "big")
"""Kinds a wink is made of: the right side and the left one."""
KINDS: tuple[str, ...] = tuple(sorted({*SAME, *MIRRORED, "wink"}))

LENSED = ("shades", "glint")
"""Kinds that bring their own frame, so that glasses are left out."""

_BROWS: dict[str, str] = {
    "": "",
    "angry": "M-12-10L12-24",
    "sad": "M-12-26L12-15",
    "up": "M-11-22Q0-33 11-24",
    "flat": "M-11-19H11",
    "soft": "M-11-20Q0-26 11-19",
}
BROWS: tuple[str, ...] = (*_BROWS, "one-up")


def eye(kind: str, side: int) -> tuple[tuple[Node, ...], tuple[Node, ...]]:
    """(parts to draw as they are, parts to mirror on the left) of one eye; side -1 is the left one, 1 the right."""
    if kind == "wink":
        kind = WINK[0] if side > 0 else WINK[1]
    return SAME.get(kind, ()), MIRRORED.get(kind, ())


def brow(kind: str, side: int, weight: float) -> tuple[Node, ...]:
    """One brow for the right side; `weight` is the person's own thickness, 1 for most."""
    if kind == "one-up":
        kind = "up" if side > 0 else "angry"
    if not kind:
        return ()
    return (line(_BROWS[kind], (7 if kind == "angry" else 5) * weight),)
