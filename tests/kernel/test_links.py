"""Measured connections as a value."""

from __future__ import annotations

from typing import Any

import pytest

from hitparade.kernel.links import links_of, round_trip_ms
from hitparade.kernel.values import plain


def test_a_round_trip_is_the_median_of_those_measured() -> None:
    links = plain(links_of({0: [40.0, 900.0, 44.0], 2: [10.0, 20.0]}))
    assert round_trip_ms(links, 0) == 44.0
    assert round_trip_ms(links, 2) == 15.0


@pytest.mark.parametrize(
    "links", [None, {}, [1, 2], 7, {"1": {"rtts_ms": []}}, {"1": {}}, {"1": 5}, {"0": {"rtts_ms": [3]}}]
)
def test_what_was_not_measured_is_not_known(links: Any) -> None:
    assert round_trip_ms(links, 1) is None
