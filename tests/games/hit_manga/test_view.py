"""What each viewer sees: shapes, secrets, and what stays hidden until it may be known."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from tests.battery.moves import filled
from tests.games.hit_manga.table import Table, link

from hitparade import Match
from hitparade.games.hit_manga import redacting
from hitparade.games.hit_manga.events import Event as Happened
from hitparade.games.hit_manga.events import Grabbed
from hitparade.games.hit_manga.shapes import Event, View
from hitparade.kernel import Chance

VIEWERS = (None, 0, 1, 2, 3)


def played(seed: int, **options: Any) -> Table:
    """A whole match at random, over measured connections of every kind, with people coming and going."""
    random = Random(seed)
    table = Table(4, seed, **{"pairs": 10, "reading_clock": 30, "grab_clock": 15, **options})
    links = {str(seat): link(random.choice([5, 60, 240])) for seat in (1, 2, 3)}
    while table.match.result is None:
        seats = [*table.match.waiting, *([table.reader] if table.state.phase == "grab" else [])]
        if seats and random.random() < 0.8:
            seat = random.choice(seats)
            moves = table.match.legal(seat)
            move = filled(random.choice([*moves[-2:], *moves]), random) if moves else None
            if move is not None and random.random() < 0.7 and "card" in move:
                move["card"] = table.right
            if move is not None:
                table.match.play(seat, move, links)
        elif random.random() < 0.05 and len(table.state.present) == 4:
            table.leave(table.reader if table.state.reader is not None else 0)
        elif table.state.gone:
            table.back(table.state.gone[0])
        else:
            table.match.advance(random.choice([0.05, 0.3, 12]))
    return table


OPTIONS: list[dict[str, Any]] = [
    {},
    {"edition": "later", "twist": "random", "last_tie": "ogiri"},
    {"race": "sealed", "last_tie": "ogiri", "play_last_pair": True},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_views_and_events_have_the_shapes_that_clients_are_told(options: dict[str, Any]) -> None:
    for seed in range(4):
        table = played(seed, **options)
        match = table.match.state
        assert Match.replay(table.match.log, check=True) == table.match
        told = [event for entry in table.match.entries for seat in VIEWERS for event in match.redacted(entry, seat)]
        for event in told:
            if event["type"] != "table":
                msgspec.convert(event, Event)
        for viewer in VIEWERS:
            msgspec.convert(table.view(viewer), View)
        view = table.view()
        shown = [opened["value"]["picture"] for opened in view["opened"] if isinstance(opened["value"], dict)]
        assert {page["picture"] for page in view["pages"]} <= set(shown)


def test_every_event_is_redacted() -> None:
    known = {*redacting._PUBLIC, Grabbed}
    assert known == set(Happened.__args__)


def test_the_table_s_own_left_gives_way_to_pairs_left() -> None:
    table = Table()
    table.leave(1)
    assert (table.view()["left"], table.view()["gone"]) == (30, [1])


def test_nothing_a_listener_is_told_depends_on_the_drawn_card() -> None:
    """Two worlds that differ only in the card drawn look and sound the same until it is shown."""
    for seed in range(6):
        table = Table(seed=seed)
        table.read()
        table.grab(1, table.wrong)
        match = table.match.state
        other = match.with_state(match.game.disguise(match.state, 2, Chance(seed)))
        seen = [{**each.view(2), "commitment": None} for each in (match, other)]
        assert seen[0] == seen[1]
        assert match.legal(2) == other.legal(2)


def test_captions_and_votes_are_disguised_too() -> None:
    from tests.games.hit_manga.test_ends import all_tied

    table = all_tied()
    table.play(0, type="caption", line="Zero")
    table.play(1, type="caption", line="One")
    game = table.match.state.game
    other = game.disguise(table.state, 0, Chance(1))
    assert other.the_ogiri.line_of(0) == "Zero"
    assert other.the_ogiri.line_of(1) != "One"
    table.play(2, type="caption", line="Two")
    for seat in (0, 1):
        table.play(seat, type="vote", caption=next(move["caption"] for move in table.match.legal(seat)))
    worlds = [game.disguise(table.state, 0, Chance(seed)) for seed in range(20)]
    assert len({world.the_ogiri.order for world in worlds}) == 2
    assert all(world.the_ogiri.line_of(0) == "Zero" for world in worlds)
    assert all(game.view(world, 0) == game.view(table.state, 0) for world in worlds)
    assert all(game.problems(world) == [] for world in worlds)
