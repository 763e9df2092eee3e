"""Measured connections, as whoever holds a match hands them to a decision in ``Moment.links``: plain JSON values.

They are measured by the server alone and never taken from a client. The shape is an object with the seats, as strings,
for keys: ``{"0": {"rtts_ms": [40.2, 41.5, 60]}}``, round trips of the last minute (least, median and greatest are
enough). Where it was measured there is also ``kernel_rtt_ms``, the smallest round trip that the server's kernel has
seen. In a race there are ``sent_ms``, when what opened it went out to that seat, and ``arrived_ms``, when the move that
is decided came in: times of the match, all by one clock that never goes back.
"""

from __future__ import annotations

from statistics import median
from typing import Any, cast

from hitparade.kernel.values import Json, JsonObject, Seat


def links_of(rtts_ms: dict[Seat, list[float]]) -> JsonObject:
    """The value for ``Moment.links``, from the latest round trips of each seat in milliseconds."""
    return {str(seat): link_of(rtts) for seat, rtts in rtts_ms.items()}


def link_of(rtts_ms: list[float], kernel_rtt_ms: float | None = None, sent_ms: int | None = None) -> JsonObject:
    """One seat's link; what was not measured is left out."""
    link: JsonObject = {"rtts_ms": rtts_ms}
    if kernel_rtt_ms is not None:
        link["kernel_rtt_ms"] = kernel_rtt_ms
    if sent_ms is not None:
        link["sent_ms"] = sent_ms
    return link


def round_trip_ms(links: Json, seat: Seat) -> float | None:
    """The seat's round trip, the median of those measured, in milliseconds; None if none was, or links are unknown."""
    if not isinstance(links, dict):
        return None
    link: Any = cast("JsonObject", links).get(str(seat))
    rtts = cast("list[float]", cast("JsonObject", link).get("rtts_ms") or []) if isinstance(link, dict) else []
    return median(rtts) if rtts else None
