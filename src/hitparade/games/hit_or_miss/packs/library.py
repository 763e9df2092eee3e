"""The packs that ship with the game, each parsed when it is first asked for."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

from hitparade.games.hit_or_miss.packs.reading import build
from hitparade.games.hit_or_miss.packs.values import Card, Pack
from hitparade.kernel.errors import UnknownName

ID = re.compile(r'^id\s*=\s*"([a-z0-9-]+)"', re.MULTILINE)


class Library(Mapping[str, Pack]):
    """Packs by id, in the order of their ids. The texts passed the check before they shipped."""

    def __init__(self, texts: dict[str, str]) -> None:
        self._texts = texts
        self._packs: dict[str, Pack] = {}

    def __getitem__(self, key: str) -> Pack:
        if key not in self._packs:
            self._packs[key] = build(tomllib.loads(self._texts[key]))
        return self._packs[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def __len__(self) -> int:
        return len(self._texts)


@cache
def library() -> Library:
    """The shipped packs by id."""
    folder = files("hitparade.games.hit_or_miss").joinpath("content")
    texts = [file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".toml")]
    found = {told[1]: text for text in texts if (told := ID.search(text))}
    return Library(dict(sorted(found.items())))


def card(pack_id: str, card_id: str) -> Card:
    """A card of a shipped pack. Raises UnknownName."""
    packs = library()
    if pack_id not in packs:
        raise UnknownName("unknown-pack", f"There is no pack “{pack_id}”; there are {', '.join(packs)}.")
    found = _cards(pack_id).get(card_id)
    if found is None:
        raise UnknownName("unknown-card", f"The pack “{pack_id}” has no card “{card_id}”.")
    return found


@cache
def _cards(pack_id: str) -> dict[str, Card]:
    return {each.id: each for each in library()[pack_id].cards}


def find_card(card_id: str) -> Card:
    """The card of that id in whichever shipped pack has it. Raises UnknownName."""
    for pack_id in library():
        found = _cards(pack_id).get(card_id)
        if found is not None:
            return found
    raise UnknownName("unknown-card", f"No pack has a card “{card_id}”.")
