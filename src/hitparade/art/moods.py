"""Expressions that can be put on any head: eyes, brows, mouth, marks and a tilt."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hitparade.art.head import Head


@dataclass(frozen=True, slots=True)
class Mood:
    """An expression; empty fields leave what the person has anyway."""

    eyes: str = ""
    brows: str = ""
    mouth: str = ""
    marks: tuple[str, ...] = ()
    tilt: float = 0
    look: float = 0


_MOODS: dict[str, Mood] = {
    "calm": Mood(),
    "happy": Mood("happy", "up", "open", (), -4),
    "laugh": Mood("squeeze", "", "laugh", ("blush",), -9),
    "fierce": Mood("fierce", "", "grit", ("vein",), 5),
    "smirk": Mood("glare", "one-up", "smirk", (), 6),
    "shades": Mood("shades", "up", "smirk", ("sparkle",), -6),
    "poker": Mood("glare", "", "flat", (), 0),
    "shocked": Mood("shock", "up", "gape", ("sweats",), 0),
    "dizzy": Mood("dizzy", "sad", "wavy", ("sweat",), 10),
    "gloom": Mood("blank", "sad", "wavy", ("gloom",), 7),
    "stars": Mood("star", "", "laugh", ("blush",), -6),
    "sleepy": Mood("shut", "soft", "yawn", ("snot",), 11),
    "think": Mood("up", "one-up", "pout", ("puzzled",), 8, 0.6),
    "teary": Mood("teary", "sad", "frown", ("tear",), -5),
    "wink": Mood("wink", "", "tongue", ("sparkle",), -8),
    "peek": Mood("side", "up", "o", (), 4, 0.5),
    "steam": Mood("fierce", "", "shout", ("steam",), 0),
    "heart": Mood("heart", "up", "cat", ("blush",), -5),
    "busy": Mood("down", "soft", "", (), 7),
}
MOODS: tuple[str, ...] = tuple(_MOODS)


def wear(head: Head, name: str) -> Head:
    """The same person in the mood `name`."""
    mood = _MOODS[name]
    return replace(
        head,
        eyes=mood.eyes or head.eyes,
        brows=mood.brows if mood.eyes else head.brows,
        mouth=mood.mouth or head.mouth,
        marks=(*head.marks, *mood.marks),
        tilt=head.tilt + mood.tilt,
        look=head.look + mood.look,
    )
