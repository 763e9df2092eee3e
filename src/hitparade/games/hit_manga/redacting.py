"""Events of Hit Manga as each viewer may see them, without what was drawn or what its own seat alone knows."""

from __future__ import annotations

from hitparade.games.hit_manga import events
from hitparade.games.hit_manga.events import Event
from hitparade.kernel.values import Json, JsonObject, Seat, plain

_PUBLIC: dict[type[Event], tuple[str, ...]] = {
    events.Started: ("table",),
    events.Loved: ("seat", "hearts"),
    events.Drew: ("reader", "listeners", "twist", "again"),
    events.WasRead: ("reader", "said", "line", "adds", "at_ms", "distance", "voice"),
    events.NoIdeaSaid: ("seat",),
    events.TimeRanOut: ("at_ms", "until_ms"),
    events.Ruled: ("distance",),
    events.Taken: ("reader", "seat", "card", "opened"),
    events.Guessed: ("reader", "scorers", "tries", "card", "opened"),
    events.Cancelled: ("reader", "why", "tries", "card", "opened"),
    events.PutBack: ("reader", "why"),
    events.WentAway: ("seat",),
    events.CameBack: ("seat",),
    events.Joined: ("seat",),
    events.LineHidden: (),
    events.Contest: ("tied", "prompt", "reason"),
    events.CaptionWritten: ("seat",),
    events.CaptionsShown: ("lines", "voters"),
    events.Voted: ("seat",),
    events.StayedSilent: ("seat",),
    events.Ended: ("reason", "decided", "winners", "opened", "captions"),
}
"""The fields that everybody sees. What is not here is secret: a field, or an event as a whole."""

_OWN: dict[type[Event], tuple[str, ...]] = {
    events.CaptionWritten: ("line",),
    events.Voted: ("caption",),
}
"""The fields that only the seat of the event sees besides."""

_OPEN = (
    events.Loved,
    events.WasRead,
    events.NoIdeaSaid,
    events.TimeRanOut,
    events.Ruled,
    events.Taken,
    events.Guessed,
    events.Cancelled,
    events.PutBack,
    events.WentAway,
    events.CameBack,
    events.Joined,
    events.LineHidden,
    events.Contest,
    events.CaptionsShown,
    events.StayedSilent,
    events.Started,
    events.Ended,
)


def is_secret(event: Event) -> bool:
    """Whether viewers see the event differently."""
    return not isinstance(event, _OPEN)


def redact(event: Event, seat: Seat | None) -> JsonObject | None:
    """The event as ``seat`` may see it (None: the screen, or any stranger). The shapes are in ``shapes.Event``."""
    if isinstance(event, events.Grabbed):
        return _grabbed(event, seat)
    kind = type(event)
    own = _OWN.get(kind, ()) if seat is not None and getattr(event, "seat", None) == seat else ()
    shown: JsonObject = {"type": event.__struct_config__.tag}
    for name in (*_PUBLIC[kind], *own):
        shown[name] = _plain(getattr(event, name))
    if isinstance(event, events.Drew):
        shown["seal"] = event.drawn.seal
        shown["picture"] = event.drawn.picture if seat == event.reader else None
    elif isinstance(event, events.WasRead):
        shown["hidden"] = False
    elif isinstance(event, events.Ruled):
        shown |= _ruled(event)
    elif isinstance(event, events.Started):
        shown["aside"] = event.aside.seal if event.aside else None
    return shown


def _grabbed(event: events.Grabbed, seat: Seat | None) -> JsonObject | None:
    """M7, M19: who grabbed, and nobody else."""
    grab = event.grab
    return {"type": "grabbed", "seat": seat, "card": grab.card} if seat == grab.seat else None


def _ruled(event: events.Ruled) -> JsonObject:
    """M7: who was first and by how much. Which card was the right one comes out with ``taken``."""
    ruling = event.ruling
    return {
        "order": plain(ruling.order),
        "winner": ruling.winner,
        "misfires": list(ruling.misfires),
        "margin_ms": ruling.margin_ms,
        "unsure_ms": ruling.unsure_ms,
    }


def _plain(value: Json) -> Json:
    """Structs and tuples as the objects and lists that JSON makes of them."""
    return value if isinstance(value, (int, str, type(None))) else plain(value)
