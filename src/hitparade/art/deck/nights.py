"""Scenes on black: nights, stages, thrones and the sky beyond."""

from __future__ import annotations

from collections.abc import Iterator

from hitparade.art import beasts, creatures, grounds_dark, sporting, tableware, things, wonders
from hitparade.art.backdrops import burst
from hitparade.art.bubbles import Bubble
from hitparade.art.head import Head
from hitparade.art.ink import INK, PAPER, path
from hitparade.art.layers import At, Hand, Person, Scene, Thing
from hitparade.art.poses import Arm, Pose
from hitparade.art.words import Sound


def _noodle_ghost() -> Scene:
    pose = Pose(Arm((-64, 104), (-40, 118)), Arm((66, 100), (44, 66)))
    eater = Head("short", eyes="shut", mouth="slurp", marks=("blush",))
    return Scene(
        "noodle-ghost",
        "A guest for supper",
        "夜食の客",
        "A ghost looms behind a man who slurps noodles",
        "麺をすする男の背後に迫る幽霊",
        grounds_dark.night(38, 164, 22),
        (
            Thing(At(204, 226, 1.0, 6, rim=0), beasts.ghost()),
            Person(At(104, 276, 1.04), eater, "stripe", pose),
            Thing(At(106, 382, 1.0), tableware.noodle_bowl()),
            Thing(At(152, 338, 1.0, rim=0), tableware.chopsticks()),
            Sound("ヒュー", 236, 388, 36, -6, white=True),
        ),
        Bubble("trembling", 118, 66, 104, 46, (190, 190)),
        tags=frozenset(("animal", "pair")),
    )


def _duel() -> Scene:
    ground = path("M-10 430V388Q60 376 110 388T220 384T310 390V430Z", INK, 0)
    spark = burst(150, 232, 8, 12, 38, PAPER, "clash", 5)
    return Scene(
        "duel",
        "Under the moon",
        "月下の決闘",
        "Two swordsmen cross blades before a huge full moon",
        "大きな満月を背に刀を交える二人の剣士",
        grounds_dark.night(150, 290, 168),
        (
            Thing(At(50, 292, 0.86, rim=6), sporting.swordsman(hat=False)),
            Thing(At(250, 292, 0.86, flip=True, rim=6), sporting.swordsman(hat=True)),
            Thing(At(112, 292, 0.94, 33, rim=6), sporting.blade()),
            Thing(At(188, 292, 0.94, -33, flip=True, rim=6), sporting.blade()),
            Thing(At(rim=0), spark),
            Thing(At(rim=0), ground),
        ),
        Bubble("thought", 108, 62, 94, 42, (70, 210)),
        tags=frozenset(("pair", "silhouettes")),
    )


def _keeper() -> Scene:
    pose = Pose(Arm((-84, 34), (-64, -44), "glove"), Arm((84, 34), (64, -44), "glove"))
    scared = Head("fade", skin="hatch", eyes="shock", mouth="gape", brows="sad", marks=("sweats",))
    return Scene(
        "keeper",
        "The penalty",
        "運命のシュート",
        "A goalkeeper stares in horror at a burning football",
        "燃えるサッカーボールにおびえるゴールキーパー",
        grounds_dark.goal(90, 320),
        (
            Person(At(204, 254, 1.0, 4), scared, "turtle", pose, hands=2.0),
            Thing(At(84, 348, 0.9, rim=8), sporting.fireball()),
            Sound("ゴオオ", 226, 386, 44, -6),
        ),
        Bubble("shout", 136, 60, 98, 40, (186, 180)),
        tags=frozenset(("pair",)),
    )


def _tea_alien() -> Scene:
    pose = Pose(Arm((-20, 112), (46, 96), "open"), Arm((60, 108), (72, 92), "open"), 8)
    granny = Head("granny", "paper", eyes="oval", mouth="smile", extras=("glasses",), marks=("blush",), turn=1, tilt=4)
    return Scene(
        "tea-alien",
        "Tea at eight",
        "遠来の客",
        "A grandmother serves tea to an alien under its flying saucer",
        "空飛ぶ円盤の下で宇宙人にお茶を出すおばあさん",
        grounds_dark.beam(206, 96),
        (
            Thing(At(206, 162, 0.86, rim=0), wonders.saucer()),
            Thing(At(222, 310, 0.88, rim=8), wonders.alien()),
            Person(At(76, 270, 1.0), granny, "apron", pose),
            Thing(At(148, 392, 0.96, rim=8), tableware.tea_tray()),
        ),
        Bubble("round", 100, 72, 88, 55, (80, 210)),
        tags=frozenset(("animal", "pair")),
    )


