"""What happens in a match of Hit Manga, one struct an event. What of it is secret stands in ``redacting``."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from hitparade.games.hit_manga.races import Grab, Link, Number, Ruling
from hitparade.games.hit_manga.values import (
    Aside,
    CaptionShown,
    Card,
    Decided,
    Drawn,
    Ignorance,
    PutBackWhy,
    Reason,
    Tried,
    Twist,
    Voice,
)
from hitparade.kernel.seals import Opened
from hitparade.kernel.values import Seat


class Started(Struct, frozen=True, gc=False, tag_field="type", tag="started"):
    """The grab cards lie on the table (M2); in the later edition some reading cards are aside."""

    table: tuple[Card, ...]
    aside: Aside | None


class Loved(Struct, frozen=True, gc=False, tag_field="type", tag="loved"):
    """A player has set their heart meter (M3)."""

    seat: Seat
    hearts: int


class Drew(Struct, frozen=True, gc=False, tag_field="type", tag="drew"):
    """The reader draws a card (M4): ``drawn`` is theirs alone, its seal for all. ``again``: after time ran out."""

    reader: Seat
    listeners: tuple[Seat, ...]
    twist: Twist | None
    again: bool
    drawn: Drawn


class WasRead(Struct, frozen=True, gc=False, tag_field="type", tag="read", omit_defaults=True):
    """The reader has read (M5): ``said`` is what was typed now (None: said aloud), ``line`` the whole of it.

    ``adds`` tells whether "No idea" is taken back, ``at_ms`` when that was, ``distance`` how far everybody is.
    ``voice`` is the one that the reader chose for devices to speak in; a log without it stays as it was.
    """

    reader: Seat
    said: str | None
    line: str | None
    adds: bool
    at_ms: int
    distance: tuple[int, ...]
    voice: Voice | None = None


class Grabbed(Struct, frozen=True, gc=False, tag_field="type", tag="grabbed"):
    """A grab that is held (M7, M19): until ``closes_ms``, or (None) until everybody has had their try.

    ``links`` are the connections at that moment by seat, of all who have grabbed or still may.
    """

    grab: Grab
    links: dict[str, Link]
    closes_ms: int | None


class NoIdeaSaid(Struct, frozen=True, gc=False, tag_field="type", tag="no_idea"):
    """A listener does not know the card (M10). A window that this narrows closes at ``closes_ms``."""

    seat: Seat
    closes_ms: int | None


class TimeRanOut(Struct, frozen=True, gc=False, tag_field="type", tag="time_ran_out"):
    """The grab clock ran out at ``at_ms``; what was pressed before may arrive until ``until_ms`` (M7)."""

    at_ms: int
    until_ms: int


class Ruled(Struct, frozen=True, gc=False, tag_field="type", tag="ruled"):
    """A window is judged (M7), with everything that led there. Without a winner ``card`` and lots stay secret."""

    grabs: tuple[Grab, ...]
    links: dict[str, Link]
    card: str
    lots: tuple[Seat, ...]
    salt: str
    ruling: Ruling
    distance: tuple[int, ...]


class Taken(Struct, frozen=True, gc=False, tag_field="type", tag="taken"):
    """Right (M8): a point for the reader and one for the grabber. Opens the seal."""

    reader: Seat
    seat: Seat
    card: str
    credits: tuple[Number, ...]
    opened: Opened


class Guessed(Struct, frozen=True, gc=False, tag_field="type", tag="guessed"):
    """A sealed race with right grabs (M19): a point each, and one for the reader. Opens the seal."""

    reader: Seat
    scorers: tuple[Seat, ...]
    tries: tuple[Tried, ...]
    card: str
    opened: Opened


class Cancelled(Struct, frozen=True, gc=False, tag_field="type", tag="cancelled"):
    """Nobody knew it (M10): the pair leaves, the reader takes a cancellation card. Opens the seal."""

    reader: Seat
    why: Ignorance
    tries: tuple[Tried, ...]
    card: str
    credits: tuple[Number, ...]
    opened: Opened


class PutBack(Struct, frozen=True, gc=False, tag_field="type", tag="put_back"):
    """The card is shuffled back into the pile, unseen and without penalty (M17, reading clock)."""

    reader: Seat
    why: PutBackWhy


class WentAway(Struct, frozen=True, gc=False, tag_field="type", tag="went_away"):
    """A player has left (M17). A window that this narrows closes at ``closes_ms``."""

    seat: Seat
    closes_ms: int | None


class CameBack(Struct, frozen=True, gc=False, tag_field="type", tag="came_back"):
    """A player who had left is back."""

    seat: Seat


class Joined(Struct, frozen=True, gc=False, tag_field="type", tag="joined"):
    """A late guest, who listens from the next reading on (M17)."""

    seat: Seat


class LineHidden(Struct, frozen=True, gc=False, tag_field="type", tag="line_hidden"):
    """The host has hidden a line, and all that was read with it (M20): the texts as they are compared."""

    texts: tuple[str, ...]


class Contest(Struct, frozen=True, gc=False, tag_field="type", tag="contest"):
    """Still tied: a contest for the better line on ``prompt`` (M15). ``reason`` is why play has ended."""

    tied: tuple[Seat, ...]
    prompt: str
    reason: Reason


class CaptionWritten(Struct, frozen=True, gc=False, tag_field="type", tag="caption_written"):
    """A tied player's line; only its author knows it as yet."""

    seat: Seat
    line: str


class CaptionsShown(Struct, frozen=True, gc=False, tag_field="type", tag="captions_shown"):
    """The lines without names, in a drawn order (authors stand in ``order``), and who votes."""

    lines: tuple[str, ...]
    order: tuple[Seat, ...]
    voters: tuple[Seat, ...]


class Voted(Struct, frozen=True, gc=False, tag_field="type", tag="voted"):
    """A vote; for which line comes out in the end."""

    seat: Seat
    caption: int


class StayedSilent(Struct, frozen=True, gc=False, tag_field="type", tag="stayed_silent"):
    """A player's time for a line or a vote is up."""

    seat: Seat


class Ended(Struct, frozen=True, gc=False, tag_field="type", tag="ended"):
    """The match is over (M12, M13, M17); every seal that is still shut is opened, and who wrote which line."""

    reason: Reason
    decided: Decided
    winners: tuple[Seat, ...]
    opened: tuple[Opened, ...]
    captions: tuple[CaptionShown, ...]


Event: TypeAlias = (
    Started
    | Loved
    | Drew
    | WasRead
    | Grabbed
    | NoIdeaSaid
    | TimeRanOut
    | Ruled
    | Taken
    | Guessed
    | Cancelled
    | PutBack
    | WentAway
    | CameBack
    | Joined
    | LineHidden
    | Contest
    | CaptionWritten
    | CaptionsShown
    | Voted
    | StayedSilent
    | Ended
)
