"""Things to eat and what they are eaten from, drawn by hand in card units about their own middle."""

from __future__ import annotations

from hitparade.art.ink import INK, PAPER, Group, group, line, oval, path


def noodle_bowl() -> Group:
    """A bowl with steam."""
    return group(
        path("M-72-16H72Q68 46 28 50H-28Q-68 46-72-16Z", PAPER, 6),
        path("M-67 0H67L62 16H-62Z", INK, 0),
        path("M-76-24H76V-8H-76Z", PAPER, 6),
    )


def chopsticks() -> Group:
    """A pair of chopsticks."""
    return group(line("M36-44L-36 0M46-34L-30 10", 12), line("M36-44L-36 0M46-34L-30 10", 5, PAPER))


def toast() -> Group:
    """A slice of toast with holes and a pat of butter."""
    return group(
        path("M-32-8Q-56-22-48-42Q-40-54-20-50H20Q40-54 48-42Q56-22 32-8V40Q32 48 24 48H-24Q-32 48-32 40Z", INK, 5),
        path("M-22-12Q-44-24-37-36Q-32-42-18-40H18Q32-42 37-36Q44-24 22-12V38H-22Z", PAPER, 0),
        line("M-24-28h.1M26-26h.1M-10 30h.1M12 26h.1M-14-6h.1", 5),
        path("M-6-12L14-16L18 6L-2 10Z", PAPER, 5),
    )


def pan() -> Group:
    """A frying pan whose contents burn high; the handle leaves to the left."""
    return group(
        line("M-62 8L-150 26", 17),
        path("M-40 0Q-76-44-36-84Q-34-60-20-56Q-30-104 18-136Q12-96 36-82Q50-90 48-112Q86-62 44 0Z", PAPER, 6),
        path("M-20-2Q-40-34-12-58Q-4-36 4-40Q2-70 22-86Q24-56 36-44Q44-18 28-2Z", INK, 4),
        path("M-70 0H70Q64 38 34 40H-34Q-64 38-70 0Z", INK, 6),
        line("M-48 20Q-40 30-26 30", 4, PAPER),
    )


def tea_tray() -> Group:
    """A tray with a steaming cup and a pot."""
    return group(
        path("M-68 0H68L58 14H-58Z", INK, 5),
        path("M-52-38H-8L-14 0H-46Z", PAPER, 5),
        line("M-40-46q-6-6 0-11t0-9M-22-46q-6-6 0-11t0-9", 4.5),
        path("M14-12Q14-34 36-34T58-12Q58 0 48 0H24Q14 0 14-12Z", PAPER, 5),
        line("M58-22Q70-28 70-38", 6),
        oval(36, -38, 5),
    )


def cake() -> Group:
    """A birthday cake with cherries and one candle."""
    icing = "M-84-2Q-84 26-66 20Q-52 14-46 34Q-34 44-21 24Q-9 14 2 30Q13 46 27 26Q36 14 48 22Q61 34 70 18Q82 14 84-2Z"
    cherry = (oval(x, -12, 11, 10) for x in (-52, 52))
    return group(
        oval(0, 70, 112, 13, PAPER, 6),
        path("M-84-2H84V58Q0 78-84 58Z", PAPER, 6),
        path(icing, INK, 5),
        oval(0, -4, 84, 18, PAPER, 6),
        *cherry,
        path("M-8-14V-58H8V-14Z", PAPER, 5),
        line("M-7-26L7-34M-7-42L7-50", 4.5),
        path("M0-94Q18-74 0-62Q-18-74 0-94Z", PAPER, 5),
    )


def bottle() -> Group:
    """A baby's bottle."""
    return group(
        path("M-18-24H14L18 24H-16Z", PAPER, 5), path("M-16-24L-8-44H4L12-24Z", INK, 5), line("M-8-8H4M-8 6H4", 4)
    )


def plate() -> Group:
    """A plate from above."""
    return group(oval(0, 0, 116, fill=PAPER, width=7), oval(0, 0, 86, fill=PAPER, width=4))


def rice_ball() -> Group:
    """A rice ball with its strip of seaweed and a face as sorry as rice can look."""
    grains = "M-40 6l6 3M-12-38l6 3M16-24l6 3M44 18l6 3M-50 36l6 3M46 44l6 3M-8-12l6 3"
    return group(
        path("M-70 48Q-78 20-32-40Q0-70 32-40Q78 20 70 48Q66 66 42 66H-42Q-66 66-70 48Z", PAPER, 7),
        path("M-30 66V16H30V66Z", INK, 5),
        line(grains, 4),
    )


def reaching_hand(cuff: str) -> Group:
    """A hand with spread fingers reaching right, wrist at (0, 0), its sleeve behind: `plain` black or `striped`."""
    fingers = (
        (22, -20, 58, -62, 26),
        (40, -14, 102, -34, 24),
        (46, -2, 116, -6, 24),
        (44, 10, 110, 22, 23),
        (34, 20, 90, 46, 21),
    )
    bars = [(f"M{a} {b}L{c} {d}", w) for a, b, c, d, w in fingers]
    sleeve = path("M-130-46H-6V50H-130Z", INK if cuff == "plain" else PAPER, 6)
    stripes = () if cuff == "plain" else (line("M-104-44V48M-72-44V48M-40-44V48", 13),)
    return group(
        *(line(d, w + 11) for d, w in bars),
        oval(26, 2, 38, 32),
        line("M-20 4L10 4", 58),
        *(line(d, w - 1, PAPER) for d, w in bars),
        oval(26, 2, 33, 27, PAPER),
        line("M-20 4L10 4", 47, PAPER),
        line("M52-12Q60-12 66-14M56 4Q64 6 70 5M52 16Q58 20 66 20", 4.5),
        sleeve,
        *stripes,
        path("M-14-50H8V54H-14Z", PAPER, 6),
    )
