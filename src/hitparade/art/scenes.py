"""The five pictures of the state screens, each a scene with one empty bubble."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from hitparade.art import backdrops, creatures
from hitparade.art.bubbles import Bubble
from hitparade.art.cast import BY_ID
from hitparade.art.figure import Figure, draw_figure
from hitparade.art.head import Head
from hitparade.art.ink import INK, PAPER, Group, Node, Shape, group, halo, line, path
from hitparade.art.poses import Arm, Pose
from hitparade.art.words import effect, word


@dataclass(frozen=True, slots=True)
class Scene:
    """A panel: when it is shown, what it shows in words, its bubble and its drawing."""

    state: str
    alt_en: str
    alt_ja: str
    bubble: Bubble
    draw: Callable[[], Node]


def _put(node: Node, x: float, y: float, scale: float = 1, turn: float = 0, rim: float = 14) -> Group:
    return group(halo(node, rim), node, x=x, y=y, turn=turn, scale=scale)


def _cast(name: str, **over: object) -> Head:
    return replace(BY_ID[name].head, **over)  # pyright: ignore[reportArgumentType]


def _astronaut() -> Node:
    pose = Pose(
        Arm((-78, 80), (-110, 36), "open"),
        Arm((78, 72), (112, 26), "open"),
        legs=(((-46, 168), (-72, 200)), ((32, 176), (26, 224))),
    )
    head = Head("bald", hat="space", eyes="shock", mouth="gape", turn=1)
    figure = draw_figure(Figure(head, "space", pose, hands=1.45, legs=True))
    return group(
        backdrops.space(),
        group(creatures.earth(), x=36, y=452, scale=0.84),
        group(creatures.station(), x=258, y=366, scale=0.9),
        creatures.rope(),
        _put(figure, 150, 216, 0.94, 18),
    )


def _castaway() -> Node:
    pose = Pose(
        Arm((-60, 108), (-30, 138)),
        Arm((62, 104), (84, 128), "open"),
        legs=(((-52, 150), (-70, 180)), ((44, 142), (60, 178))),
    )
    head = Head("spiky", eyes="side", brows="up", mouth="wavy", extras=("castaway",), tilt=-4)
    figure = draw_figure(Figure(head, "rags", pose, legs=True))
    island = path("M-10 430Q30 336 150 336T310 430Z", PAPER, 6)
    return group(
        backdrops.sea(),
        island,
        _put(creatures.palm(), 214, 264, 1.0),
        _put(figure, 98, 244, 1.0),
        _put(creatures.crab(), 226, 366, 0.82),
    )


def _lift() -> Node:
    sign = group(
        path("M136 100H256V140H136Z", INK, 6),
        Shape("M141 105H251V135H141Z", "none", 2.5, PAPER),
        word("MAX 8", 26, x=196, y=120),
    )
    crowd = (
        ("kenji", 210, 222, 0.86, {"eyes": "side", "brows": "sad", "turn": 0, "marks": ("sweat",), "tilt": -8}),
        ("otto", 92, 224, 0.88, {"eyes": "shock", "brows": "up", "tilt": 8}),
        ("nana", 84, 326, 0.96, {"tilt": 10, "mouth": "smile"}),
        ("dmitri", 218, 330, 0.98, {"eyes": "shock", "brows": "up", "mouth": "puff", "extras": (), "tilt": -10}),
        ("bo", 152, 376, 0.86, {"eyes": "happy", "mouth": "laugh", "drop": 4}),
    )
    people = (
        _put(draw_figure(Figure(_cast(name, **over), BY_ID[name].cloth, wide=BY_ID[name].wide)), x, y, scale)
        for name, x, y, scale, over in crowd
    )
    return group(backdrops.lift(), sign, *people)


def _snowmen() -> Node:
    return group(
        backdrops.snow((152, 178)),
        _put(creatures.snowman(), 82, 270, 0.92),
        _put(creatures.melting(), 218, 286, 0.82),
        effect("トロ", 40, INK, PAPER, x=214, y=176, turn=8),
    )


def _sleeper() -> Node:
    head = replace(BY_ID["theo"].head, eyes="shut", brows="", mouth="yawn", marks=("snot",), tilt=0)
    person = group(draw_figure(Figure(head, "gakuran")), turn=-14)
    pillow = path("M-92-22Q-100-52-70-50Q0-62 70-50Q100-52 92-22Q104 40 84 56Q0 68-84 56Q-104 40-92-22Z", PAPER, 6)
    blanket = path("M-20 366Q60 330 150 346T320 350V440H-20Z", PAPER, 6)
    folds = (line("M-20 388Q60 352 150 368T320 372", 10), line("M52 416Q70 402 74 392M150 410Q146 398 148 390", 4))
    return group(
        backdrops.bedroom(),
        _put(pillow, 116, 292, 1.0, -8),
        _put(person, 112, 270, 0.98),
        halo(blanket, 12),
        blanket,
        *folds,
        _put(creatures.cat_asleep(), 232, 352, 1.0),
        effect("ZZZ", 46, PAPER, INK, x=198, y=118, turn=-14, grow=-0.2),
    )


SCENES: dict[str, Scene] = {
    "astronaut": Scene(
        "connection-lost",
        "An astronaut drifts away, the safety rope has snapped",
        "命綱が切れて流されていく宇宙飛行士",
        Bubble("jagged", 150, 62, 116, 44, (160, 150)),
        _astronaut,
    ),
    "castaway": Scene(
        "no-table",
        "A bearded castaway and a crab on a tiny island",
        "小さな島のひげの遭難者とカニ",
        Bubble("thought", 112, 66, 96, 46, (96, 168)),
        _castaway,
    ),
    "lift": Scene(
        "table-full",
        "Five people are crammed into a lift",
        "ぎゅうぎゅう詰めのエレベーター",
        Bubble("round", 150, 50, 122, 36, (76, 176), 46),
        _lift,
    ),
    "snowmen": Scene(
        "restarting",
        "Two snowmen in the sun, one is melting away",
        "日なたの雪だるま二人、ひとりは溶けていく",
        Bubble("round", 110, 66, 96, 50, (80, 190)),
        _snowmen,
    ),
    "sleeper": Scene(
        "away",
        "A player fast asleep, a cat on the blanket",
        "ぐっすり眠るプレイヤーと毛布の上の猫",
        Bubble("thought", 112, 62, 96, 44, (104, 180)),
        _sleeper,
    ),
}
