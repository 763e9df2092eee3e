"""``hitparade verify``: whether a stored match is what it says it is."""

from __future__ import annotations

from pathlib import Path

from hitparade.cli.errors import read_bytes
from hitparade.kernel.file import read_match_file, verify_match_file
from hitparade.kernel.state import MatchState


def verify_file(path: Path) -> None:
    """Prints what was checked. Raises BadLog, which names the entry that is wrong."""
    match, entries = verify_match_file(read_match_file(read_bytes(path)))
    seals = len(match.game.sealed(match.state))
    head = f"{match.head.game}, rules {match.head.rules_version}, {match.head.seats} seats"
    print(f"All is well: {head}. {len(entries)} entries decided again, {seals} seals opened, {_result(match)}.")


def _result(match: MatchState) -> str:
    if match.result is None:
        return "the match is not over"
    return f"result {' to '.join(map(str, match.result.scores))} ({match.result.reason}) confirmed"
