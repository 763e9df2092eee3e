"""Composes a person: torso, limbs and hands in a pose under a head."""

from __future__ import annotations

import math
from dataclasses import dataclass

from hitparade.art.clothes import CLOTHES, Cloth
from hitparade.art.head import SKINS, Head, draw_head
from hitparade.art.ink import INK, LINE, PAPER, Group, Node, group, line, paint, path
from hitparade.art.poses import POSES, Arm, Point, Pose

_HANDS: dict[str, tuple[Node, ...]] = {
    "fist": (
        path("M-12-6Q-8-15 4-14Q16-12 15 0Q15 13 2 14Q-12 13-12-6Z", "skin", 4.5),
        line("M4-6L14-5M5 3L14 4", 2.5),
    ),
    "open": (
        path("M-10-8L8-16Q14-18 16-12H28Q32-8 28-5L31 0Q31 5 26 5V11Q22 15 17 12L2 14Q-10 14-10-8Z", "skin", 4.5),
        line("M15-5H27M15 4L26 5", 2.5),
    ),
    "glove": (
        path("M-10-10L8-18Q14-21 17-13H29Q35-9 30-4L33 1Q33 7 27 7V12Q22 18 17 14L2 16Q-10 16-10-10Z", PAPER, 4.5),
        line("M15-5H27M15 5L26 6M-4-11V14", 3),
    ),
    "point": (
        path("M-8-12Q4-16 10-10L34-9Q39-5 34-1L12 0Q12 12 0 13Q-12 12-8-12Z", "skin", 4.5),
        line("M2 0H12M2 7H10", 2.5),
    ),
}
_SHOE = "M-14-8H16Q24 8 18 12H-14Z"


@dataclass(frozen=True, slots=True)
class Figure:
    """A person: `wide` broadens the shoulders, `hands` scales the hands, `held` is drawn in the right hand."""

    head: Head
    cloth: str = "tee"
    pose: str | Pose = "stand"
    wide: float = 1
    hands: float = 1.2
    held: Node | None = None
    legs: bool = False


def limb(start: Point, bend: Point, end: Point, width: float, fill: str) -> Group:
    """A limb as one curve stroked twice: ink wide, fill narrower. Skin and tones work as fills too."""
    d = f"M{start[0]:g} {start[1]:g}Q{bend[0]:g} {bend[1]:g} {end[0]:g} {end[1]:g}"
    return Group((line(d, width + 2 * LINE), line(d, width, fill)))


def draw_hand(kind: str, fill: str = PAPER) -> Group:
    """A hand about its own middle, fingers to the right."""
    whole = paint(Group(_HANDS[kind]), {"skin": fill})
    return Group((whole,))


def _hand(arm: Arm, size: float, held: Node | None) -> Group:
    (ex, ey), (hx, hy) = arm.elbow, arm.hand
    angle = math.degrees(math.atan2(hy - ey, hx - ex))
    drawn = group(*_HANDS[arm.kind], x=hx, y=hy, turn=round(angle), scale=size)
    return Group((group(held, x=hx, y=hy), drawn)) if held else drawn


def _arm(figure: Figure, arm: Arm, side: int, cloth: Cloth) -> Group:
    held = figure.held if side > 0 else None
    shoulder = (side * 34 * figure.wide, 68.0)
    elbow = (arm.elbow[0] + side * 34 * (figure.wide - 1), arm.elbow[1])
    return Group((limb(shoulder, elbow, arm.hand, 22, cloth.sleeves), _hand(arm, figure.hands, held)))


def _torso(figure: Figure, cloth: Cloth) -> Group:
    w = figure.wide
    d = f"M-16 44Q{-44 * w:g} 50{-44 * w:g} 66L{-34 * w:g} 152H{34 * w:g}L{44 * w:g} 66Q{44 * w:g} 50 16 44Z"
    skirt = (path("M-32 132L-56 190Q0 206 56 190L32 132Z", cloth.skirt),) if cloth.skirt else ()
    neck = path("M-11 34V56H11V34Z", "skin", 4.5)
    return Group((neck, path(d, cloth.torso), *skirt, *cloth.over))


def _legs(figure: Figure, pose: Pose, cloth: Cloth) -> Group:
    shoe = PAPER if cloth.legs == INK else INK
    parts: list[Node] = []
    for side, (knee, foot) in zip((-1, 1), pose.legs, strict=True):
        leg = limb((side * 16 * figure.wide, 142), knee, foot, 24, cloth.legs)
        parts += [leg, group(path(_SHOE, shoe, 4.5), x=foot[0], y=foot[1])]
    return Group(tuple(parts))


def draw_figure(figure: Figure) -> Node:
    """The whole person with the head at (0, 0); the upper body leans about the hips."""
    pose = POSES[figure.pose] if isinstance(figure.pose, str) else figure.pose
    cloth = CLOTHES[figure.cloth]
    back, head = draw_head(figure.head)
    arms = [(arm, _arm(figure, arm, side, cloth)) for side, arm in ((-1, pose.left), (1, pose.right))]
    behind = tuple(drawn for arm, drawn in arms if not arm.front)
    before = tuple(drawn for arm, drawn in arms if arm.front)
    legs = (_legs(figure, pose, cloth),) if figure.legs else ()
    upper = (_torso(figure, cloth), head, *before)
    whole = Group((_lean(pose, (back, *behind)), *legs, _lean(pose, upper)))
    return paint(whole, {"skin": SKINS[figure.head.skin]})


def _lean(pose: Pose, parts: tuple[Node, ...]) -> Group:
    return Group(parts, turn=pose.lean, pivot=(0, 140))
