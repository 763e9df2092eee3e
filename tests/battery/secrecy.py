"""What a viewer sees, as bytes, so that length, count and order are compared along with the content."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from hitparade import IllegalMove
from hitparade.kernel import Chance, JsonObject, Moment, Seat
from hitparade.kernel.deciding import decide_move, evolve
from hitparade.kernel.state import AnyEntry, MatchState

_SEAL = re.compile(rb'"[0-9a-f]{64}"')
_SALT = re.compile(rb'"[0-9a-f]{32}"')
_SAME = b'"' + b"5" * 64 + b'"'


def as_bytes(value: Any) -> bytes:
    """The value as it travels, every seal replaced by one and the same."""
    return _SEAL.sub(_SAME, msgspec.json.encode(value))


def without_salts(seen: bytes) -> bytes:
    """The same with every salt replaced: worlds that differ in a secret differ in its salt, once it is opened."""
    return _SALT.sub(_SAME, seen)


def sight(match: MatchState, viewer: Seat | None) -> bytes:
    """Everything that a viewer can see of a position: view, own moves, whose turn it is, the clock, the result."""
    legal = [] if viewer is None else match.legal(viewer)
    return as_bytes([match.view(viewer), legal, match.waiting, match.due_ms, match.timer is None, match.result])


def happening(match: MatchState, entry: AnyEntry, viewer: Seat | None) -> bytes:
    """Everything that a viewer is told of an entry."""
    return as_bytes([entry.at_ms, entry.by, entry.seat, match.redacted(entry, viewer)])


def answer(match: MatchState, seat: Seat, move: JsonObject, now_ms: int) -> bytes:
    """How a move is answered: accepted, or refused with these words."""
    try:
        decide_move(match, seat, move, Moment(now_ms), Chance(1))
    except IllegalMove as error:
        return as_bytes([error.code, error.sentence])
    return b"accepted"


def disguised(match: MatchState, viewer: Seat | None, seed: int) -> MatchState:
    """A match that differs only in what the viewer may not know."""
    return match.with_state(match.game.disguise(match.state, viewer, Chance(seed)))


def moved(
    match: MatchState, seat: Seat, move: JsonObject, now_ms: int, seed: int
) -> tuple[MatchState, AnyEntry] | None:
    """The match after a move and the move's entry, or None if it is refused."""
    try:
        entry = decide_move(match, seat, move, Moment(now_ms), Chance(seed))
    except IllegalMove:
        return None
    return evolve(match, entry), entry
