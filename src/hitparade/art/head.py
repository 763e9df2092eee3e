"""Composes a head from its description: face, features by parallax, hair behind and over, hat and marks."""

from __future__ import annotations

from dataclasses import dataclass

from hitparade.art import eyes, faces, hair, hats, marks
from hitparade.art.ink import INK, PAPER, Group, Node, group, halo, line, mirror, paint, path
from hitparade.art.mouths import MOUTHS
from hitparade.art.teams import TEAMS


@dataclass(frozen=True, slots=True)
class Head:
    """What a head looks like, in names of the part tables; `look` (-1 to 1) shifts the features, `turn` faces aside."""

    hair: str = "short"
    hue: str = "ink"
    hat: str = ""
    hat_hue: str = "ink"
    skin: str = "paper"
    face: str = "oval"
    eyes: str = "big"
    brows: str = ""
    brow_weight: float = 1
    mouth: str = "smile"
    marks: tuple[str, ...] = ()
    extras: tuple[str, ...] = ()
    look: float = 0
    turn: int = 0
    tilt: float = 0
    eye_scale: float = 1
    drop: float = 0
    """How much lower than usual eyes and brows sit (children: 4 to 6 units)."""
    cap: str = ""
    """Team whose cap is worn."""


HUES: dict[str, tuple[str, str]] = {
    # name: fill, light on it
    "ink": (INK, PAPER),
    "paper": (PAPER, INK),
    "hair": ("tone:hair", INK),
    "stripe": ("tone:stripe", INK),
    "light": ("tone:light", INK),
}
SKINS: dict[str, str] = {"paper": PAPER, "dots": "tone:skin-dots", "hatch": "tone:skin-hatch", "deep": "tone:skin-deep"}

_NECK = (0.0, 44.0)


def _shift(head: Head) -> float:
    return head.look * (3 if head.turn else 9)


def _eye_places(head: Head) -> tuple[tuple[int, float, float], ...]:
    """(side, x, horizontal scale) of both eyes; the far eye of a three-quarter face is narrower."""
    shift = _shift(head)
    if head.turn:
        return ((-1, shift - 6, 1), (1, shift + 30, 0.74))
    return ((-1, shift - 19, 1), (1, shift + 19, 1))


def _place(parts: tuple[Node, ...], side: int, x: float, y: float, wide: float, size: float) -> Group:
    return Group(parts, x=x, y=y, sx=side * wide * size, sy=size)


def _eyes(head: Head) -> Group:
    placed: list[Node] = []
    for side, x, wide in _eye_places(head):
        same, mirrored = eyes.eye(head.eyes, side)
        y = 6 + head.drop
        placed += [_place(same, 1, x, y, wide, head.eye_scale), _place(mirrored, side, x, y, wide, head.eye_scale)]
    return Group(tuple(placed))


def _brows(head: Head) -> Group:
    lift = head.drop + (0 if head.eye_scale <= 1 else -2)
    places = _eye_places(head)
    return Group(tuple(_place(eyes.brow(head.brows, s, head.brow_weight), s, x, lift, w, 1) for s, x, w in places))


def _bridge(head: Head) -> Node:
    """What holds two lenses together, and the temple of the three-quarter face."""
    (_, left, _), (_, right, far) = _eye_places(head)
    y = 4 + head.drop
    temple = f"M{left - 18:g} {y:g}L-38 {y - 2:g}" if head.turn else ""
    return line(f"M{left + 17:g} {y:g}Q{(left + right) / 2 + 1:g} {y - 5:g} {right - 17 * far:g} {y:g}{temple}", 4)


def _glasses(head: Head) -> Node:
    kinds = [kind for kind in ("glasses", "specs") if kind in head.extras]
    if head.eyes in eyes.LENSED:
        return _bridge(head)
    if not kinds:
        return Group(())
    lens = faces.frame(kinds[0])
    lenses = (_place(lens, side, x, 6 + head.drop, wide, 1) for side, x, wide in _eye_places(head))
    return Group((*lenses, _bridge(head)))


