"""Small values that the kernel and every game share: seats, moments, timers, results.

Nothing here can hold a reference cycle, so the garbage collector need not visit it (``gc=False``): that is half the
cost of making one.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

Seat: TypeAlias = int
"""A place in a match, 0 to seats - 1."""

Json: TypeAlias = Any
"""A JSON value: None, bool, number, string, list or object with string keys. Lists, never tuples."""

JsonObject: TypeAlias = dict[str, Any]
"""A JSON object."""

Value: TypeAlias = Any
"""A struct of some game (its state, a move, an event), or whatever else a caller hands in."""


class Moment(Struct, frozen=True, gc=False):
    """When a move is decided, and what was measured with it. What mattered of it must stand in the events.

    ``now_ms`` is the match's clock in milliseconds; ``links`` are measured connections by seat, for games in which
    distance matters (see ``links.py``). ``clock`` tells that the clock makes this move as a default act, nobody else.
    ``due_ms`` is when the clock of the seat that moves runs out or ran out, extra time and pauses counted; it is there
    for default acts, and for all moves of a game with ``needs_due``.
    """

    now_ms: int
    links: Json = None
    due_ms: int | None = None
    clock: bool = False


class Timer(Struct, frozen=True, gc=False):
    """The clock that runs in a state, as data: nobody sleeps, whoever holds the match re-checks when it is due.

    ``key`` starts the clock anew whenever it changes. ``limit_ms`` is None when clocks are off. ``seats`` are those the
    match waits for; empty means that the clock itself makes ``move``. ``move`` is the named default act of a seat, or
    None where the game has no natural one: then the game's stand-in bot is asked with that seat's view.

    ``holds`` is the key of the clock that stands still while this one runs: when it is named as ``key`` again, right
    after, it goes on with what was left of it.

    ``hidden_ms`` is a time of the match at which the clock itself makes ``move`` as well, besides this clock and
    whatever happens to it. No view tells of it: that it is there may be a secret.
    """

    key: int | str
    limit_ms: int | None
    seats: tuple[Seat, ...] = ()
    move: Json = None
    holds: int | str | None = None
    hidden_ms: int | None = None


class Result(Struct, frozen=True, gc=False):
    """The end of a match: ``scores`` by seat, ``winners`` (all who tie), ``reason`` a stable kebab-case word."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


def plain(value: Value) -> Json:
    """A struct, or anything made of structs, as a plain JSON value: lists, never tuples. TypeError if it is no JSON."""
    return _decode(_encode(value))
