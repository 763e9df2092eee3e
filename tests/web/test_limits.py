"""Limits: crowds behind one address get in, scripts do not, and a full table forgets those who are quiet."""

import pytest

from hitparade.web import limits
from hitparade.web.limits import RATES, Limits, TooOften


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def let_in(counted: Limits, clock: Clock, tries: int, seconds: float, asker: str = "a") -> int:
    """How many of so many evenly spread tries are let in."""
    allowed = 0
    for _ in range(tries):
        clock.now += seconds / tries
        try:
            counted.take("join", asker)
            allowed += 1
        except TooOften:
            pass
    return allowed


def test_a_school_class_comes_in_within_a_minute(clock: Clock) -> None:
    assert let_in(Limits(clock=clock), clock, 100, 60) == 100


def test_five_hundred_scripted_joins_stop_at_eighty(clock: Clock) -> None:
    assert 70 <= let_in(Limits(clock=clock), clock, 500, 10) <= 85


def test_another_address_is_not_concerned(clock: Clock) -> None:
    counted = Limits(clock=clock)
    let_in(counted, clock, 500, 10)
    assert let_in(counted, clock, 8, 1, "b") == 8


def test_the_refusal_says_when_to_come_back(clock: Clock) -> None:
    counted = Limits(clock=clock)
    for _ in range(int(RATES["wrong"].burst)):
        counted.take("wrong", "a")
    with pytest.raises(TooOften) as refused:
        counted.check("wrong", "a")
    assert refused.value.code == "slow-down"
    assert refused.value.after_s == pytest.approx(1 / RATES["wrong"].per_second)
    clock.now += refused.value.after_s
    counted.check("wrong", "a")


def test_checking_counts_nothing(clock: Clock) -> None:
    counted = Limits(clock=clock)
    for _ in range(1_000):
        counted.check("wrong", "a")
    counted.take("wrong", "a")


def test_a_factor_makes_all_rates_more_generous(clock: Clock) -> None:
    assert let_in(Limits(10, clock), clock, 500, 10) == 500


def test_zero_switches_limits_off(clock: Clock) -> None:
    assert let_in(Limits(0, clock), clock, 10_000, 1) == 10_000


def test_full_buckets_are_forgotten(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_ASKERS", 10)
    counted = Limits(clock=clock)
    let_in(counted, clock, 500, 1, "busy")
    for number in range(100):
        counted.take("join", f"quiet-{number}")
        clock.now += 1
        let_in(counted, clock, 10, 0.001, "busy")
    assert len(counted._buckets) <= 12
    assert let_in(counted, clock, 100, 0.001, "busy") <= 3
