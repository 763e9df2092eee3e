"""Scenes of kitchens, bathrooms and tables."""

from __future__ import annotations

from collections.abc import Iterator

from hitparade.art import beasts, grounds, grounds_dark, tableware, things, wonders
from hitparade.art.bubbles import Bubble
from hitparade.art.head import Head
from hitparade.art.ink import PAPER, group, line, path
from hitparade.art.layers import At, Hand, Person, Scene, Thing
from hitparade.art.poses import Arm, Pose
from hitparade.art.words import Sound


def _robot_ring() -> Scene:
    pose = Pose(Arm((-60, 100), (-50, 140)), Arm((60, 98), (88, 66), "open"), 6)
    suitor = Head("swoop", eyes="lash", mouth="smile", brows="up", marks=("blush",), turn=1, tilt=-10)
    return Scene(
        "robot-ring",
        "The proposal",
        "求婚",
        "A man on his knee offers a ring to a robot with hearts in its eyes",
        "目がハートのロボットに指輪を差し出す男",
        grounds.petals(),
        (
            Thing(At(212, 248, 0.92), wonders.robot()),
            Person(At(68, 286, 0.98), suitor, "black", pose),
            Thing(At(160, 342, 1.0, 6, rim=12), things.ring()),
            Hand(At(136, 380, 1.7, -30, rim=10), "open"),
        ),
        Bubble("jagged", 166, 66, 110, 46, (212, 150)),
        tags=frozenset(("animal", "pair")),
    )


def _cook() -> Scene:
    pose = Pose(Arm((-70, 96), (-62, 140), "open"), Arm((64, 104), (84, 96)))
    singed = Head("afro", hat="chef", eyes="blank", mouth="o", marks=("soot",), tilt=-6)
    return Scene(
        "cook",
        "A little too hot",
        "強火すぎた",
        "A cook black with soot holds a burning pan",
        "燃えるフライパンを持つすすだらけの料理人",
        grounds.blast(140, 270),
        (
            Person(At(96, 264, 1.02), singed, "chef", pose),
            Thing(At(222, 336, 0.94, -4), tableware.pan()),
            Hand(At(110, 354, 1.5, 10)),
            Sound("ボンッ", 236, 164, 37, -4),
        ),
        Bubble("round", 122, 64, 102, 48, (108, 160)),
    )


def _detective() -> Scene:
    pose = Pose(Arm((-60, 104), (-40, 140)), Arm((72, 100), (70, 84)))
    sleuth = Head("short", hat="deerstalker", eyes="glare", mouth="smirk", look=0.6)
    return Scene(
        "detective",
        "The clue",
        "手がかり",
        "A detective's eye, huge in the magnifying glass",
        "虫眼鏡の中の探偵の大きな目",
        grounds.boards(),
        (
            Person(At(112, 256, 1.3), sleuth, "black", pose),
            Thing(At(172, 276, 1.1, rim=10), things.lens()),
            Hand(At(266, 384, 2.0, -120)),
        ),
        Bubble("round", 176, 66, 100, 46, (126, 150)),
        tags=frozenset(("close-up",)),
    )


def _cat_fish() -> Scene:
    pose = Pose(Arm((-70, 104), (-84, 66)), Arm((70, 40), (54, -20)), 10)
    ladle = group(
        line("M0 20L8-66", 14), line("M0 20L8-66", 5, PAPER), path("M-20-86Q8-104 36-82Q32-54 6-56T-20-86Z", PAPER, 6)
    )
    angry = Head("bun", eyes="fierce", mouth="shout", hat="", turn=1, tilt=-8)
    return Scene(
        "cat-fish",
        "Stop, thief",
        "泥棒猫",
        "A black cat runs off with a large fish, the cook after it",
        "大きな魚をくわえて逃げる黒猫と追う料理人",
        grounds.speed(4),
        (
            Person(At(84, 216, 0.92), angry, "apron", pose, held=ladle),
            Thing(At(142, 344, 0.98, -6), beasts.running_cat()),
            Thing(At(206, 350, 0.9, -10, rim=10), beasts.fish()),
        ),
        Bubble("shout", 168, 68, 94, 47, (112, 180)),
        tags=frozenset(("animal", "pair")),
    )


def _empty_roll() -> Scene:
    pose = Pose(
        Arm((-70, 100), (-48, 46), "open"),
        Arm((70, 104), (60, 60), "open"),
        legs=(((-56, 150), (-46, 206)), ((56, 150), (46, 206))),
    )
    stuck = Head("part", eyes="shock", mouth="gape", turn=1, brows="sad", marks=("sweat",), look=0.6)
    return Scene(
        "empty-roll",
        "The last sheet",
        "紙がない",
        "A man on the toilet stares at the bare tube of the paper roll",
        "トイレで紙の切れた芯を見つめる男",
        grounds.tiles(),
        (
            Thing(At(98, 312, 1.04, rim=8), things.toilet()),
            Person(At(98, 226, 0.86), stuck, "hoodie", pose, legs=True),
            Thing(At(224, 262, 0.96, rim=12), things.empty_roll()),
            Sound("カラ", 240, 384, 38, -6),
        ),
        Bubble("thought", 118, 62, 96, 42, (104, 170)),
    )


def _dragon_teeth() -> Scene:
    return Scene(
        "dragon-teeth",
        "Good morning",
        "朝の歯みがき",
        "A sleepy dragon in a night cap brushes its teeth",
        "ナイトキャップをかぶって歯をみがく眠そうなドラゴン",
        grounds_dark.cave(),
        (
            Thing(At(178, 262, 0.98), wonders.dragon()),
            Thing(At(150, 190, 0.8, -10), wonders.night_cap()),
            Thing(At(100, 366, 0.9, 20, flip=True, rim=10), wonders.toothbrush()),
            Hand(At(214, 404, 1.8, 200, rim=10)),
            Thing(At(rim=8), wonders.foam((40, 384, 16), (68, 396, 12), (26, 358, 10))),
            Sound("シャカ", 62, 166, 36, -4, white=True),
        ),
        Bubble("trembling", 150, 62, 108, 44, (196, 200)),
        tags=frozenset(("animal",)),
    )


def _last_rice_ball() -> Scene:
    return Scene(
        "last-rice-ball",
        "The last one",
        "最後のひとつ",
        "From above: two hands reach for the last rice ball",
        "最後のおにぎりに伸びる二人の手、真上から",
        grounds.cloth(),
        (
            Thing(At(150, 270, 1.0, rim=8), tableware.plate()),
            Thing(At(150, 268, 0.86, rim=0), tableware.rice_ball()),
            Thing(At(34, 372, 0.76, -44, rim=10), tableware.reaching_hand("plain")),
            Thing(At(266, 176, 0.76, 140, rim=10), tableware.reaching_hand("striped")),
            Sound("バッ", 244, 380, 50, -8),
        ),
        Bubble("shout", 140, 58, 104, 40, (90, 320)),
        tags=frozenset(("pair", "above")),
    )


def scenes() -> Iterator[Scene]:
    """The scenes of this theme."""
    yield _robot_ring()
    yield _cook()
    yield _detective()
    yield _cat_fish()
    yield _empty_roll()
    yield _dragon_teeth()
    yield _last_rice_ball()
