"""W18: leaving, coming back, and coming late."""

from __future__ import annotations

import pytest
from tests.games.hit_or_miss.table import Table, items, kinds

from hitparade import IllegalMove, Match


def leave(table: Table, player: str) -> list[str]:
    return kinds(table.match.table({"act": "leave", "seat": table.seat(player)}))


def back(table: Table, player: str) -> list[str]:
    return kinds(table.match.table({"act": "back", "seat": table.seat(player)}))


def join(table: Table) -> list[str]:
    return kinds(table.match.table({"act": "join"}))


def test_w18_who_leaves_after_writing_keeps_their_list_for_matching() -> None:
    table = Table(dice=["hit"]).turns()
    leave(table, "C")
    table.read("apple")
    table.answers()
    table.match.advance(1.5)
    assert table.by_player(table.view()["turn_points"]) == [4, 1, 1, 1, 1]
    assert items_of(table, "C") == ["matched", "open"]
    assert table.match.state.table.stood_in == (table.seat("C"),)


def items_of(table: Table, player: str) -> list[str]:
    return [item.state for item in table.state.pads[table.seat(player)].items]


def test_w18_the_stand_in_answers_rolls_and_reads_for_who_has_left() -> None:
    table = Table(turn_clock="off", answer_clock="off", dice=["hit", "jester"]).turns()
    leave(table, "B")
    table.read("apple")
    table.answers()
    assert table.phase == "answer"
    table.match.advance(1.5)
    assert table.phase == "shown"
    table.look()
    assert table.view()["turn"] == table.seat("B")
    table.match.advance(1.5)
    assert (table.phase, table.view()["item"]) == ("answer", "mango")
    assert [entry["by"] for entry in table.match.log[-3:]] == ["stand-in"] * 3
    assert table.match.state.table.stood_in == (table.seat("B"),)


def test_w18_nobody_waits_for_the_pencil_of_who_has_left() -> None:
    table = Table(writing_time="unlimited")
    table.start()
    table.do("B", "write", item="apple")
    for player in "ACD":
        table.do(player, "done")
    assert table.waiting == "BE"
    leave(table, "E")
    assert table.waiting == "B"
    assert leave(table, "B") == ["table", "went_away", "passed", "turn_started"]
    assert table.view()["turn"] == table.seat("B")


def test_w18_nor_for_their_eyes_or_their_vote() -> None:
    table = Table(dice=["hit"], vote_clock="off").turns()
    table.read("apple")
    table.answers()
    table.do("B", "challenge", why="")
    for player in "ABCD":
        table.do(player, "vote", accept=True)
    assert "vote_closed" in leave(table, "E")
    for player in "ABC":
        table.do(player, "ready")
    assert "turn_ended" in leave(table, "D")


def test_w18_nor_between_rounds() -> None:
    table = Table().turns()
    table.rest()
    for player in "ABCD":
        table.do(player, "ready")
    assert leave(table, "E")[:3] == ["table", "went_away", "round_started"]


def test_w18_if_nobody_is_left_to_look_the_clock_decides() -> None:
    table = Table(dice=["hit"]).turns()
    table.read("apple")
    table.answers()
    for player in "ABCDE":
        leave(table, player)
    assert table.phase == "shown"
    table.match.advance(12)
    assert table.phase == "roll"
    table.match.advance(600)
    assert table.match.result["reason"] == "too-few"


def test_w18_who_has_left_before_writing_lays_no_card() -> None:
    table = Table(dice=["miss"])
    leave(table, "C")
    assert table.names(table.view()["players"]) == "ABDE"
    table.write(A="kiwi", B="fig", D="plum", E="date")
    assert table.turn("kiwi", "miss") == [3, 0, 0, 0, 0]
    assert table.view()["laps"] == 1, "turns follow the number of players at the start of the round"
    table.rest()
    assert table.by_player(table.view()["counts"]) == [1, 1, 0, 1, 1]


