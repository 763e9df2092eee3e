"""Every option: default, what it takes, what it refuses; and the two that only tests know."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.hit_or_miss.table import NAME

from hitparade import BadOption, Match
from hitparade.games.hit_or_miss.bots import BOTS
from hitparade.games.hit_or_miss.meta import META
from hitparade.games.hit_or_miss.options import ENGLISH, PACKS
from hitparade.games.hit_or_miss.packs import library

DEFAULTS = {
    "strictness": "forgiving",
    "writing_time": 45,
    "packs": list(ENGLISH),
    "family": True,
    "rounds": "rulebook",
    "die": [3, 2, 1],
    "swap": True,
    "reveal_lists": True,
    "turn_clock": 30,
    "answer_clock": 20,
    "vote_clock": 20,
    "on_reject": "lose_turn",
    "vote_tie": "accept",
    "category": None,
    "own": {},
    "dice": [],
}


def match(**options: Any) -> Match:
    return Match(NAME, seats=3, seed=1, options=options)


def test_the_defaults_are_those_of_the_rules() -> None:
    assert match().log[0]["options"] == DEFAULTS


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("writing_time", 15), ("writing_time", 300), ("writing_time", "unlimited"), ("writing_time", "off"),
        ("strictness", "strict"), ("strictness", "synonyms"), ("die", [0, 0, 1]), ("die", [9, 9, 9]),
        ("packs", ["nihongo"]), ("packs", list(PACKS)), ("rounds", 1), ("rounds", 16), ("swap", False),
        ("family", False),
        ("reveal_lists", False), ("answer_clock", "off"), ("answer_clock", 5), ("turn_clock", "off"),
        ("turn_clock", 300), ("vote_clock", "off"), ("vote_clock", 200), ("on_reject", "read_another"),
        ("vote_tie", "reject"), ("vote_tie", "drop_challenged"), ("category", "fruit"),
        ("dice", ["hit", "miss", "jester", "hit"]),
    ],
)  # fmt: skip
def test_what_an_option_takes(name: str, value: Any) -> None:
    assert match(**{name: value}).log[0]["options"][name] == value


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("writing_time", 14), ("writing_time", 301), ("writing_time", None), ("strictness", "loose"),
        ("die", [0, 0, 0]), ("die", [1, 2]), ("die", "321"),
        ("packs", []), ("packs", ["moon"]), ("packs", ["things", "things"]),
        ("packs", "things"), ("rounds", 0), ("rounds", 17), ("rounds", "all"), ("swap", 1),
        ("family", None), ("reveal_lists", "yes"),
        ("answer_clock", 4), ("turn_clock", 9), ("vote_clock", 201), ("on_reject", "nothing"), ("vote_tie", "again"),
        ("category", ""), ("category", 7), ("dice", ["six"]), ("dice", "hit"),
    ],
)  # fmt: skip
def test_what_an_option_refuses(name: str, value: Any) -> None:
    with pytest.raises(BadOption) as caught:
        match(**{name: value})
    assert caught.value.code == "bad-option"
    assert name in caught.value.sentence


def test_a_category_that_there_is_not_is_a_clear_error() -> None:
    with pytest.raises(BadOption, match="must be the id of a card: No pack has a card “no-such-card”"):
        match(category="no-such-card")


def test_a_category_is_found_in_any_pack_but_rather_in_a_chosen_one() -> None:
    pack = library()["feelings"]
    assert match(packs=["things"], category=pack.cards[0].id).view(None)["category"]["pack"] == "feelings"
    assert match(category="fruit").view(None)["category"]["id"] == "fruit"


def test_no_lobby_offers_what_is_for_tests() -> None:
    assert {option.name for option in META.options} - {option.name for option in META.offered} == {
        "category",
        "own",
        "dice",
    }


def test_the_packs_on_offer_are_those_that_come_with_the_game() -> None:
    assert set(PACKS) == set(library())
    assert all(library()[pack].language.startswith("en") for pack in ENGLISH)


def test_every_option_is_told_in_english_and_japanese() -> None:
    for option in META.options:
        assert {*option.title} == {*option.reason} == {"en", "ja"}
        assert option.reason["en"].endswith(".")


def test_the_bots_in_the_lobby_are_those_that_play() -> None:
    assert [bot.name for bot in META.bots] == list(BOTS)
    assert META.stand_in in BOTS
