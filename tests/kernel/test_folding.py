"""Folding many entries at once is the same as evolving by each in turn."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.games import eventful, played, rob, rps, throw

from hitparade import IllegalMove, Match
from hitparade.kernel.deciding import evolve, new_match
from hitparade.kernel.folding import fold
from hitparade.kernel.state import MatchState


def steps(match: Match) -> list[MatchState]:
    """The match before its first entry and after each."""
    states = [new_match(match.state.game, match.state.head.seats, match.state.head.options)]
    for entry in match.entries:
        states.append(evolve(states[-1], entry))
    return states


def clocked() -> Match:
    match = rps(throw_clock=9)
    match.table({"act": "extend", "seconds": 3})
    match.play(1, throw("paper"))
    match.advance(4)
    match.table({"act": "pause"})
    match.advance(40)
    match.table({"act": "resume"})
    match.table({"act": "extend", "seconds": 5})
    return match


@pytest.mark.parametrize("make", [rps, rob, played, eventful, clocked])
def test_folding_any_stretch_of_a_log_is_evolving_through_it(make: Any) -> None:
    match = make()
    states = steps(match)
    for start in range(len(states)):
        for end in range(start, len(states)):
            assert fold(states[start], match.entries[start:end]) == states[end], (start, end)


@given(st.lists(st.sampled_from(["play", "wait", "pause", "resume", "extend", "leave", "back", "skip"]), max_size=25))
def test_folding_is_evolving_whatever_happened(happenings: list[str]) -> None:
    match = rob(say_clock=4, rounds=4)
    for name in happenings:
        happen(match, name)
    states = steps(match)
    middle = len(states) // 2
    assert fold(states[0], match.entries) == states[-1] == match.state
    assert fold(states[middle], match.entries[middle:]) == states[-1]


def happen(match: Match, name: str) -> None:
    match.advance(0.7)
    try:
        if name == "play":
            match.play(match.waiting[0], {"type": "say", "color": "red", "cheer": "go"})
        elif name == "wait":
            match.advance(3)
        else:
            match.table({"act": name, "seat": 0, "seconds": 2})
    except (IndexError, IllegalMove):
        pass
