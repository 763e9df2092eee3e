"""Packs that hosts bring: TOML and CSV, checked by the same rules, given back byte for byte."""

from __future__ import annotations

import pytest
from tests.games.hit_or_miss.packs.samples import COMMON, PACK, RARE

from hitparade.games.hit_or_miss.packs import BadPack, Header, check_source, export_pack, import_pack

HEAD = "card_id,title,kind,answer,w,same,syn\n"
ROWS = [f"fruit,Fruit,concrete,{name},{weight},," for names, weight in ((COMMON, 60), (RARE, 5)) for name in names]
CSV = HEAD + "\n".join(ROWS) + "\n"


def codes(text: str) -> list[tuple[str, str | None, str | None, int | None]]:
    return [(fault.code, fault.card, fault.answer, fault.line) for fault in check_source(text.encode())]


@pytest.mark.parametrize("source", [PACK.encode(), CSV.encode(), ("\ufeff" + CSV.replace("\n", "\r\n")).encode()])
def test_export_gives_the_same_bytes(source: bytes) -> None:
    assert check_source(source) == []
    assert export_pack(import_pack(source)) == source


def test_csv_gives_the_same_cards_as_toml() -> None:
    ours, theirs = import_pack(CSV.encode()).pack.cards[0], import_pack(PACK.encode()).pack.cards[0]
    assert ours.answers == theirs.answers
    assert (ours.id, ours.title, ours.kind, ours.difficulty, ours.pack) == ("fruit", "Fruit", "concrete", 2, "my-pack")


def test_the_header_of_a_csv_pack_comes_from_the_host() -> None:
    header = Header("ours", "Our pack", "en-GB", "2.0.0", "CC-BY-4.0")
    pack = import_pack(CSV.encode(), header).pack
    assert (pack.id, pack.title, pack.language, pack.version, pack.licence) == (
        "ours",
        "Our pack",
        "en-GB",
        "2.0.0",
        "CC-BY-4.0",
    )
    assert "bad-pack-id" in [fault.code for fault in check_source(CSV.encode(), Header(id="Our pack"))]


def test_several_words_are_separated_by_bars() -> None:
    text = CSV.replace("fruit,Fruit,concrete,fig,5,,", ',,,,,,\nfruit,,,fig,5,"figgy| figge",ficus')
    fig = next(answer for answer in import_pack(text.encode()).pack.cards[0].answers if answer.name == "fig")
    assert (fig.same, fig.syn) == (("figgy", " figge"), ("ficus",))


def test_broken_rows_are_told_with_their_lines() -> None:
    fig = "fruit,Fruit,concrete,fig,5,,"
    missing = [("too-few-rare", "fruit", None, 2), ("csv-columns", None, None, 17)]
    assert codes(CSV.replace(fig, "fruit,Fruit,concrete,fig,5")) == missing
    assert codes(CSV.replace(fig, fig.replace("5", "many"))) == [("bad-weight", "fruit", "fig", 17)]
    assert ("no-weight", "fruit", "fig", 17) in codes(CSV.replace(fig, fig.replace("5", "")))
    assert ("csv-differs", "fruit", "fig", 17) in codes(CSV.replace(fig, "fruit,Fruits,concrete,fig,5,,"))
    assert ("key-twice", "fruit", "fig", 18) in codes(CSV.replace(fig, f"{fig}\n{fig}"))
    assert ("csv-header", None, None, 1) in codes(CSV.replace("same,syn", "syn,same"))
    assert ("bad-card-id", "My fruit", None, 2) in codes(CSV.replace("fruit,", "My fruit,"))
    assert ("not-csv", None, None, 26) in codes(CSV + 'fruit,"Fruit" x,concrete,sloe,5,,')


def test_what_is_no_text_is_refused() -> None:
    [fault] = check_source(b"format = 1\n\xff")
    assert (fault.code, fault.line) == ("not-utf-8", 2)
    assert [fault.code for fault in check_source(b"#" * 1_000_001)] == ["too-large"]
    assert [fault.code for fault in check_source(b"a b")] == ["not-toml"]
    with pytest.raises(BadPack):
        import_pack(b"a b")
    with pytest.raises(BadPack):
        import_pack(CSV.replace(",60,", ",12,").encode())


@pytest.mark.parametrize(("separator", "name"), [(";", "semicolons"), ("\t", "tabs")])
def test_other_separators_are_told_in_one_fault(separator: str, name: str) -> None:
    for text in (CSV, "\ufeff" + CSV):
        [fault] = check_source(text.replace(",", separator).encode())
        assert (fault.code, fault.line) == ("csv-header", 1)
        assert name in fault.sentence
    [fault] = check_source(("\n" + CSV).replace(",", separator).encode())
    assert fault.line == 2


@pytest.mark.parametrize("value", ["[" * 17, "[" * 900_000, "[" * 40 + "]" * 40, "{a = " * 17, "[{a = " * 9])
def test_lists_in_lists_without_end_are_too_deep(value: str) -> None:
    [fault] = check_source(f"format = 1\nx = {value}".encode())
    assert (fault.code, fault.line) == ("too-deep", 2)


def test_brackets_in_texts_and_side_by_side_are_not_deep() -> None:
    [fault] = check_source(b"a = [" + b"[]," * 40 + b"]\nb = '" + b"[" * 40 + b"'\n[[[")
    assert (fault.code, fault.line) == ("not-toml", 3)
