"""The packs that ship with the game, each card parsed when it is first asked for.

Parsing all of them at once would hold a server up for seconds, and every other table with it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from importlib.resources import files

from msgspec.structs import replace

from hitparade.games.hit_or_miss.packs.reading import build, build_card
from hitparade.games.hit_or_miss.packs.values import Card, Pack
from hitparade.kernel.errors import UnknownName

ID = re.compile(r'^id\s*=\s*"([a-z0-9-]+)"', re.MULTILINE)
CARD = re.compile(r"^(?=\[\[card\]\])", re.MULTILINE)


class Shelf:
    """One shipped pack as its text, which passed the check before it shipped."""

    def __init__(self, text: str) -> None:
        head, *cards = CARD.split(text)
        self._head = head
        self._texts = {_id(card): card for card in cards}
        self._cards: dict[str, Card] = {}

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of its cards, in the order of the file."""
        return tuple(self._texts)

    @cached_property
    def header(self) -> Pack:
        """The pack without its cards."""
        return build({**tomllib.loads(self._head), "card": []})

    def card(self, name: str) -> Card | None:
        """The card of that id, or None."""
        if name not in self._cards and name in self._texts:
            (table,) = tomllib.loads(self._texts[name])["card"]
            self._cards[name] = build_card(table, self.header.id, self.header.language)
        return self._cards.get(name)

    @cached_property
    def pack(self) -> Pack:
        """The whole pack."""
        return replace(self.header, cards=tuple(card for name in self.ids if (card := self.card(name))))


def _id(text: str) -> str:
    """The id in a header or a card."""
    found = ID.search(text)
    return found[1] if found else ""


class Library(Mapping[str, Pack]):
    """Packs by id, in the order of their ids."""

    def __init__(self, texts: list[str]) -> None:
        self.shelves = {name: Shelf(text) for name, text in sorted((_id(text), text) for text in texts)}

    def __getitem__(self, key: str) -> Pack:
        return self.shelves[key].pack

    def __contains__(self, key: object) -> bool:
        return key in self.shelves  # without parsing anything

    def __iter__(self) -> Iterator[str]:
        return iter(self.shelves)

    def __len__(self) -> int:
        return len(self.shelves)


@cache
def library() -> Library:
    """The shipped packs by id."""
    folder = files("hitparade.games.hit_or_miss").joinpath("content")
    return Library([file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".toml")])


def shelf(pack_id: str) -> Shelf:
    """A shipped pack as it stands on the shelf. Raises UnknownName."""
    shelves = library().shelves
    if pack_id not in shelves:
        raise UnknownName("unknown-pack", f"There is no pack “{pack_id}”; there are {', '.join(shelves)}.")
    return shelves[pack_id]


def card(pack_id: str, card_id: str) -> Card:
    """A card of a shipped pack. Raises UnknownName."""
    found = shelf(pack_id).card(card_id)
    if found is None:
        raise UnknownName("unknown-card", f"The pack “{pack_id}” has no card “{card_id}”.")
    return found


def find_card(card_id: str) -> Card:
    """The card of that id in whichever shipped pack has it. Raises UnknownName."""
    for each in library().shelves.values():
        found = each.card(card_id)
        if found is not None:
            return found
    raise UnknownName("unknown-card", f"No pack has a card “{card_id}”.")
