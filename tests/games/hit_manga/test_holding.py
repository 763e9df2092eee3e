"""Races in a match: grabs that are held, judged and told, over connections that a room has measured (M7)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.games.hit_manga.table import Table, kinds, link

from hitparade import IllegalMove, Match
from hitparade.games.hit_manga.linking import links_of
from hitparade.games.hit_manga.races import Link

FAR = {"1": link(20, 115), "2": link(250, 0), "3": link(40, 105)}
"""Seat 2 is far away, and the others got the line later."""


def opened(links: Any = FAR, **options: Any) -> Table:
    """A table of four at which the reader has just read; the match's clock stands at 0."""
    table = Table(**options)
    table.play(0, links, type="read", line="Boo!")
    return table


def at(table: Table, ms: int) -> None:
    table.match.advance((ms - table.match.now_ms) / 1000)


def told(table: Table, viewer: int | None) -> list[dict[str, Any]]:
    """What the last entry told a viewer."""
    return table.match.state.redacted(table.match.entries[-1], viewer)


def test_m7_a_grab_is_held_and_only_the_grabber_sees_it() -> None:
    table = opened()
    at(table, 935)
    others = [None, 0, 2, 3]
    before = {viewer: (table.view(viewer), legal(table, viewer)) for viewer in others}
    table.grab(1, table.right, FAR, reaction_ms=800)
    assert {viewer: (table.view(viewer), legal(table, viewer)) for viewer in others} == before
    assert [told(table, viewer) for viewer in others] == [[], [], [], []]
    assert told(table, 1) == [{"type": "grabbed", "seat": 1, "card": table.right}]
    assert table.view(1)["held"] == {"card": table.right}
    assert (table.match.legal(1), table.match.waiting) == ([], [2, 3])
    for move in ({"type": "grab", "card": table.right}, {"type": "no_idea"}):
        with pytest.raises(IllegalMove, match="already-grabbed"):
            table.match.play(1, move)


def legal(table: Table, viewer: int | None) -> Any:
    return None if viewer is None else table.match.legal(viewer)


def test_m7_the_window_closes_by_itself_and_tells_who_was_first() -> None:
    table = opened()
    at(table, 935)
    table.grab(1, table.right, FAR, reaction_ms=800)
    closes_ms = 0 + 800 + 250 + 60
    assert (table.match.state.due_ms, table.view()["deadline"]) == (closes_ms, 60_000)
    at(table, closes_ms - 1)
    assert table.view()["phase"] == "grab"
    at(table, closes_ms)
    last = table.view()["last"]
    assert (last["who"], last["margin"], last["order"][0]["effective_ms"]) == (1, None, 800)


def test_m7_who_was_quicker_wins_from_any_distance() -> None:
    table = opened()
    at(table, 935)
    table.grab(1, table.right, FAR, reaction_ms=800)
    at(table, 1_040)
    table.grab(2, table.right, FAR, reaction_ms=790)
    last = table.view()["last"]
    assert (last["who"], last["margin"], last["unsure_ms"], last["photo_finish"]) == (2, 10, 2, False)
    assert [judged["seat"] for judged in last["order"]] == [2, 1]


def test_m7_a_margin_within_the_error_is_a_photo_finish() -> None:
    table = opened()
    at(table, 935)
    table.grab(1, table.right, FAR, reaction_ms=800)
    at(table, 1_049)
    table.grab(2, table.right, FAR, reaction_ms=799)
    last = table.view()["last"]
    assert (last["who"], last["margin"], last["photo_finish"]) == (2, 1, True)


def test_m7_lots_decide_what_is_equal_and_open_with_the_card() -> None:
    table = opened()
    lots = table.state.the_drawn.lots
    at(table, 935)
    table.grab(1, table.right, FAR, reaction_ms=800)
    at(table, 1_050)
    table.grab(2, table.right, FAR, reaction_ms=800)
    view = table.view()
    assert (view["last"]["who"], view["last"]["margin"]) == (min((1, 2), key=lots.index), 0)
    assert view["opened"][0]["value"]["lots"] == list(lots)


def test_m7_all_heard_is_judged_at_once() -> None:
    table = opened()
    at(table, 935)
    table.grab(1, table.right, FAR, reaction_ms=800)
    table.no_idea(3)
    assert table.view()["phase"] == "grab"
    assert kinds(table.no_idea(2)) == ["no_idea", "ruled", "taken", "drew"]


