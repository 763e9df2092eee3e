"""The variant Call Your Shot: H16, H17, H18, H19."""

from __future__ import annotations

import pytest
from tests.games.hits_and_outs.table import Table, kinds

from hitparade import IllegalMove


def called() -> Table:
    """A match with the variant whose first batter has called at once."""
    table = Table(call_your_shot=True)
    table.move(type="call_shot")
    return table


def test_h16_the_batting_player_holds_the_token_at_the_start_of_each_half() -> None:
    """H16, H18: in extra innings too, whether or not it was used in the half before."""
    table = Table(call_your_shot=True, innings=1)
    for _ in range(4):
        assert (table.view()["shot"], table.view()["phase"]) == ("held", "call")
        table.move(type="call_shot")
        table.outs(3)
    assert table.view()["inning"] == 3
    assert table.view()["shot"] == "held"


def test_h16_without_the_variant_there_is_no_token() -> None:
    table = Table()
    assert (table.view()["shot"], table.view()["phase"]) == ("off", "place")
    table.hit("first")
    assert (table.view()["shot"], table.view()["phase"]) == ("off", "place")


def test_h17_the_batting_player_answers_before_the_tokens_are_hidden() -> None:
    """H17: the pitching player can't hide before, and knows the answer when hiding."""
    table = Table(call_your_shot=True)
    batting, pitching = table.state.batting, table.state.pitching
    assert table.match.waiting == [batting]
    assert table.match.legal(batting) == [{"type": "call_shot"}, {"type": "step_up"}, {"type": "give_up"}]
    with pytest.raises(IllegalMove) as refused:
        table.match.play(pitching, {"type": "place", "hit": "first"})
    assert refused.value.code == "not-your-turn"
    with pytest.raises(IllegalMove) as refused:
        table.match.play(batting, {"type": "lift", "corner": "first"})
    assert refused.value.code == "wrong-phase"
    assert table.move(type="call_shot") == [{"type": "called", "batting": batting}]
    assert (table.match.waiting, table.view(pitching)["shot"]) == ([pitching], "called")


def test_h17_asked_again_before_each_placement_while_the_token_is_held() -> None:
    table = Table(call_your_shot=True)
    for _ in range(3):
        assert (table.view()["phase"], table.view()["shot"]) == ("call", "held")
        assert kinds(table.move(type="step_up")) == ["stepped_up"]
        assert (table.view()["phase"], table.view()["shot"]) == ("place", "held")
        table.hit("first")


@pytest.mark.parametrize("corner", ["first", "second", "third", "home"])
def test_h18_called_and_found_at_the_first_lift_is_a_home_run(corner: str) -> None:
    """H18: wherever it was; at home it is one home run, no more."""
    table = Table(call_your_shot=True)
    table.hit("first")
    table.move(type="call_shot")
    event = table.hit(corner)
    assert (event["home_run"], event["called"], event["bases"], event["runs"]) == (True, True, 4, 2)
    assert (event["corner"], event["bases_before"], event["bases_after"]) == (corner, ["first"], [])
    assert (table.view()["bases"], table.view()["score"][table.state.batting]) == ([], 2)
    assert (table.view()["last"]["called"], table.view()["last"]["home_run"]) == (True, True)


def test_h18_the_token_is_called_until_the_first_lift_then_used() -> None:
    """H18: Hit or Out, for this half; nobody is asked again."""
    for lifted in ("third", "home"):
        table = called()
        assert table.view()["shot"] == "called"
        table.place("third")
        assert table.view()["shot"] == "called"
        table.lift(lifted)
        assert table.view()["shot"] == "used"
    table = called()
    table.hit("third")
    assert (table.view()["shot"], table.view()["phase"]) == ("used", "place")
    table.hit("first")
    assert (table.view()["shot"], table.view()["phase"]) == ("used", "place")


def test_h18_a_used_token_makes_no_home_run() -> None:
    table = called()
    table.hit("third")
    event = table.hit("first")
    assert (event["home_run"], event["called"], event["bases"]) == (False, False, 1)


def test_h19_called_and_an_out_is_an_out_as_usual() -> None:
    """H19, with the rulebook's own example: a runner on first, the call, an Out, then the Hit at second."""
    table = Table(call_your_shot=True)
    table.hit("first")
    table.move(type="call_shot")
    table.place("second")
    assert table.lift("third")[0] == {"type": "out", "corner": "third", "outs": 1}
    assert (table.view()["shot"], table.view()["phase"], table.view()["outs"]) == ("used", "lift", 1)
    event = table.lift("second")[0]
    assert (event["home_run"], event["called"], event["runs"]) == (False, False, 0)
    assert (table.view()["bases"], table.view()["outs"]) == (["second", "third"], 1)


def test_h19_a_third_out_ends_a_half_with_a_call_too() -> None:
    table = Table(call_your_shot=True)
    table.outs(2, hit="first")
    table.lift("first")
    table.move(type="call_shot")
    assert kinds(table.outs(1)) == ["out", "half_ended", "half_started"]
    assert table.view()["shot"] == "held"


def test_h18_a_called_shot_can_be_a_walk_off() -> None:
    table = Table(call_your_shot=True, walk_off=True, innings=1)
    table.half()
    table.move(type="call_shot")
    table.hit("first")
    assert table.match.result["reason"] == "walk-off"
    assert table.view()["score"][table.state.home] == 1


def test_h18_a_called_home_run_is_one_in_the_summary_of_the_match_too() -> None:
    """H18: wherever the Hit lay; a single is none."""
    table = called()
    table.hit("second")
    table.hit("first")
    table.match.play(0, {"type": "give_up"})
    assert [placement["home_run"] for placement in table.view()["placements"]] == [True, False]
