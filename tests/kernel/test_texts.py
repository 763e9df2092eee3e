"""What people type, as it is kept."""

from __future__ import annotations

from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hitparade.kernel.texts import tidy


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  fish   and\nchips\t", "fish and chips"),
        ("a\u202eb\u2066c", "abc"),
        ("a\x00b", "a b"),
        ("\u200b\u200b", ""),
        ("\u200d\ufe0f", ""),
        ("\u3000", ""),
        ("Z" + "\u0301" * 100, "Z" + "\u0301" * 4),
        ("が", "が"),
        ("か\u3099", "か\u3099"),
        ("👩\u200d🚀 ❤\ufe0f", "👩\u200d🚀 ❤\ufe0f"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("!!!", "!!!"),
    ],
)
def test_what_is_kept(typed: str, kept: str) -> None:
    assert tidy(typed) == kept


@given(st.text())
def test_nothing_unseen_stays_and_tidying_twice_changes_nothing(typed: str) -> None:
    kept = tidy(typed)
    assert tidy(kept) == kept
    assert not any(category(letter) in ("Cc", "Cs", "Zl", "Zp") for letter in kept)
