"""The bots at the table: what they do in each phase, and after how long."""

from __future__ import annotations

from statistics import median
from typing import Any

import pytest
from tests.games.hit_or_miss.table import NAME, Table, items

import hitparade
from hitparade import Match
from hitparade.games.hit_or_miss.bots import BOTS, guessing
from hitparade.games.hit_or_miss.bots.personas import PERSONAS
from hitparade.games.hit_or_miss.bots.player import Bot
from hitparade.games.hit_or_miss.bots.thinking import next_thought
from hitparade.games.hit_or_miss.matching import match
from hitparade.games.hit_or_miss.packs import card, library

KINDS = sorted(BOTS)
DECK = [each for pack in library().values() for each in pack.cards]


def choose(table: Table, player: str, seed: int = 1, bot: str = "plain") -> dict[str, Any]:
    return hitparade.bot(NAME, bot).choose(table.view(player), table.legal(player), seed)


def delay(table: Table, player: str, seed: int = 1, bot: str = "plain") -> int | None:
    return Bot(PERSONAS[bot]).delay_ms(table.view(player), table.legal(player), seed)


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_bots_play_whole_matches(seats: int) -> None:
    match = Match(NAME, seats=seats, seed=seats, options={"rounds": 2})
    seed = 0
    while match.result is None:
        seed += 1
        seat = match.waiting[seed % len(match.waiting)]
        move = hitparade.bot(NAME, KINDS[seat % 4]).choose(match.view(seat), match.legal(seat), seed)
        match.play(seat, move)
    assert max(match.result["scores"]) > 0


def test_a_bot_writes_items_of_the_card_until_it_has_had_its_fill() -> None:
    table = Table(writing_time="unlimited")
    table.start()
    for seed in range(200):
        move = choose(table, "B", seed)
        if move["type"] == "done":
            break
        table.do("B", kind=move["type"], item=move["item"])
    written = items(table.view("B"))
    assert 5 <= len(written) <= 45
    known = card("things", "fruit").answers
    found = [item for item in written if any(match(item, answer.name, "synonyms") for answer in known)]
    assert len(found) > 0.7 * len(written)


def test_a_bot_never_writes_the_same_thing_twice() -> None:
    for bot in KINDS:
        table = Table(writing_time="unlimited")
        table.start()
        for seed in range(60):
            move = choose(table, "B", seed, bot)
            if move["type"] == "done":
                break
            table.do("B", "write", item=move["item"])


def test_a_bot_with_a_full_list_puts_the_pencil_down() -> None:
    table = Table(writing_time="unlimited")
    table.start()
    view, legal = table.view("B"), [move for move in table.legal("B") if move["type"] != "write"]
    assert hitparade.bot(NAME, "plain").choose(view, legal, 1) == {"type": "done"}


def test_a_bot_that_knows_nothing_more_is_done() -> None:
    table = Table(writing_time="unlimited", category="fruit")
    table.start()
    known = card("things", "fruit")
    line = [{"item": answer.name, "state": "open"} for answer in known.answers]
    view = {**table.view("B"), "list": line, "writing_ms": 10**9}
    assert next_thought(known, PERSONAS["plain"], view, 1) is None
    assert Bot(PERSONAS["plain"]).delay_ms(view, table.legal("B"), 1) == 2_000


@pytest.mark.parametrize("bot", KINDS)
def test_bots_write_at_the_pace_of_people(bot: str) -> None:
    """Driven by the times that they name, as a room does it: 8 to 14 items in 45 s."""
    lengths: list[int] = []
    for seed in range(40):
        table = Table(3, seed=seed, category=None, packs=["things", "scenes", "playful"])
        table.start()
        at_ms = 0
        for step in range(100):
            wait_ms = delay(table, "B", seed * 1000 + step, bot)
            assert wait_ms is not None
            assert wait_ms >= 1_200
            at_ms += wait_ms
            if at_ms >= 45_000:
                break
            move = choose(table, "B", seed * 1000 + step, bot)
            if move["type"] == "done":
                break
            table.do("B", "write", item=move["item"])
        lengths.append(len(table.view("B")["list"]))
    assert 7 <= median(lengths) <= 14


def test_the_time_of_the_next_item_follows_from_view_and_seed() -> None:
    table = Table()
    table.start()
    first = next_thought(card("things", "fruit"), PERSONAS["plain"], table.view("B"), 8)
    assert first is not None
    assert first.seconds > 4.7 + 1.2 - 1e-9
    assert delay(table, "B", 8) == round(first.seconds * 1000)
    assert choose(table, "B", 8) == {"type": "write", "item": first.text}


@pytest.mark.parametrize("bot", KINDS)
def test_on_a_hit_it_reads_what_many_have_and_on_a_miss_what_nobody_has(bot: str) -> None:
    for called, wanted in (("hit", "apple"), ("miss", "kumquat")):
        table = Table(dice=[called])
        table.write(A="quince, apple, kumquat", B="fig", C="plum", D="date, lime", E="lemon")
        table.do("A", "roll")
        assert {choose(table, "A", seed, bot)["item"] for seed in range(10)} <= {wanted, "quince"} - (
            {"quince"} if called == "hit" else set()
        )


