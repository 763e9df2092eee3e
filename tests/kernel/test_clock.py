"""The match's clock: deadlines, default acts, and who plays for whom."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kernel.games import rob, rps, say, throw

from hitparade import IllegalMove, Match
from hitparade.kernel.chance import Chance
from hitparade.kernel.deciding import decide_due
from hitparade.kernel.table import STAND_IN_MS


def causes(match: Match) -> list[tuple[int, str, int | None]]:
    return [(entry.at_ms, entry.by, entry.seat) for entry in match.entries[1:]]


def test_without_clocks_nothing_ever_happens() -> None:
    match = rps()
    assert match.advance(10_000) == []
    assert match.now_ms == 10_000_000
    assert match.view(0)["deadline"] is None


def test_the_named_default_act_is_played_by_the_clock_when_it_is_due() -> None:
    match = rps(throw_clock=5)
    assert match.view(0)["deadline"] == match.view(None)["deadline"] == 5_000
    assert match.advance(4.999) == []
    events = match.advance(0.001)
    assert [event["type"] for event in events] == ["thrown", "thrown", "shown"]
    assert causes(match) == [(5_000, "clock", 0), (5_000, "clock", 1)]
    assert match.log[-1]["move"] == throw("rock")
    assert match.result is None
    assert match.state.table.stood_in == ()


def test_one_long_wait_is_many_short_ones() -> None:
    long, short = rob(3, say_clock=7), rob(3, say_clock=7)
    long.advance(30)
    for _ in range(300):
        short.advance(0.1)
    assert long == short
    assert long.now_ms == short.now_ms == 30_000
    assert long.result is not None


def test_a_stand_in_plays_where_the_game_names_no_default() -> None:
    match = rob(say_clock=7)
    match.play(1, say("black"))
    match.advance(7)
    assert causes(match) == [(0, "seat", 1), (7_000, "stand-in", 0)]
    assert match.log[-1]["move"]["color"] == "red"
    assert match.log[-1]["move"]["cheer"].startswith("say")
    match.advance(100)
    assert match.result["stood_in"] == [0, 1]


def test_the_clock_itself_moves_where_nobody_is_waited_for() -> None:
    match = rob()
    match.play(0, say("red"))
    match.play(1, say("red"))
    assert match.waiting == []
    assert match.view(1)["deadline"] == 1_000
    assert match.advance(0.999) == []
    assert [event["type"] for event in match.advance(0.001)] == ["turned"]
    assert causes(match)[-1] == (1_000, "clock", None)


def test_a_clock_that_everybody_beats_starts_anew() -> None:
    match = rps(throw_clock=5)
    match.advance(4)
    for seat in (0, 1):
        match.play(seat, throw("rock"))
    assert match.view(0)["deadline"] == 9_000


def test_a_match_that_is_over_has_no_clock() -> None:
    match = rob(say_clock=1)
    match.advance(60)
    assert match.result is not None
    assert match.view(0)["deadline"] is None
    assert match.advance(1_000) == []


def test_who_has_left_is_stood_in_for_even_without_clocks() -> None:
    match = rps()
    match.table({"act": "leave", "seat": 1})
    assert match.waiting == [0]
    assert match.legal(1) == []
    assert match.view(1)["deadline"] == STAND_IN_MS
    assert match.view(0)["deadline"] is None
    match.advance(STAND_IN_MS / 1_000)
    assert causes(match)[-1] == (STAND_IN_MS, "stand-in", 1)
    assert match.state.table.stood_in == (1,)


def test_who_has_left_is_played_for_by_the_stand_in_where_a_default_is_named_too() -> None:
    shapes: set[str] = set()
    for seed in range(12):
        match = rps(seed=seed)
        match.table({"act": "leave", "seat": 0})
        match.advance(2)
        shapes.add(match.log[-1]["move"]["shape"])
    assert shapes == {"rock", "paper", "scissors"}


def test_a_stand_in_takes_the_same_time_for_every_move() -> None:
    match = rps()
    match.table({"act": "leave", "seat": 0})
    for _ in range(2):
        match.advance(STAND_IN_MS / 1_000)
        match.play(1, throw("rock"))
    stood = [entry.at_ms for entry in match.entries if entry.by == "stand-in"]
    assert stood == [STAND_IN_MS, 2 * STAND_IN_MS]


def test_a_clock_that_is_called_late_still_plays_once() -> None:
    match = rps(throw_clock=5)
    entry = decide_due(match.state, 60_000, Chance(1))
    assert entry is not None
    assert (entry.at_ms, entry.by, entry.seat) == (60_000, "clock", 0)
    assert decide_due(match.state, 4_999, Chance(1)) is None


@pytest.mark.parametrize("seconds", [-1, float("nan"), float("inf"), -float("inf"), 1e10])
def test_the_clock_runs_forwards_only(seconds: Any) -> None:
    match = rps()
    with pytest.raises(IllegalMove) as caught:
        match.advance(seconds)
    assert caught.value.code == "bad-seconds"
    assert match.now_ms == 0


def test_a_replayed_match_goes_on_from_its_last_entry() -> None:
    match = rps(throw_clock=5)
    match.advance(3)
    match.play(0, throw("paper"))
    again = Match.replay(match.log)
    assert again.now_ms == 3_000
    again.advance(2)
    match.advance(2)
    assert causes(again) == causes(match)
