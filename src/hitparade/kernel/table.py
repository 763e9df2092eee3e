"""What a room does to a match: leaving and coming back, pause, extra time, a player's own time factor, skipping.

These acts are the same for every game. They are decided and evolved here, over values, like the games' own moves.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from hitparade.kernel.errors import IllegalMove
from hitparade.kernel.values import Seat, Timer

STAND_IN_MS = 1_500
"""How long a stand-in seems to think. The same for every move, so that its reply time tells nothing."""

ActName = Literal["join", "leave", "back", "pause", "resume", "extend", "factor", "skip", "hide"]


class TableAct(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """One act. ``seat`` for leave, back and factor; ``seconds`` for extend; ``times`` (1 to 10) for factor.

    ``text`` is the line that the host hides (R25); it stands in the log and nobody is told it.

    A late guest who joins gets the next seat; a join may name it.
    """

    act: ActName
    seat: Seat | None = None
    seconds: int | float | None = None
    times: int | float | None = None
    text: str | None = None


class Held(Struct, frozen=True, gc=False):
    """A clock that stands still while another runs: how much of it had passed, and what was added to it."""

    key: int | str | None
    spent_ms: int
    extra_ms: int


class Table(Struct, frozen=True, gc=False):
    """Who is away for good, whose clock runs slower, and since when the present timer runs.

    ``since_ms`` is when the timer with ``key`` began (moved on by pauses), ``extra_ms`` what was added to it,
    ``paused_ms`` when the match was paused, or None. ``stood_in`` are seats for which a stand-in has ever played.
    There is one of ``factors`` for every seat, those of late guests included.
    """

    factors: tuple[float, ...]
    left: tuple[Seat, ...] = ()
    stood_in: tuple[Seat, ...] = ()
    key: int | str | None = None
    since_ms: int = 0
    extra_ms: int = 0
    paused_ms: int | None = None
    held: Held | None = None

    def due_ms(self, timer: Timer | None) -> int | None:
        """When the next default act is due, on the match's clock; None when no clock runs."""
        due_ms = self.shown_ms(timer)
        if timer is None or timer.hidden_ms is None or self.paused_ms is not None:
            return due_ms
        return timer.hidden_ms if due_ms is None else min(due_ms, timer.hidden_ms)

    def shown_ms(self, timer: Timer | None) -> int | None:
        """The same as far as views may show it: without what the timer hides."""
        if timer is None or self.paused_ms is not None or (timer.limit_ms is None and not self.left):
            return None
        if not timer.seats:
            return None if timer.limit_ms is None else self.since_ms + self.extra_ms + timer.limit_ms
        dues = [due for seat in timer.seats if (due := self.seat_due_ms(timer, seat)) is not None]
        return min(dues) if dues else None

    def seat_due_ms(self, timer: Timer, seat: Seat) -> int | None:
        """When ``seat`` is acted for: soon if it has left, else when its own time is up."""
        if seat in self.left:
            return self.since_ms + STAND_IN_MS
        if timer.limit_ms is None:
            return None
        return self.since_ms + self.extra_ms + round(timer.limit_ms * self.factors[seat])

    def retimed(self, timer: Timer | None, now_ms: int) -> Table:
        """The same table after something happened: a new key starts the clock anew."""
        key = None if timer is None else timer.key
        return self if key == self.key else self.started(timer, now_ms)

    def started(self, timer: Timer | None, now_ms: int) -> Table:
        """The same table with another clock: started anew, or going on if it was held."""
        key = None if timer is None else timer.key
        if self.held is None and (timer is None or timer.holds is None):
            return Table(self.factors, self.left, self.stood_in, key, now_ms, 0, self.paused_ms)
        return self._exchanged(timer, now_ms)

    def _exchanged(self, timer: Timer | None, now_ms: int) -> Table:
        """As ``started``, where a clock is held from now on or was held until now."""
        key, holds = (None, None) if timer is None else (timer.key, timer.holds)
        stands_ms = now_ms if self.paused_ms is None else self.paused_ms
        held, since_ms, extra_ms = self.held, now_ms, 0
        if held is not None and held.key == key:
            held, since_ms, extra_ms = None, stands_ms - held.spent_ms, held.extra_ms
        elif holds is None:
            held = None
        elif holds == self.key:
            held = Held(self.key, max(0, stands_ms - self.since_ms), self.extra_ms)
        elif held is not None and held.key != holds:
            held = None
        return Table(self.factors, self.left, self.stood_in, key, since_ms, extra_ms, self.paused_ms, held)

    def with_stand_in(self, seat: Seat) -> Table:
        """The same table, remembering that a stand-in has played for ``seat``."""
        if seat in self.stood_in:
            return self
        return msgspec.structs.replace(self, stood_in=tuple(sorted((*self.stood_in, seat))))


