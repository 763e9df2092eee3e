"""Setting up and one placement after another: H1, H2, H3, H4, H5, H6, H7, H8."""

from __future__ import annotations

import pytest
from tests.games.hits_and_outs.table import NAME, Table, kinds, played, state_with

from hitparade import BadOption, IllegalMove, Match
from hitparade.games.hits_and_outs.advancing import CORNERS
from hitparade.games.hits_and_outs.game import GAME
from hitparade.games.hits_and_outs.moves import GiveUp, Lift, Place
from hitparade.kernel import Chance, Moment, seal


def test_h1_two_players() -> None:
    for seats in (0, 1, 3):
        with pytest.raises(BadOption) as refused:
            Match(NAME, seats=seats)
        assert refused.value.code == "bad-seats"


def test_h1_the_first_pitcher_is_drawn() -> None:
    """H1: either side may be drawn; it is home, pitches first, and the draw stands in the log."""
    homes = set[int]()
    for seed in range(20):
        match = Match(NAME, seats=2, seed=seed)
        view = match.view(None)
        assert match.entries[0].draws == [view["home"]]
        assert (view["pitching"], view["batting"]) == (view["home"], 1 - view["home"])
        assert (view["inning"], view["half"]) == (1, "top")
        homes.add(view["home"])
    assert homes == {0, 1}


def test_h1_teams() -> None:
    """H1: each side has a name and a colour; there are two to begin with."""
    assert Table().view()["teams"] == [{"name": "Foxes", "color": "red"}, {"name": "Herons", "color": "blue"}]
    chosen = [{"name": " Larks ", "color": "snow"}, {"name": "Owls", "color": "lemon"}]
    assert Table(teams=chosen).view()["teams"] == [
        {"name": "Larks", "color": "snow"},
        {"name": "Owls", "color": "lemon"},
    ]


def test_h2_three_innings_and_a_scoreboard() -> None:
    """H2: a column an inning, nothing in those to come, and more columns as extra innings are played."""
    table = Table()
    visitors, home = table.state.batting, table.state.home
    assert table.view()["innings"] == 3
    assert (table.view()["line"][visitors], table.view()["line"][home]) == ([0, None, None], [None, None, None])
    table.innings((0, 0), (0, 0), (0, 0))
    assert (table.view()["line"][visitors], table.view()["line"][home]) == ([0, 0, 0, 0], [0, 0, 0, None])


def test_h3_one_hit_three_outs_three_counters() -> None:
    """H3, H4: under the four covers lie exactly one Hit and three Outs, wherever the Hit is."""
    for hit in CORNERS:
        found = [played(state_with(), Place(hit), Lift(corner)).lifted[0].found for corner in CORNERS]
        assert (found.count("hit"), found.count("out")) == (1, 3)
        assert found[CORNERS.index(hit)] == "hit"


def test_h4_the_pitching_player_chooses_and_knows() -> None:
    table = Table()
    pitching = table.state.pitching
    assert table.match.legal(pitching)[:-1] == [{"type": "place", "hit": corner} for corner in CORNERS]
    event = table.place("third")[0]
    assert (event["hit"], table.view(pitching)["hit"]) == ("third", "third")
    assert event["seal"] == seal("third", event["salt"]) == table.view(None)["commitment"]


def test_h4_hiding_draws_nothing_but_the_salt() -> None:
    """H4: the Hit is never hidden at random."""
    table = Table()
    placed = table.place("first")[0]
    assert table.match.entries[-1].draws == [placed["salt"]]
    with pytest.raises(IllegalMove):
        Table().move(type="place", hit="random")


def test_h5_one_cover_at_a_time_in_any_order() -> None:
    table = Table()
    table.place("third")
    batting = table.state.batting
    assert table.match.legal(batting)[:-1] == [{"type": "lift", "corner": corner} for corner in CORNERS]
    table.lift("home")
    assert table.match.legal(batting)[:-1] == [{"type": "lift", "corner": c} for c in ("first", "second", "third")]
    table.lift("first")
    assert table.view()["lifted"] == [{"corner": "home", "found": "out"}, {"corner": "first", "found": "out"}]
    table.lift("third")
    assert table.view()["phase"] == "place"


def test_h6_an_out_adds_one_and_the_third_ends_the_half_at_once() -> None:
    table = Table()
    visitors = table.state.batting
    events = table.outs(3)
    assert kinds(events) == ["out", "out", "out", "half_ended", "half_started"]
    assert [event["outs"] for event in events[:3]] == [1, 2, 3]
    assert table.state.batting != visitors


