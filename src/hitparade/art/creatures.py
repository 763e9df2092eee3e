"""Animals, snowmen and large things of the panels, drawn by hand in card units about their own middle."""

from __future__ import annotations

from hitparade.art.ink import INK, PAPER, Group, Node, Shape, group, line, oval, pair, path


def snowman() -> Group:
    """A snowman in good health, looking sideways in alarm."""
    return group(
        oval(0, 84, 62, 58, PAPER, 6),
        line("M-46 44Q-82 34-94 2M-86 22L-104 22M46 44Q82 40 96 14M90 30L106 34", 7),
        oval(0, 0, 47, 45, PAPER, 6),
        path("M-42 30Q0 54 42 30L46 47Q0 70-46 47Z", INK),
        path("M18 52L34 96L14 98L4 58Z", INK),
        line("M16 90L32 88", 3, PAPER),
        oval(0, 92, 5),
        oval(-2, 116, 5),
        path("M-38-34L-34-86H34L38-34Z", INK),
        path("M-56-42Q0-28 56-42V-30Q0-16-56-30Z", INK),
        line("M-34-52Q0-44 34-52", 6, PAPER),
        oval(-14, -8, 9, 12, PAPER, 4),
        oval(18, -8, 9, 12, PAPER, 4),
        oval(-10, -6, 4, 5),
        oval(22, -6, 4, 5),
        path("M2 2L46 14L2 18Q-6 10 2 2Z", "tone:light", 4.5),
        oval(-4, 31, 7, 6),
        path("M-48-38Q-66-12-52-6Q-36-10-48-38Z", PAPER, 4),
    )


def melting() -> Group:
    """A snowman that is mostly puddle, its hat slipping."""
    drips = (
        "M-50 0Q-50-44 4-46Q56-42 54 2Q56 30 40 44Q30 68 22 50Q10 42 4 60Q-6 78-12 56Q-20 42-30 54"
        "Q-42 52-40 34Q-50 22-50 0Z"
    )
    hat = group(
        path("M-38 6L-34-42H34L38 6Z", INK),
        path("M-56 0Q0 16 56 0V12Q0 28-56 12Z", INK),
        line("M-35-10Q0 0 35-10", 6, PAPER),
        x=20,
        y=-40,
        turn=18,
    )
    return group(
        path("M-100 124Q-96 98-70 104Q-62 60-34 44H40Q72 62 74 104Q104 96 112 124Q106 146 0 146T-100 124Z", PAPER, 6),
        path(drips, PAPER, 6),
        line("M-56 96q2 14-4 20M60 98q0 12 6 18M-14 100v16M24 92v20", 4.5),
        line("M-29-12L-11 4M-11-12L-29 4M13-12L31 4M31-12L13 4", 6),
        path("M-4 6L-16 42L12 15Q6 4-4 6Z", "tone:light", 4.5),
        line("M-30 26q7-9 14 0M14 28q9-11 18 0", 5),
        hat,
    )


def crab() -> Group:
    """A black crab in a good mood, claws up."""
    claw = path("M0 20Q-24 14-20-12Q-12-28 6-26L-2-6L18-18Q28 2 16 14Q10 20 0 20Z", INK)
    side: tuple[Node, ...] = (
        line("M30 14Q56 18 60 38M26 22Q46 30 46 46M34-4Q62-10 60-34", 7),
        group(claw, x=60, y=-48),
        line("M12-18V-34", 6),
        oval(12, -38, 9, 9, PAPER, 4.5),
    )
    body = path("M-44 6Q-44-24 0-24T44 6Q40 32 0 32T-44 6Z", INK)
    return group(pair(*side), body, oval(-14, -38, 3.6), oval(10, -38, 3.6), line("M-15 7Q0 20 15 7", 4.5, PAPER))


def palm() -> Group:
    """A palm tree with two nuts."""
    leaf = path("M0 0Q-34-34-92-16Q-78-10-80-2Q-66-8-60 2Q-50-6-42 4Q-30-6 0 0Z", INK, 4)
    leaves = ((-26, 1.0, 1), (14, 0.95, 1), (200, 1.0, -1), (160, 0.95, -1), (64, 0.8, 1), (112, 0.8, -1))
    crown = (Group((leaf,), x=22, y=-60, turn=a, sx=s, sy=s * flip) for a, s, flip in leaves)
    trunk = path("M-18 124Q-8 20 14-60L30-56Q20 20 26 124Z", INK, 6)
    rings = line("M-12 96Q6 102 20 92M-8 66Q6 72 18 62M-2 36Q8 42 17 32M4 8Q12 12 18 4M11-18Q16-16 20-20", 4.5, PAPER)
    return group(trunk, rings, *crown, oval(14, -46, 9, 9, PAPER), oval(32, -46, 9, 9, PAPER))


def earth() -> Group:
    """The planet below."""
    land = (
        "M-84-96Q-40-120-20-90Q10-86-6-56Q-40-50-50-20Q-90-26-106-60ZM30-108Q70-106 96-70Q80-40 50-50Q20-70 30-108Z"
        "M-20-10Q30-30 60 0Q80 50 40 90Q0 100-10 60Q-40 30-20-10Z"
    )
    return group(oval(0, 0, 150, fill="tone:light", width=6), path(land, INK, 0))


def station() -> Group:
    """The corner of a space station with its hatch."""
    return group(
        path("M0-54H90V60H0Q-22 60-22 36V-30Q-22-54 0-54Z", PAPER, 6),
        oval(20, -6, 20, fill=INK, width=5),
        path("M-22 30H90V44H-22Z", INK, 4),
        line("M-6 37h6M14 37h6M34 37h6", 5, PAPER),
    )


def _cord(d: str) -> Group:
    return group(line(d, 20), line(d, 13, PAPER), Shape(d, "none", 5, INK, "5 9"))


def _fray(x: float, y: float, turn: float) -> Group:
    threads = "M0-4Q8-8 15-13M0 0Q9-1 19 0M0 4Q8 8 14 13"
    return group(line(threads, 10), line(threads, 5, PAPER), x=x, y=y, turn=turn)


def rope() -> Group:
    """The safety rope, snapped: both frayed ends show, with light between them."""
    return group(
        _cord("M136 316Q150 388 196 362"),
        _fray(196, 362, -30),
        _cord("M286 392Q282 346 244 346"),
        _fray(244, 346, 172),
        line("M220 332l-1-15M204 338l-9-12M234 328l7-13", 5, PAPER),
    )


def cat_asleep() -> Group:
    """A black cat curled up on a blanket."""
    return group(
        path("M-50 26Q-58-18-10-22Q40-26 52 6Q58 28 40 30H-44Z", INK),
        path("M-52-18L-48-44L-34-30Q-24-34-16-30L-4-42L-2-16Q4 14-26 14Q-54 12-52-18Z", INK),
        line("M-42-8q5 5 10 0M-22-8q5 5 10 0", 3.5, PAPER),
        path("M-29-2h6l-3 4z", PAPER, 0),
        line("M-26 2v3", 2.5, PAPER),
        line("M46 24Q20 34 4 22", 7),
        line("M42 22Q20 30 6 21", 2.5, PAPER),
    )