def test_what_the_card_does_not_know_hardly_anybody_has() -> None:
    table = Table(dice=["miss"])
    table.write(A="apple, my own invention", B="fig", C="plum", D="date", E="lemon")
    table.do("A", "roll")
    assert choose(table, "A")["item"] == "my own invention"
    assert all(chance < 0.05 for chance in guessing.chances(table.view("A"), "my own invention"))


def test_who_has_written_more_is_likelier_to_have_it() -> None:
    table = Table(dice=["hit"])
    table.write(A="apple", B="fig", C="plum, date, lime, lemon, pear, mango, kiwi", D="", E="guava")
    by_seat = dict(zip((s for s in table.view()["players"] if s != table.seat("A")), chances(table), strict=True))
    assert by_seat[table.seat("C")] > by_seat[table.seat("B")] > by_seat[table.seat("D")] == 0


def chances(table: Table) -> list[float]:
    return guessing.chances(table.view("A"), "apple")


@pytest.mark.parametrize(("list_", "announced"), [("apple, banana", "hit"), ("kumquat, quince", "miss")])
def test_after_the_jester_it_announces_what_its_list_is_good_for(list_: str, announced: str) -> None:
    table = Table(8, dice=["jester"])
    others = "apple, banana, orange, pear, grapes, lemon, kiwi, plum, cherry, fig"
    table.write(A=list_, **dict.fromkeys("BCDEFGH", others))
    table.do("A", "roll")
    assert choose(table, "A") == {"type": "announce", "as": announced}


def test_it_lays_the_card_that_is_proposed() -> None:
    table = Table(dice=["hit"])
    table.write(A="strawberry", B="kiwi, Strawberries", C="strawbery, fig", D="lychee", E="guava")
    table.read("strawberry")
    assert choose(table, "B") == {"type": "answer", "card": "hit", "item": "Strawberries"}
    assert choose(table, "C") == {"type": "answer", "card": "hit", "item": "strawbery"}
    assert choose(table, "D") == {"type": "answer", "card": "miss"}


def voting(item: str, category: str = "fruit") -> Table:
    table = Table(dice=["hit"], category=category)
    table.write(A=item, B="b", C="c", D="d", E="e")
    table.read(item)
    table.do("E", "challenge", why="")
    return table


def test_it_votes_for_what_the_card_knows() -> None:
    for item in ("banana", "bananna", "Passion fruits"):
        assert choose(voting(item), "B") == {"type": "vote", "accept": True}


def test_it_has_no_opinion_of_what_the_card_does_not_know() -> None:
    assert choose(voting("a brick"), "B") == {"type": "ready"}


def test_it_votes_against_what_a_card_that_knows_all_does_not_know() -> None:
    closed = next(each for each in DECK if each.closed)
    assert choose(voting("a brick", closed.id), "B") == {"type": "vote", "accept": False}


def test_it_votes_for_itself() -> None:
    assert choose(voting("a brick"), "A") == {"type": "vote", "accept": True}


@pytest.mark.parametrize(
    ("own", "opinion"),
    [
        ("pawpaw", {"type": "vote", "accept": True}),
        ("pear", {"type": "vote", "accept": False}),
        ("a brick", {"type": "ready"}),
    ],
)
def test_in_a_dispute_it_goes_by_the_card_too(own: str, opinion: dict[str, Any]) -> None:
    table = Table(dice=["hit"])
    table.write(A="papaya", B=own, C="fig", D="plum", E="date")
    table.read("papaya")
    table.answer("B", own)
    table.answers()
    table.do("C", "dispute", seat=table.seat("B"))
    assert choose(table, "D") == opinion
    assert choose(table, "B") == {"type": "vote", "accept": True}


def test_it_starts_the_timer_late_and_never_as_leader() -> None:
    table = Table()
    assert choose(table, "B") == {"type": "start_timer"}
    assert all(6_000 <= (delay(table, "B", seed) or 0) <= 9_000 for seed in range(30))
    assert delay(table, "A") is None, "the Leader leaves it to the others"


def test_it_takes_its_time_in_every_phase_whatever_it_holds() -> None:
    table = Table(dice=["jester"]).turns()
    seen: dict[str, list[int | None]] = {}
    while table.view()["turn"] == table.seat("A"):
        player = table.waiting[-1]
        seen[table.phase] = [delay(table, player, seed) for seed in range(20)]
        assert choose(table, player)["type"] in table.kinds(player)
        if table.phase == "answer" and "vote" not in seen:
            table.do("E", "challenge", why="")
        elif table.phase == "vote":
            table.vote(accept="A")
        elif table.phase == "answer":
            table.answers()
        elif table.phase == "shown":
            table.look()
        else:
            move = choose(table, player)
            table.do(player, move.pop("type"), **move)
    table.rest()
    seen["round_over"] = [delay(table, "B", seed) for seed in range(20)]
    assert set(seen) == {"roll", "announce", "circle", "answer", "vote", "shown", "round_over"}
    for phase, delays in seen.items():
        assert len(set(delays)) > 5, phase
        assert all(wait is not None and 900 <= wait <= 9_000 for wait in delays)
