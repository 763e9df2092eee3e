"""Scripted matches with every branch, from the first card to the result."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.hit_or_miss.scripts import SCRIPTS, five, three, too_few

from hitparade import Match
from hitparade.kernel.deciding import evolve, new_match
from hitparade.kernel.folding import fold


def told(match: Match, kind: str) -> list[dict[str, Any]]:
    """All events of one kind."""
    return [event for entry in match.log[1:] for event in entry["events"] if event["type"] == kind]


def test_five_players_meet_every_branch() -> None:
    match = five().match
    assert [event["called"] for event in told(match, "announced")][:2] == ["hit", "miss"], "the jester both ways"
    closed = [(event["accepted"], event["tied"]) for event in told(match, "vote_closed")]
    assert closed[:4] == [(True, False), (False, False), (False, False), (True, True)]
    assert [event["kind"] for event in told(match, "vote_opened")][:4] == ["item", "match", "item", "item"]
    assert told(match, "item_rejected")[0]["item"] == "nonsense"
    assert told(match, "hit_rejected")[0]["item"] == "fourth thought"
    assert (len(told(match, "joined")), len(told(match, "went_away"))) == (1, 1)
    assert told(match, "passed"), "somebody had nothing left to read"
    assert match.result["reason"] == "all-led"
    assert len(match.result["scores"]) == 6
    assert match.result["winners"]
    assert Match.replay(match.log, check=True) == match


def test_three_players_go_round_twice_and_silence_ends_every_phase() -> None:
    match = three().match
    assert [event["laps"] for event in told(match, "round_started")] == [2, 2]
    causes = {
        event["type"] for entry in match.log[1:] if entry["by"] == "clock" for event in entry["events"]
    }  # fmt: skip
    expected = {"timer_started", "put_down", "vote_closed", "answered", "cards_shown", "turn_ended", "rolled",
                "announced", "circled", "round_started"}  # fmt: skip
    assert expected <= causes
    assert told(match, "item_rejected")[0]["again"] is True
    assert {event["lap"] for event in told(match, "passed")} == {1, 2}
    assert match.result["reason"] == "rounds"
    assert match.result["stood_in"] != []
    assert Match.replay(match.log, check=True) == match


@pytest.mark.parametrize("name", SCRIPTS)
def test_folding_a_log_is_evolving_through_it_held_clocks_included(name: str) -> None:
    match = SCRIPTS[name]().match
    states = [new_match(match.state.game, match.state.head.seats, match.state.head.options)]
    for entry in match.entries:
        states.append(evolve(states[-1], entry))
    for start in range(len(states)):
        for end in range(start, len(states), 5):
            assert fold(states[start], match.entries[start:end]) == states[end], (start, end)


def test_a_match_that_becomes_too_small_is_counted_as_it_stands() -> None:
    match = too_few().match
    assert match.result["reason"] == "too-few"
    assert sum(match.result["scores"]) > 0
    assert Match.replay(match.log, check=True) == match
