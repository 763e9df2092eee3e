"""Hit or Miss as the kernel takes it."""

from __future__ import annotations

from hitparade.games.hit_or_miss.bots import BOTS
from hitparade.games.hit_or_miss.checks import problems, sealed
from hitparade.games.hit_or_miss.clock import distant, timer
from hitparade.games.hit_or_miss.coming_and_going import on_table
from hitparade.games.hit_or_miss.disguising import disguise
from hitparade.games.hit_or_miss.events import Event
from hitparade.games.hit_or_miss.evolving import evolve
from hitparade.games.hit_or_miss.hiding import mask
from hitparade.games.hit_or_miss.legal import legal, waiting
from hitparade.games.hit_or_miss.meta import META
from hitparade.games.hit_or_miss.moves import Move
from hitparade.games.hit_or_miss.packing import PACKING
from hitparade.games.hit_or_miss.redacting import redact
from hitparade.games.hit_or_miss.rules import decide, start
from hitparade.games.hit_or_miss.state import State, initial
from hitparade.games.hit_or_miss.view import private, result, step, view
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
    bots=BOTS,
    on_table=on_table,
    takes_guests=True,
    mask=mask,
    needs_due=True,
    distant=distant,
    packing=PACKING,
)
