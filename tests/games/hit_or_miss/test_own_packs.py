"""Matches with packs that a host brought (W4): drawn from, kept secret, and verified where nobody has them."""

from __future__ import annotations

import gc
import json
from itertools import pairwise
from typing import Any

import pytest
from tests.games.hit_or_miss.bringing import options, pack_text, read
from tests.games.hit_or_miss.table import NAME

import hitparade
from hitparade import BadLog, BadOption, Match, UnknownName
from hitparade.games.hit_or_miss.cards import card_of
from hitparade.games.hit_or_miss.packing import prepare
from hitparade.games.hit_or_miss.packs.own import own_card
from hitparade.kernel import Chance
from hitparade.kernel.file import read_match_file, verify_match_file, write_match_file
from hitparade.kernel.packs import MOST_TAGS, OWN, Chosen

BOTS = ("plain", "mainstream", "quirky")


def played(chosen: dict[str, Any], rounds: int = 2, seed: int = 4) -> Match:
    """A match of three bots to its end."""
    match = Match(NAME, seats=3, seed=seed, options={**chosen, "rounds": rounds})
    turn = 0
    while match.result is None:
        seat, turn = match.waiting[turn % len(match.waiting)], turn + 1
        bot = hitparade.bot(NAME, BOTS[seat])
        match.play(seat, bot.choose(match.view(seat), match.legal(seat), turn))
    return match


def test_w4_a_match_is_played_with_a_pack_of_a_host_and_bots_know_its_cards() -> None:
    pack = read(pack_text(3))
    match = played(options(pack), rounds=3)
    past = match.state.state.past
    assert {each.title for each in past} == {f"Secret title {place}" for place in range(3)}
    assert all(sum(each.counts) > 6 for each in past), "the bots knew what to write"
    category = match.view(0)["category"]
    assert (category["pack"], category["version"]) == (OWN + pack.facts.id, "1.0.0")


def test_w4_its_log_verifies_where_nobody_has_the_pack() -> None:
    pack = read(pack_text(2, title="Held by nobody else"))
    match = played(options(pack, "feelings"), seed=9)
    raw = write_match_file(match.state, match.entries)
    name = OWN + pack.facts.id
    del pack, match
    gc.collect()
    assert own_card(name, "0") is None
    with pytest.raises(UnknownName, match="Nobody here holds the pack"):
        card_of(f"{name}/0")
    state, entries = verify_match_file(read_match_file(raw))
    assert write_match_file(state, entries) == raw
    assert b"Secret title" in raw


def test_bots_without_the_pack_write_nothing_and_play_on() -> None:
    pack = read(pack_text(2, title="Nor is this"))
    log = Match(NAME, seats=3, seed=1, options={**options(pack), "rounds": 2}).log
    del pack
    gc.collect()
    match = Match.replay(log, seed=2)
    assert match.view(0)["category"]["title"].startswith("Secret title")
    for turn in range(400):
        if match.view(None)["phase"] == "round_over":
            break
        seat = match.waiting[turn % len(match.waiting)]
        if match.view(seat)["phase"] == "write" and len(match.view(seat)["list"]) < 2:
            match.play(seat, {"type": "write", "item": f"thing {'abc'[seat]} {len(match.view(seat)['list'])}"})
            continue
        bot = hitparade.bot(NAME, BOTS[seat])
        match.play(seat, bot.choose(match.view(seat), match.legal(seat), turn))
    assert match.view(None)["phase"] == "round_over"
    assert sum(match.view(0)["counts"]) == 6


def test_no_view_event_or_option_tells_of_a_card_before_it_is_read() -> None:
    pack = read(pack_text(6))
    match = Match(NAME, seats=3, seed=5, options={**options(pack), "rounds": 6})
    read_so_far: set[str] = set()
    for turn in range(2_000):
        read_so_far.add(match.view(None)["category"]["title"])
        for viewer in (None, 0, 1, 2):
            events = [event for entry in match.entries for event in match.state.redacted(entry, viewer)]
            told = json.dumps([match.view(viewer), events, match.state.head.options], ensure_ascii=False)
            assert not [p for p in range(6) if f"Secret title {p}" not in read_so_far and f"Secret title {p}" in told]
            assert "damson" not in json.dumps(match.state.head.options)
        if match.result is not None:
            break
        if not match.waiting or match.view(None)["phase"] in ("category", "write", "round_over"):
            match.advance(60)
            continue
        seat = match.waiting[0]
        match.play(seat, hitparade.bot(NAME, "plain").choose(match.view(seat), match.legal(seat), turn))
    assert len(read_so_far) == 6


def test_another_card_on_top_makes_no_difference_to_anybody() -> None:
    pack = read(pack_text(5))
    match = Match(NAME, seats=3, seed=6, options={**options(pack), "rounds": 2})
    game, state = match.state.game, match.state.state
    others = [game.disguise(state, viewer, Chance(seed)) for viewer in (None, 0) for seed in range(8)]
    assert any(other.top.value != state.top.value for other in others)
    for other in others:
        assert game.problems(other) == []
        assert other.top.value in other.brought


