"""The players of Hits & Outs that are not people. Each chooses from its seat's view and a seed, nothing more.

A bot weighs its moves and draws one by the weights. None of them gives up.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Protocol

from hitparade.games.hits_and_outs.advancing import ADVANCES, CORNERS, HOME_RUN, REACH, Corner
from hitparade.games.hits_and_outs.placements import Found
from hitparade.kernel.game import BotPlayer
from hitparade.kernel.values import JsonObject

_TO_COME = ((0.63, 1.28, 1.98, 2.69), (0.21, 0.53, 0.98, 1.51), (0.04, 0.13, 0.31, 0.62))
"""About how many more runs a half brings, by outs and runners, when both sides mix as well as can be."""

Weights = Mapping[Corner, float]


class Style(Protocol):
    """How a bot weighs its three kinds of decision."""

    def hide(self, view: JsonObject, /) -> Weights:
        """How gladly it hides the Hit at each corner."""
        ...

    def lift(self, view: JsonObject, /) -> Weights:
        """How gladly it lifts the cover at each corner, those lifted already included."""
        ...

    def call(self, view: JsonObject, /) -> float:
        """How likely it calls its shot now, 0 to 1."""
        ...


class Bot:
    """A player with a style."""

    def __init__(self, style: Style) -> None:
        self._style = style

    def choose(self, view: JsonObject, legal: list[JsonObject], seed: int) -> JsonObject:
        """A move out of ``legal``; the same view, moves and seed give the same one."""
        moves = [move for move in legal if move["type"] != "give_up"]
        return random.Random(seed).choices(moves, self._weigh(view, moves))[0]

    def _weigh(self, view: JsonObject, moves: list[JsonObject]) -> list[float]:
        if view["phase"] == "call":
            call = self._style.call(view)
            return [call if move["type"] == "call_shot" else 1 - call for move in moves]
        weights = self._style.hide(view) if view["phase"] == "place" else self._style.lift(view)
        return [weights[move.get("hit") or move["corner"]] for move in moves]


def worth(view: JsonObject, outs: int) -> dict[Corner, float]:
    """About how many runs the Hit at each corner is worth to the batting side when it is found with so many outs."""
    bases = tuple(view["bases"])
    called = view["shot"] == "called"
    advances = {corner: ADVANCES[bases, HOME_RUN if called else REACH[corner], outs] for corner in CORNERS}
    return {corner: advances[corner].runs + _TO_COME[outs][len(advances[corner].bases)] for corner in CORNERS}


def _level(worths: Weights) -> dict[Corner, float]:
    """The mix, adding up to one, under which no corner is a bargain: the dearer, the rarer."""
    inverse = {corner: 1 / worths[corner] for corner in CORNERS}
    return {corner: inverse[corner] / sum(inverse.values()) for corner in CORNERS}


_FAVOURITES: Weights = {"second": 4, "home": 4, "third": 2, "first": 1}
_READING_ORDER: Weights = {"first": 8, "second": 4, "third": 2, "home": 1}


class Rookie:
    """Has favourite corners, seldom hides in one twice running and lifts in much the same order."""

    def hide(self, view: JsonObject) -> Weights:
        """Its favourites, but hardly where the Hit has just been found."""
        last = view["last"]
        again = last["hit"] if last and last["pitching"] == view["pitching"] else None
        return {corner: weight * (0.1 if corner == again else 1) for corner, weight in _FAVOURITES.items()}

    def lift(self, _view: JsonObject) -> Weights:
        """From first base to home, mostly."""
        return _READING_ORDER

    def call(self, view: JsonObject) -> float:
        """As soon as a runner makes it tempting."""
        return 0.6 if view["bases"] else 0.2


# How the best mixes order the lifts of one placement, about the same for all bases: a Hit at a cheap corner is worth
# most while there are few outs, one at home keeps its worth.
_FIRST_LIFT: Weights = {"first": 5, "second": 4, "third": 1.5, "home": 0.1}
_MIDDLE_LIFT: Weights = {"first": 4, "second": 2, "third": 4, "home": 0.2}
_LAST_LIFT: Weights = {"first": 0.3, "second": 1, "third": 3, "home": 3}


class Steady:
    """Mixes: the more a Hit at a corner would bring, the less often it hides or looks there."""

    def hide(self, view: JsonObject) -> Weights:
        """Between the mix for a Hit that is found at once and the one for a Hit that is found at the last moment."""
        soon, late = _level(worth(view, view["outs"])), _level(worth({**view, "shot": "off"}, 2))
        if view["outs"] == 1 and view["shot"] != "called":
            return late
        return {corner: soon[corner] + late[corner] for corner in CORNERS}

    def lift(self, view: JsonObject) -> Weights:
        """With one lift only by the pitching side's mix; with more, the cheap corners first and the dear ones last."""
        if view["lifted"]:
            return _LAST_LIFT if view["outs"] == 2 else _MIDDLE_LIFT
        return _level(worth(view, 2)) if view["outs"] == 2 else _FIRST_LIFT

    def call(self, view: JsonObject) -> float:
        """As soon as there is an out, for a token that is not used by the third is lost; before, for two runners."""
        return 1.0 if view["outs"] else 0.5 if len(view["bases"]) > 1 else 0.0


