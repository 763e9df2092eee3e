"""W17: the end of a match, and who has won."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.hit_or_miss.table import Table, kinds


def play(table: Table) -> dict[str, Any]:
    while table.match.result is None:
        table.write()
        table.look()
    return table.match.result


def test_w17_the_highest_total_wins() -> None:
    table = Table(dice=["hit"] * 5, rounds=1).turns()
    table.turn("apple")
    table.rest()
    result = table.match.result
    assert result["winners"] == [table.seat("A")]
    assert max(result["scores"]) == result["scores"][table.seat("A")]
    assert table.view()["winners"] == result["winners"]
    assert (table.phase, table.view()["reason"]) == ("over", "rounds")


def test_w17_equal_totals_share_the_win() -> None:
    result = play(Table(4))
    assert result["winners"] == [0, 1, 2, 3]
    assert result["scores"] == [0, 0, 0, 0]


@pytest.mark.parametrize("rounds", [1, 2, 7, 16])
def test_w17_another_number_of_rounds_can_be_agreed(rounds: int) -> None:
    table = Table(3, rounds=rounds)
    assert table.view()["rounds"] == rounds
    assert play(table)["reason"] == "rounds"
    assert table.view()["round"] == table.view()["rounds"] == rounds


def test_w17_leaders_go_round_again_if_there_are_more_rounds() -> None:
    table = Table(5, rounds=12)
    leaders = ""
    while table.match.result is None:
        leaders += table.player(table.view()["leader"])
        table.write()
        table.look()
    assert leaders == "ABCDEABCDEAB"


def test_w17_the_last_round_ends_the_match_at_once_and_its_lists_are_shown() -> None:
    table = Table(3, rounds=1)
    table.start()
    for player in "AB":
        table.do(player, "done")
    assert kinds(table.do("C", "done"))[-2:] == ["round_ended", "ended"]
    assert table.view()["lists"] == [[], [], []]


def test_w17_when_it_is_over_nothing_can_be_done() -> None:
    table = Table(3, rounds=1)
    play(table)
    assert table.waiting == ""
    for player in "ABC":
        assert table.legal(player) == []
        assert table.refusal(player, "ready") == "match-over"


def test_w17_when_it_is_over_every_seal_is_open() -> None:
    table = Table(3, rounds=2).turns()
    table.rest()
    table.look()
    table.turns().rest()
    sealed = [event["seal"] for entry in table.match.log[1:] for event in entry["events"] if "seal" in event]
    assert {opened["seal"] for opened in table.view()["opened"]} == set(sealed)
    assert table.view()["pile"]["commitment"] is None
