"""A match to hold in one's hands: state, log and clock of one play, for bots, research, tests and the room."""

from __future__ import annotations

from hitparade.kernel import deciding, registry
from hitparade.kernel.chance import Chance
from hitparade.kernel.errors import IllegalMove
from hitparade.kernel.log import check_state, read_log
from hitparade.kernel.state import AnyEntry, MatchState, act_event, result_value
from hitparade.kernel.values import Json, JsonObject, Moment, Seat, plain

LONGEST_ADVANCE_S = 10**9
"""Some thirty years: more than any match, and still exact in milliseconds."""


class Match:
    """One play of a registered game.

    ``seed`` makes the draws repeatable; without it they come from the operating system. Its clock stands still except
    in ``advance``. Raises UnknownGame or BadOption.

    >>> match = Match("hits-and-outs", seats=2, seed=7)
    >>> pitching = match.view(None)["pitching"]
    >>> events = match.play(pitching, {"type": "place", "hit": "second"})
    >>> "hit" in match.view(1 - pitching)
    False
    """

    _chance: Chance
    _match: MatchState
    _entries: list[AnyEntry]
    _now_ms: int

    def __init__(self, game: str, *, seats: int, seed: int | None = None, options: JsonObject | None = None) -> None:
        before = deciding.new_match(registry.load(game), seats, {} if options is None else options)
        chance = Chance(seed)
        start = deciding.decide_start(before, chance)
        self._hold(chance, deciding.evolve(before, start), [start])

    @classmethod
    def replay(cls, log: list[Json], seed: int | None = None, *, check: bool = False) -> Match:
        """An equal match from a log; one that goes on draws afresh, or from ``seed``. Raises BadLog.

        ``check`` also decides every entry once more by the rules. Without it the events are believed as they stand, as
        long as they lead to a position that can be, with seals that open.
        """
        state, entries = read_log(log, check=check)
        check_state(state, len(entries))
        match = cls.__new__(cls)
        match._hold(Chance(seed), state, entries)  # noqa: SLF001  our own, not yet made
        return match

    def _hold(self, chance: Chance, state: MatchState, entries: list[AnyEntry]) -> None:
        self._chance, self._match, self._entries = chance, state, entries
        self._now_ms = entries[-1].at_ms

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
        """The match's clock in milliseconds since it began. A replayed match stands at its last entry."""
        return self._now_ms

    @property
    def waiting(self) -> list[Seat]:
        """Sorted list of the seats that may move now."""
        return self._match.waiting

    @property
    def result(self) -> Json:
        """None, or an object with ``scores``, ``winners``, ``reason`` and ``stood_in`` (played for by a stand-in)."""
        return result_value(self._match)

    @property
    def log(self) -> list[Json]:
        """The head and all entries as plain JSON values. It holds no seed, but every secret: keep it until the end."""
        return plain([self._match.head, *self._entries])

    def view(self, seat: Seat | None) -> JsonObject:
        """What ``seat`` may know now; None is the screen, or any stranger. Raises IllegalMove for no such seat."""
        if seat is not None:
            deciding.check_seat(self._match, seat)
        return self._match.view(seat)

    def legal(self, seat: Seat) -> list[JsonObject]:
        """Moves that ``seat`` may make now. A field that is an object is an open one, in JSON Schema."""
        deciding.check_seat(self._match, seat)
        return self._match.legal(seat)

    def play(self, seat: Seat, move: Json, links: Json = None) -> list[JsonObject]:
        """Makes a move and returns the events, unredacted. Raises IllegalMove, which leaves the match as it was."""
        moment = Moment(self._now_ms, plain(links))
        return self._append(deciding.decide_move(self._match, seat, move, moment, self._chance))

    def advance(self, seconds: float) -> list[JsonObject]:
        """Lets the match's clock run so many seconds; default acts that fall due are played. Returns all events.

        Raises IllegalMove for a time that can't be. Whatever goes wrong, the match and its clock are as they were.
        """
        if not 0 <= seconds <= LONGEST_ADVANCE_S:
            raise IllegalMove("bad-seconds", f"The clock runs forwards, up to 1e9 seconds at a time, not {seconds}.")
        before = self._chance, self._match, list(self._entries), self._now_ms
        try:
            return self._run_until(self._now_ms + round(seconds * 1000))
        except BaseException:
            self._chance, self._match, self._entries, self._now_ms = before
            raise

    def _run_until(self, until_ms: int) -> list[JsonObject]:
        events: list[JsonObject] = []
        while (due_ms := self._match.due_ms) is not None and due_ms <= until_ms:
            self._now_ms = max(self._now_ms, due_ms)
            entry = deciding.decide_due(self._match, self._now_ms, self._chance)
            events += self._append(entry) if entry else []
        self._now_ms = until_ms
        return events

    def table(self, act: JsonObject) -> list[JsonObject]:
        """What a room does to a match: join, leave, back, pause, resume, extend, factor, skip. Raises IllegalMove."""
        moment = Moment(self._now_ms)
        return self._append(deciding.decide_act(self._match, deciding.read_act(act), moment, self._chance))

    def _append(self, entry: AnyEntry) -> list[JsonObject]:
        self._match = deciding.evolve(self._match, entry)
        self._entries.append(entry)
        shown = [act_event(entry.act)] if entry.act is not None else []
        return shown + [plain(event) for event in entry.events]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self._match == other._match and self.log == other.log

    __hash__ = None  # pyright: ignore[reportAssignmentType]
