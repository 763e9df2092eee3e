"""A time at which something happens besides the clock, and of which no view tells."""

from __future__ import annotations

from hitparade.kernel import Timer
from hitparade.kernel.table import Table

OPEN = Timer("grab", 60_000)
HELD = Timer("grab", 60_000, hidden_ms=1_200)
TABLE = Table((1.0, 1.0), key="grab", since_ms=500)


def test_the_earlier_of_both_is_due_and_only_the_clock_is_shown() -> None:
    assert (TABLE.due_ms(OPEN), TABLE.shown_ms(OPEN)) == (60_500, 60_500)
    assert (TABLE.due_ms(HELD), TABLE.shown_ms(HELD)) == (1_200, 60_500)
    late = Timer("grab", 60_000, hidden_ms=70_000)
    assert TABLE.due_ms(late) == 60_500


def test_without_a_clock_only_the_hidden_time_is_due() -> None:
    off = Timer("grab", None, hidden_ms=1_200)
    assert (TABLE.due_ms(off), TABLE.shown_ms(off)) == (1_200, None)


def test_it_starts_no_clock_anew_and_stands_still_in_a_pause() -> None:
    assert TABLE.retimed(HELD, 900) is TABLE
    paused = Table((1.0, 1.0), key="grab", since_ms=500, paused_ms=800)
    assert (paused.due_ms(HELD), paused.shown_ms(HELD)) == (None, None)
    assert TABLE.due_ms(None) is None
