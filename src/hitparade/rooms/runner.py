"""A room that runs: keeps order, tells its members, and wakes up for deadlines, bots and people who are gone."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from msgspec.structs import replace

from hitparade.kernel.packs import Held
from hitparade.kernel.state import AnyEntry
from hitparade.rooms import people, playing, presence, tokens
from hitparade.rooms import record as records
from hitparade.rooms.asking import Now
from hitparade.rooms.connection import Channel, Connection
from hitparade.rooms.errors import RoomError
from hitparade.rooms.events import Admitted, AnyStored, KeyChanged, Waited
from hitparade.rooms.line import Answer, Decide, Line, Request
from hitparade.rooms.measuring import Measuring
from hitparade.rooms.record import Change, Record
from hitparade.rooms.state import Member, RoomState
from hitparade.rooms.surroundings import Surroundings
from hitparade.rooms.telling import Telling, welcome
from hitparade.rooms.timing import Timing
from hitparade.rooms.waking import Waking
from hitparade.storage.port import StorageError
from hitparade.wire import outgoing
from hitparade.wire.happened import Left, PackDropped
from hitparade.wire.outgoing import Presence

WRONG_PINS = 5
"""A PIN is void after so many wrong guesses, until its owner asks for a new one."""


class Room:
    """One table. Everything that happens here goes through its line; everything its members hear comes from here.

    ``held`` are the packs that its host brought, by id: as long as they are held matches can draw from them.
    """

    __slots__ = (
        "_shown", "_work", "_wrong_pins", "absences", "connections", "held", "line", "measuring", "touched_ms",
        "waking",
    )  # fmt: skip

    def __init__(self, work: Surroundings, state: RoomState, held: dict[str, Held] | None = None) -> None:
        self._work = work
        self.held = {} if held is None else held
        self._shown: Presence | None = None
        self._wrong_pins: dict[int, int] = {}
        self.connections: dict[int, Connection] = {}
        self.touched_ms = work.clock()
        self.absences = presence.Absences(work.timing, self.touched_ms)
        self.measuring = Measuring(work.clock, playing.match_race(state.play))
        self.line = Line(work, state, self.connections.keys(), self.measuring.link, self)
        self.waking = Waking(work, self)
        self.rested()

    @property
    def state(self) -> RoomState:
        """The room as a value."""
        return self.line.state

    @property
    def timing(self) -> Timing:
        """How long this room waits for what."""
        return self._work.timing

    def now_ms(self) -> int:
        """Milliseconds since 1970."""
        return self._work.clock()

    def ask(
        self, decide: Decide, member: int | None = None, message: str | None = None, answer: Answer | None = None
    ) -> Request:
        """Queues a request."""
        return self.line.ask(decide, member, message, answer)

    # ---- who is connected ---------------------------------------------------------------------

    async def join(self, token: str, channel: Channel, seen: int | None) -> Connection:
        """A member's socket: it gets everything, and an older socket of theirs is closed. Raises RoomError."""
        self.by_token(token)
        news = await self._missed(seen)
        member = self.by_token(token)  # it may have changed meanwhile
        if self.line.is_closed:
            raise RoomError("closed", "This table is closed.")
        self.drop(member.id, "moved", "This seat is played on another device now.")
        is_first = not presence.is_watched(self.state, self.connections)
        connection = self.connections[member.id] = Connection(self, member.id, channel, self._work)
        self.measuring.joined(member.id)
        self.absences.found(member.id, self.now_ms(), first=is_first and member.is_person)
        self.welcome(connection, news)
        self.show_presence(always=True)
        self._is_back(member.id)
        self.waking.arm()
        return connection

    def by_token(self, token: str) -> Member:
        """The member whose key this is. Raises RoomError ``bad-token``."""
        hashed = tokens.token_hash(token)
        found = next((member for member in self.state.here if tokens.is_hash_of(member.token, hashed)), None)
        if found is None:
            raise RoomError("bad-token", "This key opens no seat here: it moved to another device, or left.")
        return found

    async def _missed(self, seen: int | None) -> Mapping[int, Record]:
        """The records after number ``seen`` up to the present one, read from the log; at most the last few."""
        news: dict[int, Record] = {}
        last = self.state.number if seen is None else self.state.record_of(seen)
        while last < self.state.number:
            try:
                rows = await self._work.log.read(self.state.code, last)
            except StorageError:
                rows = []
            if not rows:
                return {}  # the state is told anyway; only what led to it is not
            news |= {number: self._old_record(number, body) for number, body in rows}
            last = rows[-1].sequence
        return news

    def _old_record(self, number: int, body: bytes) -> Record:
        """A record of the past; entries of matches before the present one are nobody's news."""
        play = self.state.play
        if play is not None and number >= play.first:
            return records.decode(body, play.match.head.game)
        return replace(records.decode_raw(body), entry=None)

    def _is_back(self, member: int) -> None:
        self.heard(member)
        if self.state.owner == member and self.state.host != member:
            self.ask(lambda state, _: people.host_back(state, member))

    def heard(self, member: int) -> None:
        """A sign of life: the stand-in hands the seat back."""
        if playing.stood_in_seat(self.state, member) is not None:
            self.ask(lambda state, now: playing.back(state, member, now))

    def detach(self, connection: Connection) -> None:
        """A socket is gone."""
        if self.connections.get(connection.member) is connection:
            del self.connections[connection.member]
            self._lost(connection.member)

    def drop(self, member: int, code: str, sentence: str) -> None:
        """Closes a member's socket, if there is one."""
        connection = self.connections.pop(member, None)
        if connection is not None:
            connection.close(code, sentence)
            self.absences.lost(member, self.now_ms())

    @property
    def is_racing(self) -> bool:
        """Whether a match runs in which it matters who is first: then connections are measured closely."""
        play = self.state.play
        return play is not None and play.match.result is None and play.match.game.meta.races

    def _lost(self, member: int) -> None:
        self.touched_ms = self.now_ms()
        self.absences.lost(member, self.touched_ms)
        self.show_presence()
        self.waking.arm()

    def close(self, code: str, sentence: str) -> None:
        """Closes every socket and rings no more."""
        for member in list(self.connections):
            self.drop(member, code, sentence)
        self.waking.stop()

    def is_unneeded(self, now_ms: int) -> bool:
        """Whether the room can be read back later instead of being kept: nobody is here and no clock runs."""
        is_quiet = not self.connections and self.line.is_idle and not self.waking.is_set
        return is_quiet and now_ms - self.touched_ms >= self.timing.unload_ms

    # ---- keys ---------------------------------------------------------------------------------

    def decide_claim(self, state: RoomState, member: int, pin: str, token: str, now: Now) -> Change:
        """As ``people.claim``, counting wrong guesses."""
        wrong = self._wrong_pins.get(member, 0)
        try:
            return people.claim(state, member, pin if wrong < WRONG_PINS else "", token, now)
        except RoomError:
            if state.member(member) is not None:
                self._wrong_pins[member] = wrong + 1
            raise

    def forget_wrong_pins(self, member: int) -> None:
        """There is a new PIN."""
        self._wrong_pins.pop(member, None)

    # ---- telling ------------------------------------------------------------------------------

    def welcome(self, connection: Connection, news: Mapping[int, Record]) -> None:
        """Tells one member everything."""
        here = presence.here(self.state, self.connections, self.absences, self.now_ms())
        connection.tell(welcome(self.state, connection.member, self.now_ms(), here, news))

    def applied(self, before: RoomState, after: RoomState, record: Record) -> None:
        """A record is durable: everybody is told."""
        for event in record.events:
            self._follow(event)
        telling = Telling(before, after, record)
        self._tell(telling, after, record.entry)
        if record.entry is not None:
            self._follow_entry(record.entry)
        if record.events or telling.has_changed or (record.entry is not None and record.entry.act is not None):
            self.show_presence()

    def _tell(self, telling: Telling, after: RoomState, entry: AnyEntry | None) -> None:
        """Tells each member; those who are near perhaps later, so that all see together what a race begins with."""
        race = playing.match_race(after.play)
        has_opened = self.measuring.follow(race)
        later_ms = playing.held_back(after, entry)
        for member, connection in tuple(self.connections.items()):
            if (data := telling.to(member)) is not None:
                out = partial(self.measuring.sent, member, race) if has_opened else None
                connection.tell(data, later_ms(member) if later_ms else 0, out)

    def _follow_entry(self, entry: AnyEntry) -> None:
        """What a match's entry means for bots and clocks."""
        if entry.seat is not None:
            self.waking.thinking.moved(entry.seat)
        if entry.act is not None and entry.act.act == "resume":
            self.absences.start_anew(self.now_ms())

    def _follow(self, event: AnyStored) -> None:
        """What an event means for sockets and clocks."""
        match event:
            case Left(member, removed=True):
                self.measuring.left(member)
                self.drop(member, "removed", "The host has sent you from this table.")
            case Left(member):
                self.measuring.left(member)
                self.drop(member, "left", "You have left this table.")
            case KeyChanged(member):
                self.drop(member, "moved", "This seat is played on another device now.")
            case Waited(member):
                self.absences.wait_longer(member)
            case PackDropped(pack):
                self.held.pop(pack, None)
            case Admitted(member):
                self.absences.lost(member, self.now_ms())
            case _:
                pass

    def rested(self) -> None:
        """Nothing waits in the line: it is time to see what is due next."""
        self.waking.look()

    def show_presence(self, *, always: bool = False) -> None:
        """Tells who is here, when that has changed."""
        members = presence.here(self.state, self.connections, self.absences, self.now_ms())
        shown = Presence(members, presence.waits(self.state, self.connections, self.absences))
        if shown == self._shown and not always:
            return
        self._shown = shown
        data = outgoing.encode(shown)
        for connection in list(self.connections.values()):
            connection.tell(data)
