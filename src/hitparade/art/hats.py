"""Hats: (behind the head, over the hair), in head units; `hue2` is the hat's own tone, `team` a team's colour."""

from __future__ import annotations

from hitparade.art.ink import INK, PAPER, Node, group, line, oval, pair, path

Hat = tuple[tuple[Node, ...], tuple[Node, ...]]

_SQUARE_EAR = path("M40-12H62V26H40Z", PAPER)
_LAMP = (line("M0-58V-76"), oval(0, -82, 9, 9, PAPER, 5))
_CUP = (path("M46-14Q68-16 68 8Q68 30 46 28Z", PAPER, 4.5), path("M40-18H50V32H40Z", INK, 3))
_BAND = "M-55-14Q-62-80 0-80T55-14"

HATS: dict[str, Hat] = {
    "": ((), ()),
    "chef": (
        (),
        (
            path("M-46-24Q-84-36-74-72Q-66-98-38-90Q-20-116 8-102Q40-116 56-90Q84-86 78-56Q72-34 46-24Z"),
            path("M-48-36H48V-14Q0-4-48-14Z", PAPER, 4),
            line("M-24-48V-64M2-48V-72M26-48V-62", 3.5),
        ),
    ),
    "deerstalker": (
        (),
        (
            path(
                "M-70-14Q-50-22-46-34Q-40-78 0-80Q40-78 46-34Q50-22 70-14Q84-6 76 2Q56-8 40-10H-40Q-56-8-76 2"
                "Q-84-6-70-14Z",
                "tone:mid",
            ),
            line("M-44-30Q0-42 44-30M-22-76Q-12-50-20-36M22-76Q12-50 20-36", 3.5),
            path("M-14-80Q-30-96-6-92Q0-102 6-92Q30-96 14-80Z", INK, 3),
        ),
    ),
    "party": (
        (),
        (
            path("M-30-44L2-116L32-44Q0-32-30-44Z"),
            line("M-20-66L24-58M-8-90L14-84", 6),
            oval(2, -118, 11, 11, PAPER, 4.5),
        ),
    ),
    "horns": (
        (path("M-40-40Q-104-40-100-112Q-70-74-22-66ZM40-40Q104-40 100-112Q70-74 22-66Z"),),
        (path("M-54 0Q-60-72 0-78Q60-72 54 0L34-18L0-30L-34-18Z", INK, 4), path("M-7-78H7L5-34L0-28L-5-34Z", PAPER, 3)),
    ),
    "space": (
        (oval(0, -2, 74, 74, PAPER, 5),),
        (
            path("M-74-2A74 74 0 1 1 74-2A74 74 0 1 1-74-2ZM-56 2Q-56 50 0 50T56 2Q56-50 0-50T-56 2Z"),
            line("M-40-30Q-31-42-15-45", 6, PAPER),
        ),
    ),
    "beret": (
        (),
        (path("M-58-26Q-66-68 2-74Q66-72 62-38Q42-50 0-44Q-44-36-58-26Z", "hue2"), line("M2-74L8-87", 6)),
    ),
    "helmet": (
        (),
        (
            path("M-54 2Q-62-74 0-78Q60-74 56-18L56-10H-20L-22 26Q-46 28-50 20Z", INK),
            path("M8-16H78Q92-12 86-4H10Z", INK, 4),
            line("M-34-40Q-22-62 4-64", 6, PAPER),
            oval(-35, 10, 5, fill=PAPER),
        ),
    ),
    "straw": (
        (),
        (
            path("M-88-14Q-42-30-42-34Q-40-76 0-76Q40-76 42-34Q42-30 88-14Q92-4 80-4Q0-26-80-4Q-92-4-88-14Z"),
            path("M-42-38Q0-48 42-38L44-25Q0-33-44-25Z", INK, 0),
        ),
    ),
    "band": (
        (),
        (
            path("M44-24Q74-40 86-26Q68-23 80-8Q62-7 48-15Z", PAPER, 4),
            path("M-50-30Q0-46 50-30V-14Q0-30-50-14Z", PAPER, 4),
            oval(0, -30, 8, 6),
        ),
    ),
    "bucket": (
        (),
        (
            path("M-36-40L-28-82Q0-90 28-82L36-40Z", "hue2"),
            path("M-60-22Q-46-46-36-48Q0-56 36-48Q46-46 60-22Q0-40-60-22Z", "hue2"),
            line("M-34-54Q0-62 34-54", 3.5, "shine2"),
        ),
    ),
    "beanie": (
        (),
        (
            oval(0, -84, 14, 13, PAPER, 5),
            path("M-49-22Q-52-76 0-78T49-22Z", "hue2"),
            path("M-54-26Q0-40 54-26V-8Q0-22-54-8Z", PAPER, 4.5),
            line("M-36-28V-12M-18-32V-16M0-33V-17M18-32V-16M36-28V-12", 3.5),
        ),
    ),
    "turban": (
        (),
        (
            path("M-54-12Q-66-52-34-74Q0-92 34-74Q66-52 54-12Q34-34 0-36T-54-12Z", "hue2"),
            line("M-50-18Q-34-64 22-78M-30-30Q4-58 48-60M50-18Q30-46-6-56", 3.5, "shine2"),
        ),
    ),
    "kerchief": (
        (path("M-50 6L-66 30L-46 26L-44 44L-30 20Z", "hue2", 4),),
        (
            path("M-51-6Q-56-70 0-72T51-6Q40-34 0-36T-51-6Z", "hue2"),
            *(
                oval(x, y, 4, fill="shine2")
                for x, y in ((-32, -34), (-14, -54), (8, -46), (30, -38), (14, -62), (-36, -50))
            ),
        ),
    ),
    "headphones": ((), (line(_BAND, 14), line(_BAND, 6, PAPER), pair(*_CUP))),
    "crown": (
        (),
        (
            path("M-38-46L-48-92L-20-70L0-100L20-70L48-92L38-46Q0-36-38-46Z"),
            *(oval(x, y, 6, fill=PAPER, width=4) for x, y in ((-48, -94), (0, -102), (48, -94))),
            oval(0, -58, 5, 6),
        ),
    ),
    "flatcap": (
        (),
        (
            path("M-54-16Q-60-66 4-70Q54-68 52-30Q30-40-6-32Q-34-28-54-16Z", "hue2"),
            path("M-54-16Q-34-32 6-36L14-28Q-26-20-44-6Q-58-6-54-16Z", INK, 4),
        ),
    ),
    "flower": (
        (),
        (
            group(
                *(group(oval(0, -10, 7, 9, PAPER, 3.5), turn=a) for a in range(0, 360, 72)),
                oval(0, 0, 5, 5, INK),
                x=-38,
                y=-42,
            ),
        ),
    ),
    "ribbon": (
        (),
        (
            group(
                path("M0 0Q-22-24-30-12Q-34 8 0 0Q22-24 30-12Q34 8 0 0Z", "hue2", 4),
                oval(0, -1, 7, 7, "hue2", 4),
                x=30,
                y=-58,
                turn=24,
            ),
        ),
    ),
    "antenna": ((pair(_SQUARE_EAR),), _LAMP),
    "antennas": (
        (pair(_SQUARE_EAR),),
        (line("M-18-56L-27-72M18-56L27-72"), oval(-29, -77, 8, 8, PAPER, 4.5), oval(29, -77, 8, 8, PAPER, 4.5)),
    ),
    "aerial": (
        (pair(_SQUARE_EAR),),
        (line("M0-58V-90M-15-78H15M-9-88H9"),),
    ),
}
KINDS: tuple[str, ...] = (*filter(None, HATS), "cap")
WORN_WITH_CAP = ("antenna", "antennas", "aerial", "headphones")
"""Hats that stay on under a team cap."""
TEAM_COLOURED = ("turban", "kerchief")
"""Head coverings that are never taken off: they take the team's colour and emblem themselves."""


def cap(emblem: Node) -> tuple[Node, ...]:
    """A baseball cap in a team's colour with the emblem on its crown."""
    return (
        path("M-52-14Q-56-74 0-76Q56-74 52-14Q0-32-52-14Z", "team"),
        oval(0, -76, 5, 4, INK),
        group(emblem, x=2, y=-46, scale=0.92),
        path("M-52-20Q0-37 52-21Q78-17 82-7Q83-1 76-2Q46-8 0-12T-52-8Z", INK, 4),
    )
