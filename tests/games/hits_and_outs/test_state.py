"""The state as a value: sound after every event, replayed from its log, and with checks that find what is broken."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.games.hits_and_outs.table import Table, played, state_with
from tests.games.hits_and_outs.test_view import OPTIONS, some_play

from hitparade import Match
from hitparade.games.hits_and_outs.events import Placed
from hitparade.games.hits_and_outs.game import GAME
from hitparade.games.hits_and_outs.moves import Lift, Place
from hitparade.games.hits_and_outs.placements import OUT_AT, History
from hitparade.games.hits_and_outs.state import State
from hitparade.kernel import Chance, Result


@given(OPTIONS, st.integers(0, 10**6), st.integers(0, 80))
def test_sound_after_every_event(options: dict[str, Any], seed: int, length: int) -> None:
    """No invariant is broken between two events of one move either."""
    match = some_play(options, seed, length).match
    state = GAME.initial(match.state.head.options, 2)
    assert GAME.problems(state) == []
    for entry in match.entries:
        for event in entry.events:
            state = GAME.evolve(state, event)
            assert GAME.problems(state) == [], event
    assert state == match.state.state


@given(OPTIONS, st.integers(0, 10**6), st.integers(0, 80))
def test_a_log_replays_to_the_same_match(options: dict[str, Any], seed: int, length: int) -> None:
    match = some_play(options, seed, length).match
    assert Match.replay(match.log, check=True) == match


@given(OPTIONS, st.integers(0, 10**6), st.integers(0, 80))
def test_a_state_survives_json(options: dict[str, Any], seed: int, length: int) -> None:
    state = some_play(options, seed, length).state
    assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state


@given(OPTIONS, st.integers(0, 10**6), st.integers(0, 80))
def test_each_accepted_move_is_one_step(options: dict[str, Any], seed: int, length: int) -> None:
    """The step names the decision that a move answers; it grows by one with every move and with nothing else."""
    match = some_play(options, seed, length).match
    assert match.view(None)["step"] == len(match.entries) - 1


@given(OPTIONS, st.integers(0, 10**6))
def test_play_ends(options: dict[str, Any], seed: int) -> None:
    """Random play comes to a result that the scoreboard bears out."""
    table = some_play(options | {"extra_innings": "until_decided"}, seed, 3000)
    result, line = table.match.result, table.view()["line"]
    assert [sum(runs or 0 for runs in side) for side in line] == result["scores"]
    if result["reason"] != "gave-up":
        assert result["winners"] == [result["scores"].index(max(result["scores"]))]


HIDDEN = Placed(0, "first", "0" * 32, "0" * 64)
OVER = Result((0, 0), (0,), "innings")
BROKEN: list[tuple[str, dict[str, Any]]] = [
    ("broken seal", {"hidden": HIDDEN, "phase": "lift"}),
    ("outs are 0 to 3", {"outs": 4}),
    ("bases are in order", {"bases": ("third", "first")}),
    ("tokens are hidden exactly", {"hidden": HIDDEN}),
    ("it has a result", {"result": OVER}),
    ("it has a result", {"phase": "over"}),
    ("only with the option", {"shot": "held"}),
    ("only a held token", {"phase": "call"}),
    ("no cover is lifted twice", {"lifted": (OUT_AT["first"], OUT_AT["first"])}),
    ("the Hit is hidden until", {"hidden": HIDDEN, "phase": "lift", "lifted": (OUT_AT["first"],)}),
    ("has not batted more often", {"line": ((0, 0), (0,))}),
    ("every run was scored by a Hit", {"line": ((), (1,))}),
    ("every runner is accounted for", {"bases": ("second",)}),
    ("every runner is accounted for", {"outs": 1, "bases": ("first", "third")}),
]


@pytest.mark.parametrize(("claim", "change"), BROKEN)
def test_problems_finds_what_is_broken(claim: str, change: dict[str, Any]) -> None:
    assert GAME.problems(state_with()) == []
    assert [problem for problem in GAME.problems(replace(state_with(), **change)) if claim in problem]


def test_problems_finds_a_seal_still_shut_at_the_end() -> None:
    table = Table(innings=1)
    table.innings((0, 1))
    history = History(tuple(replace(done, opened=False) for done in table.state.history.done))
    assert GAME.problems(replace(table.state, history=history)) == ["not so: all is open at the end"]


def test_a_history_shows_the_same_however_it_grew() -> None:
    """Asked after each placement, or once at the end; with seals that are open and one that is not."""
    table = Table(innings=1)
    table.innings((1, 2))
    done = table.state.history.done
    done = (*done, replace(done[0], opened=False), done[-1])
    grown = History()
    for at, placement in enumerate(done, 1):
        grown = grown.plus(placement)
        whole = History(done[:at])
        assert (bytes(grown.tried), bytes(grown.opened)) == (bytes(whole.tried), bytes(whole.opened))
    assert len(msgspec.json.decode(grown.opened)) < len(msgspec.json.decode(grown.tried)) == len(done) > 3


def test_sealed_lists_every_placement() -> None:
    """Hidden ones too, in the order of hiding, each opening to what was hidden."""
    state = played(state_with(), Place("second"), Lift("first"), Lift("second"), Place("home"))
    assert [opened.value for opened in GAME.sealed(state)] == ["second", "home"]
    assert all(opened.is_true() for opened in GAME.sealed(state))


def test_states_are_values() -> None:
    """The same moves with the same draws lead to equal states; deciding changes nothing."""
    before = state_with()
    moves = (Place("second"), Lift("home"))
    assert played(before, *moves) == played(before, *moves)
    assert before == state_with()
    with pytest.raises(AttributeError):
        before.outs = 2  # pyright: ignore[reportAttributeAccessIssue]


def test_start_is_drawn_from_chance() -> None:
    chance = Chance(3)
    GAME.start(GAME.initial(GAME.meta.read_options({}, 2), 2), chance)
    assert len(chance.take()) == 1
