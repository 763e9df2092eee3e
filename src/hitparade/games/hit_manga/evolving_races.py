"""How the state of Hit Manga follows from grabs and what came of them (M6 to M10, M19)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from hitparade.games.hit_manga import events
from hitparade.games.hit_manga.events import Event
from hitparade.games.hit_manga.state import State, Window
from hitparade.games.hit_manga.values import Outcome, Page
from hitparade.kernel.seals import Opened
from hitparade.kernel.values import Seat


def _grabbed(state: State, event: events.Grabbed) -> State:
    """M7: the grab is held."""
    return replace(state, window=Window((*state.held, event.grab), event.links, event.closes_ms))


def _no_idea(state: State, event: events.NoIdeaSaid) -> State:
    window = narrowed(state.window, event.closes_ms)
    return replace(state, no_idea=(*state.no_idea, event.seat), window=window)


def narrowed(window: Window | None, closes_ms: int | None) -> Window | None:
    """The window, closing sooner now that somebody need not be waited for."""
    return window if window is None or closes_ms is None else replace(window, closes_ms=closes_ms)


def _time_ran_out(state: State, event: events.TimeRanOut) -> State:
    return replace(state, ran_out_ms=event.at_ms, until_ms=event.until_ms)


def _ruled(state: State, event: events.Ruled) -> State:
    """M9: those who were wrong before anybody was right are out of this reading, and what was spent is noted."""
    out = event.ruling.misfires
    wrong = tuple(judged for judged in event.ruling.order if judged.seat in out)
    spent = tuple((judged.seat, judged.spent_ms) for judged in event.ruling.order)
    return replace(
        state,
        window=None,
        wrong=(*state.wrong, *wrong),
        spent=(*state.spent, *spent),
        distance=event.distance,
        ruled=event,
    )


def _taken(state: State, event: events.Taken) -> State:
    """M8: the reader keeps the reading card, the grabber the grab card."""
    ruling = state.the_ruling
    margin = ruling.margin_ms
    page = replace(
        _page(state, event.card, event.opened, "taken", right=True),
        who=event.seat,
        scorers=(event.seat,),
        margin=margin,
        unsure_ms=ruling.unsure_ms,
        photo_finish=margin is not None and margin <= ruling.unsure_ms,
        order=ruling.order,
    )
    taken = (*state.taken[event.seat], event.card)
    state = replace(
        state,
        taken=(*state.taken[: event.seat], taken, *state.taken[event.seat + 1 :]),
        readings=_plus(state.readings, event.reader),
        credits=event.credits,
    )
    return _without_pair(state, page, event.opened)


def _guessed(state: State, event: events.Guessed) -> State:
    """M19: a point for everybody who was right, the reading card for the reader; the grab card leaves."""
    page = _page(state, event.card, event.opened, "guessed", right=True)
    page = replace(page, scorers=event.scorers, tries=event.tries)
    guessed = state.guessed
    for seat in event.scorers:
        guessed = _plus(guessed, seat)
    state = replace(state, guessed=guessed, readings=_plus(state.readings, event.reader))
    return _without_pair(state, page, event.opened)


def _cancelled(state: State, event: events.Cancelled) -> State:
    """M10: the pair leaves the game, the reader has a cancellation card."""
    page = _page(state, event.card, event.opened, "cancelled", right=False)
    page = replace(page, why=event.why, tries=event.tries)
    state = replace(state, cancellations=_plus(state.cancellations, event.reader), credits=event.credits)
    return _without_pair(state, page, event.opened)


def _plus(counts: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    return tuple(count + (each == seat) for each, count in enumerate(counts))


def _page(state: State, card: str, opened: Opened, outcome: Outcome, *, right: bool) -> Page:
    """What everybody may see of the reading that is over."""
    return Page(
        reader=state.the_reader,
        picture=opened.value["picture"],
        card=card,
        line=state.line,
        aloud=None in state.reads,
        outcome=outcome,
        right=right,
        wrong=state.wrong,
        twist=state.twist,
        hidden=state.veiled,
    )


def _without_pair(state: State, page: Page, opened: Opened) -> State:
    """The reading is over: its pair is off table and pile, its seal open."""
    table = tuple(card for card in state.table if card.card != page.card)
    return replace(
        state,
        table=table,
        drawn=None,
        window=None,
        pages=(*state.pages, page),
        opened=(*state.opened, opened),
    )


EVOLVERS: dict[type[Event], Callable[[State, Any], State]] = {
    events.Grabbed: _grabbed,
    events.NoIdeaSaid: _no_idea,
    events.TimeRanOut: _time_ran_out,
    events.Ruled: _ruled,
    events.Taken: _taken,
    events.Guessed: _guessed,
    events.Cancelled: _cancelled,
}
