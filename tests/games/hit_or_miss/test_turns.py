"""W7, W8, W9, W10: turns, the die, the jester, and what may be read."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.hit_or_miss.table import Table, items, kinds

from hitparade import Match
from hitparade.kernel import seal


@pytest.mark.parametrize(("seats", "order"), [(3, "ABCABC"), (4, "ABCDABCD"), (5, "ABCDE"), (8, "ABCDEFGH")])
def test_w7_the_table_is_gone_round_from_the_leader_to_the_left(seats: int, order: str) -> None:
    table = Table(seats)
    table.write(**{player: f"{player}1, {player}22, {player}333" for player in table.players})
    seen, laps = "", []
    while table.phase != "round_over":
        player = table.player(table.view()["turn"])
        seen += player
        laps.append(table.view()["lap"])
        table.turn(items(table.view(player), "open")[0])
    assert seen == order
    assert laps == [place // seats + 1 for place in range(len(order))]
    assert table.view()["laps"] == len(order) // seats


def test_w7_the_next_leader_begins_the_next_round() -> None:
    table = Table().turns()
    table.next_round()
    table.write(**{player: f"{player}1" for player in "ABCDE"})
    assert table.view()["turn"] == table.seat("B")


def test_w8_the_player_rolls_and_the_die_shows_one_of_three() -> None:
    table = Table(dice=["miss"]).turns()
    assert table.view()["die"] is None
    assert table.waiting == "A"
    assert table.legal("A") == [{"type": "roll"}]
    (rolled,) = table.do("A", "roll")
    assert (rolled["type"], rolled["face"]) == ("rolled", "miss")
    assert (table.view()["die"], table.view()["called"]) == ("miss", "miss")


@pytest.mark.parametrize("player", "BCDE")
def test_w8_nobody_else_rolls(player: str) -> None:
    table = Table().turns()
    assert table.refusal(player, "roll") == "not-your-turn"
    assert table.legal(player) == []


def rolls(die: list[int], count: int = 240) -> Counter[str]:
    faces: Counter[str] = Counter()
    table = Table(8, rounds=16, die=die)
    while sum(faces.values()) < count:
        if table.match.result is not None:
            table = Table(8, seed=sum(faces.values()), rounds=16, die=die)
        if table.phase == "roll":
            faces[table.do(table.waiting, "roll")[0]["face"]] += 1
            table.match.table({"act": "skip"})
            table.match.table({"act": "skip"}) if table.phase == "circle" else None
            table.answers()
            table.look()
        elif table.phase == "category":
            table.turns()
        else:
            table.look()
    return faces


def test_w8_three_faces_hit_two_miss_one_jester() -> None:
    faces = rolls([3, 2, 1])
    assert 95 <= faces["hit"] <= 145
    assert 55 <= faces["miss"] <= 105
    assert 20 <= faces["jester"] <= 62


@pytest.mark.parametrize(("die", "only"), [([1, 0, 0], "hit"), ([0, 4, 0], "miss"), ([0, 0, 9], "jester")])
def test_w8_the_die_can_be_another(die: list[int], only: str) -> None:
    assert set(rolls(die, 12)) == {only}


def test_w8_the_first_rolls_can_be_fixed_for_tests_and_the_log_says_so() -> None:
    table = Table(dice=["jester", "hit"], die=[0, 1, 0]).turns()
    assert table.do("A", "roll")[0]["face"] == "jester"
    table.turn("apple")
    assert table.do("B", "roll")[0]["face"] == "hit"
    table.turn("mango")
    assert table.do("C", "roll")[0]["face"] == "miss"
    assert table.match.log[0]["options"]["dice"] == ["jester", "hit"]


def test_w8_the_die_is_sealed_as_the_turn_begins_and_opened_by_the_roll() -> None:
    table = Table(seed=4).turns()
    commitment = table.view()["commitment"]
    assert table.view("A")["commitment"] == commitment
    (rolled,) = table.do("A", "roll")
    assert rolled["seal"] == commitment == seal(rolled["face"], rolled["salt"])
    assert table.view()["commitment"] is None
    assert table.view()["opened"][-1] == {"seal": commitment, "salt": rolled["salt"], "value": rolled["face"]}


@pytest.mark.parametrize(("called", "points"), [("hit", [4, 1, 1, 1, 1]), ("miss", [0, 3, 3, 3, 3])])
def test_w9_after_the_jester_the_player_announces_before_reading(called: str, points: list[int]) -> None:
    table = Table(dice=["jester"]).turns()
    table.do("A", "roll")
    assert table.phase == "announce"
    assert (table.view()["die"], table.view()["called"]) == ("jester", None)
    assert table.refusal("A", "circle", item="apple") == "wrong-phase"
    assert table.legal("A") == [{"type": "announce", "as": "hit"}, {"type": "announce", "as": "miss"}]
    assert table.refusal("B", "announce", **{"as": called}) == "not-your-turn"
    assert kinds(table.do("A", "announce", **{"as": called})) == ["announced"]
    assert table.view()["called"] == called
    assert table.turn("apple") == points


def test_w9_without_the_jester_there_is_nothing_to_announce() -> None:
    table = Table(dice=["hit"]).turns()
    assert table.refusal("A", "announce", **{"as": "hit"}) == "wrong-phase"
    table.do("A", "roll")
    assert table.refusal("A", "announce", **{"as": "miss"}) == "wrong-phase"


def test_w10_the_player_circles_an_item_of_their_own_list_and_reads_it() -> None:
    table = Table(dice=["hit"]).turns()
    table.do("A", "roll")
    assert table.legal("A") == [{"type": "circle", "item": "apple"}, {"type": "circle", "item": "kiwi"}]
    assert table.refusal("A", "circle", item="mango") == "not-on-list"
    assert table.refusal("B", "circle", item="mango") == "not-your-turn"
    table.do("A", "circle", item="kiwi")
    assert table.view()["item"] == "kiwi"
    assert items(table.view("A"), "read") == ["kiwi"]


def test_w10_what_another_has_read_may_not_be_read_again() -> None:
    table = Table(dice=["hit", "hit"])
    table.write(A="apple", B="Apples, kiwi", C="apple, fig", D="plum", E="date")
    table.turn("apple")
    assert items(table.view("B"), "matched") == ["Apples"]
    table.do("B", "roll")
    assert table.refusal("B", "circle", item="Apples") == "item-used"
    assert table.legal("B") == [{"type": "circle", "item": "kiwi"}]


def test_w10_nor_what_one_has_read_oneself() -> None:
    table = Table(3, dice=["hit"] * 4)
    table.write(A="apple, kiwi", B="fig", C="plum")
    for item in ("apple", "fig", "plum"):
        table.turn(item)
    table.do("A", "roll")
    assert table.refusal("A", "circle", item="apple") == "item-used"


def test_w10_every_open_item_that_matches_counts_as_read_whether_hit_or_miss_was_shown() -> None:
    table = Table(dice=["hit", "hit"])
    table.write(A="strawberry", B="strawbery, kiwi", C="strawberry", D="strawberries, strawbery", E="date")
    table.read("strawberry")
    table.answer("B")
    table.answers()
    table.look()
    assert items(table.view("B"), "read") == ["strawbery"]
    assert items(table.view("C"), "matched") == ["strawberry"]
    assert items(table.view("D"), "matched") == ["strawberries"]
    assert items(table.view("D"), "read") == ["strawbery"]


def test_w10_ones_own_items_that_match_count_as_read_too() -> None:
    table = Table(3, strictness="synonyms", dice=["hit"])
    table.write(A="papaya, pawpaw, kiwi", B="fig", C="plum")
    table.turn("papaya")
    assert items(table.view("A"), "read") == ["papaya", "pawpaw"]
    assert items(table.view("A"), "open") == ["kiwi"]


def test_w10_looser_matches_stay_open_at_a_stricter_table() -> None:
    table = Table(3, strictness="strict", dice=["hit"])
    table.write(A="strawberry", B="strawbery", C="plum")
    table.turn("strawberry")
    assert items(table.view("B"), "open") == ["strawbery"]


def test_w10_who_has_no_open_item_left_passes_by_itself_before_rolling() -> None:
    table = Table(dice=["hit", "miss"])
    table.write(A="apple", B="apple", C="", D="apple, plum", E="date")
    table.turn("apple")
    assert table.view()["turn"] == table.seat("D"), "B and C have nothing left to read"
    passed = [event for entry in table.match.log for event in entry.get("events", []) if event["type"] == "passed"]
    assert [table.player(event["seat"]) for event in passed] == ["B", "C"]
    assert table.by_player(table.view()["turn_points"])[1:3] == [0, 0]


def test_w10_a_round_in_which_nobody_has_anything_to_read_is_over_at_once() -> None:
    table = Table()
    table.write()
    assert table.phase == "round_over"
    assert table.view()["scores"] == [0] * 5


def test_w10_nobody_with_an_open_item_may_pass() -> None:
    table = Table().turns()
    for phase in ("roll", "circle"):
        assert table.phase in (phase, "announce")
        assert not {"pass", "ready", "done"} & table.kinds("A")
        for kind in ("ready", "done", "time_up"):
            assert table.refusal("A", kind) in ("wrong-phase", "clocks-own")
        table.do("A", "roll") if phase == "roll" else None
        table.do("A", "announce", **{"as": "hit"}) if table.phase == "announce" else None


def reference_points(called: str, cards: str) -> list[int]:
    """An independent count: A reads, the others show H or M."""
    hits, misses = cards.count("H"), cards.count("M")
    reader = hits if called == "hit" else misses
    return [reader, *({"H": 1 if called == "hit" else 3, "M": 0}[card] for card in cards)]


@pytest.mark.parametrize("called", ["hit", "miss"])
@pytest.mark.parametrize("cards", ["HHHH", "HHHM", "MHMH", "MMMM", "HM", "MM", "HHMMHHM"])
def test_points_are_those_of_an_independent_count(called: Any, cards: str) -> None:
    table = Table(len(cards) + 1, dice=[called])
    table.write(
        A="apple", **{player: "apple" if card == "H" else "fig" for player, card in zip("BCDEFGH", cards, strict=False)}
    )
    assert table.turn("apple") == reference_points(called, cards)


def test_another_games_move_is_none_here() -> None:
    table = Table()
    for move in ({"type": "lift", "corner": "first"}, {"type": "give_up"}, {"type": "write"}, {"type": "announce"}):
        kind = move.pop("type")
        assert table.refusal("A", kind, **move) == "bad-move"


def test_two_matches_with_the_same_seed_are_the_same() -> None:
    logs = [Match("hit-or-miss", seats=4, seed=9).log for _ in range(2)]
    assert logs[0] == logs[1]
