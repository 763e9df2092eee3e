"""The exponential race: times in order, apart, within the time, and each answer as often as its weight says."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from statistics import mean, stdev

import pytest

from hitparade.games.hit_or_miss.race import FIRST_S, GAP_S, SPREAD, draw_speed, race


def test_items_come_in_order_apart_and_in_time() -> None:
    for seed in range(200):
        written = race([0.5] * 60, 45.0, Random(seed))
        times = [time for time, _ in written]
        assert times == sorted(times)
        assert all(later - earlier >= GAP_S - 1e-9 for earlier, later in pairwise(times))
        assert all(FIRST_S <= time <= 45.0 for time in times)
        assert len({index for _, index in written}) == len(written)


def test_an_answer_is_written_as_often_as_its_weight_says() -> None:
    lists = [{index for _, index in race([0.1, 0.5, 0.9], 45.0, Random(seed))} for seed in range(4000)]
    assert [mean(index in each for each in lists) for index in range(3)] == pytest.approx([0.1, 0.5, 0.9], abs=0.03)


def test_twice_the_time_or_the_speed_gives_what_it_must() -> None:
    longer = [bool(race([0.5], 90.0, Random(seed))) for seed in range(3000)]
    faster = [bool(race([0.5], 45.0, Random(seed), speed=2)) for seed in range(3000)]
    assert mean(longer) == pytest.approx(0.75, abs=0.03)
    assert mean(faster) == pytest.approx(0.75, abs=0.03)


def test_what_nobody_writes_and_no_time_at_all() -> None:
    assert race([0.0, 0.0], 45.0, Random(1)) == []
    assert len(race([0.99] * 20, 3.0, Random(1))) <= 1


def test_people_differ_in_speed() -> None:
    random = Random(5)
    speeds = [draw_speed(random) for _ in range(4000)]
    assert mean(speeds) == pytest.approx(1, abs=0.03)
    assert stdev(speeds) == pytest.approx(SPREAD, abs=0.03)
