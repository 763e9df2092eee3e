"""Challenges and disputes: the table discusses and votes (W15, W16)."""

from __future__ import annotations

from hitparade.games.hit_or_miss import answering, turns
from hitparade.games.hit_or_miss.events import HitRejected, ItemRejected, Said, VoteClosed, Voted, VoteOpened
from hitparade.games.hit_or_miss.flow import Flow
from hitparade.games.hit_or_miss.moves import Challenge, Dispute, Say, Vote
from hitparade.games.hit_or_miss.refusals import need_phase, need_player
from hitparade.games.hit_or_miss.state import State
from hitparade.games.hit_or_miss.values import MOST_SAID, Laid
from hitparade.kernel.errors import IllegalMove
from hitparade.kernel.texts import tidy
from hitparade.kernel.values import Seat


def challenge(flow: Flow, seat: Seat, move: Challenge) -> None:
    """W15: any other player, once an item, from the reading until the shown cards are put away."""
    state = flow.state
    need_phase(state, "answer", "shown")
    need_player(state, seat)
    reader, reading = state.the_turn.seat, state.reading
    if seat == reader:
        raise IllegalMove("own-item", "You have read the item yourself; the others may challenge it.")
    if reading.challenged:
        raise IllegalMove("already-challenged", "The item has been voted on already.")
    flow.tell(VoteOpened("item", seat, tidy(move.why), reader, reading.item))


def dispute(flow: Flow, seat: Seat, move: Dispute) -> None:
    """W16: a HIT that is shown, each card once."""
    state = flow.state
    need_phase(state, "shown")
    need_player(state, seat)
    laid = state.reading.laid[move.seat] if 0 <= move.seat < state.seats else None
    if laid is None or laid.item is None:
        raise IllegalMove("no-hit-there", f"Seat {move.seat} shows no HIT that could be disputed.")
    if seat == move.seat:
        raise IllegalMove("own-card", "That is your own card; the others may dispute it.")
    if move.seat in state.reading.disputed:
        raise IllegalMove("already-disputed", "That HIT has been voted on already.")
    flow.tell(VoteOpened("match", seat, "", move.seat, laid.item))


def say(flow: Flow, seat: Seat, move: Say) -> None:
    """W16: a short message while the table votes."""
    need_phase(flow.state, "vote")
    need_player(flow.state, seat)
    text = tidy(move.text)
    if not text:
        raise IllegalMove("empty-text", "There is nothing to say in that.")
    if sum(message.seat == seat for message in flow.state.the_vote.said) >= MOST_SAID:
        raise IllegalMove("said-enough", f"You have said {MOST_SAID} things; let the others speak, and vote.")
    flow.tell(Said(seat, text))


def vote(flow: Flow, seat: Seat, move: Vote) -> None:
    """W16: all players vote, the challenged one too; once all have, the vote is closed."""
    need_phase(flow.state, "vote")
    need_player(flow.state, seat)
    need_undecided(flow.state, seat)
    flow.tell(Voted(seat, move.accept))
    look(flow)


def need_undecided(state: State, seat: Seat) -> None:
    """Refuses who has voted, or has said that they cast no vote."""
    if seat not in state.undecided:
        raise IllegalMove("already-voted", "You have voted already, or said that you don't.")


def look(flow: Flow) -> None:
    """W16: nobody's vote is waited for any more."""
    if not flow.state.undecided:
        close(flow)


def close(flow: Flow) -> None:
    """W16: the votes are counted, and what they say is done."""
    accepted, tied = _counted(flow.state)
    flow.tell(VoteClosed(accepted, tied, flow.state.the_vote.cast))
    if not accepted and flow.state.the_vote.kind == "item":
        _reject_item(flow)
    elif not accepted:
        _reject_hit(flow)


def _counted(state: State) -> tuple[bool, bool]:
    """W16: whether it stands, and whether the votes were tied. A tie leaves a HIT, whatever the option says."""
    vote = state.the_vote
    balance = vote.cast.count(True) - vote.cast.count(False)
    if balance or vote.kind == "match":
        return balance >= 0, not balance
    match state.options.vote_tie:
        case "accept":
            return True, True
        case "reject":
            return False, True
        case _:
            own = {True: 1, False: -1, None: 0}[vote.cast[vote.seat]]
            return balance - own >= 0, True


def _reject_item(flow: Flow) -> None:
    """W16: the turn is over; or, once in a turn, another item may be read."""
    turn = flow.state.the_turn
    again = flow.state.options.on_reject == "read_another" and not turn.tries and bool(_open_after(flow.state))
    flow.tell(ItemRejected(turn.seat, flow.state.reading.item, again))
    if not again:
        turns.begin(flow)


def _open_after(state: State) -> list[str]:
    """What the reader may still read once everything that goes with the item counts as read."""
    seat = state.the_turn.seat
    closed = state.reading.pairs[seat]
    items = enumerate(state.pads[seat].items)
    return [item.text for place, item in items if item.state == "open" and place not in closed]


def _reject_hit(flow: Flow) -> None:
    """W16: the HIT becomes a MISS with the points of a MISS."""
    state = flow.state
    vote, reading = state.the_vote, state.reading
    cards = [Laid("miss") if seat == vote.seat else laid for seat, laid in enumerate(reading.laid)]
    scored = answering.points(reading.called, state.the_turn.seat, cards)
    flow.tell(HitRejected(vote.seat, vote.item, scored))
