"""How the state of Hit Manga follows from the contest that breaks a tie, and from the end (M12 to M15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from hitparade.games.hit_manga import events
from hitparade.games.hit_manga.events import Event
from hitparade.games.hit_manga.state import Ogiri, State
from hitparade.games.hit_manga.values import Told
from hitparade.kernel.values import Result


def _contest(state: State, event: events.Contest) -> State:
    ogiri = Ogiri(event.tied, event.prompt, event.reason)
    return replace(state, phase="caption", step=state.step + 1, reader=None, ogiri=ogiri)


def _with_ogiri(state: State, **changes: object) -> State:
    return replace(state, ogiri=replace(state.the_ogiri, **changes))


def _caption_written(state: State, event: events.CaptionWritten) -> State:
    written = tuple(sorted((*state.the_ogiri.written, Told(event.seat, event.line)), key=lambda told: told.seat))
    return _with_ogiri(state, written=written)


def _captions_shown(state: State, event: events.CaptionsShown) -> State:
    state = replace(state, phase="vote", step=state.step + 1)
    return _with_ogiri(state, order=event.order, voters=event.voters, silent=())


def _voted(state: State, event: events.Voted) -> State:
    return _with_ogiri(state, votes=(*state.the_ogiri.votes, (event.seat, event.caption)))


def _stayed_silent(state: State, event: events.StayedSilent) -> State:
    return _with_ogiri(state, silent=(*state.the_ogiri.silent, event.seat))


def _ended(state: State, event: events.Ended) -> State:
    """The match is over and nothing stays hidden; a card that was in hand has not been played."""
    hand = () if state.drawn is None else (state.drawn.picture,)
    return replace(
        state,
        phase="over",
        step=state.step + 1,
        reader=None,
        drawn=None,
        pile=tuple(sorted((*state.pile, *hand))),
        window=None,
        shelved=(),
        opened=(*state.opened, *event.opened),
        decided=event.decided,
        result=Result(state.scores, event.winners, event.reason),
    )


EVOLVERS: dict[type[Event], Callable[[State, Any], State]] = {
    events.Contest: _contest,
    events.CaptionWritten: _caption_written,
    events.CaptionsShown: _captions_shown,
    events.Voted: _voted,
    events.StayedSilent: _stayed_silent,
    events.Ended: _ended,
}
