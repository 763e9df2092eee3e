"""Logs: replay gives an equal match, whatever is wrong is named with its place, and no altered entry gets by."""

from __future__ import annotations

import contextlib
import copy
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tests.kernel.games import RPS, eventful, played, rob, rps, say
from tests.toy.rock_paper_scissors import game as rps_game

from hitparade import BadLog, Match
from hitparade.kernel.log import check_entry, check_state, entry_decoder, read_log

EVENTFUL = eventful().log

json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


def broken(log: Any, *, check: bool = False) -> BadLog:
    with pytest.raises(BadLog) as caught:
        read_log(log, check=check)
    assert caught.value.sentence.endswith(".")
    return caught.value


def changed(log: list[Any], path: list[Any], value: Any) -> list[Any]:
    """A copy of the log with ``value`` at ``path``; a path that ends in a new key adds it."""
    log = copy.deepcopy(log)
    holder: Any = log
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = value
    return log


def leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to all parts of a JSON value, itself left out."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [found for key, inner in items for found in [(*path, key), *leaves(inner, (*path, key))]]


@pytest.mark.parametrize("make", [rps, played, rob, eventful])
@pytest.mark.parametrize("check", [False, True])
def test_a_replay_is_equal_in_everything(make: Callable[[], Match], check: bool) -> None:
    match = make()
    again = Match.replay(json.loads(json.dumps(match.log)), check=check)
    assert again == match
    assert again.state == match.state
    assert (again.log, again.result, again.waiting) == (match.log, match.result, match.waiting)
    assert [again.view(seat) for seat in (None, 0, 1)] == [match.view(seat) for seat in (None, 0, 1)]


def test_an_eventful_match_has_an_entry_of_every_kind() -> None:
    assert {entry["by"] for entry in EVENTFUL[1:]} == {"start", "seat", "clock", "stand-in", "table"}
    acts = {entry["act"]["act"] for entry in EVENTFUL[1:] if "act" in entry}
    assert acts == {"join", "leave", "back", "pause", "resume", "extend", "factor", "skip"}


def test_every_beginning_of_a_log_is_a_match() -> None:
    for length in range(2, len(EVENTFUL) + 1):
        assert Match.replay(EVENTFUL[:length], check=True).log == EVENTFUL[:length]


def test_a_replayed_match_goes_on_afresh_or_from_a_seed() -> None:
    def rest(match: Match) -> list[Any]:
        match.play(1, {"type": "throw", "shape": "rock"})
        return match.log

    match = rps()
    match.play(0, {"type": "throw", "shape": "rock"})
    fresh, seeded = Match.replay(match.log), Match.replay(match.log, seed=4)
    assert rest(fresh) != rest(seeded)
    assert rest(Match.replay(match.log, seed=4)) == seeded.log
    assert Match.replay(seeded.log, check=True) == seeded


@pytest.mark.parametrize("log", [None, 5, "log", {}, [], [EVENTFUL[0]], (EVENTFUL[0], EVENTFUL[1])])
def test_what_is_no_log_at_all(log: Any) -> None:
    error = broken(log)
    assert (error.code, error.at) == ("no-log", 0)


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        (["hitparade"], 2, "newer-log"),
        (["hitparade"], 0, "newer-log"),
        (["hitparade"], "1", "bad-head"),
        (["game"], "chess", "bad-head"),
        (["game"], 5, "bad-head"),
        (["rules_version"], 4, "newer-log"),
        (["rules_version"], 0, "newer-log"),
        (["seats"], 5, "bad-head"),
        (["seats"], True, "bad-head"),
        (["seats"], 10**30, "bad-head"),
        (["options"], [], "bad-head"),
        (["options"], {"rounds": 9}, "bad-head"),
        (["options"], {"round": 2}, "bad-head"),
        (["more"], 1, "bad-head"),
    ],
)
def test_a_bad_head_is_named(path: list[Any], value: Any, code: str) -> None:
    error = broken(changed(EVENTFUL, [0, *path], value))
    assert (error.code, error.at) == (code, 0)


