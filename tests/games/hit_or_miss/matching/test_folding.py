"""The strict level: what is folded, and what is not."""

from __future__ import annotations

import pytest

from hitparade.games.hit_or_miss.matching import fold, match, same_item

SAME = [
    ("Café", "cafe\u0301"),
    ("São Paulo", "Sao Paulo"),
    ("Łódź", "lodz"),
    ("Ærø", "aero"),
    ("İstanbul", "istanbul"),
    ("Straße", "STRASSE"),
    ("ﬁg", "fig"),
    ("ＴＥＡ", "tea"),
    ("tea\u200b", "tea"),
    ("tea\ufeff", "tea"),
    ("c\u0430t", "cat"),
    ("tea 🍵", "tea"),
    ("👍🏽 ok", "ok"),
    ("iPhone™", "iphone"),
    ("Ёлка", "елка"),
    ("Ἀθήνα", "Αθηνα"),
    ("rock’n’roll", "rock 'n' roll"),
    ("An Oven", "oven"),
    ("the a team", "A-Team"),
    ("black-hole", "blackhole"),
    ("mac & cheese", "mac and cheese"),
    ("1,000", "1000"),
    ("3·5", "3.5".replace(".", " ")),
    ("リンゴ", "りんご"),
    ("ﾊﾞﾅﾅ", "バナナ"),
    ("カレー・ライス", "カレーライス"),
    ("foxes", "fox"),
    ("cherries", "cherry"),
    ("cookies", "cookie"),
    ("pies", "pie"),
    ("buses", "bus"),
    ("houses", "house"),
    ("viruses", "virus"),
    ("quizzes", "quiz"),
    ("waltzes", "waltz"),
    ("headaches", "headache"),
    ("peaches", "peach"),
    ("horseshoes", "horseshoe"),
    ("potatoes", "potato"),
    ("knives", "knife"),
    ("housewives", "housewife"),
    ("elves", "elf"),
    ("wolves", "wolf"),
    ("gloves", "glove"),
    ("sieves", "sieve"),
    ("snowmen", "snowman"),
    ("women's", "woman"),
    ("grandchildren", "grandchild"),
    ("eyeteeth", "eyetooth"),
    ("geese", "goose"),
    ("octopi", "octopuses"),
    ("skis", "ski"),
    ("menus", "menu"),
    ("dice", "die"),
    ("TVs", "tv"),
    ("brothers-in-law", "brother in law"),
    ("knives and forks", "knife and fork"),
    ("dresses", "dress"),
    ("brushes", "brush"),
    ("mother's", "mothers"),
]
APART = [
    ("C", "C++"),
    ("C", "C#"),
    ("C#", "C++"),
    ("A+", "A-"),
    ("A", "A-"),
    ("A+", "A"),
    ("7", "70"),
    ("7 0", "70"),
    ("1.5", "15"),
    ("7:30", "730"),
    ("½", "12"),
    ("1½", "11/2"),
    ("10²", "102"),
    ("-5", "5"),
    ("10%", "10"),
    ("$5", "£5"),
    ("9-5", "95"),
    ("glass", "glasses"),
    ("news", "new"),
    ("Mars", "mar"),
    ("princes", "princess"),
    ("William", "Williams"),
    ("ramen", "raman"),
    ("specimen", "speciman"),
    ("か", "が"),
    ("はは", "ばば"),
    ("сор", "cop"),
    ("pear", "peach"),
    ("A", "An"),
    ("Spider-Man", "Spider-Men 2"),
    ("auntie", "aunty"),
    ("chili", "chilli"),
    ("axe", "ax"),
    ("🍎", "🍐"),
]
NOTHING = ["", " ", "!", "?!", "...", "\u200b", "🏽", "\ud800", "\x00", "、。", "&!".replace("&", "-")]


@pytest.mark.parametrize(("a", "b"), SAME)
def test_these_are_the_same(a: str, b: str) -> None:
    assert fold(a) == fold(b)
    found = match(a, b, "strict")
    assert found is not None
    assert found.level == "strict"
    assert found.reason_code in ("same", "plural")
    assert same_item(b, a)


@pytest.mark.parametrize(("a", "b"), APART)
def test_these_stay_apart(a: str, b: str) -> None:
    assert fold(a) != fold(b)
    assert match(a, b, "strict") is None
    assert not same_item(a, b)


@pytest.mark.parametrize("text", NOTHING)
def test_nothing_left_matches_nothing(text: str) -> None:
    assert fold(text) == ""
    assert match(text, text, "synonyms") is None
    assert match(text, "tea", "synonyms") is None
    assert not same_item(text, text)


def test_a_picture_alone_is_an_answer() -> None:
    assert match("🐘", "🐘", "strict") is not None
    assert match("🐘️", "🐘", "strict") is not None


def test_the_reason_tells_a_plural_from_mere_spelling() -> None:
    plural, spelling = match("foxes", "fox", "strict"), match("Fox!", "fox", "strict")
    assert plural is not None
    assert (plural.reason_code, plural.reason) == ("plural", "The same, one of them in the plural.")
    assert spelling is not None
    assert (spelling.reason_code, spelling.words) == ("same", ("Fox!", "fox"))


def test_entries_are_cut_at_eighty_characters() -> None:
    assert match("x" * 80 + "a", "x" * 80 + "b", "strict") is not None
