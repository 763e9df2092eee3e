"""The view: its keys, whom it tells what, and its shape; the events, as every viewer is told of them."""

from __future__ import annotations

import json
from typing import Any, get_args

import msgspec
import pytest
from tests.games.hit_or_miss.scripts import SCRIPTS
from tests.games.hit_or_miss.table import Table

from hitparade.games.hit_or_miss import shapes
from hitparade.games.hit_or_miss.events import Event
from hitparade.kernel.deciding import evolve, new_match

PRIVATE = {"seat", "list", "draft", "proposal", "answer", "voted"}


@pytest.mark.parametrize("name", SCRIPTS)
def test_every_view_and_event_has_its_shape(name: str) -> None:
    match = SCRIPTS[name]().match
    state = new_match(match.state.game, match.state.head.seats, match.state.head.options)
    for entry in match.entries:
        state = evolve(state, entry)
        for viewer in (None, *range(match.state.seats)):
            msgspec.convert(state.view(viewer), shapes.View)
            told = [event for event in state.redacted(entry, viewer) if event["type"] != "table"]
            assert json.loads(json.dumps(told)) == told
            msgspec.convert(told, list[shapes.Event])


def test_every_kind_of_event_has_a_shape_and_is_told_in_some_script() -> None:
    tags = {kind.__struct_config__.tag for kind in get_args(Event)}
    assert {kind.__struct_config__.tag for kind in get_args(shapes.Event)} == tags
    logs = [play().match.log[1:] for play in SCRIPTS.values()]
    happened = {event["type"] for log in logs for entry in log for event in entry["events"]}
    assert happened == tags - {"collecting", "line_hidden"}, "late items are collected, and hosts hide, in rooms only"


def test_the_keys_of_the_view() -> None:
    table = Table()
    public = table.view()
    assert set(public) == {
        "phase", "round", "rounds", "lap", "laps", "leader", "turn", "order", "players", "category", "swap_left",
        "counts", "done", "ready", "strictness", "writing_ms", "pile", "die", "called", "commitment", "item", "hidden",
        "answers", "answered", "turn_points", "round_points", "scores", "read", "opened", "challenge", "votes", "lists",
        "history", "winners", "reason", "step", "deadline", "paused", "left",
    }  # fmt: skip
    assert set(table.view("B")) == set(public) | PRIVATE
    assert {key: value for key, value in table.view("B").items() if key not in PRIVATE} == public


def test_a_stranger_sees_what_the_screen_sees() -> None:
    table = Table(3)
    game = table.match.state.game
    assert game.view(table.state, 3) == game.view(table.state, None)
    assert game.redact(table.match.entries[0].events[0], 7) == game.redact(table.match.entries[0].events[0], None)


def test_counts_are_public_and_items_are_not() -> None:
    table = Table()
    table.start()
    told: dict[str | None, Any] = {}
    table.do("B", "write", item="secret thing")
    for viewer in (None, *"ABCDE"):
        seat = None if viewer is None else table.seat(viewer)
        told[viewer] = table.match.state.redacted(table.match.entries[-1], seat)
        assert table.by_player(table.view(viewer)["counts"]) == [0, 1, 0, 0, 0]
        assert ("secret" in json.dumps([table.view(viewer), told[viewer]])) == (viewer == "B")
    assert told["A"] == told[None] == [{"type": "wrote", "seat": table.seat("B"), "count": 1}]


def test_nobody_is_told_of_a_draft() -> None:
    table = Table()
    table.start()
    before = table.view("A")
    table.do("B", "draft", item="sec")
    entry = table.match.entries[-1]
    assert table.match.state.redacted(entry, table.seat("A")) == table.match.state.redacted(entry, None) == []
    assert table.match.state.redacted(entry, table.seat("B"))[0]["item"] == "sec"
    assert table.view("A") == before
    assert table.view("B")["draft"] == "sec"


def test_a_proposal_is_its_owners_alone() -> None:
    table = Table(dice=["hit"])
    table.write(A="strawberry", B="strawbery", C="kiwi", D="fig", E="date")
    table.read("strawberry")
    entry = table.match.entries[-1]
    for player in "ABCDE":
        told = json.dumps([table.view(player), table.match.state.redacted(entry, table.seat(player))])
        assert ("strawbery" in told) == (player == "B")
    assert "strawbery" not in json.dumps([table.view(), table.match.state.redacted(entry, None)])


def test_what_is_drawn_is_sealed_until_it_is_known() -> None:
    table = Table(seed=3).turns()
    told = json.dumps([table.view(), [table.match.state.redacted(entry, None) for entry in table.match.entries]])
    turn, top = table.state.the_turn, table.state.the_top
    for secret in (turn.die.salt, top.salt, top.value):
        assert secret not in told
    assert table.view()["pile"]["commitment"] == top.seal


def test_the_step_grows_with_each_reading_turn_and_phase_only() -> None:
    table = Table(dice=["jester"], vote_tie="reject")
    steps = [table.view()["step"]]

    def did(grew: int, *_: object) -> None:
        steps.append(table.view()["step"])
        assert steps[-1] - steps[-2] == grew

    did(1, table.do("A", "swap"))
    did(1, table.do("B", "start_timer"))
    did(0, table.do("C", "write", item="apple"), table.do("C", "draft", item="x"), table.do("D", "write", item="fig"))
    did(0, table.do("D", "strike", item="fig"), table.do("A", "write", item="kiwi"))
    did(1, table.write())
    did(1, table.do("A", "roll"))
    did(1, table.do("A", "announce", **{"as": "hit"}))
    did(1, table.do("A", "circle", item="kiwi"))
    did(0, table.answer("D"))
    did(1, table.do("B", "challenge", why=""))
    did(0, table.do("B", "say", text="hm"), table.do("B", "vote", accept=True))
    did(1, table.vote(accept="A"))
    did(1, table.answers())


def test_a_move_for_an_earlier_step_never_lands_in_a_later_one() -> None:
    table = Table(dice=["hit"]).turns()
    step = table.view()["step"]
    table.do("A", "roll", step=step)
    assert table.refusal("A", "circle", item="apple", step=step) == "wrong-step"
