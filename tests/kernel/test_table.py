"""Acts of the table: leaving and coming back, pause, extra time, a private factor, skipping, late guests."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from tests.kernel.games import played, rob, rps, say, throw

from hitparade import IllegalMove, Match
from hitparade.kernel.table import Table, TableAct, evolve_table
from hitparade.kernel.values import Timer


def refuse(match: Match, act: Any) -> IllegalMove:
    before = match.log, match.state
    with pytest.raises(IllegalMove) as caught:
        match.table(act)
    assert (match.log, match.state) == before
    assert caught.value.sentence.endswith(".")
    return caught.value


def deadline(match: Match, seat: int | None = None) -> Any:
    return match.view(seat)["deadline"]


def test_an_act_is_an_event_that_everybody_sees() -> None:
    match = rps()
    shown = {"type": "table", "act": "leave", "seat": 1}
    assert match.table({"act": "leave", "seat": 1}) == [shown]
    assert match.state.redacted(match.entries[-1], None) == [shown]
    assert match.state.redacted(match.entries[-1], 0) == [shown]


def test_who_has_left_cannot_move_until_they_are_back() -> None:
    match = rps()
    match.table({"act": "leave", "seat": 0})
    assert match.view(1)["left"] == [0]
    with pytest.raises(IllegalMove) as caught:
        match.play(0, throw("rock"))
    assert caught.value.code == "left"
    match.table({"act": "back", "seat": 0})
    assert match.view(1)["left"] == []
    assert match.waiting == [0, 1]
    match.play(0, throw("rock"))


def test_all_can_leave_and_the_match_ends_by_itself() -> None:
    match = rob(3)
    for seat in (2, 0, 1):
        match.table({"act": "leave", "seat": seat})
    assert match.view(None)["left"] == [0, 1, 2]
    assert match.waiting == []
    match.advance(60)
    assert match.result["stood_in"] == [0, 1, 2]


def test_a_pause_stops_the_clock_and_the_players() -> None:
    match = rps(throw_clock=10)
    match.advance(4)
    match.table({"act": "pause"})
    assert match.view(0)["paused"] is True
    assert deadline(match) is deadline(match, 0) is None
    assert match.waiting == match.legal(0) == []
    with pytest.raises(IllegalMove) as caught:
        match.play(0, throw("rock"))
    assert caught.value.code == "paused"
    assert match.advance(1_000) == []
    match.table({"act": "resume"})
    assert match.view(0)["paused"] is False
    assert deadline(match) == 1_004_000 + 6_000


def test_a_clock_that_starts_during_a_pause_runs_in_full_afterwards() -> None:
    paused = Table((1.0, 1.0), key="old", since_ms=4_000, paused_ms=10_000)
    new = paused.retimed(Timer("new", 5_000), 15_000)
    assert evolve_table(new, TableAct("resume"), 20_000).due_ms(Timer("new", 5_000)) == 25_000
    assert evolve_table(paused, TableAct("resume"), 20_000).due_ms(Timer("old", 7_000)) == 21_000


def test_extra_time_is_for_this_clock_alone() -> None:
    match = rps(throw_clock=10)
    assert match.table({"act": "extend", "seconds": 30}) == [{"type": "table", "act": "extend", "seconds": 30}]
    assert deadline(match) == 40_000
    match.table({"act": "extend", "seconds": 0.5})
    assert deadline(match) == 40_500
    for seat in (0, 1):
        match.play(seat, throw("rock"))
    assert deadline(match) == 10_000


def test_extra_time_counts_for_a_clock_that_moves_by_itself() -> None:
    match = rob()
    match.play(0, say("red"))
    match.play(1, say("red"))
    match.table({"act": "extend", "seconds": 2})
    assert deadline(match) == 3_000


def test_a_private_factor_is_for_one_seat_and_lasts() -> None:
    match = rps(throw_clock=10)
    match.table({"act": "factor", "seat": 1, "times": 2.5})
    assert deadline(match, 0) == deadline(match) == 10_000
    assert deadline(match, 1) == 25_000
    match.play(0, throw("rock"))
    assert deadline(match) == 25_000
    match.advance(25)
    assert deadline(match, 1) == 50_000
    match.table({"act": "factor", "seat": 1, "times": 1})
    assert deadline(match, 1) == 35_000


def test_a_factor_makes_no_stand_in_slower() -> None:
    match = rps(throw_clock=10)
    match.table({"act": "factor", "seat": 1, "times": 10})
    match.table({"act": "leave", "seat": 1})
    assert deadline(match, 1) == 1_500


def test_a_skip_plays_the_default_act_at_once_and_says_so() -> None:
    match = rps()
    skipped, thrown = match.table({"act": "skip"})
    assert skipped == {"type": "table", "act": "skip"}
    assert (thrown["seat"], thrown["shape"]) == (0, "rock")
    entry = match.log[-1]
    assert (entry["by"], entry["seat"], entry["move"], entry["act"]) == ("clock", 0, throw("rock"), {"act": "skip"})


def test_a_skip_asks_the_stand_in_where_there_is_no_default() -> None:
    match = rob()
    match.table({"act": "skip"})
    assert match.entries[-1].by == "stand-in"
    assert match.state.table.stood_in == (0,)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_stand_in_sees_what_its_seat_sees(seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []
    match = Match("hits-and-outs", seats=2, seed=1)
    pitching = match.view(None)["pitching"]
    if seat != pitching:
        match.play(pitching, {"type": "place", "hit": "home"})
    bot = match.state.game.stand_in()
    choose = type(bot).choose
    monkeypatch.setattr(
        type(bot), "choose", lambda self, view, *rest: (seen.append(view), choose(self, view, *rest))[1]
    )
    own = match.view(seat)
    match.table({"act": "skip"})
    assert match.entries[-1].seat == seat
    assert seen == [own]
    assert ("hit" in own) == (seat == pitching and own["phase"] == "lift")


def test_a_skip_hurries_the_clock_itself_too() -> None:
    match = rob()
    match.play(0, say("red"))
    match.play(1, say("red"))
    assert [event["type"] for event in match.table({"act": "skip"})] == ["table", "turned"]


def test_late_guests_come_in_where_the_game_takes_them() -> None:
    match = rob()
    joined, guest = match.table({"act": "join"})
    assert (joined["act"], guest["type"]) == ("join", "guest")
    assert match.view(None)["guests"] == 1
    assert match.state.redacted(match.entries[-1], 0) == [joined]


def test_there_are_no_more_guests_than_seats() -> None:
    match = rob(3)
    assert refuse(match, {"act": "join", "seat": 2}).code == "unknown-seat"
    match.table({"act": "join"})
    assert refuse(match, {"act": "join"}).code == "match-full"


@pytest.mark.parametrize(
    ("act", "code"),
    [
        ({"act": "join"}, "no-late-guests"),
        ({"act": "leave"}, "unknown-seat"),
        ({"act": "leave", "seat": 2}, "unknown-seat"),
        ({"act": "leave", "seat": -1}, "unknown-seat"),
        ({"act": "back", "seat": 0}, "not-left"),
        ({"act": "back"}, "unknown-seat"),
        ({"act": "resume"}, "not-paused"),
        ({"act": "extend", "seconds": 30}, "no-clock"),
        ({"act": "extend"}, "bad-seconds"),
        ({"act": "extend", "seconds": 0}, "bad-seconds"),
        ({"act": "extend", "seconds": 601}, "bad-seconds"),
        ({"act": "extend", "seconds": float("nan")}, "bad-seconds"),
        ({"act": "factor", "seat": 0}, "bad-factor"),
        ({"act": "factor", "times": 2}, "unknown-seat"),
        ({"act": "factor", "seat": 0, "times": 0.5}, "bad-factor"),
        ({"act": "factor", "seat": 0, "times": 10.1}, "bad-factor"),
        ({"act": "factor", "seat": 0, "times": float("nan")}, "bad-factor"),
        ({"act": "dance"}, "bad-act"),
        ({"act": "leave", "seat": True}, "bad-act"),
        ({"act": "leave", "seat": "0"}, "bad-act"),
        ({"act": "pause", "why": "tea"}, "bad-act"),
        ({}, "bad-act"),
        ("pause", "bad-act"),
        (None, "bad-act"),
    ],
)
def test_acts_that_make_no_sense_are_refused(act: Any, code: str) -> None:
    assert refuse(rps(), act).code == code


def test_acts_that_make_no_sense_twice() -> None:
    match = rps()
    match.table({"act": "leave", "seat": 1})
    assert refuse(match, {"act": "leave", "seat": 1}).code == "already-left"
    match.table({"act": "pause"})
    assert refuse(match, {"act": "pause"}).code == "already-paused"
    assert refuse(match, {"act": "skip"}).code == "paused"


@pytest.mark.parametrize("act", [{"act": "pause"}, {"act": "leave", "seat": 0}, {"act": "skip"}, {"act": "join"}])
def test_a_match_that_is_over_takes_no_acts(act: Any) -> None:
    assert refuse(played(), act).code == "match-over"


def test_a_match_in_which_nothing_is_waited_for_has_nothing_to_skip(monkeypatch: pytest.MonkeyPatch) -> None:
    game = dataclasses.replace(rps().state.game, timer=lambda _: None)
    monkeypatch.setattr("tests.toy.rock_paper_scissors.game.GAME", game)
    assert refuse(rps(), {"act": "skip"}).code == "nothing-to-skip"
    assert refuse(rps(), {"act": "extend", "seconds": 5}).code == "no-clock"
