"""Many entries at once: what ``evolve`` gives one by one, in half the time, for opening a stored match."""

from __future__ import annotations

from collections.abc import Sequence

from hitparade.kernel.state import AnyEntry, MatchState
from hitparade.kernel.table import Table, evolve_table
from hitparade.kernel.values import Timer, Value


def fold(match: MatchState, entries: Sequence[AnyEntry]) -> MatchState:
    """The match after all the entries. Equal to evolving it by each of them in turn."""
    state, evolve = match.state, match.game.evolve
    states = [state]
    for entry in entries:
        for event in entry.events:
            state = evolve(state, event)
        states.append(state)
    timer = match.game.timer(state)
    table = _table(match, entries, states, timer)
    return MatchState(match.head, match.game, state, timer, table, match.count + len(entries))


def _table(match: MatchState, entries: Sequence[AnyEntry], states: list[Value], timer: Timer | None) -> Table:
    """The table after all the entries. Only the clock that runs at the end is started: nobody asks for the others.

    That is not so where it holds another, or was held itself: then every clock is followed.
    """
    table = match.table
    started = _started(match, timer, states)
    if _holds(timer) or table.held is not None or _holds(match.game.timer(states[max(0, started - 1)])):
        return _followed(match, entries, states)
    for number, entry in enumerate(entries, 1):
        table = after_entry(table, entry)
        if number == started:
            table = table.started(timer, entry.at_ms)
    return table


def _holds(timer: Timer | None) -> bool:
    return timer is not None and timer.holds is not None


def _followed(match: MatchState, entries: Sequence[AnyEntry], states: list[Value]) -> Table:
    """The table after all the entries, entry by entry."""
    table = match.table
    for entry, state in zip(entries, states[1:], strict=True):
        table = after_entry(table, entry).retimed(match.game.timer(state), entry.at_ms)
    return table


def after_entry(table: Table, entry: AnyEntry) -> Table:
    """The table after what an entry says of it, its clock apart."""
    if entry.act is not None:
        table = evolve_table(table, entry.act, entry.at_ms)
    if entry.by == "stand-in" and entry.seat is not None:
        table = table.with_stand_in(entry.seat)
    return table


def _started(match: MatchState, timer: Timer | None, states: list[Value]) -> int:
    """How many entries had passed when the last clock started to run; 0 if it is the one that runs already."""
    key, number = timer and timer.key, len(states) - 1
    while number > 1 and _key(match, states[number - 1]) == key:
        number -= 1
    return 0 if number == 1 and match.table.key == key else number


def _key(match: MatchState, state: Value) -> int | str | None:
    timer = match.game.timer(state)
    return timer and timer.key
