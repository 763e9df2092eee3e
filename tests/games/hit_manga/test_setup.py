"""Setting up: seats, layout, hearts, sealed draws, options (M1, M2, M3, M4)."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
from tests.games.hit_manga.table import NAME, Table, kinds

from hitparade import BadOption, IllegalMove, Match
from hitparade.games.hit_manga.content import deck
from hitparade.games.hit_manga.meta import META
from hitparade.kernel import UnknownName, registry

DEFAULTS = {
    "race": "fastest",
    "pairs": 30,
    "edition": "first",
    "twist": "off",
    "grab_clock": 60,
    "reading_clock": 90,
    "play_last_pair": False,
    "last_tie": "shared",
    "deck": "house",
    "family": True,
    "own": {},
    "bot_language": "auto",
}


def test_m1_three_to_eight_players_and_thirty_pairs() -> None:
    assert META.seats == (3, 8)
    table = Table(8)
    view = table.view()
    assert (len(view["table"]), view["left"], view["cancellations_left"]) == (30, 30, 3)
    for seats in (2, 9):
        with pytest.raises(BadOption):
            Table(seats)


def test_m2_the_layout_is_shuffled_and_says_nothing_of_the_pile() -> None:
    one, other = Table(seed=1).view(), Table(seed=2).view()
    assert [card["slot"] for card in one["table"]] == list(range(30))
    assert len({card["card"] for card in one["table"]}) == 30
    pictures = [[card["picture"] for card in view["table"]] for view in (one, other)]
    assert pictures[0] != pictures[1]
    assert sorted(pictures[0]) == sorted(scene.id for scene in deck("house").scenes)


def test_m2_the_layout_stays_put_and_gaps_stay_gaps() -> None:
    table = Table()
    before = {card["card"]: card for card in table.view()["table"]}
    taken = table.right
    table.take()
    after = {card["card"]: card for card in table.view()["table"]}
    assert after == {card: where for card, where in before.items() if card != taken}


def test_m3_who_loves_manga_most_reads_first() -> None:
    table = Table(begun=False)
    assert (table.view()["phase"], len(table.view()["table"])) == ("love", 30)
    for seat, hearts in enumerate((3, 9, 0, 8)):
        table.play(seat, type="love", hearts=hearts)
    assert (table.view()["phase"], table.view()["reader"], table.view()["hearts"]) == ("read", 1, [3, 9, 0, 8])


def test_m3_equals_are_drawn_and_silence_counts_0() -> None:
    readers: set[int] = set()
    for seed in range(12):
        table = Table(begun=False, seed=seed)
        table.play(1, type="love", hearts=4)
        table.play(2, type="love", hearts=4)
        assert table.match.advance(19.9) == []
        assert kinds(table.match.advance(0.2)) == ["drew"]
        readers.add(table.reader)
    assert readers == {1, 2}


def test_m3_hearts_are_set_once() -> None:
    table = Table(begun=False)
    table.play(0, type="love", hearts=4)
    with pytest.raises(IllegalMove, match="already-set"):
        table.play(0, type="love", hearts=5)
    for hearts in (-1, 11, True):
        with pytest.raises(IllegalMove, match="bad-move"):
            table.play(1, type="love", hearts=hearts)


def test_m3_nobody_waits_for_the_hearts_of_who_has_left() -> None:
    table = Table(begun=False)
    for seat in (0, 1, 2):
        table.play(seat, type="love", hearts=seat)
    assert kinds(table.leave(3)) == ["table", "went_away", "drew"]
    assert table.reader == 2


def test_m4_the_drawn_card_is_the_readers_alone() -> None:
    table = Table()
    reading = table.view(0)["reading"]
    assert reading == {"picture": table.state.the_drawn.picture, "match": table.right}
    assert [table.view(seat)["reading"] for seat in (1, 2, 3)] == [None] * 3
    assert "reading" not in table.view(None)
    entry = table.match.entries[-1]
    told = [table.match.state.redacted(entry, seat)[-1] for seat in (0, 1, None)]
    assert [event["picture"] for event in told] == [reading["picture"], None, None]
    assert all("lots" not in event and "salt" not in event for event in told)


def test_m4_draws_are_sealed_with_the_lots_and_opened_with_the_card() -> None:
    table = Table()
    seal, drawn = table.view(2)["commitment"], table.state.the_drawn
    assert sorted(drawn.lots) == [1, 2, 3]
    table.take()
    (opened,) = table.view(2)["opened"]
    assert (opened["seal"], opened["value"]) == (seal, {"picture": drawn.picture, "lots": list(drawn.lots)})


def test_the_options_and_their_defaults() -> None:
    assert META.read_options({}, 4) == DEFAULTS
    assert registry.meta(NAME) is META


BAD: list[tuple[str, Any]] = [
    ("race", "slowest"),
    ("pairs", 9),
    ("pairs", 31),
    ("edition", "third"),
    ("twist", True),
    ("grab_clock", 14),
    ("grab_clock", 301),
    ("reading_clock", 29),
    ("play_last_pair", "yes"),
    ("last_tie", "duel"),
    ("deck", "other"),
    ("deck", "own:0123"),
    ("family", 1),
    ("own", {"house": {}}),
    ("bot_language", "fr"),
]


@pytest.mark.parametrize(("name", "value"), BAD)
def test_values_that_cannot_be(name: str, value: Any) -> None:
    with pytest.raises(BadOption) as refused:
        Table(**{name: value})
    assert (refused.value.code, name in refused.value.sentence) == ("bad-option", True)


def test_an_unknown_deck() -> None:
    with pytest.raises(UnknownName, match="unknown-deck"):
        deck("other")


def test_a_short_game_has_fewer_pairs() -> None:
    assert (len(Table(pairs=10).view()["table"]), Table(pairs=10).view()["left"]) == (10, 10)


def test_the_later_edition_sets_cards_aside_and_has_four_cancellations() -> None:
    table = Table(5, edition="later")
    view = table.view()
    assert (len(view["table"]), view["left"], view["cancellations_left"]) == (30, 25, 4)
    aside = table.state.aside
    assert aside is not None
    assert len(aside.pictures) == 5
    assert (view["aside"], aside.pictures[0] in str(view["opened"])) == (aside.seal, False)
    assert not {*aside.pictures} & {*table.state.pile, table.state.the_drawn.picture}
    assert Table(edition="first").view()["aside"] is None


def test_the_later_edition_has_at_least_ten_pairs_more_than_players() -> None:
    view = Table(8, edition="later", pairs=10).view()
    assert (len(view["table"]), view["left"]) == (18, 10)


def test_a_lobby_is_told_about_everything_in_both_languages() -> None:
    said = [META.title, META.line]
    said += [words for option in META.options for words in (option.title, option.reason)]
    said += [words for bot in META.bots for words in (bot.title, bot.method)]
    assert all(set(words) == {"en", "ja"} and all(words.values()) for words in said)
    assert META.stand_in in [bot.name for bot in META.bots]


def test_meta_loads_without_the_rules() -> None:
    code = "import sys, hitparade.games.hit_manga.meta; print([n for n in sys.modules if 'hit_manga.' in n])"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert shown.strip() == "['hitparade.games.hit_manga.options', 'hitparade.games.hit_manga.meta']"


def test_a_match_replays() -> None:
    table = Table(edition="later", twist="random")
    for _ in range(3):
        table.take()
    assert Match.replay(table.match.log, check=True) == table.match
