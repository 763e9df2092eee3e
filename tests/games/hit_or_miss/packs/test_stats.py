"""The simulation: shares follow weights, lists have a human length, matches follow from the weights."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.hit_or_miss.packs.samples import PACK

from hitparade.games.hit_or_miss.packs import read_pack
from hitparade.games.hit_or_miss.packs.stats import (
    LISTS,
    PLAYERS,
    advise,
    expected_matches,
    matches_per_item,
    simulate,
    write_plain,
)

CARD = read_pack(PACK).cards[0]


def test_figures_repeat_with_a_seed() -> None:
    assert simulate(CARD, seed=3) == simulate(CARD, seed=3)
    assert simulate(CARD, seed=3) != simulate(CARD, seed=4)
    assert all(LISTS % players == 0 for players in PLAYERS)


def test_shares_follow_the_weights() -> None:
    figures = simulate(CARD, lists=2000)
    assert list(figures.shares) == [answer.name for answer in CARD.answers]
    for weight, share in figures.shares.values():
        assert share == pytest.approx(weight, abs=6)
    assert figures.mean_length == pytest.approx(sum(share for _, share in figures.shares.values()) / 100)
    assert figures.deciles[0] < figures.deciles[1] < figures.deciles[2]


def test_matches_grow_with_the_table_as_the_weights_say() -> None:
    figures = simulate(CARD, lists=2400)
    assert figures.matches[5] == pytest.approx(expected_matches(CARD), rel=0.12)
    assert figures.matches[8] == pytest.approx(figures.matches[3] * 7 / 2, rel=0.12)


def test_matches_are_counted_between_the_people_of_one_table() -> None:
    assert matches_per_item([{1, 2}, {1}, {3}, {3}], 2) == 4 / 5
    assert matches_per_item([{1}, {1}, {1}], 3) == 2
    assert matches_per_item([set(), set()], 2) == 0


def test_another_writer_can_be_measured() -> None:
    figures = simulate(CARD, lists=10, write=lambda card, random: [0])
    assert figures.shares["banana"] == (60, 100)
    assert set(write_plain(CARD, Random(1))) <= set(range(len(CARD.answers)))


def test_advice_names_short_cards_and_odd_ones() -> None:
    told = advise((CARD,))
    assert [(each.code, each.card) for each in told] == [("few-answers", "fruit"), ("expected-matches", "fruit")]
    assert advise(read_pack(PACK.replace("tags", "closed = true\ntags")).cards) == []
