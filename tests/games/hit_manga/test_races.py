"""M7: the ruling on a race as a pure function, by examples and by laws."""

from __future__ import annotations

from math import inf, nan
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from hitparade.games.hit_manga.races import Grab, Judged, Link, Ruling, hold_back_ms, judge, refill

RIGHT = "c1"
SEATS = range(5)


def link(sent_ms: float = 0, *rtts_ms: float, **more: Any) -> Link:
    return Link(sent_ms=sent_ms, rtts_ms=rtts_ms, **more)


def one(elapsed_ms: float, claim_ms: float | None, on: Link) -> Judged:
    """A lone grab judged."""
    grab = Grab(seat=1, card=RIGHT, arrived_ms=on.sent_ms + elapsed_ms, reaction_ms=claim_ms)
    return judge([grab], {1: on}, RIGHT).order[0]


def test_m7_distance_is_the_least_of_three() -> None:
    assert link().distance_ms == 0
    assert link(0, 30, 10, 20).distance_ms == 20
    assert link(0, 30, 10).distance_ms == 20
    assert link(0, 900).distance_ms == 300
    assert link(0, 200, kernel_rtt_ms=40).distance_ms == 100
    assert link(0, 50, kernel_rtt_ms=40).distance_ms == 50
    assert link(0, 20, credit_ms=0).allowed_ms == 20
    assert link(0, 20).allowed_ms == 80


def test_m7_a_true_claim_whose_lag_is_allowed_counts_exactly() -> None:
    judged = one(1_050, 790, link(5, 250))
    assert judged == Judged(1, RIGHT, 790, 260, 10, 0, "claimed")


def test_m7_a_claim_that_implies_too_much_lag_is_cut() -> None:
    judged = one(1_050, 0, link(5, 250))
    assert judged == Judged(1, RIGHT, 740, 310, 60, 740, "cut")


def test_m7_a_claim_longer_than_the_time_that_passed_is_no_lag() -> None:
    assert one(1_050, 5_000, link(5, 250)) == Judged(1, RIGHT, 1_050, 0, 0, 0, "claimed")


def test_m7_without_a_claim_the_distance_is_taken_off() -> None:
    assert one(1_050, None, link(5, 250)) == Judged(1, RIGHT, 800, 250, 0, 0, "unclaimed")


def test_m7_nobody_is_quicker_than_a_tenth_of_a_second() -> None:
    assert one(150, 40, link(5, 250)) == Judged(1, RIGHT, 100, 110, 0, 0, "floor")


def test_m7_times_round_half_to_even() -> None:
    assert one(500.5, None, link()).effective_ms == 500
    assert one(501.5, None, link()).effective_ms == 502


def test_m7_the_credit_pays_for_stalls_and_refills() -> None:
    assert refill(60, 0) == 68
    assert refill(60, 60) == 8
    assert refill(119, 0) == 120


def race(*grabs: tuple[int, str, float], links: dict[int, Link] | None = None, lots: tuple[int, ...] = ()) -> Ruling:
    """A race of seats, cards and arrivals whose claims are true; lines without any distance unless said."""
    made = [Grab(seat=seat, card=card, arrived_ms=at, reaction_ms=at) for seat, card, at in grabs]
    return judge(made, links or {seat: link() for seat, _, _ in grabs}, RIGHT, lots)


def test_m7_the_first_right_one_wins_and_wrong_ones_before_it_misfire() -> None:
    ruling = race((1, RIGHT, 900), (2, "c2", 800), (3, RIGHT, 870), (4, "c3", 910), (5, "c4", 700))
    assert [judged.seat for judged in ruling.order] == [5, 2, 3, 1, 4]
    assert (ruling.winner, ruling.misfires, ruling.margin_ms, ruling.unsure_ms) == (3, (5, 2), 30, 2)
    assert ruling.closes_ms == 910


def test_m7_none_right_is_a_misfire_of_all() -> None:
    ruling = race((1, "c3", 900), (2, "c2", 800))
    assert (ruling.winner, ruling.misfires, ruling.margin_ms, ruling.unsure_ms) == (None, (2, 1), None, 0)


def test_m7_lots_decide_what_is_equal_to_the_millisecond() -> None:
    for lots in ((2, 1), (1, 2)):
        ruling = race((1, RIGHT, 800.2), (2, RIGHT, 799.9), lots=lots)
        assert (ruling.winner, ruling.margin_ms) == (lots[0], 0)
    assert race((2, RIGHT, 800), (1, RIGHT, 800)).winner == 1


