"""Lettering from outlines: words set tight and centred, and sound effects that grow and tilt."""

from __future__ import annotations

import math
from dataclasses import dataclass

from hitparade.art.glyphs import GLYPHS
from hitparade.art.ink import INK, NONE, PAPER, Group, Node, Shape, group


def _letter(char: str, fill: str, rim: float, colour: str) -> Shape:
    return Shape(GLYPHS[char][0], fill, rim, colour)


def _advance(char: str) -> int:
    return GLYPHS[char][1] if char != " " else 30


def word(text: str, size: float, fill: str = PAPER, *, x: float = 0, y: float = 0, turn: float = 0) -> Group:
    """A word `size` units to the em, its capitals centred on (x, y)."""
    width = sum(_advance(char) for char in text)
    at, letters = -width / 2, list[Node]()
    for char in text:
        if char != " ":
            letters.append(group(_letter(char, fill, 0, NONE), x=at, y=36.5))
        at += _advance(char)
    return group(*letters, x=x, y=y, turn=turn, scale=size / 100)


def _centred(char: str, fill: str, rim: float, colour: str) -> Group:
    left, top, right, bottom = GLYPHS[char][2]
    return group(_letter(char, fill, rim, colour), x=-(left + right) / 2, y=-(top + bottom) / 2)


def effect(
    text: str, size: float, fill: str, rim: str, *, x: float, y: float, turn: float = 0, grow: float = 0.12
) -> Group:
    """A sound effect starting at (x, y): each letter on its own middle, growing and tilting, with an even rim."""
    under: list[Node] = []
    over: list[Node] = []
    at = 0.0
    for i, char in enumerate(text):
        scale = size / 100 * (1 + grow * i)
        left, _, right, _ = GLYPHS[char][2]
        at += (right - left) * scale / 2
        place = {"x": at, "y": (i % 2) * 4.0, "turn": 6.0 * (-1) ** i, "scale": scale}
        under.append(group(_centred(char, rim, 900 / size, rim), **place))
        over.append(group(_centred(char, fill, 0, NONE), **place))
        at += (right - left) * scale / 2 + 2
    return group(*under, *over, x=x, y=y, turn=turn)


_SMALL = "ァッュ"
_BAR = "ー"
_RIM = 9.0
_ROOM = (14.0, 134.0, 286.0, 406.0)
"""Where lettering may stand: inside the frame of the card and of its usual crop (left, top, right, bottom)."""


@dataclass(frozen=True, slots=True)
class Sound:
    """A sound effect about its middle (x, y), `size` units to the em; moved until it stands inside the crop.

    Letters grow along the word. A vertical word stays upright: the long-vowel bar turns, small letters sit aside.
    """

    text: str
    x: float
    y: float
    size: float = 44
    turn: float = 0
    vertical: bool = False
    white: bool = False
    grow: float = 0.1


@dataclass(frozen=True, slots=True)
class _Letter:
    """One letter of a sound: its scale, its own turn, and its box along and across the word."""

    char: str
    scale: float
    turn: float
    run: float
    aside: float


def _letters(sound: Sound) -> list[_Letter]:
    found: list[_Letter] = []
    for i, char in enumerate(sound.text):
        left, top, right, bottom = GLYPHS[char][2]
        scale, turned = sound.size / 100 * (1 + sound.grow * i), sound.vertical and char == _BAR
        wide, high = (bottom - top, right - left) if turned else (right - left, bottom - top)
        small = 13 * scale if char in _SMALL else 0
        sway = 90.0 if turned else (-1) ** i * (2.0 if sound.vertical else 5.0)
        found.append(_Letter(char, scale, sway, (high if sound.vertical else wide) * scale, small))
    return found


def _fit(sound: Sound, along: float, across: float) -> tuple[float, float]:
    """The middle nearest to the one asked for at which the turned box of the word stands inside the room."""
    angle = math.radians(sound.turn)
    wide, high = (across, along) if sound.vertical else (along, across)
    half = (abs(wide * math.cos(angle)) + abs(high * math.sin(angle))) / 2
    tall = (abs(wide * math.sin(angle)) + abs(high * math.cos(angle))) / 2
    left, top, right, bottom = _ROOM
    return min(max(sound.x, left + half), right - half), min(max(sound.y, top + tall), bottom - tall)


def draw_sound(sound: Sound) -> Group:
    """The lettering with an even rim in the other colour."""
    letters, gap = _letters(sound), 5.0 if sound.vertical else 2.0
    fill, rim = (PAPER, INK) if sound.white else (INK, PAPER)
    length = sum(letter.run + gap for letter in letters) - gap
    at, under, over = -length / 2, list[Node](), list[Node]()
    for letter in letters:
        middle = at + letter.run / 2
        x, y = (letter.aside, middle) if sound.vertical else (middle, letter.aside)
        for layer, colour, width in ((under, rim, _RIM / letter.scale), (over, fill, 0)):
            drawn = _centred(letter.char, colour, width, rim if width else NONE)
            layer.append(group(drawn, x=x, y=y, turn=letter.turn, scale=letter.scale))
        at += letter.run + gap
    x, y = _fit(sound, length + _RIM, max(letter.scale for letter in letters) * 100 + _RIM)
    return group(*under, *over, x=x, y=y, turn=sound.turn)
