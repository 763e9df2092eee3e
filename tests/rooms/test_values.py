"""Names, codes, keys and the chart: the small values that rooms are made of."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hitparade.kernel.values import Result
from hitparade.rooms import RoomError, codes, names, standings, tokens
from hitparade.rooms.standings import Line
from hitparade.rooms.state import Applied

# ---- names (R27) ----


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ana   Lúcia ", "Ana Lúcia"),
        ("Ａｎａ", "Ana"),
        ("e\u0301ric", "éric"),
        ("ミオ", "ミオ"),
        ("ﾐｵ", "ミオ"),
        ("김민준", "김민준"),
        ("नमिता", "नमिता"),
        ("محمد", "محمد"),
        ("🦊", "🦊"),
        ("❤\ufe0f", "❤"),
        ("علی\u200cرضا", "علی\u200cرضا"),
        ("ශ්\u200dරී", "ශ්\u200dරී"),
        ("👩🏽\u200d🚀 Eva", "👩🏽\u200d🚀 Eva"),
        ("x" * 24, "x" * 24),
    ],
)
def test_a_name_is_shown_composed_and_trimmed(typed: str, shown: str) -> None:
    assert names.clean(typed) == shown


@pytest.mark.parametrize(
    "typed",
    [
        "", "   ", "x" * 25, "a\u202eb", "a\u200bb", "a\u200db", "a\x00b", "\u3164", "\u2800", "\ud800", "...",
        "a\u0301\u0301\u0301\u0301", "\u0301", "\ue000", "\u200d", "🦊\u200d", "\u200c🦊",
        "🦊\u200da", "🦊\u200d\u200d🦊",
    ],
)  # fmt: skip
def test_a_name_that_is_empty_long_or_invisible_is_refused(typed: str) -> None:
    with pytest.raises(RoomError) as refusal:
        names.clean(typed)
    assert refusal.value.code == "bad-name"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "ANA"),
        ("Ana", "Аna"),  # a Cyrillic А
        ("Ana", "Ana."),
        ("Ana", "A n a"),
        ("Ana", "Ána"),
        ("Ana", "Ａｎａ"),
        ("Ilya", "llya"),
        ("Ilya", "1lya"),
        ("Ilya", "|lya"),
        ("Otto", "0tt0"),
        ("Otto", "Οττο"),  # Greek
        ("Marn", "Mam"),
        ("Wim", "VVim"),
        ("Straße", "STRASSE"),
        ("ロミ", "口ミ"),
        ("علیرضا", "علی\u200cرضا"),
        ("👩🚀", "👩\u200d🚀"),
    ],
)
def test_look_alikes_are_refused(one: str, other: str) -> None:
    for mine, taken in ((one, other), (other, one)):
        with pytest.raises(RoomError) as refusal:
            names.check_free(names.clean(mine), ["Zoe", names.clean(taken)])
        assert refusal.value.code == "name-taken"
        assert taken in refusal.value.sentence or names.clean(taken) in refusal.value.sentence


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "Anna"),
        ("Ben", "Bén2"),
        ("ミオ", "ミーオ"),
        ("カイ", "ガイ"),
        ("कि", "की"),
        ("Ana", "Anja"),
        ("🦊", "🐻"),
    ],
)
def test_names_that_differ_to_the_eye_are_free(one: str, other: str) -> None:
    names.check_free(names.clean(one), [names.clean(other)])


@given(st.text(max_size=60))
def test_any_text_is_a_clean_name_or_refused(typed: str) -> None:
    try:
        shown = names.clean(typed)
    except RoomError:
        return
    assert 1 <= len(shown) <= names.LONGEST
    assert names.clean(shown) == shown
    assert names.skeleton(shown)
    with pytest.raises(RoomError):
        names.check_free(shown, [shown])


def test_bots_and_screens_are_numbered() -> None:
    assert names.numbered("Screen", []) == "Screen"
    assert names.numbered("Screen", ["screen", "Screen 2"]) == "Screen 3"
    assert names.numbered("x" * 24, ["x" * 24]) == "x" * 20 + " 2"


# ---- codes (R15) ----


def test_codes_have_no_look_alikes_and_no_vowels() -> None:
    assert not set(codes.ALPHABET) & set("BDGIMOQSUZ" + "AE" + "0123456789")
    assert len(set(codes.ALPHABET)) == len(codes.ALPHABET) == 14


@pytest.mark.parametrize(("rooms", "letters"), [(0, 4), (1_920, 4), (1_921, 5), (26_891, 5), (26_892, 6), (10**9, 6)])
def test_codes_grow_when_the_house_is_crowded(rooms: int, letters: int) -> None:
    assert {len(codes.draw(rooms)) for _ in range(50)} == {letters}


def test_codes_are_codes_and_never_rude() -> None:
    drawn = [codes.draw(0) for _ in range(5_000)]
    assert all(codes.is_code(code) and not codes.is_rude(code) and "VV" not in code for code in drawn)
    assert len(set(drawn)) > 4_000
    assert codes.is_rude("XFCK")
    for word in ("CCK", "CNT", "CVNT", "FVCK", "HTLR", "JRK", "KYK", "KVNT", "PRN", "WHR"):
        assert codes.is_rude(f"{word}HL"), word
        assert codes.is_rude(f"L{word}"), word
    assert not any(map(codes.is_rude, ("HJLT", "NRTX", "PYLC", "WRKH")))
    words = codes.RUDE.pattern.split("|")
    assert all(set(word) <= set(codes.ALPHABET) for word in words), "a word that no code can hold"
    assert len(set(words)) == len(words)


def test_a_rude_draw_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    letters = iter("FCKXVVCFCFHJ")
    monkeypatch.setattr("hitparade.rooms.codes.secrets.choice", lambda _: next(letters))
    assert codes.draw(0) == "CFHJ"


def test_codes_are_taken_as_people_type_them() -> None:
    assert codes.tidy(" cfhj\n") == "CFHJ"
    for wrong in ("", "CFH", "CFHO", "CFHJKLN", "CF J", "ＣＦＨＪ", "cfhj"):
        assert not codes.is_code(wrong)


# ---- keys ----


def test_tokens_are_long_unlike_and_stored_as_hashes() -> None:
    drawn = {tokens.new_token() for _ in range(1_000)}
    assert len(drawn) == 1_000
    assert {len(token) for token in drawn} == {32}
    token = drawn.pop()
    hashed = tokens.token_hash(token)
    assert token not in hashed
    assert tokens.is_hash_of(hashed, tokens.token_hash(token))
    assert not tokens.is_hash_of(hashed, tokens.token_hash(drawn.pop()))
    assert not tokens.is_hash_of(None, hashed)


def test_a_pin_is_six_digits_and_good_for_a_time() -> None:
    pin, kept = tokens.new_pin(until_ms=1_000)
    assert len(pin) == 6
    assert pin.isdecimal()
    assert pin not in (kept.hash, kept.salt)
    assert tokens.is_pin(kept, pin, 999)
    assert not tokens.is_pin(kept, pin, 1_000)
    assert not tokens.is_pin(kept, f"{(int(pin) + 1) % 1_000_000:06}", 0)
    assert not tokens.is_pin(None, pin, 0)
    assert tokens.new_pin(0)[1].salt != kept.salt


# ---- the chart (R20) ----


def test_between_two_a_win_is_a_point_and_a_tie_is_one_for_both() -> None:
    chart = standings.after({}, (7, 8), Result((3, 5), (1,), "runs"))
    assert chart == {7: Line(0, 1, 0, 2, 0), 8: Line(1, 1, 1, 1, 0)}
    chart = standings.after(chart, (7, 8), Result((4, 4), (0, 1), "tied"))
    assert chart == {7: Line(1, 2, 1, 2, 0), 8: Line(2, 2, 2, 1, 0)}


def test_who_gives_up_loses_though_the_score_is_higher() -> None:
    chart = standings.after({}, (7, 8), Result((9, 0), (1,), "gave-up"))
    assert [chart[7].points, chart[8].points] == [0, 1]
    three = Result((9, 0, 4), (1,), "gave-up")
    assert [standings.points_of(three, seat) for seat in range(3)] == [1, 2, 0]


def test_among_more_everybody_beaten_is_a_point_and_ties_share_places() -> None:
    chart = standings.after({}, (1, 2, 3, 4), Result((10, 7, 7, 2), (0,), "points"))
    assert [(line.points, line.place) for line in chart.values()] == [(3, 1), (1, 2), (1, 2), (0, 4)]
    chart = standings.after(chart, (4, 1), Result((1, 0), (0,), "points"))
    assert [(line.points, line.place, line.moved) for line in chart.values()] == [
        (3, 1, 0),
        (1, 2, 0),
        (1, 2, 0),
        (1, 2, 2),
    ]
    assert [member for member, _ in standings.in_order(chart)] == [1, 2, 3, 4]
    assert standings.places(chart) == {1: 1, 2: 2, 3: 2, 4: 2}


@given(
    st.lists(st.tuples(st.permutations([1, 2, 3]), st.lists(st.integers(0, 3), min_size=3, max_size=3)), max_size=12)
)
def test_places_follow_from_points(matches: list[tuple[list[int], list[int]]]) -> None:
    chart: standings.Chart = {}
    for seats, scores in matches:
        best = max(scores)
        winners = tuple(seat for seat, score in enumerate(scores) if score == best)
        chart = standings.after(chart, tuple(seats), Result(tuple(scores), winners, "points"))
    for line in chart.values():
        assert line.place == 1 + sum(other.points > line.points for other in chart.values())
        assert line.matches == len(matches)


# ---- messages that were applied ----


@pytest.mark.parametrize("count", [1, 63, 64, 65, 100, 1_000])
def test_the_last_64_messages_of_a_member_are_known_at_least(count: int) -> None:
    """So many the protocol promises; and no more than a few beyond them are kept."""
    applied = Applied()
    for number in range(count):
        applied = applied.with_one(f"m{number}", number)
    known = [number for number in range(count) if applied.number_of(f"m{number}") == number]
    assert known == list(range(count))[-len(known) :]
    assert min(count, 64) <= len(known) <= 80
