"""What the golden matches have in them, and that tampering with one is found."""

from __future__ import annotations

from typing import get_args

import pytest
from tests.games.hit_manga.golden import FOLDER, MATCHES

from hitparade import BadLog, Match
from hitparade.games.hit_manga.values import Decided, Reason
from hitparade.kernel.file import read_match_file, verify_match_file


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
