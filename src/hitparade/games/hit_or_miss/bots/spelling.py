"""How a known answer ends up on a pad: by another name, in the plural, with a slip of the finger."""

from __future__ import annotations

from random import Random

from hitparade.games.hit_or_miss.bots.personas import Persona
from hitparade.games.hit_or_miss.packs.values import Answer, Card

SHORTEST_SLIP = 5
"""Nobody mistypes a word of four letters and leaves it so."""


def written(answer: Answer, card: Card, persona: Persona, random: Random) -> str:
    """The answer as this person writes it."""
    names = [*answer.same, *answer.syn, *([answer.read] if answer.read else [])]
    text = random.choice(names) if names and random.random() < persona.others else answer.name
    if card.language.startswith("en"):
        text = _plural(text, persona, random)
        text = _slip(text, persona, random)
    return text


def _plural(text: str, persona: Persona, random: Random) -> str:
    """An s behind a plain word."""
    is_plain = text.isascii() and text.islower() and text.isalpha() and text[-1] not in "sxyzho"
    return f"{text}s" if is_plain and random.random() < persona.plurals else text


def _slip(text: str, persona: Persona, random: Random) -> str:
    """Two letters exchanged, one doubled, or one left out, somewhere inside."""
    if len(text) < SHORTEST_SLIP or random.random() >= persona.typos:
        return text
    at = random.randrange(1, len(text) - 2)
    first, second = text[at], text[at + 1]
    return text[:at] + random.choice([second + first, first + first + second, second]) + text[at + 2 :]
