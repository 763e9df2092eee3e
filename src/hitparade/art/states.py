"""The pictures of the state screens: four scenes of the deck, and a sleeper who belongs to no deck."""

from __future__ import annotations

from dataclasses import replace

from hitparade.art import backdrops, creatures
from hitparade.art.bubbles import Bubble
from hitparade.art.cast import BY_ID
from hitparade.art.deck import deck
from hitparade.art.ink import PAPER, Group, line, path
from hitparade.art.layers import At, Ground, Person, Scene, Thing
from hitparade.art.words import effect

STATES: dict[str, str] = {
    # panel: when it is shown
    "astronaut": "connection-lost",
    "castaway": "no-table",
    "lift": "table-full",
    "snowmen": "restarting",
    "sleeper": "away",
}
_PILLOW = path("M-92-22Q-100-52-70-50Q0-62 70-50Q100-52 92-22Q104 40 84 56Q0 68-84 56Q-104 40-92-22Z", PAPER, 6)
_BLANKET = path("M-20 366Q60 330 150 346T320 350V440H-20Z", PAPER, 6)
_FOLDS = (line("M-20 388Q60 352 150 368T320 372", 10), line("M52 416Q70 402 74 392M150 410Q146 398 148 390", 4))


def _sleeper() -> Scene:
    head = replace(BY_ID["theo"].head, eyes="shut", brows="", mouth="yawn", marks=("snot",), tilt=0)
    snore = effect("ZZZ", 46, PAPER, "#16131a", x=198, y=118, turn=-14, grow=-0.2)
    return Scene(
        "sleeper",
        "Asleep",
        "おやすみ",
        "A player fast asleep, a cat on the blanket",
        "ぐっすり眠るプレイヤーと毛布の上の猫",
        Ground("bedroom", backdrops.bedroom()),
        (
            Thing(At(116, 292, 1.0, -8), _PILLOW),
            Person(At(112, 270, 0.98, -14), head, "gakuran"),
            Thing(At(rim=12), Group((_BLANKET,))),
            Thing(At(rim=0), Group(_FOLDS)),
            Thing(At(232, 352), creatures.cat_asleep()),
            Thing(At(rim=0), snore),
        ),
        Bubble("thought", 112, 62, 96, 44, (104, 180)),
    )


def state_scenes() -> dict[str, Scene]:
    """The scene of every state's panel, by the panel's name."""
    return {name: _sleeper() if name == "sleeper" else deck()[name] for name in STATES}
