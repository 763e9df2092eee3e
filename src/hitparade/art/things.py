"""Objects of the deck, drawn by hand in card units about their own middle: what people hold, eat, sit on or lose."""

from __future__ import annotations

import math

from hitparade.art.ink import INK, NONE, PAPER, Group, Node, Shape, group, line, num, oval, pair, path
from hitparade.art.words import word


def test_paper() -> Group:
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


def dust() -> Group:
    """A cloud of dust at a runner's heels."""
    return group(path("M-40 20Q-64-6-30-12Q-26-44 8-34Q30-50 42-22Q66-20 58 6Q62 22 44 22Z", PAPER, 5))


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


def telephone() -> Group:
    """An old receiver."""
    return group(path("M-14-40Q0-48 12-40L14-22L2-18V18L14 22L12 40Q0 48-14 40Q-22 0-14-40Z", INK, 5))


def ring() -> Group:
    """A ring with a large sparkling stone."""
    band = "M0-20A32 32 0 1 0 .1-20ZM0-6A18 18 0 1 1-.1-6Z"
    return group(
        oval(0, 12, 30, fill=PAPER),
        path(band, INK, 4),
        path("M-30-48L-16-66H16L30-48L0-14Z", PAPER, 6),
        line("M-28-48H28M-11-48L0-18L11-48", 4),
        line("M-48-64l-13-9M48-64l13-9M0-86v-14", 6),
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


def pan() -> Group:
    """A frying pan whose contents burn high; the handle leaves to the left."""
    return group(
        line("M-62 8L-150 26", 17),
        path("M-40 0Q-76-44-36-84Q-34-60-20-56Q-30-104 18-136Q12-96 36-82Q50-90 48-112Q86-62 44 0Z", PAPER, 6),
        path("M-20-2Q-40-34-12-58Q-4-36 4-40Q2-70 22-86Q24-56 36-44Q44-18 28-2Z", INK, 4),
        path("M-70 0H70Q64 38 34 40H-34Q-64 38-70 0Z", INK, 6),
        line("M-48 20Q-40 30-26 30", 4, PAPER),
    )


def lens() -> Group:
    """A magnifying glass with an enormous eye in it."""
    return group(
        line("M50 50L104 116", 28),
        line("M56 57L102 114", 14, PAPER),
        oval(0, 0, 72, fill=PAPER, width=14),
        path("M-56 0Q0-58 56 0Q0 50-56 0Z", PAPER, 7),
        oval(2, -2, 26),
        oval(-7, -11, 9, fill=PAPER),
        oval(11, 7, 4.5, fill=PAPER),
        line("M-42-32L-52-44M-21-45L-28-58M2-50V-63M26-46L34-58M45-31L55-42", 6),
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


def microphone() -> Group:
    """A microphone, head up."""
    return group(
        path("M-13 26L-8 118H8L13 26Z", INK, 6),
        oval(0, -8, 34, 36, PAPER, 6),
        line("M-26-24L18 18M-8-38L30 2M-32-4L4 26M26-24L-18 18M8-38L-30 2M32-4L-4 26", 4),
        path("M-28 20H28V36H-28Z", INK, 5),
    )


def light_stick() -> Group:
    """A fan's fist with a glowing stick."""
    return group(
        path("M-9 10V-62Q0-74 9-62V10Z", PAPER, 5),
        path("M-17-2Q0-10 17-2V26H-17Z", INK, 5),
        line("M-24-66l-10-6M24-66l10-6M0-86v-10", 5, PAPER),
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


def boat() -> Group:
    """A rowing boat."""
    return group(
        path("M-96-8H96L70 52H-66Z", INK, 6), path("M-102-22H102V-4H-102Z", PAPER, 6), line("M-60 18H60", 5, PAPER)
    )


def splash() -> Group:
    """Water thrown up, as white tongues."""
    return group(
        path(
            "M-120 40Q-112-6-92-30Q-86-4-74 8Q-66-36-44-52Q-40-14-26 2Q-6-30 4-62Q20-28 28 2Q44-18 58-48"
            "Q72-12 74 10Q88-2 100-22Q116 8 120 40Z",
            PAPER,
            6,
        )
    )


def form() -> Group:
    """A letter of application with a portrait of a panda."""
    return group(
        path("M-40-52L40-52L40 52L-40 52Z", PAPER, 6),
        path("M-28-40H4V-6H-28Z", PAPER, 4.5),
        oval(-21, -33, 5),
        oval(-3, -33, 5),
        oval(-12, -22, 10, 9, PAPER, 3.5),
        line("M14-36H28M14-24H28M14-12H28M-28 10H28M-28 24H28M-28 38H6", 5),
    )


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


def toilet() -> Group:
    """A toilet from the front: cistern, raised lid, seat and bowl, to sit on."""
    return group(
        path("M-80-150H80V-92H-80Z", PAPER, 6),
        path("M-90-170H90V-148H-90Z", PAPER, 6),
        line("M-60-130H-34", 9),
        path("M-72 30Q-92-104 0-106Q92-104 72 30Z", PAPER, 6),
        path("M-54 20Q-68-86 0-88Q68-86 54 20Z", PAPER, 4),
        path("M-76 34H76Q74 96 34 120L40 160H-40L-34 120Q-74 96-76 34Z", PAPER, 6),
        path("M-96 20Q0-4 96 20Q104 48 82 52H-82Q-104 48-96 20Z", PAPER, 6),
    )


def empty_roll() -> Group:
    """A bare cardboard tube on its holder at the wall, one torn scrap left."""
    return group(
        path("M-78-76H78V-46H-78Z", INK, 5),
        line("M-70-54V2M70-54V2", 13),
        path("M-58-30H58V30H-58Z", PAPER, 6),
        line("M-34-28L-10 28M2-28L26 28M38-28L56 14", 5),
        oval(-58, 0, 14, 30, PAPER, 6),
        oval(-58, 0, 6, 18),
        line("M-80 2H-60M60 2H80", 10),
        path("M-24 28H18V66L10 57L2 68L-7 57L-16 68L-24 60Z", PAPER, 5),
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


def lift_sign() -> Group:
    """The plate over a lift's doors that says how many may ride: three."""
    return group(
        path("M-74-24H74V24H-74Z", INK, 6), Shape("M-68-18H68V18H-68Z", NONE, 3, PAPER), word("MAX 3", 30, PAPER)
    )


def musical_note() -> Group:
    """Two quavers under one beam."""
    return group(
        path("M-20-34L30-46V-30L-8-20V26H-20Z", INK, 4),
        path("M18-40H30V16H18Z", INK, 4),
        oval(-24, 26, 16, 12),
        oval(14, 16, 16, 12),
    )
