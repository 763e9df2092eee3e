"""What members are told: one message for each distinct audience (each seat, and everybody else), encoded once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from msgspec import Raw

from hitparade.kernel.state import AnyEntry, MatchState
from hitparade.kernel.values import Json, JsonObject, Seat
from hitparade.rooms.events import told
from hitparade.rooms.record import Record
from hitparade.rooms.state import RoomState
from hitparade.rooms.view import has_changed, room_view
from hitparade.wire import happened, outgoing
from hitparade.wire.happened import AnyHappened
from hitparade.wire.incoming import PROTOCOL
from hitparade.wire.outgoing import Cause, Here, News, Welcome

MISSED = 50
"""So many of the latest news a member who comes back is told."""


def seat_of(state: RoomState, member: int) -> Seat | None:
    """The seat of a member in the match on the table, or None for those who watch."""
    return None if state.play is None else state.play.seat_of(member)


class Telling:
    """The news of one record, encoded for whoever asks and kept for the next of the same audience."""

    __slots__ = ("_encoded", "_entry", "_events", "_happened", "_public", "_record", "_room", "_state")

    def __init__(self, before: RoomState, after: RoomState, record: Record) -> None:
        self._state = after
        self._record = record
        self._entry: AnyEntry | None = record.entry
        self._happened = happenings(after, record, after.number)
        self._room = room_view(after) if has_changed(before, after) else None
        self._encoded: dict[Seat | None, bytes] = {}
        self._public: bytes | None = None
        self._events: list[JsonObject] | None = None

    def to(self, member: int) -> bytes:
        """The message for this member."""
        seat = seat_of(self._state, member)
        if seat not in self._encoded:
            self._encoded[seat] = outgoing.encode(self._news(seat))
        return self._encoded[seat]

    def _news(self, seat: Seat | None) -> News:
        record, entry, play = self._record, self._entry, self._state.play
        number, cause = self._state.number, cause_of(record)
        if entry is None or play is None:
            return News(number, record.at_ms, cause, None, None, [], self._happened, self._room, None, None)
        match = play.match
        legal = [] if seat is None else match.legal(seat)
        return News(
            number,
            record.at_ms,
            cause,
            entry.by,
            entry.seat,
            self._redacted(match, entry, seat),
            self._happened,
            self._room,
            cast("Json", self._view(match, seat)),
            legal,
        )

    def _redacted(self, match: MatchState, entry: AnyEntry, seat: Seat | None) -> list[JsonObject]:
        """The events as this seat may see them: what has no secret is the same list for everybody."""
        if any(map(match.game.is_secret, entry.events)):
            return match.redacted(entry, seat)
        if self._events is None:
            self._events = match.redacted(entry, None)
        return self._events

    def _view(self, match: MatchState, seat: Seat | None) -> Raw:
        """The view of a seat: what everybody knows, encoded once for all, and what only this seat knows."""
        private = {} if seat is None else match.encodable_private(seat)
        if private is None:
            return Raw(outgoing.encode(match.encodable_view(seat)))
        if self._public is None:
            self._public = outgoing.encode(match.encodable_view(None))
        return Raw(self._public[:-1] + b"," + outgoing.encode(private)[1:] if private else self._public)


def cause_of(record: Record) -> Cause | None:
    """Whose message led to a record."""
    return None if record.member is None or record.id is None else Cause(record.member, record.id)


def happenings(state: RoomState, record: Record, number: int) -> list[AnyHappened]:
    """What happened in the room with record ``number``, as everybody is told."""
    shown = [public for event in record.events if (public := told(event)) is not None]
    last = next((past for past in reversed(state.past) if past.record <= number), None)
    return [*shown, happened.MatchEnded(last.number)] if last is not None and last.record == number else shown


def missed(state: RoomState, records: Mapping[int, Record], seat: Seat | None) -> list[News]:
    """The latest news again for who comes back, views left out.

    Events of the match on the table are shown as this seat may see them; those of matches before it are left out.
    """
    return [_missed(state, number, record, seat) for number, record in sorted(records.items())[-MISSED:]]


def _missed(state: RoomState, number: int, record: Record, seat: Seat | None) -> News:
    entry: AnyEntry | None = record.entry
    by, of, events = None, None, list[dict[str, Any]]()
    if entry is not None and state.play is not None and number >= state.play.first:
        by, of, events = entry.by, entry.seat, state.play.match.redacted(entry, seat)
    told_of = happenings(state, record, number)
    return News(number, record.at_ms, cause_of(record), by, of, events, told_of, None, None, None)


def welcome(
    state: RoomState, member: int, now_ms: int, presence: Mapping[int, Here], news: Mapping[int, Record]
) -> bytes:
    """Everything that a member may know now, encoded."""
    seat = seat_of(state, member)
    match = None if state.play is None else state.play.match
    return outgoing.encode(
        Welcome(
            protocol=PROTOCOL,
            number=state.number,
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
