"""Where runners go (H7, H9, H10, H11): all 48 cases by table and against a simulator, and the examples."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.hits_and_outs.diamond import run
from tests.games.hits_and_outs.table import played, state_with

from hitparade.games.hits_and_outs.advancing import ADVANCES, BASE_STATES, BASES, CORNERS, REACH, Bases, Corner, advance
from hitparade.games.hits_and_outs.moves import Lift, Place

NAMED: dict[str, Corner] = {"single": "first", "double": "second", "triple": "third", "home run": "home"}


def cases() -> list[tuple[str, str, int, str, int]]:
    """The lines of the table: bases, hit, outs or not, bases afterwards, runs."""
    text = (Path(__file__).parent / "advancing.txt").read_text(encoding="utf-8")
    rows = [line.split(" | ") for line in text.splitlines() if line and not line.startswith("#")]
    return [
        (before.strip(), hit.strip(), outs, *_outcome(cell))
        for before, hit, none, some in rows
        for outs, cell in ((0, none), (1, some))
    ]


def _outcome(cell: str) -> tuple[str, int]:
    after, _, runs = cell.strip().partition(" +")
    return after, int(runs or 0)


def drawn(bases: Bases) -> str:
    """Bases as the table draws them: ``1-3`` is first and third."""
    return "".join(str(number) if base in bases else "-" for number, base in enumerate(BASES, 1))


def read(text: str) -> Bases:
    return tuple(base for base, mark in zip(BASES, text, strict=True) if mark != "-")


def test_the_table_holds_all_48_cases() -> None:
    keys = {(before, hit, outs) for before, hit, outs, _, _ in cases()}
    assert len(keys) == len(cases()) == 48
    assert keys == {(drawn(b), h, o) for b in BASE_STATES for h in ("single", "double", "triple") for o in (0, 1)}


@pytest.mark.parametrize(("before", "hit", "outs", "after", "runs"), cases())
def test_h9_h10_every_case_of_the_table(before: str, hit: str, outs: int, after: str, runs: int) -> None:
    """H9, H10: as written down by hand; one out and two outs are the same."""
    for counted in (0,) if outs == 0 else (1, 2):
        assert advance(read(before), REACH[NAMED[hit]], counted) == (read(after), runs)
        state = played(state_with(read(before), counted), Place(NAMED[hit]), Lift(NAMED[hit]))
        assert (state.bases, state.score, state.outs) == (read(after), (0, runs), counted)


@pytest.mark.parametrize("outs", [0, 1, 2])
@pytest.mark.parametrize("reach", [1, 2, 3, 4])
def test_h9_h10_against_runners_who_walk(reach: int, outs: int) -> None:
    """H9, H10: the same as a slow simulator that knows nothing of the rules' code."""
    for bases in BASE_STATES:
        after, runs = run({REACH[base] for base in bases}, reach, outs)
        assert ADVANCES[bases, reach, outs] == (tuple(BASES[base - 1] for base in sorted(after)), runs)


@pytest.mark.parametrize("outs", [0, 1, 2])
@pytest.mark.parametrize("bases", BASE_STATES)
def test_h7_a_hit_at_home_clears_the_bases(bases: Bases, outs: int) -> None:
    """H7: a home run scores the batter and every runner, whatever the outs."""
    state = played(state_with(bases, outs), Place("home"), Lift("home"))
    assert (state.bases, state.score) == ((), (0, len(bases) + 1))


@pytest.mark.parametrize("corner", ["first", "second", "third"])
def test_h7_the_batter_stops_where_the_hit_lay(corner: Corner) -> None:
    assert played(state_with(), Place(corner), Lift(corner)).bases == (corner,)


EXAMPLES = [
    ("no outs, second occupied, double: one run", "-2-", "double", 0, "-2-", 1),
    ("no outs, second and third occupied, double: two runs", "-23", "double", 0, "-2-", 2),
    ("second occupied, single: stays", "-2-", "single", 1, "12-", 0),
    ("second occupied, double: moves to third", "-2-", "double", 1, "-23", 0),
    ("second and third occupied, double: both move one base", "-23", "double", 1, "-23", 1),
    ("first occupied, one out, double: second and third", "1--", "double", 1, "-23", 0),
    ("first and second, double: second and third, one run", "12-", "double", 1, "-23", 1),
    ("first and third, double: second and third, one run", "1-3", "double", 1, "-23", 1),
    ("loaded, double: second and third, two runs", "123", "double", 1, "-23", 2),
    ("third, double: second and third", "--3", "double", 1, "-23", 0),
    *[(f"{bases}, triple: all score", bases, "triple", 1, "--3", runs) for bases, runs in (
        ("---", 0), ("1--", 1), ("-2-", 1), ("--3", 1), ("12-", 2), ("1-3", 2), ("-23", 2), ("123", 3),
    )],
]  # fmt: skip


@pytest.mark.parametrize(("example", "before", "hit", "outs", "after", "runs"), EXAMPLES, ids=[e[0] for e in EXAMPLES])
def test_h11_the_examples(example: str, before: str, hit: str, outs: int, after: str, runs: int) -> None:
    """H11: every example of the rules, with one out and with two where they say one or two."""
    for counted in (outs, outs * 2):
        assert advance(read(before), REACH[NAMED[hit]], counted) == (read(after), runs), example


def test_h11_three_runners_always_suffice() -> None:
    """H11, H3: no Hit leaves more than three on base, and nobody is lost on the way."""
    for (bases, _, _), (after, runs) in ADVANCES.items():
        assert len(after) <= 3
        assert len(bases) + 1 == len(after) + runs


def test_h10_outs_of_the_same_placement_count() -> None:
    """H9, H10: what counts is the outs at the moment of the Hit, those of this placement included."""
    at_once = played(state_with(("second",)), Place("first"), Lift("first"))
    after_an_out = played(state_with(("second",)), Place("first"), Lift("home"), Lift("first"))
    assert (at_once.bases, after_an_out.bases) == (("first", "third"), ("first", "second"))


def test_corners_are_the_bases_and_home() -> None:
    assert (*BASES, "home") == CORNERS
