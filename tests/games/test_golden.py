"""The golden matches: finished games that must replay, verify and end as they did, now and in every later version."""

from __future__ import annotations

from pathlib import Path

import pytest

from hitparade import Match
from hitparade.kernel.file import read_match_file, verify_match_file, write_match_file

FILES = sorted(Path(__file__).parent.glob("*/golden/*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_golden_match_replays(path: Path) -> None:
    """Every entry follows from the rules again, every seal opens, and the same file comes out."""
    raw = path.read_bytes()
    file = read_match_file(raw)
    state, entries = verify_match_file(file)
    assert state.game.problems(state.state) == []
    assert Match.replay(file.log, check=True).result == file.result
    assert write_match_file(state, entries) + b"\n" == raw


def test_every_game_has_golden_matches() -> None:
    assert {path.parent.parent.name for path in FILES} == {"hits_and_outs", "hit_or_miss", "hit_manga"}
