"""Hit Manga as the kernel takes it."""

from __future__ import annotations

from hitparade.games.hit_manga.bots import BOTS
from hitparade.games.hit_manga.checks import problems, sealed
from hitparade.games.hit_manga.clock import timer
from hitparade.games.hit_manga.coming_and_going import on_table
from hitparade.games.hit_manga.decks.packing import PACKING
from hitparade.games.hit_manga.disguising import disguise
from hitparade.games.hit_manga.events import Event
from hitparade.games.hit_manga.evolving import evolve
from hitparade.games.hit_manga.hiding import mask
from hitparade.games.hit_manga.legal import legal, waiting
from hitparade.games.hit_manga.linking import distant, hold_back, race
from hitparade.games.hit_manga.meta import META
from hitparade.games.hit_manga.moves import Move
from hitparade.games.hit_manga.redacting import is_secret, redact
from hitparade.games.hit_manga.rules import decide, start
from hitparade.games.hit_manga.state import State, initial
from hitparade.games.hit_manga.view import private, result, step, view
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
    bots=BOTS,
    on_table=on_table,
    takes_guests=True,
    mask=mask,
    distant=distant,
    race=race,
    hold_back=hold_back,
    packing=PACKING,
)
