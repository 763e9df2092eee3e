"""Taking hidden lines out of what is shown (R25)."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hitparade import IllegalMove, Match
from hitparade.kernel.hiding import folded, to_hide, without

WORDS = st.text(st.sampled_from("aAbß ") | st.characters(categories=["L"]), min_size=1, max_size=8)
JSON = st.recursive(
    WORDS | st.none() | st.integers(),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["line", "lines", "name", "why"]), inner)
    ),
    max_leaves=20,
)


def standing(value: Any, key: str = "") -> list[tuple[str, str]]:
    """All texts in a JSON value, each with the key it stands under."""
    if isinstance(value, dict):
        return [each for name, inner in value.items() for each in standing(inner, name)]
    if isinstance(value, list):
        return [each for inner in value for each in standing(inner, key)]
    return [(key, value)] if isinstance(value, str) else []


@given(JSON, st.sets(WORDS.map(folded).filter(bool), min_size=1))
def test_r25_no_hidden_text_stays_under_the_keys_of_lines_and_all_else_stays(value: Any, texts: set[str]) -> None:
    shown = without(value, texts, {"line", "lines"})
    left = standing(shown)
    assert not [text for key, text in left if key in ("line", "lines") and folded(text) in texts]
    assert left == [
        (key, text) for key, text in standing(value) if key not in ("line", "lines") or folded(text) not in texts
    ]
    assert without(shown, texts, {"line", "lines"}) == shown


def test_r25_sentences_that_quote_a_hidden_text_go_with_it() -> None:
    shown = {"item": "Kitty", "reason": "“Kitty” is “Cat”.", "words": ["kitty", "cat"], "text": "a dog"}
    kept = without(shown, {"cat"}, {"item"}, {"reason", "words", "text"})
    assert kept == {"item": "Kitty", "reason": None, "words": [], "text": "a dog"}


def test_r25_a_line_is_hidden_in_any_capitals_and_with_all_that_belongs_to_it() -> None:
    groups = [("Boo!", "Boo! Hoo."), ("Ha",)]
    assert to_hide("BOO!", groups, ()) == ("boo!", "boo! hoo.")
    for text, hidden, code in (("no", (), "nothing-to-hide"), ("ha", ("ha",), "already-hidden")):
        with pytest.raises(IllegalMove) as caught:
            to_hide(text, groups, hidden)
        assert caught.value.code == code


def test_r25_where_nobody_writes_there_is_nothing_to_hide() -> None:
    match = Match("hits-and-outs", seats=2, seed=1)
    for act in ({"act": "hide", "text": "Boo!"}, {"act": "hide"}):
        with pytest.raises(IllegalMove) as caught:
            match.table(act)
        assert caught.value.code == "nothing-to-hide"
    assert "hide" not in json.dumps(match.log)
