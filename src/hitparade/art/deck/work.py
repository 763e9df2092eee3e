"""Scenes of work and of people among people."""

from __future__ import annotations

from collections.abc import Iterator

from hitparade.art import beasts, grounds, tableware, things
from hitparade.art.bubbles import Bubble
from hitparade.art.head import Head
from hitparade.art.ink import INK, PAPER, Group, Node, group, line, oval, path
from hitparade.art.layers import At, Hand, Layer, Person, Scene, Thing
from hitparade.art.poses import Arm, Pose
from hitparade.art.words import Sound


def _phone_dinosaur() -> Scene:
    pose = Pose(Arm((-58, 108), (-20, 132)), Arm((66, 92), (52, 34)))
    clerk = Head("slick", eyes="shock", brows="up", mouth="gape", extras=("specs",), look=-0.6, tilt=6)
    return Scene(
        "phone-dinosaur",
        "Running late",
        "遅れます",
        "A clerk telephones while a dinosaur looms behind him",
        "電話する会社員の背後に迫る恐竜",
        grounds.street(),
        (
            Thing(At(202, 250, 0.98), beasts.tyrannosaur()),
            Person(At(72, 318, 0.96), clerk, "suit", pose),
            Thing(At(126, 330, 1.1, 8, rim=8), things.telephone()),
            Hand(At(126, 340, 1.4, -80)),
            Sound("ドスン", 236, 392, 37, -4),
        ),
        Bubble("round", 98, 72, 87, 56, (78, 250)),
        tags=frozenset(("animal", "pair")),
    )


def _panda() -> Scene:
    pose = Pose(Arm((-50, 104), (-20, 120)), Arm((60, 104), (40, 112)))
    chief = Head(
        "tufts", eyes="side", brows="up", mouth="", extras=("walrus", "glasses"), marks=("sweat",), turn=1, face="round"
    )
    desk = Group((path("M-170 0H170V16H-170Z", PAPER, 6), path("M-170 16H170V80H-170Z", PAPER, 6)))
    return Scene(
        "panda",
        "The interview",
        "採用面接",
        "A panda in a suit sits in a job interview",
        "就職面接を受けるスーツ姿のパンダ",
        grounds.stripes(),
        (
            Thing(At(202, 250, 0.98), beasts.panda()),
            Person(At(64, 292, 0.9), chief, "suit", pose),
            Thing(At(150, 376, rim=0), desk),
            Thing(At(122, 356, 0.78, -6, rim=8), things.form()),
            Hand(At(92, 368, 1.3, -20)),
        ),
        Bubble("round", 122, 70, 102, 50, (190, 190)),
        tags=frozenset(("animal", "pair")),
    )


def _eye(x: float, y: float, rx: float, ry: float, dx: float) -> Group:
    return group(
        oval(x, y, rx, ry, PAPER, 10),
        oval(x + dx, y + 16, 22, 24),
        oval(x + dx - 7, y + 8, 7, 8, PAPER),
    )


def _shocked_eyes() -> Scene:
    face = group(
        path("M-180-160H180V180H-180Z", PAPER, 0),
        path(
            "M-180-170H180V-120L150-138L132-116L104-138L84-116L60-138L30-116L0-138L-34-116L-60-138L-84-116L-110-138L-136-116L-180-130Z",
            INK,
            6,
        ),
        _eye(-76, -34, 62, 66, 22),
        _eye(76, -34, 62, 66, -22),
        line("M-136-96Q-80-132-26-108M136-96Q80-132 26-108", 13),
        line("M-56 116q11-22 22 0t22 0t22 0t22 0t22 0", 10),
        line("M-132 70l12-26M-114 74l12-26M-96 76l12-26M92 76l12-26M110 74l12-26M128 70l12-26", 6),
    )
    thread = line("M0-190V-40", 4)
    return Scene(
        "shocked-eyes",
        "Face to face",
        "目の前に",
        "Two huge eyes squint in horror at a spider that hangs before the nose",
        "鼻先にぶら下がるクモを見つめる大きな目",
        grounds.hush(),
        (
            Thing(At(150, 270, rim=0), face),
            Thing(At(150, 292, 1.0, rim=8), thread),
            Thing(At(150, 322, 0.92, rim=12), beasts.spider()),
        ),
        Bubble("trembling", 150, 64, 116, 44, (150, 128)),
        tags=frozenset(("animal", "close-up", "pair")),
    )


