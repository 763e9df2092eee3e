"""Deciding who is at the table: coming in, names, keys, leaving, the host's role."""

from __future__ import annotations

from hitparade.art.cast import CAST
from hitparade.kernel.table import TableAct
from hitparade.rooms import asking, names, playing, tokens
from hitparade.rooms.asking import Ask, Now
from hitparade.rooms.errors import RoomError
from hitparade.rooms.events import Admitted, AnyStored, KeyChanged, PinMade
from hitparade.rooms.record import Change
from hitparade.rooms.state import MOST_MEMBERS, Member, RoomState
from hitparade.wire import acts, happened
from hitparade.wire.http import ComeIn

HEADS = frozenset(meta.id for meta in CAST)


def names_at(state: RoomState, but: int | None = None) -> list[str]:
    """The names that are taken."""
    return [member.name for member in state.here if member.id != but]


def check_head(head: str) -> None:
    """Refuses a head that nobody has."""
    if head not in HEADS:
        raise RoomError("unknown-head", f"There is no head {head[:40]!r} in the cast.")


def come_in(state: RoomState, wish: ComeIn, token: str) -> Change:
    """A newcomer; players sit down where a seat is free, all others watch. ``token`` is the hash of their key."""
    if state.locked:
        raise RoomError("room-locked", "The host has locked this table; ask them to open it.")
    if is_full(state):
        raise RoomError("room-full", f"This table is full: there is room for {MOST_MEMBERS}.")
    admitted = _newcomer(state, wish, token)
    events: list[AnyStored] = [admitted]
    if wish.role == "player" and None in state.seats:
        events.append(happened.Sat(admitted.member, state.seats.index(None)))
    if state.host is None and wish.role != "screen":
        events.append(happened.HostChanged(admitted.member, "handed"))
    return Change(tuple(events))


def is_full(state: RoomState) -> bool:
    """Whether nobody more fits in."""
    return len(state.here) >= MOST_MEMBERS


def _newcomer(state: RoomState, wish: ComeIn, token: str) -> Admitted:
    if wish.role == "screen":
        return Admitted(state.next_member, names.numbered("Screen", names_at(state)), "", "screen", None, token)
    name = names.clean(wish.name)
    names.check_free(name, names_at(state))
    check_head(wish.head)
    return Admitted(state.next_member, name, wish.head, wish.role, None, token)


def make_pin(state: RoomState, member: int, pin: tokens.Pin) -> Change:
    """A fresh PIN replaces the one before."""
    return Change((PinMade(asking.need_member(state, member).id, pin),))


def claim(state: RoomState, member: int, pin: str, token: str, now: Now) -> Change:
    """The seat moves to another device: the PIN is used up, and the old key opens nothing any more (R2)."""
    owner = state.member(member)
    if owner is None or not tokens.is_pin(owner.pin, pin, now.at_ms):
        raise RoomError(
            "wrong-pin", "That PIN is wrong, used or older than 10 minutes; ask for a new one on the old device."
        )
    return Change((KeyChanged(member, token),))


def rename(ask: Ask, act: acts.Rename) -> Change:
    """Another name, which must not look like one at the table."""
    name = names.clean(act.name)
    names.check_free(name, names_at(ask.state, but=ask.by.id))
    return Change((happened.Renamed(ask.by.id, name),))


def pick_head(ask: Ask, act: acts.PickHead) -> Change:
    """Another head."""
    check_head(act.head)
    return Change((happened.HeadPicked(ask.by.id, act.head),))


def lock(ask: Ask, act: acts.Lock) -> Change:
    """The host closes or opens the door."""
    asking.need_host(ask)
    return Change((happened.Locked(act.locked),))


def leave(ask: Ask, _: acts.Leave) -> Change:
    """Leaving for good: in a match the stand-in plays on (H20)."""
    return _gone(ask.state, ask.by, ask.now, removed=False)


def remove(ask: Ask, act: acts.Remove) -> Change:
    """The host sends somebody, or a bot, away."""
    asking.need_host(ask)
    member = asking.need_member(ask.state, act.member)
    if member.id == ask.by.id:
        raise RoomError("own-seat", "You can't remove yourself; leave instead.")
    return _gone(ask.state, member, ask.now, removed=True)


def _gone(state: RoomState, member: Member, now: Now, *, removed: bool) -> Change:
    events: list[AnyStored] = [happened.Left(member.id, removed)]
    if state.host == member.id and (heir := next_host(state, now, but=member.id)) is not None:
        events.append(happened.HostChanged(heir, "away"))
    seat = None if state.play is None else state.play.seat_of(member.id)
    if state.play is None or state.phase != "match" or seat is None or seat in state.play.match.table.left:
        return Change(tuple(events))
    return Change(tuple(events), playing.table_entry(state.play, TableAct("leave", seat), now))


def next_host(state: RoomState, now: Now, but: int | None) -> int | None:
    """Who takes the host's role: players before guests, those who are connected first, then by who came first."""
    people = [member for member in state.here if member.is_person and member.id != but]
    people.sort(key=lambda member: (member.id not in now.present, member.role != "player", member.id))
    return people[0].id if people else None


def make_host(ask: Ask, act: acts.MakeHost) -> Change:
    """The host hands the role on; the owner whose role passed on while away may take it back (R5)."""
    is_back = act.member == ask.by.id == ask.state.owner != ask.state.host
    if not is_back:
        asking.need_host(ask)
    member = asking.need_member(ask.state, act.member)
    if not member.is_person:
        raise RoomError("no-person", f"{member.name} can't be the host: only people can.")
    return Change((happened.HostChanged(member.id, "back" if is_back else "handed"),))


def pass_host(state: RoomState, now: Now) -> Change | None:
    """The host is gone for too long: the role passes on to somebody who is connected, if anybody is."""
    heir = next_host(state, now, but=state.host)
    if heir is None or heir not in now.present or (state.host is not None and state.host in now.present):
        return None
    return Change((happened.HostChanged(heir, "away"),))


def host_back(state: RoomState, member: int) -> Change | None:
    """The owner is here again: the role comes back."""
    if state.owner != member or state.host == member or state.member(member) is None:
        return None
    return Change((happened.HostChanged(member, "back"),))
