"""A host's deck in a match: its pictures by their places, what bots make of it, and a log that needs it no more."""

from __future__ import annotations

import gc
import io
from typing import Any

import pytest
from PIL import Image
from tests.games.hit_manga.decks.samples import HEADER, card, files, zipped

import hitparade
from hitparade import BadOption, Match
from hitparade.games.hit_manga.bots.understanding import impressions
from hitparade.games.hit_manga.content import deck
from hitparade.games.hit_manga.content.lines_for_any import ENGLISH, JAPANESE
from hitparade.games.hit_manga.decks.own import HeldDeck, own_deck, read_own
from hitparade.games.hit_manga.decks.packing import PACKING
from hitparade.kernel.packs import OWN, Chosen, ReadPack

GAME = "hit-manga"
MORE = """lines = ["Mind the gap.", "All aboard!"]
cues = { train = 5, "aboard" = 3 }
tags = ["rail"]
audience = "teens"
"""


def brought(language: str = "en") -> ReadPack:
    made = files(12)
    text = HEADER.replace('"en"', f'"{language}"') + card(0, MORE) + "".join(card(place) for place in range(1, 12))
    made["deck.toml"] = text.encode()
    return read_own(zipped(made), {})


def options(pack: ReadPack, *off: int, family: bool = True, **more: Any) -> dict[str, Any]:
    chosen = Chosen(pack.facts, off)
    return PACKING.prepare({"deck": OWN + pack.facts.id, "family": family, "pairs": 10, **more}, [chosen])


def pictures(match: Match) -> set[str]:
    return {each["picture"] for each in match.view(None)["table"]}


def test_m2_the_table_is_laid_with_what_is_switched_on() -> None:
    pack = brought()
    match = Match(GAME, seats=3, seed=1, options=options(pack, 5))
    assert pictures(match) == {str(place) for place in range(1, 12) if place != 5}
    assert pictures(Match(GAME, seats=3, seed=1, options=options(pack, 5, 6, family=False))) == {
        str(place) for place in range(12) if place not in (5, 6)
    }


def test_too_few_cards_and_decks_that_are_not_there_are_refused() -> None:
    pack = brought()
    with pytest.raises(BadOption, match="At least 10 cards"):
        options(pack, 5, 6)
    with pytest.raises(BadOption, match="nobody has brought"):
        PACKING.prepare({"deck": OWN + "0" * 16}, [Chosen(pack.facts)])
    good = options(pack)
    name = good["deck"]
    for wrong in (
        {**good, "own": {}},
        {**good, "deck": "house"},
        {**good, "own": {name: {**good["own"][name], "off": [1, 2, 3]}}},
    ):
        with pytest.raises(BadOption):
            Match(GAME, seats=3, options=wrong)
    assert PACKING.prepare({"deck": "house"}, [])["own"] == {}


def test_a_log_is_replayed_and_goes_on_where_nobody_holds_the_deck() -> None:
    pack = brought()
    name = OWN + pack.facts.id
    match = Match(GAME, seats=3, seed=3, options=options(pack))
    for seat in range(3):
        match.play(seat, {"type": "love", "hearts": seat})
    log = match.log
    del pack
    gc.collect()
    assert own_deck(name) is None
    again = Match.replay(log, check=True)
    assert again.view(None) == match.view(None)
    line = hitparade.bot(GAME, "quick").choose(again.view(2), again.legal(2), seed=1)
    assert line == {"type": "read", "line": "..."}
    again.play(2, line)
    assert hitparade.bot(GAME, "quick").choose(again.view(0), again.legal(0), seed=1) == {"type": "no_idea"}


def test_bots_read_what_the_deck_says_else_what_fits_any_picture() -> None:
    for language, other, general in (("en", "ja", ENGLISH), ("ja", "en", JAPANESE)):
        pack = brought(language)
        scenes = deck(OWN + pack.facts.id).scenes
        assert scenes[0].lines[language] == ("Mind the gap.", "All aboard!")
        assert scenes[1].lines[language] == general
        assert scenes[0].lines[other] == scenes[1].lines[other]
        assert scenes[0].cues[language] == {"train": 5, "aboard": 3}


def test_bots_go_by_cues_and_by_the_words_of_the_description() -> None:
    pack = brought()
    name = OWN + pack.facts.id
    felt = impressions(name, "the train!", ["0", "1", "2"])
    assert felt["0"] > felt["1"]
    felt = impressions(name, "all those shapes", ["0", "1"])
    assert felt["1"] > felt["0"]
    assert isinstance(pack.held, HeldDeck)


def test_no_line_for_any_picture_stands_twice() -> None:
    assert len(set(ENGLISH)) >= 12
    assert len(set(JAPANESE)) >= 8
    assert all(len(line) <= 60 for line in (*ENGLISH, *JAPANESE))


def test_pictures_are_found_by_their_names_alone() -> None:
    held = brought().held
    assert isinstance(held, HeldDeck)
    names = [name for pair in held.names for name in pair]
    assert len(set(names)) == 24
    for name in names[:2]:
        first = held.picture(name)
        assert first is not None
        assert Image.open(io.BytesIO(first)).format == "WEBP"
        assert held.picture(name) is first
    assert held.picture("0" * 24 + ".webp") is None


def test_what_a_host_is_told_of_the_cards() -> None:
    pack = brought()
    facts = pack.held.card_facts
    assert [(each.place, each.title, each.audience) for each in facts[:2]] == [
        (0, "Number 0", "teens"),
        (1, "Number 1", "everyone"),
    ]
    assert (pack.facts.tags, pack.facts.not_for_all, pack.facts.suffix) == ({"rail": (0,)}, (0,), "zip")


def test_a_deck_is_read_by_what_the_game_hands_to_rooms() -> None:
    pack = PACKING.read(zipped(files(12)), {})
    assert pack.facts.cards == len(pack.held.card_facts) == 12


def test_what_is_told_of_another_deck_than_the_one_chosen_is_refused() -> None:
    own = options(brought())["own"]
    for wrong in ({"deck": "house", "own": own}, {"deck": OWN + "0" * 16, "own": own}, {"deck": OWN + "0" * 16}):
        with pytest.raises(BadOption, match="just that deck"):
            Match(GAME, seats=3, options=wrong)
