"""Every clock: what happens by itself in each phase, what stands in the log then, and clocks that are off."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.hit_or_miss.table import Table, items, kinds

from hitparade import Match

OFF: dict[str, Any] = {"writing_time": "unlimited", "turn_clock": "off", "answer_clock": "off", "vote_clock": "off"}


def test_w8_a_silent_turn_is_over_after_the_turn_clock() -> None:
    """The die is rolled, HIT announced, the first open item read."""
    table = Table(dice=["jester"]).turns()
    assert table.match.advance(29.999) == []
    events = table.match.advance(0.001)
    assert kinds(events) == ["rolled", "announced", "circled"]
    assert (table.view()["called"], table.view()["item"]) == ("hit", "apple")
    assert [entry["by"] for entry in table.match.log[-3:]] == ["clock"] * 3


def test_w8_the_turn_clock_runs_on_from_the_roll_to_the_reading() -> None:
    table = Table(dice=["miss"]).turns()
    table.match.advance(10)
    table.do("A", "roll")
    assert table.view("A")["deadline"] == table.view()["deadline"] == 30_000
    table.match.advance(20)
    assert (table.phase, table.view()["called"]) == ("answer", "miss")


@pytest.mark.parametrize("seconds", [10, 300])
def test_w8_the_turn_clock_can_be_another(seconds: int) -> None:
    table = Table(turn_clock=seconds, dice=["hit"]).turns()
    table.match.advance(seconds - 0.001)
    assert table.phase == "roll"
    table.match.advance(0.001)
    assert table.phase == "answer"


def test_w9_time_runs_out_after_the_jester() -> None:
    table = Table(dice=["jester"]).turns()
    table.do("A", "roll")
    assert kinds(table.match.advance(30)) == ["announced", "circled"]
    assert table.view()["called"] == "hit"


def test_w10_time_runs_out_before_an_item_is_read() -> None:
    table = Table(dice=["hit"]).turns()
    table.do("A", "roll")
    assert kinds(table.match.advance(30)) == ["circled"]


def test_every_phase_has_an_end_when_all_are_silent() -> None:
    table = Table(3, rounds=2, dice=["jester"] * 12)
    seen: list[str] = []
    table.start()
    for player in "ABC":
        table.do(player, "write", item="apple")
        table.do(player, "write", item=f"{player} pie")
    while table.match.result is None:
        if table.phase == "answer" and "vote" not in seen:
            table.do(table.waiting[0], "challenge", why="")
        if not seen or seen[-1] != table.phase:
            seen.append(table.phase)
        table.match.advance(1)
    assert set(seen) == {"write", "roll", "answer", "vote", "shown", "round_over", "category"}
    assert table.match.result["reason"] == "rounds"


@pytest.mark.parametrize("phase", ["write", "roll", "announce", "circle", "answer", "vote"])
def test_with_clocks_off_the_table_waits(phase: str) -> None:
    table = Table(dice=["jester"], **OFF)
    table.start()
    if phase != "write":
        table.turns()
    if phase in ("announce", "circle"):
        table.do("A", "roll")
    if phase == "circle":
        table.do("A", "announce", **{"as": "miss"})
    if phase in ("answer", "vote"):
        table.read("apple")
    if phase == "vote":
        table.do("B", "challenge", why="")
    assert table.phase == phase
    assert table.view()["deadline"] is None
    assert table.match.advance(10_000) == []
    table.match.table({"act": "skip"})
    if phase != "write":
        assert table.phase != phase or phase == "answer"


def test_a_skip_does_what_the_clock_would_do() -> None:
    table = Table(dice=["jester"], **OFF).turns()
    phases: list[str] = []
    for _ in range(9):
        phases.append(table.phase)
        table.match.table({"act": "skip"})
    assert phases == ["roll", "announce", "circle", *["answer"] * 4, "shown", "roll"]


def test_a_pause_stops_every_clock() -> None:
    table = Table(dice=["hit"]).turns()
    table.match.advance(10)
    table.match.table({"act": "pause"})
    assert table.refusal("A", "roll") == "paused"
    table.match.advance(1_000)
    table.match.table({"act": "resume"})
    assert table.view()["deadline"] == 1_010_000 + 20_000


def test_a_clock_held_by_a_vote_survives_a_pause_in_the_middle_of_it() -> None:
    table = Table(dice=["hit"]).turns()
    table.read("apple")
    table.match.advance(5)
    table.do("B", "challenge", why="")
    table.match.table({"act": "pause"})
    table.match.advance(100)
    table.match.table({"act": "resume"})
    table.vote(accept="A")
    assert table.view()["deadline"] == 105_000 + 15_000


def test_only_the_clock_makes_the_clocks_move() -> None:
    table = Table()
    for player in "ABCDE":
        assert table.refusal(player, "time_up") == "clocks-own"


def test_a_log_in_which_a_player_moves_for_the_clock_does_not_verify() -> None:
    table = Table(dice=["hit"]).turns()
    log: list[Any] = table.match.log
    log.append({"at_ms": 0, "by": "seat", "seat": table.seat("A"), "move": {"type": "time_up"}, "events": []})
    with pytest.raises(Exception, match="Only the clock"):
        Match.replay(log, check=True)


def test_the_first_open_item_is_the_first_that_is_still_open() -> None:
    table = Table(dice=["hit", "hit"])
    table.write(A="apple, kiwi", B="apple, mango, fig", C="plum")
    table.turn("apple")
    table.match.advance(30)
    assert table.view()["item"] == "mango"
    assert items(table.view("B"), "read") == ["mango"]
