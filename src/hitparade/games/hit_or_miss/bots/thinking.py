"""The next thing that comes to a bot's mind while it writes.

The race has no memory: what has not been thought of by now comes after the same kind of wait as at the start. So the
next item and the time until it follow from the pad, the card and a seed, and no plan has to be kept anywhere.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from hitparade.games.hit_or_miss.bots.personas import Persona, rates, shares, speed_of
from hitparade.games.hit_or_miss.bots.spelling import written
from hitparade.games.hit_or_miss.matching import same_item
from hitparade.games.hit_or_miss.packs.values import Answer, Card
from hitparade.games.hit_or_miss.race import FIRST_S, GAP_S, SECONDS, draw_speed, race
from hitparade.kernel.values import JsonObject

AT_LEISURE_S = 90.0
"""For so long a bot writes where nobody limits it."""
ROOM = 1.5
"""How much faster than its own kind somebody would have to be whose list is as long as a bot's may get."""
HEAD_START = 1.25
"""What comes to mind while the card is read, or another item written, is not lost: so much faster comes the rest."""


class Thought(NamedTuple):
    """An item, and in how many seconds it stands on the pad."""

    seconds: float
    text: str


def next_thought(card: Card, persona: Persona, view: JsonObject, seed: int) -> Thought | None:
    """What the bot writes next; None when it has had its fill, or knows nothing more."""
    if not card.answers:
        return None  # of a pack that is not at hand
    items = [line["item"] for line in view["list"] if line["state"] != "struck" and line["item"] is not None]
    person, left = _person(card, items, view), _left(card, persona, items)
    speed = draw_speed(person)
    if not left or len(items) >= _enough(card, persona, view, person, speed):
        return None
    random = Random(seed)
    waits = [(random.expovariate(rate * speed * HEAD_START / SECONDS), answer) for rate, answer in left]
    wait_s, answer = min(waits, key=lambda each: each[0])
    spelt = [text for text in (written(answer, card, persona, random), answer.name) if not _stands(text, items)]
    return Thought(max(wait_s, GAP_S) + (0 if items else FIRST_S), spelt[0])


def _stands(text: str, items: list[str]) -> bool:
    """Whether it is on the pad: a slip of the finger may make one thing another."""
    return any(text == item or same_item(text, item) for item in items)


def _person(card: Card, items: list[str], view: JsonObject) -> Random:
    """Somebody with a pace of their own, the same from the first item of a list to its last."""
    first = items[0] if items else ""
    return Random(f"{card.id} {view['round']} {view['seat']} {view['scores']} {first}")


def _enough(card: Card, persona: Persona, view: JsonObject, person: Random, speed: float) -> int:
    """With how many items this person is content."""
    seconds = AT_LEISURE_S if view["writing_ms"] is None else view["writing_ms"] / 1000
    return max(1, len(race(shares(card, persona), seconds, person, speed * speed_of(persona, card) * ROOM)))


def _left(card: Card, persona: Persona, items: list[str]) -> list[tuple[float, Answer]]:
    """The answers that do not stand on the pad yet, each with its rate."""
    return [
        (rate, answer)
        for rate, answer in zip(rates(card, persona), card.answers, strict=True)
        if not any(_stands(name, items) for name in (answer.name, *answer.same, *answer.syn))
    ]
