"""Grabs of Hit Manga: held, judged, and what follows for the reading (M6 to M10, M16, M18, M19)."""

from __future__ import annotations

from math import ceil

from hitparade.games.hit_manga import readings
from hitparade.games.hit_manga.events import Grabbed, NoIdeaSaid, Ruled, TimeRanOut
from hitparade.games.hit_manga.flow import Flow
from hitparade.games.hit_manga.linking import arrived_ms, distances, links_of
from hitparade.games.hit_manga.moves import Grab, NoIdea
from hitparade.games.hit_manga.races import Grab as Grabbing
from hitparade.games.hit_manga.races import Link, Number, Ruling, judge
from hitparade.games.hit_manga.refusals import need_listener, need_phase
from hitparade.games.hit_manga.state import State, Window
from hitparade.games.hit_manga.values import Ignorance
from hitparade.kernel.errors import IllegalMove
from hitparade.kernel.values import Seat

LONGEST_CLAIM_MS = 10**9
"""Claims beyond this are no times; the log keeps them cut to it."""


def grab(flow: Flow, seat: Seat, move: Grab) -> None:
    """M6, M18: a listener grabs a card that lies on the table, once a reading."""
    state = flow.state
    need_phase(state, "grab")
    need_listener(state, seat)
    if all(card.card != move.card for card in state.table):
        raise IllegalMove("not-on-table", "That card is not on the table.")
    grabbing = Grabbing(seat, move.card, arrived_ms(flow.moment, seat), _claim(move))
    _need_window(flow, grabbing.arrived_ms)
    _need_in_time(flow, grabbing)
    if is_over(flow, grabbing.arrived_ms):
        settle(flow)
    _hold(flow, grabbing)


def _claim(move: Grab) -> int | float | None:
    claim = move.reaction_ms
    if isinstance(claim, (int, float)):
        return max(-LONGEST_CLAIM_MS, min(claim, LONGEST_CLAIM_MS))
    return None


def is_over(flow: Flow, at_ms: Number) -> bool:
    """Whether a window stands open that should have closed before ``at_ms``."""
    window = flow.state.window
    return window is not None and window.closes_ms is not None and at_ms > window.closes_ms


def _has_closed(flow: Flow) -> bool:
    """Whether a timed window need not be held any longer."""
    window = flow.state.window
    return window is not None and window.closes_ms is not None and flow.moment.now_ms >= window.closes_ms


def _need_window(flow: Flow, at_ms: Number) -> None:
    """M7: what comes after a window with a winner has lost, even if the clock has not said so yet."""
    state = flow.state
    if is_over(flow, at_ms) and state.window is not None and _judge(state, state.window).winner is not None:
        raise IllegalMove("too-late", "Somebody was quicker.")


def _need_in_time(flow: Flow, grabbing: Grabbing) -> None:
    """M7: once the grab clock has run out, only what was pressed before counts."""
    state = flow.state
    if state.ran_out_ms is None:
        return
    links = links_of(state, flow.moment.links, [grabbing.seat])
    lag_ms = judge([grabbing], links, grabbing.card).order[0].lag_ms
    if grabbing.arrived_ms - lag_ms > state.ran_out_ms:
        raise IllegalMove("time-is-up", "The time to grab was up.")


def _window(grabs: tuple[Grabbing, ...], links: dict[Seat, Link]) -> Window:
    return Window(grabs, {str(seat): links[seat] for seat in sorted(links)}, None)


def _judge(state: State, window: Window) -> Ruling:
    return judge(window.grabs, window.by_seat, state.match_of_drawn, state.the_drawn.lots)


