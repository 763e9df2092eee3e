"""How the state follows from the events of Hits & Outs. Nothing is decided or refused here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from hitparade.games.hits_and_outs.events import (
    Called,
    Ended,
    Event,
    GaveUp,
    HalfEnded,
    HalfStarted,
    Hit,
    Missed,
    Out,
    Placed,
    Started,
    SteppedUp,
)
from hitparade.games.hits_and_outs.placements import HIT_AT, OUT_AT, History, LiftedCover, Placement
from hitparade.games.hits_and_outs.state import Line, State
from hitparade.kernel.values import Result, Seat


def evolve(state: State, event: Event) -> State:
    """The state after ``event``."""
    return _EVOLVERS[type(event)](state, event)


def _started(state: State, event: Started) -> State:
    return replace(state, home=event.home, batting=1 - event.home)


def _half_started(state: State, event: HalfStarted) -> State:
    """H12, H16: counters go back, and the batting player holds the token again."""
    call = state.options.call_your_shot
    return replace(
        state,
        phase="call" if call else "place",
        inning=event.inning,
        batting=event.batting,
        bases=event.bases,
        line=_with_runs(state.line, event.batting, (*state.line[event.batting], 0)),
        shot="held" if call else "off",
    )


def _with_runs(line: Line, seat: Seat, runs: tuple[int, ...]) -> Line:
    return (runs, line[1]) if seat == 0 else (line[0], runs)


def _called(state: State, _: Called) -> State:
    return replace(state, step=state.step + 1, phase="place", shot="called")


def _stepped_up(state: State, _: SteppedUp) -> State:
    return replace(state, step=state.step + 1, phase="place")


def _placed(state: State, event: Placed) -> State:
    return replace(state, step=state.step + 1, phase="lift", hidden=event, lifted=(), missed=None)


def _out(state: State, event: Out) -> State:
    """H6, H19: an out; a called shot is used up by the first lift."""
    lifted = (*state.lifted, OUT_AT[event.corner])
    if state.shot == "called":
        return replace(state, step=state.step + 1, outs=event.outs, lifted=lifted, shot="used")
    return replace(state, step=state.step + 1, outs=event.outs, lifted=lifted)


def _hit(state: State, event: Hit) -> State:
    """H8, H18: outs stay as they are; the tokens are to be hidden again, the call (if still held) comes first."""
    lifted = (*state.lifted, HIT_AT[event.corner])
    line = state.line
    if event.runs:
        runs = line[state.batting]
        line = _with_runs(line, state.batting, (*runs[:-1], runs[-1] + event.runs))
    return replace(
        state,
        step=state.step + 1,
        phase="call" if state.shot == "held" else "place",
        bases=event.bases_after,
        line=line,
        shot="used" if event.called else state.shot,
        hidden=None,
        lifted=lifted,
        history=_with_placement(state, lifted, event, opened=True),
    )


def _with_placement(state: State, lifted: tuple[LiftedCover, ...], found: Hit | None, *, opened: bool) -> History:
    """The history with the placement that stands, if one does."""
    if state.hidden is None:
        return state.history
    done = Placement(state.inning, state.half, state.hidden, lifted, state.bases, found, opened)
    return state.history.plus(done)


def _missed(state: State, event: Missed) -> State:
    history = _with_placement(state, state.lifted, None, opened=True)
    return replace(state, hidden=None, missed=event.corner, history=history)


def _half_ended(state: State, _: HalfEnded) -> State:
    """H12: out counters go back and the runners leave; what was not lifted stays unseen (H6)."""
    history = _with_placement(state, state.lifted, None, opened=False)
    return replace(state, outs=0, bases=(), hidden=None, history=history)


def _gave_up(state: State, _: GaveUp) -> State:
    return replace(state, step=state.step + 1)


def _ended(state: State, event: Ended) -> State:
    """The match is over and nothing stays hidden."""
    history = _with_placement(state, state.lifted, None, opened=True)
    opened = History(tuple(done if done.opened else replace(done, opened=True) for done in history.done))
    result = Result(state.score, event.winners, event.reason)
    return replace(state, phase="over", hidden=None, history=opened, result=result)


_EVOLVERS: dict[type[Event], Callable[[State, Any], State]] = {
    Started: _started,
    HalfStarted: _half_started,
    Called: _called,
    SteppedUp: _stepped_up,
    Placed: _placed,
    Out: _out,
    Hit: _hit,
    Missed: _missed,
    HalfEnded: _half_ended,
    GaveUp: _gave_up,
    Ended: _ended,
}
