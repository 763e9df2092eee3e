"""Draws: repeatable with a seed, remembered, and given once more from a record."""

from __future__ import annotations

import os
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hitparade.kernel.chance import Chance, Recorded


def draw_all(chance: Chance) -> list[Any]:
    return [chance.below(6), chance.unit(), chance.shuffled(["a", "b", "c"]), chance.salt()]


@given(st.integers())
def test_the_same_seed_gives_the_same_draws(seed: int) -> None:
    assert draw_all(Chance(seed)) == draw_all(Chance(seed))
    assert Chance(seed).seed() == Chance(seed).seed()


def test_without_a_seed_draws_differ() -> None:
    assert Chance().salt() != Chance().salt()


def test_a_fork_draws_nothing_that_its_parent_draws() -> None:
    Chance().salt()  # there is something left to draw from
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.write(writing, Chance().salt().encode())
        os._exit(0)
    os.waitpid(child, 0)
    drawn = os.read(reading, 32).decode()
    os.close(reading)
    os.close(writing)
    assert len(drawn) == 32
    assert drawn not in {Chance().salt() for _ in range(300)}


def test_draws_are_kept_until_taken() -> None:
    chance = Chance(3)
    drawn = draw_all(chance)
    kept = chance.take()
    assert kept[:2] == drawn[:2]
    assert [["a", "b", "c"][index] for index in kept[2]] == drawn[2]
    assert kept[3] == drawn[3]
    assert chance.draws == []


def test_a_bots_seed_is_not_kept() -> None:
    chance = Chance(3)
    chance.seed()
    assert chance.draws == []


@given(st.integers())
def test_every_draw_is_in_its_range(seed: int) -> None:
    number, unit, order, salt = draw_all(Chance(seed))
    assert 0 <= number < 6
    assert 0 <= unit < 1
    assert sorted(order) == ["a", "b", "c"]
    assert len(salt) == 32
    assert int(salt, 16) >= 0


def test_every_number_below_is_drawn_about_equally_often() -> None:
    chance = Chance(1)
    counts = [0] * 6
    for _ in range(60_000):
        counts[chance.below(6)] += 1
    assert all(9_600 <= count <= 10_400 for count in counts)


@given(st.integers())
def test_a_record_gives_the_same_once_more(seed: int) -> None:
    chance = Chance(seed)
    drawn = draw_all(chance)
    recorded = Recorded(chance.take())
    assert draw_all(recorded) == drawn
    assert recorded.is_spent()


def test_a_record_remembers_what_it_gave() -> None:
    recorded = Recorded([3, 1])
    recorded.below(6)
    assert recorded.take() == [3]
    assert not recorded.is_spent()


@pytest.mark.parametrize("draw", [6, -1, True, 1.0, "1", None])
def test_a_number_that_cannot_have_been_drawn_is_refused(draw: Any) -> None:
    with pytest.raises(ValueError, match="a draw below 6"):
        Recorded([draw]).below(6)


@pytest.mark.parametrize("draw", [1.0, -0.1, True, "0.5", None])
def test_a_fraction_that_cannot_have_been_drawn_is_refused(draw: Any) -> None:
    with pytest.raises(ValueError, match="from 0 up to 1"):
        Recorded([draw]).unit()


@pytest.mark.parametrize("draw", [[0, 0], [0, 2], [0], [0, 1, 2], [True, 0], ["a", 0], "01", None, 3])
def test_an_order_that_cannot_have_been_drawn_is_refused(draw: Any) -> None:
    with pytest.raises(ValueError, match="no order of 2"):
        Recorded([draw]).shuffled(["a", "b"])


@pytest.mark.parametrize("draw", ["", "0" * 31, "G" * 32, "A" * 32, 5, None])
def test_a_salt_that_cannot_have_been_drawn_is_refused(draw: Any) -> None:
    with pytest.raises(ValueError, match="32 hexadecimal"):
        Recorded([draw]).salt()


def test_a_name_is_picked_out_of_many_and_kept_by_name() -> None:
    chance = Chance(4)
    names = ["kiwi", "fig", "plum"]
    picked = [chance.pick(names) for _ in range(300)]
    assert chance.take() == picked
    assert all(70 <= picked.count(name) <= 130 for name in names)
    recorded = Recorded(["plum"])
    assert recorded.pick(["date", *names]) == "plum", "whatever else there is now"
    assert recorded.is_spent()


@pytest.mark.parametrize("draw", ["date", 1, None, ["kiwi"]])
def test_a_name_that_cannot_have_been_drawn_is_refused(draw: Any) -> None:
    with pytest.raises(ValueError, match="could not have been drawn"):
        Recorded([draw]).pick(["kiwi", "fig"])


def test_an_empty_record_is_refused() -> None:
    with pytest.raises(ValueError, match="fewer draws"):
        Recorded([]).salt()
