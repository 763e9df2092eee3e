"""Small values that events and the state of Hit Manga share."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from hitparade.games.hit_manga.races import Judged, Number
from hitparade.kernel.seals import Opened
from hitparade.kernel.values import Seat

Phase: TypeAlias = Literal["love", "read", "grab", "caption", "vote", "over"]
Voice: TypeAlias = Literal["plain", "deep", "squeaky", "breathless", "solemn"]
"""In which voice devices speak a line."""
VOICES: tuple[Voice, ...] = get_args(Voice)
Twist: TypeAlias = Literal["sounds", "mime", "story"]
Outcome: TypeAlias = Literal["taken", "guessed", "cancelled"]
Ignorance: TypeAlias = Literal["all-misfired", "nobody-knows", "time-up", "none-right"]
PutBackWhy: TypeAlias = Literal["time-up", "passed-on", "reader-left", "nobody-listens"]
Reason: TypeAlias = Literal["last-pair", "all-played", "cancelled", "too-few", "nobody-reads"]
Decided: TypeAlias = Literal["score", "fewer-cancellations", "shared", "ogiri"]

SECOND_MS = 1_000
LOVE_MS = 20 * SECOND_MS
"""For the heart meters (M3)."""
CAPTION_MS = 60 * SECOND_MS
VOTE_MS = 30 * SECOND_MS
"""For the contest (M15)."""
FEWEST = 3
"""With fewer the match ends (M17)."""
CANCELLATIONS = {"first": 3, "later": 4}
"""Cancellation cards by edition (M1)."""
MOST_READS = 20
"""How often a reader may read on one card: nobody keeps a table waiting for ever."""


class Card(Struct, frozen=True, gc=False):
    """A grab card on the table: its id in this match, its place in the layout, its picture."""

    card: str
    slot: int
    picture: str


class Drawn(Struct, frozen=True, gc=False):
    """A reading card that was drawn, with the lots for this reading; both under one seal."""

    picture: str
    lots: tuple[Seat, ...]
    salt: str
    seal: str

    def opened(self) -> Opened:
        """For everybody to check."""
        return Opened(self.seal, self.salt, {"picture": self.picture, "lots": list(self.lots)})


class Aside(Struct, frozen=True, gc=False):
    """The reading cards set aside at the start of the later edition, under one seal."""

    pictures: tuple[str, ...]
    salt: str
    seal: str

    def opened(self) -> Opened:
        """For everybody to check."""
        return Opened(self.seal, self.salt, list(self.pictures))


class Tried(Struct, frozen=True, gc=False):
    """A grab of a sealed race (M19)."""

    seat: Seat
    card: str


class Page(Struct, frozen=True, gc=False):
    """A reading that is over, as everybody may see it.

    ``who`` won the race (None in a sealed one, and when it was cancelled), ``scorers`` are all who were right.
    ``hidden``: the host has hidden a line of it (M20).
    ``order`` are the grabs of the deciding window, ``margin`` the lead, ``unsure_ms`` how far that may be wrong (M7).
    """

    reader: Seat
    picture: str
    card: str
    line: str | None
    aloud: bool
    outcome: Outcome
    right: bool
    who: Seat | None = None
    scorers: tuple[Seat, ...] = ()
    margin: Number | None = None
    unsure_ms: Number = 0
    photo_finish: bool = False
    why: Ignorance | None = None
    order: tuple[Judged, ...] = ()
    wrong: tuple[Judged, ...] = ()
    tries: tuple[Tried, ...] = ()
    twist: Twist | None = None
    hidden: bool = False


class CaptionShown(Struct, frozen=True, gc=False):
    """A line of the contest as it is shown; author and votes are None until the match is over."""

    caption: int
    line: str
    seat: Seat | None
    votes: int | None


class Told(Struct, frozen=True, gc=False):
    """A line of the contest (M15)."""

    seat: Seat
    line: str
