"""The clocks of Hit or Miss: which one runs in a state, and what happens by itself when it has run out."""

from __future__ import annotations

from collections.abc import Collection

from hitparade.games.hit_or_miss import answering, challenges, rounds, turns, writing
from hitparade.games.hit_or_miss.events import TimerStarted
from hitparade.games.hit_or_miss.flow import Flow
from hitparade.games.hit_or_miss.state import State
from hitparade.games.hit_or_miss.values import REST_MS, SHOWN_MS, START_MS
from hitparade.kernel.values import Json, Seat, Timer

TIME_UP: Json = {"type": "time_up"}
"""The one default act: what it does depends on the phase. So no secret ever stands in a deadline."""


def timer(state: State) -> Timer | None:
    """The clock that runs, or None once the match is over."""
    options = state.options
    match state.phase:
        case "category":
            return Timer(f"category {state.step}", START_MS, (), TIME_UP)
        case "write" if state.collecting_ms is not None:
            return Timer(f"collecting {state.round}", state.collecting_ms, (), TIME_UP)
        case "write":
            return Timer(f"write {state.round}", options.writing_ms, tuple(state.writers), TIME_UP)
        case "roll" | "announce" | "circle":
            turn = state.the_turn
            return Timer(f"turn {state.turns}.{turn.tries}", options.turn_ms, (turn.seat,), TIME_UP)
        case "answer":
            return Timer(_reading_key(state, "answer"), options.answer_ms, tuple(state.unanswered), TIME_UP)
        case "shown":
            return Timer(_reading_key(state, "shown"), SHOWN_MS, (), TIME_UP)
        case "vote":
            held = _reading_key(state, state.the_vote.back)
            return Timer(f"vote {state.votes}", options.vote_ms, (), TIME_UP, held)
        case "round_over":
            return Timer(f"round_over {state.round}", REST_MS, (), TIME_UP)
        case _:
            return None


def distant(state: State, seat: Seat | None) -> Collection[Seat]:
    """W6: how far a seat is matters while all write: for what it enters, and for how long late items are awaited."""
    if state.phase != "write":
        return ()
    return state.writers if seat is None else (seat,)


def _reading_key(state: State, phase: str) -> str:
    """A clock that a vote holds, and that goes on afterwards (W15)."""
    return f"{phase} {state.readings}"


def time_up(flow: Flow, seat: Seat | None) -> None:
    """What happens by itself: to ``seat``, or to the table."""
    phase = flow.state.phase
    if phase == "write":
        writing.time_up(flow, seat)
    elif seat is None:
        _table_time_up(flow)
    elif phase == "answer":
        answering.time_up(flow, seat)
    else:
        turns.time_up(flow, seat)


def _table_time_up(flow: Flow) -> None:
    """W5, W14, W15, W16: nobody is waited for for ever."""
    match flow.state.phase:
        case "category":
            flow.tell(TimerStarted(None))
        case "shown":
            answering.end_turn(flow)
        case "vote":
            challenges.close(flow)
        case _:
            rounds.go_on(flow)
