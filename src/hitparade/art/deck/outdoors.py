"""Scenes at sea, on islands and in the snow."""

from __future__ import annotations

from collections.abc import Iterator

from hitparade.art import beasts, creatures, grounds, things
from hitparade.art.bubbles import Bubble
from hitparade.art.head import Head
from hitparade.art.ink import PAPER, path
from hitparade.art.layers import At, Person, Scene, Thing
from hitparade.art.poses import Arm, Pose
from hitparade.art.words import Sound


def _castaway() -> Scene:
    pose = Pose(
        Arm((-62, 96), (-70, 64), "open"),
        Arm((62, 108), (32, 140)),
        legs=(((-52, 150), (-70, 180)), ((44, 142), (60, 178))),
    )
    head = Head("spiky", eyes="aside", brows="up", mouth="wavy", extras=("castaway",), tilt=-4)
    return Scene(
        "castaway",
        "Desert island",
        "無人島",
        "A bearded castaway and a crab on a tiny island",
        "小さな島のひげの遭難者とカニ",
        grounds.sea(),
        (
            Thing(At(rim=0), path("M-10 430Q30 336 150 336T310 430Z", PAPER, 6)),
            Thing(At(228, 274, 1.06), creatures.palm()),
            Person(At(126, 236, 1.0), head, "rags", pose, legs=True),
            Thing(At(68, 378, 0.74, rim=10), creatures.crab()),
        ),
        Bubble("thought", 116, 66, 98, 46, (118, 168)),
        tags=frozenset(("animal", "pair")),
    )


def _shark() -> Scene:
    pose = Pose(Arm((-76, 60), (-70, 0), "open"), Arm((72, 60), (70, 4), "open"))
    fisher = Head("short", hat="bucket", hat_hue="paper", eyes="shock", mouth="gape", turn=1, marks=("sweats",))
    return Scene(
        "shark",
        "The catch",
        "大物",
        "A shark leaps out of the sea at a fisherman in his boat",
        "小舟の釣り人に飛びかかるサメ",
        grounds.sea(),
        (
            Thing(At(194, 242, 0.86, 26), beasts.shark()),
            Person(At(60, 314, 0.8, -6), fisher, "stripe", pose),
            Thing(At(70, 384, 0.9, -5), things.boat()),
            Thing(At(226, 352, 0.7, rim=8), things.splash()),
            Sound("ザバッ", 220, 392, 38, -4),
        ),
        Bubble("shout", 132, 68, 94, 47, (76, 230)),
        tags=frozenset(("animal", "pair")),
    )


def _snowmen() -> Scene:
    return Scene(
        "snowmen",
        "First day of spring",
        "春の日",
        "Two snowmen in the sun, one is melting away",
        "日なたの雪だるま二人、ひとりは溶けていく",
        grounds.snow(),
        (
            Thing(At(82, 270, 0.92), creatures.snowman()),
            Thing(At(218, 286, 0.82), creatures.melting()),
            Sound("トロ", 250, 160, 34, 8),
        ),
        Bubble("round", 110, 66, 96, 50, (80, 190)),
        tags=frozenset(("animal", "pair")),
    )


def scenes() -> Iterator[Scene]:
    """The scenes of this theme."""
    yield _castaway()
    yield _shark()
    yield _snowmen()
