"""The matcher against pairs that people labelled: the aims for each level, and near spellings kept apart."""

from __future__ import annotations

from pathlib import Path

import pytest

from hitparade.cli.pairing import Figures, default_files, measure, read_pairs
from hitparade.games.hit_or_miss.matching import LEVELS, match

FOLDER = Path(__file__).parent
AIMS = {"strict": (0.99, 0.98), "forgiving": (0.98, 0.93), "synonyms": (0.97, 0.90)}
FILES = sorted(FOLDER.glob("pairs_*.tsv"))


@pytest.fixture(scope="module", params=FILES, ids=lambda file: file.stem)
def figures(request: pytest.FixtureRequest) -> Figures:
    return measure(request.param, seconds=0.2)


@pytest.mark.parametrize("level", LEVELS)
def test_precision_and_recall_reach_the_aims(figures: Figures, level: str) -> None:
    found = figures.levels[level]  # type: ignore[index]
    precision, recall = AIMS[level]
    assert found.precision >= precision, figures.wrong
    assert found.recall >= recall, figures.wrong


def test_near_spellings_are_kept_apart(figures: Figures) -> None:
    kept, of = figures.kept_apart
    assert of > 20
    assert kept >= of * 149 / 151


def test_there_are_enough_pairs_of_our_own() -> None:
    assert default_files() == FILES
    assert len(read_pairs(FOLDER / "pairs_own.tsv")) >= 300
    assert len(read_pairs(FOLDER / "pairs_sample.tsv")) == 152


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_level_includes_the_one_before_and_order_is_nothing(file: Path) -> None:
    for pair in read_pairs(file):
        found = [match(pair.a, pair.b, level, category=pair.category) for level in LEVELS]
        assert found == [match(pair.b, pair.a, level, category=pair.category) for level in LEVELS]
        first = next((each for each in found if each), None)
        assert all(each is None or each == first for each in found)
        assert first is None or found[LEVELS.index(first.level) :] == [first] * (3 - LEVELS.index(first.level))