def test_a_log_with_another_card_than_was_fetched_does_not_verify() -> None:
    pack = read(pack_text(2))
    match = played(options(pack))
    raw = write_match_file(match.state, match.entries)
    for forged in (
        raw.replace(b'"title":"Secret title', b'"title":"Forged title', 1),
        raw.replace(b'"w":60', b'"w":"x"'),
    ):
        assert forged != raw
        with pytest.raises(BadLog):
            verify_match_file(read_match_file(forged))


def test_cards_are_switched_off_one_by_one_by_tag_and_by_family_mode() -> None:
    pack = read(pack_text(6, grown_up=(1,)))
    facts = pack.facts
    wanted = {"packs": [OWN + facts.id], "family": True}
    chosen = Chosen(facts, off_cards=(0,), off_tags=("place-3",))
    assert prepare(wanted, [chosen])["own"][OWN + facts.id]["off"] == [0, 1, 3]
    assert prepare({**wanted, "family": False}, [chosen])["own"][OWN + facts.id]["off"] == [0, 3]
    match = Match(NAME, seats=3, seed=1, options={**prepare(wanted, [chosen]), "rounds": 1})
    assert match.view(None)["pile"]["left"] == 1, "of 2, 4 and 5 one is read and one lies on top"
    with pytest.raises(BadOption, match="switched off"):
        prepare(wanted, [Chosen(facts, off_tags=("attic",))])
    assert prepare({**wanted, "packs": ["things", OWN + facts.id]}, [Chosen(facts, off_tags=("attic",))])["own"]


def test_a_pile_of_own_cards_is_shuffled_anew() -> None:
    pack = read(pack_text(2))
    match = played(options(pack), rounds=5)
    drawn = [event["card"] for entry in match.log[1:] for event in entry["events"] if event["type"] == "card_drawn"]
    fresh = [event["fresh"] for entry in match.log[1:] for event in entry["events"] if event["type"] == "card_drawn"]
    assert len(drawn) == 6
    assert any(fresh)
    assert all(one != other for one, other in pairwise(drawn))


@pytest.mark.parametrize(
    ("packs", "own", "sentence"),
    [
        (["own:0123456789abcdef"], {}, "just those packs"),
        (["things"], {"own:0123456789abcdef": {"off": []}}, "just those packs"),
        (["own:0123456789abcdef"], {"own:0123456789abcdef": {"off": [3]}}, "cards off that there are not"),
        (["own:0123456789abcdef"], {"own:0123456789abcdef": {"off": [0, 1, 2]}}, "switched off"),
        (["own:0123456789abcdef"], {"own:0123456789abcdef": {"cards": 0}}, "must be an object of packs"),
        (["own:0123456789abcdef"], {"own:0123456789abcdef": {"answers": 1}}, "must be an object of packs"),
        (["own:nonsense"], {}, "must be a list out of"),
        (["things"], {"own:nonsense": {}}, "must name each pack"),
        (["things"], 7, "must be an object of packs"),
    ],
)
def test_what_does_not_fit_together_is_refused(packs: list[str], own: Any, sentence: str) -> None:
    facts = {"title": "T", "language": "en", "version": "1.0.0", "licence": "CC0-1.0", "cards": 3}
    given = {name: facts | more for name, more in own.items()} if isinstance(own, dict) else own
    with pytest.raises(BadOption, match=sentence):
        Match(NAME, seats=3, options={"packs": packs, "own": given})


def test_a_pack_that_nobody_brought_is_not_prepared() -> None:
    with pytest.raises(BadOption, match="nobody has brought"):
        prepare({"packs": ["own:0123456789abcdef"]}, [])


def test_facts_tell_how_much_there_is_and_nothing_of_what() -> None:
    text = pack_text(45, grown_up=(2,))
    facts = read(text).facts
    assert (facts.title, facts.cards, facts.language, facts.licence, facts.suffix) == (
        "Grandma’s pack",
        45,
        "en",
        "CC0-1.0",
        "toml",
    )
    assert facts.size == len(text.encode())
    assert (len(facts.tags), facts.tags["attic"], facts.not_for_all) == (MOST_TAGS, tuple(range(45)), (2,))
    assert "Secret" not in str(facts)
    assert "damson" not in str(facts)


def test_the_same_file_is_the_same_pack_and_a_place_outside_is_nobodys() -> None:
    first, second = read(pack_text(1)), read(pack_text(1))
    assert first.held is second.held
    name = OWN + first.facts.id
    assert own_card(name, "0") is own_card(name, "00")
    assert [own_card(name, place) for place in ("1", "x", "-1", "")] == [None] * 4
    assert read(pack_text(2)).facts.id != first.facts.id


def test_a_host_who_looks_sees_titles_and_never_answers() -> None:
    held = read(pack_text(2, grown_up=(1,))).held
    assert [(card.place, card.title, card.audience) for card in held.card_facts] == [
        (0, "Secret title 0", "everyone"),
        (1, "Secret title 1", "adults"),
    ]
    assert held.card_facts[0].tags == ("attic", "place-0")
    assert "damson" not in str(held.card_facts)
