"""The five pictures of the state screens, each a scene with one empty bubble."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from hitparade.art import backdrops, creatures
from hitparade.art.bubbles import Bubble
from hitparade.art.cast import BY_ID
from hitparade.art.figure import Figure, draw_figure
from hitparade.art.head import Head
from hitparade.art.ink import INK, PAPER, Group, Node, group, halo, line, path
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
    return Group(
        (
            backdrops.space(),
            group(creatures.earth(), x=36, y=452, scale=0.84),
            group(creatures.station(), x=266, y=356, scale=0.9),
            creatures.rope(),
            _put(figure, 150, 216, 0.94, 18),
        )
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
    return Group(
        (
            backdrops.sea(),
            island,
            _put(creatures.palm(), 214, 264, 1.0),
            _put(figure, 98, 244, 1.0),
            _put(creatures.crab(), 226, 366, 0.82),
        )
    )


def _lift() -> Node:
    sign = Group(
        (path("M84 96H216V140H84Z", INK, 6), path("M90 102H210V134H90Z", "none", 2.5), word("MAX 8", 30, x=150, y=118))
    )
    crowd = (
        ("otto", 88, 206, 0.8, {"eyes": "shock", "brows": "up", "tilt": 6}),
        ("kwame", 212, 200, 0.78, {"eyes": "side", "mouth": "flat", "turn": 0, "marks": ("sweat",), "tilt": -6}),
        ("mio", 150, 256, 0.84, {"eyes": "squeeze", "mouth": "wavy", "turn": 0, "marks": ("sweats",)}),
        ("nana", 78, 312, 0.86, {"tilt": 10, "mouth": "smile"}),
        ("dmitri", 222, 306, 0.9, {"eyes": "shock", "mouth": "puff", "extras": (), "tilt": -10}),
        ("bo", 150, 366, 0.86, {"eyes": "happy", "mouth": "laugh"}),
    )
    people = (
        _put(draw_figure(Figure(_cast(name, **over), BY_ID[name].cloth, wide=BY_ID[name].wide)), x, y, scale)
        for name, x, y, scale, over in crowd
    )
    return Group((backdrops.lift(), sign, *people))


def _snowmen() -> Node:
    return Group(
        (
            backdrops.snow((152, 178)),
            _put(creatures.snowman(), 82, 270, 0.92),
            _put(creatures.melting(), 218, 286, 0.82),
            effect("トロ", 40, INK, PAPER, x=214, y=176, turn=8),
        )
    )


def _sleeper() -> Node:
    head = replace(BY_ID["theo"].head, eyes="shut", brows="", mouth="yawn", marks=("snot",), tilt=0)
    person = group(draw_figure(Figure(head, "gakuran")), turn=-16)
    pillow = path("M-92-22Q-100-52-70-50Q0-62 70-50Q100-52 92-22Q104 40 84 56Q0 68-84 56Q-104 40-92-22Z", PAPER, 6)
    blanket = path("M-20 344Q60 312 150 330T320 336V440H-20Z", PAPER, 6)
    folds = (line("M-20 366Q60 334 150 352T320 358", 10), line("M60 400Q80 380 84 366M230 410Q222 388 226 372", 4))
    return Group(
        (
            backdrops.bedroom(),
            _put(pillow, 118, 300, 1.0, -10),
            _put(person, 112, 286, 0.98),
            halo(blanket, 12),
            blanket,
            *folds,
            _put(creatures.cat_asleep(), 232, 344, 0.92),
            effect("ZZZ", 34, PAPER, INK, x=184, y=132, turn=-22, grow=-0.2),
        )
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
        "Six people are crammed into a lift",
        "ぎゅうぎゅう詰めのエレベーター",
        Bubble("round", 150, 52, 118, 38, (150, 196), 26),
        _lift,
    ),
    "snowmen": Scene(
        "restarting",
        "Two snowmen in the sun, one is melting away",
        "日なたの雪だるま二人、ひとりは溶けていく",
        Bubble("round", 104, 64, 88, 48, (78, 190)),
        _snowmen,
    ),
    "sleeper": Scene(
        "away",
        "A player fast asleep, a cat on the blanket",
        "ぐっすり眠るプレイヤーと毛布の上の猫",
        Bubble("thought", 118, 66, 98, 46, (104, 190)),
        _sleeper,
    ),
}
