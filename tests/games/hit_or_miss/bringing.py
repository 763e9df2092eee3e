"""Packs that a host brings, for tests: a file with some cards, read and held."""

from __future__ import annotations

from tests.games.hit_or_miss.packs.samples import ANSWERS, HEADER

from hitparade.games.hit_or_miss.packs.own import read_own
from hitparade.kernel.packs import OWN, Chosen, ReadPack
from hitparade.kernel.values import JsonObject


def pack_text(
    cards: int = 3, *, title: str = "Grandma’s pack", tags: str = '"attic"', grown_up: tuple[int, ...] = ()
) -> str:
    """A pack of so many cards with secret titles, those of ``grown_up`` places for adults."""
    head = HEADER.replace('title = "Test pack"', f'title = "{title}"').replace('id = "test-pack"', 'id = "grandma"')
    return head + "".join(_card(place, tags, adults=place in grown_up) for place in range(cards))


def _card(place: int, tags: str, *, adults: bool) -> str:
    audience = 'audience = "adults"\n' if adults else ""
    kind = 'kind = "concrete"\ndifficulty = 1\n'
    named = f'[[card]]\nid = "secret-{place}"\ntitle = "Secret title {place}"\n{kind}tags = [{tags}, "place-{place}"]\n'
    return f"{named}{audience}\n[card.answers]\n{ANSWERS}\n"


def read(text: str) -> ReadPack:
    """Reads the pack; it can be drawn from as long as what is returned is kept."""
    return read_own(text.encode(), {})


def options(pack: ReadPack, *shipped: str, **more: object) -> JsonObject:
    """Options of a match that plays with it."""
    from hitparade.games.hit_or_miss.packing import prepare

    wanted: JsonObject = {"packs": [*shipped, OWN + pack.facts.id], "family": True, **more}
    return prepare(wanted, [Chosen(pack.facts)])
