"""Innings, extra innings and every way a match can end: H12, H13, H14, H15 and H20."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.hits_and_outs.table import Table, kinds

from hitparade import IllegalMove


def ended(table: Table) -> tuple[Any, Any, Any]:
    """Reason, winners and scores, the sides told apart as visitors (V) and home (H)."""
    result, home = table.match.result, table.state.home
    assert table.view()["winners"] == result["winners"]
    assert table.view()["reason"] == result["reason"]
    assert table.view()["score"] == result["scores"]
    winners = "".join(side for side, seat in (("V", 1 - home), ("H", home)) if seat in result["winners"])
    return result["reason"], winners, (result["scores"][1 - home], result["scores"][home])


def test_h12_three_outs_switch_sides() -> None:
    """H12: counters go back, runners left on base leave the field."""
    table = Table()
    visitors, home = table.state.batting, table.state.pitching
    table.hit("second")
    events = table.outs(3)
    assert events[3]["left_on"] == ["second"]
    view = table.view()
    assert (view["batting"], view["pitching"], view["half"]) == (home, visitors, "bottom")
    assert (view["outs"], view["bases"], view["inning"]) == (0, [], 1)
    table.half()
    assert (table.view()["batting"], table.view()["half"], table.view()["inning"]) == (visitors, "top", 2)


def test_h13_each_half_goes_on_the_scoreboard() -> None:
    """H13: 0 included; the half under way counts so far."""
    table = Table()
    visitors, home = table.state.batting, table.state.pitching
    table.hit("home")
    assert table.view()["line"][visitors] == [1, None, None]
    ended_half = table.half("home")[1]
    assert ended_half == {"type": "half_ended", "inning": 1, "half": "top", "runs": 2, "left_on": []}
    assert table.half()[1]["runs"] == 0
    assert (table.view()["line"][visitors], table.view()["line"][home]) == ([2, 0, None], [0, None, None])
    assert table.view()["score"][visitors] == 2


def test_h14_after_three_innings_the_higher_total_wins() -> None:
    for runs, winner in (((2, 1), "V"), ((0, 1), "H")):
        table = Table()
        table.innings((0, 0), (0, 0))
        assert table.match.result is None
        events = table.innings(runs)
        assert kinds(events) == ["out", "half_ended", "ended"]
        assert ended(table) == ("innings", winner, runs)


@pytest.mark.parametrize("innings", [1, 2, 9])
def test_h2_option_innings(innings: int) -> None:
    """H2: 1 to 9 innings can be agreed on."""
    table = Table(innings=innings)
    table.innings(*[(1, 0)] * (innings - 1))
    assert table.match.result is None
    table.innings((1, 0))
    assert ended(table) == ("innings", "V", (innings, 0))


def test_h14_extra_innings_start_with_a_runner_on_second() -> None:
    """H14: for both sides, in every extra inning, and not before."""
    table = Table(innings=2)
    table.innings((0, 0), (1, 1))
    for inning in (3, 4):
        for half in ("top", "bottom"):
            view = table.view()
            assert (view["inning"], view["half"], view["bases"], view["outs"]) == (inning, half, ["second"], 0)
            events = table.half()
            assert events[1]["left_on"] == ["second"]


def test_h15_extra_innings_repeat_until_one_decides() -> None:
    """H15: and both halves of an inning are always played."""
    table = Table(innings=1)
    table.innings((1, 1), (2, 2), (0, 0))
    assert (table.match.result, table.view()["inning"]) == (None, 4)
    table.half("home")
    assert table.match.result is None
    table.half("home", "home")
    assert ended(table) == ("extra-innings", "H", (1 + 3 + 2, 1 + 3 + 3))


def test_h15_without_walk_off_the_last_half_is_played_out() -> None:
    table = Table(innings=1)
    table.half()
    table.hit("home")
    assert table.match.result is None
    table.half("home")
    assert ended(table) == ("innings", "H", (0, 2))


def test_h14_option_extra_innings_none_allows_a_tie() -> None:
    """H14: both sides win a match that may end tied."""
    table = Table(innings=1, extra_innings="none")
    events = table.innings((1, 1))
    assert events[-1]["winners"] == [0, 1]
    assert ended(table) == ("tie", "VH", (1, 1))


def test_h14_option_extra_innings_none_is_no_matter_otherwise() -> None:
    table = Table(innings=1, extra_innings="none")
    table.innings((0, 1))
    assert ended(table) == ("innings", "H", (0, 1))


def test_h15_walk_off_ends_the_last_half_at_once() -> None:
    """H15: as soon as home leads, all runs of the deciding Hit counting; who is left on base is told."""
    table = Table(innings=1, walk_off=True)
    table.half("home")
    table.hit("third")
    table.hit("first")
    table.hit("second")
    assert table.match.result is None
    assert table.view()["score"] == [1, 1]
    table.place("first")
    events = table.lift("first")
    assert kinds(events) == ["hit", "half_ended", "ended"]
    assert (events[1]["runs"], events[1]["left_on"]) == (2, ["first", "third"])
    assert ended(table) == ("walk-off", "H", (1, 2))


def test_h15_walk_off_counts_all_runs_of_the_hit() -> None:
    table = Table(innings=1, walk_off=True)
    table.half()
    table.hit("third")
    table.hit("home")
    assert ended(table) == ("walk-off", "H", (0, 2))


def test_h15_a_hit_that_only_ties_goes_on() -> None:
    table = Table(innings=1, walk_off=True)
    table.half("home")
    table.hit("home")
    assert table.match.result is None
    table.hit("home")
    assert ended(table) == ("walk-off", "H", (1, 2))


def test_h15_walk_off_in_extra_innings() -> None:
    table = Table(innings=1, walk_off=True)
    table.innings((0, 0))
    table.half()
    table.hit("second")
    assert ended(table) == ("walk-off", "H", (0, 1))
    assert table.view()["line"][table.state.home] == [0, 1]


def test_h15_walk_off_not_before_the_last_inning_nor_for_visitors() -> None:
    table = Table(innings=2, walk_off=True)
    table.half()
    table.hit("home")
    assert table.match.result is None
    table.half()
    table.half("home", "home")
    assert (table.match.result, table.view()["half"]) == (None, "bottom")


def test_h15_walk_off_skips_the_last_half_when_home_leads() -> None:
    """H15: the half that is not played is null on the scoreboard."""
    table = Table(innings=2, walk_off=True)
    home = table.state.home
    table.innings((0, 1))
    events = table.half()
    assert kinds(events) == ["out", "half_ended", "ended"]
    assert ended(table) == ("innings", "H", (0, 1))
    assert (table.view()["line"][1 - home], table.view()["line"][home]) == ([0, 0], [1, None])


def test_h15_no_half_but_the_last_is_skipped() -> None:
    table = Table(innings=3, walk_off=True)
    table.innings((0, 1))
    table.half()
    assert (table.match.result, table.view()["inning"], table.view()["half"]) == (None, 2, "bottom")


def test_h15_without_the_option_no_half_is_skipped() -> None:
    table = Table(innings=2)
    table.innings((0, 1))
    table.half()
    assert (table.match.result, table.view()["half"]) == (None, "bottom")


def test_h12_runners_leave_after_the_last_half_too() -> None:
    table = Table(innings=1)
    table.half("home")
    table.half("third")
    assert (table.view()["phase"], table.view()["bases"], table.view()["outs"]) == ("over", [], 0)


@pytest.mark.parametrize("moment", ["call", "place", "lift", "the other's turn"])
@pytest.mark.parametrize("side", ["batting", "pitching"])
def test_h20_giving_up_loses_and_the_score_stands(side: str, moment: str) -> None:
    """H20: at any time, whoever's turn it is."""
    table = Table(call_your_shot=True, innings=1)
    table.half("home", "home")
    if moment != "call":
        table.move(type="step_up")
    if moment in ("lift", "the other's turn"):
        table.move(type="place", hit="home")
        table.lift("first")
    seat = table.view()[side]
    before = table.view()
    assert {"type": "give_up"} in table.match.legal(seat)
    events = table.match.play(seat, {"type": "give_up"})
    assert kinds(events) == ["gave_up", "ended"]
    assert events[0]["seat"] == seat
    reason, _, scores = ended(table)
    assert (reason, scores) == ("gave-up", (2, 0))
    assert table.match.result["winners"] == [1 - seat]
    assert {key: table.view()[key] for key in ("line", "bases", "outs", "inning", "half")} == {
        key: before[key] for key in ("line", "bases", "outs", "inning", "half")
    }