def _singer() -> Scene:
    pose = Pose(Arm((-84, 60), (-74, -18), "open"), Arm((66, 104), (50, 84)), -6)
    star = Head("wavy", eyes="happy", mouth="laugh", marks=("blush",), turn=1, tilt=-8)
    sticks = ((40, 384, -16), (104, 400, 6), (260, 390, 14))
    return Scene(
        "singer",
        "The great moment",
        "夢の舞台",
        "A singer with a big microphone on a stage, light sticks before her",
        "ペンライトの前で大きなマイクを持って歌う歌手",
        grounds_dark.stage(),
        (
            Person(At(142, 248, 1.12), star, "vest", pose, hands=1.6),
            Thing(At(212, 290, 1.05, -26, rim=10), things.microphone()),
            Hand(At(232, 346, 1.7, 190)),
            Thing(At(258, 176, 0.9, 8, rim=10), things.musical_note()),
            *(Thing(At(x, y, 1.0, turn, rim=8), things.light_stick()) for x, y, turn in sticks),
        ),
        Bubble("shout", 150, 60, 106, 42, (146, 180)),
    )


def _cake() -> Scene:
    pose = Pose(Arm((-66, 104), (-54, 128)), Arm((66, 104), (54, 128)))
    alone = Head("short", hat="party", eyes="shut", mouth="wavy", brows="sad", marks=("streams",), tilt=-5)
    return Scene(
        "cake",
        "Happy birthday",
        "ひとりの誕生日",
        "A man in a party hat weeps alone behind his birthday cake",
        "バースデーケーキを前にひとりで泣くパーティー帽の男",
        grounds_dark.spotlight(150, 126),
        (
            Person(At(150, 252, 1.16), alone, "hoodie", pose),
            Thing(At(150, 352, 0.96), tableware.cake()),
            Sound("シーン", 262, 230, 36, vertical=True, white=True, grow=0),
        ),
        Bubble("whisper", 120, 62, 104, 47, (140, 150)),
    )


def _overlord_teddy() -> Scene:
    pose = Pose(Arm((-70, 104), (-46, 118)), Arm((70, 104), (46, 118)))
    lord = Head("bald", hat="horns", eyes="glare", brows="angry", mouth="smirk", marks=("blush",))
    return Scene(
        "overlord-teddy",
        "The overlord's secret",
        "魔王の秘密",
        "A horned overlord on his throne cuddles a teddy bear",
        "玉座でぬいぐるみのクマを抱く角の魔王",
        grounds_dark.throne(),
        (
            Person(At(150, 240, 1.12), lord, "robe", pose, wide=1.2),
            Thing(At(150, 352, 1.14, rim=8), wonders.teddy()),
            Hand(At(98, 376, 1.7, -8)),
            Hand(At(202, 376, 1.7, 188)),
        ),
        Bubble("round", 180, 64, 104, 47, (158, 170)),
    )


def _astronaut() -> Scene:
    pose = Pose(
        Arm((-78, 80), (-110, 36), "open"),
        Arm((78, 72), (112, 26), "open"),
        legs=(((-46, 168), (-72, 200)), ((32, 176), (26, 224))),
    )
    head = Head("bald", hat="space", eyes="shock", mouth="gape", turn=1)
    return Scene(
        "astronaut",
        "Adrift",
        "命綱",
        "An astronaut drifts away, the safety rope has snapped",
        "命綱が切れて流されていく宇宙飛行士",
        grounds_dark.space(),
        (
            Thing(At(36, 452, 0.84, rim=0), creatures.earth()),
            Thing(At(266, 376, 0.86, rim=0), creatures.station()),
            Thing(At(rim=0), creatures.rope()),
            Person(At(128, 222, 0.94, 16), head, "space", pose, hands=1.45, legs=True),
        ),
        Bubble("jagged", 150, 62, 116, 44, (160, 150)),
    )


def scenes() -> Iterator[Scene]:
    """The scenes of this theme."""
    yield _noodle_ghost()
    yield _duel()
    yield _keeper()
    yield _tea_alien()
    yield _singer()
    yield _cake()
    yield _overlord_teddy()
    yield _astronaut()
