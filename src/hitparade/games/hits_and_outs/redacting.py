"""Events of Hits & Outs as each viewer may see them: only a placement's Hit and salt are ever kept back."""

from __future__ import annotations

from msgspec import to_builtins

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
from hitparade.kernel.values import Json, JsonObject, Seat

_PUBLIC: dict[type[Event], tuple[str, tuple[str, ...]]] = {
    Started: ("started", ("home",)),
    HalfStarted: ("half_started", ("inning", "half", "batting", "bases")),
    Called: ("called", ("batting",)),
    SteppedUp: ("stepped_up", ("batting",)),
    Placed: ("placed", ("pitching", "seal")),
    Out: ("out", ("corner", "outs")),
    Hit: (
        "hit",
        ("corner", "bases", "home_run", "called", "runs", "bases_before", "bases_after", "salt", "seal"),
    ),
    Missed: ("missed", ("corner", "salt", "seal")),
    HalfEnded: ("half_ended", ("inning", "half", "runs", "left_on")),
    GaveUp: ("gave_up", ("seat",)),
    Ended: ("ended", ("reason", "winners", "opened")),
}
"""The fields that everybody sees. That an event happened is never secret here; a field added later is, until named."""


def redact(event: Event, seat: Seat | None) -> JsonObject:
    """The event as ``seat`` may see it (None: the screen, or any stranger). The shapes are in ``shapes.Event``."""
    tag, fields = _PUBLIC[type(event)]
    shown: JsonObject = {"type": tag}
    for name in fields:
        shown[name] = _plain(getattr(event, name))
    if isinstance(event, Placed) and event.pitching == seat:
        shown["hit"], shown["salt"] = event.hit, event.salt
    return shown


def is_secret(event: Event) -> bool:
    """Whether viewers see the event differently: a placement alone."""
    return isinstance(event, Placed)


def _plain(value: Json) -> Json:
    """A tuple as the list that JSON makes of it."""
    return to_builtins(list(value)) if isinstance(value, tuple) else value  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