def test_m7_a_narrower_window_closes_sooner() -> None:
    table = opened()
    at(table, 935)
    table.grab(1, table.right, FAR, reaction_ms=800)
    assert table.match.state.due_ms == 1_110
    table.no_idea(2)
    assert table.match.state.due_ms == 105 + 800 + 40 + 60
    other = opened()
    at(other, 935)
    other.grab(1, other.right, FAR, reaction_ms=800)
    other.leave(2)
    assert other.match.state.due_ms == 105 + 800 + 40 + 60


def test_m7_a_window_that_is_narrowed_to_the_past_closes_at_once() -> None:
    table = opened()
    at(table, 935)
    table.grab(1, table.right, FAR, reaction_ms=800)
    at(table, 1_050)
    assert kinds(table.no_idea(2)) == ["no_idea", "ruled", "taken", "drew"]
    other = opened()
    at(other, 935)
    other.grab(1, other.wrong, FAR, reaction_ms=800)
    at(other, 1_050)
    assert kinds(other.leave(2)) == ["table", "went_away", "ruled"]
    assert other.view()["misfired"] == [1]


def test_m7_wrong_grabs_of_a_window_misfire_when_it_closes() -> None:
    table = opened()
    at(table, 935)
    table.grab(1, table.wrong, FAR, reaction_ms=800)
    assert table.view()["misfired"] == []
    at(table, 1_200)
    assert (table.view()["misfired"], table.view()["phase"], table.state.window) == ([1], "grab", None)


def test_m7_a_wrong_grab_behind_the_winner_is_no_misfire() -> None:
    table = opened()
    at(table, 935)
    table.grab(1, table.right, FAR, reaction_ms=800)
    at(table, 980)
    table.grab(3, table.wrong, FAR, reaction_ms=835)
    at(table, 1_110)
    last = table.view()["last"]
    assert (last["who"], last["wrong"], [judged["seat"] for judged in last["order"]]) == (1, [], [1, 3])


class Slow:
    """A room whose clock is late: the window is over, but nobody has said so yet."""

    def __init__(self, right: bool) -> None:
        self.table = opened()
        at(self.table, 935)
        card = self.table.right if right else self.table.wrong
        self.table.grab(1, card, FAR, reaction_ms=800)
        self.table.match._now_ms = 1_200


def test_m7_what_comes_after_a_window_with_a_winner_is_too_late() -> None:
    table = Slow(right=True).table
    with pytest.raises(IllegalMove, match="too-late"):
        table.grab(2, table.right, FAR, reaction_ms=1)
    table.match.advance(0)
    assert table.view()["last"]["who"] == 1


def test_m7_what_comes_after_a_window_without_one_counts_anew() -> None:
    table = Slow(right=False).table
    assert kinds(table.grab(2, table.right, FAR, reaction_ms=1_000)) == ["ruled", "grabbed"]
    assert (table.view()["misfired"], table.view(2)["held"]) == ([1], {"card": table.right})


def test_m7_the_credit_is_spent_and_refills_after_each_reading() -> None:
    table = opened()
    assert table.state.credits == (60, 60, 60, 60)
    at(table, 985)
    table.grab(1, table.right, FAR, reaction_ms=800)
    table.match.advance(1)
    assert table.state.credits == (60, 60 - 50 + 8, 68, 68)
    table.match.advance(1)
    table.cancel()
    assert table.state.credits == (68, 18, 76, 76)


def test_m7_the_grab_clock_waits_for_presses_made_before_it_ran_out() -> None:
    table = opened(grab_clock=15)
    entry_links = FAR
    table.match.advance(14.999)
    ran_out(table, entry_links)
    assert (table.state.ran_out_ms, table.view()["late"], table.view()["deadline"]) == (15_000, True, 15_000 + 310)
    at(table, 15_240)
    with pytest.raises(IllegalMove, match="time-is-up"):
        table.grab(2, table.right, FAR, reaction_ms=15_200)
    table.grab(2, table.right, FAR, reaction_ms=14_990)
    table.match.advance(1)
    assert table.view()["last"]["who"] == 2


def ran_out(table: Table, links: Any) -> None:
    """The room lets the clock run out and says how the connections are."""
    from hitparade.kernel.deciding import decide_due

    match = table.match
    match._now_ms = 15_000
    entry = decide_due(match.state, 15_000, match._chance, links=links)
    assert entry is not None
    match._append(entry)


