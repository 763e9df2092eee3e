"""The compiled data: small, noticed, read on any machine, and only when it is needed."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from array import array
from importlib.resources import files

import pytest

from hitparade.games.hit_or_miss.matching import data, tables
from hitparade.games.hit_or_miss.matching.lexicon import ancestors, field, lexicon, rank, senses, sound_alike

FOLDER = files("hitparade.games.hit_or_miss.matching")


def test_the_file_is_small_and_each_of_its_tables_is_in_the_notice() -> None:
    packed = FOLDER.joinpath("data/words.zip")
    assert len(packed.read_bytes()) < 3_000_000
    notice = FOLDER.joinpath("data/NOTICE").read_text("utf-8")
    with packed.open("rb") as opened, zipfile.ZipFile(opened) as archive:
        assert [name for name in archive.namelist() if name not in notice] == []


def test_strict_matching_reads_none_of_it() -> None:
    code = (
        "from hitparade.games.hit_or_miss.matching import data, fold;"
        "fold('foxes'); assert data._archive.cache_info().misses == 0"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


def test_numbers_are_read_in_either_byte_order() -> None:
    stored = b"\x01\0\0\0\0\x02\0\0"
    native, other = ("little", "big") if sys.byteorder == "little" else ("big", "little")
    assert data.numbers(stored, native) == array("I", [1, 512])
    assert data.numbers(stored, other) != data.numbers(stored, native)


def test_the_tables_are_sorted_for_looking_up() -> None:
    assert lexicon().keys == sorted(lexicon().keys)
    for name in ("readings.txt", "kana.txt", "sudachi.txt"):
        lines = data.read_lines(name)
        assert lines == sorted(lines)
        assert len(lines) > 10_000


def test_words_senses_and_sounds() -> None:
    assert (rank("the"), rank("qzxv")) == (1, 0)
    assert all(rank(word) > 0 for word in ("sulking", "hobnobbing", "wigwagged", "baking", "skipped", "seeing"))
    assert not any(rank(word) for word in ("shoping", "removeed", "grabing"))
    assert rank("blorbing") == 0
    assert rank("blorb") == 0
    [animal] = [sense for sense in senses("animal") if field(sense) == 3][:1]
    assert any(animal in ancestors(sense) for sense in senses("dog"))
    assert not any(animal in ancestors(sense) for sense in senses("sofa"))
    assert sound_alike("bear", "bare")
    assert not sound_alike("bear", "beer")
    assert not sound_alike("qzxv", "bear")


@pytest.mark.parametrize(
    "name", sorted(file.name for file in FOLDER.joinpath("tables").iterdir() if file.name.endswith(".txt"))
)
def test_a_table_can_be_read_and_says_what_it_is(name: str) -> None:
    text = FOLDER.joinpath("tables", name).read_text("utf-8")
    assert text.startswith("# ")
    assert text.endswith("\n")
    stem = name.removesuffix(".txt")
    assert len(tables.lines(stem)) > 0
    if stem in ("synonyms", "synonyms-ja", "abbreviations"):
        for line in tables.lines(stem):
            forms = [form.strip() for form in line.split("@")[0].rstrip("= ").split("=")]
            assert len(forms) > 1, line
            assert all(forms), line
            assert len({*forms}) == len(forms), line
