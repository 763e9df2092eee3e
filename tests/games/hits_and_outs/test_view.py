"""What each viewer sees: the stable keys, the generated shapes, and that nothing hidden can be told from outside."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.hits_and_outs.table import Table

from hitparade import IllegalMove
from hitparade.games.hits_and_outs.game import GAME
from hitparade.games.hits_and_outs.moves import Move
from hitparade.games.hits_and_outs.shapes import Event as ShownEvent
from hitparade.games.hits_and_outs.shapes import View
from hitparade.games.hits_and_outs.state import State
from hitparade.kernel import Chance, Moment
from hitparade.kernel.values import plain

VIEWERS = (0, 1, None)
KEYS = {
    "phase", "inning", "half", "batting", "pitching", "outs", "bases", "score", "line", "shot", "lifted", "commitment",
    "innings", "teams", "last", "deadline", "winners", "home", "reason", "history", "opened", "step", "paused", "left",
}  # fmt: skip
OPTIONS = st.fixed_dictionaries(
    {
        "innings": st.integers(1, 3),
        "call_your_shot": st.booleans(),
        "walk_off": st.booleans(),
        "show_missed_hit": st.booleans(),
        "extra_innings": st.sampled_from(["until_decided", "none"]),
    }
)


def some_play(options: dict[str, Any], seed: int, length: int) -> Table:
    """A match after up to ``length`` random moves, giving up being rare."""
    table, rng = Table(seed, **options), random.Random(seed)
    for _ in range(length):
        if table.match.result:
            break
        seat = table.match.waiting[0] if rng.random() < 0.99 else rng.randrange(2)
        legal = table.match.legal(seat)
        table.match.play(seat, rng.choice(legal[:-1] or legal))
    return table


def test_the_keys_at_the_start() -> None:
    for seat in VIEWERS:
        assert set(Table().view(seat)) == KEYS


def test_the_keys_that_come_and_go() -> None:
    """``hit`` for the pitching seat while it is hidden, ``missed`` with its option, ``placements`` once over."""
    table = Table(show_missed_hit=True)
    table.place("first")
    assert set(table.view(table.state.pitching)) == KEYS | {"hit", "missed"}
    assert set(table.view(table.state.batting)) == set(table.view(None)) == KEYS | {"missed"}
    table.lift("first")
    assert set(table.view(table.state.pitching)) == KEYS | {"missed"}
    table.move(type="give_up")
    assert set(table.view(None)) == KEYS | {"missed", "placements"}


def test_the_view_in_the_middle_of_a_placement() -> None:
    table = Table(7)
    table.hit("second")
    table.place("third")
    table.lift("home")
    view = table.view()
    assert {key: view[key] for key in ("phase", "inning", "half", "outs", "bases", "shot", "step", "winners")} == {
        "phase": "lift", "inning": 1, "half": "top", "outs": 1, "bases": ["second"], "shot": "off", "step": 4,
        "winners": None,
    }  # fmt: skip
    assert view["lifted"] == [{"corner": "home", "found": "out"}]
    last = view["last"]
    assert last == {
        "pitching": view["pitching"], "lifted": [{"corner": "second", "found": "hit"}], "hit": "second",
        "home_run": False, "called": False, "runs": 0, "bases_before": [], "bases_after": ["second"],
        "commitment": view["opened"][0]["seal"], "salt": view["opened"][0]["salt"],
    }  # fmt: skip
    assert view["history"] == [
        {"inning": 1, "half": "top", "pitching": view["pitching"], "lifted": [{"corner": "second", "found": "hit"}]}
    ]


def test_what_was_lifted_lies_open_until_the_tokens_are_hidden_again() -> None:
    table = Table()
    table.hit("second")
    assert table.view()["lifted"] == [{"corner": "second", "found": "hit"}]
    table.place("first")
    assert table.view()["lifted"] == []


@given(OPTIONS, st.integers(0, 10**6), st.integers(0, 60))
def test_views_and_events_have_the_generated_shapes(options: dict[str, Any], seed: int, length: int) -> None:
    """What is sent is exactly what the client's generated types promise, as JSON values."""
    table = some_play(options, seed, length)
    for seat in VIEWERS:
        view = table.view(seat)
        assert plain(view) == view
        assert plain(msgspec.convert(view, View)) == view
        for entry in table.match.entries:
            for event in table.match.state.redacted(entry, seat):
                assert plain(msgspec.convert(event, ShownEvent)) == event
    assert GAME.problems(table.state) == []


