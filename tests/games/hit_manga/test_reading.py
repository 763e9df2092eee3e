"""Readings: lines, grabs without a network, misfires, cancellations, clocks (M5, M6, M8, M9, M10, M11, M16, M18)."""

from __future__ import annotations

import pytest
from tests.games.hit_manga.table import Table, kinds

from hitparade import IllegalMove
from hitparade.games.hit_manga.moves import LONGEST_LINE
from hitparade.games.hit_manga.values import MOST_READS


def refusal(table: Table, seat: int, **move: object) -> str:
    with pytest.raises(IllegalMove) as refused:
        table.play(seat, **move)
    return refused.value.code


def test_m5_a_typed_line_opens_the_grabbing() -> None:
    table = Table()
    assert table.view()["line"] is None
    events = table.read("  Who ate\n my   cake? ")
    assert kinds(events) == ["read"]
    view = table.view()
    assert (view["phase"], view["line"], view["aloud"]) == ("grab", "Who ate my cake?", False)


def test_m5_a_line_may_be_said_aloud() -> None:
    table = Table()
    table.play(0, type="read", aloud=True)
    assert (table.view()["phase"], table.view()["line"], table.view()["aloud"]) == ("grab", None, True)


def test_m5_a_further_line_adds_or_repeats_and_starts_no_clock() -> None:
    table = Table()
    deadline = table.match.now_ms + 60_000
    table.read("Help!")
    table.play(0, type="read", line="It melts!")
    assert table.view()["line"] == "Help! It melts!"
    table.play(0, type="read", line="Help! It melts!")
    table.play(0, type="read", aloud=True)
    view = table.view()
    assert (view["line"], view["aloud"], view["deadline"]) == ("Help! It melts!", True, deadline)
    assert view["reads"] == ["Help!", "It melts!", "Help! It melts!", None]


def test_m5_a_line_needs_something_to_read() -> None:
    table = Table()
    assert refusal(table, 0, type="read", line=" \n ") == "empty-line"
    assert refusal(table, 0, type="read", line="\u200b\u202e") == "empty-line"
    assert refusal(table, 0, type="read", line="") == "bad-move"
    assert refusal(table, 0, type="read", line="x" * (LONGEST_LINE + 1)) == "bad-move"
    assert refusal(table, 0, type="read") == "bad-line"
    assert refusal(table, 0, type="read", aloud=False) == "bad-line"
    assert refusal(table, 0, type="read", line="Boo", aloud=True) == "bad-line"
    assert refusal(table, 1, type="read", line="Boo") == "not-the-reader"


def test_m5_a_card_has_room_for_so_much() -> None:
    table = Table()
    for _ in range(3):
        table.play(0, type="read", line="x" * LONGEST_LINE)
        table.play(0, type="read", line="y" * 9)
    typed = table.match.legal(0)[0]
    room = typed["line"]["maxLength"]
    assert refusal(table, 0, type="read", line="z" * (room + 1)) == "line-too-long"
    table.play(0, type="read", line="z" * room)
    assert table.match.legal(0) == [{"type": "read", "aloud": True}]
    while len(table.state.reads) < MOST_READS:
        table.play(0, type="read", aloud=True)
    assert table.match.legal(0) == []
    assert refusal(table, 0, type="read", aloud=True) == "read-enough"


def test_m6_any_listener_may_grab_but_not_the_reader() -> None:
    table = Table()
    table.read()
    assert table.match.waiting == [1, 2, 3]
    assert refusal(table, 0, type="grab", card=table.right) == "reader-listens-not"
    assert refusal(table, 0, type="no_idea") == "reader-listens-not"
    assert table.grab(3, table.right)[1]["seat"] == 3


