"""Events of Hits & Outs as each viewer may see them: only a placement's Hit and salt are ever kept back."""

from __future__ import annotations

from hitparade.games.hits_and_outs.events import (
    Called,
    Ended,
    Event,
    GaveUp,
    HalfEnded,
    HalfStarted,
    Hit,
    Missed,
    Out,
    Placed,
    Started,
    SteppedUp,
)
from hitparade.kernel.values import JsonObject, Seat, plain

_PUBLIC: dict[type[Event], tuple[str, ...]] = {
    Started: ("home",),
    HalfStarted: ("inning", "half", "batting", "bases"),
    Called: ("batting",),
    SteppedUp: ("batting",),
    Placed: ("pitching", "seal"),
    Out: ("corner", "outs"),
    Hit: ("corner", "bases", "home_run", "called", "runs", "bases_before", "bases_after", "salt", "seal"),
    Missed: ("corner", "salt", "seal"),
    HalfEnded: ("inning", "half", "runs", "left_on"),
    GaveUp: ("seat",),
    Ended: ("reason", "winners", "opened"),
}
"""The fields that everybody sees. That an event happened is never secret here; a field added later is, until named."""

_HOLDING_LISTS = (HalfStarted, Hit, HalfEnded, Ended)
"""Events with fields that JSON makes lists of."""


def redact(event: Event, seat: Seat | None) -> JsonObject:
    """The event as ``seat`` may see it (None: the screen, or any stranger). The shapes are in ``shapes.Event``."""
    kind = type(event)
    shown: JsonObject = {"type": kind.__struct_config__.tag}
    for name in _PUBLIC[kind]:
        shown[name] = getattr(event, name)
    if isinstance(event, Placed) and event.pitching == seat:
        shown["hit"], shown["salt"] = event.hit, event.salt
    return plain(shown) if isinstance(event, _HOLDING_LISTS) else shown


def is_secret(event: Event) -> bool:
    """Whether viewers see the event differently: a placement alone."""
    return isinstance(event, Placed)
