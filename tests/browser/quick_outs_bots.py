"""The command line with bots of Hits & Outs that hardly think. What Pip does is known; the others play as ever."""

from __future__ import annotations

from random import Random
from typing import cast

from hitparade.cli import main
from hitparade.games.hits_and_outs import bots
from hitparade.games.hits_and_outs.advancing import CORNERS
from hitparade.kernel.game import BotPlayer
from hitparade.kernel.values import JsonObject

HARDLY_MS = (60, 200)


class Quick(bots.Bot):
    """Says itself how long it thinks, as bots may."""

    def delay_ms(self, _view: JsonObject, _legal: list[JsonObject], seed: int) -> int:
        return Random(seed).randint(*HARDLY_MS)


class Known:
    """Hides at home, lifts from first base to home, and calls whenever it is asked: so a tie can be had for certain."""

    def hide(self, _view: JsonObject) -> bots.Weights:
        return {corner: float(corner == "home") for corner in CORNERS}

    def lift(self, view: JsonObject) -> bots.Weights:
        lifted = {cover["corner"] for cover in view["lifted"]}
        first = next(corner for corner in CORNERS if corner not in lifted)
        return {corner: float(corner == first) for corner in CORNERS}

    def call(self, _view: JsonObject) -> float:
        return 1.0


if __name__ == "__main__":
    players = {"rookie": Quick(Known()), "sly": Quick(bots.Sly()), "steady": Quick(bots.Steady())}
    cast("dict[str, BotPlayer]", bots.BOTS).update(players)
    main()
