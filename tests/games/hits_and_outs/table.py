"""Short ways to play Hits & Outs in tests: a table where things are said in the words of the game."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from hitparade import Match
from hitparade.games.hits_and_outs.advancing import CORNERS, Bases
from hitparade.games.hits_and_outs.game import GAME
from hitparade.games.hits_and_outs.moves import Move
from hitparade.games.hits_and_outs.state import State
from hitparade.kernel import Chance, Moment

NAME = "hits-and-outs"
Event = dict[str, Any]


class Table:
    """One match with the two players played by the test: whoever pitches and whoever bats, by those names."""

    def __init__(self, seed: int = 1, **options: Any) -> None:
        self.match = Match(NAME, seats=2, seed=seed, options=options)

    @property
    def state(self) -> State:
        return self.match.state.state

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return self.match.view(seat)

    def move(self, **move: Any) -> list[Event]:
        """Whoever's turn it is makes the move."""
        return self.match.play(self.match.waiting[0], move)

    def place(self, hit: str) -> list[Event]:
        """The tokens are hidden; a batting player who is asked steps up first."""
        if self.state.phase == "call":
            self.move(type="step_up")
        return self.move(type="place", hit=hit)

    def lift(self, *corners: str) -> list[Event]:
        return [event for corner in corners for event in self.move(type="lift", corner=corner)]

    def hit(self, corner: str) -> Event:
        """The Hit is hidden at ``corner`` and found at once."""
        self.place(corner)
        return self.lift(corner)[0]

    def outs(self, count: int, hit: str = "home") -> list[Event]:
        """So many Outs in one placement, the Hit lying at ``hit``."""
        self.place(hit)
        return self.lift(*[corner for corner in CORNERS if corner != hit][:count])

    def half(self, *hits: str) -> list[Event]:
        """A whole half: these Hits, each found at once, then three outs. Returns the events of the third out."""
        for corner in hits:
            self.hit(corner)
        return self.outs(3)[2:]

    def innings(self, *runs: tuple[int, int]) -> list[Event]:
        """Whole innings with so many home runs by the visitors and by the home side."""
        events: list[Event] = []
        for pair in runs:
            for count in pair:
                events = self.half(*["home"] * count)
        return events


def kinds(events: list[Event]) -> list[str]:
    return [event["type"] for event in events]


def state_with(bases: Bases = (), outs: int = 0, **options: Any) -> State:
    """The visitors (seat 1) at bat in the first inning, in a situation that is set rather than played."""
    state = GAME.initial(GAME.meta.read_options(options, 2), 2)
    state = replace(state, line=((), (0,)), bases=bases, outs=outs)
    return replace(state, phase="call", shot="held") if state.options.call_your_shot else state


def played(state: State, *moves: Move) -> State:
    """The state after moves of whoever's turn it is."""
    for move in moves:
        for event in GAME.decide(state, state.turn, move, Moment(0), Chance(5)):
            state = GAME.evolve(state, event)
    return state
