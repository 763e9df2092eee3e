"""W1, W2, W3, W4, W5: players, Leaders, the card and the timer."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.hit_or_miss.table import APART, Table, kinds

from hitparade import BadOption, Match
from hitparade.games.hit_or_miss.cards import deck
from hitparade.games.hit_or_miss.meta import META


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7, 8])
def test_w1_three_to_eight_play(seats: int) -> None:
    view = Match("hit-or-miss", seats=seats, seed=1).view(None)
    assert len(view["scores"]) == len(view["players"]) == seats


@pytest.mark.parametrize("seats", [2, 9])
def test_w1_no_fewer_and_no_more(seats: int) -> None:
    with pytest.raises(BadOption) as caught:
        Match("hit-or-miss", seats=seats)
    assert caught.value.code == "bad-seats"


def test_w1_there_are_252_cards_in_english() -> None:
    english = next(option for option in META.options if option.name == "packs").default
    assert len(deck(tuple(english))) == 252


def test_w2_the_first_leader_is_drawn_at_random() -> None:
    leaders = Counter(Table(4, seed=seed).view()["leader"] for seed in range(200))
    assert set(leaders) == {0, 1, 2, 3}
    assert min(leaders.values()) > 25


@pytest.mark.parametrize(("seats", "rounds"), [(3, 6), (4, 8), (5, 5), (6, 6), (8, 8)])
def test_w2_each_player_leads_once_and_with_three_or_four_twice(seats: int, rounds: int) -> None:
    table = Table(seats)
    leaders = ""
    while table.match.result is None:
        leaders += table.player(table.view()["leader"])
        assert table.view()["rounds"] == rounds
        table.write()
        table.look()
    assert leaders == (table.players * 2)[:rounds]
    assert table.match.result["reason"] == "all-led"


@pytest.mark.parametrize(
    ("strictness", "cards"), [("strict", "miss miss"), ("forgiving", "hit miss"), ("synonyms", "hit hit")]
)
def test_w3_the_table_agrees_how_strict_matches_are(strictness: str, cards: str) -> None:
    table = Table(strictness=strictness, dice=["hit", "hit"])
    table.write(A="strawberry", B="strawbery, papaya", C="pawpaw", D="kiwi", E="fig")
    table.read("strawberry")
    spelling = table.view("B")["proposal"]["card"]
    table.answers()
    table.look()
    table.read("papaya")
    assert f"{spelling} {table.view('C')['proposal']['card']}" == cards
    assert table.view()["strictness"] == strictness


def test_w3_by_default_the_table_forgives() -> None:
    assert Table().view()["strictness"] == "forgiving"


def test_w4_everyone_sees_the_card_that_the_leader_reads() -> None:
    table = Table()
    shown = table.view()["category"]
    assert (shown["id"], shown["title"], shown["note"]) == ("fruit", "Fruit", "")
    assert [table.view(player)["category"] for player in "ABCDE"] == [shown] * 5


def test_w4_the_leader_may_swap_the_card_once_a_round_before_the_timer() -> None:
    table = Table()
    assert table.view()["swap_left"] is True
    assert table.kinds("A") == {"swap"}
    assert table.refusal("B", "swap") == "not-leader"
    step = table.view()["step"]
    (read, drawn) = table.do("A", "swap")
    assert (read["type"], read["swapped"], drawn["type"]) == ("card_read", True, "card_drawn")
    assert table.view()["category"]["id"] != "fruit"
    assert table.view()["step"] == step + 1
    assert table.view()["swap_left"] is False
    assert table.refusal("A", "swap") == "no-swap"
    table.next_round()
    assert table.view()["swap_left"] is True
    table.start()
    assert table.refusal("B", "swap") == "wrong-phase"
    assert table.view()["swap_left"] is False


def test_w4_without_the_option_no_card_is_swapped() -> None:
    table = Table(swap=False)
    assert table.view()["swap_left"] is False
    assert table.kinds("A") == set()
    assert table.refusal("A", "swap") == "no-swap"


def test_w4_a_swap_gives_the_reading_its_time_anew() -> None:
    table = Table()
    table.match.advance(12)
    table.do("A", "swap")
    assert table.view()["deadline"] == 32_000


def test_w4_no_card_comes_twice_until_the_pile_is_used_up() -> None:
    table = Table(3, rounds=16, packs=["feelings"], category=None)
    seen: list[str] = []
    fresh: list[int] = []
    for number in range(16):
        seen.append(table.view()["category"]["id"])
        table.write()
        events = table.look()
        fresh += [number for event in events if event["type"] == "card_drawn" and event["fresh"]]
    assert table.match.result is not None
    assert len(set(seen[:12])) == 12
    assert len(set(seen[12:])) == 4
    assert seen[12] != seen[11]
    assert len(fresh) == 1


def test_w4_a_pile_of_one_card_is_read_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hitparade.games.hit_or_miss.cards.deck", lambda packs: ("things/fruit",))
    table = Table(3, rounds=2, category=None)
    table.do("A", "swap")
    table.next_round()
    assert table.view()["category"]["id"] == "fruit"
    assert table.state.drawn == ("things/fruit",)


def test_w4_cards_are_drawn_from_the_chosen_packs() -> None:
    seen = {
        Table(3, seed=seed, packs=["feelings", "wordplay"], category=None).view()["category"]["pack"]
        for seed in range(30)
    }
    assert seen == {"feelings", "wordplay"}


def test_w4_a_pile_counts_down() -> None:
    table = Table()
    assert table.view()["pile"]["left"] == len(deck(("things",))) - 2
    table.do("A", "swap")
    assert table.view()["pile"]["left"] == len(deck(("things",))) - 3


def test_w5_another_player_than_the_leader_starts_the_timer() -> None:
    table = Table()
    assert table.waiting == "BCDE"
    assert table.refusal("A", "start_timer") == "leader-waits"
    assert kinds(table.do("D", "start_timer")) == ["timer_started"]
    assert table.phase == "write"
    assert table.refusal("B", "start_timer") == "wrong-phase"


def test_w5_the_timer_starts_by_itself_after_20_seconds_even_with_clocks_off() -> None:
    table = Table(writing_time="unlimited", answer_clock="off", turn_clock="off", vote_clock="off")
    assert table.match.advance(19.999) == []
    (started,) = table.match.advance(0.001)
    assert started == {"type": "timer_started", "seat": None}
    assert table.match.log[-1]["by"] == "clock"


def test_w5_a_skip_starts_the_timer() -> None:
    table = Table()
    table.match.table({"act": "skip"})
    assert table.phase == "write"


def test_apart_is_apart() -> None:
    """What these tests take for different things the matcher does, too."""
    table = Table(8, strictness="synonyms", dice=["miss"])
    table.write(**dict(zip(table.players, APART, strict=True)))
    assert table.turn(APART[0], "miss") == [7, 0, 0, 0, 0, 0, 0, 0]