def test_w18_a_leader_who_leaves_before_writing_has_led_all_the_same() -> None:
    table = Table()
    leave(table, "A")
    assert table.waiting == "BCDE"
    table.write(B="fig", C="kiwi", D="plum", E="date")
    assert table.view()["turn"] == table.seat("B")
    table.next_round()
    assert table.view()["leader"] == table.seat("B")


def test_w18_who_is_back_before_writing_is_in_the_round_again() -> None:
    table = Table()
    leave(table, "C")
    assert back(table, "C") == ["table", "came_back"]
    assert [table.player(seat) for seat in table.view()["players"]] == list("ABCDE")
    table.write(**dict.fromkeys("ABCDE", "apple"))
    assert table.by_player(table.view()["counts"]) == [1] * 5


def test_w18_who_is_back_after_that_plays_from_the_next_round() -> None:
    table = Table()
    leave(table, "C")
    table.start()
    back(table, "C")
    assert table.refusal("C", "write", item="apple") == "not-in-round"
    assert table.legal("C") == []
    table.write(A="kiwi")
    table.read("kiwi")
    assert table.refusal("C", "challenge", why="") == "not-in-round"
    assert table.refusal("C", "answer", card="miss") == "not-in-round"
    table.answers()
    assert table.refusal("C", "ready") == "not-in-round"
    table.rest()
    assert table.waiting == "ABCDE"
    table.look()
    assert table.names(table.view()["players"]) == "ABCDE"


def test_w18_who_is_back_in_a_round_they_wrote_in_plays_on() -> None:
    table = Table(dice=["hit"]).turns()
    leave(table, "B")
    back(table, "B")
    table.read("apple")
    table.answer("B", "apple")
    assert table.names(table.view()["answered"]) == "B"


def test_w18_who_is_back_while_all_write_writes_on() -> None:
    table = Table()
    table.start()
    table.do("B", "write", item="apple")
    leave(table, "B")
    back(table, "B")
    table.do("B", "write", item="pear")
    assert items(table.view("B")) == ["apple", "pear"]


def test_w18_a_late_guest_plays_from_the_next_round_and_leads_last() -> None:
    table = Table(5)
    leaders = [table.player(table.view()["leader"])]
    table.start()
    assert join(table) == ["table", "joined"]
    assert table.match.view(5)["list"] == []
    assert table.by_player(table.view()["scores"]) == [0] * 6
    assert table.legal("F") == []
    assert table.refusal("F", "done") == "not-in-round"
    table.next_round()
    while table.match.result is None:
        leaders.append(table.player(table.view()["leader"]))
        table.turns() if table.phase == "category" else None
        assert table.names(table.view()["players"]) == "ABCDEF"
        table.rest()
        table.look()
    assert leaders == list("ABCDEF")


def test_w18_a_guest_sits_between_the_last_and_the_first() -> None:
    table = Table(3)
    table.start()
    join(table)
    table.next_round()
    table.write(A="kiwi", B="fig", C="plum", D="date")
    seen = ""
    while table.phase != "round_over":
        player = table.player(table.view()["turn"])
        seen += player
        table.turn(items(table.view(player), "open")[0])
    assert seen == "BCDA"


@pytest.mark.parametrize("moment", ["category", "write", "roll", "answer", "shown", "vote", "round_over"])
def test_w18_a_guest_may_come_at_any_time(moment: str) -> None:
    table = Table(dice=["hit", "hit"])
    before = ["category", "write", "roll", "answer", "shown", "vote", "round_over"]
    for phase in before[: before.index(moment) + 1]:
        if phase == "write":
            table.start()
        elif phase == "roll":
            table.turns()
            table.turn("apple")
        elif phase == "answer":
            table.read("mango")
        elif phase == "shown":
            table.answers()
        elif phase == "vote":
            table.do("A", "challenge", why="")
        elif phase == "round_over":
            table.rest()
    assert table.phase == moment
    join(table)
    assert table.match.state.game.problems(table.state) == []
    table.next_round()
    assert table.names(table.view()["players"]) == "ABCDEF"


def test_w18_there_are_no_more_than_eight() -> None:
    table = Table(7)
    join(table)
    with pytest.raises(IllegalMove) as caught:
        join(table)
    assert caught.value.code == "match-full"


