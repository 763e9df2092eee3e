"""Everything that can happen in a half-inning, counted: the real rules against an independent slow generator."""

from __future__ import annotations

import pytest
from tests.games.hits_and_outs import counting, diamond
from tests.games.hits_and_outs.counting import STARTS


def test_the_file_is_what_the_slow_generator_counts() -> None:
    """If this fails, the slow generator changed: look at the diff that its module writes."""
    assert counting.FILE.read_text(encoding="utf-8") == counting.text()


def test_reachable_positions_agree() -> None:
    assert counting.real_counts() == counting.slow_counts()


@pytest.mark.parametrize("name", STARTS)
def test_lines_of_play_agree(name: str) -> None:
    """On a mismatch the counts stand apart by first move, to show where to look."""
    assert counting.real_lines(name) == counting.slow_lines(name), by_first_move(name)


def by_first_move(name: str) -> list[tuple[int, int]]:
    """Lines after each first move, (real, slow)."""
    real = counting.real_onward(counting.real_start(name))
    slow = diamond.next_positions(counting.slow_start(name))
    return [
        (counting.lines(one, counting.real_onward, 4), counting.lines(other, diamond.next_positions, 4))
        for one, other in zip(real, slow, strict=True)
        if one is not None and other is not None
    ]


def test_by_first_move_counts_all_lines() -> None:
    for name in STARTS:
        assert sum(real for real, _ in by_first_move(name)) == counting.real_lines(name)[5]
