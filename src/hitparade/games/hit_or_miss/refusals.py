"""Why a move can't be made now, in terms of what the table waits for."""

from __future__ import annotations

from hitparade.games.hit_or_miss.state import Phase, State
from hitparade.kernel.errors import IllegalMove
from hitparade.kernel.values import Seat

_WANTED: dict[Phase, str] = {
    "category": "the card has been read and the timer is to be started",
    "write": "everybody writes",
    "roll": "the die is to be rolled",
    "announce": "HIT or MISS is to be announced",
    "circle": "an item is to be read",
    "answer": "the others lay their cards",
    "shown": "the cards are looked at",
    "vote": "the table votes",
    "round_over": "the lists are looked at",
    "over": "the match is over",
}


def need_phase(state: State, *phases: Phase) -> None:
    """Refuses what belongs to another phase."""
    if state.phase not in phases:
        raise IllegalMove("wrong-phase", f"That can't be done now: {_WANTED[state.phase]}.")


def need_player(state: State, seat: Seat) -> None:
    """Refuses who is not in this round: late guests, and who has come back in the middle of it (W18)."""
    if seat not in state.players:
        raise IllegalMove("not-in-round", "You play from the next round on.")


def need_turn(state: State, seat: Seat) -> None:
    """Refuses everybody but the player whose turn it is."""
    turn = state.the_turn.seat
    if seat != turn:
        raise IllegalMove("not-your-turn", f"It is not your turn but that of seat {turn}.")


def need_open(state: State, seat: Seat, item: str) -> None:
    """Refuses an item that is not open on the player's own list (W10, W11)."""
    pad = state.pads[seat]
    if item in pad.open:
        return
    if any(each.text == item and each.state in ("read", "matched") for each in pad.items):
        raise IllegalMove(
            "item-used", f"You can't use “{item}” any more: it has been read in this round, or goes with what was."
        )
    raise IllegalMove("not-on-list", f"There is no “{item}” on your list.")
