"""Clocks that stand still while another runs, and go on afterwards with what was left of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.games import rob, say
from tests.kernel.test_folding import steps
from tests.toy.red_or_black import game as red_or_black

from hitparade import IllegalMove, Match
from hitparade.kernel.folding import fold
from hitparade.kernel.table import Table, TableAct, evolve_table
from hitparade.kernel.values import Timer

ANSWER = Timer("answer", 20_000)
VOTE = Timer("vote", 15_000, holds="answer")
SECOND_VOTE = Timer("vote 2", 15_000, holds="answer")
OTHER = Timer("other", 9_000)


def table_at(timer: Timer, now_ms: int) -> Table:
    return Table((1.0, 1.0)).retimed(timer, now_ms)


def test_a_held_clock_goes_on_with_what_was_left() -> None:
    table = table_at(ANSWER, 1_000).retimed(VOTE, 6_000)
    assert table.due_ms(VOTE) == 21_000
    table = table.retimed(ANSWER, 18_000)
    assert table.due_ms(ANSWER) == 18_000 + 15_000
    assert table.held is None


def test_what_was_added_to_a_held_clock_stays_with_it() -> None:
    table = evolve_table(table_at(ANSWER, 0), TableAct("extend", seconds=30), 0).retimed(VOTE, 5_000)
    table = evolve_table(table, TableAct("extend", seconds=7), 6_000)
    assert table.due_ms(VOTE) == 5_000 + 15_000 + 7_000
    assert table.retimed(ANSWER, 10_000).due_ms(ANSWER) == 10_000 + 45_000


def test_a_clock_can_be_held_by_one_after_another() -> None:
    table = table_at(ANSWER, 0).retimed(VOTE, 4_000).retimed(SECOND_VOTE, 10_000)
    assert table.due_ms(SECOND_VOTE) == 25_000
    assert table.retimed(ANSWER, 30_000).due_ms(ANSWER) == 30_000 + 16_000


def test_a_held_clock_is_forgotten_when_something_else_comes() -> None:
    table = table_at(ANSWER, 0).retimed(VOTE, 4_000).retimed(OTHER, 5_000)
    assert table.held is None
    assert table.retimed(ANSWER, 6_000).due_ms(ANSWER) == 26_000


def test_a_held_clock_is_forgotten_when_the_match_is_over() -> None:
    assert table_at(ANSWER, 0).retimed(VOTE, 4_000).retimed(None, 5_000).held is None


def test_a_clock_that_holds_what_did_not_run_holds_nothing() -> None:
    assert table_at(OTHER, 0).retimed(VOTE, 4_000).held is None
    other = Timer("other vote", 5_000, holds="something else")
    assert table_at(ANSWER, 0).retimed(VOTE, 4_000).retimed(other, 5_000).held is None


def test_a_pause_takes_nothing_from_a_held_clock() -> None:
    table = table_at(ANSWER, 0).retimed(VOTE, 5_000)
    table = evolve_table(table, TableAct("pause"), 6_000)
    table = evolve_table(table, TableAct("resume"), 60_000)
    assert table.due_ms(VOTE) == 74_000
    assert table.retimed(ANSWER, 70_000).due_ms(ANSWER) == 85_000


def test_a_clock_may_be_held_and_go_on_during_a_pause() -> None:
    table = evolve_table(table_at(ANSWER, 0), TableAct("pause"), 5_000)
    table = table.retimed(VOTE, 8_000).retimed(ANSWER, 9_000)
    table = evolve_table(table, TableAct("resume"), 20_000)
    assert table.due_ms(ANSWER) == 20_000 + 15_000


def test_a_clock_that_began_during_a_pause_is_held_as_good_as_new() -> None:
    table = evolve_table(table_at(OTHER, 0), TableAct("pause"), 5_000)
    table = table.retimed(ANSWER, 7_000).retimed(VOTE, 8_000)
    assert table.held is not None
    assert table.held.spent_ms == 0


def holding_timer(state: Any) -> Timer | None:
    """Red-or-black with a clock of its own for whoever says the second colour, while that of all others stands."""
    timer = red_or_black.timer(state)
    if timer is None or state.said.count(None) != len(state.said) - 1:
        return timer
    return Timer(f"second {state.turned}", 3_000, timer.seats, holds=timer.key)


@pytest.fixture
def holding(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(red_or_black, "GAME", replace(red_or_black.GAME, timer=holding_timer))


@pytest.mark.usefixtures("holding")
def test_a_match_holds_clocks_as_its_game_says() -> None:
    match = rob(3, say_clock=20)
    match.advance(6)
    match.play(0, say("red"))
    assert match.view(1)["deadline"] == 9_000
    match.advance(2)
    match.play(1, say("red"))
    assert match.view(2)["deadline"] == 8_000 + 14_000
    assert Match.replay(match.log, check=True) == match


@given(
    happenings=st.lists(
        st.sampled_from(["say", "say", "wait", "pause", "resume", "extend", "leave", "back", "skip"]), max_size=25
    )
)
def test_folding_is_evolving_where_clocks_are_held(happenings: list[str]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(red_or_black, "GAME", replace(red_or_black.GAME, timer=holding_timer))
        match = rob(3, say_clock=9, rounds=5)
        for name in happenings:
            happen(match, name)
        states = steps(match)
        for start in range(len(states)):
            assert fold(states[start], match.entries[start:]) == states[-1]


def happen(match: Match, name: str) -> None:
    match.advance(0.7)
    try:
        if name == "say":
            match.play(match.waiting[0], say("black"))
        elif name == "wait":
            match.advance(2)
        else:
            match.table({"act": name, "seat": 0, "seconds": 2})
    except (IndexError, IllegalMove):
        pass
