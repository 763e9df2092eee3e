"""Reading a log back: the head, then entry by entry, telling where it breaks."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from hitparade.kernel import registry
from hitparade.kernel.deciding import check_entry, evolve, new_match
from hitparade.kernel.errors import BadLog, HitparadeError
from hitparade.kernel.state import LOG_FORMAT, AnyEntry, Entry, Head, MatchState
from hitparade.kernel.values import Json


@lru_cache
def entry_type(game: str) -> Any:
    """The type of this game's entries, its own events inside."""
    return Entry[registry.load(game).event_type]


@lru_cache
def entry_decoder(game: str) -> msgspec.json.Decoder[AnyEntry]:
    """Decodes one entry of this game from JSON bytes."""
    return msgspec.json.Decoder(entry_type(game))


def open_head(value: Json) -> MatchState:
    """The match before its first entry, from a log's head. Raises BadLog."""
    try:
        head = msgspec.convert(value, Head)
        game = registry.load(head.game)
        match = new_match(game, head.seats, head.options)
    except (msgspec.ValidationError, HitparadeError) as error:
        raise BadLog("bad-head", f"The head of the log can't be read: {error}.", 0) from None
    if head.hitparade != LOG_FORMAT or head.rules_version > game.meta.rules_version:
        raise BadLog("newer-log", "The log was written by a newer version of hitparade.", 0)
    return match


def read_log(log: list[Json], *, check: bool = False) -> tuple[MatchState, list[AnyEntry]]:
    """The match that a log tells, and its entries. ``check`` decides each entry once more. Raises BadLog."""
    if not isinstance(log, list) or len(log) < 2:  # pyright: ignore[reportUnnecessaryIsInstance]
        raise BadLog("no-log", "A log is a list with a head and at least one entry.", 0)
    match, entries = open_head(log[0]), list[AnyEntry]()
    for at, value in enumerate(log[1:], 1):
        entry = _read_entry(match, value, at)
        if check:
            check_entry(match, entry, at)
        match = evolve(match, entry)
        entries.append(entry)
    return match, entries


def _read_entry(match: MatchState, value: Json, at: int) -> AnyEntry:
    try:
        return msgspec.convert(value, entry_type(match.head.game))
    except msgspec.ValidationError as error:
        raise BadLog("bad-entry", f"Entry {at} can't be read: {error}.", at) from None


def check_seals(match: MatchState, entries_at: int) -> None:
    """Raises BadLog if any seal of the match does not open to what was sealed."""
    for opened in match.game.sealed(match.state):
        if not opened.is_true():
            raise BadLog("broken-seal", f"The seal {opened.seal} does not open to {opened.value!r}.", entries_at)
