"""Options and seats: every kind, what it takes and what it refuses, and in what words."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.kernel.games import ROB, rob
from tests.toy.red_or_black.meta import META

from hitparade import BadOption, Match
from hitparade.kernel import Meta, Option

TEAMS = [{"name": "Owls", "color": "red"}, {"name": "キツネ", "color": "blue"}]


def refusal(**options: Any) -> BadOption:
    with pytest.raises(BadOption) as caught:
        rob(**options)
    return caught.value


def test_defaults_are_filled_in() -> None:
    head = rob(rounds=3).log[0]
    assert head["options"] == {"rounds": 3, "say_clock": "off", "deck": "even", "lucky": False, "teams": None}


@pytest.mark.parametrize(
    ("name", "value"),
    [("rounds", 1), ("rounds", 5), ("say_clock", 60), ("say_clock", "off"), ("deck", "mostly-red"), ("lucky", True)],
)
def test_what_an_option_takes_stands_in_the_head(name: str, value: Any) -> None:
    assert rob(**{name: value}).log[0]["options"][name] == value


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("rounds", 0, "whole number from 1 to 5, not 0"),
        ("rounds", 6, "whole number from 1 to 5"),
        ("rounds", True, "whole number"),
        ("rounds", 2.0, "whole number"),
        ("rounds", "off", "whole number"),
        ("rounds", None, "whole number"),
        ("say_clock", 0, r"from 1 to 60 or one of \['off'\]"),
        ("say_clock", "on", "or one of"),
        ("say_clock", [1], "or one of"),
        ("deck", "odd", "must be one of"),
        ("deck", 1, "must be one of"),
        ("deck", ["even"], "must be one of"),
        ("lucky", 1, "must be true or false"),
        ("lucky", "off", "must be true or false"),
    ],
)
def test_what_an_option_refuses(name: str, value: Any, words: str) -> None:
    with pytest.raises(BadOption, match=words) as caught:
        rob(**{name: value})
    assert caught.value.code == "bad-option"
    assert name in caught.value.sentence


def test_an_unknown_option_names_those_there_are() -> None:
    error = refusal(round=1)
    assert error.code == "unknown-option"
    assert "'round'" in error.sentence
    assert "rounds, say_clock, deck, lucky, teams" in error.sentence


@pytest.mark.parametrize("options", [[], "rounds", 5, [("rounds", 2)]])
def test_options_are_an_object(options: Any) -> None:
    with pytest.raises(BadOption, match="an object of names and values"):
        Match(ROB, seats=2, options=options)


def test_teams_are_one_a_seat() -> None:
    assert rob(teams=TEAMS).log[0]["options"]["teams"] == TEAMS
    with pytest.raises(BadOption, match="list of 3 teams"):
        rob(3, teams=TEAMS)


@pytest.mark.parametrize(
    ("team", "words"),
    [
        ("Owls", "an object with a name and a color"),
        ({"name": "Owls"}, "an object with a name and a color"),
        ({"name": "Owls", "color": "red", "size": 3}, "an object with a name and a color"),
        ({"name": "", "color": "red"}, "1 to 24 characters"),
        ({"name": "   ", "color": "red"}, "1 to 24 characters"),
        ({"name": "x" * 25, "color": "red"}, "1 to 24 characters"),
        ({"name": 7, "color": "red"}, "1 to 24 characters"),
        ({"name": "Ow\nls", "color": "red"}, "control character"),
        ({"name": "\x1b[2J", "color": "red"}, "control character"),
        ({"name": "Owls", "color": "pink"}, "color must be one of"),
        ({"name": "Owls", "color": ["red"]}, "color must be one of"),
    ],
)
def test_what_a_team_refuses(team: Any, words: str) -> None:
    assert words in refusal(teams=[TEAMS[0], team]).sentence


def test_teams_are_a_list_or_nothing() -> None:
    assert "must be null or a list" in refusal(teams="red and blue").sentence


@pytest.mark.parametrize(
    ("game", "seats", "wanted"),
    [
        (ROB, 1, "2 to 4"),
        (ROB, 5, "2 to 4"),
        (ROB, "2", "2 to 4"),
        (ROB, True, "2 to 4"),
        ("rock-paper-scissors", 3, "2"),
    ],
)
def test_a_game_is_for_so_many(game: str, seats: Any, wanted: str) -> None:
    with pytest.raises(BadOption, match=f"is for {wanted} players, not") as caught:
        Match(game, seats=seats)
    assert caught.value.code == "bad-seats"


DIE = Option("die", "weights", [3, 2, 1], {"en": "Die"}, {"en": "So."}, "B6", 0, 9, ("hit", "miss", "jester"))
PACKS = Option("packs", "list", ["a"], {"en": "Packs"}, {"en": "So."}, "B7", 1, 3, ("a", "b", "c"), distinct=True)
ROLLS = Option("rolls", "list", [], {"en": "Rolls"}, {"en": "So."}, "B8", 0, 4, ("hit", "miss"), hidden=True)
CARD = Option("card", "text", None, {"en": "Card"}, {"en": "So."}, "B9", most=8, hidden=True)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (DIE, [0, 0, 1]),
        (DIE, [9, 9, 9]),
        (PACKS, ["c", "a"]),
        (PACKS, ["a", "b", "c"]),
        (ROLLS, []),
        (ROLLS, ["hit", "hit"]),
        (CARD, None),
        (CARD, "fruit"),
    ],
)
def test_what_lists_weights_and_texts_take(option: Option, value: Any) -> None:
    assert option.problem(value, 2) is None


@pytest.mark.parametrize(
    ("option", "value", "words"),
    [
        (DIE, [0, 0, 0], "must be 3 whole numbers from 0 to 9, not all 0"),
        (DIE, [3, 2], "must be 3 whole numbers"),
        (DIE, [3, 2, 1, 1], "must be 3 whole numbers"),
        (DIE, [3, 2, 10], "must be 3 whole numbers"),
        (DIE, [3, -1, 1], "must be 3 whole numbers"),
        (DIE, [3, 2.0, 1], "must be 3 whole numbers"),
        (DIE, [True, 2, 1], "must be 3 whole numbers"),
        (DIE, "321", "must be 3 whole numbers"),
        (DIE, None, "must be 3 whole numbers"),
        (PACKS, [], "must be a list of 1 to 3"),
        (PACKS, ["a", "b", "c", "a"], "must be a list of 1 to 3"),
        (PACKS, ["a", "a"], "only once"),
        (PACKS, ["d"], "must be a list out of"),
        (PACKS, [["a"]], "must be a list out of"),
        (PACKS, [1], "must be a list out of"),
        (PACKS, "a", "must be a list of 1 to 3"),
        (PACKS, {"a": 1}, "must be a list of 1 to 3"),
        (CARD, "", "must be null or a text of 1 to 8 characters"),
        (CARD, "x" * 9, "must be null or a text"),
        (CARD, "a\nb", "must be null or a text"),
        (CARD, 7, "must be null or a text"),
    ],
)
def test_what_lists_weights_and_texts_refuse(option: Option, value: Any, words: str) -> None:
    assert words in (option.problem(value, 2) or "")


def test_hidden_options_are_for_those_who_know_them() -> None:
    meta = replace(META, options=(*META.options, CARD))
    assert isinstance(meta, Meta)
    assert CARD not in meta.offered
    assert meta.read_options({"card": "fruit"}, 2)["card"] == "fruit"
    assert meta.read_options({}, 2, offered=True)["card"] is None
    with pytest.raises(BadOption) as caught:
        meta.read_options({"card": "fruit"}, 2, offered=True)
    assert caught.value.code == "unknown-option"
    assert "lucky, teams" in caught.value.sentence