def test_a_log_of_older_rules_keeps_its_version() -> None:
    older = changed(EVENTFUL, [0, "rules_version"], 1)
    assert Match.replay(older).log == older


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ([], None),
        ([], []),
        (["by"], "ghost"),
        (["at_ms"], "now"),
        (["at_ms"], True),
        (["seat"], "0"),
        (["events"], None),
        (["events"], [None]),
        (["events"], [{"type": "nothing"}]),
        (["draws"], 5),
        (["act"], {"act": "dance"}),
        (["more"], 1),
        (["move"], object()),
        (["move"], float),
        (["by"], "start"),
    ],
)
@pytest.mark.parametrize("at", [2, 6, len(EVENTFUL) - 1])
def test_a_bad_entry_is_named_with_its_place(path: list[Any], value: Any, at: int) -> None:
    log: list[Any] = list(EVENTFUL)
    log[at] = {**log[at], path[0]: value} if path else value
    error = broken(log)
    assert (error.code, error.at) == ("bad-entry", at)
    assert f"Entry {at} " in error.sentence


def test_a_match_begins_with_its_start() -> None:
    assert broken([EVENTFUL[0], *EVENTFUL[2:]]).at == 1


def test_events_that_cannot_follow_are_named() -> None:
    turned = {"at_ms": 0, "by": "clock", "events": [{"type": "turned", "color": "red", "worth": 1}]}
    log = [EVENTFUL[0], {"at_ms": 0, "by": "start"}, *[turned] * 3]
    assert Match.replay(log[:2]) is not None
    match = rps()
    bad = {"at_ms": 0, "by": "seat", "events": [{"type": "shown", "shapes": ["rock", "rock"], "winner": 0}] * 5}
    assert broken(changed(match.log, [1, "events"], [{"type": "thrown"}])).at == 1
    assert broken([*match.log, bad], check=True).code == "not-by-the-rules"


def test_an_exception_in_evolve_is_a_bad_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    log = played().log

    def evolve(state: Any, event: Any) -> Any:
        return {}[state] if isinstance(event, rps_game.Shown) else rps_game.evolve(state, event)

    monkeypatch.setattr(rps_game, "GAME", replace(rps_game.GAME, evolve=evolve))
    error = broken(log)
    assert (error.code, error.at) == ("bad-entry", 3)


def cyclic() -> list[Any]:
    log: list[Any] = [EVENTFUL[0]]
    log.append(log)
    return log


def deep() -> Any:
    value: Any = []
    for _ in range(100_000):
        value = [value]
    return value


@pytest.mark.parametrize("value", [cyclic(), {1, 2}, {5: 6}, b"bytes", "\ud800", 1e400, deep()])
def test_what_is_not_even_json_is_refused(value: Any) -> None:
    assert broken([value, EVENTFUL[1]]).at == 0
    assert broken([EVENTFUL[0], value]).at == 1
    entry = {**EVENTFUL[1], "draws": value}
    assert broken([EVENTFUL[0], entry], check=True).at == 1


@given(st.lists(json_values, max_size=4))
def test_garbage_is_refused_with_bad_log_and_nothing_else(log: list[Any]) -> None:
    for bad in (log, [EVENTFUL[0], *log], [*EVENTFUL[:4], *log]):
        with contextlib.suppress(BadLog):
            Match.replay(bad)


@given(st.data())
def test_garbage_within_a_log_is_refused_with_bad_log_and_nothing_else(data: st.DataObject) -> None:
    path = data.draw(st.sampled_from(leaves(EVENTFUL)))
    log = changed(EVENTFUL, list(path), data.draw(json_values))
    try:
        match = Match.replay(log)
    except BadLog:
        return
    assert Match.replay(match.log) == match


def other(value: Any) -> st.SearchStrategy[Any]:
    """Values near ``value`` and far from it, so that the change is not always a coarse one."""
    near: list[Any] = [True, False, None, 0, 1, 2, "red", "black", "seat", "clock", "stand-in", "table"]
    if type(value) in (int, float):
        near += [value + 1, -value, float(value), value + 0.5]
    if isinstance(value, str):
        near += [value.upper(), value[::-1], value[1:], "0" * len(value)]
    if isinstance(value, list):
        near += [value[:-1], value[::-1], [*value, *value[:1]], [*value, 0]]
    if isinstance(value, dict):
        near += [{**value, "more": 1}, {key: value[key] for key in list(value)[1:]}]
    return st.sampled_from(near) | json_values


def same(first: Any, second: Any) -> bool:
    return json.dumps(first, sort_keys=True) == json.dumps(second, sort_keys=True)


