"""Reading a log back: the head, then entry by entry, telling where it breaks."""

from __future__ import annotations

from functools import lru_cache, reduce
from typing import Any, cast

import msgspec

from hitparade.kernel import registry
from hitparade.kernel.deciding import evolve, new_match, redecide
from hitparade.kernel.errors import BadLog, HitparadeError
from hitparade.kernel.folding import fold
from hitparade.kernel.seals import canonical
from hitparade.kernel.state import LOG_FORMAT, AnyEntry, Entry, Head, MatchState
from hitparade.kernel.values import Json, Value

_head_decoder = msgspec.json.Decoder(Head)


@lru_cache
def entry_type(game: str) -> Value:
    """The type of this game's entries, its own events inside."""
    return Entry[registry.load(game).event_type]


@lru_cache
def entry_decoder(game: str) -> msgspec.json.Decoder[AnyEntry]:
    """Decodes one entry of this game from JSON bytes."""
    return msgspec.json.Decoder(entry_type(game))


def open_head(value: Json) -> MatchState:
    """The match before its first entry, from a log's head. Raises BadLog."""
    try:
        head = _head_decoder.decode(msgspec.json.encode(value))
        match = new_match(registry.load(head.game), head.seats, head.options)
    except Exception as error:
        raise BadLog("bad-head", f"The head of the log can't be read: {_why(error)}.", 0) from error
    if not (head.hitparade == LOG_FORMAT and 1 <= head.rules_version <= match.head.rules_version):
        raise BadLog("newer-log", "The log was written by another version of hitparade, and can't be read here.", 0)
    return msgspec.structs.replace(match, head=msgspec.structs.replace(match.head, rules_version=head.rules_version))


def read_log(log: Json, *, check: bool = False) -> tuple[MatchState, list[AnyEntry]]:
    """The match that a log tells, and its entries. Raises BadLog, with the index of the entry that is wrong.

    ``check`` also decides each entry once more by the rules, from its recorded draws, and looks at what came out.
    """
    if not isinstance(log, list) or len(values := cast("list[Json]", log)) < 2:
        raise BadLog("no-log", "A log is a list with a head and at least one entry.", 0)
    match = open_head(values[0])
    entries = [_read_entry(match, value, at) for at, value in enumerate(values[1:], 1)]
    return (_checked(match, entries, values) if check else _folded(match, entries)), entries


def _checked(match: MatchState, entries: list[AnyEntry], values: list[Json]) -> MatchState:
    earliest_ms = 0
    for at, entry in enumerate(entries, 1):
        if entry.at_ms < earliest_ms:
            raise BadLog("time-runs-back", f"Entry {at} lies before {earliest_ms} ms, when it could at first be.", at)
        check_entry(match, entry, at, values[at])
        match = _evolved(match, entry, at)
        earliest_ms = entry.at_ms
    check_state(match, len(entries))
    return match


def _folded(match: MatchState, entries: list[AnyEntry]) -> MatchState:
    try:
        return fold(match, entries)
    except Exception:  # noqa: BLE001  the slow way tells which entry it was
        return reduce(lambda so_far, at: _evolved(so_far, entries[at - 1], at), range(1, len(entries) + 1), match)


def _read_entry(match: MatchState, value: Json, at: int) -> AnyEntry:
    try:
        entry = entry_decoder(match.head.game).decode(msgspec.json.encode(value))
    except Exception as error:
        raise BadLog("bad-entry", f"Entry {at} can't be read: {_why(error)}.", at) from error
    if (entry.by == "start") != (at == 1):
        raise BadLog("bad-entry", f"Entry {at} can't be read: the start of a match is its entry 1 and no other.", at)
    return entry


def _evolved(match: MatchState, entry: AnyEntry, at: int) -> MatchState:
    try:
        return evolve(match, entry)
    except Exception as error:
        raise BadLog("bad-entry", f"Entry {at} holds events that can't follow here: {_why(error)}.", at) from error


def check_entry(match: MatchState, entry: AnyEntry, at: int, value: Json = None) -> None:
    """Decides an entry once more with its recorded draws. Raises BadLog unless just the same entry comes out.

    ``value`` is the entry as it stood in the log, so that not even a field that nobody reads can be added to it.
    """
    try:
        made = redecide(match, entry)
    except Exception as error:
        raise BadLog("not-by-the-rules", f"Entry {at} does not follow from the rules: {_why(error)}.", at) from error
    if canonical(made) != canonical(entry if value is None else value):
        raise BadLog("other-events", f"Entry {at} holds something other than its cause and draws lead to.", at)


def check_state(match: MatchState, at: int) -> None:
    """Raises BadLog if a seal does not open to what was sealed, or if the state is one that can't be."""
    try:
        broken = [opened for opened in match.game.sealed(match.state) if not opened.is_true()]
        problems = match.game.problems(match.state)
    except Exception as error:
        raise BadLog("bad-state", f"The log leads to a position that can't be read: {_why(error)}.", at) from error
    if broken:
        raise BadLog("broken-seal", f"The seal {broken[0].seal} does not open to {broken[0].value!r}.", at)
    if problems:
        raise BadLog("bad-state", f"The log leads to a position that can't be: {'; '.join(problems)}.", at)


def _why(error: Exception) -> str:
    reason: Any = error.sentence if isinstance(error, HitparadeError) else error
    return str(reason).rstrip(".") or type(error).__name__