def test_h6_what_was_not_lifted_stays_unseen() -> None:
    """H6: neither side, nor the screen, is told where a missed Hit lay; its seal stays shut until the end."""
    table = Table()
    table.outs(2, hit="third")
    table.lift("third")
    sealed = table.place("second")[0]["seal"]
    table.lift("first")
    for seat in (0, 1, None):
        view = table.view(seat)
        assert (view["last"]["hit"], view["last"]["salt"]) == (None, None)
        assert "missed" not in view
        assert sealed not in [opened["seal"] for opened in view["opened"]]
    table.move(type="give_up")
    assert sealed in [opened["seal"] for opened in table.view()["opened"]]


def test_h6_option_show_missed_hit() -> None:
    """H6: with the option the third out shows the rest to both, and opens the seal."""
    table = Table(show_missed_hit=True)
    assert table.view()["missed"] is None
    seal_shown = table.place("second")[0]["seal"]
    events = table.lift("first", "third", "home")
    assert kinds(events) == ["out", "out", "out", "missed", "half_ended", "half_started"]
    assert (events[3]["corner"], events[3]["seal"]) == ("second", seal_shown)
    for seat in (0, 1, None):
        assert table.view(seat)["missed"] == "second"
        assert table.view(seat)["opened"][-1] == {"seal": seal_shown, "salt": events[3]["salt"], "value": "second"}
    table.place("home")
    assert table.view()["missed"] is None


@pytest.mark.parametrize(("corner", "bases"), [("first", 1), ("second", 2), ("third", 3), ("home", 4)])
def test_h7_the_hit(corner: str, bases: int) -> None:
    """H7: a single, double, triple or home run by where the Hit lay."""
    table = Table()
    event = table.hit(corner)
    assert (event["bases"], event["home_run"], event["called"]) == (bases, bases == 4, False)
    assert (event["bases_before"], event["bases_after"]) == ([], [] if bases == 4 else [corner])
    assert table.view()["score"][table.state.batting] == event["runs"] == (1 if bases == 4 else 0)


def test_h8_after_a_hit_the_tokens_are_hidden_again_and_outs_stay() -> None:
    table = Table()
    table.outs(2, hit="first")
    table.lift("first")
    assert (table.view()["phase"], table.view()["outs"]) == ("place", 2)
    assert table.view()["bases"] == ["first"]
    assert table.match.waiting == [table.state.pitching]
    assert kinds(table.outs(1)) == ["out", "half_ended", "half_started"]


def test_a_hit_opens_its_seal() -> None:
    table = Table()
    commitment = table.place("third")[0]["seal"]
    hit = table.lift("third")[0]
    assert hit["seal"] == commitment == seal("third", hit["salt"])
    assert table.view()["opened"] == [{"seal": commitment, "salt": hit["salt"], "value": "third"}]
    assert table.view()["commitment"] is None


REFUSED = [
    ("lift before hiding", [], "batting", {"type": "lift", "corner": "first"}, "not-your-turn"),
    ("hide as the batter", [], "batting", {"type": "place", "hit": "first"}, "not-your-turn"),
    ("lift as the pitcher", ["place"], "pitching", {"type": "lift", "corner": "first"}, "not-your-turn"),
    ("hide twice", ["place"], "pitching", {"type": "place", "hit": "first"}, "not-your-turn"),
    ("hide while lifting", ["place"], "batting", {"type": "place", "hit": "first"}, "wrong-phase"),
    ("lift while hiding", [], "pitching", {"type": "lift", "corner": "first"}, "wrong-phase"),
    ("lift again", ["place", "lift"], "batting", {"type": "lift", "corner": "first"}, "already-lifted"),
    ("call without the variant", [], "batting", {"type": "call_shot"}, "not-your-turn"),
    ("call while lifting", ["place"], "batting", {"type": "call_shot"}, "wrong-phase"),
    ("step up without the variant", [], "pitching", {"type": "step_up"}, "wrong-phase"),
    ("no such corner", ["place"], "batting", {"type": "lift", "corner": "fourth"}, "bad-move"),
    ("one field too many", [], "pitching", {"type": "place", "hit": "first", "salt": "0"}, "bad-move"),
]


@pytest.mark.parametrize(("what", "before", "who", "move", "code"), REFUSED, ids=[each[0] for each in REFUSED])
def test_refusals(what: str, before: list[str], who: str, move: dict[str, str], code: str) -> None:
    """A refused move has a code and a sentence, and leaves the match as it was."""
    table = Table()
    if "place" in before:
        table.place("home")
    if "lift" in before:
        table.lift("first")
    log = table.match.log
    with pytest.raises(IllegalMove) as refused:
        table.match.play(table.view()[who], move)
    assert refused.value.code == code
    assert refused.value.sentence.endswith(".")
    assert table.match.log == log, what


def test_the_clock_itself_moves_nothing() -> None:
    """Default acts are always those of a seat, so a move by nobody is refused."""
    for move in (Place("home"), GiveUp()):
        with pytest.raises(IllegalMove, match="not your turn"):
            GAME.decide(state_with(), None, move, Moment(0), Chance(1))
