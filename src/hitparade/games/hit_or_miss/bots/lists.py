"""Whole lists as people write them, by the exponential race."""

from __future__ import annotations

from random import Random

from hitparade.games.hit_or_miss.bots.personas import persona as find_persona
from hitparade.games.hit_or_miss.bots.personas import shares, speed_of
from hitparade.games.hit_or_miss.bots.spelling import written
from hitparade.games.hit_or_miss.packs.values import Card
from hitparade.games.hit_or_miss.race import SECONDS, draw_speed, race

IN_A_RUN = 0.5
"""How often one thing of a group is followed by the next of it."""


def write_list(
    card: Card, seconds: float = SECONDS, persona: str = "plain", seed: int | None = None
) -> list[tuple[float, str]]:
    """What somebody writes on the card in so many seconds: (seconds since the timer started, item), in order.

    The same arguments give the same list; without a seed it is another one every time. Raises UnknownName.
    """
    random, kind = Random(seed), find_persona(persona)
    speed = draw_speed(random) * speed_of(kind, card)
    raced = race(shares(card, kind), seconds, random, speed)
    order = _in_runs([index for _, index in raced], card, random)
    texts = [written(card.answers[index], card, kind, random) for index in order]
    return [(time, text) for (time, _), text in zip(raced, texts, strict=True)]


def _in_runs(indexes: list[int], card: Card, random: Random) -> list[int]:
    """The same answers, some moved up behind another of their group: one thing brings the next to mind."""
    left, order = list(indexes), list[int]()
    while left:
        group = card.answers[order[-1]].group if order else None
        run = [index for index in left if group is not None and card.answers[index].group == group]
        follows = bool(run) and random.random() < IN_A_RUN
        order.append(run[0] if follows else left[0])
        left.remove(order[-1])
    return order