def test_w18_the_number_of_players_decides_how_many_turns_and_leaderships_there_are() -> None:
    """Four play two turns a round and lead twice; once there are five it is one turn, and each leads once."""
    table = Table(4)
    assert (table.view()["laps"], table.view()["rounds"]) == (2, 8)
    join(table)
    assert table.view()["rounds"] == 5
    table.next_round()
    assert (table.view()["laps"], table.view()["rounds"]) == (1, 5)
    started = [event for entry in table.match.log[1:] for event in entry["events"] if event["type"] == "round_started"]
    assert [(event["laps"], event["each"]) for event in started] == [(2, 2), (1, 1)]
    assert table.by_player([*started[1]["led"]]) == [1, 1, 0, 0, 0]
    leaders = "A"
    while table.match.result is None:
        leaders += table.player(table.view()["leader"])
        table.write()
        table.look()
    assert leaders == "ABCDE"


def test_w18_nobody_leads_a_second_time_before_all_have_led_once() -> None:
    table = Table(4)
    leaders = ""
    for number in range(9):
        if table.match.result is not None:
            break
        leaders += table.player(table.view()["leader"])
        if number == 1:
            leave(table, "C")
        if number == 2:
            back(table, "C")
        table.write()
        table.look()
    assert leaders == "ABDCDABC"


def test_w18_the_match_is_over_when_everybody_who_is_still_there_has_led() -> None:
    table = Table(6)
    for _ in range(4):
        table.write()
        table.look()
    table.write()
    leave(table, "F")
    assert kinds(table.look())[-2:] == ["ready", "ended"]
    assert table.match.result["reason"] == "all-led"
    assert table.view()["rounds"] == 5


def test_w18_who_has_left_is_not_waited_for_to_lead() -> None:
    table = Table(5)
    leave(table, "D")
    assert table.view()["rounds"] == 1 + 7, "four are left, and each leads twice"
    leaders = ""
    while table.match.result is None:
        leaders += table.player(table.view()["leader"])
        table.write()
        table.look()
    assert leaders == "ABCEABCE"
    assert table.match.result["reason"] == "all-led"


def test_w18_with_fewer_than_three_before_writing_the_match_ends_with_the_scores_as_they_stand() -> None:
    table = Table(3, dice=["hit"]).turns()
    table.turn("apple")
    table.rest()
    scores = table.view()["scores"]
    table.look()
    assert leave(table, "B") == ["table", "went_away", "ended"]
    assert table.match.result["scores"] == scores
    assert table.match.result["reason"] == "too-few"


def test_w18_in_the_middle_of_a_round_the_stand_in_plays_it_to_its_end_first() -> None:
    table = Table(3).turns()
    leave(table, "B")
    assert table.phase == "roll"
    table.match.advance(1_000)
    assert table.match.result["reason"] == "too-few"
    assert table.match.result["stood_in"] == [table.seat("B")]
    assert table.view()["round"] == 1


def test_w18_between_rounds_too() -> None:
    table = Table(3).turns()
    table.rest()
    assert leave(table, "A")[-1] == "ended"


def test_w18_a_guest_in_time_saves_the_match() -> None:
    table = Table(3).turns()
    join(table)
    leave(table, "B")
    while table.phase != "round_over":
        table.match.advance(1)
    table.look()
    assert table.match.result is None
    assert table.names(table.view()["players"]) == "ACD"


def test_w18_a_match_with_comings_and_goings_replays() -> None:
    table = Table(4)
    join(table)
    leave(table, "B")
    table.match.advance(100)
    back(table, "B")
    join(table)
    table.match.advance(2_000)
    assert Match.replay(table.match.log, check=True) == table.match


def test_w18_other_acts_of_the_table_mean_nothing_to_the_game() -> None:
    table = Table()
    for act in ({"act": "pause"}, {"act": "resume"}, {"act": "factor", "seat": 1, "times": 3}):
        assert kinds(table.match.table(act)) == ["table"]
