"""Hits & Outs as the kernel takes it."""

from __future__ import annotations

from hitparade.games.hits_and_outs.bots import BOTS
from hitparade.games.hits_and_outs.checks import disguise, problems, sealed
from hitparade.games.hits_and_outs.events import Event
from hitparade.games.hits_and_outs.evolving import evolve
from hitparade.games.hits_and_outs.meta import META
from hitparade.games.hits_and_outs.moves import Move
from hitparade.games.hits_and_outs.redacting import is_secret, redact
from hitparade.games.hits_and_outs.rules import decide, start
from hitparade.games.hits_and_outs.state import State, initial
from hitparade.games.hits_and_outs.view import legal, private, result, step, timer, view, waiting
from hitparade.kernel.game import Game

GAME: Game[State, Move, Event] = Game(
    meta=META,
    state_type=State,
    move_type=Move,
    event_type=Event,
    initial=initial,
    start=start,
    decide=decide,
    evolve=evolve,
    view=view,
    redact=redact,
    legal=legal,
    waiting=waiting,
    step=step,
    timer=timer,
    result=result,
    sealed=sealed,
    problems=problems,
    disguise=disguise,
    private=private,
    is_secret=is_secret,
    has_silent_moves=False,
    bots=BOTS,
)
