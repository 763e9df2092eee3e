"""``hitparade bench matching``: how far the matcher of Hit or Miss agrees with labelled pairs, and how fast."""

from __future__ import annotations

import csv
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from hitparade.games.hit_or_miss.matching import LEVELS, Level, Match, match

PAIRS = Path(__file__).parents[3] / "tests/games/hit_or_miss/matching"
"""Where a clone of the repository keeps its labelled pairs."""
COLUMNS = ("category", "a", "b", *LEVELS, "kind")
NEAR = "near-spelling"


class Pair(Struct, frozen=True):
    """Two entries of a category, and at which levels people say that they are the same."""

    category: str
    a: str
    b: str
    same: dict[Level, bool]
    kind: str


class Wrong(Struct, frozen=True):
    """A pair on which the matcher disagrees at a level."""

    level: Level
    pair: Pair
    found: Match | None


class LevelFigures(Struct, frozen=True):
    """How often a level is right: precision over what it matched, recall over what it should have."""

    precision: float
    recall: float
    matched: int
    expected: int


class Figures(Struct, frozen=True):
    """The figures of one file of pairs. ``kept_apart`` counts near spellings of different things."""

    file: str
    pairs: int
    levels: dict[Level, LevelFigures]
    kept_apart: tuple[int, int]
    pairs_per_s: float
    wrong: list[Wrong]


def default_files() -> list[Path]:
    """The labelled pairs of the repository; none where the package is installed without it."""
    return sorted(PAIRS.glob("pairs_*.tsv"))


def read_pairs(file: Path) -> list[Pair]:
    """The pairs of a file: tabs between category, a, b, a 0 or 1 for each level, and kind. Raises ValueError."""
    header, *rows = csv.reader(file.read_text("utf-8").splitlines(), delimiter="\t", quoting=csv.QUOTE_NONE)
    if tuple(header) != COLUMNS:
        raise ValueError(f"The first line of {file} must be {', '.join(COLUMNS)}, with tabs between them.")
    return [_pair(row) for row in rows]


def _pair(row: list[str]) -> Pair:
    category, a, b, *labels, kind = row
    return Pair(category, a, b, {level: label == "1" for level, label in zip(LEVELS, labels, strict=True)}, kind)


def measure(file: Path, seconds: float) -> Figures:
    """Matches every pair at every level, then again for so many seconds of CPU time."""
    pairs = read_pairs(file)
    wrong: list[Wrong] = []
    levels: dict[Level, LevelFigures] = {level: _measure_level(pairs, level, wrong) for level in LEVELS}
    near = [pair for pair in pairs if pair.kind == NEAR and not pair.same["synonyms"]]
    kept = sum(match(pair.a, pair.b, "synonyms", category=pair.category) is None for pair in near)
    return Figures(file.name, len(pairs), levels, (kept, len(near)), rate(pairs, seconds), wrong)


def _measure_level(pairs: Sequence[Pair], level: Level, wrong: list[Wrong]) -> LevelFigures:
    matched = right = 0
    for pair in pairs:
        found = match(pair.a, pair.b, level, category=pair.category)
        matched += found is not None
        right += found is not None and pair.same[level]
        if (found is not None) != pair.same[level]:
            wrong.append(Wrong(level, pair, found))
    expected = sum(pair.same[level] for pair in pairs)
    return LevelFigures(right / matched if matched else 1.0, right / expected if expected else 1.0, matched, expected)


def rate(pairs: Sequence[Pair], seconds: float) -> float:
    """Pairs a second of CPU time at the widest level. Every entry is new to the matcher: nothing is remembered."""
    began, done = time.process_time(), 0
    while (spent := time.process_time() - began) < seconds or not done:
        for pair in pairs:
            match(f"{pair.a} {done}", f"{pair.b} {done}", "synonyms", category=pair.category)
            done += 1
    return done / spent if spent else 0.0


def report(files: Sequence[Path], seconds: float, *, as_json: bool, show_wrong: bool) -> None:
    """Prints the figures for people, or as JSON."""
    figures = [measure(file, seconds) for file in files]
    if as_json:
        print(msgspec.json.encode(figures).decode())
        return
    for each in figures:
        _print(each, show_wrong=show_wrong)


def _print(figures: Figures, *, show_wrong: bool) -> None:
    print(f"{figures.file}: {figures.pairs} pairs, {figures.pairs_per_s:,.0f} pairs/s of one core")
    for level, each in figures.levels.items():
        told = f"precision {each.precision:.3f}, recall {each.recall:.3f}"
        print(f"  {level:10} {told}   ({each.matched} matched, {each.expected} the same)")
    print(f"  near spellings of different things kept apart: {figures.kept_apart[0]} of {figures.kept_apart[1]}")
    for wrong in figures.wrong if show_wrong else []:
        _print_wrong(wrong)


def _print_wrong(wrong: Wrong) -> None:
    from hitparade.cli.words import clean

    said = f"matched ({wrong.found.reason_code})" if wrong.found else "missed"
    print(
        clean(f"    {wrong.level}: {said}: {wrong.pair.category}: {wrong.pair.a} / {wrong.pair.b} [{wrong.pair.kind}]")
    )
