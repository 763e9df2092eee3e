"""The battery's checks at some positions of Hit or Miss, in every run; the battery itself looks at many more."""

from __future__ import annotations

import pytest
from tests.battery.checks import CHECKS, CLOCKS_ON
from tests.battery.walking import Check, Walk
from tests.games.hit_or_miss.registering import NAME

POSITIONS = 40


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_positions(check: Check, request: pytest.FixtureRequest) -> None:
    command = f"python -m pytest '{request.node.nodeid}'"
    assert Walk(NAME, check, command, positions=POSITIONS, clocks_on=check in CLOCKS_ON).run() > 0
