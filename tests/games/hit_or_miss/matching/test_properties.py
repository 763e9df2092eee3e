"""Laws of matching for any text: never an exception, symmetric, levels nested, equal to itself."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from hitparade.games.hit_or_miss.matching import LEVELS, fold, match, same_item
from hitparade.games.hit_or_miss.packs import library

WORDS = [
    "sofa",
    "couch",
    "pear",
    "TV",
    "7",
    "VIII",
    "half",
    "and",
    "the",
    "oak tree",
    "林檎",
    "リンゴ",
    "お茶",
    "🐘",
    "c++",
    ", ",
    "'",
    "-",
    "é",
]
texts = st.one_of(
    st.text(max_size=100),
    st.text(alphabet=st.characters(codec=None), max_size=12),
    st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join),
    st.lists(st.one_of(st.sampled_from(WORDS), st.text(max_size=3)), max_size=6).map("".join),
)
categories = st.one_of(
    st.sampled_from(["Trees", "Singers", "Things in a kitchen", "色", "Names", ""]), st.text(max_size=20)
)
CARD = library()["scenes"].cards[0]


@settings(max_examples=400, deadline=None)
@given(texts, texts, categories)
def test_it_never_fails_and_is_symmetric(a: str, b: str, category: str) -> None:
    found = [match(a, b, level, category=category) for level in LEVELS]
    assert found == [match(b, a, level, category=category) for level in LEVELS]
    for narrow, wide in pairwise(found):
        assert narrow is None or wide == narrow


@settings(max_examples=200, deadline=None)
@given(texts, texts)
def test_it_holds_with_a_card_too(a: str, b: str) -> None:
    assert match(a, b, "synonyms", CARD) == match(b, a, "synonyms", CARD)
    known = CARD.answers[0].name
    assert match(a, known, "synonyms", CARD) == match(known, a, "synonyms", CARD)


@settings(max_examples=300, deadline=None)
@given(texts)
def test_an_entry_is_itself_unless_nothing_is_left(text: str) -> None:
    found = match(text, text, "strict")
    assert (found is not None) == bool(fold(text[:80])) == same_item(text, text)


@settings(max_examples=300, deadline=None)
@given(texts)
def test_case_and_spaces_around_never_matter(text: str) -> None:
    assert fold(f"  {text}  ") == fold(text)
    if text.isascii():
        assert fold(text.upper()) == fold(text)
