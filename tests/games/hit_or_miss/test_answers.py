"""W11, W12, W13, W14: cards, points, and the end of a round."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.hit_or_miss.table import Table, items, kinds


def asked(called: str = "hit", **options: Any) -> Table:
    """A has read strawberry: B has the same, C misspelt it, D and E have nothing like it."""
    table = Table(dice=[called], **options)
    table.write(A="strawberry, kiwi", B="Strawberries, mango", C="strawbery, papaya", D="lychee", E="guava, fig")
    table.read("strawberry")
    return table


def test_w11_the_server_proposes_a_card_and_says_why() -> None:
    table = asked()
    assert table.view("B")["proposal"] | {"reason": "", "reason_code": "", "words": []} == {
        "card": "hit", "item": "Strawberries", "level": "strict", "reason": "", "reason_code": "", "words": [],
    }  # fmt: skip
    proposal = table.view("C")["proposal"]
    assert (proposal["card"], proposal["item"], proposal["level"]) == ("hit", "strawbery", "forgiving")
    assert proposal["reason"]
    assert table.view("D")["proposal"] == {
        "card": "miss", "item": None, "level": None, "reason": None, "reason_code": None, "words": [],
    }  # fmt: skip
    assert table.view("A")["proposal"] is None


def test_w11_the_closest_match_is_proposed() -> None:
    table = Table(dice=["hit"])
    table.write(A="strawberry", B="strawbery, strawberries", C="strawbery, strawberyr", D="fig", E="date")
    table.read("strawberry")
    assert table.view("B")["proposal"]["item"] == "strawberries"
    assert table.view("C")["proposal"]["item"] == "strawbery"


def test_w11_a_match_at_the_strict_level_is_shown_by_who_has_it() -> None:
    table = asked()
    assert table.refusal("B", "answer", card="miss") == "match-stands"
    assert table.refusal("B", "answer", card="hit", item="mango") == "match-stands"
    answers = [move for move in table.legal("B") if move["type"] == "answer"]
    assert answers == [{"type": "answer", "card": "hit", "item": "Strawberries"}]


def test_w11_a_looser_one_may_be_turned_to_miss() -> None:
    table = asked()
    table.answer("C")
    table.answers()
    assert table.by_player(table.view()["turn_points"]) == [1, 1, 0, 0, 0]


def test_w11_a_hit_by_hand_may_name_any_open_item_of_ones_list() -> None:
    table = asked()
    assert {"type": "answer", "card": "hit", "item": "fig"} in table.legal("E")
    table.answer("E", "fig")
    table.answer("C", "papaya")
    table.answers()
    assert table.by_player(table.view()["turn_points"]) == [3, 1, 1, 0, 1]
    assert items(table.view("E"), "matched") == ["fig"]
    assert items(table.view("C"), "matched") == ["papaya"]
    assert items(table.view("C"), "read") == ["strawbery"]


def test_w11_all_cards_are_shown_at_once() -> None:
    table = asked()
    for player, done in (("D", "D"), ("B", "BD"), ("E", "BDE")):
        table.answer(player, table.view(player)["proposal"]["item"])
        assert table.names(table.view()["answered"]) == done
        for viewer in (None, *"ACDE"):
            assert table.view(viewer)["answers"] == [None] * 5
        assert table.view()["turn_points"] == [0] * 5
    assert table.view("B")["answer"] == {"card": "hit", "item": "Strawberries"}
    assert kinds(table.answer("C", "strawbery")) == ["answered", "cards_shown"]
    assert table.by_player(table.view()["answers"]) == [
        None,
        {"card": "hit", "item": "Strawberries"},
        {"card": "hit", "item": "strawbery"},
        {"card": "miss", "item": None},
        {"card": "miss", "item": None},
    ]


def test_w11_a_hit_names_its_item_and_it_is_circled_too() -> None:
    for called in ("hit", "miss"):
        table = asked(called)
        table.answers()
        assert items(table.view("B"), "matched") == ["Strawberries"]
        assert items(table.view("C"), "matched") == ["strawbery"]


def test_w11_what_is_no_answer() -> None:
    table = asked()
    assert table.refusal("D", "answer", card="hit") == "no-item"
    assert table.refusal("D", "answer", card="miss", item="lychee") == "miss-names-none"
    assert table.refusal("D", "answer", card="hit", item="kiwi") == "not-on-list"
    assert table.refusal("D", "answer", card="jester") == "bad-move"
    assert table.refusal("A", "answer", card="miss") == "own-item"
    table.answer("D")
    assert table.refusal("D", "answer", card="miss") == "already-answered"
    assert "answer" not in table.kinds("D")


def test_w11_before_an_item_is_read_there_is_nothing_to_answer() -> None:
    table = Table(dice=["hit"]).turns()
    assert table.refusal("B", "answer", card="miss") == "wrong-phase"


def test_w11_an_item_that_was_used_answers_nothing_more() -> None:
    table = Table(dice=["hit", "hit"])
    table.write(A="apple", B="mango", C="apple, fig", D="plum", E="date")
    table.turn("apple")
    table.read("mango")
    assert table.refusal("C", "answer", card="hit", item="apple") == "item-used"


def test_w11_after_the_answer_clock_the_proposal_stands() -> None:
    table = asked()
    table.answer("E", "fig")
    table.match.advance(19.999)
    assert table.phase == "answer"
    table.match.advance(0.001)
    assert table.by_player(table.view()["turn_points"]) == [3, 1, 1, 0, 1]
    assert {entry["by"] for entry in table.match.log[-3:]} == {"clock"}


@pytest.mark.parametrize(("seconds", "deadline"), [(5, 5_000), (200, 200_000), ("off", None)])
def test_w11_the_answer_clock_can_be_another_or_off(seconds: object, deadline: int | None) -> None:
    table = asked(answer_clock=seconds)
    assert table.view("B")["deadline"] == deadline


def test_w12_on_a_hit_the_player_scores_each_hit_and_each_hit_scores_one() -> None:
    table = asked("hit")
    table.answers()
    assert table.by_player(table.view()["turn_points"]) == [2, 1, 1, 0, 0]


def test_w13_on_a_miss_the_player_scores_each_miss_and_each_hit_scores_three() -> None:
    table = asked("miss")
    table.answers()
    assert table.by_player(table.view()["turn_points"]) == [2, 3, 3, 0, 0]


def test_w12_w13_the_player_lays_no_card() -> None:
    table = asked()
    table.answers()
    assert table.by_player(table.view()["answers"])[0] is None


def test_w14_the_round_total_goes_on_the_score_pad_after_all_turns() -> None:
    table = Table(dice=["hit", "miss", "hit", "hit", "hit"]).turns()
    assert table.turn("apple") == [4, 1, 1, 1, 1]
    assert table.view()["scores"] == [0] * 5
    assert table.by_player(table.view()["round_points"]) == [4, 1, 1, 1, 1]
    table.read("mango")
    table.answers()
    assert table.by_player(table.view()["round_points"]) == [4, 5, 1, 1, 1], "those of the cards shown count in"
    table.look()
    for item in ("papaya", "lychee", "guava"):
        assert table.turn(item) == [0] * 5
    assert table.phase == "round_over"
    assert table.by_player(table.view()["scores"]) == table.by_player(table.view()["round_points"]) == [4, 5, 1, 1, 1]
    table.look()
    assert table.view()["round_points"] == [0] * 5
    assert table.by_player(table.view()["scores"]) == [4, 5, 1, 1, 1]


def test_w14_what_was_read_in_this_round_stands_on_the_table() -> None:
    table = Table(dice=["hit", "miss"]).turns()
    table.turn("apple")
    table.turn("mango")
    read = table.view()["read"]
    assert [(table.player(each["seat"]), each["item"], each["called"], each["points"]) for each in read] == [
        ("A", "apple", "hit", 4),
        ("B", "mango", "miss", 4),
    ]
    assert table.by_player(read[0]["turn_points"]) == [4, 1, 1, 1, 1]
    table.next_round()
    assert table.view()["read"] == []


def test_w14_then_all_lists_are_shown_to_all() -> None:
    table = Table().turns()
    for phase in range(5):
        assert table.view()["lists"] is None, phase
        table.turn(items(table.view(table.player(table.view()["turn"])), "open")[-1])
    lists = table.view()["lists"]
    assert [[line["item"] for line in lines] for lines in table.by_player(lists)][:2] == [
        ["apple", "kiwi"],
        ["apple", "mango"],
    ]
    assert table.view("C")["lists"] == lists
    table.look()
    assert table.view()["lists"] is None


def test_w14_what_was_struck_is_shown_to_nobody() -> None:
    table = Table(3)
    table.start()
    table.do("A", "write", item="a slip")
    table.do("A", "strike", item="a slip")
    table.write(A="kiwi")
    table.rest()
    assert table.by_player(table.view()["lists"])[0] == [{"item": "kiwi", "state": "read"}]
    assert items(table.view("A")) == ["a slip", "kiwi"]
    ended = next(event for event in table.match.log[-1]["events"] if event["type"] == "round_ended")
    assert "slip" not in str(ended)


def test_w14_without_the_option_what_was_not_read_stays_secret() -> None:
    table = Table(reveal_lists=False, rounds=1).turns()
    table.rest()
    assert table.phase == "over"
    assert table.view()["lists"] is None


def test_w14_the_next_round_starts_when_all_are_ready() -> None:
    table = Table().turns()
    table.rest()
    for place, player in enumerate("EDCB"):
        table.do(player, "ready")
        assert table.names(table.view()["ready"]) == "EDCB"[: place + 1][::-1]
    assert table.refusal("B", "ready") == "already-ready"
    assert table.waiting == "A"
    assert kinds(table.do("A", "ready")) == ["ready", "round_started", "card_read", "card_drawn"]
    assert (table.view()["round"], table.phase) == (2, "category")


def test_w14_or_after_thirty_seconds() -> None:
    table = Table(turn_clock="off", answer_clock="off").turns()
    table.rest()
    table.match.advance(29.999)
    assert table.phase == "round_over"
    table.match.advance(0.001)
    assert table.view()["round"] == 2
    assert table.view()["leader"] == table.seat("B")