def check_act(table: Table, act: TableAct, timer: Timer | None) -> None:
    """Raises IllegalMove when the act makes no sense now; changes nothing."""
    match act.act:
        case "leave" | "back" | "factor":
            _check_seat(table, act)
        case "hide" if act.text is None:
            raise IllegalMove("nothing-to-hide", "Act hide needs the text of a line.")
        case "pause" if table.paused_ms is not None:
            raise IllegalMove("already-paused", "The match is paused already.")
        case "resume" if table.paused_ms is None:
            raise IllegalMove("not-paused", "The match is not paused.")
        case "extend":
            _check_extend(act, timer)
        case "skip" if table.paused_ms is not None:
            raise IllegalMove("paused", "The match is paused; resume it first.")
        case "skip" if timer is None:
            raise IllegalMove("nothing-to-skip", "Nothing is waited for, so nothing can be skipped.")
        case _:
            pass


def _check_seat(table: Table, act: TableAct) -> None:
    if act.seat is None or not 0 <= act.seat < len(table.factors):
        last = len(table.factors) - 1
        raise IllegalMove("unknown-seat", f"Act {act.act} needs a seat from 0 to {last}, not {act.seat}.")
    if act.act == "leave" and act.seat in table.left:
        raise IllegalMove("already-left", f"Seat {act.seat} has left already.")
    if act.act == "back" and act.seat not in table.left:
        raise IllegalMove("not-left", f"Seat {act.seat} has not left.")
    if act.act == "factor" and not (act.times is not None and 1 <= act.times <= 10):
        raise IllegalMove("bad-factor", f"A time factor is a number from 1 to 10, not {act.times}.")


def _check_extend(act: TableAct, timer: Timer | None) -> None:
    if act.seconds is None or not 0 < act.seconds <= 600:
        raise IllegalMove("bad-seconds", f"The clock can be extended by up to 600 seconds, not {act.seconds}.")
    if timer is None or timer.limit_ms is None:
        raise IllegalMove("no-clock", "No clock runs now, so none can be extended.")


def evolve_table(table: Table, act: TableAct, now_ms: int) -> Table:
    """The table after an act that ``check_act`` has let through."""
    change = msgspec.structs.replace
    match act.act:
        case "leave":
            return change(table, left=tuple(sorted((*table.left, act.seat or 0))))
        case "back":
            return change(table, left=tuple(seat for seat in table.left if seat != act.seat))
        case "pause":
            return change(table, paused_ms=now_ms)
        case "resume":
            return _resumed(table, now_ms)
        case "extend":
            return change(table, extra_ms=table.extra_ms + round((act.seconds or 0) * 1000))
        case "factor":
            factors = [act.times if seat == act.seat else factor for seat, factor in enumerate(table.factors)]
            return change(table, factors=tuple(factor or 1 for factor in factors))
        case "join":
            return change(table, factors=(*table.factors, 1.0))
        case _:  # a skip and a line hidden are the game's alone
            return table


def _resumed(table: Table, now_ms: int) -> Table:
    """The clock that ran goes on where it stood; one that was started during the pause starts now."""
    waited_ms = now_ms - max(table.paused_ms or 0, table.since_ms)
    return msgspec.structs.replace(table, since_ms=table.since_ms + waited_ms, paused_ms=None)