class Sly:
    """Counts where the other side hid and what it lifted, the latest most, and leans on that."""

    _LEANING = 2
    """How much it trusts what it counted; 0 would be not at all."""

    def hide(self, view: JsonObject) -> Weights:
        """Where the other side comes late, and rather where a Hit is cheap."""
        soon = _counted(view, _sooner)
        return {corner: (soon[corner] * value) ** -self._LEANING for corner, value in worth(view, view["outs"]).items()}

    def lift(self, view: JsonObject) -> Weights:
        """Where the other side hides, and rather where a Hit is dear."""
        guess = _guess(view)
        return {corner: (guess[corner] * value) ** self._LEANING for corner, value in worth(view, view["outs"]).items()}

    def call(self, view: JsonObject) -> float:
        """When it feels that it has read the other side, or when the half may end."""
        guess = _guess(view)
        sure = max(guess.values()) > 0.4 * sum(guess.values())
        return 0.9 if sure or view["outs"] else 0.2 * len(view["bases"])


def _guess(view: JsonObject) -> dict[Corner, float]:
    """Where the Hit may lie now, by where the other side hid so far and by whether it likes to repeat itself."""
    counts = _counted(view, _hidden)
    found: list[Corner] = [spots[0] for placement in _placements(view) if len(spots := tuple(_hidden(placement))) == 1]
    if found:
        repeats = sum(one == next_one for one, next_one in pairwise(found))
        counts[found[-1]] *= (1 + repeats) / (1 + 0.25 * (len(found) - 1))
    return counts


_FADING = 0.85
"""How much less each earlier placement counts."""
_DOUBT = 0.5
"""What every corner counts before anything is known."""


def _counted(view: JsonObject, note: Callable[[JsonObject], Weights]) -> dict[Corner, float]:
    """The notes on all placements with the same side pitching as now, added up with the earlier ones fading."""
    counts = dict.fromkeys(CORNERS, 0.0)
    for placement in _placements(view):
        noted = note(placement)
        counts = {corner: counts[corner] * _FADING + noted.get(corner, 0.0) for corner in CORNERS}
    return {corner: counts[corner] + _DOUBT for corner in CORNERS}


def _placements(view: JsonObject) -> list[JsonObject]:
    """The earlier placements with the same side pitching as now."""
    return [placement for placement in view["history"] if placement["pitching"] == view["pitching"]]


def _sooner(placement: JsonObject) -> Weights:
    """How soon each cover was lifted: the first counts one, later ones less."""
    return {cover["corner"]: 1 / number for number, cover in enumerate(placement["lifted"], 1)}


def _hidden(placement: JsonObject) -> Weights:
    """Where the Hit was found; one that was not is shared among the corners where it may have been."""
    lifted: dict[Corner, Found] = {cover["corner"]: cover["found"] for cover in placement["lifted"]}
    under: list[Corner] = [corner for corner in CORNERS if lifted.get(corner) == "hit"]
    if not under:
        under = [corner for corner in CORNERS if corner not in lifted]
    return {corner: 1 / len(under) for corner in under}


BOTS: Mapping[str, BotPlayer] = {"rookie": Bot(Rookie()), "sly": Bot(Sly()), "steady": Bot(Steady())}
