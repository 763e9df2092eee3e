"""Rounds of Hit or Miss: who leads, which card is read, how it is counted, and when the match is over."""

from __future__ import annotations

from hitparade.games.hit_or_miss import cards
from hitparade.games.hit_or_miss.events import CardRead, Ended, RoundEnded, RoundStarted, Started
from hitparade.games.hit_or_miss.flow import Flow
from hitparade.games.hit_or_miss.state import State, from_place
from hitparade.games.hit_or_miss.values import FEWEST, Reason
from hitparade.kernel.values import Seat

SMALL_TABLE = 4
"""With so many players, or fewer, everybody takes two turns a round and leads twice (W2, W7)."""


def start(flow: Flow) -> None:
    """W2: the first Leader is drawn, and the pile lies ready."""
    seats = flow.state.seats
    first = flow.chance.below(seats)
    flow.tell(Started(tuple((first + place) % seats for place in range(seats))))
    flow.tell(cards.first(flow.state, flow.chance))
    start_round(flow)


def twice_if_small(players: int) -> int:
    """W2, W7: twice with three or four players, else once."""
    return 2 if players <= SMALL_TABLE else 1


def start_round(flow: Flow) -> None:
    """W2, W4, W18: everybody who is there plays; the next Leader reads a card."""
    state = flow.state
    leader, present = next_leader(state), state.present
    led = tuple(times + (seat == leader) for seat, times in enumerate(state.led))
    players = from_place(state.order, leader, present)
    often = twice_if_small(len(present))
    flow.tell(RoundStarted(state.round + 1, leader, players, often, led, often))
    read_card(flow, swapped=False)


def next_leader(state: State) -> Seat:
    """W2, W18: of those who have led least, the next to the left."""
    if not state.round:
        return state.order[0]
    fewest = min(state.led[seat] for seat in state.present)
    last = state.order.index(state.leader)
    circle = (*state.order[last + 1 :], *state.order[: last + 1])
    return next(seat for seat in circle if seat in state.present and state.led[seat] == fewest)


def read_card(flow: Flow, *, swapped: bool) -> None:
    """W4: the top card is turned, and the one below it sealed."""
    top = flow.state.the_top
    flow.tell(CardRead(cards.category_of(flow.state, top.value), swapped, top.salt, top.seal))
    flow.tell(cards.draw(flow.state, flow.chance))


def end_round(flow: Flow) -> None:
    """W14: the round's totals go on the score pad. The last one ends the match."""
    state = flow.state
    scores = tuple(score + points for score, points in zip(state.scores, state.round_points, strict=True))
    flow.tell(RoundEnded(state.round, state.round_points, scores, state.lists))
    reason = why_over(flow.state)
    if reason is not None:
        end(flow, reason)


def go_on(flow: Flow) -> None:
    """W14: the lists have been looked at."""
    reason = why_over(flow.state)
    if reason is None:
        start_round(flow)
    else:
        end(flow, reason)


def why_over(state: State) -> Reason | None:
    """W17, W18: why there is no further round, or None if there is one."""
    if len(state.present) < FEWEST:
        return "too-few"
    if state.options.rounds is not None:
        return "rounds" if state.round >= state.options.rounds else None
    return None if rounds_to_come(state) else "all-led"


def rounds_to_come(state: State) -> int:
    """W2, W18: until everybody who is there has led as often as the number of players asks."""
    often = twice_if_small(len(state.present))
    return sum(max(0, often - state.led[seat]) for seat in state.present)


def rounds(state: State) -> int:
    """W17: how many rounds there will be, as things stand."""
    if state.phase == "over":
        return state.round
    return state.round + rounds_to_come(state) if state.options.rounds is None else state.options.rounds


def end(flow: Flow, reason: Reason) -> None:
    """W17: the highest total wins, equal ones share."""
    scores, top = flow.state.scores, flow.state.the_top
    best = max(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    flow.tell(Ended(reason, winners, (top.opened(),)))
