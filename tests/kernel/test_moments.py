"""What a decision is told of its moment: who makes the move, when its time is up, how the connections are."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.kernel.games import rob, rps, say, throw
from tests.toy.rock_paper_scissors import game as rock_paper_scissors

from hitparade import Match
from hitparade.kernel import Chance, Moment
from hitparade.kernel.deciding import decide_due, decide_move, evolve
from hitparade.kernel.log import check_entry

LINKS = {"0": {"rtts_ms": [40.0]}}


@pytest.fixture
def moments(monkeypatch: pytest.MonkeyPatch) -> list[Moment]:
    return watched(monkeypatch, needs_due=True)


def watched(monkeypatch: pytest.MonkeyPatch, **changes: Any) -> list[Moment]:
    """The moments of all decisions from now on, in a game that is otherwise as it was."""
    seen: list[Moment] = []
    game = rock_paper_scissors.GAME

    def decide(state: Any, seat: Any, move: Any, moment: Moment, chance: Any) -> Any:
        seen.append(moment)
        return game.decide(state, seat, move, moment, chance)

    monkeypatch.setattr(rock_paper_scissors, "GAME", replace(game, decide=decide, **changes))
    return seen


def test_a_seats_move_knows_when_its_time_is_up(moments: list[Moment]) -> None:
    match = rps(throw_clock=10)
    match.table({"act": "factor", "seat": 1, "times": 2})
    match.advance(3)
    match.play(1, throw("rock"), links=LINKS)
    match.table({"act": "extend", "seconds": 5})
    match.play(0, throw("paper"))
    assert moments == [Moment(3_000, LINKS, 20_000), Moment(3_000, None, 15_000)]


def test_where_no_clock_waits_for_the_seat_nothing_is_due(moments: list[Moment]) -> None:
    match = rps()
    match.play(0, throw("rock"))
    match.play(1, throw("rock"))
    assert [moment.due_ms for moment in moments] == [None, None]


def test_a_seat_that_no_clock_waits_for_has_nothing_due(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = watched(monkeypatch, needs_due=True, timer=lambda state: None)
    rps(throw_clock=9).play(0, throw("rock"))
    assert seen == [Moment(0)]


def test_a_game_that_does_not_ask_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = watched(monkeypatch)
    rps(throw_clock=9).play(0, throw("rock"))
    assert seen == [Moment(0)]


def test_a_default_act_is_known_as_the_clocks_own(moments: list[Moment]) -> None:
    match = rps(throw_clock=10)
    match.advance(10)
    assert moments == [Moment(10_000, None, 10_000, clock=True)] * 2


def test_a_skip_is_the_clocks_own_before_its_time(moments: list[Moment]) -> None:
    match = rps(throw_clock=10)
    match.advance(4)
    match.table({"act": "skip"})
    assert moments == [Moment(4_000, None, 10_000, clock=True)]


def test_what_a_stand_in_plays_is_a_players_move(moments: list[Moment]) -> None:
    match = rps(throw_clock=10)
    match.table({"act": "leave", "seat": 0})
    match.advance(2)
    assert moments == [Moment(1_500, None, 1_500)]


def test_a_skip_of_the_clocks_own_move_knows_when_it_was_due() -> None:
    match = rob()
    match.play(0, say("red"))
    match.play(1, say("red"))
    match.table({"act": "skip"})
    assert match.log[-1]["events"][0]["type"] == "turned"


def test_measured_connections_of_a_default_act_stand_in_the_log(moments: list[Moment]) -> None:
    match = rps(throw_clock=10)
    entry = decide_due(match.state, 10_250, Chance(1), links=LINKS)
    assert entry is not None
    assert entry.links == LINKS
    assert moments == [Moment(10_250, LINKS, 10_000, clock=True)]
    check_entry(match.state, entry, 1)
    assert moments[1] == moments[0]


def test_a_late_guest_has_a_seat_like_any_other() -> None:
    match = rob(say_clock=7)
    match.table({"act": "join", "seat": 2})
    assert match.state.seats == 3
    assert match.waiting == [0, 1, 2]
    match.play(2, say("red"))
    match.table({"act": "leave", "seat": 2})
    assert match.view(2)["left"] == [2]
    assert Match.replay(match.log, check=True) == match
    entry = decide_move(match.state, 1, say("red"), Moment(0), Chance(1))
    assert evolve(match.state, entry).seats == 3
