"""Short ways to play Hit Manga in tests: a table where things are said in the words of the game."""

from __future__ import annotations

from typing import Any

from hitparade import Match
from hitparade.games.hit_manga.state import State

NAME = "hit-manga"
Event = dict[str, Any]


class Table:
    """One match in which the test plays everybody. It begins with the first card drawn, unless ``begun`` is False."""

    def __init__(self, seats: int = 4, seed: int = 1, *, begun: bool = True, **options: Any) -> None:
        self.match = Match(NAME, seats=seats, seed=seed, options=options)
        if begun:
            for seat in range(seats):
                self.match.play(seat, {"type": "love", "hearts": 10 if seat == 0 else 0})

    @property
    def state(self) -> State:
        return self.match.state.state

    @property
    def reader(self) -> int:
        return self.state.the_reader

    @property
    def right(self) -> str:
        """The id of the card that the reader means."""
        return self.state.match_of_drawn

    @property
    def wrong(self) -> str:
        """Some other card, that nobody has misfired with."""
        tried = {self.right, *(judged.card for judged in self.state.wrong)}
        return next(card.card for card in self.state.table if card.card not in tried)

    @property
    def listeners(self) -> list[int]:
        """Those who still may grab, from the reader's left."""
        seats = self.state.seats
        return sorted(self.state.undecided, key=lambda seat: (seat - self.reader) % seats)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return self.match.view(seat)

    def play(self, seat: int, links: Any = None, **move: Any) -> list[Event]:
        return self.match.play(seat, move, links)

    def read(self, line: str = "Boo!", links: Any = None) -> list[Event]:
        """The reader reads, and two seconds pass."""
        events = self.play(self.reader, links, type="read", line=line)
        self.match.advance(2)
        return events

    def grab(self, seat: int, card: str, links: Any = None, **more: Any) -> list[Event]:
        return self.play(seat, links, type="grab", card=card, **more)

    def no_idea(self, *seats: int) -> list[Event]:
        return [event for seat in seats for event in self.play(seat, type="no_idea")]

    def take(self, seat: int | None = None) -> list[Event]:
        """A whole reading: the line, and ``seat`` (the next to the left) takes the right card."""
        self.read()
        return self.grab(self.listeners[0] if seat is None else seat, self.right)

    def cancel(self) -> list[Event]:
        """A whole reading that nobody knows."""
        self.read()
        return self.no_idea(*self.listeners)

    def leave(self, seat: int) -> list[Event]:
        return self.match.table({"act": "leave", "seat": seat})

    def back(self, seat: int) -> list[Event]:
        return self.match.table({"act": "back", "seat": seat})

    def join(self) -> list[Event]:
        return self.match.table({"act": "join"})


def kinds(events: list[Event]) -> list[str]:
    return [event["type"] for event in events]


def link(rtt_ms: float = 0, sent_ms: int = 0, **more: Any) -> dict[str, Any]:
    """A connection as a room measures it."""
    return {"sent_ms": sent_ms, "rtts_ms": [rtt_ms], **more}
