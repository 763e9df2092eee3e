"""Connections as the holder of a match measured them, made into the links of a race (M7)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from math import isfinite
from typing import Any, cast

from hitparade.games.hit_manga.events import Event, WasRead
from hitparade.games.hit_manga.races import Link, Number, hold_back_ms
from hitparade.games.hit_manga.state import State
from hitparade.kernel.values import Json, JsonObject, Moment, Seat


def links_of(state: State, links: Json, seats: Iterable[Seat]) -> dict[Seat, Link]:
    """The link of each seat. ``links`` is ``Moment.links``: by seat ``sent_ms``, ``rtts_ms``, ``kernel_rtt_ms``.

    A seat that is not in it is a bot's, or the match runs without a network: such a link has neither distance nor
    credit. To one who was away (without ``sent_ms``) the line went out when it did to the first of the others.
    """
    others_ms = [sent for seat in state.listeners if (sent := _sent_ms(_of_seat(links, seat))) is not None]
    away_ms = min(others_ms, default=state.opened_ms)
    return {seat: _link(state, _of_seat(links, seat), seat, away_ms) for seat in seats}


def _sent_ms(measured: JsonObject | None) -> Number | None:
    return _number((measured or {}).get("sent_ms"))


def distances(state: State, links: Json) -> tuple[int, ...]:
    """How far every seat is, for all to see; a seat that was not measured now is as far as it was."""
    now = [(seat, _of_seat(links, seat)) for seat in range(state.seats)]
    return tuple(
        state.distance[seat] if measured is None else round(_link(state, measured, seat).distance_ms)
        for seat, measured in now
    )


def arrived_ms(moment: Moment, seat: Seat) -> Number:
    """When what ``seat`` asks came in: it may have waited for its turn since. Without a network that is now."""
    measured = _of_seat(moment.links, seat) or {}
    arrived = _number(measured.get("arrived_ms"))
    return moment.now_ms if arrived is None else min(arrived, moment.now_ms)


def distant(state: State, _: Seat | None) -> Collection[Seat]:
    """How far everybody is matters as soon as a card is drawn: it is shown, and a ruling goes by it (M7)."""
    return range(state.seats) if state.phase in ("read", "grab") else ()


def race(state: State) -> int | None:
    """The race that is open: the step in which grabbing opened (M5)."""
    return state.step if state.phase == "grab" else None


def hold_back(state: State, events: tuple[Event, ...], links: Json) -> Mapping[Seat | None, float]:
    """M7: a line goes out to nearer listeners later, so that all see it together.

    Nobody sees it before them on a big screen either; a reader who has read knows it anyway.
    """
    if not any(isinstance(event, WasRead) for event in events):
        return {}
    far = {
        seat: _link(state, measured, seat).distance_ms
        for seat in state.listeners
        if (measured := _of_seat(links, seat)) is not None
    }
    longest_ms = max(far.values(), default=0) / 2
    watching: dict[Seat | None, float] = {
        seat: longest_ms for seat in range(state.seats) if seat not in state.listeners and seat != state.reader
    }
    return {None: longest_ms, **watching, **hold_back_ms(far)}


def _of_seat(links: Json, seat: Seat) -> JsonObject | None:
    measured: Any = cast("JsonObject", links).get(str(seat)) if isinstance(links, dict) else None
    return cast("JsonObject", measured) if isinstance(measured, dict) else None


def _link(state: State, measured: JsonObject | None, seat: Seat, away_ms: Number = 0) -> Link:
    if measured is None:
        return Link(sent_ms=state.opened_ms, credit_ms=0)
    sent_ms, rtts_ms = _sent_ms(measured), measured.get("rtts_ms")
    numbers = cast("list[Json]", rtts_ms) if isinstance(rtts_ms, list) else []
    return Link(
        sent_ms=away_ms if sent_ms is None else sent_ms,
        rtts_ms=tuple(number for each in numbers if (number := _number(each)) is not None),
        kernel_rtt_ms=_number(measured.get("kernel_rtt_ms")),
        credit_ms=state.credits[seat],
    )


def _number(value: Json) -> Number | None:
    """A finite number, or None for anything else."""
    return value if type(value) in (int, float) and isfinite(value) else None
