"""W15 and W16: challenges, disputes, discussion and votes."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.hit_or_miss.table import Table, items, kinds


def read(called: str = "hit", **options: Any) -> Table:
    """A has read strawberry: B has the same, C misspelt it, D and E have nothing like it."""
    table = Table(dice=[called] * 3, **options)
    table.write(A="strawberry, kiwi", B="Strawberries, mango", C="strawbery, papaya", D="lychee", E="guava, fig")
    table.read("strawberry")
    return table


def challenged(called: str = "hit", by: str = "B", why: str = "no fruit", **options: Any) -> Table:
    table = read(called, **options)
    table.do(by, "challenge", why=why)
    return table


def shown(called: str = "hit", **options: Any) -> Table:
    table = read(called, **options)
    table.answers()
    return table


@pytest.mark.parametrize("player", "BCDE")
def test_w15_any_other_player_may_challenge_an_item(player: str) -> None:
    table = read()
    assert "challenge" in table.kinds(player)
    (opened,) = table.do(player, "challenge", why=" It is a \n nut ")
    assert (opened["type"], opened["kind"], opened["why"]) == ("vote_opened", "item", "It is a nut")
    challenge = table.view()["challenge"]
    assert (challenge["by"], challenge["seat"]) == (table.seat(player), table.seat("A"))
    assert (challenge["item"], challenge["said"], challenge["accepted"]) == ("strawberry", [], None)
    assert table.phase == "vote"


def test_w15_a_reason_is_not_needed() -> None:
    assert challenged(why="").view()["challenge"]["why"] == ""


def test_w15_nobody_challenges_their_own_item() -> None:
    table = read()
    assert table.refusal("A", "challenge", why="") == "own-item"
    assert table.kinds("A") == set()


def test_w15_once_an_item() -> None:
    table = challenged()
    table.vote(accept="ABCDE")
    assert table.refusal("C", "challenge", why="still") == "already-challenged"
    assert "challenge" not in table.kinds("C")
    table.answers()
    assert table.refusal("C", "challenge", why="still") == "already-challenged"


def test_w15_until_the_cards_are_put_away() -> None:
    table = shown()
    assert {"challenge", "ready"} <= table.kinds("B")
    table.do("B", "challenge", why="hm")
    table.vote(accept="A")
    assert table.phase == "shown"
    table.look()
    assert table.refusal("C", "challenge", why="hm") == "wrong-phase"


def test_w15_cards_are_shown_for_twelve_seconds_or_until_all_are_ready() -> None:
    table = shown(answer_clock="off", turn_clock="off")
    table.match.advance(11.999)
    assert table.phase == "shown"
    table.match.advance(0.001)
    assert (table.phase, table.view()["turn"]) == ("roll", table.seat("B"))
    table.turn("mango")
    table.read("papaya")
    table.answers()
    for player in "ABCD":
        table.do(player, "ready")
        assert table.refusal(player, "ready") == "already-ready"
    assert table.waiting == "E"
    assert kinds(table.do("E", "ready"))[:2] == ["ready", "turn_ended"]


def test_w15_the_answer_clock_stands_meanwhile_and_answers_given_stay() -> None:
    table = read()
    table.match.advance(8)
    table.answer("D")
    table.do("B", "challenge", why="")
    assert table.view()["deadline"] == 28_000
    table.match.advance(15)
    table.vote(accept="A")
    assert table.phase == "answer"
    assert table.names(table.view()["answered"]) == "D"
    assert table.view("B")["deadline"] == 8_000 + 15_000 + 12_000
    table.match.advance(12)
    assert table.phase == "shown"


def test_w15_the_time_for_looking_stands_meanwhile_too() -> None:
    table = shown()
    table.match.advance(5)
    table.do("B", "challenge", why="")
    table.match.advance(20)
    assert table.phase == "shown"
    assert table.view()["deadline"] == 25_000 + 7_000


def test_w15_while_the_table_votes_nobody_answers() -> None:
    table = challenged()
    assert table.refusal("D", "answer", card="miss") == "wrong-phase"
    assert table.refusal("D", "challenge", why="") == "wrong-phase"


def test_w16_the_table_discusses_in_short_messages() -> None:
    table = challenged()
    table.do("A", "say", text=" It is\ta berry. ")
    table.do("E", "say", text="Berries are fruit")
    table.do("A", "vote", accept=True)
    table.do("A", "say", text="So!")
    said = [(table.player(each["seat"]), each["text"]) for each in table.view()["challenge"]["said"]]
    assert said == [("A", "It is a berry."), ("E", "Berries are fruit"), ("A", "So!")]
    assert table.refusal("B", "say", text=" \n") == "empty-text"
    assert table.refusal("B", "say", text="") == "bad-move"
    assert table.refusal("B", "say", text="x" * 201) == "bad-move"


def test_w16_nobody_talks_without_end() -> None:
    table = challenged()
    for number in range(20):
        table.do("A", "say", text=f"{number}")
    assert table.refusal("A", "say", text="and") == "said-enough"
    assert "say" not in table.kinds("A")
    table.do("B", "say", text="Enough")


def test_w16_messages_belong_to_a_discussion() -> None:
    assert read().refusal("B", "say", text="Hello") == "wrong-phase"


def test_w16_all_players_vote_the_challenged_one_too() -> None:
    table = challenged()
    assert table.waiting == "ABCDE"
    for place, player in enumerate("ABCDE"):
        assert table.phase == "vote", place
        table.do(player, "vote", accept=True)
    assert table.phase == "answer"


def test_w16_who_has_voted_is_known_and_how_once_the_vote_is_closed() -> None:
    table = challenged()
    table.do("C", "vote", accept=False)
    assert table.view()["votes"] == [{"seat": table.seat("C"), "accept": None}]
    assert table.view("C")["voted"] is False
    assert table.view("D")["voted"] is None
    assert table.refusal("C", "vote", accept=True) == "already-voted"
    assert table.refusal("C", "ready") == "already-voted"
    assert table.kinds("C") == {"say"}
    table.vote(accept="A", reject="B")
    votes = {table.player(each["seat"]): each["accept"] for each in table.view()["votes"]}
    assert votes == {"A": True, "B": False, "C": False}
    assert table.view()["challenge"]["accepted"] is False


@pytest.mark.parametrize(
    ("accept", "reject", "stands"),
    [("ABC", "DE", True), ("DE", "ABC", False), ("A", "", True), ("", "B", False), ("", "", True), ("AB", "CD", True)],
)
def test_w16_a_majority_of_the_votes_cast_rules_and_a_tie_goes_to_the_challenged(
    accept: str, reject: str, stands: bool
) -> None:
    table = challenged()
    events = table.vote(accept, reject)
    closed = next(event for event in events if event["type"] == "vote_closed")
    assert closed["accepted"] is stands
    assert closed["tied"] is (len(accept) == len(reject))
    assert (table.phase == "answer") is stands


@pytest.mark.parametrize(
    ("option", "accept", "reject", "stands"),
    [
        ("accept", "AB", "CD", True),
        ("reject", "AB", "CD", False),
        ("reject", "", "", False),
        ("drop_challenged", "AB", "CD", False),
        ("drop_challenged", "BC", "AD", True),
        ("drop_challenged", "BC", "DE", True),
        ("drop_challenged", "", "", True),
        ("reject", "ABC", "DE", True),
        ("drop_challenged", "ABC", "DE", True),
    ],
)
def test_w16_what_a_tie_means_can_be_chosen(option: str, accept: str, reject: str, stands: bool) -> None:
    table = challenged(vote_tie=option)
    table.vote(accept, reject)
    assert table.view()["challenge"]["accepted"] is stands


def test_w16_the_vote_is_closed_after_the_vote_clock() -> None:
    table = challenged()
    table.do("B", "vote", accept=False)
    table.do("A", "vote", accept=True)
    table.match.advance(19.999)
    assert table.phase == "vote"
    table.match.advance(0.001)
    assert (table.phase, table.match.log[-1]["by"]) == ("answer", "clock")


@pytest.mark.parametrize(("seconds", "deadline"), [(5, 5_000), (200, 200_000), ("off", None)])
def test_w16_the_vote_clock_can_be_another_or_off(seconds: Any, deadline: int | None) -> None:
    assert challenged(vote_clock=seconds).view()["deadline"] == deadline


def test_w16_an_item_voted_out_scores_nothing_counts_as_read_and_ends_the_turn() -> None:
    table = challenged()
    events = table.vote(reject="BCD")
    assert kinds(events) == ["ready", "vote_closed", "item_rejected", "turn_started"]
    assert table.view()["turn"] == table.seat("B")
    assert table.view()["turn_points"] == table.view()["round_points"] == [0] * 5
    (rejected,) = table.view()["read"]
    assert (rejected["item"], rejected["points"], rejected["rejected"]) == ("strawberry", 0, True)
    assert items(table.view("A"), "read") == ["strawberry"]
    assert items(table.view("B"), "read") == ["Strawberries"]
    assert items(table.view("C"), "read") == ["strawbery"]


def test_w16_voted_out_while_the_cards_are_shown_all_points_are_taken_back() -> None:
    table = read("miss")
    table.answer("E", "fig")
    table.answers()
    assert table.by_player(table.view()["turn_points"]) == [1, 3, 3, 0, 3]
    table.do("D", "challenge", why="")
    assert table.by_player(table.view()["round_points"]) == [1, 3, 3, 0, 3]
    table.vote(reject="BCDE")
    assert table.view()["turn_points"] == table.view()["round_points"] == [0] * 5
    assert items(table.view("B"), "read") == ["Strawberries"]
    assert items(table.view("E"), "open") == ["guava", "fig"], "what E had named goes with nothing"


def test_w16_another_item_may_be_read_once_if_the_table_says_so() -> None:
    table = challenged(on_reject="read_another")
    events = table.vote(reject="BCD")
    assert kinds(events)[-1] == "item_rejected"
    assert (table.phase, table.view()["turn"], table.view()["called"]) == ("circle", table.seat("A"), "hit")
    assert table.legal("A") == [{"type": "circle", "item": "kiwi"}]
    table.read("kiwi")
    table.do("B", "challenge", why="again")
    table.vote(reject="BCD")
    assert (table.phase, table.view()["turn"]) == ("roll", table.seat("B")), "once, not twice"


def test_w16_without_an_open_item_there_is_no_other_to_read() -> None:
    table = Table(dice=["hit"], on_reject="read_another", strictness="synonyms")
    table.write(A="papaya, pawpaw", B="mango", C="fig", D="lychee", E="guava")
    table.read("papaya")
    table.do("B", "challenge", why="")
    table.vote(reject="B")
    assert table.view()["turn"] == table.seat("B")


def test_w16_a_second_reading_has_a_clock_of_its_own() -> None:
    table = challenged(on_reject="read_another")
    table.match.advance(3)
    table.vote(reject="BCD")
    assert table.view("A")["deadline"] == 3_000 + 30_000


def test_w16_a_match_may_be_disputed_while_the_cards_are_shown() -> None:
    table = shown()
    assert {"type": "dispute", "seat": table.seat("C")} in table.legal("A")
    (opened,) = table.do("A", "dispute", seat=table.seat("C"))
    assert (opened["kind"], opened["seat"], opened["item"]) == ("match", table.seat("C"), "strawbery")
    assert table.view()["challenge"]["kind"] == "match"
    assert table.by_player(table.view()["answers"])[1] == {"card": "hit", "item": "Strawberries"}, "cards stay open"


@pytest.mark.parametrize(
    ("called", "before", "after"),
    [("hit", [2, 1, 1, 0, 0], [1, 1, 0, 0, 0]), ("miss", [2, 3, 3, 0, 0], [3, 3, 0, 0, 0])],
)
def test_w16_a_hit_voted_down_becomes_a_miss_with_the_points_of_one(
    called: str, before: list[int], after: list[int]
) -> None:
    table = shown(called)
    assert table.by_player(table.view()["turn_points"]) == before
    table.do("E", "dispute", seat=table.seat("C"))
    events = table.vote(reject="ABD", accept="C")
    assert kinds(events)[-1] == "hit_rejected"
    assert table.phase == "shown"
    assert table.by_player(table.view()["answers"])[2] == {"card": "miss", "item": None}
    assert table.by_player(table.view()["turn_points"]) == after
    assert items(table.view("C"), "read") == ["strawbery"], "W10 closes what goes with the item"
    table.look()
    assert table.by_player(table.view()["round_points"]) == after


def test_w16_the_item_of_a_hit_voted_down_is_open_again() -> None:
    table = read()
    table.answer("E", "fig")
    table.answers()
    assert items(table.view("E"), "matched") == ["fig"]
    table.do("A", "dispute", seat=table.seat("E"))
    table.vote(reject="ABCD")
    assert items(table.view("E"), "open") == ["guava", "fig"]


@pytest.mark.parametrize("option", ["accept", "reject", "drop_challenged"])
def test_w16_a_tie_leaves_the_hit_whatever_the_option_says(option: str) -> None:
    table = shown(vote_tie=option)
    table.do("A", "dispute", seat=table.seat("C"))
    table.vote(accept="C", reject="A")
    assert table.view()["challenge"]["accepted"] is True
    assert table.by_player(table.view()["turn_points"]) == [2, 1, 1, 0, 0]


def test_w16_each_card_is_disputed_once() -> None:
    table = shown()
    for player in "CB":
        table.do("A", "dispute", seat=table.seat(player))
        table.vote(accept="BC")
        assert table.refusal("D", "dispute", seat=table.seat(player)) == "already-disputed"
    assert "dispute" not in table.kinds("D")
    table.do("D", "challenge", why="and the item?")


def test_w16_what_cannot_be_disputed() -> None:
    table = shown()
    assert table.refusal("A", "dispute", seat=table.seat("D")) == "no-hit-there"
    assert table.refusal("B", "dispute", seat=table.seat("A")) == "no-hit-there"
    assert table.refusal("C", "dispute", seat=table.seat("C")) == "own-card"
    for seat in (-1, 5, 99):
        assert table.refusal("C", "dispute", seat=seat) == "no-hit-there"
    assert {"type": "dispute", "seat": table.seat("C")} not in table.legal("C")
    assert read().refusal("A", "dispute", seat=1) == "wrong-phase"


def test_w16_after_a_vote_all_look_again() -> None:
    table = shown()
    for player in "ABCD":
        table.do(player, "ready")
    table.do("E", "challenge", why="")
    table.vote(accept="A")
    assert table.view()["ready"] == []


def test_w16_the_last_vote_stays_to_be_looked_at_until_another_item_is_read() -> None:
    table = challenged()
    table.vote(reject="BCD")
    assert table.view()["challenge"]["accepted"] is False
    table.read("mango")
    assert table.view()["challenge"] is None
    assert table.view()["votes"] == []