def without_seals(value: Any, seals: set[str]) -> bytes:
    """The bytes that would be sent, each seal replaced by one fixed string of its length."""
    raw = msgspec.json.encode(value)
    for seal in seals:
        raw = raw.replace(seal.encode(), b"=" * 64)
    return raw


def seals_of(*states: State) -> set[str]:
    return {opened.seal for state in states for opened in GAME.sealed(state)}


@given(OPTIONS, st.integers(0, 10**6), st.integers(0, 60))
def test_nobody_can_tell_a_disguised_state(options: dict[str, Any], seed: int, length: int) -> None:
    """Wherever the Hits lie that a viewer may not know: the same bytes in view, moves, clock and waiting."""
    state = some_play(options, seed, length).state
    for seat in VIEWERS:
        other = GAME.disguise(state, seat, Chance(seed + 1))
        assert GAME.problems(other) == []
        seals = seals_of(state, other)
        assert without_seals(GAME.view(state, seat), seals) == without_seals(GAME.view(other, seat), seals)
        assert [GAME.legal(state, who) for who in (0, 1)] == [GAME.legal(other, who) for who in (0, 1)]
        assert (GAME.timer(state), GAME.waiting(state)) == (GAME.timer(other), GAME.waiting(other))


@given(st.sampled_from(["first", "second", "third", "home"]), st.sampled_from(["first", "second", "third", "home"]))
def test_the_event_of_hiding_tells_nothing(one: str, other: str) -> None:
    """Batter, screen and stranger get the same bytes wherever the Hit is put; the pitching seat gets its own secret."""
    table, twin = Table(3), Table(3)
    table.place(one)
    twin.place(other)
    seals = seals_of(table.state, twin.state)
    for seat in (table.state.batting, None):
        shown = [match.state.redacted(match.entries[-1], seat) for match in (table.match, twin.match)]
        assert without_seals(shown[0], seals) == without_seals(shown[1], seals)
        assert set(shown[0][0]) == {"type", "pitching", "seal"}
    own = table.match.state.redacted(table.match.entries[-1], table.state.pitching)
    assert own[0]["hit"] == one


def test_the_disguise_moves_the_hit() -> None:
    """The test above tests something: a disguised Hit really lies elsewhere, but never under a lifted cover."""
    table = Table()
    table.outs(2, hit="third")
    batting, pitching = table.state.batting, table.state.pitching
    disguised = [GAME.disguise(table.state, batting, Chance(seed)).hidden for seed in range(50)]
    assert {hidden.hit for hidden in disguised if hidden} == {"third", "home"}
    assert GAME.disguise(table.state, pitching, Chance(1)) == table.state


def test_the_disguise_moves_a_hit_that_was_never_found() -> None:
    table = Table()
    table.outs(2, hit="first")
    table.lift("first")
    table.outs(1, hit="third")
    batter = table.state.pitching
    hits = {GAME.disguise(table.state, batter, Chance(seed)).history.done[-1].placed.hit for seed in range(50)}
    assert hits == {"second", "third", "home"}
    assert GAME.disguise(table.state, batter, Chance(1)).history.done[0] == table.state.history.done[0]


@given(OPTIONS, st.integers(0, 10**6), st.integers(1, 60))
def test_legal_moves_and_no_others_are_accepted(options: dict[str, Any], seed: int, length: int) -> None:
    """Every move of the game is either listed or refused, for both seats."""
    state = some_play(options, seed, length).state
    for seat in (0, 1):
        legal = [msgspec.convert(move, Move) for move in GAME.legal(state, seat)]
        for move in every_move():
            if move in legal:
                assert GAME.decide(state, seat, move, Moment(0), Chance(1))
            else:
                with pytest.raises(IllegalMove):
                    GAME.decide(state, seat, move, Moment(0), Chance(1))


def every_move() -> list[Move]:
    corners = ("first", "second", "third", "home")
    moves = [{"type": "call_shot"}, {"type": "step_up"}, {"type": "give_up"}]
    moves += [{"type": "place", "hit": corner} for corner in corners]
    moves += [{"type": "lift", "corner": corner} for corner in corners]
    return [msgspec.convert(move, Move) for move in moves]
