"""A match of Hit or Miss as one frozen value."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from hitparade.games.hit_or_miss.matching.values import Level
from hitparade.games.hit_or_miss.moves import Called
from hitparade.games.hit_or_miss.packs.values import Card
from hitparade.games.hit_or_miss.values import (
    SECOND_MS,
    Category,
    Face,
    Item,
    Laid,
    Message,
    Past,
    Proposal,
    Read,
    VoteKind,
)
from hitparade.kernel.errors import BadOption
from hitparade.kernel.packs import PackHead, is_own
from hitparade.kernel.seals import Opened
from hitparade.kernel.values import Json, JsonObject, Result, Seat

Phase: TypeAlias = Literal[
    "category", "write", "roll", "announce", "circle", "answer", "shown", "vote", "round_over", "over"
]
OnReject: TypeAlias = Literal["lose_turn", "read_another"]
VoteTie: TypeAlias = Literal["accept", "reject", "drop_challenged"]
T = TypeVar("T")


class Options(Struct, frozen=True, gc=False):
    """How this match is played. Clocks are None when they are off; ``rounds`` is None for the rule book's number."""

    writing_ms: int | None
    strictness: Level
    die: tuple[int, int, int]
    packs: tuple[str, ...]
    own: dict[str, PackHead]
    rounds: int | None
    swap: bool
    reveal_lists: bool
    turn_ms: int | None
    answer_ms: int | None
    vote_ms: int | None
    on_reject: OnReject
    vote_tie: VoteTie
    category: str | None
    dice: tuple[Face, ...]


class Pad(Struct, frozen=True, gc=False):
    """A player's pad: the list, what stands in the field, and whether the pencil lies.

    ``up_ms`` is when time was up for this pad, if it was; until ``grace_ms`` later something may still arrive.
    """

    items: tuple[Item, ...] = ()
    draft: str = ""
    done: bool = False
    up_ms: int | None = None
    grace_ms: int = 0

    @property
    def count(self) -> int:
        """How many items stand on it, as everybody may know."""
        return sum(item.state != "struck" for item in self.items)

    @property
    def shown(self) -> tuple[Item, ...]:
        """The list as others see it after the round: what was struck is nobody's business (W14)."""
        return tuple(item for item in self.items if item.state != "struck")

    @property
    def open(self) -> list[str]:
        """The items that may be read or matched."""
        return [item.text for item in self.items if item.state == "open"]


class Sealed(Struct, frozen=True, gc=False):
    """Something drawn, with the salt of its seal: a die's face, or a card."""

    value: str
    salt: str
    seal: str

    def opened(self) -> Opened:
        """For everybody to check."""
        return Opened(self.seal, self.salt, self.value)


class Reading(Struct, frozen=True, gc=False):
    """An item that was read, and how the table answers it; see ``events.Circled``.

    ``laid`` are the cards by seat. ``challenged`` and ``disputed`` remember what may not be voted on again.
    """

    item: str
    called: Called
    proposals: tuple[Proposal | None, ...]
    pairs: tuple[tuple[int, ...], ...]
    laid: tuple[Laid | None, ...]
    points: tuple[int, ...]
    challenged: bool = False
    disputed: tuple[Seat, ...] = ()


class Turn(Struct, frozen=True, gc=False):
    """A player's turn. ``die`` is sealed until it is ``rolled``; ``tries`` counts the items voted out in it."""

    seat: Seat
    lap: int
    die: Sealed
    rolled: bool = False
    called: Called | None = None
    tries: int = 0
    reading: Reading | None = None

    @property
    def the_call(self) -> Called:
        """HIT or MISS. ValueError before it is known."""
        return _there(self.called, "call")


class Vote(Struct, frozen=True, gc=False):
    """A vote, open while the phase is ``vote``. ``back`` is the phase to return to; ``passed`` cast no vote.

    ``accepted`` is None until it is closed; the last vote of a round stays to be looked at.
    """

    kind: VoteKind
    by: Seat
    why: str
    seat: Seat
    item: str
    back: Phase
    cast: tuple[bool | None, ...]
    passed: tuple[Seat, ...] = ()
    said: tuple[Message, ...] = ()
    accepted: bool | None = None


