"""Items that were read aloud and that the host hides from all screens (W19)."""

from __future__ import annotations

from hitparade.games.hit_or_miss.events import LineHidden
from hitparade.games.hit_or_miss.flow import Flow
from hitparade.games.hit_or_miss.state import State
from hitparade.kernel.hiding import to_hide, without
from hitparade.kernel.values import JsonObject, plain

FIELDS = ("item",)
"""Where items stand in views and events."""
QUOTING = ("reason", "words", "why", "text")
"""What may quote one: why a card is proposed, and what is said in a challenge."""


def hide(flow: Flow, text: str) -> None:
    """W19: an item that was read aloud, or that a HIT has shown."""
    flow.tell(LineHidden(to_hide(text, _public(flow.state), flow.state.hidden)))


def _public(state: State) -> list[tuple[str, ...]]:
    """The items that everybody has heard or seen, each by itself."""
    read = [*state.read, *(read for past in state.past for read in past.read)]
    texts = {each.item for each in read} | {laid.item for each in read for laid in each.cards if laid and laid.item}
    turn = state.turn
    if turn is not None and turn.reading is not None:
        texts.add(turn.reading.item)
        is_open = (state.the_vote.back if state.phase == "vote" else state.phase) == "shown"
        texts |= {laid.item for laid in turn.reading.laid if is_open and laid and laid.item}
    if state.phase in ("round_over", "over"):
        texts |= {item.text for items in state.lists or () for item in items}
    return [(text,) for text in texts]


def mask(state: State, shown: JsonObject) -> JsonObject:
    """A view or an event without the items that are hidden by now.

    What is still open on a seat's own pad stays there for its owner, who could not answer or read otherwise.
    """
    if not state.hidden:
        return shown
    seen: JsonObject = plain(shown)
    kept: JsonObject = without(seen, state.hidden, FIELDS, QUOTING)
    if "list" not in seen:
        return kept
    kept["list"] = [old if old["state"] == "open" else new for old, new in zip(seen["list"], kept["list"], strict=True)]
    still_open = {line["item"] for line in seen["list"] if line["state"] == "open"}
    for name in ("proposal", "answer"):
        own = seen.get(name)
        if own and own["item"] in still_open:
            kept[name]["item"] = own["item"]
    return kept
