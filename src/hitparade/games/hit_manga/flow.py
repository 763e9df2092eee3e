"""A decision that leads from one event to the next: what was decided so far, and the state after it."""

from __future__ import annotations

from hitparade.games.hit_manga.events import Event
from hitparade.games.hit_manga.evolving import evolve
from hitparade.games.hit_manga.state import State
from hitparade.kernel.chance import Chance
from hitparade.kernel.values import Moment


class Flow:
    """One decision under way. It lives as long as the decision; nothing outside sees it change."""

    __slots__ = ("chance", "events", "moment", "state")

    def __init__(self, state: State, moment: Moment, chance: Chance) -> None:
        self.state = state
        self.moment = moment
        self.chance = chance
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        """This happens next."""
        self.events.append(event)
        self.state = evolve(self.state, event)
