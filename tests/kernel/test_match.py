"""The public face: play, view, legal, waiting, result, log, and what a refusal leaves behind."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from tests.kernel.games import RPS, eventful, played, rob, rps, say, throw
from tests.toy.rock_paper_scissors import game as rps_game

import hitparade
from hitparade import IllegalMove, Match
from hitparade.kernel import Chance
from hitparade.kernel.deciding import decide_start, decide_typed, new_match
from hitparade.kernel.values import Moment


def refuse(act: Callable[[], Any]) -> IllegalMove:
    with pytest.raises(IllegalMove) as caught:
        act()
    return caught.value


def remember(match: Match) -> Any:
    """Everything that a refusal must leave as it was, the draws to come included."""
    return match.log, match.state, match.now_ms, [match.view(seat) for seat in (None, 0, 1)]


def test_the_face_is_all_there() -> None:
    public = {"BadLog", "BadOption", "IllegalMove", "Match", "UnknownGame", "UnknownName", "bot"}
    assert public == set(hitparade.__all__)
    assert all(hasattr(hitparade, name) for name in public)


def test_a_move_returns_the_events_as_plain_values() -> None:
    match = rps()
    (thrown,) = match.play(0, throw("rock"))
    assert thrown["type"] == "thrown"
    assert thrown["shape"] == "rock"
    thrown, shown = match.play(1, throw("scissors"))
    assert shown == {"type": "shown", "shapes": ["rock", "scissors"], "winner": 0}


def test_waiting_and_legal_follow_the_match() -> None:
    match = rps()
    assert match.waiting == [0, 1]
    assert match.legal(0) == [throw("rock"), throw("paper"), throw("scissors")]
    match.play(0, throw("rock"))
    assert match.waiting == [1]
    assert match.legal(0) == []


def test_a_view_holds_what_its_seat_may_know() -> None:
    match = rps()
    match.play(0, throw("rock"))
    assert match.view(0)["own"] == "rock"
    assert "own" not in match.view(1)
    assert "own" not in match.view(None)
    assert match.view(None) | {"step": 1, "deadline": None, "paused": False, "left": []} == match.view(None)


def test_the_result_comes_at_the_end() -> None:
    match = rps()
    assert match.result is None
    assert played().result == {"scores": [2, 0], "winners": [0], "reason": "wins", "stood_in": []}
    assert played().waiting == []


def test_a_seed_repeats_a_match() -> None:
    assert played() == played()
    assert rob(seed=3).log == rob(seed=3).log
    assert rob(seed=3).log != rob(seed=4).log
    assert rob(seed=None).log != rob(seed=None).log


def test_the_log_holds_no_seed() -> None:
    assert "987654321" not in json.dumps(rob(seed=987654321).log)


@pytest.mark.parametrize("make", [rps, played, rob, eventful])
def test_everything_that_leaves_is_json_with_lists_and_no_tuples(make: Callable[[], Match]) -> None:
    match = make()
    seats = range(match.state.head.seats)
    values = [match.log, match.result, match.waiting, *map(match.view, [None, *seats]), *map(match.legal, seats)]
    assert json.loads(json.dumps(values)) == values


@pytest.mark.parametrize("make", [rps, played, rob, eventful])
def test_what_leaves_can_be_changed_without_changing_the_match(make: Callable[[], Match]) -> None:
    match = make()
    log = match.log
    match.view(0).clear()
    match.log[0]["options"].clear()
    match.entries.clear()
    assert match.log == log


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (throw("well"), "bad-move"),
        (throw(None), "bad-move"),  # pyright: ignore[reportArgumentType]
        ({"type": "throw"}, "bad-move"),
        ({"type": "catch", "shape": "rock"}, "bad-move"),
        ({"shape": "rock"}, "bad-move"),
        ({"type": "throw", "shape": "rock", "extra": 1}, "bad-move"),
        ({"type": "throw", "shape": "rock", 5: 1}, "bad-move"),
        ({"type": "throw", "shape": "rock", "x" * 500: 1}, "bad-move"),
        ({}, "bad-move"),
        (None, "bad-move"),
        ("rock", "bad-move"),
        (["throw", "rock"], "bad-move"),
        ("x" * 500, "bad-move"),
        ({**throw("rock"), "step": "1"}, "bad-move"),
        ({**throw("rock"), "step": True}, "bad-move"),
        ({**throw("rock"), "step": 1.0}, "bad-move"),
        ({**throw("rock"), "step": 0}, "wrong-step"),
        ({**throw("rock"), "step": 2}, "wrong-step"),
    ],
)
def test_what_is_no_move_is_refused_and_changes_nothing(move: Any, code: str) -> None:
    match = rps()
    before = remember(match)
    error = refuse(lambda: match.play(0, move))
    assert error.code == code
    assert error.sentence.endswith(".")
    assert len(error.sentence) < 200
    assert remember(match) == before


def test_a_move_for_this_step_is_taken_and_its_step_is_not_kept() -> None:
    match = rps()
    match.play(0, {**throw("rock"), "step": 1})
    assert match.log[-1]["move"] == throw("rock")


@pytest.mark.parametrize("seat", [-1, 2, True, "0", None, 0.0, [0]])
def test_there_is_no_such_seat(seat: Any) -> None:
    match = rps()
    assert refuse(lambda: match.play(seat, throw("rock"))).code == "unknown-seat"
    assert refuse(lambda: match.legal(seat)).code == "unknown-seat"
    if seat is not None:
        assert refuse(lambda: match.view(seat)).code == "unknown-seat"


def test_a_refused_move_changes_no_later_draw() -> None:
    bothered, calm = rps(seed=9), rps(seed=9)
    for match in (bothered, calm):
        match.play(0, throw("rock"))
    for _ in range(20):
        assert refuse(lambda: bothered.play(0, throw("rock"))).code == "already-thrown"
    assert bothered.play(1, throw("rock")) == calm.play(1, throw("rock"))
    assert bothered == calm


@pytest.mark.parametrize("broken", ["decide", "evolve"])
def test_a_fault_in_a_game_leaves_the_match_as_it_was(broken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> Any:
        raise ZeroDivisionError("a fault in the game")

    monkeypatch.setattr(rps_game, "GAME", replace(rps_game.GAME, **{broken: fail}))
    match = Match(RPS, seats=2, seed=1, options={"throw_clock": 5})
    before = remember(match)
    with pytest.raises(ZeroDivisionError):
        match.play(0, throw("rock"))
    with pytest.raises(ZeroDivisionError):
        match.advance(60)
    with pytest.raises(ZeroDivisionError):
        match.table({"act": "skip"})
    assert remember(match) == before


def test_a_fault_halfway_through_a_long_wait_takes_all_of_it_back(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail_in_round_two(state: Any, *rest: Any) -> Any:
        return 1 // (2 - state.round) and rps_game.decide(state, *rest)

    monkeypatch.setattr(rps_game, "GAME", replace(rps_game.GAME, decide=fail_in_round_two))
    match = Match(RPS, seats=2, seed=1, options={"throw_clock": 5})
    before = remember(match)
    with pytest.raises(ZeroDivisionError):
        match.advance(60)
    assert remember(match) == before
    assert len(match.advance(5)) == 3


def test_measured_links_stand_in_the_entry_and_reach_the_game() -> None:
    match = rob()
    (said,) = match.play(0, say("red"), links=[12, 30])
    assert said["links"] == [12, 30]
    assert match.log[-1]["links"] == [12, 30]


def test_a_struct_can_be_decided_without_reading_it_again() -> None:
    state = new_match(rps_game.GAME, 2, {})
    entry = decide_typed(state, 1, rps_game.Throw("paper"), Moment(7), Chance(1))
    assert (entry.at_ms, entry.by, entry.seat, entry.move) == (7, "seat", 1, rps_game.Throw("paper"))


def test_the_start_can_be_put_at_any_moment() -> None:
    assert decide_start(new_match(rps_game.GAME, 2, {}), Chance(1), 99).at_ms == 99


def test_matches_are_equal_only_to_matches_with_the_same_log() -> None:
    assert rps() != rob()
    assert rps() != "a match"
    assert played() != rps()
    with pytest.raises(TypeError):
        hash(rps())


def test_the_entries_are_the_log_as_structs() -> None:
    match = played()
    assert [entry.by for entry in match.entries] == ["start", "seat", "seat", "seat", "seat"]
    assert match.state.count == len(match.entries)
