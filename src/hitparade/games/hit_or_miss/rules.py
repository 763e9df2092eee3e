"""The rules of Hit or Miss: what a move leads to. Pure functions over frozen values.

The parts: ``rounds``, ``writing``, ``turns``, ``answering``, ``challenges``, ``coming_and_going``, ``clock``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hitparade.games.hit_or_miss import answering, challenges, clock, coming_and_going, moves, rounds, turns, writing
from hitparade.games.hit_or_miss.events import Event
from hitparade.games.hit_or_miss.flow import Flow
from hitparade.games.hit_or_miss.moves import Move
from hitparade.games.hit_or_miss.state import State
from hitparade.kernel.chance import Chance
from hitparade.kernel.errors import IllegalMove
from hitparade.kernel.values import Moment, Seat

Events = tuple[Event, ...]


def start(state: State, chance: Chance) -> Events:
    """W2, W4: the first Leader reads the first card."""
    flow = Flow(state, Moment(0), chance)
    rounds.start(flow)
    return tuple(flow.events)


def decide(state: State, seat: Seat | None, move: Move, moment: Moment, chance: Chance) -> Events:
    """What ``move`` leads to. Raises IllegalMove; nothing is drawn before that is certain."""
    if state.phase == "over":
        raise IllegalMove("match-over", "The match is over.")
    flow = Flow(state, moment, chance)
    if seat is None or isinstance(move, moves.TimeUp):
        if not moment.clock:
            raise IllegalMove("clocks-own", "Only the clock can do that.")
        clock.time_up(flow, seat)
    else:
        _DECIDERS[type(move)](flow, seat, move)
    return tuple(flow.events)


_DECIDERS: dict[type[Move], Callable[[Flow, Seat, Any], None]] = {
    moves.Swap: writing.swap,
    moves.StartTimer: writing.start_timer,
    moves.Write: writing.write,
    moves.Draft: writing.draft,
    moves.Strike: writing.strike,
    moves.Done: writing.done,
    moves.Roll: turns.roll,
    moves.Announce: turns.announce,
    moves.Circle: turns.circle,
    moves.Answer: answering.answer,
    moves.Challenge: challenges.challenge,
    moves.Dispute: challenges.dispute,
    moves.Vote: challenges.vote,
    moves.Say: challenges.say,
    moves.Ready: coming_and_going.ready,
}