def test_m8_right_is_a_point_for_reader_and_grabber() -> None:
    table = Table()
    table.read("Boo!")
    card, picture = table.right, table.state.the_drawn.picture
    events = table.grab(2, card)
    assert kinds(events) == ["ruled", "taken", "drew"]
    view = table.view()
    assert (view["readings"], view["taken"], view["scores"]) == ([1, 0, 0, 0], [[], [], [card], []], [1, 0, 1, 0])
    last = view["last"]
    assert (last["reader"], last["picture"], last["line"], last["who"]) == (0, picture, "Boo!", 2)
    assert (last["card"], last["right"], last["margin"], last["outcome"]) == (card, True, None, "taken")


def test_m9_wrong_is_a_misfire_and_the_reading_goes_on() -> None:
    table = Table()
    table.read()
    card = table.wrong
    assert kinds(table.grab(1, card)) == ["ruled"]
    view = table.view()
    assert (view["phase"], view["reader"], view["misfired"]) == ("grab", 0, [1])
    assert (view["wrong"][0]["seat"], view["wrong"][0]["card"]) == (1, card)
    assert card in [each["card"] for each in view["table"]]
    assert refusal(table, 1, type="grab", card=table.right) == "misfired"
    assert refusal(table, 1, type="no_idea") == "misfired"
    assert view["scores"] == [0, 0, 0, 0]
    table.grab(2, card)
    assert table.view()["misfired"] == [1, 2]
    table.grab(3, table.right)
    assert (table.view()["misfired"], table.view()["last"]["wrong"][1]["seat"]) == ([], 2)


def test_m9_what_a_misfire_tells_others_is_not_which_card_was_right() -> None:
    table = Table()
    table.read()
    table.grab(1, table.wrong)
    drawn, entry = table.state.the_drawn, table.match.entries[-1]
    for seat in (1, 2, None):
        told = str(table.match.state.redacted(entry, seat)) + str(table.view(seat)["wrong"])
        assert drawn.salt not in told
        assert f"'{table.right}'" not in told


def test_m10_all_misfired_cancels_the_pair() -> None:
    table = Table()
    table.read()
    card = table.right
    table.grab(1, table.wrong)
    table.grab(2, table.wrong)
    events = table.grab(3, table.wrong)
    assert kinds(events) == ["ruled", "cancelled", "drew"]
    view = table.view()
    assert (view["cancellations"], view["scores"], view["left"]) == ([1, 0, 0, 0], [-1, 0, 0, 0], 29)
    assert card not in [each["card"] for each in view["table"]]
    assert (view["last"]["why"], view["last"]["right"], view["last"]["who"]) == ("all-misfired", False, None)


def test_m10_nobody_knows_when_all_others_say_so() -> None:
    table = Table()
    table.read()
    table.grab(1, table.wrong)
    table.no_idea(2)
    assert (table.view()["no_idea"], table.view()["cancellations"]) == ([2], [0] * 4)
    assert refusal(table, 2, type="grab", card=table.right) == "said-no-idea"
    table.no_idea(3)
    assert (table.view()["cancellations"], table.view()["last"]["why"]) == ([1, 0, 0, 0], "nobody-knows")


def test_m10_nobody_knows_when_the_grab_clock_runs_out() -> None:
    table = Table(grab_clock=15)
    table.play(0, type="read", line="Boo")
    assert table.match.advance(14.9) == []
    assert kinds(table.match.advance(0.1)) == ["cancelled", "drew"]
    assert table.view()["last"]["why"] == "time-up"
    quiet = Table(grab_clock="off")
    quiet.read()
    assert (quiet.match.advance(10_000), quiet.view()["deadline"]) == ([], None)


def test_m10_adding_to_the_line_takes_no_idea_back_but_no_misfire() -> None:
    table = Table()
    table.read("Boo")
    table.grab(1, table.wrong)
    table.no_idea(2)
    table.play(0, type="read", line="Boo")
    assert table.view()["no_idea"] == [2]
    table.play(0, type="read", line="I said boo")
    assert (table.view()["no_idea"], table.view()["misfired"], table.match.waiting) == ([], [1], [2, 3])
    table.no_idea(3)
    table.play(0, type="read", aloud=True)
    assert table.view()["no_idea"] == []


