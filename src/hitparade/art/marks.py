"""Manga marks: the sweat, veins, lines and clouds that comment on a face, placed in head units."""

from __future__ import annotations

from collections.abc import Callable

from hitparade.art.ink import INK, PAPER, Group, Node, group, line, mirror, oval, path, sticker

_DROP = "M0-16Q10-2 2 4Q-8 4 0-16Z"
_VEIN = line("M-4-16Q-4-4-16-4M4-16Q4-4 16-4M-4 16Q-4 4-16 4M4 16Q4 4 16 4", 6)
_PUFF = path("M54 6Q72-14 80 0Q92 4 84 16Q72 26 54 6Z", width=3.5)
_SPARK = "M0-12Q1-1 12 0Q1 1 0 12Q-1 1-12 0Q-1-1 0-12Z"


def _cheeks(shift: float, turned: bool, part: Node) -> Node:
    near, far = (-16, 32) if turned else (-30, 30)
    return Group((group(part, x=near + shift, y=22), group(part, x=far + shift, y=22)))


def _blush(shift: float, turned: bool) -> Node:
    return _cheeks(shift, turned, line("M-8 5l5-9M-1 5l5-9M6 5l5-9", 3))


def _freckles(shift: float, turned: bool) -> Node:
    return _cheeks(shift, turned, Group((oval(-6, 0, 2), oval(0, 5, 2), oval(6, 0, 2))))


def _tear(shift: float, turned: bool) -> Node:
    return path(f"M{shift - (14 if turned else 27):g} 18q9 14 0 18q-9-4 0-18Z", width=3.5)


def _streams(shift: float, turned: bool) -> Node:
    right = path("M-8 0H8Q11 20 17 46H-1Q-7 20-8 0Z", width=3.5)
    near, far = (-6, 30) if turned else (-20, 20)
    return Group((group(right, x=far + shift, y=14), Group((right,), x=near + shift, y=14, sx=-1)))


def _snot(shift: float, turned: bool) -> Node:
    x = shift + (24 if turned else 10)
    return Group((oval(x, 32, 11, 13, PAPER, 3.5), line(f"M{x - 5:g} 28q2-4 5-4", 2.5)))


def _still(*parts: Node) -> Callable[[float, bool], Node]:
    whole = Group(parts)
    return lambda _shift, _turned: whole


def _rimmed(*parts: Node) -> Callable[[float, bool], Node]:
    """Ink marks with light around them, to be seen on black hair too."""
    return _still(sticker(Group(parts), 7))


_LOW: dict[str, Callable[[float, bool], Node]] = {
    # under the hair, part of the face
    "blush": _blush,
    "freckles": _freckles,
    "gloom": _still(line("M-34-50V-18M-22-53V-24M-10-55V-14M2-55V-26M14-54V-18M26-52V-24M36-48V-18", 3)),
    "shade": _still(path("M-45-12C-43-44-24-54 0-54S43-44 45-12L45 2Q0-12-45 2Z", "tone:mid", 0)),
    "soot": _still(
        path(
            "M-40 14Q-30 2-16 14Q-10 26-20 36Q-34 40-40 14ZM14 20Q26 8 40 14Q40 36 26 40Q10 36 14 20Z", "tone:dark", 0
        ),
        path("M-34 20q8-8 14 2q-2 10-10 8zM24 18q10-6 12 4q0 10-8 8zM-10-40q12-8 22 0q6 10-4 12q-16 2-18-12z", INK, 0),
    ),
}
_HIGH: dict[str, Callable[[float, bool], Node]] = {
    # over hair and hat
    "sweat": _still(path("M58-52Q78-24 62-14Q44-14 58-52Z", width=4)),
    "sweats": _still(*(group(group(path(_DROP, width=3.5), y=-80), turn=a) for a in (-62, -34, 34, 62))),
    "vein": _rimmed(group(_VEIN, x=52, y=-42, turn=12)),
    "tear": _tear,
    "streams": _streams,
    "snot": _snot,
    "steam": _still(_PUFF, Group((_PUFF,), sx=-1)),
    "sparkle": _rimmed(
        *(
            group(path(_SPARK, INK, 0), x=x, y=y, scale=s)
            for x, y, s in ((66, -40, 1.1), (78, -10, 0.6), (-70, -30, 0.8))
        )
    ),
    "puzzled": _rimmed(group(line("M-8-10Q-6-20 4-18Q14-14 6-4Q0 0 0 8", 6), oval(0, 19, 4), x=57, y=-34, turn=12)),
    "notes": _rimmed(group(oval(0, 0, 8, 6), line("M7-2V-30Q16-28 18-18", 5), x=62, y=-30, turn=8)),
}
_SIGNS = ("puzzled", "notes")
MARKS: tuple[str, ...] = (*_LOW, *_HIGH)


def low_marks(kinds: tuple[str, ...], shift: float, turned: bool) -> tuple[Node, ...]:
    """Marks printed on the skin."""
    return tuple(_LOW[kind](shift, turned) for kind in kinds if kind in _LOW)


def high_marks(kinds: tuple[str, ...], shift: float, turn: int) -> tuple[Node, ...]:
    """Marks that lie over everything; signs that can be read stay readable on a head that will be mirrored."""
    found = ((kind, _HIGH[kind](shift, turn != 0)) for kind in kinds if kind in _HIGH)
    return tuple(mirror(mark) if kind in _SIGNS and turn < 0 else mark for kind, mark in found)
