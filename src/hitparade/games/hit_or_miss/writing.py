"""Writing: the timer, items, drafts, and what comes late (W4 to W6)."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from hitparade.games.hit_or_miss import rounds, turns
from hitparade.games.hit_or_miss.events import Collecting, Drafted, PutDown, Struck, TimerStarted, Wrote
from hitparade.games.hit_or_miss.flow import Flow
from hitparade.games.hit_or_miss.moves import Done, Draft, StartTimer, Strike, Swap, Write
from hitparade.games.hit_or_miss.pairing import is_written
from hitparade.games.hit_or_miss.refusals import need_phase, need_player
from hitparade.games.hit_or_miss.state import Pad
from hitparade.games.hit_or_miss.values import LAG_MS, LATE_MS, LONGEST_LIST
from hitparade.kernel.errors import IllegalMove
from hitparade.kernel.links import round_trip_ms
from hitparade.kernel.texts import tidy
from hitparade.kernel.values import Seat


def swap(flow: Flow, seat: Seat, _: Swap) -> None:
    """W4: once a round, before the timer starts."""
    state = flow.state
    need_phase(state, "category")
    if seat != state.leader:
        raise IllegalMove("not-leader", f"Only the Leader, seat {state.leader}, may swap the card.")
    if not state.options.swap:
        raise IllegalMove("no-swap", "At this table the card is not swapped.")
    if not state.swap_left:
        raise IllegalMove("no-swap", "The card has been swapped in this round already.")
    rounds.read_card(flow, swapped=True)


def start_timer(flow: Flow, seat: Seat, _: StartTimer) -> None:
    """W5: another player, not the Leader."""
    need_phase(flow.state, "category")
    need_player(flow.state, seat)
    if seat == flow.state.leader:
        raise IllegalMove("leader-waits", "You are the Leader; another player starts the timer.")
    flow.tell(TimerStarted(seat))


def write(flow: Flow, seat: Seat, move: Write) -> None:
    """W6: an item is kept as it is entered; the same one twice is refused with a word of why."""
    lag_ms = _check_writing(flow, seat, move.entered_ms)
    item = tidy(move.item)
    pad = flow.state.pads[seat]
    if not item:
        raise IllegalMove("empty-item", "Nothing is written there that could be seen.")
    if len(pad.items) >= LONGEST_LIST:
        raise IllegalMove("list-full", f"Your list is full: it has {LONGEST_LIST} lines.")
    if (same := is_written(pad, item)) is not None:
        raise IllegalMove("already-written", f"You have that already: “{same}”.")
    flow.tell(Wrote(seat, item, pad.count + 1, lag_ms))


def draft(flow: Flow, seat: Seat, move: Draft) -> None:
    """W6: what stands in the field when time runs out counts too."""
    lag_ms = _check_writing(flow, seat, move.entered_ms)
    flow.tell(Drafted(seat, move.item, lag_ms))


def strike(flow: Flow, seat: Seat, move: Strike) -> None:
    """W6: while time runs."""
    _check_writing(flow, seat, UNSET)
    pad = flow.state.pads[seat]
    if move.item not in pad.open:
        raise IllegalMove("not-on-list", f"There is no “{move.item}” on your list.")
    flow.tell(Struck(seat, move.item, pad.count - 1))


def done(flow: Flow, seat: Seat, _: Done) -> None:
    """W6: when everybody is done writing ends early. What stands in the field is entered first."""
    _check_writing(flow, seat, UNSET)
    _enter_draft(flow, seat)
    flow.tell(PutDown(seat))
    look(flow)


def time_up(flow: Flow, seat: Seat | None) -> None:
    """W6: this seat's time is up; or, without a seat, what was entered in time has had time to arrive."""
    if seat is None:
        _finish(flow)
        return
    now_ms, due_ms = flow.moment.now_ms, flow.moment.due_ms
    up_ms = now_ms if due_ms is None else min(due_ms, now_ms)
    trip_ms = round_trip_ms(flow.moment.links, seat)
    grace_ms = 0 if trip_ms is None else min(LATE_MS, round(trip_ms) + LAG_MS)
    if not grace_ms:
        _enter_draft(flow, seat)
    flow.tell(PutDown(seat, up_ms, grace_ms))
    look(flow)


def look(flow: Flow) -> None:
    """W6: once nobody writes any more, what may still arrive is waited for, then the turns begin."""
    state = flow.state
    if state.writers or state.collecting_ms is not None:
        return
    left_ms = max((_closes_ms(state.pads[seat]) for seat in state.players), default=0) - flow.moment.now_ms
    if left_ms > 0:
        flow.tell(Collecting(left_ms))
    else:
        _finish(flow)


def _closes_ms(pad: Pad) -> int:
    return 0 if pad.up_ms is None or not pad.grace_ms else pad.up_ms + pad.grace_ms


def _finish(flow: Flow) -> None:
    """W6: what still stands in a field is entered, and the first turn begins (W7)."""
    for seat in flow.state.players:
        _enter_draft(flow, seat)
    turns.begin(flow)


def _enter_draft(flow: Flow, seat: Seat) -> None:
    """What stands in the field, if it is anything new."""
    pad = flow.state.pads[seat]
    item = tidy(pad.draft)
    if item and len(pad.items) < LONGEST_LIST and is_written(pad, item) is None:
        flow.tell(Wrote(seat, item, pad.count + 1))


def _check_writing(flow: Flow, seat: Seat, entered_ms: int | UnsetType) -> int | None:
    """Refuses whoever may not write now. Gives the lag in ms of what is taken although it came late, else None."""
    state, moment = flow.state, flow.moment
    need_phase(state, "write")
    need_player(state, seat)
    pad = state.pads[seat]
    up_ms = pad.up_ms
    if up_ms is None and moment.due_ms is not None and moment.now_ms >= moment.due_ms:
        up_ms = moment.due_ms  # nobody has looked at the clock yet
    if up_ms is not None:
        return _lag_ms(flow, seat, entered_ms, up_ms)
    if pad.done:
        raise IllegalMove("already-done", "You have put your pencil down.")
    if state.collecting_ms is not None:
        raise _time_up()
    return None


def _lag_ms(flow: Flow, seat: Seat, entered_ms: int | UnsetType, up_ms: int) -> int:
    """W6: what was entered in time is taken for a second, as far as the connection explains that it comes late."""
    now_ms, trip_ms = flow.moment.now_ms, round_trip_ms(flow.moment.links, seat)
    if entered_ms is not UNSET and trip_ms is not None and entered_ms < up_ms and now_ms <= up_ms + LATE_MS:
        lag_ms = now_ms - entered_ms
        if lag_ms <= trip_ms + LAG_MS:
            return lag_ms
    raise _time_up()


def _time_up() -> IllegalMove:
    return IllegalMove("time-up", "Time is up; writing stops at once for all.")
