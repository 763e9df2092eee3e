"""What members are told: one message for each distinct audience (each seat, and everybody else), encoded once.

A record that one member alone may know of reaches nobody else, and has no number: the others could count it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hitparade.kernel.state import AnyEntry, MatchState
from hitparade.kernel.values import JsonObject, Seat
from hitparade.rooms.events import told
from hitparade.rooms.record import Record
from hitparade.rooms.state import RoomState
from hitparade.rooms.view import has_changed, room_view
from hitparade.wire import happened, outgoing
from hitparade.wire.happened import AnyHappened
from hitparade.wire.incoming import PROTOCOL
from hitparade.wire.outgoing import Cause, Here, News, Own, Welcome

TAIL = b'"view":null,"legal":null}'
"""How encoded news ends before a viewer's own knowledge is put in: its last two fields."""


def seat_of(state: RoomState, member: int) -> Seat | None:
    """The seat of a member in the match on the table, or None for those who watch."""
    return None if state.play is None else state.play.seat_of(member)


class Telling:
    """The news of one record, encoded for whoever asks and kept for the next of the same audience."""

    __slots__ = (
        "_cause", "_encoded", "_entry", "_happened", "_head", "_is_for_one", "_public", "_record", "_room",
        "_state",
    )  # fmt: skip

    def __init__(self, before: RoomState, after: RoomState, record: Record) -> None:
        self._state = after
        self._record = record
        self._cause = cause_of(record)
        self._entry: AnyEntry | None = record.entry
        self._is_for_one = before.told == after.told
        self._happened = happenings(after, record, after.number)
        self._room = room_view(after) if has_changed(before, after) else None
        self._encoded: dict[Seat | None, bytes] = {}
        self._public: bytes | None = None
        self._head: bytes | None = None

    @property
    def has_changed(self) -> bool:
        """Whether the view of the room differs now."""
        return self._room is not None

    def to(self, member: int) -> bytes | None:
        """The message for this member; None for one who may not know that something happened."""
        play = self._state.play
        seat = None if play is None else play.seat_of(member)
        if self._is_for_one:
            return self._own(seat)
        data = self._encoded.get(seat)
        if data is None:
            data = self._encoded[seat] = self._news(seat)
        return data

    def _own(self, seat: Seat | None) -> bytes | None:
        record, entry, play = self._record, self._entry, self._state.play
        if entry is None or play is None or seat is None or entry.seat != seat:
            return None
        match = play.match
        view, legal = match.view(seat), match.legal(seat)
        return outgoing.encode(Own(record.at_ms, self._cause, entry.by, seat, match.redacted(entry, seat), view, legal))

    def _news(self, seat: Seat | None) -> bytes:
        """The head, which is the same for all unless an event has a secret, and what this seat knows."""
        entry, play = self._entry, self._state.play
        if entry is None or play is None:
            return outgoing.encode(self._told(None, None, []))
        match, head = play.match, self._head
        if head is None:
            head = outgoing.encode(self._told(entry.by, entry.seat, match.redacted(entry, seat)))[: -len(TAIL)]
            if not any(map(match.game.is_secret, entry.events)):
                self._head = head
        legal = b"[]" if seat is None else outgoing.encode(match.legal(seat))
        return b"".join((head, b'"view":', self._view(match, seat), b',"legal":', legal, b"}"))

    def _told(self, by: str | None, seat: Seat | None, events: list[JsonObject]) -> News:
        told, at_ms = self._state.told, self._record.at_ms
        return News(told, at_ms, self._cause, by, seat, events, self._happened, self._room, None, None)

    def _view(self, match: MatchState, seat: Seat | None) -> bytes:
        """The view of a seat: what everybody knows, encoded once for all, and what only this seat knows."""
        private = {} if seat is None else match.encodable_private(seat)
        if private is None:
            return outgoing.encode(match.encodable_view(seat))
        if self._public is None:
            self._public = outgoing.encode(match.encodable_view(None))
        return self._public[:-1] + b"," + outgoing.encode(private)[1:] if private else self._public


def cause_of(record: Record) -> Cause | None:
    """Whose message led to a record."""
    return None if record.member is None or record.id is None else Cause(record.member, record.id)


def happenings(state: RoomState, record: Record, number: int) -> list[AnyHappened]:
    """What happened in the room with record ``number``, as everybody is told."""
    shown = [public for event in record.events if (public := told(event)) is not None] if record.events else []
    if not state.past or state.past[-1].record < number:
        return shown
    last = next((past for past in reversed(state.past) if past.record <= number), None)
    return [*shown, happened.MatchEnded(last.number)] if last is not None and last.record == number else shown


def missed(state: RoomState, records: Mapping[int, Record], seat: Seat | None) -> list[News]:
    """The latest news again for who comes back, views left out; what only one was told of is in that one's view.

    Events of the match on the table are shown as this seat may see them; those of matches before it are left out.
    """
    told = {number: state.told - age for age, number in enumerate(reversed(state.recent))}
    return [_missed(state, number, record, seat, told[number]) for number, record in records.items() if number in told]


def _missed(state: RoomState, number: int, record: Record, seat: Seat | None, told: int) -> News:
    entry: AnyEntry | None = record.entry
    by, of, events = None, None, list[dict[str, Any]]()
    if entry is not None and state.play is not None and number >= state.play.first:
        by, of, events = entry.by, entry.seat, state.play.match.redacted(entry, seat)
    told_of = happenings(state, record, number)
    return News(told, record.at_ms, cause_of(record), by, of, events, told_of, None, None, None)


def welcome(
    state: RoomState, member: int, now_ms: int, presence: Mapping[int, Here], news: Mapping[int, Record]
) -> bytes:
    """Everything that a member may know now, encoded."""
    seat = seat_of(state, member)
    match = None if state.play is None else state.play.match
    return outgoing.encode(
        Welcome(
            protocol=PROTOCOL,
            number=state.told,
            now_ms=now_ms,
            member=member,
            seat=seat,
            room=room_view(state),
            view=None if match is None else match.view(seat),
            legal=[] if match is None or seat is None else match.legal(seat),
            presence=dict(presence),
            missed=missed(state, news, seat),
        )
    )