def test_m7_a_grab_is_held_while_somebody_could_have_been_earlier() -> None:
    links = {1: link(10, 20), 2: link(0, 250), 3: link(4, 100, credit_ms=0)}
    alone = judge([Grab(1, RIGHT, 830, 800)], links, RIGHT)
    assert alone.closes_ms == 0 + 800 + 310
    wrong_first = judge([Grab(1, RIGHT, 830, 800), Grab(2, "c9", 900, 640)], links, RIGHT)
    assert wrong_first.closes_ms == 4 + 800 + 100
    assert judge([Grab(2, "c9", 900, 640)], links, RIGHT).closes_ms == 4 + 640 + 100


def test_m7_the_error_of_a_ruling_is_that_of_both_grabs() -> None:
    links = {1: link(0, 20, 30), 2: link(0, 20, 50), 3: link(0, 0)}
    cut = judge([Grab(1, RIGHT, 800, 700), Grab(2, RIGHT, 800)], links, RIGHT)
    assert [judged.why for judged in cut.order] == ["cut", "unclaimed"]
    assert (cut.order[0].cut_ms, cut.unsure_ms) == (15, 15 + 30)
    assert judge([Grab(3, RIGHT, 900), Grab(1, RIGHT, 900, 890)], links, RIGHT).unsure_ms == 1


def test_m7_rounding_lets_no_latecomer_win_by_lot() -> None:
    links = {1: link(0), 2: link(0, credit_ms=0)}
    alone = judge([Grab(1, RIGHT, 500, 500)], links, RIGHT, (2, 1))
    late = Grab(2, RIGHT, alone.closes_ms + 0.4, -5)
    assert judge([Grab(1, RIGHT, 500, 500), late], links, RIGHT, (2, 1)).winner == 1


def test_values_are_frozen_and_survive_a_log() -> None:
    ruling = race((1, RIGHT, 900), (2, "c2", 800.5))
    assert msgspec.json.decode(msgspec.json.encode(ruling), type=Ruling) == ruling
    with pytest.raises(AttributeError):
        ruling.winner = 2  # pyright: ignore[reportAttributeAccessIssue]


def test_m5_the_line_goes_out_to_nearer_ones_later() -> None:
    assert hold_back_ms({0: 20, 3: 250, 4: 100}) == {0: 115, 3: 0, 4: 75}
    assert hold_back_ms({}) == {}


# ---- laws ------------------------------------------------------------------------------------

milliseconds = st.integers(0, 5_000) | st.floats(0, 5_000)
small = st.integers(0, 400) | st.floats(0, 400)
links_of_seats = st.fixed_dictionaries(
    {
        seat: st.builds(
            Link,
            sent_ms=st.integers(0, 150) | st.floats(0, 150),
            rtts_ms=st.lists(small, max_size=5).map(tuple),
            kernel_rtt_ms=st.none() | small,
            credit_ms=st.integers(0, 120) | st.floats(0, 120),
        )
        for seat in SEATS
    }
)
claims = (
    st.none()
    | st.integers(-500, 5_000)
    | st.floats(allow_nan=True, allow_infinity=True)
    | st.sampled_from([10**400, -(10**400), inf, -inf, nan])
)
cards = st.sampled_from([RIGHT, RIGHT, "c2", "c3"])
lots_of_seats = st.permutations(list(SEATS))


@st.composite
def grabs(draw: st.DrawFn, least: int = 1) -> list[Grab]:
    seats = draw(st.lists(st.sampled_from(SEATS), min_size=least, max_size=len(SEATS) - 1, unique=True))
    return [Grab(seat, draw(cards), 150 + draw(milliseconds), draw(claims)) for seat in seats]


@given(grabs(), links_of_seats, lots_of_seats, st.randoms())
def test_m7_the_order_of_grabs_is_nothing(
    made: list[Grab], links: dict[int, Link], lots: list[int], random: Random
) -> None:
    other = list(made)
    random.shuffle(other)
    assert judge(other, links, RIGHT, lots) == judge(made, links, RIGHT, lots)


