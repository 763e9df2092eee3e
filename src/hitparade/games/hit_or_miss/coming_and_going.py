"""People who leave, come back or join late (W18), and being ready (W14, W15, W16)."""

from __future__ import annotations

from hitparade.games.hit_or_miss import answering, challenges, hiding, rounds, writing
from hitparade.games.hit_or_miss.events import CameBack, Event, IsReady, Joined, WentAway
from hitparade.games.hit_or_miss.flow import Flow
from hitparade.games.hit_or_miss.moves import Ready
from hitparade.games.hit_or_miss.refusals import need_phase, need_player
from hitparade.games.hit_or_miss.state import State
from hitparade.games.hit_or_miss.values import FEWEST
from hitparade.kernel.chance import Chance
from hitparade.kernel.errors import IllegalMove
from hitparade.kernel.table import TableAct
from hitparade.kernel.values import Moment, Seat


def on_table(state: State, act: TableAct, moment: Moment, chance: Chance) -> tuple[Event, ...]:
    """What an act of the table means for the game."""
    flow = Flow(state, moment, chance)
    if act.act == "join":
        flow.tell(Joined(state.seats))
    elif act.act == "leave" and act.seat is not None:
        flow.tell(WentAway(act.seat))
        _look(flow)
    elif act.act == "hide" and act.text is not None:
        hiding.hide(flow, act.text)
    elif act.act == "back" and act.seat is not None:
        plays = state.phase == "category" or act.seat in state.players
        flow.tell(CameBack(act.seat, plays))
    return tuple(flow.events)


def _look(flow: Flow) -> None:
    """Nobody waits for who has left, save for their turn and their card: those the stand-in takes over."""
    state = flow.state
    match state.phase:
        case "category" | "round_over" if len(state.present) < FEWEST or len(state.here) < FEWEST:
            rounds.end(flow, "too-few")
        case "write":
            writing.look(flow)
        case "vote":
            challenges.look(flow)
        case "shown" | "round_over":
            _look_if_ready(flow)
        case _:
            pass


def ready(flow: Flow, seat: Seat, _: Ready) -> None:
    """W14, W15: has seen the cards, or the lists. W16: casts no vote."""
    state = flow.state
    need_phase(state, "shown", "round_over", "vote")
    if state.phase != "round_over":
        need_player(state, seat)
    if state.phase == "vote":
        challenges.need_undecided(state, seat)
        flow.tell(IsReady(seat))
        challenges.look(flow)
        return
    if seat in state.ready:
        raise IllegalMove("already-ready", "You are ready; the others are still looking.")
    flow.tell(IsReady(seat))
    _look_if_ready(flow)


def _look_if_ready(flow: Flow) -> None:
    """On as soon as everybody has seen enough; if nobody is left, the clock decides."""
    state = flow.state
    waited = awaited(state)
    if waited or not state.present:
        return
    if state.phase == "shown":
        answering.end_turn(flow)
    else:
        rounds.go_on(flow)


def awaited(state: State) -> list[Seat]:
    """Who is not ready yet: of the round while cards are shown, of all who are there once it is over."""
    seats = state.here if state.phase == "shown" else state.present
    return [seat for seat in seats if seat not in state.ready]
