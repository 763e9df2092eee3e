"""Objects of the deck, drawn by hand in card units about their own middle: held, lost, sat on or read."""

from __future__ import annotations

from hitparade.art.ink import INK, NONE, PAPER, Group, Shape, group, line, oval, path
from hitparade.art.words import word


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