@example(
    [Grab(seat, RIGHT, 151) for seat in (0, 1, 3)],
    {seat: Link(sent_ms=0, rtts_ms=(0, 1) if seat == 3 else (), credit_ms=0) for seat in range(5)},
    [0, 1, 2, 3, 4],
    0.5,
    None,
)
@given(grabs(), links_of_seats, lots_of_seats, st.floats(0.001, 3_000), claims)
def test_m7_no_grab_after_the_window_wins(
    made: list[Grab], links: dict[int, Link], lots: list[int], later_ms: float, claim: float | None
) -> None:
    """Whoever arrives once it is closed, and all was heard that is judged, is behind the winner."""
    ruling = judge(made, links, RIGHT, lots)
    if ruling.winner is None:
        return
    for seat in set(links) - {grab.seat for grab in made}:
        closed_ms = max(ruling.closes_ms, *(grab.arrived_ms for grab in made))
        late = Grab(seat, RIGHT, closed_ms + later_ms, claim)
        assert judge([*made, late], links, RIGHT, lots).winner == ruling.winner


@given(grabs(), links_of_seats, lots_of_seats, st.integers(-500, 5_000), st.integers(0, 3_000))
def test_m7_a_lower_claim_never_ranks_later(
    made: list[Grab], links: dict[int, Link], lots: list[int], claim: int, less: int
) -> None:
    def place(claimed: int) -> int:
        changed = [msgspec.structs.replace(made[0], reaction_ms=claimed), *made[1:]]
        order = judge(changed, links, RIGHT, lots).order
        return [judged.seat for judged in order].index(made[0].seat)

    assert place(claim - less) <= place(claim)


@given(grabs(), links_of_seats, lots_of_seats)
def test_m7_no_claim_lengthens_the_window_or_gains_more_than_is_allowed(
    made: list[Grab], links: dict[int, Link], lots: list[int]
) -> None:
    ruling = judge(made, links, RIGHT, lots)
    elapsed = {grab.seat: grab.arrived_ms - links[grab.seat].sent_ms for grab in made}
    for judged in ruling.order:
        allowed = links[judged.seat].allowed_ms
        assert 0 <= judged.lag_ms <= allowed
        assert judged.effective_ms >= max(100, elapsed[judged.seat] - allowed - 0.5)
        assert judged.effective_ms <= max(100, elapsed[judged.seat] + 0.5)
        assert 0 <= judged.spent_ms <= links[judged.seat].credit_ms
        assert refill(links[judged.seat].credit_ms, judged.spent_ms) >= 8 - 1e-9
    slowest = max(max(100, round(elapsed[grab.seat])) for grab in made)
    longest = max(each.sent_ms + slowest + each.allowed_ms for each in links.values())
    assert ruling.closes_ms <= max(longest, *(grab.arrived_ms for grab in made), 0)


@given(grabs(), links_of_seats, lots_of_seats)
def test_m7_a_ruling_hangs_together(made: list[Grab], links: dict[int, Link], lots: list[int]) -> None:
    ruling = judge(made, links, RIGHT, lots)
    assert {judged.seat for judged in ruling.order} == {grab.seat for grab in made}
    times = [judged.effective_ms for judged in ruling.order]
    assert times == sorted(times)
    right = [judged for judged in ruling.order if judged.card == RIGHT]
    assert ruling.winner == (right[0].seat if right else None)
    wrong = [judged.seat for judged in ruling.order if judged.card != RIGHT]
    assert set(ruling.misfires) <= set(wrong)
    assert right or ruling.misfires == tuple(wrong)
    assert (ruling.margin_ms is None) == (len(right) < 2)
    assert ruling.margin_ms is not None or ruling.unsure_ms == 0


@given(grabs(least=2), links_of_seats, lots_of_seats)
def test_m7_held_one_by_one_the_grabs_come_to_the_same_ruling(
    made: list[Grab], links: dict[int, Link], lots: list[int]
) -> None:
    """What the game does, grab after grab with a window, names the winner that judging all at once does."""
    coming = sorted(made, key=lambda grab: (grab.arrived_ms, grab.seat))
    heard: list[Grab] = []
    for grab in coming:
        if (
            heard
            and grab.arrived_ms > (ruling := judge(heard, links, RIGHT, lots)).closes_ms
            and ruling.winner is not None
        ):
            break
        heard.append(grab)
    if any(grab.card == RIGHT for grab in heard):
        assert judge(heard, links, RIGHT, lots).winner == judge(coming, links, RIGHT, lots).winner


def test_m7_a_seat_grabs_once() -> None:
    links = {1: link()}
    twice = [Grab(1, "c2", 400, 400), Grab(1, RIGHT, 300, 300)]
    assert judge(twice, links, RIGHT) == judge(twice[::-1], links, RIGHT)
    assert judge(twice, links, RIGHT).winner == 1


def test_nothing_grabbed_is_nothing_won() -> None:
    assert judge([], {1: link()}, RIGHT) == Ruling((), None, (), None, 0, 0)
