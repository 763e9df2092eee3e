"""How votes follow from the events of Hit or Miss."""

from __future__ import annotations

from msgspec.structs import replace

from hitparade.games.hit_or_miss import events
from hitparade.games.hit_or_miss.evolving_turns import with_reading
from hitparade.games.hit_or_miss.state import State, Vote
from hitparade.games.hit_or_miss.values import Message


def vote_opened(state: State, event: events.VoteOpened) -> State:
    """W15, W16: each item is challenged once, each HIT disputed once."""
    if event.kind == "item":
        state = with_reading(state, challenged=True)
    else:
        state = with_reading(state, disputed=(*state.reading.disputed, event.seat))
    cast = (None,) * state.seats
    vote = Vote(event.kind, event.by, event.why, event.seat, event.item, state.phase, cast)
    return replace(state, step=state.step + 1, phase="vote", vote=vote, votes=state.votes + 1)


def _with_vote(state: State, **changes: object) -> State:
    return replace(state, vote=replace(state.the_vote, **changes))


def said(state: State, event: events.Said) -> State:
    """W16."""
    return _with_vote(state, said=(*state.the_vote.said, Message(event.seat, event.text)))


def voted(state: State, event: events.Voted) -> State:
    """W16: counted when the vote is closed."""
    cast = state.the_vote.cast
    return _with_vote(state, cast=tuple(event.accept if seat == event.seat else old for seat, old in enumerate(cast)))


def abstained(state: State, event: events.IsReady) -> State:
    """W16: casts no vote."""
    return _with_vote(state, passed=tuple(sorted((*state.the_vote.passed, event.seat))))


def vote_closed(state: State, event: events.VoteClosed) -> State:
    """W16: back to where the table was; who was ready looks again."""
    phase = state.the_vote.back
    return replace(_with_vote(state, accepted=event.accepted), step=state.step + 1, phase=phase, ready=())


def with_guest(vote: Vote | None) -> Vote | None:
    """W18: one more seat, which has no part in this vote."""
    return None if vote is None else replace(vote, cast=(*vote.cast, None))
