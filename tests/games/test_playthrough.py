"""The playthroughs: what every viewer saw at each step of a match, as files whose diff is a review."""

from __future__ import annotations

import pytest
from tests.games import playthrough


@pytest.mark.parametrize(("game", "name"), playthrough.MATCHES)
def test_what_everybody_sees_is_as_written_down(game: str, name: str) -> None:
    """If what is seen was meant to change: ``python -m tests.games.playthrough --write``."""
    assert playthrough.path(game, name).read_text(encoding="utf-8") == playthrough.text(game, name)
