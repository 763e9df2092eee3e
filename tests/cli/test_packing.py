"""``hitparade packs`` and ``hitparade bench matching``: what they print, and the statuses with which they leave."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.games.hit_or_miss.packs.samples import PACK, changed
from typer.testing import CliRunner, Result

from hitparade.cli import pairing
from hitparade.cli.app import app

Run = Callable[..., Result]
PAIRS = "category\ta\tb\tstrict\tforgiving\tsynonyms\tkind\n"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("COLUMNS", "200")
    return lambda *arguments: CliRunner().invoke(app, [str(each) for each in arguments])


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    file = tmp_path / "pack.toml"
    file.write_text(PACK, "utf-8")
    return file


def test_a_sound_pack_passes_with_advice(run: Run, pack: Path) -> None:
    result = run("packs", "check", pack)
    assert result.exit_code == 0
    assert "card fruit: The card has 24 answers; 40 are better" in result.output
    assert "2 things worth a look." in result.output
    assert "The pack test-pack is sound: 1 card." in result.output


def test_each_broken_rule_is_printed_with_its_place(run: Run, pack: Path) -> None:
    pack.write_text(changed("fig = 5", "fig = 0"), "utf-8")
    result = run("packs", "check", pack)
    assert result.exit_code == 1
    assert "line 33, card fruit, answer “fig”: A weight is from 1 to 95, not 0. (weight-range)" in result.output
    assert "1 broken rule." in result.output
    pack.write_bytes(b"\xff")
    result = run("packs", "check", pack)
    assert (result.exit_code, "not-utf-8" in result.output) == (1, True)


def test_a_file_that_is_not_there_is_told_plainly(run: Run, tmp_path: Path) -> None:
    for command in ("check", "stats"):
        result = run("packs", command, tmp_path / "none.toml")
        assert result.exit_code == 2
        assert "No such file" in result.output


def test_stats_show_lengths_shares_and_matches(run: Run, pack: Path) -> None:
    result = run("packs", "stats", pack)
    assert result.exit_code == 0
    assert "fruit: " in result.output
    assert "banana 60/" in result.output
    assert "sloe" not in result.output
    assert "sloe 5/" in run("packs", "stats", pack, "--card", "fruit").output
    figures = json.loads(run("packs", "stats", pack, "--json").output)
    assert figures["cards"][0]["matches"].keys() == {"3", "5", "8"}


def test_stats_of_what_is_not_there_or_broken(run: Run, pack: Path) -> None:
    result = run("packs", "stats", pack, "--card", "dogs")
    assert (result.exit_code, "has no card “dogs”" in result.output) == (2, True)
    pack.write_text("x", "utf-8")
    result = run("packs", "stats", pack)
    assert (result.exit_code, "not-toml" in result.output) == (2, True)


def test_matching_is_measured_on_the_files_named(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "pairs.tsv"
    file.write_text(
        f"{PAIRS}Fruit\tpears\tpear\t1\t1\t1\tplural\nFruit\tpear\tpeach\t1\t0\t0\tnear-spelling\n", "utf-8"
    )
    result = run("bench", "matching", file, "--seconds", "0.01", "--wrong")
    assert result.exit_code == 0
    assert "strict     precision 1.000, recall 0.500   (1 matched, 2 the same)" in result.output
    assert "kept apart: 1 of 1" in result.output
    assert "strict: missed: Fruit: pear / peach [near-spelling]" in result.output
    file.write_text(f"{PAIRS}Fruit\tpears\tpear\t0\t0\t0\tx\n", "utf-8")
    assert "strict: matched (plural)" in run("bench", "matching", file, "--seconds", "0.01", "--wrong").output
    [figures] = json.loads(run("bench", "matching", file, "--seconds", "0.01", "--json").output)
    assert figures["levels"]["strict"] == {"precision": 0.0, "recall": 1.0, "matched": 1, "expected": 0}
    assert "strict:" not in run("bench", "matching", file, "--seconds", "0.01").output


def test_the_repository_has_pairs_of_its_own(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert "pairs_sample.tsv: 152 pairs" in run("bench", "matching", "--seconds", "0.01").output
    monkeypatch.setattr(pairing, "PAIRS", tmp_path)
    result = run("bench", "matching")
    assert (result.exit_code, "name a file" in result.output) == (2, True)
    (tmp_path / "pairs_x.tsv").write_text("a\tb\n", "utf-8")
    result = run("bench", "matching")
    assert (result.exit_code, "The first line of" in result.output) == (2, True)
