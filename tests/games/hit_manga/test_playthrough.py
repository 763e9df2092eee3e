"""The playthroughs: what every viewer saw at each step of a match, as files whose diff is a review."""

from __future__ import annotations

import pytest
from tests.games.hit_manga import playthrough


@pytest.mark.parametrize("name", playthrough.NAMES)
def test_every_viewer_still_sees_the_same(name: str) -> None:
    """If what is seen was meant to change: ``python -m tests.games.hit_manga.playthrough --write``."""
    assert (playthrough.FOLDER / f"{name}.txt").read_text(encoding="utf-8") == playthrough.text(name)
