"""The contract: what a game folder hands to the kernel, as plain functions over frozen values."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from msgspec import defstruct

from hitparade.kernel.chance import Chance
from hitparade.kernel.meta import Meta
from hitparade.kernel.packs import Packing
from hitparade.kernel.seals import Opened
from hitparade.kernel.table import TableAct
from hitparade.kernel.values import Json, JsonObject, Moment, Result, Seat, Timer, Value

S = TypeVar("S")
M = TypeVar("M")
E = TypeVar("E")


class BotPlayer(Protocol):
    """Somebody who plays from a seat's view: a function of what that seat may know and a seed, nothing more."""

    def choose(self, view: JsonObject, legal: list[JsonObject], seed: int) -> JsonObject:
        """A move out of ``legal`` with everything filled in. The same arguments give the same move."""
        ...


@runtime_checkable
class PacedPlayer(BotPlayer, Protocol):
    """A bot that says how long it takes. One that does not is given a thinking time drawn evenly."""

    def delay_ms(self, view: JsonObject, legal: list[JsonObject], seed: int) -> int | None:
        """How many ms from now it makes its next move, or None if it would rather not move in this step.

        ``seed`` is the one that ``choose`` is then given. Like the move, the time may depend on nothing but what the
        seat sees and the seed. It is asked anew when the step has changed, or after a move of its own.
        """
        ...


def no_table_events(_state: Value, _act: TableAct, _moment: Moment, _chance: Chance) -> tuple[()]:
    """For games on which joining and leaving have no effect of their own."""
    return ()


@dataclass(frozen=True)
class Game(Generic[S, M, E]):
    """One game: facts, types and functions. ``S``, ``M``, ``E`` are its state, move union and event union.

    - ``initial(options, seats)`` is the state before anything happened; ``start`` the first events (draws included).
    - ``decide(state, seat, move, moment, chance)`` gives events, or raises IllegalMove before it asks ``chance``;
      ``seat`` is None for a move that the clock itself makes. ``evolve(state, event)`` gives the next state. Both are
      pure. What a default act leads to is never nothing, or a clock would run out for ever.
    - ``view(state, seat)`` starts from nothing and adds what ``seat`` (None: the screen, any stranger) may know. Its
      parts may be shared with the state, or encoded already (``msgspec.Raw``) where they never change again: whoever
      asks reads it, changes nothing, and takes ``values.plain`` of it to look inside.
      ``redact(event, seat)`` is an event as that viewer may see it, or None if even its existence is secret.
    - ``private(state, seat)``, for games whose views only ever add to the public one, is what ``seat`` knows beyond
      ``view(state, None)``: rooms then build and encode the public part once for everybody.
    - ``is_secret(event)`` tells the events that viewers may see differently; all others are made up once for everybody.
    - ``legal`` are the moves a seat may make now, ``waiting`` the seats that the match waits for, ``step`` the number
      that a move may name, ``timer`` the clock that runs, ``result`` None until the end.
    - ``sealed(state)`` lists every seal with salt and value, hidden ones too (for verification after the end).
    - ``problems(state)`` lists all broken invariants, for tests.
    - ``disguise(state, seat, chance)`` is a state that differs only in what ``seat`` may not know (tests of secrecy).
    - ``on_table(state, act, moment, chance)`` gives the events that an act of the table has in the game: somebody
      left or came back, or a late guest got the next seat, if the game ``takes_guests``; or the host hides a line.
    - ``mask(state, shown)``, for games in which people write, takes the lines that the host has hidden by ``state`` out
      of any view or event, which may be of an earlier position (R25).
    - ``has_silent_moves``: there may be moves of which nobody else may know that anything happened (``redact`` gives
      None to all others for all of their events). A game that has none says so, and is not asked at every move.
    - ``needs_due``: the rules look at ``moment.due_ms`` of seats' own moves too.
    - ``distant(state, seat)`` are the seats whose measured connections matter to a move of ``seat`` now, or to what the
      clock does (None); they are then handed over as ``moment.links``. None: distance never matters in this game.
    - ``packing``: how it reads what a host brings along, where it takes anything.
    - ``race(state)`` is the key of the race that is open, or None. Links then tell when what opened it went out to each
      seat, and when the move came in. ``meta.races`` says that a game has races.
    - ``hold_back(state, events, links)`` tells for events that all should see together how many ms later than at once
      each seat is told of them (None: those who watch); nobody else is told later.
    """

    meta: Meta
    state_type: type[S]
    move_type: Any
    event_type: Any
    initial: Callable[[JsonObject, int], S]
    start: Callable[[S, Chance], tuple[E, ...]]
    decide: Callable[[S, Seat | None, M, Moment, Chance], tuple[E, ...]]
    evolve: Callable[[S, E], S]
    view: Callable[[S, Seat | None], JsonObject]
    redact: Callable[[E, Seat | None], JsonObject | None]
    legal: Callable[[S, Seat], list[JsonObject]]
    waiting: Callable[[S], tuple[Seat, ...]]
    step: Callable[[S], int]
    timer: Callable[[S], Timer | None]
    result: Callable[[S], Result | None]
    sealed: Callable[[S], list[Opened]]
    problems: Callable[[S], list[str]]
    disguise: Callable[[S, Seat | None, Chance], S]
    private: Callable[[S, Seat], JsonObject] | None = None
    is_secret: Callable[[E], bool] = lambda _: True
    bots: Mapping[str, BotPlayer] = field(default_factory=dict[str, BotPlayer])
    on_table: Callable[[S, TableAct, Moment, Chance], tuple[E, ...]] = no_table_events
    mask: Callable[[S, JsonObject], JsonObject] | None = None
    takes_guests: bool = False
    needs_due: bool = False
    has_silent_moves: bool = True
    distant: Callable[[S, Seat | None], Collection[Seat]] | None = None
    packing: Packing | None = None
    race: Callable[[S], int | str | None] = lambda _: None
    hold_back: Callable[[S, tuple[E, ...], Json], Mapping[Seat | None, float]] = lambda _state, _events, _links: {}

    @cached_property
    def move_holder(self) -> Value:
        """A struct with a move as its one field: what there is to know of a struct's fields is worked out once, of a
        union of moves each time that one is read."""
        return defstruct("MoveHolder", [("move", self.move_type)])

    def stand_in(self) -> BotPlayer:
        """The bot that plays for those who left or ran out of time."""
        return self.bots[self.meta.stand_in]


AnyGame = Game[Any, Any, Any]
