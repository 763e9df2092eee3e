"""The players of Hits & Outs that are not people. Each chooses from its seat's view and a seed, nothing more."""

from __future__ import annotations

import random

from hitparade.games.hits_and_outs.advancing import ADVANCES, REACH, Corner
from hitparade.kernel.values import JsonObject

_ON_BASE = {"first": 0.2, "second": 0.35, "third": 0.5}
"""About how many runs a runner is worth, by base."""
_GOING_ON = 0.4
"""About what it is worth to find the Hit at all, for the outs that were spared."""


def _worth(view: JsonObject, corner: Corner) -> float:
    """Roughly how many runs a Hit at ``corner`` would bring now."""
    advance = ADVANCES[tuple(view["bases"]), REACH[corner], view["outs"]]
    return advance.runs + sum(_ON_BASE[base] for base in advance.bases) + _GOING_ON


class Steady:
    """Mixes: the more a Hit would bring at a corner, the less often it hides or looks there."""

    def choose(self, view: JsonObject, legal: list[JsonObject], seed: int) -> JsonObject:
        """A move out of ``legal``, never giving up."""
        rng = random.Random(seed)
        moves = [move for move in legal if move["type"] != "give_up"]
        weights = [self._weight(view, move) for move in moves]
        return rng.choices(moves, weights)[0]

    def _weight(self, view: JsonObject, move: JsonObject) -> float:
        if move["type"] in ("call_shot", "step_up"):
            chance = 0.25 if not view["bases"] else 0.8
            return chance if move["type"] == "call_shot" else 1 - chance
        return 1 / _worth(view, move.get("hit") or move["corner"])


BOTS = {"rookie": Steady(), "sly": Steady(), "steady": Steady()}
