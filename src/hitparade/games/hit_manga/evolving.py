"""How the state follows from the events of Hit Manga: setting up, reading, coming and going."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec.structs import replace

from hitparade.games.hit_manga import events, evolving_contest, evolving_races
from hitparade.games.hit_manga.events import Event
from hitparade.games.hit_manga.races import FIRST_CREDIT_MS
from hitparade.games.hit_manga.state import Language, State
from hitparade.kernel.hiding import folded
from hitparade.kernel.values import Seat

T = TypeVar("T")


def evolve(state: State, event: Event) -> State:
    """The state after ``event``."""
    return _EVOLVERS[type(event)](state, event)


def with_seat(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The same values by seat but for one."""
    return (*values[:seat], value, *values[seat + 1 :])


def _started(state: State, event: events.Started) -> State:
    """M2; in the later edition what is aside is in no pile."""
    aside = () if event.aside is None else event.aside.pictures
    pile = tuple(sorted(card.picture for card in event.table if card.picture not in aside))
    return replace(state, table=event.table, pile=pile, aside=event.aside)


def _loved(state: State, event: events.Loved) -> State:
    return replace(state, hearts=with_seat(state.hearts, event.seat, event.hearts))


def _drew(state: State, event: events.Drew) -> State:
    """M4: a reading begins anew."""
    return replace(
        state,
        step=state.step + 1,
        phase="read",
        reader=event.reader,
        listeners=event.listeners,
        drawn=event.drawn,
        twist=event.twist,
        redrawn=event.again,
        pile=tuple(picture for picture in state.pile if picture != event.drawn.picture),
        reads=(),
        line=None,
        veiled=False,
        voice=None,
        window=None,
        no_idea=(),
        wrong=(),
        spent=(),
        ruled=None,
        ran_out_ms=None,
    )


def _was_read(state: State, event: events.WasRead) -> State:
    """M5, M10: the first line opens the grabbing; whatever adds to it takes every "No idea" back."""
    first = state.phase == "read"
    lines = tuple(line for line in (event.said, event.line) if line is not None)
    told = (*state.told, lines) if not state.reads else (*state.told[:-1], (*state.told[-1], *lines))
    read = replace(
        state,
        phase="grab",
        step=state.step + first,
        opened_ms=event.at_ms if first else state.opened_ms,
        reads=(*state.reads, event.said),
        line=event.line,
        voice=event.voice,
        no_idea=() if event.adds else state.no_idea,
        silent=0,
        distance=event.distance,
        language=_language(state, event.said),
        told=told,
    )
    return _veiled(read, lines) if any(folded(line) in state.hidden for line in lines) else read


def _veiled(state: State, lines: tuple[str, ...]) -> State:
    """M20: the reading under way has a hidden line; what the reader adds to it begins anew."""
    hidden = tuple(sorted({*state.hidden, *map(folded, lines)}))
    return replace(state, hidden=hidden, veiled=True, line=None)


def _line_hidden(state: State, event: events.LineHidden) -> State:
    is_read = state.phase in ("read", "grab") and bool(state.reads)
    if is_read and any(folded(line) in event.texts for line in state.told[-1]):
        return _veiled(state, event.texts)
    return replace(state, hidden=tuple(sorted({*state.hidden, *event.texts})))


def _language(state: State, said: str | None) -> Language:
    """What bots speak: as the option says, or Japanese after a Japanese line and English after another."""
    if state.options.language is not None:
        return state.options.language
    if said is None:
        return state.language
    return "ja" if any("\u3041" <= letter <= "\u9fff" for letter in said) else "en"


def _put_back(state: State, event: events.PutBack) -> State:
    """M17, reading clock: into the pile again; the seal stays shut."""
    drawn = state.the_drawn
    pile = tuple(sorted((*state.pile, drawn.picture)))
    passed = event.why == "passed-on"
    return replace(
        state,
        drawn=None,
        pile=pile,
        shelved=(*state.shelved, drawn),
        window=None,
        silent=state.silent + 1 if passed else state.silent,
    )


def _went_away(state: State, event: events.WentAway) -> State:
    gone = tuple(sorted((*state.gone, event.seat)))
    return replace(state, gone=gone, window=evolving_races.narrowed(state.window, event.closes_ms))


def _came_back(state: State, event: events.CameBack) -> State:
    return replace(state, gone=tuple(seat for seat in state.gone if seat != event.seat))


def _joined(state: State, _: events.Joined) -> State:
    """M17: everything by seat grows by one."""
    return replace(
        state,
        hearts=(*state.hearts, None),
        taken=(*state.taken, ()),
        readings=(*state.readings, 0),
        guessed=(*state.guessed, 0),
        cancellations=(*state.cancellations, 0),
        credits=(*state.credits, FIRST_CREDIT_MS),
        distance=(*state.distance, 0),
    )


_EVOLVERS: dict[type[Event], Callable[[State, Any], State]] = {
    events.Started: _started,
    events.Loved: _loved,
    events.Drew: _drew,
    events.WasRead: _was_read,
    events.PutBack: _put_back,
    events.WentAway: _went_away,
    events.CameBack: _came_back,
    events.Joined: _joined,
    events.LineHidden: _line_hidden,
    **evolving_races.EVOLVERS,
    **evolving_contest.EVOLVERS,
}
