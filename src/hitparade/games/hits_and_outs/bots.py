"""The players of Hits & Outs that are not people. Each chooses from its seat's view and a seed, nothing more.

A bot weighs its moves and draws one by the weights. None of them gives up.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Protocol

from hitparade.games.hits_and_outs.advancing import ADVANCES, CORNERS, HOME_RUN, REACH, Advance, Base, Corner
from hitparade.games.hits_and_outs.state import Found
from hitparade.kernel.game import BotPlayer
from hitparade.kernel.values import JsonObject

_RUNNER_WORTH: dict[Base, float] = {"first": 0.2, "second": 0.35, "third": 0.5}
"""About how many runs a runner on each base is good for."""
_FOUND_WORTH = 0.4
"""About what finding the Hit is worth in itself: the outs that it spares."""

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


def worth(view: JsonObject) -> dict[Corner, float]:
    """About how many runs the Hit at each corner would bring the batting side now; a called shot is a home run."""
    reaches: dict[Corner, int] = {
        corner: HOME_RUN if view["shot"] == "called" else reach for corner, reach in REACH.items()
    }
    bases, outs = tuple(view["bases"]), view["outs"]
    return {corner: _outcome_worth(ADVANCES[bases, reach, outs]) for corner, reach in reaches.items()}


def _outcome_worth(outcome: Advance) -> float:
    return outcome.runs + sum(_RUNNER_WORTH[base] for base in outcome.bases) + _FOUND_WORTH


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


class Steady:
    """Mixes: the more a Hit at a corner would bring, the less often it hides or looks there."""

    def hide(self, view: JsonObject) -> Weights:
        """Seldom where a Hit is dear, so that every corner costs it about the same."""
        return {corner: 1 / value for corner, value in worth(view).items()}

    def lift(self, view: JsonObject) -> Weights:
        """By the same mix, which leaves the other side no corner that is safer than it is dear."""
        return self.hide(view)

    def call(self, view: JsonObject) -> float:
        """The more runners and outs the surer: a token that is not used by the third out is lost."""
        last_chance = 0.5 if view["outs"] == 2 else 0.0
        return min(0.9, 0.1 + 0.2 * len(view["bases"]) + last_chance)


class Sly:
    """Counts where the other side hid and what it lifted, the latest most, and leans on that."""

    _LEANING = 2
    """How much it trusts what it counted; 0 would be not at all."""

    def hide(self, view: JsonObject) -> Weights:
        """Where the other side comes late, and rather where a Hit is cheap."""
        soon = _counted(view, _sooner)
        return {corner: (soon[corner] * value) ** -self._LEANING for corner, value in worth(view).items()}

    def lift(self, view: JsonObject) -> Weights:
        """Where the other side hides, and rather where a Hit is dear."""
        guess = _guess(view)
        return {corner: (guess[corner] * value) ** self._LEANING for corner, value in worth(view).items()}

    def call(self, view: JsonObject) -> float:
        """When it feels that it has read the other side, or when the half may end."""
        guess = _guess(view)
        return 0.8 if max(guess.values()) > 0.4 * sum(guess.values()) or view["outs"] == 2 else 0.2 * len(view["bases"])


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
