"""Short ways to play Hit or Miss in tests: a table whose players are called A, B, C ... in the order of play.

A is the first Leader, B sits to A's left. Unless told otherwise the first category is "Fruit", and no card is swapped.
"""

from __future__ import annotations

from typing import Any

import pytest

from hitparade import IllegalMove, Match
from hitparade.games.hit_or_miss.meta import META
from hitparade.games.hit_or_miss.state import State

Event = dict[str, Any]
LETTERS = "ABCDEFGH"
NAME = META.name

APART = ("kiwi", "mango", "papaya", "lychee", "guava", "fig", "date", "plum")
"""Fruit that nobody takes for one another."""


class Table:
    """One match, all players played by the test."""

    def __init__(self, seats: int = 5, seed: int = 1, **options: Any) -> None:
        options = {"packs": ["things"], "category": "fruit", **options}
        self.match = Match(NAME, seats=seats, seed=seed, options=options)

    @property
    def state(self) -> State:
        return self.match.state.state

    @property
    def phase(self) -> str:
        return self.view()["phase"]

    @property
    def players(self) -> str:
        """The letters of all players there are."""
        return LETTERS[: self.match.state.seats]

    def seat(self, player: str) -> int:
        """The seat of a player; late guests come after all others in the order of play."""
        return self.state.order[LETTERS.index(player)]

    def player(self, seat: int) -> str:
        return LETTERS[self.state.order.index(seat)]

    def names(self, seats: list[int]) -> str:
        """The players on these seats, in the order of play."""
        return "".join(sorted(self.player(seat) for seat in seats))

    def by_player(self, values: list[Any]) -> list[Any]:
        """Values by seat in the order of play."""
        return [values[seat] for seat in self.state.order]

    def view(self, player: str | None = None) -> dict[str, Any]:
        return self.match.view(None if player is None else self.seat(player))

    def legal(self, player: str) -> list[dict[str, Any]]:
        return self.match.legal(self.seat(player))

    def kinds(self, player: str) -> set[str]:
        """The kinds of moves a player may make."""
        return {move["type"] for move in self.legal(player)}

    @property
    def waiting(self) -> str:
        return self.names(self.match.waiting)

    def do(self, player: str, kind: str, **fields: Any) -> list[Event]:
        return self.match.play(self.seat(player), {"type": kind, **fields})

    def refusal(self, player: str, kind: str, **fields: Any) -> str:
        """The code with which a move is refused; nothing changes."""
        before = self.match.state
        with pytest.raises(IllegalMove) as caught:
            self.do(player, kind, **fields)
        assert self.match.state is before
        return caught.value.code

    # ---- whole stretches ----------------------------------------------------------------------

    def start(self) -> None:
        """B starts the timer, or whoever is there and is not the Leader."""
        if self.phase == "category":
            starter = next(p for p in self.players if "start_timer" in self.kinds(p))
            self.do(starter, "start_timer")

    def write(self, **lists: str) -> None:
        """All write, each item after a comma, and put the pencil down."""
        self.start()
        for player, items in lists.items():
            for item in filter(None, items.split(", ")):
                self.do(player, "write", item=item)
        for player in self.waiting:
            self.do(player, "done")

    def read(self, item: str, called: str = "hit") -> list[Event]:
        """Whoever's turn it is rolls, announces if need be, and reads the item."""
        player = self.player(self.view()["turn"])
        if self.phase == "roll":
            self.do(player, "roll")
        if self.phase == "announce":
            self.do(player, "announce", **{"as": called})
        return self.do(player, "circle", item=item)

    def answer(self, player: str, item: str | None = None) -> list[Event]:
        """A HIT with the item, or a MISS."""
        if item is None:
            return self.do(player, "answer", card="miss")
        return self.do(player, "answer", card="hit", item=item)

    def answers(self) -> list[Event]:
        """All who have not laid a card do what was proposed to them. Returns the events of the last one."""
        events: list[Event] = []
        for player in self.waiting:
            events = self.answer(player, self.view(player)["proposal"]["item"])
        return events

    def look(self) -> list[Event]:
        """All have seen enough. Returns the events of the last one."""
        events: list[Event] = []
        for player in self.waiting:
            events = self.do(player, "ready")
        return events

    def turn(self, item: str, called: str = "hit") -> list[int]:
        """A whole turn as proposed; returns the points of the turn in the order of play."""
        self.read(item, called)
        self.answers()
        points = self.by_player(self.view()["turn_points"])
        self.look()
        return points

    def rest(self) -> None:
        """The rest of the round: every player reads the first open item."""
        while self.phase not in ("round_over", "over"):
            if self.phase in ("category", "write"):
                self.write()
            elif self.phase in ("roll", "announce", "circle"):
                player = self.player(self.view()["turn"])
                self.turn(next(line["item"] for line in self.view(player)["list"] if line["state"] == "open"))
            elif self.phase == "answer":
                self.answers()
            elif self.phase == "vote":
                self.vote()
            else:
                self.look()

    def next_round(self) -> None:
        """Through the rest of this round to the next."""
        self.rest()
        self.look()

    def vote(self, accept: str = "", reject: str = "") -> list[Event]:
        """These players vote so, all others not at all. Returns the events of the last one."""
        events: list[Event] = []
        for player in self.waiting:
            if player in accept + reject:
                events = self.do(player, "vote", accept=player in accept)
            else:
                events = self.do(player, "ready")
        return events

    def turns(self) -> Table:
        """Everybody has written a fruit of their own and ``apple``: A's turn begins."""
        self.write(**{player: f"apple, {APART[place]}" for place, player in enumerate(self.players)})
        return self


def kinds(events: list[Event]) -> list[str]:
    return [event["type"] for event in events]


def items(view: dict[str, Any], state: str | None = None) -> list[str]:
    """The items of one's own list, of one state or all."""
    return [line["item"] for line in view["list"] if state in (None, line["state"])]
