"""People who leave, come back or join late (M17)."""

from __future__ import annotations

from hitparade.games.hit_manga import contest, grabbing, hiding, readings
from hitparade.games.hit_manga.events import CameBack, Event, Joined, WentAway
from hitparade.games.hit_manga.flow import Flow
from hitparade.games.hit_manga.state import State
from hitparade.games.hit_manga.values import FEWEST
from hitparade.kernel.chance import Chance
from hitparade.kernel.table import TableAct
from hitparade.kernel.values import Moment, Seat


def on_table(state: State, act: TableAct, moment: Moment, chance: Chance) -> tuple[Event, ...]:
    """What an act of the table means for the game."""
    flow = Flow(state, moment, chance)
    if act.act == "join":
        flow.tell(Joined(state.seats))
    elif act.act == "leave" and act.seat is not None:
        _leave(flow, act.seat)
    elif act.act == "hide" and act.text is not None:
        hiding.hide(flow, act.text)
    elif act.act == "back" and act.seat is not None:
        flow.tell(CameBack(act.seat))
    return tuple(flow.events)


def _leave(flow: Flow, seat: Seat) -> None:
    """M17: nobody waits for who has left; a reader's card is shuffled back; with too few the match ends."""
    flow.tell(WentAway(seat, grabbing.closes_without(flow.state, seat)))
    state = flow.state
    if len(state.present) < FEWEST:
        contest.break_off(flow)
    elif state.phase == "love":
        readings.look_at_hearts(flow)
    elif state.phase == "caption":
        contest.look_at_captions(flow)
    elif state.phase == "vote":
        contest.look_at_votes(flow)
    elif seat == state.reader:
        readings.put_back(flow, "reader-left")
    elif state.phase == "grab":
        grabbing.look(flow)
