"""A match of Hit Manga as one frozen value."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypeVar

from msgspec import Struct

from hitparade.games.hit_manga.decks.choosing import pictures_of
from hitparade.games.hit_manga.events import Ruled
from hitparade.games.hit_manga.races import FIRST_CREDIT_MS, Grab, Judged, Link, Number, Ruling
from hitparade.games.hit_manga.values import (
    CANCELLATIONS,
    SECOND_MS,
    Aside,
    Card,
    Decided,
    Drawn,
    Page,
    Phase,
    Reason,
    Told,
    Twist,
    Voice,
)
from hitparade.kernel.seals import Opened
from hitparade.kernel.values import Json, JsonObject, Result, Seat

Language: TypeAlias = Literal["en", "ja"]
T = TypeVar("T")


class Options(Struct, frozen=True, gc=False):
    """How this match is played. Clocks are None when they are off; ``language`` is None to follow the players.

    ``pictures`` are all scenes that can be laid out, by their ids in the deck.
    """

    sealed: bool
    edition: Literal["first", "later"]
    twist: bool
    grab_ms: int | None
    reading_ms: int | None
    play_last_pair: bool
    ogiri: bool
    pairs: int
    deck: str
    pictures: tuple[str, ...]
    language: Language | None


class Window(Struct, frozen=True, gc=False):
    """Grabs that are held: until ``closes_ms``, in a sealed race (None) until everybody has had their try."""

    grabs: tuple[Grab, ...]
    links: dict[str, Link]
    closes_ms: int | None

    @property
    def by_seat(self) -> dict[Seat, Link]:
        """The links by seats as numbers: a log knows names only."""
        return {int(seat): link for seat, link in self.links.items()}


class Ogiri(Struct, frozen=True, gc=False):
    """The contest that breaks a tie (M15). ``order`` are the authors of the lines as they are shown."""

    tied: tuple[Seat, ...]
    prompt: str
    reason: Reason
    written: tuple[Told, ...] = ()
    silent: tuple[Seat, ...] = ()
    order: tuple[Seat, ...] = ()
    voters: tuple[Seat, ...] = ()
    votes: tuple[tuple[Seat, int], ...] = ()

    def line_of(self, seat: Seat) -> str | None:
        """What this seat has written, or None."""
        return next((told.line for told in self.written if told.seat == seat), None)

    @property
    def voted(self) -> list[Seat]:
        """Who has voted."""
        return [seat for seat, _ in self.votes]


class State(Struct, frozen=True, gc=False):
    """Everything there is to know.

    By seat: ``hearts``, ``taken`` (grab cards kept), ``readings`` and ``cancellations`` (how many), ``guessed`` (right
    in sealed races), ``credits`` and ``distance`` (M7). ``table`` are the grab cards that lie there, ``pile`` the
    reading cards not drawn, in no order: the next one is drawn out of them. ``shelved`` are draws that were put back.

    Of the reading under way: ``drawn``, ``listeners``, ``reads`` (each line typed, None: said aloud), ``line`` (all of
    it), ``voice`` (for devices to speak in), ``opened_ms`` (when grabbing opened), ``window``, ``no_idea``, ``wrong``
    (misfires), ``ruled`` (the last window judged), ``spent`` (of whose credit), ``ran_out_ms`` (when the grab clock ran
    out, while late presses are waited for, ``until_ms``). ``redrawn``: this reader's time ran out once.
    ``told`` are the lines of each reading so far, as they were typed and as they grew; ``hidden`` those that the host
    has hidden (folded), ``veiled``: one of the reading under way is among them.
    ``silent`` readers one after the other have let their time run out. ``step`` counts draws and phases.
    """

    options: Options
    hearts: tuple[int | None, ...]
    taken: tuple[tuple[str, ...], ...]
    readings: tuple[int, ...]
    guessed: tuple[int, ...]
    cancellations: tuple[int, ...]
    credits: tuple[Number, ...]
    distance: tuple[int, ...]
    table: tuple[Card, ...] = ()
    pile: tuple[str, ...] = ()
    aside: Aside | None = None
    shelved: tuple[Drawn, ...] = ()
    opened: tuple[Opened, ...] = ()
    gone: tuple[Seat, ...] = ()
    step: int = 0
    phase: Phase = "love"
    reader: Seat | None = None
    listeners: tuple[Seat, ...] = ()
    drawn: Drawn | None = None
    twist: Twist | None = None
    reads: tuple[str | None, ...] = ()
    line: str | None = None
    voice: Voice | None = None
    opened_ms: int = 0
    window: Window | None = None
    no_idea: tuple[Seat, ...] = ()
    wrong: tuple[Judged, ...] = ()
    spent: tuple[tuple[Seat, Number], ...] = ()
    ruled: Ruled | None = None
    ran_out_ms: int | None = None
    until_ms: int = 0
    redrawn: bool = False
    silent: int = 0
    pages: tuple[Page, ...] = ()
    told: tuple[tuple[str, ...], ...] = ()
    hidden: tuple[str, ...] = ()
    veiled: bool = False
    language: Language = "en"
    ogiri: Ogiri | None = None
    decided: Decided | None = None
    result: Result | None = None

    @property
    def seats(self) -> int:
        """How many seats there are now."""
        return len(self.hearts)

    @property
    def present(self) -> list[Seat]:
        """Who has not left."""
        return [seat for seat in range(self.seats) if seat not in self.gone]

    @property
    def scores(self) -> tuple[int, ...]:
        """M14, M19: a point for each card, one less for each cancellation."""
        parts = zip(self.taken, self.readings, self.guessed, self.cancellations, strict=True)
        return tuple(len(taken) + readings + guessed - minus for taken, readings, guessed, minus in parts)

    @property
    def pairs_left(self) -> int:
        """Pairs that can still be played, the drawn one included."""
        return len(self.pile) + (self.drawn is not None)

    @property
    def cancellations_left(self) -> int:
        """Cancellation cards that nobody has yet (M13)."""
        return CANCELLATIONS[self.options.edition] - sum(self.cancellations)

    @property
    def the_reader(self) -> Seat:
        """Who reads. ValueError before the first reading."""
        return _there(self.reader, "reader")

    @property
    def the_drawn(self) -> Drawn:
        """The reading card in the reader's hand. ValueError between readings."""
        return _there(self.drawn, "card drawn")

    @property
    def the_ruling(self) -> Ruling:
        """The last ruling of this reading. ValueError if there was none."""
        return _there(self.ruled, "ruling").ruling

    @property
    def the_ogiri(self) -> Ogiri:
        """The contest. ValueError if there is none."""
        return _there(self.ogiri, "contest")

    @property
    def match_of_drawn(self) -> str:
        """The id of the grab card that goes with the drawn card."""
        picture = self.the_drawn.picture
        return next(card.card for card in self.table if card.picture == picture)

    @property
    def misfired(self) -> list[Seat]:
        """Who is out of this reading (M9)."""
        return [judged.seat for judged in self.wrong]

    @property
    def held(self) -> tuple[Grab, ...]:
        """The grabs in the window."""
        return () if self.window is None else self.window.grabs

    @property
    def undecided(self) -> list[Seat]:
        """Listeners who still may grab: no misfire, no "No idea", no grab held, not gone."""
        if self.phase != "grab":
            return []
        out = {*self.misfired, *self.no_idea, *self.gone, *(grab.seat for grab in self.held)}
        return [seat for seat in self.listeners if seat not in out]

    @property
    def unwritten(self) -> list[Seat]:
        """Tied players whose line is waited for."""
        ogiri = self.the_ogiri
        done = {*(told.seat for told in ogiri.written), *ogiri.silent, *self.gone}
        return [seat for seat in ogiri.tied if seat not in done]

    @property
    def unvoted(self) -> list[Seat]:
        """Voters whose vote is waited for."""
        ogiri = self.the_ogiri
        done = {*ogiri.voted, *ogiri.silent, *self.gone}
        return [seat for seat in ogiri.voters if seat not in done]