def is_beyond_proof(path: tuple[Any, ...], value: Any) -> bool:
    """When somebody moved, what time the table gave, and whether a move that was due was a player's own after all: no
    rule tells. Time has bounds, which are tested below; who was stood in for stands in the result, which is checked."""
    is_measure = path[1:] in {("at_ms",), ("act", "seconds"), ("act", "times")}
    return (is_measure and type(value) in (int, float)) or (path[1:] == ("by",) and value == "seat")


@given(st.data())
def test_a_check_finds_every_altered_entry(data: st.DataObject) -> None:
    path = data.draw(st.sampled_from([path for path in leaves(EVENTFUL) if path[0] > 0]))
    before = EVENTFUL
    for key in path:
        before = before[key]
    value = data.draw(other(before))
    log = changed(EVENTFUL, list(path), value)
    if same(log, EVENTFUL) or is_beyond_proof(path, value):
        return
    error = broken(log, check=True)
    assert error.at >= path[0]


@given(st.data())
def test_a_check_finds_an_entry_that_is_gone_doubled_or_moved(data: st.DataObject) -> None:
    at = data.draw(st.integers(1, len(EVENTFUL) - 2))
    to = data.draw(st.integers(1, len(EVENTFUL) - 2))
    log = [*EVENTFUL[:at], *EVENTFUL[at + 1 :]]
    if data.draw(st.booleans()):
        log.insert(to, EVENTFUL[at])
    elif data.draw(st.booleans()):
        log[at:at] = [EVENTFUL[at]] * 2
    if not same(log, EVENTFUL):
        try:
            match, _ = read_log(log, check=True)
        except BadLog:
            return
        # What is left may be another match that could have been, but then it is not this one.
        assert not same(json.loads(json.dumps(log)), EVENTFUL)
        assert match.game.problems(match.state) == []


@given(st.integers(1, len(EVENTFUL) - 1), st.integers(-(10**6), 10**6))
@example(1, -1)
@example(3, -1)
def test_a_check_finds_time_that_runs_back(at: int, by_ms: int) -> None:
    log = changed(EVENTFUL, [at, "at_ms"], EVENTFUL[at]["at_ms"] + by_ms)
    times = [0, *(entry["at_ms"] for entry in log[1:])]
    if times != sorted(times):
        assert broken(log, check=True).at >= at - 1


def test_a_clock_that_had_not_run_out_is_found() -> None:
    match = rps(throw_clock=5)
    match.advance(5)
    error = broken(changed(match.log, [2, "at_ms"], 4_999), check=True)
    assert (error.code, error.at) == ("not-by-the-rules", 2)


def test_more_draws_than_were_asked_for_are_found() -> None:
    log = played().log
    error = broken(changed(log, [2, "draws"], [*log[2]["draws"], 1]), check=True)
    assert (error.code, error.at) == ("not-by-the-rules", 2)


def test_a_broken_seal_is_found_without_deciding_again() -> None:
    log = changed(played().log, [2, "events", 0, "shape"], "paper")
    with pytest.raises(BadLog) as caught:
        Match.replay(log)
    assert (caught.value.code, caught.value.at) == ("broken-seal", len(log) - 1)
    assert broken(log, check=True).at == 2


def test_a_position_that_cannot_be_is_found_without_deciding_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = rob()
    log = changed(match.log, [1, "events", 0, "deck"], match.log[1]["events"][0]["deck"] * 2)
    with pytest.raises(BadLog, match="the deck has changed") as caught:
        Match.replay(log)
    assert caught.value.code == "bad-state"

    def fail(_: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(rps_game, "GAME", replace(rps_game.GAME, problems=fail))
    with pytest.raises(BadLog, match="can't be read: ZeroDivisionError") as caught:
        Match.replay(rps().log)
    assert caught.value.code == "bad-state"


def test_entries_can_be_checked_as_structs_too() -> None:
    match = rob()
    before = match.state
    match.play(0, say("red"))
    check_entry(before, match.entries[-1], 2)
    check_state(match.state, 2)
    with pytest.raises(BadLog):
        check_entry(match.state, match.entries[-1], 3)


def test_entries_can_be_decoded_from_bytes() -> None:
    match = played()
    decoder = entry_decoder(RPS)
    assert [decoder.decode(json.dumps(value)).events for value in match.log[1:]] == [e.events for e in match.entries]
