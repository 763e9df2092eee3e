"""A room after a record: one small function an event, each giving the next state. Pure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from hitparade.kernel import deciding, registry
from hitparade.kernel.state import AnyEntry
from hitparade.rooms import events, standings
from hitparade.rooms.record import Record
from hitparade.rooms.state import Applied, Member, Past, Play, RoomPack, RoomState
from hitparade.wire import happened

PAST = 60
"""So many finished matches are listed; the chart counts all."""


def evolve(state: RoomState, record: Record) -> RoomState:
    """The room after a record."""
    for event in record.events:
        state = EVOLVE[type(event)](state, event, record.at_ms)
    entry, number, play, votes = record.entry, state.number + 1, state.play, state.skip_votes
    quiet, told = state.quiet, state.told + 1
    if entry is not None:
        assert play is not None, "an entry needs a match"  # noqa: S101 - record.decode has made sure of it
        if not record.events and play.match.only_for(entry) is not None:
            quiet, told = state.quiet_with(number), state.told
        play = _played(play, entry, record.member)
        votes = votes if entry.by == "table" else ()
    state = replace(
        state, number=number, told=told, quiet=quiet, at_ms=record.at_ms, applied=_remember(state, record, told),
        play=play, skip_votes=votes,
    )  # fmt: skip
    if entry is None or play is None or play.match.result is None or _has_ended(state):
        return state
    return _ended(state, play)


def _played(play: Play, entry: AnyEntry, member: int | None) -> Play:
    """The match on the table after an entry. ``member`` asked for it; a late guest takes the next seat so."""
    match, seats = deciding.evolve(play.match, entry), play.seats
    if match.seats > len(seats) and member is not None:
        seats = (*seats, member)
    return Play(play.number, seats, play.started_ms, play.first, match)


def _has_ended(state: RoomState) -> bool:
    """Whether the match on the table stands in the list of finished ones already."""
    return bool(state.past and state.play and state.past[-1].number == state.play.number)


def _ended(state: RoomState, play: Play) -> RoomState:
    """The match is over: it goes on the chart."""
    result = play.match.result
    if result is None:
        return state
    players = [state.anybody(member) for member in play.seats]
    chart = standings.after(state.chart, play.seats, result)
    past = Past(
        number=play.number,
        game=play.match.head.game,
        members=play.seats,
        names=tuple(player.name for player in players),
        heads=tuple(player.head for player in players),
        scores=result.scores,
        winners=result.winners,
        reason=result.reason,
        stood_in=play.match.table.stood_in,
        ended_ms=state.at_ms,
        record=state.number,
        places=standings.places(chart),
    )
    return replace(state, chart=chart, past=(*state.past, past)[-PAST:])


def _remember(state: RoomState, record: Record, told: int) -> dict[int, Applied]:
    """The last messages of each member, the one that led to this record added."""
    member, message = record.member, record.id
    if member is None or message is None or state.member(member) is None:
        return state.applied
    known = state.applied.get(member, Applied())
    return {**state.applied, member: known.with_one(message, told)}


def _change_member(state: RoomState, number: int, **changes: object) -> RoomState:
    members = tuple(replace(m, **changes) if m.id == number else m for m in state.members)
    return replace(state, members=members)


def _opened(state: RoomState, event: events.Opened, _: int) -> RoomState:
    return replace(state, game=event.game, options=event.options, seats=(None,) * event.seats)


def _admitted(state: RoomState, event: events.Admitted, _: int) -> RoomState:
    member = Member(event.member, event.name, event.head, event.role, event.bot, event.token)
    return replace(state, members=(*state.members, member), next_member=event.member + 1)


def _pin_made(state: RoomState, event: events.PinMade, _: int) -> RoomState:
    return _change_member(state, event.member, pin=event.pin)


def _key_changed(state: RoomState, event: events.KeyChanged, _: int) -> RoomState:
    return _change_member(state, event.member, token=event.token, pin=None)


def _renamed(state: RoomState, event: happened.Renamed, _: int) -> RoomState:
    return _change_member(state, event.member, name=event.name)


def _head_picked(state: RoomState, event: happened.HeadPicked, _: int) -> RoomState:
    return _change_member(state, event.member, head=event.head)


def _without(seats: tuple[int | None, ...], member: int) -> tuple[int | None, ...]:
    return tuple(None if sitting == member else sitting for sitting in seats)


def _sat(state: RoomState, event: happened.Sat, _: int) -> RoomState:
    """Who sits is a player from now on, whatever they came as."""
    seats = list(_without(state.seats, event.member))
    seats[event.seat] = event.member
    return replace(_change_member(state, event.member, role="player"), seats=tuple(seats))


def _stood(state: RoomState, event: happened.Stood, _: int) -> RoomState:
    return replace(state, seats=_without(state.seats, event.member))


def _left(state: RoomState, event: happened.Left, _: int) -> RoomState:
    """Who has played stays known by name; of others nothing is kept."""
    needed = event.member in state.chart or (state.play is not None and event.member in state.play.seats)
    if needed:
        state = _change_member(state, event.member, gone=True, token=None, pin=None)
    members = tuple(m for m in state.members if needed or m.id != event.member)
    applied = {member: ids for member, ids in state.applied.items() if member != event.member}
    votes = tuple(vote for vote in state.skip_votes if vote != event.member)
    host, owner = (None if role == event.member else role for role in (state.host, state.owner))
    seats = _without(state.seats, event.member)
    return replace(state, members=members, applied=applied, skip_votes=votes, host=host, owner=owner, seats=seats)


def _host_changed(state: RoomState, event: happened.HostChanged, _: int) -> RoomState:
    """Whoever is handed the role owns it; who has it only while the owner is away does not."""
    lent = event.because == "away" and state.owner is not None
    return replace(state, host=event.member, owner=state.owner if lent else event.member)


def _locked(state: RoomState, event: happened.Locked, _: int) -> RoomState:
    return replace(state, locked=event.locked)


def _laid(state: RoomState, event: events.Laid, _: int) -> RoomState:
    return replace(state, game=event.game, options=event.options, seats=tuple(event.seats))


def _option_set(state: RoomState, event: happened.OptionSet, _: int) -> RoomState:
    return replace(state, options={**state.options, event.name: event.value})


def _pack_brought(state: RoomState, event: events.PackBrought, _: int) -> RoomState:
    return replace(state, packs=(*state.packs, RoomPack(event.game, event.facts)))


def _pack_set(state: RoomState, event: events.PackSet, _: int) -> RoomState:
    packs = tuple(
        replace(pack, off_cards=event.off_cards, off_tags=event.off_tags) if pack.facts.id == event.pack else pack
        for pack in state.packs
    )
    return replace(state, packs=packs)


def _pack_dropped(state: RoomState, event: happened.PackDropped, _: int) -> RoomState:
    return replace(state, packs=tuple(pack for pack in state.packs if pack.facts.id != event.pack))


def _began(state: RoomState, event: events.Began, at_ms: int) -> RoomState:
    head = event.head
    match = replace(deciding.new_match(registry.load(head.game), head.seats, head.options), head=head)
    play = Play(event.number, tuple(event.seats), at_ms, state.number + 1, match)
    return replace(state, play=play, matches=event.number, skip_votes=())


def _lobby_opened(state: RoomState, _event: happened.LobbyOpened, _: int) -> RoomState:
    return replace(state, play=None, skip_votes=())


def _skip_asked(state: RoomState, event: happened.SkipAsked, _: int) -> RoomState:
    return replace(state, skip_votes=(*state.skip_votes, event.member))


def _waited(state: RoomState, _event: events.Waited, _: int) -> RoomState:
    """The room's clock for absent people is not stored."""
    return state


def _clock_moved(state: RoomState, event: events.ClockMoved, _: int) -> RoomState:
    play = state.play
    return state if play is None else replace(state, play=replace(play, started_ms=play.started_ms + event.by_ms))


EVOLVE: dict[type, Callable[[RoomState, Any, int], RoomState]] = {
    events.Opened: _opened,
    events.Admitted: _admitted,
    events.PinMade: _pin_made,
    events.KeyChanged: _key_changed,
    events.Laid: _laid,
    events.Began: _began,
    events.Waited: _waited,
    events.ClockMoved: _clock_moved,
    events.PackBrought: _pack_brought,
    events.PackSet: _pack_set,
    happened.Renamed: _renamed,
    happened.HeadPicked: _head_picked,
    happened.Sat: _sat,
    happened.Stood: _stood,
    happened.Left: _left,
    happened.HostChanged: _host_changed,
    happened.Locked: _locked,
    happened.OptionSet: _option_set,
    happened.PackDropped: _pack_dropped,
    happened.LobbyOpened: _lobby_opened,
    happened.SkipAsked: _skip_asked,
}