def _mouth(head: Head) -> Group:
    x = _shift(head) * (1.3 if head.turn else 1.1) + (12 if head.turn else 0)
    return Group(MOUTHS[head.mouth], x=x, y=32 + head.drop / 3, sx=0.92 if head.turn else 1)


def _lit(features: Group, on: bool) -> Group:
    """Features with light around them where skin or beard under them is dark, so that they read at 44 px."""
    return Group((halo(features, 6), features) if on else (features,), inner=True)


def _features(head: Head) -> Group:
    turned, shift = bool(head.turn), _shift(head)
    layers = (faces.UNDER_MOUTH, faces.OVER_MOUTH)
    under, over = (Group((faces.extras(head.extras, layer, turned),), x=shift) for layer in layers)
    printed = Group(
        (*marks.low_marks(head.marks, shift, turned), *((faces.nose(shift),) if turned else ())), inner=True
    )
    dark = head.skin in ("hatch", "deep")
    seen = _lit(Group((_glasses(head), _eyes(head))), dark)
    spoken = _lit(_mouth(head), dark or not faces.BEARDS.isdisjoint(head.extras))
    return Group((printed, under, spoken, over, seen))


def _face(head: Head) -> Group:
    outline = (faces.TURNED if head.turn else faces.FRONTAL)[head.face]
    return Group((path(outline, "skin"), _features(head)))


def _badge(head: Head) -> Node:
    """The team's emblem, the right way round on a head that will be mirrored."""
    badge = TEAMS[head.cap].badge()
    return mirror(badge) if head.turn < 0 else badge


def _hat(head: Head) -> hats.Hat:
    if not head.cap:
        return hats.HATS[head.hat]
    if head.hat in hats.TEAM_COLOURED:
        behind, over = hats.HATS[head.hat]
        return behind, (*over, group(_badge(head), y=-56, scale=0.85))
    behind, over = hats.HATS[head.hat if head.hat in hats.WORN_WITH_CAP else ""]
    return behind, (*hats.cap(_badge(head)), *over)


def _colours(head: Head) -> dict[str, str]:
    hue, shine = HUES[head.hue]
    hue2, shine2 = HUES[head.hat_hue]
    team = TEAMS.get(head.cap)
    if team:
        hue2, shine2 = team.colour, INK
    return {"hue": hue, "shine": shine, "hue2": hue2, "shine2": shine2, "skin": SKINS[head.skin], "team": hue2}


def _layers(head: Head) -> tuple[Group, Group]:
    turned = bool(head.turn)
    back, front = hair.HAIR[head.hair]
    hat_back, hat_front = _hat(head)
    ears = Group(()) if head.hair in hair.COVERED or head.hat == "space" else faces.ears(turned)
    rings = faces.earrings(turned) if "earrings" in head.extras else Group(())
    bare = head.hair in hair.BARE_EARED
    over = (_brows(head), *marks.high_marks(head.marks, _shift(head), head.turn))
    if turned:  # parallax: hair behind lags, the fringe leads
        hair_front = (Group(front, x=3, sx=0.96), ears if bare else Group(()), rings)
        front_layer = (Group(() if bare else (ears,)), _face(head), *hair_front, *hat_front, *over)
        return Group((*hat_back, Group(back, x=-8))), Group(front_layer)
    return Group((*hat_back, *back)), Group((ears, _face(head), *front, rings, *hat_front, *over))


def draw_head(head: Head) -> tuple[Node, Node]:
    """(what lies behind the body, what lies before it), both tilted about the neck and turned to the side asked for."""
    colours = _colours(head)
    side = -1 if head.turn < 0 else 1
    layers = (Group((paint(layer, colours),), turn=head.tilt * side, pivot=_NECK) for layer in _layers(head))
    back, front = (Group((layer,), sx=side) for layer in layers)
    return back, front
