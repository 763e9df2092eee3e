"""Leaving, coming back and joining late (M17), and the race for those who can't race (M19)."""

from __future__ import annotations

import pytest
from tests.games.hit_manga.table import Table, kinds, link

from hitparade import IllegalMove


def test_m17_a_reader_who_leaves_is_no_loss() -> None:
    for has_read in (False, True):
        table = Table()
        if has_read:
            table.read()
        assert kinds(table.leave(0)) == ["table", "went_away", "put_back", "drew"]
        view = table.view()
        assert (table.reader, view["cancellations"], view["left"], view["scores"]) == (1, [0] * 4, 30, [0] * 4)
        assert (view["gone"], view["listeners"], view["phase"]) == ([0], [2, 3], "read")


def test_m17_who_has_left_does_not_read() -> None:
    table = Table()
    table.leave(1)
    table.take()
    assert (table.reader, table.state.listeners) == (2, (0, 3))
    table.back(1)
    assert (table.view()["gone"], table.state.listeners) == ([], (0, 3))
    table.take()
    assert (table.reader, table.state.listeners) == (3, (0, 1, 2))


def test_m17_nobody_waits_for_a_listener_who_left() -> None:
    table = Table()
    table.read()
    table.no_idea(1, 2)
    assert kinds(table.leave(3)) == ["table", "went_away", "cancelled", "drew"]
    other = Table()
    other.read()
    assert kinds(other.leave(3)) == ["table", "went_away"]


def test_m17_a_held_grab_stands_when_its_player_leaves() -> None:
    links = {"1": link(20), "2": link(200)}
    table = Table(5)
    table.read(links=links)
    table.grab(1, table.right, links, reaction_ms=1_980)
    table.leave(1)
    assert table.state.held != ()
    table.match.advance(1)
    assert table.view()["last"]["who"] == 1


def test_m17_without_listeners_the_next_player_reads() -> None:
    table = Table(3)
    table.read()
    table.join()
    table.join()
    table.leave(1)
    assert kinds(table.leave(2)) == ["table", "went_away", "put_back", "drew"]
    assert (table.reader, table.view()["cancellations"]) == (3, [0] * 5)


def test_m17_late_guests_listen_from_the_next_reading_on_and_read_in_turn() -> None:
    table = Table(3)
    table.read()
    assert kinds(table.join()) == ["table", "joined"]
    with pytest.raises(IllegalMove, match="next-reading"):
        table.grab(3, table.right)
    assert (table.match.legal(3), table.view()["scores"]) == ([], [0] * 4)
    table.grab(1, table.right)
    assert table.state.listeners == (0, 2, 3)
    table.take(3)
    table.take(3)
    assert (table.reader, table.view()["scores"]) == (3, [1, 2, 1, 2])


def test_m17_a_guest_in_time_for_the_hearts() -> None:
    table = Table(3, begun=False)
    table.join()
    for seat in range(4):
        table.play(seat, type="love", hearts=seat)
    assert table.reader == 3


@pytest.mark.parametrize("phase", ["love", "read", "grab"])
def test_m17_with_too_few_the_match_ends_as_it_stands(phase: str) -> None:
    table = Table(3, begun=phase != "love")
    if phase != "love":
        table.take()
    if phase == "grab":
        table.read()
    shut = [table.state.drawn.seal] if table.state.drawn else []
    assert kinds(table.leave(2))[-1] == "ended"
    assert table.match.result is not None
    assert table.match.result["reason"] == "too-few"
    assert table.match.result["scores"] == ([0, 0, 0] if phase == "love" else [1, 1, 0])
    assert set(shut) <= {opened["seal"] for opened in table.view()["opened"]}


def sealed(seats: int = 4) -> Table:
    table = Table(seats, race="sealed", grab_clock=15)
    table.read()
    return table


def test_m19_tries_stay_hidden_until_everybody_has_had_theirs() -> None:
    table = sealed()
    right = table.right
    before = table.view(2)
    assert kinds(table.grab(1, right)) == ["grabbed"]
    assert (table.view(2), table.view(1)["held"]) == (before, {"card": right})
    with pytest.raises(IllegalMove, match="already-grabbed"):
        table.grab(1, table.wrong)
    table.no_idea(2)
    events = table.grab(3, right)
    assert kinds(events) == ["grabbed", "guessed", "drew"]
    view = table.view()
    assert (view["scores"], view["guessed"], view["taken"], view["readings"]) == (
        [1, 1, 0, 1],
        [0, 1, 0, 1],
        [[], [], [], []],
        [1, 0, 0, 0],
    )
    assert (view["last"]["scorers"], view["last"]["who"], view["last"]["outcome"]) == ([1, 3], None, "guessed")
    assert right not in [card["card"] for card in view["table"]]


def test_m19_wrong_ones_cost_nothing_but_the_try() -> None:
    table = sealed()
    table.grab(1, table.wrong)
    table.grab(2, table.right)
    assert table.view()["misfired"] == []
    table.grab(3, table.wrong)
    assert (table.view()["scores"], len(table.view()["last"]["tries"])) == ([1, 0, 1, 0], 3)


def test_m19_none_right_is_a_cancellation() -> None:
    table = sealed()
    for seat in (1, 2, 3):
        table.grab(seat, table.wrong)
    assert (table.view()["cancellations"], table.view()["last"]["why"]) == ([1, 0, 0, 0], "none-right")
    other = sealed()
    other.no_idea(1, 2, 3)
    assert other.view()["last"]["why"] == "nobody-knows"


def test_m19_the_clock_ends_it_too() -> None:
    table = sealed()
    table.grab(1, table.right)
    table.match.advance(15)
    assert table.view()["scores"] == [1, 1, 0, 0]
    other = sealed()
    other.match.advance(15)
    assert (other.view()["cancellations"], other.view()["last"]["why"]) == ([1, 0, 0, 0], "time-up")


def test_m19_nothing_is_spent_of_any_credit() -> None:
    table = sealed()
    table.grab(1, table.right, {"1": link(20)}, reaction_ms=0)
    table.no_idea(2, 3)
    assert table.state.credits == (60, 60, 60, 60)
