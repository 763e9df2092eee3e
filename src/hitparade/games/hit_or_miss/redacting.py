"""Events of Hit or Miss as each viewer may see them, without what was drawn or what a list's owner alone knows."""

from __future__ import annotations

from hitparade.games.hit_or_miss import events
from hitparade.games.hit_or_miss.events import Event
from hitparade.kernel.values import Json, JsonObject, Seat, plain

_PUBLIC: dict[type[Event], tuple[str, ...]] = {
    events.Started: ("order",),
    events.RoundStarted: ("round", "leader", "players", "laps", "led", "each"),
    events.CardDrawn: ("seal", "left", "fresh"),
    events.CardRead: ("category", "swapped", "salt", "seal"),
    events.TimerStarted: ("seat",),
    events.Wrote: ("seat", "count"),
    events.Struck: ("seat", "count"),
    events.PutDown: ("seat",),
    events.Collecting: ("limit_ms",),
    events.TurnStarted: ("seat", "lap", "seal"),
    events.Passed: ("seat", "lap"),
    events.Rolled: ("seat", "face", "salt", "seal"),
    events.Announced: ("seat", "called"),
    events.Circled: ("seat", "item", "called"),
    events.Answered: ("seat",),
    events.CardsShown: ("cards", "points"),
    events.VoteOpened: ("kind", "by", "why", "seat", "item"),
    events.Said: ("seat", "text"),
    events.Voted: ("seat",),
    events.VoteClosed: ("accepted", "tied", "votes"),
    events.ItemRejected: ("seat", "item", "again"),
    events.HitRejected: ("seat", "item", "points"),
    events.TurnEnded: ("seat", "points"),
    events.RoundEnded: ("round", "points", "scores", "lists"),
    events.IsReady: ("seat",),
    events.WentAway: ("seat",),
    events.CameBack: ("seat", "plays"),
    events.Joined: ("seat",),
    events.LineHidden: (),
    events.Ended: ("reason", "winners", "opened"),
}
"""The fields that everybody sees. What is not here is secret: a field, or an event as a whole."""

_OWN: dict[type[Event], tuple[str, ...]] = {
    events.Wrote: ("item", "lag_ms"),
    events.Drafted: ("seat", "item"),
    events.Struck: ("item",),
    events.PutDown: ("up_ms",),
    events.Answered: ("laid",),
    events.Voted: ("accept",),
}
"""The fields that only the seat of the event sees besides."""


def redact(event: Event, seat: Seat | None) -> JsonObject | None:
    """The event as ``seat`` may see it (None: the screen, or any stranger). The shapes are in ``shapes.Event``."""
    kind = type(event)
    public = _PUBLIC.get(kind)
    own = _OWN.get(kind, ()) if seat is not None and getattr(event, "seat", None) == seat else ()
    if public is None and not own:
        return None
    shown: JsonObject = {"type": event.__struct_config__.tag}
    for name in (*(public or ()), *own):
        shown[name] = _plain(getattr(event, name))
    if isinstance(event, events.Circled) and seat is not None and seat < len(event.proposals):
        shown["proposal"] = plain(event.proposals[seat])
    return shown


def _plain(value: Json) -> Json:
    """Structs and tuples as the objects and lists that JSON makes of them."""
    return value if isinstance(value, (int, str, type(None))) else plain(value)
