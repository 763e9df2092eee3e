"""The bots' lists: how long they are, what is on them, how they come about in time."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from statistics import mean, median

import pytest

from hitparade.games.hit_or_miss.bots import write_list
from hitparade.games.hit_or_miss.bots.personas import PERSONAS, persona, rates, shares
from hitparade.games.hit_or_miss.bots.spelling import written
from hitparade.games.hit_or_miss.matching import match, same_item
from hitparade.games.hit_or_miss.options import ENGLISH
from hitparade.games.hit_or_miss.packs import card, library
from hitparade.games.hit_or_miss.packs.values import Answer, Card
from hitparade.games.hit_or_miss.race import FIRST_S, GAP_S
from hitparade.kernel import UnknownName

FRUIT = card("things", "fruit")
DECK = [each for pack in ENGLISH for each in library()[pack].cards]


def texts(of: Card, name: str, seed: int, seconds: float = 45.0) -> list[str]:
    return [text for _, text in write_list(of, seconds, name, seed=seed)]


def test_the_same_seed_writes_the_same_list() -> None:
    assert write_list(FRUIT, seed=3) == write_list(FRUIT, 45.0, "plain", 3)
    assert write_list(FRUIT, seed=3) != write_list(FRUIT, seed=4)
    assert write_list(FRUIT)


@pytest.mark.parametrize("name", PERSONAS)
def test_times_are_those_of_somebody_who_writes(name: str) -> None:
    for seed in range(40):
        times = [time for time, _ in write_list(FRUIT, 45.0, name, seed=seed)]
        assert times == sorted(times)
        assert all(later - time >= GAP_S - 1e-9 for time, later in pairwise(times))
        assert not times or (times[0] >= FIRST_S and times[-1] <= 45)


@pytest.mark.parametrize("name", PERSONAS)
def test_lists_over_the_deck_have_a_median_of_eight_to_fourteen_items(name: str) -> None:
    lengths = sorted(len(texts(each, name, seed)) for each in DECK for seed in range(3))
    assert 8 <= median(lengths) <= 14
    assert 3 <= lengths[len(lengths) // 10] <= 8
    assert 11 <= lengths[len(lengths) * 9 // 10] <= 20


def test_more_time_makes_longer_lists() -> None:
    short, long = (mean(len(texts(FRUIT, "plain", seed, seconds)) for seed in range(60)) for seconds in (15.0, 120.0))
    assert short + 4 < long


def test_no_list_holds_the_same_thing_twice() -> None:
    for seed in range(30):
        items = texts(FRUIT, "quirky", seed)
        assert not any(same_item(a, b) for at, a in enumerate(items) for b in items[at + 1 :])


def test_plain_people_write_an_answer_as_often_as_its_weight_says() -> None:
    lists = [texts(FRUIT, "plain", seed) for seed in range(400)]
    for answer in FRUIT.answers[:12]:
        share = mean(any(match(item, answer.name, "synonyms", FRUIT) for item in items) for items in lists)
        assert abs(share - answer.w / 100) < 0.12, answer.name


def test_the_mainstream_meets_more_often_than_the_quirky() -> None:
    def meetings(name: str) -> float:
        lists = [set(texts(each, name, seed)) for each in DECK[::12] for seed in range(8)]
        return mean(len(one & other) / max(1, len(one)) for one, other in zip(lists[::2], lists[1::2], strict=True))

    assert meetings("mainstream") > meetings("plain") > meetings("quirky")


def test_an_expert_writes_more_and_most_in_a_field_of_their_own() -> None:
    known = [each for each in DECK if "nature" in each.tags][:12]
    other = [each for each in DECK if not set(each.tags) & set(PERSONAS["expert"].field)][:12]

    def length(name: str, cards: list[Card]) -> float:
        return mean(len(texts(each, name, seed)) for each in cards for seed in range(12))

    assert length("expert", other) > length("plain", other)
    assert length("expert", known) / length("plain", known) > length("expert", other) / length("plain", other)


def test_tilted_shares_have_the_same_sum() -> None:
    plain = sum(answer.w for answer in FRUIT.answers) / 100
    for name in ("mainstream", "quirky"):
        assert sum(shares(FRUIT, persona(name))) == pytest.approx(plain, rel=0.08)
    assert all(rate > 0 for rate in rates(FRUIT, persona("expert")))


def test_an_unknown_persona_is_a_clear_error() -> None:
    with pytest.raises(UnknownName, match="'grumpy'; there is plain, mainstream, quirky, expert"):
        write_list(FRUIT, persona="grumpy")


def test_things_of_a_group_come_in_runs() -> None:
    answers = tuple(Answer(name, 60, group="ab"[at % 2]) for at, name in enumerate("abcdefghijklmnop"))
    grouped = Card("x", "X", "concrete", 1, (), answers)
    loose = Card("x", "X", "concrete", 1, (), tuple(Answer(answer.name, answer.w) for answer in answers))

    def runs(of: Card) -> float:
        lists = [texts(of, "plain", seed) for seed in range(150)]
        groups = [["abcdefghijklmnop".index(item[0]) % 2 for item in items] for items in lists]
        return mean(mean(a == b for a, b in pairwise(group)) for group in groups if len(group) > 1)

    assert runs(grouped) > runs(loose) + 0.1


def test_people_write_other_names_plurals_and_slips() -> None:
    answer, random = Answer("papaya", 10, same=("papaw",), syn=("pawpaw",)), Random(5)
    spelt = {written(answer, FRUIT, PERSONAS["plain"], random) for _ in range(600)}
    assert {"papaya", "papayas", "papaw", "pawpaw"} <= spelt
    slips = [text for text in spelt if text.rstrip("s") not in ("papaya", "papaw", "pawpaw")]
    assert slips
    assert len([text for text in slips if match(text, "papaya", "synonyms", FRUIT)]) >= len(slips) // 2


def test_other_scripts_are_written_as_they_are() -> None:
    japanese = library()["nihongo"].cards[0]
    names = {name for answer in japanese.answers for name in (answer.name, *answer.same, *answer.syn, answer.read)}
    assert all(set(texts(japanese, "plain", seed)) <= names for seed in range(30))


def test_short_words_are_spelt_right() -> None:
    answer, random = Answer("fig", 10), Random(5)
    assert {written(answer, FRUIT, PERSONAS["plain"], random) for _ in range(300)} == {"fig", "figs"}