def _hold(flow: Flow, grabbing: Grabbing) -> None:
    """M7: holds the grab for as long as somebody may turn out to have been earlier; judges at once if nobody can."""
    state = flow.state
    others = [seat for seat in state.undecided if seat != grabbing.seat]
    links = links_of(state, flow.moment.links, [grabbing.seat, *others])
    old = {} if state.window is None else state.window.by_seat
    kept = {held.seat: old[held.seat] for held in state.held}
    window = _window((*state.held, grabbing), {**links, **kept})
    if state.options.sealed:
        flow.tell(Grabbed(grabbing, window.links, None))
        look(flow)
        return
    closes_ms = ceil(_judge(state, window).closes_ms)
    if others and flow.moment.links is not None and closes_ms > flow.moment.now_ms:
        flow.tell(Grabbed(grabbing, window.links, closes_ms))
    else:
        _rule(flow, window)


def settle(flow: Flow) -> None:
    """M7: the window closes, and what is held is judged."""
    if flow.state.window is not None:
        _rule(flow, flow.state.window)


def _rule(flow: Flow, window: Window) -> None:
    state, drawn = flow.state, flow.state.the_drawn
    ruling = _judge(state, window)
    far = distances(state, flow.moment.links)
    flow.tell(Ruled(window.grabs, window.links, state.match_of_drawn, drawn.lots, drawn.salt, ruling, far))
    if ruling.winner is not None:
        readings.take(flow, ruling.winner)
    else:
        look(flow)


def no_idea(flow: Flow, seat: Seat, _: NoIdea) -> None:
    """M10: a listener gives this card up, until the reader adds to the line."""
    need_phase(flow.state, "grab")
    need_listener(flow.state, seat)
    flow.tell(NoIdeaSaid(seat, closes_without(flow.state, seat)))
    look(flow)


def closes_without(state: State, seat: Seat) -> int | None:
    """When a timed window closes if ``seat`` need not be waited for any more; None if there is none."""
    window = state.window
    if window is None or window.closes_ms is None or any(held.seat == seat for held in window.grabs):
        return None
    links = {each: link for each, link in window.by_seat.items() if each != seat}
    return ceil(_judge(state, _window(window.grabs, links)).closes_ms)


def look(flow: Flow) -> None:
    """M10, M19: on as soon as nobody is left who could still try, or could still have been earlier (M7)."""
    state = flow.state
    if state.undecided:
        if _has_closed(flow):
            settle(flow)
    elif state.options.sealed and state.window is not None:
        readings.guess(flow, "none-right")
    elif state.window is not None:
        settle(flow)
    elif not state.misfired and not state.no_idea:
        readings.put_back(flow, "nobody-listens")
    else:
        readings.cancel(flow, _why(state))


def _why(state: State) -> Ignorance:
    return "nobody-knows" if state.no_idea else "all-misfired"


def time_up(flow: Flow) -> None:
    """What the clock does while cards are looked for: a window closes, the grab clock runs out, or the wait for late
    presses is over (M7, M10).
    """
    if _has_closed(flow):
        settle(flow)
    elif flow.state.ran_out_ms is None:
        _run_out(flow)
    else:
        _give_up(flow)


def _run_out(flow: Flow) -> None:
    """M7: the grab clock, too, waits each listener's allowed time for presses made before it ran out."""
    state, moment = flow.state, flow.moment
    at_ms = moment.now_ms if moment.due_ms is None else min(moment.due_ms, moment.now_ms)
    waiting = [seat for seat in state.listeners if seat not in (*state.misfired, *state.no_idea, *state.gone)]
    links = links_of(state, moment.links, waiting)
    until_ms = at_ms + ceil(max((link.allowed_ms for link in links.values()), default=0))
    if until_ms > moment.now_ms:
        flow.tell(TimeRanOut(at_ms, until_ms))
    else:
        _give_up(flow)


def _give_up(flow: Flow) -> None:
    """M10: time is up; what is held is judged, and if none of it was right nobody knew."""
    if flow.state.options.sealed:
        readings.guess(flow, "time-up")
        return
    settle(flow)
    if flow.state.phase == "grab":
        readings.cancel(flow, "time-up")
