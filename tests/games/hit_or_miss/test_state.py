"""States: invariants that are found when they are broken, events that can't follow, and look-alikes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.hit_or_miss.scripts import SCRIPTS
from tests.games.hit_or_miss.table import Table

from hitparade import BadLog, Match
from hitparade.games.hit_or_miss import events
from hitparade.games.hit_or_miss.cards import deck
from hitparade.games.hit_or_miss.game import GAME
from hitparade.games.hit_or_miss.state import Pad, State
from hitparade.games.hit_or_miss.values import Item, Laid
from hitparade.kernel import Chance, Result, UnknownName
from hitparade.kernel.deciding import evolve, new_match


def shown() -> State:
    """Cards lie open after A has read apple."""
    table = Table(dice=["hit"]).turns()
    table.read("apple")
    table.answers()
    return table.state


def before_the_roll() -> State:
    return Table(dice=["hit"]).turns().state


def with_turn(state: State, **changes: Any) -> State:
    return replace(state, turn=replace(state.the_turn, **changes))


def with_reading(state: State, **changes: Any) -> State:
    return with_turn(state, reading=replace(state.reading, **changes))


BROKEN: dict[str, State] = {
    "broken seal": with_turn(before_the_roll(), die=replace(before_the_roll().the_turn.die, value="jester")),
    "every seat has its own": replace(shown(), scores=(0,) * 4),
    "all seats are in the order once": replace(shown(), order=(0, 0, 1, 2, 3)),
    "players are seats in the order of play": replace(shown(), players=tuple(reversed(shown().players))),
    "who leads has led": replace(shown(), round=3),
    "nobody writes the same thing twice": replace(shown(), pads=(Pad((Item("a"), Item("a"))), *shown().pads[1:])),
    "a turn is under way exactly while it is played": replace(before_the_roll(), phase="circle"),
    "a vote is open exactly while the table votes": replace(shown(), phase="vote"),
    "round points were got in turns": replace(shown(), round_points=(9, 0, 0, 0, 0)),
    "points follow the cards": with_reading(shown(), points=(4, 4, 4, 4, 4)),
    "no card is drawn twice": replace(shown(), drawn=("things/fruit",) * 2),
    "time is collected only while writing": replace(Table().state, collecting_ms=100),
    "the match is over when it has a result": replace(shown(), result=Result(shown().scores, (0,), "rounds")),
    "the result is the score": replace(shown(), result=Result((7,) * 5, (0,), "rounds")),
}


@pytest.mark.parametrize("problem", BROKEN)
def test_a_broken_state_is_found(problem: str) -> None:
    assert any(problem in found for found in GAME.problems(BROKEN[problem]))


@pytest.mark.parametrize("phase", ["roll", "announce", "circle", "vote", "category", "write", "over"])
def test_a_turn_that_fits_its_phase_fits_no_other(phase: Any) -> None:
    for state in (shown(), before_the_roll()):
        if state.phase != phase:
            assert GAME.problems(replace(state, phase=phase))


def test_an_item_voted_out_that_scored_is_found() -> None:
    table = Table(dice=["hit"]).turns()
    table.read("apple")
    table.do("B", "challenge", why="")
    table.vote(reject="B")
    (read,) = table.state.read
    wrong = replace(table.state, read=(replace(read, turn_points=(1, 0, 0, 0, 0)),), round_points=(1, 0, 0, 0, 0))
    assert any("voted out" in found for found in GAME.problems(wrong))


@pytest.mark.parametrize(
    "event",
    [
        events.Rolled(0, "hit", "", ""),
        events.Announced(0, "hit"),
        events.Answered(0, Laid("miss")),
        events.Voted(0, accept=True),
        events.TurnEnded(0, (0,) * 5),
        events.IsReady(0),
    ],
)
def test_an_event_that_cannot_follow_is_no_event(event: Any) -> None:
    state = replace(Table().state, phase="vote") if isinstance(event, events.IsReady) else Table().state
    with pytest.raises(ValueError, match="there is no"):
        GAME.evolve(state, event)


def test_a_log_with_an_event_that_cannot_follow_says_where_it_breaks() -> None:
    log = Table().match.log
    log.append({"at_ms": 0, "by": "clock", "events": [{"type": "announced", "seat": 0, "called": "hit"}]})
    with pytest.raises(BadLog) as caught:
        Match.replay(log)
    assert (caught.value.code, caught.value.at) == ("bad-entry", 2)


def test_a_pack_that_is_not_there_is_named() -> None:
    with pytest.raises(UnknownName, match="There is no pack “moon”"):
        deck(("moon",))


@pytest.mark.parametrize("name", SCRIPTS)
def test_every_state_survives_its_events_and_looks_the_same_disguised(name: str) -> None:
    match = SCRIPTS[name]().match
    state = new_match(match.state.game, match.state.head.seats, match.state.head.options)
    changed: set[int | None] = set()
    for number, entry in enumerate(match.entries):
        state = evolve(state, entry)
        assert GAME.problems(state.state) == []
        for viewer in (None, *range(state.seats)):
            other = state.with_state(GAME.disguise(state.state, viewer, Chance(number)))
            assert GAME.problems(other.state) == []
            assert without_seals(other.view(viewer)) == without_seals(state.view(viewer))
            if viewer is not None:
                assert other.legal(viewer) == state.legal(viewer)
            if other.state != state.state:
                changed.add(viewer)
    assert changed == {None, *range(match.state.seats)}


def without_seals(view: dict[str, Any]) -> str:
    """The view as text; the seals of what is hidden are told apart by nobody."""
    shown = {**view, "commitment": bool(view["commitment"]), "pile": view["pile"]["left"]}
    return json.dumps(shown)


def test_points_are_conserved() -> None:
    """Two points a HIT on a HIT; on a MISS three for a HIT and one for a MISS; all of them end up in the scores."""
    for play in SCRIPTS.values():
        match = play().match
        shown = [event for entry in match.log[1:] for event in entry["events"] if event["type"] == "turn_ended"]
        assert sum(sum(event["points"]) for event in shown) == sum(match.result["scores"])
