"""What the golden matches have in them, and that tampering with one is found."""

from __future__ import annotations

from typing import get_args

import pytest
from tests.games.hits_and_outs.golden import FOLDER, MATCHES

from hitparade import BadLog
from hitparade.games.hits_and_outs.events import Reason
from hitparade.kernel.file import read_match_file, verify_match_file


def test_every_way_to_end_has_a_golden_match() -> None:
    files = [read_match_file(path.read_bytes()) for path in sorted(FOLDER.glob("*.json"))]
    assert {file.result["reason"] for file in files} == set(get_args(Reason))
    assert sorted(path.stem for path in FOLDER.glob("*.json")) == sorted(MATCHES)


def test_the_log_tells_who_was_stood_in_for() -> None:
    file = read_match_file((FOLDER / "stood-in-for.json").read_bytes())
    assert file.result["stood_in"] == [0, 1]


def test_a_golden_match_that_was_tampered_with_does_not_verify() -> None:
    """Moving the Hit after it was hidden breaks its seal."""
    raw = (FOLDER / "gave-up.json").read_bytes()
    assert raw.count(b'"hit":"second"') == 2
    with pytest.raises(BadLog):
        verify_match_file(read_match_file(raw.replace(b'"hit":"second"', b'"hit":"third"')))
