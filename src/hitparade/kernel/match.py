"""A match to hold in one's hands: state, log and clock of one play, for bots, research, tests and the room."""

from __future__ import annotations

from typing import Any

import msgspec

from hitparade.kernel import deciding, registry
from hitparade.kernel.chance import Chance
from hitparade.kernel.errors import IllegalMove
from hitparade.kernel.log import read_log
from hitparade.kernel.state import AnyEntry, MatchState, act_event, result_value
from hitparade.kernel.table import TableAct
from hitparade.kernel.values import Json, JsonObject, Moment, Seat, plain


class Match:
    """One play of a registered game.

    ``seed`` makes the draws repeatable; without it they come from the operating system. Its clock stands still except
    in ``advance``.

    >>> match = Match("hits-and-outs", seats=2, seed=7)
    >>> pitching = match.view(None)["pitching"]
    >>> events = match.play(pitching, {"type": "place", "hit": "second"})
    >>> "hit" in match.view(1 - pitching)
    False
    """

    def __init__(self, game: str, *, seats: int, seed: int | None = None, options: JsonObject | None = None) -> None:
        self._chance = Chance(seed)
        self._now_ms = 0
        self._entries: list[AnyEntry] = []
        self._match = deciding.new_match(registry.load(game), seats, options or {})
        self._append(deciding.decide_start(self._match, self._chance))

    @classmethod
    def replay(cls, log: list[Json], seed: int | None = None) -> Match:
        """An equal match from a log. One that goes on draws afresh, or from ``seed``. Raises BadLog."""
        match = cls.__new__(cls)
        match._chance = Chance(seed)
        match._match, match._entries = read_log(log)
        match._now_ms = match._entries[-1].at_ms
        return match

    @property
    def state(self) -> MatchState:
        """The match as a frozen value."""
        return self._match

    @property
    def entries(self) -> list[AnyEntry]:
        """The log's entries as structs."""
        return list(self._entries)

    @property
    def now_ms(self) -> int:
        """The match's clock in milliseconds since it began."""
        return self._now_ms

    @property
    def waiting(self) -> list[Seat]:
        """Sorted list of the seats that may move now."""
        return self._match.waiting

    @property
    def result(self) -> Json:
        """None, or an object with ``scores``, ``winners``, ``reason`` and ``stood_in``."""
        return result_value(self._match)

    @property
    def log(self) -> list[Json]:
        """The head and all entries as plain JSON values. It holds no seed, but every secret: keep it until the end."""
        return plain([self._match.head, *self._entries])

    def view(self, seat: Seat | None) -> JsonObject:
        """What ``seat`` may know now; None is the screen, or any stranger."""
        self._check_seat(seat)
        return self._match.view(seat)

    def legal(self, seat: Seat) -> list[JsonObject]:
        """Moves that ``seat`` may make now. A field that is an object is an open one, in JSON Schema."""
        self._check_seat(seat)
        return self._match.legal(seat)

    def play(self, seat: Seat, move: Json, links: Json = None) -> list[JsonObject]:
        """Makes a move and returns the events, unredacted. Raises IllegalMove, which leaves the match as it was."""
        moment = Moment(self._now_ms, links)
        return self._append(deciding.decide_move(self._match, seat, move, moment, self._chance))

    def advance(self, seconds: float) -> list[JsonObject]:
        """Lets the match's clock run so many seconds; default acts that fall due are played. Returns all events."""
        if not seconds >= 0:
            raise ValueError(f"the clock runs forwards only: {seconds} seconds")
        until_ms = self._now_ms + round(seconds * 1000)
        events: list[JsonObject] = []
        while (due_ms := self._match.due_ms) is not None and due_ms <= until_ms:
            self._now_ms = max(self._now_ms, due_ms)
            if (entry := deciding.decide_due(self._match, self._now_ms, self._chance)) is None:
                break
            events += self._append(entry)
        self._now_ms = until_ms
        return events

    def table(self, act: JsonObject) -> list[JsonObject]:
        """What a room does to a match: join, leave, back, pause, resume, extend, factor, skip. Raises IllegalMove."""
        try:
            typed = msgspec.convert(act, TableAct)
        except msgspec.ValidationError as error:
            raise IllegalMove("bad-act", f"No such act of the table: {error}.") from None
        return self._append(deciding.decide_act(self._match, typed, Moment(self._now_ms), self._chance))

    def _check_seat(self, seat: Seat | None) -> None:
        if seat is not None and not 0 <= seat < self._match.head.seats:
            raise IllegalMove("unknown-seat", f"There are seats 0 to {self._match.head.seats - 1}, not {seat}.")

    def _append(self, entry: AnyEntry) -> list[JsonObject]:
        self._match = deciding.evolve(self._match, entry)
        self._entries.append(entry)
        shown = [act_event(entry.act)] if entry.act is not None else []
        return shown + [plain(event) for event in entry.events]

    def __eq__(self, other: Any) -> bool:
        return isinstance(other, Match) and self._match == other._match and self.log == other.log

    __hash__ = None  # pyright: ignore[reportAssignmentType]
