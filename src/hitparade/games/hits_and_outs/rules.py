"""The rules of Hits & Outs: what a move leads to. Pure functions over frozen values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hitparade.games.hits_and_outs.advancing import ADVANCES, HOME_RUN, REACH, Bases, Corner
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
    Reason,
    Started,
    SteppedUp,
)
from hitparade.games.hits_and_outs.moves import CallShot, GiveUp, Lift, Move, Place, StepUp
from hitparade.games.hits_and_outs.placements import OUT_AT
from hitparade.games.hits_and_outs.state import Phase, State
from hitparade.kernel.chance import Chance
from hitparade.kernel.errors import IllegalMove
from hitparade.kernel.seals import Opened, seal
from hitparade.kernel.values import Moment, Seat

Events = tuple[Event, ...]
Score = tuple[int, int]

OUTS_A_HALF = 3


def start(_state: State, chance: Chance) -> Events:
    """Draws the pitcher that begins (H1) and sends the other side, the visitors, to bat."""
    home = chance.below(2)
    return Started(home), HalfStarted(1, "top", 1 - home, ())


def decide(state: State, seat: Seat | None, move: Move, _moment: Moment, chance: Chance) -> Events:
    """What ``move`` leads to. Raises IllegalMove with match-over, not-your-turn, wrong-phase or already-lifted."""
    if state.phase == "over":
        raise IllegalMove("match-over", "The match is over.")
    return _DECIDERS[type(move)](state, seat, move, chance)


def _place(state: State, seat: Seat | None, move: Place, chance: Chance) -> Events:
    """H4: the Hit goes where the pitching player wants it; the seal commits to it."""
    if seat is None or state.phase != "place" or seat != state.pitching:
        raise _refusal(state, seat)
    salt = chance.salt()
    return (Placed(seat, move.hit, salt, seal(move.hit, salt)),)


def _lift(state: State, seat: Seat | None, move: Lift, _: Chance) -> Events:
    """H5: one cover, any that still stands."""
    hidden, corner = state.hidden, move.corner
    if hidden is None or seat != state.batting:
        raise _refusal(state, seat)
    if OUT_AT[corner] in state.lifted:
        raise IllegalMove("already-lifted", f"The cover at {corner} is lifted already; choose another.")
    return _hit(state, hidden) if corner == hidden.hit else _out(state, hidden, corner)


def _call_shot(state: State, seat: Seat | None, _move: CallShot, _: Chance) -> Events:
    _check_call(state, seat)
    return (Called(state.batting),)


def _step_up(state: State, seat: Seat | None, _move: StepUp, _: Chance) -> Events:
    _check_call(state, seat)
    return (SteppedUp(state.batting),)


def _check_call(state: State, seat: Seat | None) -> None:
    """H17: the batting player answers while they hold the token, before the tokens are hidden."""
    if state.phase != "call" or seat != state.batting:
        raise _refusal(state, seat)


def _give_up(state: State, seat: Seat | None, _move: GiveUp, _: Chance) -> Events:
    """H20: any seat, at any time; the other wins and the score stands."""
    if seat is None:
        raise _refusal(state, seat)
    return GaveUp(seat), Ended("gave-up", (1 - seat,), _still_sealed(state, state.hidden))


_DECIDERS: dict[type[Move], Callable[[State, Seat | None, Any, Chance], Events]] = {
    Place: _place,
    Lift: _lift,
    CallShot: _call_shot,
    StepUp: _step_up,
    GiveUp: _give_up,
}

_WANTED: dict[Phase, str] = {
    "call": "the batting side says whether it calls its shot",
    "place": "the pitching side hides the tokens",
    "lift": "the batting side lifts a cover",
}


def _refusal(state: State, seat: Seat | None) -> IllegalMove:
    """Why a move can't be made now, in terms of what the match waits for."""
    if seat != state.turn:
        return IllegalMove("not-your-turn", f"It is not your turn: {_WANTED[state.phase]} now.")
    return IllegalMove("wrong-phase", f"That can't be done now: {_WANTED[state.phase]} first.")


def _out(state: State, hidden: Placed, corner: Corner) -> Events:
    """H6: one more out; the third ends the half at once."""
    out = Out(corner, state.outs + 1)
    if out.outs < OUTS_A_HALF:
        return (out,)
    if state.options.show_missed_hit:
        shown = Missed(hidden.hit, hidden.salt, hidden.seal)
        return out, shown, _half_ended(state, 0, state.bases), *_after_half(state, state.score, None)
    return out, _half_ended(state, 0, state.bases), *_after_half(state, state.score, hidden)


def _hit(state: State, hidden: Placed) -> Events:
    """H7 to H10 and H18: the batter and the runners advance; a walk-off may end the match (H15)."""
    called = state.shot == "called"
    reach = HOME_RUN if called else REACH[hidden.hit]
    before = state.bases
    after, runs = ADVANCES[before, reach, state.outs]
    hit = Hit(hidden.hit, reach, reach == HOME_RUN, called, runs, before, after, hidden.salt, hidden.seal)
    if runs and state.options.walk_off and state.batting == state.home and state.inning >= state.options.innings:
        return hit, *_walk_off(state, runs, after)
    return (hit,)


def _walk_off(state: State, runs: int, left_on: Bases) -> Events:
    """H15: the last half ends as soon as home leads; all runs of the deciding Hit count."""
    if state.score[state.home] + runs <= state.score[1 - state.home]:
        return ()
    return _half_ended(state, runs, left_on), Ended("walk-off", (state.home,), _still_sealed(state, None))


def _half_ended(state: State, more_runs: int, left_on: Bases) -> HalfEnded:
    """H13, with the runs of a Hit that has not been evolved yet."""
    return HalfEnded(state.inning, state.half, state.line[state.batting][-1] + more_runs, left_on)


def _after_half(state: State, score: Score, hidden: Placed | None) -> Events:
    """H12, H14, H15: the other side bats, another inning begins, or the match is over."""
    home, innings = state.home, state.options.innings
    if state.batting != home:
        if state.options.walk_off and state.inning == innings and score[home] > score[1 - home]:
            return (_decided(state, score, hidden),)
        return (_half_started(state, state.inning, home),)
    if state.inning < innings or (score[0] == score[1] and state.options.until_decided):
        return (_half_started(state, state.inning + 1, 1 - home),)
    return (_decided(state, score, hidden),)


def _half_started(state: State, inning: int, batting: Seat) -> HalfStarted:
    """H14: in extra innings both sides start with a runner on second."""
    bases: Bases = ("second",) if inning > state.options.innings else ()
    return HalfStarted(inning, "bottom" if batting == state.home else "top", batting, bases)


def _decided(state: State, score: Score, hidden: Placed | None) -> Ended:
    """H14: the higher total wins; a tie, where it may stand, has two winners."""
    reason: Reason = "innings" if state.inning <= state.options.innings else "extra-innings"
    opened = _still_sealed(state, hidden)
    if score[0] == score[1]:
        return Ended("tie", (0, 1), opened)
    return Ended(reason, (0 if score[0] > score[1] else 1,), opened)


def _still_sealed(state: State, hidden: Placed | None) -> tuple[Opened, ...]:
    """What the end of the match opens: earlier placements that were never found, and the one that stands."""
    sealed = [placement.placed for placement in state.history.done if not placement.opened]
    return tuple(Opened(each.seal, each.salt, each.hit) for each in (*sealed, *([hidden] if hidden else ())))
