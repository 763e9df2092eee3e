"""The exponential race: how a list comes about in time, from the weights of a card's answers.

Each answer has a time T ~ Exp(speed x -ln(1 - w) a 45 s), so that in 45 s it is thought of with probability w at
speed 1. People differ in speed; nobody writes faster than an item in 1.2 s, nor the first before having read the card.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log1p
from random import Random

SECONDS = 45.0
"""The time for which weights are given."""
FIRST_S = 4.7
"""About when the first item stands on the pad."""
GAP_S = 1.2
"""Writing an item takes at least so long."""
SPREAD = 0.35
"""Coefficient of variation of people's speed, whose mean is 1."""


def draw_speed(random: Random) -> float:
    """How fast a person is: gamma with mean 1."""
    shape = 1 / SPREAD**2
    return random.gammavariate(shape, 1 / shape)


def race(shares: Sequence[float], seconds: float, random: Random, speed: float = 1.0) -> list[tuple[float, int]]:
    """Who is written and when: (seconds from the start of the timer, index into ``shares``), in order of time.

    ``shares`` are weights as shares of people (0 up to 1); ``seconds`` is how long is written. Of an item that would
    not be finished in time nothing is left.
    """
    drawn = sorted((_time(share, random, speed), index) for index, share in enumerate(shares))
    return _spaced([(time, index) for time, index in drawn if time <= seconds], seconds)


def _time(share: float, random: Random, speed: float) -> float:
    """When an answer is thought of."""
    rate = -log1p(-share) * speed / SECONDS
    return random.expovariate(rate) if rate > 0 else inf


def _spaced(thought: list[tuple[float, int]], seconds: float) -> list[tuple[float, int]]:
    """The times at which the thoughts stand on the pad: squeezed behind the start, with a gap between each two."""
    start = min(FIRST_S, seconds)
    written: list[tuple[float, int]] = []
    earliest = 0.0
    for time, index in thought:
        at = max(start + time * (seconds - start) / seconds, earliest)
        if at > seconds:
            break
        written.append((at, index))
        earliest = at + GAP_S
    return written
