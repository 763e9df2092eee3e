"""Match files: what they hold, what is refused, and that a tampered one is found."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.kernel.games import eventful, played, rps

from hitparade import BadLog, Match
from hitparade.kernel.file import read_match_file, verify_match_file, write_match_file


def file_of(match: Match) -> dict[str, Any]:
    return json.loads(write_match_file(match.state, match.entries))


def verify(value: Any) -> None:
    verify_match_file(read_match_file(json.dumps(value).encode()))


def test_a_file_holds_format_version_log_and_result() -> None:
    match = played()
    assert file_of(match) == {"format": "hitparade-match", "version": 1, "log": match.log, "result": match.result}


@pytest.mark.parametrize("make", [played, eventful, rps])
def test_what_was_written_is_read_and_verified(make: Any) -> None:
    match = make()
    file = read_match_file(write_match_file(match.state, match.entries))
    state, entries = verify_match_file(file)
    assert state == match.state
    assert len(entries) == len(match.entries)
    assert Match.replay(file.log) == match


@pytest.mark.parametrize(
    "raw",
    [b"", b"{", b"[]", b"null", b"\xff", b'{"format": "chess"}', b'{"format": "hitparade-match"}', b"[" * 100_000],
)
def test_what_is_no_match_file(raw: bytes) -> None:
    with pytest.raises(BadLog) as caught:
        read_match_file(raw)
    assert (caught.value.code, caught.value.at) == ("bad-file", 0)


def test_a_room_may_say_who_played() -> None:
    verify({**file_of(played()), "names": ["Ann", "Ben"], "heads": ["mio", "theo"]})


@pytest.mark.parametrize("change", [{"format": "other"}, {"names": "Ann"}, {"more": 1}, {"log": {}}, {"version": "1"}])
def test_what_is_nearly_a_match_file(change: dict[str, Any]) -> None:
    with pytest.raises(BadLog) as caught:
        verify({**file_of(played()), **change})
    assert caught.value.code == "bad-file"


def test_a_file_of_a_later_version_says_so() -> None:
    with pytest.raises(BadLog) as caught:
        verify({**file_of(played()), "version": 2})
    assert caught.value.code == "newer-file"


@pytest.mark.parametrize("result", [None, {}, {"scores": [2, 0]}, "seat 0 wins"])
def test_another_result_is_found(result: Any) -> None:
    file = file_of(played())
    with pytest.raises(BadLog) as caught:
        verify({**file, "result": result})
    assert (caught.value.code, caught.value.at) == ("other-result", len(file["log"]) - 1)


def test_a_changed_entry_is_found() -> None:
    file = file_of(played())
    file["log"][3]["move"]["shape"] = "paper"
    with pytest.raises(BadLog) as caught:
        verify(file)
    assert caught.value.at == 3