def _bowing() -> Group:
    """A clerk on his knees, brow to the floor, from the side: head to the left, hands before it, soles to the right."""
    shin, thigh, back, arm = "M132 12H208", "M132 10L180-54", "M178-56Q126-66 72-24", "M72-14Q30 26-18 14"
    return group(
        line(shin, 34),
        path("M202-8Q226-26 236-2Q238 18 216 28L202 26Z", PAPER, 6),
        line("M212 6Q222 0 230 4", 4),
        line(thigh, 48),
        line(back, 72),
        line("M128-84Q146-66 140-40M190-84Q160-64 150-34", 4, PAPER),
        line(arm, 44, PAPER),
        line(arm, 32),
        path("M-10-2L-2 26L-16 32L-26 4Z", PAPER, 5),
        path("M-22 2Q-48 0-52 16Q-50 30-18 28Z", PAPER, 6),
    )


def _bow_boss() -> Scene:
    sorry = Head("slick", eyes="squeeze", mouth="wavy", brows="sad", marks=("sweats",), turn=1, tilt=22)
    desk = group(
        path("M-88 0H88V16H-88Z", INK, 6),
        path("M-74 16H74V130H-74Z", PAPER, 6),
    )
    cushion = path("M-80-4Q-86-24-66-22Q0-32 66-22Q86-24 80-4Q86 16 66 14Q0 22-66 14Q-86 16-80-4Z", PAPER, 6)
    return Scene(
        "bow-boss",
        "The smallest boss",
        "小さな社長",
        "A clerk bows flat on the floor before a small stern cat in a tie",
        "ネクタイの小さな猫の前で土下座する会社員",
        grounds.blinds(),
        (
            Thing(At(212, 306, 0.86), desk),
            Thing(At(212, 286, 0.9, rim=8), cushion),
            Thing(At(212, 214, 0.84), beasts.boss_cat()),
            Thing(At(212, 384, 0.92, flip=True), _bowing()),
            Person(At(174, 362, 0.66, rim=8), sorry, body=False),
        ),
        Bubble("round", 108, 68, 96, 50, (176, 150)),
        tags=frozenset(("animal", "pair")),
    )


def _baby_boss() -> Scene:
    pose = Pose(Arm((-54, 88), (-34, 106)), Arm((62, 92), (72, 62)))
    baby = Head("curl", eyes="fierce", mouth="dummy", brows="", marks=("blush",), drop=5, face="round")
    table = path("M-20 366H320V440H-20Z", PAPER, 6)
    return Scene(
        "baby-boss",
        "The chair",
        "議長",
        "A baby in a suit chairs a business meeting",
        "会議を仕切るスーツ姿の赤ちゃん",
        grounds.meeting(),
        (
            Person(At(110, 246, 1.36), baby, "black", pose),
            Thing(At(rim=0), table),
            Thing(At(150, 372, 1.1, rim=8), tableware.bottle()),
            Person(At(44, 396, 0.8, -6), Head("back", eyes="none", mouth=""), body=False),
            Person(At(250, 396, 0.84, 6), Head("back", "hair", eyes="none", mouth=""), body=False),
        ),
        Bubble("round", 132, 62, 104, 46, (112, 180)),
        tags=frozenset(("pair",)),
    )


def _rider(head: Head, x: float, y: float, scale: float, cloth: str = "tee", wide: float = 1) -> Layer:
    return Person(At(x, y, scale, rim=12), head, cloth, wide=wide)


def _lift() -> Scene:
    doors = path("M-10 110H46V430H-10ZM254 110H310V430H254Z", PAPER, 7)
    edges: Node = group(
        doors, line("M28 120V420M272 120V420", 4), path("M36 110H50V430H36ZM250 110H264V430H250Z", INK, 3)
    )
    big = Head("bald", eyes="shock", mouth="puff", face="square", tilt=-6, brows="flat")
    tall = Head("hijab", eyes="side", mouth="flat", tilt=6)
    granny = Head("granny", "paper", eyes="squeeze", mouth="wavy", extras=("glasses",), tilt=8, face="round")
    kid = Head("spiky", eyes="big", mouth="laugh", tilt=-8, drop=4, face="round")
    return Scene(
        "lift",
        "Full",
        "満員",
        "Four very different people are crammed into a lift",
        "エレベーターにぎゅうぎゅう詰めの四人",
        grounds.lift(),
        (
            _rider(tall, 98, 238, 0.86, "black"),
            _rider(big, 204, 230, 0.94, "stripe", 1.2),
            _rider(granny, 200, 344, 0.9, "apron"),
            _rider(kid, 98, 356, 0.86, "tee"),
            Thing(At(rim=0), edges),
            Thing(At(150, 148, 1.0, rim=8), things.lift_sign()),
        ),
        Bubble("thought", 150, 58, 118, 38, (22, 160)),
        tags=frozenset(("pair",)),
    )


def scenes() -> Iterator[Scene]:
    """The scenes of this theme."""
    yield _phone_dinosaur()
    yield _panda()
    yield _shocked_eyes()
    yield _bow_boss()
    yield _baby_boss()
    yield _lift()
