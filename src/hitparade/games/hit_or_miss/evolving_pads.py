"""How pads follow from the events of writing."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from hitparade.games.hit_or_miss.events import Collecting, Drafted, PutDown, Struck, Wrote
from hitparade.games.hit_or_miss.state import Pad, State
from hitparade.games.hit_or_miss.values import Item, ItemState
from hitparade.kernel.values import Seat


def changed(state: State, seat: Seat, change: Callable[[Pad], Pad]) -> State:
    """The state with one pad changed."""
    pads = tuple(change(pad) if owner == seat else pad for owner, pad in enumerate(state.pads))
    return replace(state, pads=pads)


def marked(pad: Pad, text: str, was: ItemState, now: ItemState) -> Pad:
    """The pad with the item of that text, if it is ``was``, set to ``now``."""
    items = tuple(Item(text, now) if item.text == text and item.state == was else item for item in pad.items)
    return replace(pad, items=items)


def wrote(state: State, event: Wrote) -> State:
    """W6: what was in the field stands on the list now."""
    return changed(state, event.seat, lambda pad: replace(pad, items=(*pad.items, Item(event.item)), draft=""))


def drafted(state: State, event: Drafted) -> State:
    """W6: the server knows what is in the field."""
    return changed(state, event.seat, lambda pad: replace(pad, draft=event.item))


def struck(state: State, event: Struck) -> State:
    """W6: a line through an item; it stays to be seen."""
    return changed(state, event.seat, lambda pad: marked(pad, event.item, "open", "struck"))


def put_down(state: State, event: PutDown) -> State:
    """W6: the pencil lies."""
    change = {"done": True, "up_ms": event.up_ms, "grace_ms": event.grace_ms}
    return changed(state, event.seat, lambda pad: replace(pad, **change))


def collecting(state: State, event: Collecting) -> State:
    """W6: the last second of what was entered in time."""
    return replace(state, collecting_ms=event.limit_ms)
