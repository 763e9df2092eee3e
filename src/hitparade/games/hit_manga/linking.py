"""Connections as the holder of a match measured them, made into the links of a race (M7)."""

from __future__ import annotations

from collections.abc import Iterable
from math import isfinite
from typing import Any, cast

from hitparade.games.hit_manga.races import Link, Number
from hitparade.games.hit_manga.state import State
from hitparade.kernel.values import Json, JsonObject, Seat


def links_of(state: State, links: Json, seats: Iterable[Seat]) -> dict[Seat, Link]:
    """The link of each seat. ``links`` is ``Moment.links``: by seat ``sent_ms``, ``rtts_ms``, ``kernel_rtt_ms``.

    A seat that is not in it is a bot's, or the match runs without a network: such a link has neither distance nor
    credit. Without ``sent_ms`` the line went out when it was read.
    """
    return {seat: _link(state, _of_seat(links, seat), seat) for seat in seats}


def distances(state: State, links: Json) -> tuple[int, ...]:
    """How far every seat is, for all to see; a seat that was not measured now is as far as it was."""
    now = [(seat, _of_seat(links, seat)) for seat in range(state.seats)]
    return tuple(
        state.distance[seat] if measured is None else round(_link(state, measured, seat).distance_ms)
        for seat, measured in now
    )


def _of_seat(links: Json, seat: Seat) -> JsonObject | None:
    measured: Any = cast("JsonObject", links).get(str(seat)) if isinstance(links, dict) else None
    return cast("JsonObject", measured) if isinstance(measured, dict) else None


def _link(state: State, measured: JsonObject | None, seat: Seat) -> Link:
    if measured is None:
        return Link(sent_ms=state.opened_ms, credit_ms=0)
    sent_ms, rtts_ms = _number(measured.get("sent_ms")), measured.get("rtts_ms")
    numbers = cast("list[Json]", rtts_ms) if isinstance(rtts_ms, list) else []
    return Link(
        sent_ms=state.opened_ms if sent_ms is None else sent_ms,
        rtts_ms=tuple(number for each in numbers if (number := _number(each)) is not None),
        kernel_rtt_ms=_number(measured.get("kernel_rtt_ms")),
        credit_ms=state.credits[seat],
    )


def _number(value: Json) -> Number | None:
    """A finite number, or None for anything else."""
    return value if type(value) in (int, float) and isfinite(value) else None
