"""Scenes of school and sport."""

from __future__ import annotations

from collections.abc import Iterator

from hitparade.art import beasts, grounds, sporting, tableware
from hitparade.art.backdrops import burst
from hitparade.art.bubbles import Bubble
from hitparade.art.head import Head
from hitparade.art.ink import INK, PAPER, Group, group, line, path
from hitparade.art.layers import At, Hand, Person, Scene, Thing
from hitparade.art.poses import Arm, Pose
from hitparade.art.words import Sound

_FORWARD = Arm((66, 104), (60, 118))


def _pupil_zero() -> Scene:
    pose = Pose(Arm((-60, 110), (-34, 150)), _FORWARD)
    pale = Head("spiky", eyes="blank", brows="sad", mouth="wavy", marks=("gloom", "sweat"), turn=1, tilt=-8)
    return Scene(
        "pupil-zero",
        "Zero",
        "れいてん",
        "A schoolboy turns pale: his test is marked zero",
        "零点の答案を持って青ざめる男子生徒",
        grounds.gloom(),
        (
            Person(At(94, 232, 1.2), pale, "gakuran", pose),
            Thing(At(212, 318, 1.06, 8), sporting.marked_test()),
            Hand(At(150, 384, 1.6, -10)),
            Hand(At(276, 374, 1.5, 190)),
            Sound("ガーン", 262, 172, 33, vertical=True, grow=0.04),
        ),
        Bubble("trembling", 130, 72, 108, 52, (104, 190)),
    )


def _love_letter() -> Scene:
    pose = Pose(Arm((-8, 110), (58, 112), "open"), Arm((70, 112), (86, 98), "open"), 8)
    shy = Head("hime", eyes="squeeze", mouth="wavy", marks=("blush", "sweats"), turn=1, tilt=6)
    return Scene(
        "love-letter",
        "The letter",
        "恋の手紙",
        "A blushing girl, eyes shut, holds out a letter sealed with a heart",
        "目をつぶってハートの封の手紙を差し出す女の子",
        grounds.blossoms((40, 160, 1.0), (262, 56, 1.1), (262, 232, 0.9), (30, 372, 1.1), (28, 40, 0.9)),
        (
            Person(At(120, 234, 1.2), shy, "sailor", pose),
            Thing(At(214, 348, 1.08, -10), sporting.letter()),
            Hand(At(160, 378, 1.5, -6)),
            Sound("ドキ", 238, 162, 44, 8),
        ),
        Bubble("round", 136, 70, 108, 50, (130, 180)),
        tags=frozenset(("pair",)),
    )


def _fighter() -> Scene:
    fierce = Head("spiky", hat="band", eyes="fierce", mouth="shout", turn=1, tilt=-4)
    sleeve = path("M-44-6Q-40-34-6-34L52-56V60L-10 44Q-46 36-44-6Z", PAPER, 6)
    trim = (path("M34-52L58-58V62L34 55Z", INK, 5), line("M-14-18Q6-10 18-18M-14 22Q4 14 16 22", 4.5))
    reach = group(sleeve, *trim, group(sporting.pointing_hand(), x=74, y=2, scale=1.14))
    return Scene(
        "fighter",
        "The challenge",
        "挑戦",
        "A fierce fighter in a white jacket and headband points straight ahead",
        "はちまきの武道家がまっすぐ指をさす",
        grounds.focus(120, 240, 130, 80),
        (
            Person(At(92, 222, 1.28, -4), fierce, "gi", Pose(Arm((-80, 94), (-36, 116)), Arm((50, 84), (40, 90)))),
            Thing(At(60, 324, 0.84, 4), reach),
            Sound("ビシッ", 232, 236, 38, -8),
        ),
        Bubble("shout", 166, 68, 102, 44, (128, 180)),
    )


def _boxed_cat() -> Scene:
    pose = Pose(Arm((-50, 108), (-30, 140)), Arm((80, 90), (92, 46)), 10)
    kind = Head("bob", eyes="big", mouth="smile", marks=("blush",), turn=1, tilt=8)
    return Scene(
        "boxed-cat",
        "A stray in the rain",
        "雨の捨て猫",
        "A girl holds her umbrella over a kitten in a cardboard box",
        "段ボール箱の子猫に傘をさしかける女の子",
        grounds.rain(),
        (
            Thing(At(196, 226, 1.04, 12), sporting.umbrella()),
            Person(At(82, 248, 1.0), kind, "sailor", pose),
            Thing(At(214, 324, 1.0), beasts.boxed_cat()),
        ),
        Bubble("whisper", 108, 70, 90, 50, (196, 220)),
        tags=frozenset(("animal", "pair")),
    )


def _toast() -> Scene:
    pose = Pose(
        Arm((-82, 84), (-82, 40)),
        Arm((74, 116), (110, 88)),
        12,
        legs=(((-50, 150), (-92, 158)), ((70, 132), (74, 180))),
    )
    late = Head("twin", eyes="squeeze", mouth="o", turn=1, tilt=-10, marks=("sweats",))
    return Scene(
        "toast",
        "Late",
        "遅刻",
        "A girl in school uniform runs with a slice of toast in her mouth",
        "食パンをくわえて走る制服の女の子",
        grounds.speed(),
        (
            Thing(At(44, 392, 0.8), sporting.dust()),
            Person(At(132, 222, 0.94), late, "sailor", pose, legs=True),
            Thing(At(186, 290, 0.92, 16), tableware.toast()),
            Sound("ダダッ", 232, 390, 46, -6),
        ),
        Bubble("shout", 142, 64, 100, 42, (150, 180)),
    )


def _batter() -> Scene:
    pose = Pose(Arm((-64, 100), (-50, 52)), Arm((40, 106), (-34, 62)), -8)
    keen = Head("short", eyes="fierce", mouth="grit", turn=-1, tilt=4, hat="helmet")
    hit = Group((burst(0, 0, 11, 50, 84, INK, "hit"), group(sporting.baseball(42))))
    return Scene(
        "batter",
        "Out of the park",
        "場外へ",
        "A batter hits the ball with full force",
        "力いっぱいボールを打つ打者",
        grounds.focus(78, 214, 96, 90),
        (
            Person(At(214, 246, 1.1), keen, "jersey", pose),
            Thing(At(170, 352, 1.14, -32, rim=12), sporting.bat()),
            Hand(At(164, 342, 1.6, 232, rim=10)),
            Hand(At(180, 368, 1.6, 232, rim=10)),
            Thing(At(74, 192, 0.8, rim=10), hit),
            Sound("カキーン", 42, 330, 32, vertical=True),
        ),
        Bubble("shout", 166, 68, 94, 47, (206, 190)),
    )


def scenes() -> Iterator[Scene]:
    """The scenes of this theme."""
    yield _pupil_zero()
    yield _love_letter()
    yield _fighter()
    yield _boxed_cat()
    yield _toast()
    yield _batter()
