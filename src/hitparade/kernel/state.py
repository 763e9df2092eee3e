"""A match as a value: its head, the game's own state and the table around it, with what may be known of them."""

from __future__ import annotations

from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct

from hitparade.kernel.game import AnyGame
from hitparade.kernel.table import Table, TableAct
from hitparade.kernel.values import Json, JsonObject, Result, Seat, Timer, Value, plain

LOG_FORMAT = 1
"""Grows when the shape of head or entries changes."""

E = TypeVar("E")

By = Literal["start", "seat", "clock", "stand-in", "table"]
"""Who caused an entry: the beginning, a seat, the clock with a default act, the stand-in bot, or the table."""


class Head(Struct, frozen=True, forbid_unknown_fields=True):
    """The first value of a log: which game, under which rules, for how many, with which options."""

    hitparade: int
    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]


class Entry(Struct, Generic[E], frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """One decision of a log: when (ms on the match's clock), by whom, what was asked, what was drawn, what happened.

    A skip holds both the act and the move that was then played; ``links`` are what the room measured, if it did.
    """

    at_ms: int
    by: By
    seat: Seat | None = None
    move: Any = None
    act: TableAct | None = None
    draws: list[Any] = []
    events: tuple[E, ...] = ()
    links: Any = None


AnyEntry = Entry[Any]


class MatchState(Struct, frozen=True, gc=False):
    """Everything that a log tells. Equal logs give equal states; ``count`` is the number of entries.

    ``timer`` is the clock that runs now, or None once the match is over. It follows from ``state``.
    """

    head: Head
    game: AnyGame
    state: Any
    timer: Timer | None
    table: Table
    count: int = 0

    @property
    def seats(self) -> int:
        """How many seats there are now: those of the head, and those of late guests."""
        return len(self.table.factors)

    def with_state(self, state: Value) -> MatchState:
        """The same match in another position of its game."""
        return MatchState(self.head, self.game, state, self.game.timer(state), self.table, self.count)

    @property
    def due_ms(self) -> int | None:
        """When the next default act is due, in ms on the match's clock."""
        return self.table.due_ms(self.timer)

    @property
    def result(self) -> Result | None:
        """None until the match is over."""
        return self.game.result(self.state)

    @property
    def waiting(self) -> list[Seat]:
        """The seats whose player the match waits for, sorted; none while it is paused."""
        if self.table.paused_ms is not None:
            return []
        return [seat for seat in sorted(self.game.waiting(self.state)) if seat not in self.table.left]

    def legal(self, seat: Seat) -> list[JsonObject]:
        """The moves that ``seat`` may make now."""
        if self.table.paused_ms is not None or seat in self.table.left:
            return []
        return self.game.legal(self.state, seat)

    def view(self, seat: Seat | None) -> JsonObject:
        """What ``seat`` may know (None: the screen, or any stranger), the table's own facts added."""
        return plain(self.encodable_view(seat))

    def encodable_view(self, seat: Seat | None) -> JsonObject:
        """The view for those who do nothing but encode it: parts of it may be encoded already.

        A game that means something else by ``left`` tells in its own way who has left.
        """
        game, state, table = self.game, self.state, self.table
        known = game.view(state, seat)
        known["step"] = game.step(state)
        known["deadline"] = self._deadline(seat)
        known["paused"] = table.paused_ms is not None
        known.setdefault("left", table.left)
        return self.masked(known)

    def masked(self, shown: JsonObject) -> JsonObject:
        """A view or an event, of this position or an earlier one, without the lines that the host has hidden by now."""
        mask = self.game.mask
        return shown if mask is None else mask(self.state, shown)

    def encodable_private(self, seat: Seat) -> JsonObject | None:
        """What ``seat`` knows beyond the view of the screen; None if its view can't be told so."""
        private, timer = self.game.private, self.timer
        has_clock = timer is not None and (timer.limit_ms is not None or self.table.left)
        if private is None or (has_clock and self._deadline(seat) != self._deadline(None)):
            return None
        return self.masked(private(self.state, seat))

    def _deadline(self, seat: Seat | None) -> int | None:
        timer, table = self.timer, self.table
        if seat is not None and timer is not None and seat in timer.seats and table.paused_ms is None:
            return table.seat_due_ms(timer, seat)
        return table.shown_ms(timer)

    def only_for(self, entry: AnyEntry) -> Seat | None:
        """The seat that alone may know that there is this entry; None if everybody may."""
        seat = entry.seat
        if not self.game.has_silent_moves or seat is None or entry.act is not None or not entry.events:
            return None
        if not all(map(self.game.is_secret, entry.events)):
            return None
        others = [None, *(each for each in range(self.seats) if each != seat)]
        hidden = (self.game.redact(event, viewer) is None for event in entry.events for viewer in others)
        return seat if all(hidden) else None

    def redacted(self, entry: AnyEntry, seat: Seat | None) -> list[JsonObject]:
        """The events of an entry as ``seat`` may see them."""
        redact = self.game.redact
        shown = [self.masked(event) for each in entry.events if (event := redact(each, seat)) is not None]
        return shown if entry.act is None else [act_event(entry.act), *shown]


def act_event(act: TableAct) -> JsonObject:
    """A table act as an event: ``{"type": "table", "act": "leave", "seat": 1}``. Public."""
    shown: JsonObject = {"type": "table", "act": act.act}
    for name in ("seat", "seconds", "times"):
        if (value := getattr(act, name)) is not None:
            shown[name] = value
    return shown


def result_value(match: MatchState) -> Json:
    """The result as a JSON value, with the seats for which a stand-in has played, or None."""
    result = match.result
    if result is None:
        return None
    return {**plain(result), "stood_in": list(match.table.stood_in)}
