"""Why a move can't be made now, in terms of what the table waits for."""

from __future__ import annotations

from hitparade.games.hit_manga.state import State
from hitparade.games.hit_manga.values import Phase
from hitparade.kernel.errors import IllegalMove
from hitparade.kernel.values import Seat

_WANTED: dict[Phase, str] = {
    "love": "everybody says how much they love manga",
    "read": "the reader thinks of a line",
    "grab": "the listeners look for the card",
    "caption": "those who are tied write a line",
    "vote": "the lines are voted on",
    "over": "the match is over",
}


def need_phase(state: State, *phases: Phase) -> None:
    """Refuses what belongs to another phase."""
    if state.phase not in phases:
        raise IllegalMove("wrong-phase", f"That can't be done now: {_WANTED[state.phase]}.")


def need_reader(state: State, seat: Seat) -> None:
    """Refuses everybody but the reader (M5)."""
    if seat != state.reader:
        raise IllegalMove("not-the-reader", f"Seat {state.reader} reads this time; listen.")


def need_listener(state: State, seat: Seat) -> None:
    """Refuses who may not try in this reading, or not any more (M6, M9, M17, M18)."""
    if seat == state.reader:
        raise IllegalMove("reader-listens-not", "Who reads can't grab.")
    if seat not in state.listeners:
        raise IllegalMove("next-reading", "You listen from the next reading on.")
    if seat in state.misfired:
        raise IllegalMove("misfired", "You have grabbed a wrong card; you are back at the next reading.")
    if any(grab.seat == seat for grab in state.held):
        raise IllegalMove("already-grabbed", "You have grabbed a card; that can't be changed.")
    if seat in state.no_idea:
        raise IllegalMove(
            "said-no-idea", "You have said that you have no idea, and the reader has added nothing since."
        )
