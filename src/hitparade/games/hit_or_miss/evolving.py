"""How the state follows from the events of Hit or Miss. Nothing is decided or refused here.

Rounds, cards and people are told here; writing, turns and votes in ``evolving_pads``, ``_turns`` and ``_votes``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from hitparade.games.hit_or_miss import events
from hitparade.games.hit_or_miss import evolving_pads as pads
from hitparade.games.hit_or_miss import evolving_turns as turns
from hitparade.games.hit_or_miss import evolving_votes as votes
from hitparade.games.hit_or_miss.events import Event
from hitparade.games.hit_or_miss.packs.values import Card
from hitparade.games.hit_or_miss.state import Pad, Sealed, State, from_place
from hitparade.games.hit_or_miss.values import Past
from hitparade.kernel.seals import Opened
from hitparade.kernel.values import Result


def evolve(state: State, event: Event) -> State:
    """The state after ``event``."""
    return _EVOLVERS[type(event)](state, event)


def _started(state: State, event: events.Started) -> State:
    return replace(state, order=event.order)


def _round_started(state: State, event: events.RoundStarted) -> State:
    """W2, W7: clean pads for all; who is in the round stands from here on."""
    zeros = (0,) * state.seats
    return replace(
        state,
        round=event.round,
        leader=event.leader,
        players=event.players,
        laps=event.laps,
        led=event.led,
        pads=(Pad(),) * state.seats,
        round_points=zeros,
        last_points=zeros,
        place=0,
        read=(),
        ready=(),
        turn=None,
        vote=None,
        swap_left=state.options.swap,
        round_opened=len(state.opened),
    )


def _card_drawn(state: State, event: events.CardDrawn) -> State:
    """W4: on top of the pile."""
    drawn = (event.card,) if event.fresh else (*state.drawn, event.card)
    top = Sealed(event.card, event.salt, event.seal)
    return replace(state, drawn=drawn, left=event.left, top=top, brought=_brought(state, event))


def _brought(state: State, event: events.CardDrawn) -> dict[str, Card]:
    """Of the cards that a host brought, the one on the table and the next one."""
    category = state.category
    open_key = None if category is None else f"{category.pack}/{category.id}"
    kept = {key: card for key, card in state.brought.items() if key == open_key}
    return kept if event.brought is None else {**kept, event.card: event.brought}


def _card_read(state: State, event: events.CardRead) -> State:
    """W4: the card is turned."""
    category = event.category
    opened = Opened(event.seal, event.salt, f"{category.pack}/{category.id}")
    return replace(
        state,
        step=state.step + 1,
        phase="category",
        category=category,
        top=None,
        swap_left=state.swap_left and not event.swapped,
        opened=(*state.opened, opened),
    )


def _timer_started(state: State, _: events.TimerStarted) -> State:
    return replace(state, step=state.step + 1, phase="write", collecting_ms=None)


def _round_ended(state: State, event: events.RoundEnded) -> State:
    """W14."""
    return replace(
        state,
        step=state.step + 1,
        phase="round_over",
        turn=None,
        scores=event.scores,
        ready=(),
        past=(*state.past, _past(state, event)),
    )


def _past(state: State, event: events.RoundEnded) -> Past:
    title = state.the_category.title
    counts = tuple(pad.count for pad in state.pads)
    return Past(event.round, state.leader, title, event.points, counts, state.read)


def _is_ready(state: State, event: events.IsReady) -> State:
    if state.phase == "vote":
        return votes.abstained(state, event)
    return replace(state, ready=tuple(sorted((*state.ready, event.seat))))


def _went_away(state: State, event: events.WentAway) -> State:
    """W18: who leaves before writing is not in the round."""
    gone = tuple(sorted((*state.gone, event.seat)))
    players = state.players
    if state.phase == "category":
        players = tuple(seat for seat in players if seat != event.seat)
    return replace(state, gone=gone, players=players)


def _came_back(state: State, event: events.CameBack) -> State:
    """W18: who is back before writing is in the round again, at their place."""
    players = state.players
    if event.plays and event.seat not in players:
        players = from_place(state.order, state.leader, {*players, event.seat})
    return replace(state, gone=tuple(seat for seat in state.gone if seat != event.seat), players=players)


def _joined(state: State, event: events.Joined) -> State:
    """W18: a late guest plays from the next round on, and leads last."""
    return replace(
        state,
        order=(*state.order, event.seat),
        led=(*state.led, 0),
        pads=(*state.pads, Pad()),
        scores=(*state.scores, 0),
        round_points=(*state.round_points, 0),
        last_points=(*state.last_points, 0),
        turn=turns.with_guest(state.turn),
        vote=votes.with_guest(state.vote),
        read=tuple(replace(read, turn_points=(*read.turn_points, 0), cards=(*read.cards, None)) for read in state.read),
    )


def _line_hidden(state: State, event: events.LineHidden) -> State:
    """W19."""
    return replace(state, hidden=tuple(sorted({*state.hidden, *event.texts})))


def _ended(state: State, event: events.Ended) -> State:
    """W17: the total decides; all that was sealed is opened."""
    return replace(
        state,
        step=state.step + 1,
        phase="over",
        turn=None,
        top=None,
        ready=(),
        opened=(*state.opened, *event.opened),
        result=Result(state.scores, event.winners, event.reason),
    )


_EVOLVERS: dict[type[Event], Callable[[State, Any], State]] = {
    events.Started: _started,
    events.RoundStarted: _round_started,
    events.CardDrawn: _card_drawn,
    events.CardRead: _card_read,
    events.TimerStarted: _timer_started,
    events.Wrote: pads.wrote,
    events.Drafted: pads.drafted,
    events.Struck: pads.struck,
    events.PutDown: pads.put_down,
    events.Collecting: pads.collecting,
    events.TurnStarted: turns.turn_started,
    events.Passed: turns.passed,
    events.Rolled: turns.rolled,
    events.Announced: turns.announced,
    events.Circled: turns.circled,
    events.Answered: turns.answered,
    events.CardsShown: turns.cards_shown,
    events.VoteOpened: votes.vote_opened,
    events.Said: votes.said,
    events.Voted: votes.voted,
    events.VoteClosed: votes.vote_closed,
    events.ItemRejected: turns.item_rejected,
    events.HitRejected: turns.hit_rejected,
    events.TurnEnded: turns.turn_ended,
    events.RoundEnded: _round_ended,
    events.IsReady: _is_ready,
    events.WentAway: _went_away,
    events.CameBack: _came_back,
    events.Joined: _joined,
    events.LineHidden: _line_hidden,
    events.Ended: _ended,
}
