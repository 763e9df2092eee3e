"""Lines that the host hides from all screens (M20)."""

from __future__ import annotations

from hitparade.games.hit_manga.events import LineHidden
from hitparade.games.hit_manga.flow import Flow
from hitparade.games.hit_manga.state import State
from hitparade.kernel.hiding import to_hide, without
from hitparade.kernel.values import JsonObject, plain

FIELDS = ("line", "lines", "said", "reads")
"""Where lines stand in views and events."""
OWN = ("caption",)
"""Where a line stands that its author alone knows of yet."""


def hide(flow: Flow, text: str) -> None:
    """M20: the line, with all of its reading. Only what everybody has seen can be hidden."""
    flow.tell(LineHidden(to_hide(text, _public(flow.state), flow.state.hidden)))


def _public(state: State) -> list[tuple[str, ...]]:
    """The lines that everybody has seen, in groups: each reading, each line of the contest once they are shown."""
    ogiri = state.ogiri
    is_shown = ogiri is not None and (bool(ogiri.order) or state.phase == "over")
    captions = [(told.line,) for told in ogiri.written] if ogiri is not None and is_shown else []
    return [*state.told, *captions]


def mask(state: State, shown: JsonObject) -> JsonObject:
    """A view or an event without the lines that are hidden by now."""
    return without(plain(shown), state.hidden, FIELDS, own=OWN) if state.hidden else shown
