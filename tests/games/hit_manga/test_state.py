"""States of Hit Manga: invariants that catch what can't be, what stands in a view of whom, and made-up logs."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.hit_manga.table import Table
from tests.games.hit_manga.test_ends import all_tied, shared

from hitparade.games.hit_manga.disguising import disguise
from hitparade.games.hit_manga.game import GAME
from hitparade.games.hit_manga.races import Grab, Judged
from hitparade.games.hit_manga.state import State, Window
from hitparade.kernel import Chance, Result


def judged(seat: int, card: str) -> Judged:
    return Judged(seat, card, 800, 0, 0, 0, "claimed")


def some_state() -> State:
    table = Table()
    table.take()
    table.read("Help!")
    table.grab(table.listeners[0], table.wrong)
    table.play(table.reader, type="read", line="Help!")
    table.play(table.reader, type="read", line="It burns!")
    table.play(table.reader, type="read", aloud=True)
    return table.state


BROKEN: dict[str, dict[str, Any]] = {
    "every seat has its own": {"hearts": (1, 2, 3, 4, 5)},
    "no card is in two places": {"pile": ("cake",)},
    "cards are read and grabbed in pairs": {"readings": (2, 0, 0, 0)},
    "a card is in the reader's hand only while it is read": {"phase": "love"},
    "there is a line or a voice once cards are grabbed": {"reads": (), "line": None},
    "the line is what was typed": {"line": "Something else"},
    "no more cancellations than cards": {"cancellations": (4, 0, 0, 0)},
    "nobody tries twice": {"no_idea": (2,)},
    "credits are within bounds": {"credits": (60, 60, 121, 60)},
    "the match is over when it has a result": {"result": Result((1, 1, 0, 0), (0,), "last-pair")},
    "the result is the score": {"result": Result((9, 1, 0, 0), (0,), "last-pair")},
    "a contest is held exactly when it is to be": {"phase": "vote"},
}


@pytest.mark.parametrize("claim", BROKEN)
def test_broken_invariants_are_found(claim: str) -> None:
    state = some_state()
    assert GAME.problems(state) == []
    assert f"not so: {claim}" in GAME.problems(replace(state, **BROKEN[claim]))


def test_a_misfire_with_the_right_card_can_t_be() -> None:
    state = some_state()
    bent = replace(state, wrong=(judged(3, state.match_of_drawn),))
    assert "not so: who misfired grabbed a wrong card" in GAME.problems(bent)


def test_a_broken_seal_is_found() -> None:
    state = some_state()
    bent = replace(state, drawn=replace(state.the_drawn, salt="0" * 32))
    assert [problem for problem in GAME.problems(bent) if problem.startswith("broken seal")]


def test_what_a_made_up_log_lacks_is_said() -> None:
    state = Table(begun=False).state
    for name in ("the_reader", "the_drawn", "the_ogiri", "the_ruling"):
        with pytest.raises(ValueError, match="there is no"):
            getattr(state, name)


def test_disguises_change_grabs_that_others_hold() -> None:
    state = some_state()
    held = Window((Grab(3, "c1", 5), Grab(0, "c2", 6)), {}, None)
    worlds = [disguise(replace(state, window=held), 0, Chance(seed)) for seed in range(9)]
    assert {world.held[1].card for world in worlds} == {"c2"}
    assert len({world.held[0].card for world in worlds}) > 1


def test_nothing_is_secret_once_it_is_over() -> None:
    table = Table(3)
    table.leave(0)
    assert disguise(table.state, None, Chance(1)) is table.state
    assert (GAME.waiting(table.state), GAME.timer(table.state)) == ((), None)


def test_who_is_waited_for() -> None:
    table = Table(begun=False)
    assert GAME.waiting(table.state) == (0, 1, 2, 3)
    assert GAME.legal(table.state, 0)[0]["type"] == "love"
    contest = all_tied()
    assert GAME.waiting(contest.state) == (0, 1, 2)
    assert GAME.legal(contest.state, 0)[0]["type"] == "caption"
    for seat in range(3):
        contest.play(seat, type="caption", line="Same")
    assert GAME.waiting(contest.state) == (0, 1, 2)
    assert len(GAME.legal(contest.state, 0)) == 2


def test_only_some_events_are_told_differently() -> None:
    table = Table()
    table.read()
    secret = {type(event).__name__ for entry in table.match.entries for event in entry.events if GAME.is_secret(event)}
    assert secret == {"Drew"}


def test_disguises_change_what_is_aside_and_what_was_put_back() -> None:
    table = Table(edition="later", reading_clock=30)
    table.match.advance(30)
    worlds = [disguise(table.state, None, Chance(seed)) for seed in range(9)]
    assert len({world.aside and world.aside.pictures for world in worlds}) > 1
    assert len({world.shelved[0].picture for world in worlds}) > 1
    assert all(GAME.problems(world) == [] for world in worlds)


def test_between_readings_nobody_is_undecided() -> None:
    assert Table().state.undecided == []


def test_a_reader_may_read_and_read_more() -> None:
    table = Table()
    assert [move["type"] for move in GAME.legal(table.state, 0)] == ["read", "read", "read"]
    assert GAME.legal(table.state, 1) == []
    table.read()
    assert [move["type"] for move in GAME.legal(table.state, 0)] == ["read", "read", "read"]
    assert [move["type"] for move in GAME.legal(table.state, 1)][-2:] == ["grab", "no_idea"]
    contest = shared(last_tie="ogiri")
    assert GAME.legal(contest.state, 1) == []
