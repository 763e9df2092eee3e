"""What the golden matches have in them, and that tampering with one is found."""

from __future__ import annotations

from typing import get_args

import pytest
from tests.games.hit_or_miss.golden import FOLDER, MATCHES

from hitparade import BadLog
from hitparade.games.hit_or_miss.values import Reason
from hitparade.kernel.file import read_match_file, verify_match_file


def test_every_way_to_end_has_a_golden_match() -> None:
    files = [read_match_file(path.read_bytes()) for path in sorted(FOLDER.glob("*.json"))]
    assert {file.result["reason"] for file in files} == set(get_args(Reason))
    assert sorted(path.stem for path in FOLDER.glob("*.json")) == sorted(MATCHES)


def test_a_win_can_be_shared() -> None:
    file = read_match_file((FOLDER / "shared-win.json").read_bytes())
    assert len(file.result["winners"]) == 4
    assert len(set(file.result["scores"])) == 1


def test_a_golden_match_that_was_tampered_with_does_not_verify() -> None:
    """Another face than the one that was sealed, or another item than the one that was read."""
    raw = (FOLDER / "all-led.json").read_bytes()
    for real, forged in ((b'"face":"jester"', b'"face":"hit"'), (b'"item":"nonsense"', b'"item":"apple"')):
        assert real in raw
        with pytest.raises(BadLog):
            verify_match_file(read_match_file(raw.replace(real, forged, 1)))
