"""Beings that no zoo has: a robot, an alien and its saucer, a dragon brushing its teeth."""

from __future__ import annotations

from hitparade.art.ink import INK, PAPER, Group, group, line, oval, pair, path


def robot() -> Group:
    """A robot in love, from the front."""
    heart = "M0 22C-36-4-16-30 0-9C16-30 36-4 0 22Z"
    return group(
        line("M0-70V-104", 7),
        path("M0-96C-24-112-10-130 0-117C10-130 24-112 0-96Z", INK, 4),
        path("M-90-30H-70V22H-90ZM70-30H90V22H70Z", INK, 6),
        path("M-76-56Q-76-74-58-74H58Q76-74 76-56V40Q76 58 58 58H-58Q-76 58-76 40Z", PAPER, 7),
        path("M-60-54H60V26H-60Z", INK, 4),
        group(path(heart, PAPER, 0), x=-29, y=-16),
        group(path(heart, PAPER, 0), x=29, y=-16),
        line("M-18 42Q0 52 18 42", 6),
        path("M-22 58H22V76H-22Z", INK, 6),
        path("M-66 76H66L78 176H-78Z", PAPER, 7),
        path("M-40 94H6V130H-40Z", INK, 4),
        line("M-34 112h10l6-10l8 20l6-10h4", 4, PAPER),
        oval(34, 104, 10),
        oval(34, 130, 10, fill=PAPER, width=5),
    )


def alien() -> Group:
    """A polite alien with large black eyes and antennas."""
    eye = group(oval(0, 0, 20, 30), oval(-5, -12, 6, 8, PAPER), oval(4, 12, 4, 5, PAPER), turn=24)
    return group(
        path("M-50 150Q-54 66 0 62Q54 66 50 150Z", INK, 6),
        path("M-14 96h28v28h-28Z", PAPER, 0),
        line("M-26-78Q-36-104-50-110M26-78Q36-104 50-110", 6),
        oval(-54, -112, 10, fill=PAPER, width=5),
        oval(54, -112, 10, fill=PAPER, width=5),
        path("M-76-24Q-76-92 0-92T76-24Q74 20 33 62Q0 86-33 62Q-74 20-76-24Z", PAPER, 7),
        group(eye, x=34, y=-6),
        Group((eye,), x=-34, y=-6, sx=-1),
        line("M-13 46Q0 60 13 46", 6),
    )


def saucer() -> Group:
    """A flying saucer."""
    lights = (oval(x, 8, 9, 7) for x in (-66, -24, 24, 66))
    return group(
        path("M-44-8Q-42-52 0-52T44-8Z", PAPER, 6),
        path("M-112 6Q-82-18 0-18T112 6Q82 36 0 36T-112 6Z", PAPER, 6),
        *lights,
        line("M-24-34Q-16-44-6-44", 5),
    )


_JAW = "M-14 52L-112 98Q-134 110-122 128Q-100 142-52 126L16 96Z"
_SKULL = (
    "M92 190Q104 60 62-2Q40-74-22-76Q-64-76-84-42Q-104-34-128-30Q-160-28-156 2Q-154 26-132 28L-24 40"
    "Q4 44 0 70L-30 118Q-8 140-20 190Z"
)


def dragon() -> Group:
    """A sleepy dragon from the side, looking left, its mouth open over two rows of clean teeth."""
    teeth = "M-144 24h28v26h-24ZM-114 28h28v26h-27ZM-84 31h28v25h-27ZM-54 35h26v22h-24Z"
    lower = "M-116 104l19-9l-4-17l-17 9ZM-92 92l19-9l-4-17l-17 9ZM-68 80l19-9l-4-17l-17 9Z"
    spikes = "M40-58L74-84L72-34ZM72-20L114-34L96 14ZM94 30L134 24L104 68ZM100 84L138 86L106 120Z"
    return group(
        path(spikes, INK, 6),
        path("M16-70Q44-124 96-132Q92-84 50-50Z", INK, 6),
        path("M-146 22L-20 36Q10 44 0 74L-60 100L-118 118Z", INK, 0),
        path(lower, PAPER, 4),
        path(_JAW, PAPER, 7),
        path(_SKULL, PAPER, 7),
        path(teeth, PAPER, 4),
        oval(-134, -8, 6, 5),
        line("M-116-14Q-106-22-98-16", 5),
        oval(-38, -34, 25, 24, PAPER, 6),
        path("M-64-32Q-62-62-36-62T-12-34Z", INK, 4),
        oval(-46, -22, 8, 7),
        line("M-56-4Q-38 4-20-4", 4.5),
        path("M6-8Q36-20 60 2Q44 6 46 20Q32 18 30 32Q14 24 6-8Z", PAPER, 6),
        line("M26 96q12 10 0 22M46 70q12 10 0 22M54 120q12 10 0 22M18 136q12 10 0 22M40 156q12 10 0 22", 5),
    )


def night_cap() -> Group:
    """A striped night cap with a bobble, drooping to the right."""
    return group(
        path("M-44 14Q-40-40 8-52Q64-58 82 6Q84 18 74 22Q54-14 30-4Q34 6 36 14Z", PAPER, 6),
        path("M-30-18Q-22-34-6-44L16-8L6 14H-14ZM34-56Q54-48 66-32L48-10Q42-12 34-8Z", INK, 0),
        path("M-52 6H44V26H-52Z", PAPER, 6),
        oval(80, 30, 15, fill=PAPER, width=6),
    )


def toothbrush() -> Group:
    """A large toothbrush, bristles up, its handle to the left."""
    return group(
        path("M-150-12H64Q80-12 80 2T64 16H-150Q-166 16-166 2T-150-12Z", INK, 6),
        path("M-6-12V-50H70V-12Z", PAPER, 6),
        line("M10-44V-16M24-44V-16M38-44V-16M54-44V-16", 5),
        line("M-140 2H-40", 5, PAPER),
    )


def foam(*bubbles: tuple[float, float, float]) -> Group:
    """Froth: bubbles at (x, y, radius) that melt into one another."""
    under = (oval(x, y, r, fill=PAPER, width=6) for x, y, r in bubbles)
    shine = line(
        "".join(
            f"M{x - r * 0.4:.0f} {y - r * 0.1:.0f}q1-{r * 0.3:.0f} {r * 0.4:.0f}-{r * 0.4:.0f}"
            for x, y, r in bubbles
            if r > 9
        ),
        3.5,
    )
    return group(*under, shine)


def teddy() -> Group:
    """A teddy bear with a bow tie."""
    limb = (oval(26, -56, 15, 15, PAPER, 5), oval(42, 16, 15, 22, PAPER, 5), oval(27, 62, 19, 16, PAPER, 5))
    return group(
        pair(*limb),
        oval(0, 26, 38, 38, PAPER, 5),
        pair(oval(27, 62, 19, 16, PAPER, 5), oval(27, 62, 8, 7)),
        oval(0, -30, 41, 37, PAPER, 5),
        oval(-26, -58, 6, 6),
        oval(26, -58, 6, 6),
        oval(-16, -34, 5.5, 7),
        oval(16, -34, 5.5, 7),
        oval(0, -17, 17, 13, PAPER, 4),
        path("M-7-23H7L0-15Z", INK, 0),
        line("M0-15V-11M-7-9Q0-5 7-9", 3.5),
        path("M0 6L-24-6V18ZM0 6L24-6V18Z", INK, 4),
    )
