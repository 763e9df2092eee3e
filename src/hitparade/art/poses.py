"""Poses: where elbows, hands, knees and feet are, in head units with the head at (0, 0)."""

from __future__ import annotations

from dataclasses import dataclass

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Arm:
    """An arm from the shoulder by the elbow to the hand; `front` arms lie over head and body."""

    elbow: Point
    hand: Point
    kind: str = "fist"
    front: bool = True


@dataclass(frozen=True, slots=True)
class Pose:
    """Both arms, the legs as (knee, foot) and the lean of the upper body about the hips in degrees."""

    left: Arm
    right: Arm
    lean: float = 0
    legs: tuple[tuple[Point, Point], tuple[Point, Point]] = (((-22, 180), (-24, 236)), ((22, 180), (24, 236)))


def _both(elbow: Point, hand: Point, kind: str = "fist", *, front: bool = True) -> tuple[Arm, Arm]:
    (ex, ey), (hx, hy) = elbow, hand
    return Arm((-ex, ey), (-hx, hy), kind, front), Arm(elbow, hand, kind, front)


_DOWN_LEFT, _DOWN_RIGHT = _both((58, 102), (48, 146))

POSES: dict[str, Pose] = {
    "stand": Pose(_DOWN_LEFT, _DOWN_RIGHT),
    "cheer": Pose(*_both((80, 44), (68, -26))),
    "think": Pose(Arm((-60, 112), (8, 118)), Arm((62, 106), (26, 58)), 3),
    "hips": Pose(*_both((86, 94), (42, 130), front=False)),
    "hold": Pose(*_both((60, 106), (17, 116))),
    "bat": Pose(Arm((-52, 112), (38, 92)), Arm((78, 96), (54, 64)), -4),
    "reach": Pose(Arm((-64, 96), (-42, 134)), Arm((74, 78), (84, 20), "open"), 4),
    "cheeks": Pose(*_both((68, 94), (46, 40), "open")),
    "point": Pose(Arm((-84, 92), (-42, 128), front=False), Arm((58, 112), (74, 102), "point"), 4),
    "wave": Pose(_DOWN_LEFT, Arm((84, 70), (84, 2), "open"), -3),
    "raise": Pose(Arm((-86, 94), (-42, 130), front=False), Arm((80, 48), (70, -30)), -4),
    "shrug": Pose(*_both((72, 112), (82, 74), "open")),
    "crossed": Pose(Arm((-66, 106), (22, 104)), Arm((66, 112), (-22, 112))),
    "pitch": Pose(Arm((-74, 92), (-22, 96)), Arm((88, 40), (78, -30)), 8),
    "shout": Pose(*_both((72, 102), (48, 58), "open")),
    "clap": Pose(Arm((-66, 102), (-8, 78), "open"), Arm((66, 102), (10, 80), "open"), -2),
    "present": Pose(Arm((-62, 106), (-18, 100)), Arm((72, 104), (84, 62), "open"), -3),
    "lean": Pose(Arm((-60, 110), (-36, 66)), Arm((60, 118), (-10, 122)), -6),
}
