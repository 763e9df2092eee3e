"""W6: what was entered in time, and comes late because the line is long."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs
from tests.games.hit_or_miss.table import Table, items

from hitparade import IllegalMove
from hitparade.kernel import Chance, Moment, deciding
from hitparade.kernel.links import links_of
from hitparade.kernel.log import check_entry
from hitparade.kernel.state import AnyEntry, MatchState


class Room:
    """Holds a match as a room does: its clock is looked at now and then, and it knows the connections."""

    def __init__(self, *trips_ms: float, **options: Any) -> None:
        self.table = Table(3, **options)
        self.table.start()
        self.match: MatchState = self.table.match.state
        self.trips_ms = list(trips_ms)
        self.chance = Chance(1)

    @property
    def links(self) -> dict[str, Any]:
        """The round trips measured, in the order of play."""
        return links_of({self.table.seat(player): [trip] for player, trip in zip("ABC", self.trips_ms, strict=False)})

    def _append(self, entry: AnyEntry) -> None:
        check_entry(self.match, entry, 1)
        self.match = deciding.evolve(self.match, entry)

    def tick(self, now_ms: int) -> None:
        """The room looks at its clock."""
        while (entry := deciding.decide_due(self.match, now_ms, self.chance, links=self.links)) is not None:
            self._append(entry)

    def send(self, player: str, now_ms: int, **move: Any) -> str:
        """A move arrives. ``taken``, or the code with which it was refused."""
        moment = Moment(now_ms, self.links)
        try:
            entry = deciding.decide_move(self.match, self.table.seat(player), move, moment, self.chance)
        except IllegalMove as error:
            return error.code
        self._append(entry)
        return "taken"

    def write(self, player: str, now_ms: int, entered_ms: int | None, item: str = "apple") -> str:
        entered = {} if entered_ms is None else {"entered_ms": entered_ms}
        return self.send(player, now_ms, type="write", item=item, **entered)

    def view(self, player: str) -> dict[str, Any]:
        return self.match.view(self.table.seat(player))


def test_w6_an_item_entered_in_time_is_taken_late_as_far_as_the_line_explains_it() -> None:
    room = Room(200, 200, 200)
    room.tick(45_000)
    assert room.view("A")["phase"] == "write"
    assert room.view("A")["deadline"] == 45_300
    assert room.write("A", 45_150, 44_900) == "taken"
    assert items(room.view("A")) == ["apple"]
    room.tick(45_300)
    assert room.view("A")["phase"] == "roll"


def test_w6_a_lag_that_the_line_does_not_explain_is_refused() -> None:
    room = Room(200, 200, 200)
    room.tick(45_000)
    assert room.write("A", 45_150, 44_849) == "time-up"
    assert room.write("A", 45_150, 44_850) == "taken"


def test_w6_what_was_entered_after_time_is_refused() -> None:
    room = Room(500, 500, 500)
    room.tick(45_000)
    assert room.write("A", 45_010, 45_000) == "time-up"
    assert room.write("A", 45_010, 45_005) == "time-up"
    assert room.write("A", 45_010, 44_999) == "taken"


def test_w6_after_a_second_nothing_is_taken() -> None:
    room = Room(5_000, 10, 10)
    room.tick(45_000)
    assert room.view("A")["deadline"] == 46_000
    assert room.write("A", 46_000, 44_000) == "taken"
    assert room.write("A", 46_001, 44_000, "pear") == "time-up"


def test_w6_an_item_that_does_not_say_when_it_was_entered_comes_too_late() -> None:
    room = Room(200, 200, 200)
    room.tick(45_000)
    assert room.write("A", 45_050, None) == "time-up"


def test_w6_who_has_no_measured_line_has_nothing_taken_late() -> None:
    room = Room(200, 200)
    room.tick(45_000)
    assert room.write("C", 45_050, 44_990) == "time-up"


def test_w6_before_anybody_has_looked_at_the_clock_late_is_late_as_well() -> None:
    room = Room(200, 200, 200)
    assert room.write("A", 44_999, None) == "taken"
    assert room.write("A", 45_000, None, "pear") == "time-up"
    assert room.write("A", 45_200, 44_990, "plum") == "taken"
    assert room.write("A", 45_500, 44_990, "fig") == "time-up"


def test_w6_a_clock_that_is_looked_at_late_took_nobody_longer() -> None:
    room = Room(200, 200, 200)
    room.tick(45_120)
    assert room.view("A")["deadline"] == 45_300
    assert room.write("B", 45_200, 45_060) == "time-up"


def test_w6_when_all_lines_have_had_their_time_already_nothing_is_waited_for() -> None:
    room = Room(200, 200, 200)
    room.tick(47_000)
    assert room.view("A")["phase"] != "write"


def test_w6_the_draft_that_comes_late_counts_in_place_of_the_one_before() -> None:
    room = Room(300, 300, 300)
    room.send("A", 44_000, type="draft", item="ban")
    room.tick(45_000)
    assert items(room.view("A")) == []
    assert room.send("A", 45_100, type="draft", item="banana", entered_ms=44_950) == "taken"
    assert room.send("A", 45_100, type="draft", item="bananas!", entered_ms=45_050) == "time-up"
    room.tick(45_400)
    assert items(room.view("A")) == ["banana"]


def test_w6_an_item_that_comes_late_empties_the_field() -> None:
    room = Room(300, 300, 300)
    room.send("A", 44_000, type="draft", item="banan")
    room.tick(45_000)
    assert room.write("A", 45_100, 44_950, "banana") == "taken"
    room.tick(45_400)
    assert items(room.view("A")) == ["banana"]


def test_w6_nothing_is_struck_late() -> None:
    room = Room(300, 300, 300)
    room.write("A", 10_000, None)
    room.tick(45_000)
    assert room.send("A", 45_010, type="strike", item="apple") == "time-up"
    assert room.send("A", 45_010, type="done") == "time-up"


def test_w6_who_had_put_the_pencil_down_writes_nothing_late() -> None:
    room = Room(300, 300, 300)
    room.send("A", 10_000, type="done")
    room.tick(45_000)
    assert room.write("A", 45_010, 9_000) == "already-done"


def test_w6_while_late_items_are_collected_nobody_is_waited_for_and_nobody_told_to_write() -> None:
    room = Room(300, 300, 300)
    room.tick(45_000)
    assert room.match.waiting == []
    assert [room.match.legal(seat) for seat in range(3)] == [[], [], []]


def test_w6_who_comes_back_while_late_items_are_collected_writes_no_more() -> None:
    room = Room(300, 300, 300)
    seat = room.table.seat("C")
    for act in ({"act": "leave", "seat": seat}, None, {"act": "back", "seat": seat}):
        if act is None:
            room.tick(45_000)
            continue
        entry = deciding.decide_act(room.match, deciding.read_act(act), Moment(45_000, room.links), room.chance)
        room.match = deciding.evolve(room.match, entry)
    assert room.view("C")["phase"] == "write"
    assert (room.match.waiting, room.match.legal(seat)) == ([], [])
    assert room.write("C", 45_010, 44_000) == "time-up"
    room.tick(46_000)
    assert room.view("C")["phase"] != "write"


def test_w6_how_late_it_was_stands_in_the_event() -> None:
    room = Room(300, 300, 300)
    room.tick(45_000)
    entry = deciding.decide_move(
        room.match,
        room.table.seat("A"),
        {"type": "write", "item": "apple", "entered_ms": 44_900},
        Moment(45_100, room.links),
        room.chance,
    )
    assert entry.events[0].lag_ms == 200
    assert entry.links == room.links


def test_w6_the_bare_match_takes_nothing_late() -> None:
    table = Table(3)
    table.start()
    table.match.advance(45)
    assert table.phase == "round_over"
    table = Table(3)
    table.start()
    table.do("A", "write", item="apple", entered_ms=10**9)
    table.match.table({"act": "factor", "seat": table.seat("B"), "times": 2})
    table.match.advance(45)
    assert table.refusal("A", "write", item="pear", entered_ms=44_000) == "time-up"


def test_w6_a_skip_is_the_end_of_writing_then_and_there() -> None:
    table = Table(3)
    table.start()
    table.match.advance(10)
    table.do("A", "draft", item="apple")
    for _ in "ABC":
        table.match.table({"act": "skip"})
    assert table.state.pads[table.seat("A")].up_ms == 10_000
    assert table.phase == "roll"


def test_w6_with_a_longer_time_for_one_the_others_lines_close_first() -> None:
    room = Room(200, 200, 200)
    act = deciding.read_act({"act": "factor", "seat": room.table.seat("B"), "times": 2})
    room.match = deciding.evolve(room.match, deciding.decide_act(room.match, act, Moment(0), room.chance))
    room.tick(45_000)
    assert room.write("A", 45_100, 44_950) == "taken"
    assert room.write("A", 80_000, 44_950, "pear") == "time-up"
    assert room.send("B", 80_000, type="done") == "taken"
    assert room.view("A")["phase"] == "roll"


@pytest.mark.parametrize("trip", [0.4, 250.0])
def test_w6_collecting_survives_a_replay(trip: float) -> None:
    room = Room(trip, trip, trip)
    room.tick(45_000)
    state = room.match.state
    assert structs.replace(state) == state
    assert state.collecting_ms == round(trip) + 100


@pytest.mark.parametrize("kind", ["write", "draft"])
def test_w6_a_time_that_no_clock_shows_is_refused(kind: str) -> None:
    table = Table()
    table.start()
    for entered_ms in (-1, 10**12 + 1, 2**64, 10**400):
        assert table.refusal("A", kind, item="plum", entered_ms=entered_ms) == "bad-move"
    table.do("A", kind, item="plum", entered_ms=10**12)
    assert items(table.view("A")) == (["plum"] if kind == "write" else [])
