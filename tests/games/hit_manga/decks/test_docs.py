"""The page on decks names what the code has, and its example is a card."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import msgspec

from hitparade.games.hit_manga.decks import describing, drawings, pictures, reading
from hitparade.games.hit_manga.decks.values import LEAST_CARDS, MOST_BYTES, MOST_CARDS, DeckCard, Header

PAGE = (Path(__file__).parents[4] / "docs" / "decks.md").read_text(encoding="utf-8")


def test_every_key_is_described() -> None:
    assert set(re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)) == set(DeckCard.__struct_fields__)
    assert all(f"`{name}`" in PAGE for name in Header.__struct_fields__)


def test_the_example_is_a_header_and_a_card() -> None:
    table = tomllib.loads(re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)[0])
    msgspec.convert(table["deck"], Header)
    msgspec.convert(table["card"][0], DeckCard)


def test_every_code_is_described() -> None:
    source = "".join(
        Path(str(each.__file__)).read_text(encoding="utf-8") for each in (describing, drawings, pictures, reading)
    )
    codes = set(re.findall(r'(?:Fault|_BadZip|BadPicture)\(\s*"([a-z0-9-]+)"', source))
    described = PAGE.split("## What can be wrong")[1]
    assert set(re.findall(r"`([a-z0-9-]+)`", described)) == codes


def test_the_numbers_are_those_of_the_code() -> None:
    assert f"{LEAST_CARDS} to {MOST_CARDS} cards" in PAGE
    assert f"at most {MOST_BYTES // 1_000_000} MB" in PAGE
    assert f"at most {pictures.MOST_BYTES // 1_000_000} MB" in PAGE
    assert f"{drawings.MOST_SVG_BYTES // 1_000} kB" in PAGE
    assert f"{pictures.LEAST_SIDE} to {pictures.MOST_SIDE:,} pixels" in PAGE
    assert f"{pictures.MOST_PIXELS // 1_000_000} million" in PAGE
    assert f"within {drawings.SHAPE_OFF:.0%}".replace("%", " %") in PAGE
    assert f"more than {drawings.MOST_REFERENCES} references" in PAGE
    assert f"at most {drawings.MOST_ELEMENTS:,} elements, none more than {drawings.DEEPEST} deep" in PAGE
    assert f"more than {reading.MOST_FILES} files" in PAGE
