"""What the card knows beats every general rule."""

from __future__ import annotations

import msgspec
import pytest

from hitparade.games.hit_or_miss.matching import knowledge as knowledge_module
from hitparade.games.hit_or_miss.matching import match
from hitparade.games.hit_or_miss.matching.entries import read
from hitparade.games.hit_or_miss.matching.knowledge import knowledge
from hitparade.games.hit_or_miss.packs import Answer, Card, library

FURNITURE = Card(
    "furniture",
    "Furniture",
    "concrete",
    1,
    ("home",),
    (
        Answer("sofa", 60, syn=("couch", "settee")),
        Answer("television", 30, same=("gogglebox",)),
        Answer("table", 50),
        Answer("cable", 5),
        Answer("lamp", 20),
        Answer("coffee table", 20),
        Answer("bed", 60),
        Answer("bedsteads", 6),
    ),
)
TREES = Card("trees", "Trees", "concrete", 1, (), (Answer("oak tree", 50), Answer("beech", 20), Answer("maple", 30)))
FRUIT = Card(
    "kudamono",
    "果物",
    "concrete",
    1,
    (),
    (Answer("林檎", 70, read="りんご"), Answer("梨", 40, read="なし"), Answer("バナナ", 60)),
    language="ja",
)
RHYMES = Card("rhymes", "Rhymes", "wordplay", 1, (), (Answer("chair", 9), Answer("bear", 9)))

Found = tuple[str, str] | None


@pytest.mark.parametrize(
    ("card", "a", "b", "expected"),
    [
        (FURNITURE, "sofa", "couch", ("synonyms", "card")),
        (FURNITURE, "couch", "settee", ("synonyms", "card")),
        (FURNITURE, "sofas", "setee", ("synonyms", "card")),
        (FURNITURE, "coutch", "couches", ("forgiving", "spelling")),
        (FURNITURE, "gogglebox", "television", ("forgiving", "card")),
        (FURNITURE, "goglebox", "televison", ("forgiving", "card")),
        (FURNITURE, "gogglebox", "TV", ("forgiving", "card")),
        (FURNITURE, "gogglebox", "cofee table", None),
        (FURNITURE, "table", "cable", None),
        (FURNITURE, "tabel", "cable", None),
        (FURNITURE, "table", "coffee table", None),
        (FURNITURE, "bed", "bedstead", None),
        (FURNITURE, "xable", "table", None),
        (FURNITURE, "wardrobe", "closet", ("synonyms", "synonym")),
        (FURNITURE, "wardrobe", "chandelier", None),
        (FURNITURE, "wardrobe", "wardrob", ("forgiving", "spelling")),
        (TREES, "oak", "oaks", ("strict", "plural")),
        (TREES, "oak", "oak tree", ("forgiving", "category-word")),
        (TREES, "maple", "maple trees", ("forgiving", "category-word")),
        (TREES, "beach", "beech", ("forgiving", "spelling")),
        (FRUIT, "林檎", "リンゴ", ("forgiving", "reading")),
        (FRUIT, "りんご", "なし", None),
        (FRUIT, "お梨", "梨", ("forgiving", "reading")),
        (RHYMES, "sofa", "couch", None),
        (RHYMES, "oak", "oak rhyme", None),
        (FURNITURE, "!", "sofa", None),
    ],
)
def test_card(card: Card, a: str, b: str, expected: Found) -> None:
    found = match(a, b, "synonyms", card)
    assert (found and (found.level, found.reason_code)) == expected
    assert match(b, a, "synonyms", card) == found


def test_the_reason_names_what_the_card_says() -> None:
    found = match("sofa", "couches", "synonyms", FURNITURE)
    assert found is not None
    assert found.reason in ("The card says couch = sofa.", "The card says sofa = couch.")
    assert set(found.words) == {"sofa", "couch"}
    assert match("sofa", "couch", "forgiving", FURNITURE) is None


def test_two_answers_of_a_card_are_never_the_same() -> None:
    for one in FURNITURE.answers:
        for other in FURNITURE.answers:
            if one is not other:
                assert match(one.name, other.name, "synonyms", FURNITURE) is None


def test_knowledge_is_kept_by_card_and_never_mixed_up(monkeypatch: pytest.MonkeyPatch) -> None:
    twin = msgspec.structs.replace(FURNITURE, answers=(Answer("sofa", 60), Answer("couch", 60)))
    assert knowledge(FURNITURE) is knowledge(FURNITURE)
    assert match("sofa", "couch", "synonyms", twin) is None
    assert match("sofa", "couch", "synonyms", FURNITURE) is not None
    monkeypatch.setattr(knowledge_module, "MOST", 1)
    for number in range(5):
        match(f"wardrobe{number}", "sofa", "synonyms", FURNITURE)
        assert match("sofa", "couch", "synonyms", msgspec.structs.replace(FURNITURE, id=f"f{number}")) is not None


def test_every_way_to_write_a_shipped_answer_is_known_as_it() -> None:
    for pack in library().values():
        for card in pack.cards:
            table = knowledge(card)
            for answer in card.answers:
                ways = [answer.name, *answer.same, *answer.syn, *([answer.read] if answer.read else [])]
                assert all((found := table.find(read(way))) and found.answer is answer for way in ways)
