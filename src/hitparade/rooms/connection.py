"""One socket of one member: what it asks of the room, and how it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from hitparade.rooms import people, playing, rules, tokens
from hitparade.rooms.asking import Now
from hitparade.rooms.line import Decide, Request, known
from hitparade.rooms.outcomes import CLOSED, Applied, Outcome, Refusal
from hitparade.rooms.outlet import Out, Outlet
from hitparade.rooms.record import Change
from hitparade.rooms.seat_card import qr_rows, seat_path
from hitparade.rooms.state import RoomState
from hitparade.rooms.surroundings import Surroundings
from hitparade.wire import outgoing
from hitparade.wire.incoming import ActMessage, Move
from hitparade.wire.outgoing import Done, Refused, SeatCardMessage

if TYPE_CHECKING:
    from hitparade.rooms.runner import Room

LONGEST_ID = 32
BAD_ID = Refusal("bad-id", f"A message's id has 1 to {LONGEST_ID} characters.")


class Channel(Protocol):
    """The way to one socket, given by the web."""

    def send(self, data: bytes) -> None:
        """Hands over one message. Never blocks."""
        ...

    def close(self, code: str, sentence: str) -> None:
        """Sends Bye with this code and sentence, then closes the socket."""
        ...


class Connection:
    """A member's live controller. There is at most one a member; an older one is closed when the next comes."""

    __slots__ = ("_channel", "_outlet", "_room", "is_live", "member")

    def __init__(self, room: Room, member: int, channel: Channel, work: Surroundings) -> None:
        self.member = member
        self.is_live = True
        self._room = room
        self._channel = channel
        self._outlet = Outlet(channel.send, work)

    def tell(self, data: bytes, later_ms: float = 0, out: Out | None = None) -> None:
        """Sends an encoded message, if the socket is still this member's; so much later, and calls ``out`` then."""
        if self.is_live:
            self._outlet.tell(data, later_ms, out)

    def close(self, code: str, sentence: str) -> None:
        """The room ends the connection."""
        if self.is_live:
            self._stop()
            self._channel.close(code, sentence)

    def _stop(self) -> None:
        self.is_live = False
        self._outlet.stop()

    @property
    def is_racing(self) -> bool:
        """Whether it matters how far this member is, to the millisecond."""
        return self.is_live and self._room.is_racing

    def move(self, message: Move) -> Request:
        """A move in the match. Everybody gets News, or this member Own, Done or Refused; nobody need wait for it."""
        member, move, step, arrived_ms = self.member, message.move, message.step, self._room.now_ms()

        def decide(state: RoomState, now: Now) -> Change:
            return playing.move(state, member, move, step, now, arrived_ms)

        return self._ask(message.id, decide)

    def act(self, message: ActMessage) -> Request:
        """An act in the room. Everybody gets News, or this member Done or Refused; nobody needs to wait for it."""
        member, act = self.member, message.act

        def decide(state: RoomState, now: Now) -> Change:
            return rules.decide(state, member, act, now)

        return self._ask(message.id, decide)

    def _ask(self, message: str, decide: Decide) -> Request:
        if not self.is_live:
            return known(CLOSED)
        if not 1 <= len(message) <= LONGEST_ID:
            self._answer(None, BAD_ID)
            return known(BAD_ID)
        self.heard()
        return self._room.ask(decide, self.member, message, lambda outcome: self._answer(message, outcome))

    def _answer(self, message: str | None, outcome: Outcome) -> None:
        """News has told of what was applied; all else is told here."""
        if isinstance(outcome, Refusal):
            self.tell(outgoing.encode(Refused(message, outcome.code, outcome.sentence)))
        elif outcome.again and message is not None:
            self.tell(outgoing.encode(Done(message, outcome.number)))

    def seat_card(self, origin: str = "") -> Request:
        """Makes a fresh PIN and sends it with the link (below ``origin``, as ``https://example.org``) and QR code."""
        if not self.is_live:
            return known(CLOSED)
        pin, kept = tokens.new_pin(self._room.now_ms() + self._room.timing.pin_ms)

        def answer(outcome: Outcome) -> None:
            if isinstance(outcome, Applied):
                self._room.forget_wrong_pins(self.member)
                path = seat_path(self._room.state.code, self.member, pin)
                self.tell(outgoing.encode(SeatCardMessage(pin, path, qr_rows(origin + path))))
            else:
                self._answer(None, outcome)

        return self._room.ask(lambda state, _: people.make_pin(state, self.member, kept), answer=answer)

    def resync(self) -> None:
        """Sends everything again."""
        self._room.welcome(self, {})

    def heard(self) -> None:
        """Any message is a sign of life: who is stood in for has the seat back (R4)."""
        if self.is_live:
            self._room.heard(self.member)

    def measured(self, trip_ms: float, kernel_rtt_ms: float | None = None) -> None:
        """The socket's answer to a ping took so long; the kernel has seen it answer in so short a time, if it says."""
        if self.is_live:
            self._room.measuring.measured(self.member, trip_ms, kernel_rtt_ms)

    def detach(self) -> None:
        """The socket is gone. Does nothing if the seat is live elsewhere already."""
        self._stop()
        self._room.detach(self)
