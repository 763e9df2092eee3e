"""Japanese entries, with the optional dictionary and without it."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from hitparade.games.hit_or_miss.matching import japanese, match, sudachi

FORGIVING = [
    ("果物", "林檎", "リンゴ", "reading"),
    ("花", "桜", "さくら", "reading"),
    ("都市", "東京", "とうきょう", "reading"),
    ("食べ物", "お茶漬け", "おちゃづけ", "reading"),
    ("台所", "お皿", "皿", "reading"),
    ("飲み物", "御茶", "おちゃ", "reading"),
    ("文房具", "引き出し", "引出し", "reading"),
    ("食べ物", "卵焼き", "たまごやき", "reading"),
    ("楽器", "バイオリン", "ヴァイオリン", "spelling-variant"),
    ("機械", "プリンタ", "プリンター", "spelling-variant"),
    ("数", "三つ", "3つ", "spelling-variant"),
    ("数", "二十三", "23", "spelling-variant"),
    ("食べ物", "寿司", "鮨", "spelling-variant"),
    ("色", "紫", "紫色", "category-word"),
    ("色", "むらさき", "紫色", "category-word"),
    ("木", "桜", "桜の木", "category-word"),
    ("動物", "キリンンじゃ", "キリンんじよ", "spelling"),
    ("機械", "パソコン", "パーソナルコンピューター", "abbreviation"),
    ("家電", "tv", "テレビ", "spelling-variant"),
]
APART = [
    ("言葉", "花", "鼻"),
    ("天気", "雨", "飴"),
    ("国", "オーストリア", "オーストラリア"),
    ("家族", "おばさん", "おばあさん"),
    ("動物", "サル", "サイ"),
    ("動物", "犬", "猿"),
    ("数", "三", "三十"),
    ("楽器", "ピアノ", "ビオラ"),
    ("川と湖", "相模川", "相模湖"),
    ("色", "赤", "朱色"),
    ("動物", "ねこ", "cat"),
]


@pytest.fixture(params=["installed", "missing", "broken"])
def _dictionary(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def missing(name: str) -> object:
        raise ImportError(name)

    def broken(_: str) -> object:
        def dictionary(**_: str) -> object:
            raise RuntimeError("the dictionary can't be opened")

        return SimpleNamespace(Dictionary=dictionary)

    if request.param != "installed":
        monkeypatch.setattr(sudachi, "import_module", missing if request.param == "missing" else broken)
    for cached in (sudachi.reader, japanese.sounds):
        cached.cache_clear()
    yield
    for cached in (sudachi.reader, japanese.sounds):
        cached.cache_clear()


@pytest.mark.usefixtures("_dictionary")
@pytest.mark.parametrize(("category", "a", "b", "code"), FORGIVING)
def test_forgiving(category: str, a: str, b: str, code: str) -> None:
    found = match(a, b, "forgiving", category=category)
    assert found is not None
    assert (found.level, found.reason_code) == ("forgiving", code)
    assert match(b, a, "forgiving", category=category) == found


@pytest.mark.usefixtures("_dictionary")
@pytest.mark.parametrize(("category", "a", "b"), APART)
def test_apart(category: str, a: str, b: str) -> None:
    assert match(a, b, "synonyms", category=category) is None


@pytest.mark.parametrize(
    ("category", "a", "b"),
    [
        ("スポーツ", "サッカー", "フットボール"),
        ("家族", "お父さん", "父"),
        ("服", "ズボン", "パンツ"),
        ("気持ち", "曖昧", "不明確"),
    ],
)
def test_synonyms(category: str, a: str, b: str) -> None:
    assert match(a, b, "forgiving", category=category) is None
    found = match(a, b, "synonyms", category=category)
    assert found is not None
    assert found.reason_code == "synonym"


def test_the_optional_dictionary_reads_what_the_table_lacks() -> None:
    word = "隣町駅前食堂"
    assert japanese.readings(word) == ()
    assert sudachi.reader() is not None
    assert sudachi.read_aloud(word) == {"となりまちえきまえしょくどう"}
    assert match(word, "となりまちえきまえしょくどう", "forgiving") is not None


def test_without_it_nothing_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sudachi, "reader", lambda: None)
    assert sudachi.read_aloud("隣町駅前食堂") == frozenset()