class State(Struct, frozen=True, gc=False):
    """Everything there is to know.

    By seat: ``led`` (rounds led), ``pads``, ``round_points`` (turns that are over), ``scores``, ``last_points``.
    ``order`` is who leads one after the other, ``players`` who is in this round, the Leader's place first, ``gone``
    who has left. ``turns`` and ``readings`` and ``votes`` count over the whole match; ``place`` is the number of
    turns, passes included, that have begun in this round. ``drawn`` are the cards drawn since the last shuffle, ``top``
    the one that is read next, and ``left`` how many lie below it; ``brought`` are those of them that a host brought.
    ``hidden`` are the items that the host has hidden (folded).
    ``round_opened`` is how many seals had been opened before this round.
    """

    options: Options
    order: tuple[Seat, ...]
    led: tuple[int, ...]
    pads: tuple[Pad, ...]
    scores: tuple[int, ...]
    round_points: tuple[int, ...]
    last_points: tuple[int, ...]
    gone: tuple[Seat, ...] = ()
    step: int = 0
    phase: Phase = "category"
    round: int = 0
    leader: Seat = 0
    players: tuple[Seat, ...] = ()
    laps: int = 1
    place: int = 0
    drawn: tuple[str, ...] = ()
    left: int = 0
    top: Sealed | None = None
    brought: dict[str, Card] = {}
    category: Category | None = None
    swap_left: bool = False
    collecting_ms: int | None = None
    turn: Turn | None = None
    turns: int = 0
    readings: int = 0
    vote: Vote | None = None
    votes: int = 0
    rolls: int = 0
    read: tuple[Read, ...] = ()
    past: tuple[Past, ...] = ()
    ready: tuple[Seat, ...] = ()
    opened: tuple[Opened, ...] = ()
    round_opened: int = 0
    hidden: tuple[str, ...] = ()
    result: Result | None = None

    @property
    def seats(self) -> int:
        """How many seats there are now."""
        return len(self.pads)

    @property
    def present(self) -> list[Seat]:
        """Who has not left, whether in this round or not."""
        return [seat for seat in range(self.seats) if seat not in self.gone]

    @property
    def here(self) -> list[Seat]:
        """The players of this round who have not left."""
        return [seat for seat in self.players if seat not in self.gone]

    @property
    def writers(self) -> list[Seat]:
        """Who still writes: nobody once late items are collected, not even who comes back then."""
        if self.collecting_ms is not None:
            return []
        return [seat for seat in self.here if not self.pads[seat].done]

    @property
    def lists(self) -> tuple[tuple[Item, ...], ...] | None:
        """All lists as they are shown when the round is over, or None if they are not (W14)."""
        return tuple(pad.shown for pad in self.pads) if self.options.reveal_lists else None

    @property
    def the_top(self) -> Sealed:
        """The card that is read next. ValueError before the pile lies ready."""
        return _there(self.top, "card")

    @property
    def the_category(self) -> Category:
        """The card on the table. ValueError before the first is read."""
        return _there(self.category, "category")

    @property
    def the_turn(self) -> Turn:
        """The turn that is under way. ValueError between turns."""
        return _there(self.turn, "turn")

    @property
    def reading(self) -> Reading:
        """The item that is read in the present turn. ValueError before that."""
        return _there(self.the_turn.reading, "item read")

    @property
    def the_vote(self) -> Vote:
        """The vote under way, or the last one. ValueError if there was none."""
        return _there(self.vote, "vote")

    @property
    def unanswered(self) -> list[Seat]:
        """Who has to lay a card: everybody in the round but the reader, those who left included (W11)."""
        reader, laid = self.the_turn.seat, self.reading.laid
        return [seat for seat in self.players if seat != reader and laid[seat] is None]

    @property
    def undecided(self) -> list[Seat]:
        """Whose vote is waited for (W16)."""
        vote = self.the_vote
        return [seat for seat in self.here if vote.cast[seat] is None and seat not in vote.passed]


def from_place(order: tuple[Seat, ...], first: Seat, seats: Collection[Seat]) -> tuple[Seat, ...]:
    """These seats in the order of play: from the place of ``first`` to the left (W7)."""
    start = order.index(first)
    return tuple(seat for seat in (*order[start:], *order[:start]) if seat in seats)


def _there(value: T | None, what: str) -> T:
    """What the rules know to be there; in a log that was made up it may not be."""
    if value is None:
        raise ValueError(f"there is no {what} here")
    return value


def initial(options: JsonObject, seats: int) -> State:
    """The state before the draw, from checked options."""
    zeros = (0,) * seats
    return State(_options(options), tuple(range(seats)), zeros, (Pad(),) * seats, zeros, zeros, zeros)


def _options(options: JsonObject) -> Options:
    rounds = options["rounds"]
    return Options(
        writing_ms=_clock(options["writing_time"]),
        strictness=options["strictness"],
        die=tuple(options["die"]),
        packs=tuple(options["packs"]),
        own=_own(options),
        rounds=None if rounds == "rulebook" else rounds,
        swap=options["swap"],
        reveal_lists=options["reveal_lists"],
        turn_ms=_clock(options["turn_clock"]),
        answer_ms=_clock(options["answer_clock"]),
        vote_ms=_clock(options["vote_clock"]),
        on_reject=options["on_reject"],
        vote_tie=options["vote_tie"],
        category=options["category"],
        dice=tuple(options["dice"]),
    )


def _own(options: JsonObject) -> dict[str, PackHead]:
    """What is known of the packs that a host brought and that this match plays with. Raises BadOption."""
    known = msgspec.convert(options["own"], dict[str, PackHead])
    named = {name for name in options["packs"] if is_own(name)}
    if known.keys() != named:
        raise BadOption("bad-option", "Option own must tell of just those packs of a host that option packs names.")
    if any(not set(head.off) <= set(range(head.cards)) for head in known.values()):
        raise BadOption("bad-option", "Option own switches cards off that there are not.")
    if not any(len(set(head.off)) < head.cards for head in known.values()) and len(named) == len(options["packs"]):
        raise BadOption("bad-option", "Every card of the packs that are chosen is switched off.")
    return known


def _clock(value: Json) -> int | None:
    """A clock in milliseconds; it may be off."""
    return value * SECOND_MS if isinstance(value, int) else None
