"""The clocks of Hit Manga: which one runs in a state, and what happens by itself when it has run out."""

from __future__ import annotations

from typing import cast

from hitparade.games.hit_manga import contest, grabbing, readings
from hitparade.games.hit_manga.flow import Flow
from hitparade.games.hit_manga.state import State
from hitparade.games.hit_manga.values import CAPTION_MS, LOVE_MS, VOTE_MS
from hitparade.kernel.values import Json, Seat, Timer

TIME_UP: Json = {"type": "time_up"}
"""The one default act: what it does depends on the phase. So no secret ever stands in a deadline."""


def timer(state: State) -> Timer | None:
    """The clock that runs, or None once the match is over."""
    options, step = state.options, state.step
    match state.phase:
        case "love":
            return Timer("love", LOVE_MS, (), TIME_UP)
        case "read":
            return Timer(f"read {step}", options.reading_ms, (state.the_reader,), TIME_UP)
        case "grab":
            return _grab_timer(state)
        case "caption":
            return Timer("caption", CAPTION_MS, tuple(state.unwritten), TIME_UP)
        case "vote":
            return Timer("vote", VOTE_MS, tuple(state.unvoted), TIME_UP)
        case _:
            return None


def _grab_timer(state: State) -> Timer:
    """M7: when a window closes is in no view; the grab clock runs on beside it."""
    window, late_ms = state.window, state.ran_out_ms
    closes_ms = None if window is None else window.closes_ms
    if late_ms is not None:
        return Timer(f"late {state.step}", state.until_ms - late_ms, (), TIME_UP, hidden_ms=closes_ms)
    return Timer(f"grab {state.step}", state.options.grab_ms, (), TIME_UP, hidden_ms=closes_ms)


def time_up(flow: Flow, seat: Seat | None) -> None:
    """What happens by itself: to ``seat``, or to the table."""
    state = flow.state
    match state.phase:
        case "love":
            readings.begin(flow)
        case "read":
            readings.put_back(flow, "passed-on" if state.redrawn else "time-up")
        case "grab":
            grabbing.time_up(flow)
        case _:
            contest.stay_silent(flow, cast("Seat", seat))  # their clocks are those of seats
