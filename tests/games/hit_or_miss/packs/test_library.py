"""The shipped packs: sound, found by id, and parsed only when asked for."""

from __future__ import annotations

from importlib.resources import files

import pytest

from hitparade.games.hit_or_miss.packs import card, check_pack, find_card, library, read_pack, shelf
from hitparade.kernel.errors import UnknownName

FILES = sorted(
    (
        file
        for file in files("hitparade.games.hit_or_miss").joinpath("content").iterdir()
        if file.name.endswith(".toml")
    ),
    key=lambda file: file.name,
)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_shipped_pack_is_sound(file) -> None:  # type: ignore[no-untyped-def]
    assert [str(fault) for fault in check_pack(file.read_text("utf-8"))] == []


def test_every_file_is_in_the_library() -> None:
    packs = library()
    assert len(packs) == len(FILES)
    assert all(packs[name].id == name for name in packs)
    assert packs["scenes"] is library()["scenes"]
    assert "scenes" in packs
    assert "dogs" not in packs


def test_a_pack_parsed_card_by_card_is_the_pack_parsed_as_a_whole() -> None:
    for file in FILES:
        whole = read_pack(file.read_text("utf-8"))
        assert library()[whole.id] == whole
        assert shelf(whole.id).ids == tuple(card.id for card in whole.cards)


def test_a_card_is_found_by_pack_and_id_or_by_id_alone() -> None:
    first = library()["scenes"].cards[0]
    assert card("scenes", first.id) is first
    assert find_card(first.id) is first
    assert first.pack == "scenes"


def test_what_is_not_there_is_said() -> None:
    with pytest.raises(UnknownName, match="no pack “dogs”"):
        card("dogs", "x")
    with pytest.raises(UnknownName, match="no card “dogs”"):
        card("scenes", "dogs")
    with pytest.raises(UnknownName, match="No pack has a card “dogs”"):
        find_card("dogs")
