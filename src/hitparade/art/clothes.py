"""Clothing: fill of the torso and of the sleeves, and what is drawn over them."""

from __future__ import annotations

from dataclasses import dataclass

from hitparade.art.ink import INK, PAPER, Node, line, oval, path


@dataclass(frozen=True, slots=True)
class Cloth:
    """A garment; `sleeves` and `legs` are fills, `cuff` draws a short sleeve over a bare arm."""

    torso: str = PAPER
    sleeves: str = PAPER
    over: tuple[Node, ...] = ()
    legs: str = PAPER
    skirt: str = ""


def _buttons(x: float, *ys: float, fill: str = PAPER) -> tuple[Node, ...]:
    return tuple(oval(x, y, 3.6, fill=fill) for y in ys)


_NECKLINE = line("M-17 48Q0 62 17 48", 4)
_TIE = path("M-5 54H5L3 60L8 88L0 98L-8 88L-3 60Z", INK, 0)
_SHIRT = path("M-16 46L0 94L16 46Z", PAPER, 3.5)
_BOLT = path("M-12 84L2 70L0 82L12 80L-5 104L0 90Z", INK, 0)

CLOTHES: dict[str, Cloth] = {
    "tee": Cloth(over=(_NECKLINE, _BOLT), legs=INK),
    "gakuran": Cloth(
        INK,
        INK,
        (line("M0 58V150", 2.5, PAPER), *_buttons(7, 72, 94, 116), path("M-14 46H14L10 56H-10Z", PAPER, 3)),
        INK,
    ),
    "sailor": Cloth(
        over=(
            path("M-40 56L-14 46L0 78L14 46L40 56L30 82L0 92L-30 82Z", INK, 3),
            line("M-30 71L0 83L30 71", 2.5, PAPER),
            path("M0 86L-19 79L-17 100L0 92L17 100L19 79Z", PAPER, 4),
        ),
        skirt=INK,
    ),
    "suit": Cloth("tone:mid", "tone:mid", (_SHIRT, _TIE, line("M-16 46L-26 66L0 102L26 66L16 46", 4)), INK),
    "black": Cloth(INK, INK, (_SHIRT, _TIE, line("M-16 46L-26 66L0 102L26 66L16 46", 4, PAPER)), INK),
    "hoodie": Cloth(
        INK, INK, (path("M-32 52Q0 82 32 52L22 44H-22Z", PAPER, 4), line("M-9 68V90M9 68V90", 3.5, PAPER)), PAPER
    ),
    "hoodie-dots": Cloth(
        "tone:hair", "tone:hair", (path("M-32 52Q0 82 32 52L22 44H-22Z", PAPER, 4), line("M-9 68V88M9 68V88", 4)), INK
    ),
    "gi": Cloth(
        over=(
            line("M-18 46L12 98M18 46L-12 98", 4.5),
            path("M-37 112H37L36 126H-36Z", INK, 0),
            line("M-4 122L-16 150M4 122L14 150", 7),
        )
    ),
    "apron": Cloth(
        "tone:mid",
        "tone:mid",
        (
            path("M-22 68H22L28 170H-28Z", PAPER, 4),
            line("M-22 68L-15 46M22 68L15 46", 4.5),
            line("M-14 106Q0 116 14 106", 4),
        ),
    ),
    "chef": Cloth(
        over=(
            line("M-16 48L10 66V148", 3.5),
            *_buttons(-4, 80, 102, 124, fill=INK),
            *_buttons(21, 80, 102, 124, fill=INK),
        ),
        legs=INK,
    ),
    "robe": Cloth(INK, INK, (line("M-17 46L9 92M17 46L-9 92", 4, PAPER),), INK, INK),
    "dress": Cloth("tone:light", PAPER, (path("M-20 46Q0 70 20 46L28 54Q0 90-28 54Z", PAPER, 4),), skirt="tone:light"),
    "stripe": Cloth(
        over=(_NECKLINE, *(line(f"M-{40 - k / 9:.0f} {78 + k}H{40 - k / 9:.0f}", 8) for k in (0, 22, 44, 66))), legs=INK
    ),
    "overalls": Cloth(
        "tone:stripe",
        "tone:stripe",
        (
            path("M-24 84H24L34 152H-34Z", INK, 4),
            line("M-22 84L-30 54M22 84L30 54", 9),
            *_buttons(-18, 92),
            *_buttons(18, 92),
        ),
        INK,
    ),
    "cardigan": Cloth(
        INK,
        INK,
        (
            path("M-17 46L0 96L17 46Z", PAPER, 3.5),
            line("M-7 52L0 62L7 52", 3.5),
            line("M0 98V150", 2.5, PAPER),
            *_buttons(7, 112, 132),
        ),
        PAPER,
    ),
    "turtle": Cloth(
        INK,
        INK,
        (
            path("M-16 38H16V56Q0 62-16 56Z", INK, 4),
            line("M-14 47Q0 52 14 47", 2.5, PAPER),
            line("M-26 120Q-30 132-27 148M26 120Q30 132 27 148", 2.5, PAPER),
        ),
        PAPER,
    ),
    "kimono": Cloth(
        "tone:light",
        "tone:light",
        (
            path("M-18 44L10 98L-2 104L-30 56Z", PAPER, 4),
            path("M18 44L-10 98L-16 112H-4L30 56Z", PAPER, 4),
            path("M-36 112H36V142H-36Z", INK, 4),
            line("M-36 128H36", 3, PAPER),
        ),
    ),
    "vest": Cloth(
        INK,
        PAPER,
        (path("M-17 46L0 86L17 46Z", PAPER, 3.5), line("M-8 50L0 60L8 50", 3.5), *_buttons(0, 100, 120, 140)),
        INK,
    ),
    "space": Cloth(
        over=(
            path("M-22 80H22V112H-22Z", "tone:mid", 4),
            oval(-9, 92, 4.5),
            oval(9, 92, 4.5),
            line("M-12 104H12", 4),
            line("M-36 132H36", 4),
        )
    ),
    "rags": Cloth(
        "tone:light", PAPER, (line("M-18 48L0 72L18 48", 4), line("M-28 150l8-14l9 14l9-14l9 14l9-14l9 14", 4))
    ),
    "panel": Cloth(
        over=(
            path("M-24 72H24V112H-24Z", INK, 4),
            oval(-11, 92, 6, fill=PAPER),
            line("M2 84H14M2 92H14M2 100H14", 3.5, PAPER),
        ),
        legs=INK,
    ),
    "jersey": Cloth(over=(_NECKLINE, line("M0 58V150", 3), *_buttons(8, 74, 98, 122, fill=INK)), legs=PAPER),
    "scarf": Cloth(
        "tone:hair",
        "tone:hair",
        (
            path("M-30 44Q0 66 30 44L34 58Q0 82-34 58Z", INK, 4),
            path("M12 62L30 66L26 112L8 108Z", INK, 4),
            line("M10 98L27 101", 3, PAPER),
        ),
        INK,
    ),
}