def _there(value: T | None, what: str) -> T:
    """What the rules know to be there; in a log that was made up it may not be."""
    if value is None:
        raise ValueError(f"there is no {what} here")
    return value


def initial(options: JsonObject, seats: int) -> State:
    """The state before anything is laid out, from checked options."""
    zeros, read = (0,) * seats, _options(options, seats)
    return State(
        options=read,
        language=read.language or "en",
        hearts=(None,) * seats,
        taken=((),) * seats,
        readings=zeros,
        guessed=zeros,
        cancellations=zeros,
        credits=(FIRST_CREDIT_MS,) * seats,
        distance=zeros,
    )


def _options(options: JsonObject, seats: int) -> Options:
    """The later edition needs at least ten pairs more than it sets aside; with fewer asked for it has those."""
    is_later = options["edition"] == "later"
    pictures = pictures_of(options)
    return Options(
        sealed=options["race"] == "sealed",
        edition=options["edition"],
        twist=options["twist"] != "off",
        grab_ms=_clock(options["grab_clock"]),
        reading_ms=_clock(options["reading_clock"]),
        play_last_pair=options["play_last_pair"],
        ogiri=options["last_tie"] == "ogiri",
        pairs=min(len(pictures), max(options["pairs"], seats + 10 if is_later else 0)),
        deck=options["deck"],
        pictures=pictures,
        language=None if options["bot_language"] == "auto" else options["bot_language"],
    )


def _clock(value: Json) -> int | None:
    """A clock in milliseconds; it may be off."""
    return value * SECOND_MS if isinstance(value, int) else None