def test_m5_the_reader_chooses_in_which_voice_devices_speak() -> None:
    table = Table()
    events = table.play(0, type="read", line="Boo", voice="deep")
    assert (events[0]["voice"], table.view()["voice"], table.view(2)["voice"]) == ("deep", "deep", "deep")
    table.play(0, type="read", line="I said boo")
    assert table.view()["voice"] is None
    assert refusal(table, 0, type="read", line="Boo!", voice="moon") == "bad-move"
    table.play(0, type="read", line="Boo!", voice="solemn")
    table.grab(1, table.right)
    assert (table.view()["phase"], table.view()["voice"]) == ("read", None)


def test_m11_the_next_to_the_left_reads() -> None:
    table = Table()
    readers = [table.reader]
    for _ in range(4):
        (table.take if len(readers) % 2 else table.cancel)()
        readers.append(table.reader)
    assert readers == [0, 1, 2, 3, 0]


def test_m16_grabs_are_allowed_from_the_moment_grabbing_opens() -> None:
    table = Table()
    assert refusal(table, 1, type="grab", card=table.right) == "wrong-phase"
    table.play(0, type="read", aloud=True)
    table.grab(1, table.right)
    assert table.view()["scores"] == [1, 1, 0, 0]


def test_m18_a_card_that_is_not_there_is_refused_and_no_misfire() -> None:
    table = Table()
    gone = table.right
    table.take()
    table.read()
    for card in (gone, "c99", ""):
        assert refusal(table, 2, type="grab", card=card) == "not-on-table"
    assert table.view()["misfired"] == []


def test_the_reading_clock_gives_another_card_then_the_next_reader() -> None:
    table = Table(reading_clock=30)
    table.match.advance(30)
    view = table.view()
    assert (table.reader, view["redrawn"], view["phase"], view["scores"]) == (0, True, "read", [0] * 4)
    assert (view["left"], len(table.state.shelved), view["opened"]) == (30, 1, [])
    events = table.match.advance(30)
    assert (kinds(events), table.reader, table.view()["redrawn"]) == (["put_back", "drew"], 1, False)
    assert table.view()["cancellations"] == [0] * 4
    off = Table(reading_clock="off")
    assert off.match.advance(10_000) == []


def test_a_reader_who_needs_it_has_more_time() -> None:
    table = Table(reading_clock=30)
    table.match.table({"act": "factor", "seat": 0, "times": 3})
    assert table.match.advance(89) == []
    assert kinds(table.match.advance(1)) == ["put_back", "drew"]


def test_a_table_where_nobody_reads_ends() -> None:
    table = Table(3, reading_clock=30)
    events = table.match.advance(180)
    assert kinds(events)[-1] == "ended"
    assert table.match.result == {"scores": [0] * 3, "winners": [0, 1, 2], "reason": "nobody-reads", "stood_in": []}
    awake = Table(3, reading_clock=30)
    awake.match.advance(150)
    awake.take()
    awake.match.advance(30)
    assert awake.match.result is None


def test_a_skip_lets_the_clock_run_out_at_once() -> None:
    table = Table()
    table.read()
    assert kinds(table.match.table({"act": "skip"})) == ["table", "cancelled", "drew"]
    assert kinds(table.match.table({"act": "skip"})) == ["table", "put_back", "drew"]


def test_twists_are_drawn_for_each_reading() -> None:
    assert Table().view()["twist"] is None
    first = {Table(twist="random", seed=seed).view()["twist"] for seed in range(9)}
    assert first == {"sounds", "mime"}
    later: set[str] = set()
    for seed in range(9):
        table = Table(twist="random", seed=seed)
        table.take()
        later.add(table.view()["twist"])
    assert later == {"sounds", "mime", "story"}


def test_moves_of_the_clock_are_not_for_seats() -> None:
    assert refusal(Table(), 0, type="time_up") == "clocks-own"
