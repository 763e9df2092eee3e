"""Measured connections, as whoever holds a match hands them to a decision in ``Moment.links``: plain JSON values.

They are measured by the server alone and never taken from a client. The shape is an object with the seats, as strings,
for keys: ``{"0": {"rtts_ms": [41.5, 40.2]}}``. A game may add what it needs to a seat's object.
"""

from __future__ import annotations

from statistics import median
from typing import Any, cast

from hitparade.kernel.values import Json, JsonObject, Seat


def links_of(rtts_ms: dict[Seat, list[float]]) -> JsonObject:
    """The value for ``Moment.links``, from the latest round trips of each seat in milliseconds."""
    return {str(seat): {"rtts_ms": rtts} for seat, rtts in rtts_ms.items()}


def round_trip_ms(links: Json, seat: Seat) -> float | None:
    """The seat's round trip, the median of those measured, in milliseconds; None if none was, or links are unknown."""
    if not isinstance(links, dict):
        return None
    link: Any = cast("JsonObject", links).get(str(seat))
    rtts = cast("list[float]", cast("JsonObject", link).get("rtts_ms") or []) if isinstance(link, dict) else []
    return median(rtts) if rtts else None
