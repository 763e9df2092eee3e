"""The golden matches: finished games that must replay, verify and end as they did, now and in every later version."""

from __future__ import annotations

from typing import get_args

import pytest
from tests.games.hit_manga.golden import FOLDER, MATCHES

from hitparade import BadLog, Match
from hitparade.games.hit_manga.game import GAME
from hitparade.games.hit_manga.values import Decided, Reason
from hitparade.kernel.file import read_match_file, verify_match_file, write_match_file


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_match_replays(name: str) -> None:
    """Every entry follows from the rules again, every seal opens, and the same file comes out."""
    raw = (FOLDER / f"{name}.json").read_bytes()
    file = read_match_file(raw)
    state, entries = verify_match_file(file)
    assert GAME.problems(state.state) == []
    replayed = Match.replay(file.log, check=True)
    assert replayed.result == file.result
    assert write_match_file(state, entries) + b"\n" == raw


def test_every_way_to_end_has_a_golden_match() -> None:
    files = [read_match_file(path.read_bytes()) for path in sorted(FOLDER.glob("*.json"))]
    assert {file.result["reason"] for file in files} == set(get_args(Reason))
    assert sorted(path.stem for path in FOLDER.glob("*.json")) == sorted(MATCHES)
    decided = {Match.replay(file.log).view(None)["decided"] for file in files}
    assert {"score", "shared", "ogiri"} <= decided <= set(get_args(Decided))


def test_m7_a_ruling_that_was_tampered_with_does_not_verify() -> None:
    raw = (FOLDER / "cancelled.json").read_bytes()
    assert raw.count(b'"winner":2') == 1
    with pytest.raises(BadLog):
        verify_match_file(read_match_file(raw.replace(b'"winner":2', b'"winner":1')))


def test_m7_a_claim_that_was_tampered_with_does_not_verify() -> None:
    raw = (FOLDER / "cancelled.json").read_bytes()
    assert raw.count(b'"reaction_ms":790') >= 2
    with pytest.raises(BadLog):
        verify_match_file(read_match_file(raw.replace(b'"reaction_ms":790', b'"reaction_ms":810')))
