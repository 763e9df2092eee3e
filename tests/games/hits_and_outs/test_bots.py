"""The bots: they play from their seat's view alone, always by the rules, and each in its own way."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.hits_and_outs.table import NAME, Table
from tests.games.hits_and_outs.test_view import OPTIONS, some_play

import hitparade
from hitparade import UnknownName
from hitparade.games.hits_and_outs.game import GAME
from hitparade.games.hits_and_outs.meta import META
from hitparade.kernel import Chance
from hitparade.kernel.values import plain

BOTS = ("rookie", "sly", "steady")


def chosen(bot: str, view: dict[str, Any], legal: list[dict[str, Any]], count: int = 400) -> Counter[str]:
    """How often the bot takes each move, over so many seeds."""
    player = hitparade.bot(NAME, bot)
    moves = [player.choose(view, legal, seed) for seed in range(count)]
    return Counter(str(move.get("hit") or move.get("corner") or move["type"]) for move in moves)


def duel(one: str, other: str, matches: int) -> list[int]:
    """Wins by the first and by the second bot."""
    wins, players, rng = [0, 0], [hitparade.bot(NAME, one), hitparade.bot(NAME, other)], random.Random(1)
    for seed in range(matches):
        match = Table(seed).match
        while match.result is None:
            seat = match.waiting[0]
            match.play(seat, players[seat].choose(match.view(seat), match.legal(seat), rng.getrandbits(60)))
        wins[match.result["winners"][0]] += 1
    return wins


def test_the_bots_are_those_of_the_lobby() -> None:
    assert tuple(bot.name for bot in META.bots) == BOTS == tuple(GAME.bots)
    with pytest.raises(UnknownName):
        hitparade.bot(NAME, "perfect")


@pytest.mark.parametrize("bot", BOTS)
@given(options=OPTIONS, seed=st.integers(0, 10**6), length=st.integers(0, 60))
def test_a_bot_chooses_a_legal_move_and_never_gives_up(
    bot: str, options: dict[str, Any], seed: int, length: int
) -> None:
    match = some_play(options, seed, length).match
    for seat in match.waiting:
        view, legal = match.view(seat), match.legal(seat)
        move = hitparade.bot(NAME, bot).choose(view, legal, seed)
        assert move in legal
        assert move["type"] != "give_up"
        assert move == hitparade.bot(NAME, bot).choose(match.view(seat), match.legal(seat), seed)
        match.play(seat, move)


@pytest.mark.parametrize("bot", BOTS)
@given(options=OPTIONS, seed=st.integers(0, 10**6), length=st.integers(0, 60))
def test_a_bot_cannot_smell_the_hit(bot: str, options: dict[str, Any], seed: int, length: int) -> None:
    """Wherever the Hits that its seat may not know really lie, it does the same."""
    state = some_play(options, seed, length).state
    for seat in GAME.waiting(state):
        other = GAME.disguise(state, seat, Chance(seed))
        seen = [plain(GAME.view(each, seat)) for each in (state, other)]
        moves = [GAME.bots[bot].choose(view, GAME.legal(state, seat), seed) for view in seen]
        assert moves[0] == moves[1]


def test_rookie_seldom_hides_in_the_same_corner_twice() -> None:
    table = Table()
    pitching = table.state.pitching
    before = chosen("rookie", table.view(pitching), table.match.legal(pitching))
    table.hit("second")
    after = chosen("rookie", table.view(pitching), table.match.legal(pitching))
    assert (before["second"] > 100, after["second"] < 40) == (True, True)


def test_rookie_lifts_in_reading_order() -> None:
    table = Table()
    table.place("home")
    counts = chosen("rookie", table.view(table.state.batting), table.match.legal(table.state.batting))
    assert counts["first"] > counts["second"] > counts["third"] > counts["home"] > 0


def test_sly_looks_where_the_other_side_hides() -> None:
    """The habit shows with a few placements, found or not, and grows."""
    table = Table()
    batting = table.state.batting
    shares: list[int] = []
    for _ in range(4):
        table.place("third")
        shares.append(chosen("sly", table.view(batting), table.match.legal(batting))["third"])
        table.lift("third")
    assert shares[0] < shares[1] < shares[3]
    assert shares[3] > 200


def test_sly_notices_who_never_repeats_a_corner() -> None:
    """A corner that has just been used is less likely with somebody who keeps changing."""
    table = Table()
    batting = table.state.batting
    for corner in ("first", "second", "first", "second", "first", "second"):
        table.hit(corner)
    table.place("first")
    counts = chosen("sly", table.view(batting), table.match.legal(batting))
    assert counts["first"] > counts["second"]


def test_sly_learns_from_a_hit_that_was_never_found() -> None:
    """What was lifted in vain is where the Hit was not."""
    table = Table()
    table.outs(2, hit="home")
    table.lift("home")
    table.outs(1, hit="home")
    table.half()
    batting = table.state.batting
    table.place("home")
    counts = chosen("sly", table.view(batting), table.match.legal(batting))
    assert counts["home"] > counts["first"]


def test_sly_tells_its_own_habits_from_the_other_sides() -> None:
    """What a seat itself hid in the half before says nothing about where the other side will hide."""
    table = Table()
    table.half("third", "third", "third", "third")
    batting = table.state.batting
    table.place("third")
    view = table.view(batting)
    assert view["history"]
    legal = table.match.legal(batting)
    assert chosen("sly", view, legal) == chosen("sly", {**view, "history": []}, legal)


def test_sly_hides_where_the_other_side_comes_late() -> None:
    table = Table()
    for _ in range(4):
        table.hit("first")
    pitching = table.state.pitching
    counts = chosen("sly", table.view(pitching), table.match.legal(pitching))
    assert counts["first"] == min(counts[corner] for corner in ("first", "second", "third", "home"))


def test_steady_hides_the_dear_corners_less() -> None:
    table = Table()
    for _ in range(2):
        pitching = table.state.pitching
        counts = chosen("steady", table.view(pitching), table.match.legal(pitching))
        assert 0 < counts["home"] < counts["third"] <= counts["first"] * 1.3
        table.outs(1, hit="second")
        table.lift("second")


def test_steady_does_not_mind_what_happened() -> None:
    """The same situation in another inning is played the same."""
    one, other = Table(), Table()
    other.innings((2, 0), (0, 1))
    seats = one.state.pitching, other.state.pitching
    views = one.view(seats[0]), other.view(seats[1])
    legal = one.match.legal(seats[0])
    assert views[0]["history"] != views[1]["history"]
    assert chosen("steady", views[0], legal) == chosen("steady", views[1], legal)


@pytest.mark.parametrize("bot", BOTS)
def test_h17_calling_grows_with_what_there_is_to_win(bot: str) -> None:
    """H17: nobody calls at once for sure; with runners on and outs against them they rather do."""
    table = Table(call_your_shot=True)
    batting = table.state.batting
    early = chosen(bot, table.view(batting), table.match.legal(batting))["call_shot"]
    table.hit("first")
    table.outs(2, hit="second")
    table.lift("second")
    assert (table.view()["outs"], len(table.view()["bases"])) == (2, 2)
    late = chosen(bot, table.view(batting), table.match.legal(batting))["call_shot"]
    assert early < 200 < late


def test_the_better_bots_beat_the_rookie() -> None:
    """Over so many matches the stronger side wins clearly more; the seeds are fixed, so this never wavers."""
    for better in ("sly", "steady"):
        won, lost = duel(better, "rookie", 60)
        assert won > lost * 1.2
