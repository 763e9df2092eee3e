"""W6: writing, drafts, striking, being done, and time running out."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.hit_or_miss.table import Table, items, kinds


def writing(seats: int = 5, **options: Any) -> Table:
    table = Table(seats, **options)
    table.start()
    return table


def test_w6_everyone_writes_at_once_the_leader_too() -> None:
    table = writing()
    step = table.view()["step"]
    assert table.waiting == "ABCDE"
    for player in "CAEBDCAEBD":
        table.do(player, "write", item=f"{player} {table.match.state.count}", step=step)
    assert table.by_player(table.view()["counts"]) == [2] * 5
    assert table.view()["step"] == step, "what several write in one phase never collides"


def test_w6_writing_stops_at_once_for_all_when_time_runs_out() -> None:
    table = writing()
    table.do("B", "write", item="apple")
    assert table.view()["deadline"] == 45_000
    table.match.advance(44.999)
    assert table.phase == "write"
    events = table.match.advance(0.001)
    assert kinds(events).count("put_down") == 5
    assert table.phase == "roll"
    assert table.refusal("C", "write", item="pear") == "wrong-phase"
    assert table.refusal("C", "draft", item="pear") == "wrong-phase"


@pytest.mark.parametrize(("seconds", "deadline"), [(15, 15_000), (300, 300_000), ("unlimited", None), ("off", None)])
def test_w6_the_time_to_write_can_be_chosen(seconds: Any, deadline: int | None) -> None:
    table = writing(writing_time=seconds)
    assert table.view()["deadline"] == deadline
    assert table.view()["writing_ms"] == deadline


def test_w6_without_a_limit_writing_goes_on_until_all_are_done() -> None:
    table = writing(writing_time="unlimited")
    assert table.match.advance(100_000) == []
    for player in "ABCD":
        table.do(player, "done")
    assert table.match.advance(100_000) == []
    assert table.phase == "write"
    table.do("E", "done")
    assert table.phase == "round_over"


def test_w6_writing_ends_early_when_everyone_is_done() -> None:
    table = writing()
    table.do("A", "write", item="apple")
    for place, player in enumerate("EDCB"):
        table.do(player, "done")
        assert table.names(table.view()["done"]) == "EDCB"[: place + 1][::-1]
    assert table.waiting == "A"
    assert kinds(table.do("A", "done")) == ["put_down", "turn_started"]


def test_w6_who_is_done_writes_no_more() -> None:
    table = writing()
    table.do("A", "write", item="apple")
    table.do("A", "done")
    assert table.legal("A") == []
    assert table.refusal("A", "write", item="pear") == "already-done"
    assert table.refusal("A", "draft", item="pear") == "already-done"
    assert table.refusal("A", "strike", item="apple") == "already-done"
    assert table.refusal("A", "done") == "already-done"


def test_w6_each_item_is_kept_as_it_is_entered() -> None:
    table = writing()
    (wrote,) = table.do("A", "write", item="  Passion \t fruit\u0007 ")
    assert (wrote["item"], wrote["count"]) == ("Passion fruit", 1)
    assert items(table.view("A")) == ["Passion fruit"]


@pytest.mark.parametrize("again", ["apple", "Apples", "an APPLE", "ápple", " apple "])
def test_w6_the_same_item_twice_is_refused_with_a_word_of_why(again: str) -> None:
    table = writing()
    table.do("A", "write", item="apple")
    assert table.refusal("A", "write", item=again) == "already-written"
    table.do("B", "write", item=again)
    table.do("A", "write", item="appel")


def test_w6_what_is_nothing_after_folding_is_the_same_only_letter_for_letter() -> None:
    table = writing()
    table.do("A", "write", item="!")
    table.do("A", "write", item="?")
    assert table.refusal("A", "write", item="!") == "already-written"


@pytest.mark.parametrize("blank", [" ", "\t\n", "\u0000", "\u3000"])
def test_w6_nothing_is_no_item(blank: str) -> None:
    table = writing()
    assert table.refusal("A", "write", item=blank) == "empty-item"


@pytest.mark.parametrize("item", ["", "x" * 81, 7, None])
def test_w6_an_item_has_one_to_eighty_characters(item: Any) -> None:
    assert writing().refusal("A", "write", item=item) == "bad-move"


def test_w6_items_can_be_struck_while_time_runs_and_written_again() -> None:
    table = writing()
    for item in ("apple", "pear"):
        table.do("A", "write", item=item)
    (struck,) = table.do("A", "strike", item="apple")
    assert (struck["item"], struck["count"]) == ("apple", 1)
    assert items(table.view("A"), "struck") == ["apple"]
    assert table.by_player(table.view()["counts"])[0] == 1
    assert table.refusal("A", "strike", item="apple") == "not-on-list"
    assert table.refusal("A", "strike", item="plum") == "not-on-list"
    table.do("A", "write", item="apple")
    assert items(table.view("A"), "open") == ["pear", "apple"]
    assert table.refusal("A", "write", item="apples") == "already-written"
    table.do("A", "strike", item="apple")
    assert items(table.view("A"), "struck") == ["apple", "apple"]


def test_w6_a_struck_item_is_neither_read_nor_matched() -> None:
    table = Table(dice=["hit"])
    table.start()
    table.do("A", "write", item="apple")
    table.do("B", "write", item="apple")
    table.do("B", "strike", item="apple")
    table.write(C="kiwi", D="fig", E="plum")
    table.read("apple")
    assert table.view("B")["proposal"]["card"] == "miss"
    assert table.refusal("B", "answer", card="hit", item="apple") == "not-on-list"


def test_w6_a_list_has_a_hundred_lines() -> None:
    table = writing(writing_time="unlimited")
    for number in range(100):
        table.do("A", "write", item=f"no {number * 1117}")
    assert table.refusal("A", "write", item="one more") == "list-full"
    assert "write" not in table.kinds("A")
    table.do("A", "draft", item="one more")
    table.do("A", "done")
    assert len(table.view("A")["list"]) == 100


def test_w6_the_last_draft_is_entered_when_time_runs_out() -> None:
    table = writing()
    table.do("A", "draft", item="ban")
    table.do("A", "draft", item=" banana ")
    table.do("B", "write", item="pear")
    table.do("B", "draft", item="pears")
    table.do("C", "draft", item="fig")
    table.do("C", "draft", item="")
    assert table.view("A")["draft"] == " banana "
    table.match.advance(45)
    assert items(table.view("A")) == ["banana"]
    assert items(table.view("B")) == ["pear"], "a draft that stands there already is not entered twice"
    assert items(table.view("C")) == []
    assert table.view("A")["draft"] == ""


def test_w6_what_was_written_is_no_draft_any_more() -> None:
    table = writing()
    table.do("A", "draft", item="banan")
    table.do("A", "write", item="banana")
    table.match.advance(45)
    assert items(table.view("A")) == ["banana"]


def test_w6_who_is_done_enters_what_stands_in_the_field() -> None:
    table = writing()
    table.do("A", "draft", item="banana")
    assert kinds(table.do("A", "done")) == ["wrote", "put_down"]
    assert items(table.view("A")) == ["banana"]


def test_w6_the_draft_of_who_left_is_entered_in_the_end() -> None:
    table = writing()
    table.do("A", "draft", item="banana")
    table.match.table({"act": "leave", "seat": table.seat("A")})
    table.match.advance(45)
    assert items(table.view("A")) == ["banana"]


def test_w6_a_player_who_needs_it_has_longer() -> None:
    table = writing()
    table.match.table({"act": "factor", "seat": table.seat("B"), "times": 2})
    table.match.advance(45)
    assert table.waiting == "B"
    assert table.view("B")["deadline"] == 90_000
    assert table.refusal("A", "write", item="late") == "time-up"
    table.do("B", "write", item="apple")
    table.match.advance(45)
    assert table.phase == "roll"


def test_w6_time_can_be_extended_for_all() -> None:
    table = writing()
    table.match.table({"act": "extend", "seconds": 30})
    table.match.advance(45)
    assert table.phase == "write"
    assert table.view()["deadline"] == 75_000


def test_w6_only_who_is_in_the_round_writes() -> None:
    table = writing()
    table.match.table({"act": "join"})
    assert table.refusal("F", "write", item="apple") == "not-in-round"
    assert table.legal("F") == []