def test_h20_who_leaves_is_stood_in_for() -> None:
    """H20: the match goes on, and the result says who was stood in for."""
    table = Table(innings=1)
    table.match.table({"act": "leave", "seat": 0})
    for _ in range(1000):
        if table.match.result:
            break
        if table.match.waiting == [1]:
            table.match.play(1, table.match.legal(1)[0])
        else:
            table.match.advance(60)
    assert table.match.result["reason"] in ("innings", "extra-innings")
    assert table.match.result["stood_in"] == [0]


def test_the_end_is_the_end() -> None:
    """Nothing is waited for, nothing is legal and no move is taken once the match is over."""
    table = Table(innings=1)
    table.innings((0, 1))
    assert (table.match.waiting, table.match.legal(0), table.match.legal(1)) == ([], [], [])
    assert (table.view()["phase"], table.match.state.timer, table.view()["deadline"]) == ("over", None, None)
    for move in ({"type": "place", "hit": "first"}, {"type": "give_up"}):
        with pytest.raises(IllegalMove) as refused:
            table.match.play(table.state.pitching, move)
        assert refused.value.code == "match-over"


def test_the_end_opens_every_seal() -> None:
    """Whatever had not been found is opened with the end, the placement that still stands included."""
    table = Table(innings=1)
    table.outs(3, hit="second")
    table.hit("first")
    table.place("third")
    still_shut = [
        placed.events[0].seal for placed in table.match.entries if placed.move and hasattr(placed.move, "hit")
    ]
    events = table.match.play(0, {"type": "give_up"})
    assert [opened["value"] for opened in events[1]["opened"]] == ["second", "third"]
    placements = table.view(None)["placements"]
    assert [placement["hit"] for placement in placements] == ["second", "first", "third"]
    assert [placement["commitment"] for placement in placements] == still_shut
    assert [opened["seal"] for opened in table.view(None)["opened"]] == still_shut


@pytest.mark.parametrize(("shown", "opened"), [(False, ["home", "home"]), (True, [])])
def test_the_end_opens_only_what_is_shut(shown: bool, opened: list[str]) -> None:
    """A missed Hit that was shown (H6) has been opened; the end does not open it twice."""
    table = Table(innings=1, show_missed_hit=shown)
    events = table.innings((1, 0))
    assert [seal["value"] for seal in events[-1]["opened"]] == opened