def test_m7_late_presses_that_are_wrong_end_in_a_cancellation() -> None:
    table = opened(grab_clock=15)
    table.match.advance(14.999)
    ran_out(table, FAR)
    table.grab(2, table.wrong, FAR, reaction_ms=14_900)
    table.match.advance(1)
    assert (table.view()["last"]["why"], table.view()["cancellations"]) == ("time-up", [1, 0, 0, 0])


def test_m7_claims_break_nothing() -> None:
    for claim in (-1e300, 1e300, 10**18, -(10**18), 0, None):
        table = opened()
        at(table, 935)
        table.grab(1, table.right, FAR, **({} if claim is None else {"reaction_ms": claim}))
        table.match.advance(0.5)
        assert table.view()["last"]["who"] == 1
        assert Match.replay(table.match.log, check=True) == table.match
        assert table.match.now_ms <= 935 + 500


def test_m7_grabs_links_lots_and_ruling_stand_in_the_event() -> None:
    table = opened()
    lots = list(table.state.the_drawn.lots)
    at(table, 935)
    table.grab(1, table.right, FAR, reaction_ms=800)
    events = table.match.advance(1)
    ruled = events[0]
    assert [grab["reaction_ms"] for grab in ruled["grabs"]] == [800]
    assert ruled["links"]["2"] == {"sent_ms": 0, "rtts_ms": [250], "kernel_rtt_ms": None, "credit_ms": 60}
    assert (ruled["lots"], len(ruled["salt"]), ruled["ruling"]["winner"]) == (lots, 32, 1)
    log = table.match.log
    assert Match.replay(log, check=True) == table.match
    entry: Any = log[-1]
    entry["events"][0]["ruling"]["winner"] = 2
    with pytest.raises(Exception, match="other-events"):
        Match.replay(log, check=True)


def test_m7_a_ruling_that_does_not_follow_is_a_problem() -> None:
    table = opened()
    at(table, 935)
    table.grab(1, table.wrong, FAR, reaction_ms=800)
    table.match.advance(1)
    state, game = table.state, table.match.state.game
    assert game.problems(state) == []
    ruled = state.ruled
    assert ruled is not None
    bent = msgspec.structs.replace(ruled, ruling=msgspec.structs.replace(ruled.ruling, winner=2))
    assert len(game.problems(msgspec.structs.replace(state, ruled=bent))) == 1


def test_m7_everybody_sees_how_far_everybody_is() -> None:
    table = opened()
    assert table.view(3)["distance"] == [0, 20, 250, 40]
    at(table, 935)
    table.grab(1, table.wrong, {**FAR, "3": link(90)}, reaction_ms=800)
    table.match.advance(1)
    assert table.view()["distance"] == [0, 20, 250, 40]


def test_m7_bots_and_a_bare_match_have_neither_distance_nor_credit() -> None:
    table = Table()
    table.read()
    state = table.state
    assert links_of(state, None, [1]) == {1: Link(sent_ms=0, credit_ms=0)}
    assert links_of(state, {"1": [5]}, [1]) == {1: Link(sent_ms=0, credit_ms=0)}
    measured = {"1": {"rtts_ms": [30, "x", True, float("inf")], "kernel_rtt_ms": 12}, "2": {"rtts_ms": 5}}
    assert links_of(state, measured, [1, 2]) == {
        1: Link(sent_ms=0, rtts_ms=(30,), kernel_rtt_ms=12, credit_ms=60),
        2: Link(sent_ms=0),
    }


def test_m7_without_measured_links_the_first_to_arrive_is_first() -> None:
    table = Table()
    table.play(0, type="read", line="Boo")
    table.grab(2, table.right)
    assert table.view()["last"]["who"] == 2


def test_a_reader_who_leaves_takes_the_held_grabs_along() -> None:
    table = opened()
    at(table, 935)
    table.grab(1, table.right, FAR, reaction_ms=800)
    assert kinds(table.leave(0)) == ["table", "went_away", "put_back", "drew"]
    assert (table.state.window, table.view()["scores"]) == (None, [0] * 4)


def test_a_skip_in_a_window_lets_the_window_close_first() -> None:
    """The host is impatient, but a grab that is held is judged, by what has been heard."""
    table = opened()
    at(table, 935)
    table.grab(1, table.right, FAR, reaction_ms=800)
    table.match.table({"act": "skip"})
    assert table.view()["last"]["who"] == 1
