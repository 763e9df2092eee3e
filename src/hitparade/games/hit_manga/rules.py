"""The rules of Hit Manga: what a move leads to. Pure functions over frozen values.

The parts: ``readings``, ``grabbing`` (with ``races``), ``contest``, ``coming_and_going``, ``clock``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hitparade.games.hit_manga import clock, contest, grabbing, moves, readings
from hitparade.games.hit_manga.events import Event
from hitparade.games.hit_manga.flow import Flow
from hitparade.games.hit_manga.moves import Move
from hitparade.games.hit_manga.state import State
from hitparade.kernel.chance import Chance
from hitparade.kernel.errors import IllegalMove
from hitparade.kernel.values import Moment, Seat

Events = tuple[Event, ...]


def start(state: State, chance: Chance) -> Events:
    """M2: the cards are laid out."""
    flow = Flow(state, Moment(0), chance)
    readings.start(flow)
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
    moves.Love: readings.love,
    moves.Read: readings.read,
    moves.Grab: grabbing.grab,
    moves.NoIdea: grabbing.no_idea,
    moves.Caption: contest.caption,
    moves.Vote: contest.vote,
}
