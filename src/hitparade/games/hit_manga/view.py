"""What each seat, the screen and any stranger may know of a match of Hit Manga.

A view starts from nothing and adds what is allowed: what lies openly on the table for everybody; the card drawn for the
reader; a grab that is held, a line and a vote for the seat that made it.
"""

from __future__ import annotations

from hitparade.games.hit_manga.contest import captions
from hitparade.games.hit_manga.state import State
from hitparade.kernel.values import Json, JsonObject, Result, Seat


def view(state: State, seat: Seat | None) -> JsonObject:
    """What ``seat`` may know; None is the screen, or any stranger. The keys are those of ``shapes.View``."""
    known = {**_table(state), **_reading(state), **_ogiri(state), **_end(state)}
    if seat is not None:
        known.update(private(state, seat))
    return known


def private(state: State, seat: Seat) -> JsonObject:
    """What ``seat`` knows beyond everybody."""
    ogiri = state.ogiri
    return {
        "seat": seat,
        "reading": _drawn(state) if seat == state.reader and state.drawn else None,
        "held": next(({"card": grab.card} for grab in state.held if grab.seat == seat), None),
        "caption": ogiri.line_of(seat) if ogiri else None,
        "vote": dict(ogiri.votes).get(seat) if ogiri else None,
    }


def _drawn(state: State) -> JsonObject:
    """M4: the reader alone."""
    return {"picture": state.the_drawn.picture, "match": state.match_of_drawn}


def _table(state: State) -> JsonObject:
    """What lies openly on the table."""
    return {
        "phase": state.phase,
        "reader": state.reader,
        "listeners": state.listeners if state.reader is not None else [],
        "table": state.table,
        "taken": state.taken,
        "readings": state.readings,
        "guessed": state.guessed,
        "cancellations": state.cancellations,
        "cancellations_left": state.cancellations_left,
        "left": state.pairs_left,
        "scores": state.scores,
        "hearts": state.hearts,
        "gone": state.gone,
        "distance": state.distance,
        "race": "sealed" if state.options.sealed else "fastest",
        "deck": state.options.deck,
        "language": state.language,
    }


def _reading(state: State) -> JsonObject:
    """The reading under way, and the last one."""
    is_on = state.phase in ("read", "grab")
    return {
        "line": state.line if is_on else None,
        "voice": state.voice if is_on else None,
        "hidden": is_on and state.veiled,
        "aloud": is_on and None in state.reads,
        "reads": state.reads if is_on else [],
        "misfired": state.misfired if is_on else [],
        "wrong": state.wrong if is_on else [],
        "no_idea": state.no_idea if is_on else [],
        "late": is_on and state.ran_out_ms is not None,
        "redrawn": is_on and state.redrawn,
        "twist": state.twist if is_on else None,
        "commitment": state.drawn.seal if state.drawn else None,
        "aside": state.aside.seal if state.aside else None,
        "last": state.pages[-1] if state.pages else None,
        "opened": _opened(state),
    }


def _opened(state: State) -> Json:
    """The seal of the last reading; all of the match once it is over."""
    return state.opened if state.phase == "over" else state.opened[-1:]


def _ogiri(state: State) -> JsonObject:
    """M15: the contest. Names and votes come out with the end."""
    ogiri = state.ogiri
    if ogiri is None:
        return {"tied": None, "prompt": None, "written": [], "captions": [], "voted": [], "voters": [], "passed": []}
    return {
        "tied": ogiri.tied,
        "prompt": ogiri.prompt,
        "written": [told.seat for told in ogiri.written],
        "captions": captions(ogiri, is_over=state.phase == "over"),
        "voted": ogiri.voted,
        "voters": ogiri.voters,
        "passed": ogiri.silent,
    }


def _end(state: State) -> JsonObject:
    """M12 to M15: the end, and all readings for the page to keep."""
    result = state.result
    return {
        "winners": result.winners if result else None,
        "reason": result.reason if result else None,
        "decided": state.decided,
        "pages": state.pages if result else None,
    }


def step(state: State) -> int:
    """Grows with every draw, with the first line and with each phase; not with what listeners do in one."""
    return state.step


def result(state: State) -> Result | None:
    """None until the match is over."""
    return state.result
