"""Small values that events and the state of Hit or Miss share."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

from hitparade.games.hit_or_miss.matching.values import Level
from hitparade.games.hit_or_miss.moves import Called

Face: TypeAlias = Literal["hit", "miss", "jester"]
ItemState: TypeAlias = Literal["open", "read", "matched", "struck"]
VoteKind: TypeAlias = Literal["item", "match"]
Reason: TypeAlias = Literal["all-led", "rounds", "too-few"]

SECOND_MS = 1_000
START_MS = 20 * SECOND_MS
"""The timer starts by itself so long after the reading (W5)."""
SHOWN_MS = 12 * SECOND_MS
"""Cards lie open so long (W15)."""
REST_MS = 30 * SECOND_MS
"""The next round starts by itself so long after the last (W14)."""
LATE_MS = SECOND_MS
"""What was entered in time may arrive so much later (W6)."""
LAG_MS = 100
"""And so much later than the connection's round trip explains (W6)."""
LONGEST_LIST = 100
"""Items on one list, struck ones included: more than anybody writes."""
MOST_SAID = 20
"""Messages of one player in one discussion."""
FEWEST = 3
"""With fewer the match ends (W18)."""


class Category(Struct, frozen=True, gc=False):
    """A category card as everybody sees it, and where it is from."""

    pack: str
    version: str
    id: str
    title: str
    note: str
    language: str


class Item(Struct, frozen=True, gc=False):
    """One line on a pad. Views call its text ``item``."""

    text: str = field(name="item")
    state: ItemState = "open"


class Proposal(Struct, frozen=True, gc=False):
    """The card that the server proposes to a player, and why (W11). A MISS has neither item nor reason."""

    card: Called = "miss"
    item: str | None = None
    level: Level | None = None
    reason: str | None = None
    reason_code: str | None = None
    words: tuple[str, ...] = ()

    @property
    def stands(self) -> bool:
        """Whether the player is bound to it."""
        return self.level == "strict"


MISS = Proposal()


class Laid(Struct, frozen=True, gc=False):
    """A player's card (W11): a HIT with the item it matches, or a MISS."""

    card: Called
    item: str | None = None


class Read(Struct, frozen=True, gc=False):
    """An item that was read in this round, and what came of it.

    ``points`` are its reader's, written next to it; ``turn_points`` those of each seat, and ``cards`` what they showed.
    ``rejected``: voted out (W16), so no card counts.
    """

    seat: int
    item: str
    called: Called
    points: int
    turn_points: tuple[int, ...]
    rejected: bool
    cards: tuple[Laid | None, ...]


class Past(Struct, frozen=True, gc=False):
    """A round that is over (W14): by seat what it brought and how many items were written, and all that was read.

    Whoever came later is missing in it.
    """

    round: int
    leader: int
    title: str
    points: tuple[int, ...]
    counts: tuple[int, ...]
    read: tuple[Read, ...]


class Message(Struct, frozen=True, gc=False):
    """Something said in a discussion (W16)."""

    seat: int
    text: str
