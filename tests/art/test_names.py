"""Names: the cast's facts, the wanted counts of parts, and clear errors for unknown names."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hitparade import art
from hitparade.art import eyes, hair, hats, marks, mouths
from hitparade.art.poses import POSES


def test_the_cast_is_large_and_named_in_two_languages() -> None:
    people = [meta for meta in art.heads() if not meta.bot]
    assert len(people) >= 24
    for meta in art.heads():
        assert meta.id.isascii()
        assert meta.id.islower()
        assert all((meta.name_en, meta.name_ja, meta.looks_en, meta.looks_ja)), meta.id
    assert len({meta.id for meta in art.heads()}) == len(art.heads())
    assert len({meta.name_ja for meta in art.heads()}) == len(art.heads())


def test_one_bot_for_each_level() -> None:
    levels = {meta.bot: meta.id for meta in art.heads() if meta.bot}
    assert levels == {"rookie": "pip", "sly": "vera", "steady": "wall", "expert": "edda"}


def test_bots_have_square_ears_and_an_antenna_and_people_do_not() -> None:
    for meta in art.heads():
        assert (meta.head.hat in ("antenna", "antennas", "aerial")) is bool(meta.bot), meta.id


@pytest.mark.parametrize(
    ("table", "wanted"),
    [
        (hair.STYLES, 20),
        (hats.KINDS, 12),
        (eyes.KINDS, 18),
        (mouths.MOUTHS, 18),
        (eyes.BROWS, 5),
        (marks.MARKS, 12),
        (tuple(POSES), 14),
        (art.MOODS, 14),
        (art.TEAMS, 6),
    ],
)
def test_parts_are_many(table: tuple[str, ...], wanted: int) -> None:
    assert len(set(table)) >= wanted


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: art.avatar("nobody"), "unknown head 'nobody': there are mio, theo"),
        (lambda: art.avatar("mio", "sour"), "unknown mood 'sour': there are calm, happy"),
        (lambda: art.avatar("mio", "calm", "green"), "unknown team 'green': there are red, blue"),
        (lambda: art.bust("mio", "calm", "fly"), "unknown pose 'fly': there are stand, cheer"),
        (lambda: art.pawn("mio", "calm", "green"), "unknown team 'green': there are red, blue"),
        (lambda: art.panel("shark"), "unknown panel 'shark': there are astronaut, castaway"),
        (lambda: art.panel_meta("shark"), "unknown panel 'shark'"),
        (lambda: art.token("ball"), "unknown token 'ball': there are cover"),
        (lambda: art.die("six"), "unknown face of the die 'six': there are jester, hit, miss"),
        (lambda: art.emblem("chess"), "unknown emblem 'chess': there are hit-or-miss, hit-manga, hits-and-outs"),
        (lambda: art.howto(5), "unknown picture 5 of how to play: there are 1 to 4"),
    ],
)
def test_an_unknown_name_lists_what_exists(call: Callable[[], object], sentence: str) -> None:
    with pytest.raises(ValueError, match="unknown") as caught:
        call()
    assert str(caught.value).startswith(sentence)


def test_panels_tell_when_they_are_shown_and_where_text_fits() -> None:
    metas = [art.panel_meta(name) for name in art.PANELS]
    assert {meta.state for meta in metas} == {"connection-lost", "no-table", "table-full", "restarting", "away"}
    for meta in metas:
        left, top, width, height = meta.text
        assert left >= 5, meta.name
        assert top >= 4, meta.name
        assert left + width <= 95, meta.name
        assert width * height / 100 >= 6, meta.name
        assert meta.alt_en, meta.name
        assert meta.alt_ja, meta.name
