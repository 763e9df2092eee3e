"""Answering: cards, and what they score (W11 to W13)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from hitparade.games.hit_or_miss import turns
from hitparade.games.hit_or_miss.events import Answered, CardsShown, TurnEnded
from hitparade.games.hit_or_miss.flow import Flow
from hitparade.games.hit_or_miss.moves import Answer, Called
from hitparade.games.hit_or_miss.refusals import need_open, need_phase, need_player
from hitparade.games.hit_or_miss.values import MISS, Laid, Proposal
from hitparade.kernel.errors import IllegalMove
from hitparade.kernel.values import Seat

HIT_ON_A_HIT = 1
HIT_ON_A_MISS = 3


def answer(flow: Flow, seat: Seat, move: Answer) -> None:
    """W11: HIT with an open item of one's list, or MISS; a match at the strict level is shown by who has it."""
    state = flow.state
    need_phase(state, "answer")
    need_player(state, seat)
    if seat == state.the_turn.seat:
        raise IllegalMove("own-item", "You have read the item yourself; the others lay cards.")
    if state.reading.laid[seat] is not None:
        raise IllegalMove("already-answered", "Your card lies already.")
    item = _item(move)
    if item is not None:
        need_open(state, seat, item)
    _check_proposal(proposal_to(flow, seat), item)
    _lay(flow, seat, Laid(move.card, item))


def _item(move: Answer) -> str | None:
    """W11: a HIT names its item, a MISS names none."""
    if move.card == "hit" and move.item is UNSET:
        raise IllegalMove("no-item", "A HIT names the item of your list that it matches.")
    if move.card == "miss" and move.item is not UNSET:
        raise IllegalMove("miss-names-none", "A MISS names no item.")
    return None if move.item is UNSET else move.item


def _check_proposal(proposal: Proposal, item: str | None) -> None:
    """W11: a proposal at the strict level stands."""
    if proposal.stands and item != proposal.item:
        raise IllegalMove("match-stands", f"Your list has the same, “{proposal.item}”: it is a HIT.")


def proposal_to(flow: Flow, seat: Seat) -> Proposal:
    """The card that the server proposes to a player."""
    return flow.state.reading.proposals[seat] or MISS


def time_up(flow: Flow, seat: Seat) -> None:
    """W11: after the answer clock the proposal stands."""
    proposal = proposal_to(flow, seat)
    _lay(flow, seat, Laid(proposal.card, proposal.item))


def _lay(flow: Flow, seat: Seat, laid: Laid) -> None:
    """W11: the card lies; once all do they are shown at once."""
    flow.tell(Answered(seat, laid))
    state = flow.state
    if not state.unanswered:
        cards = state.reading.laid
        flow.tell(CardsShown(cards, points(state.reading.called, state.the_turn.seat, cards)))


def points(called: Called, reader: Seat, cards: Sequence[Laid | None]) -> tuple[int, ...]:
    """W12, W13: what each seat gets for the cards that are shown."""
    shown = [laid.card for laid in cards if laid is not None]
    hit = HIT_ON_A_HIT if called == "hit" else HIT_ON_A_MISS
    each = [hit if laid is not None and laid.card == "hit" else 0 for laid in cards]
    each[reader] = shown.count(called)
    return tuple(each)


def end_turn(flow: Flow) -> None:
    """The cards have been looked at: what they score counts, and the next turn begins."""
    flow.tell(TurnEnded(flow.state.the_turn.seat, flow.state.reading.points))
    turns.begin(flow)
