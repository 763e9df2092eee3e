"""How people differ who write a list: what comes to their minds, how fast, and how they spell it."""

from __future__ import annotations

from math import log1p

from msgspec import Struct

from hitparade.games.hit_or_miss.packs.values import Card
from hitparade.kernel.errors import UnknownName

MOST = 0.95
"""No answer is written by more of a hundred people."""
LEAST = 0.002
"""What hardly anybody thinks of, an expert may."""


class Persona(Struct, frozen=True):
    """A kind of writer.

    ``tilt`` is the power to which shares are raised before they are scaled back to the same sum: above 1 the obvious
    comes first, below 1 the far-fetched gets its chance. ``speed`` multiplies a person's own. ``field`` are tags of
    cards of which they know more than others: there they are that much faster and less bound to the obvious.
    """

    tilt: float = 1.0
    speed: float = 1.0
    field: tuple[str, ...] = ()
    field_tilt: float = 1.0
    field_speed: float = 1.0
    plurals: float = 0.08
    typos: float = 0.03
    others: float = 0.15
    """How often one of the other names of a thing is written."""


PERSONAS: dict[str, Persona] = {
    "plain": Persona(),
    "mainstream": Persona(tilt=1.3),
    "quirky": Persona(tilt=0.65, others=0.25),
    "expert": Persona(
        speed=1.1,
        field=("nature", "science", "words", "places", "food"),
        field_tilt=0.85,
        field_speed=1.15,
        typos=0.01,
    ),
}


def persona(name: str) -> Persona:
    """The persona of that name. Raises UnknownName."""
    if name not in PERSONAS:
        raise UnknownName("unknown-persona", f"There is no persona {name!r}; there is {', '.join(PERSONAS)}.")
    return PERSONAS[name]


def is_in_field(persona: Persona, card: Card) -> bool:
    """Whether a card is of a persona's own field."""
    return any(tag in persona.field for tag in card.tags)


def speed_of(persona: Persona, card: Card) -> float:
    """How much faster than others a persona writes on a card."""
    return persona.speed * (persona.field_speed if is_in_field(persona, card) else 1.0)


def shares(card: Card, persona: Persona) -> list[float]:
    """How likely each answer of the card is thought of in the usual time, tilted, with the same sum as before."""
    tilt = persona.tilt * (persona.field_tilt if is_in_field(persona, card) else 1.0)
    plain = [answer.w / 100 for answer in card.answers]
    tilted = [share**tilt for share in plain]
    scale = sum(plain) / sum(tilted)
    return [min(MOST, max(LEAST, share * scale)) for share in tilted]


def rates(card: Card, persona: Persona) -> list[float]:
    """The rates of the race (``race.py``), a 45 s, of an average person of this kind."""
    speed = speed_of(persona, card)
    return [-log1p(-share) * speed for share in shares(card, persona)]
