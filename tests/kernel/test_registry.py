"""Games and bots by name."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kernel.games import ROB, RPS, rps

import hitparade
from hitparade import UnknownGame, UnknownName
from hitparade.kernel import registry


def test_registered_games_are_named_in_order() -> None:
    names = registry.names()
    assert names.index(RPS) < names.index(ROB)
    assert "hits-and-outs" in names


def test_facts_load_without_the_rules() -> None:
    assert registry.meta(RPS).title["en"] == "Rock Paper Scissors"


def test_a_game_without_shapes_says_so() -> None:
    with pytest.raises(ModuleNotFoundError):
        registry.shapes(ROB)


def test_the_shapes_of_a_games_views() -> None:
    assert registry.shapes("hits-and-outs").View is not None


@pytest.mark.parametrize("name", ["chess", "", None, 5, ["hits-and-outs"]])
@pytest.mark.parametrize("ask", [registry.load, registry.meta, registry.shapes])
def test_an_unknown_game_names_those_there_are(ask: Any, name: Any) -> None:
    with pytest.raises(UnknownGame, match="rock-paper-scissors") as caught:
        ask(name)
    assert caught.value.code == "unknown-game"


def test_a_match_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        hitparade.Match("chess", seats=2)


def test_a_bot_plays_from_the_view() -> None:
    match = rps()
    move = hitparade.bot(RPS, "random").choose(match.view(0), match.legal(0), seed=1)
    assert move in match.legal(0)


@pytest.mark.parametrize("name", ["deep-blue", None, ["random"]])
def test_an_unknown_bot_names_those_there_are(name: Any) -> None:
    with pytest.raises(UnknownName, match="it has random") as caught:
        hitparade.bot(RPS, name)
    assert caught.value.code == "unknown-bot"
    assert isinstance(caught.value, ValueError)


def test_a_bot_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        hitparade.bot("chess", "random")
