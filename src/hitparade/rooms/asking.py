"""Who asks a room for something, when, and the refusals that many acts share."""

from __future__ import annotations

from collections.abc import Callable, Collection

from msgspec import Struct

from hitparade.kernel import Chance, registry
from hitparade.kernel.meta import Meta
from hitparade.kernel.values import JsonObject, Seat
from hitparade.rooms.errors import RoomError
from hitparade.rooms.state import Member, Play, RoomState

LinkOf = Callable[[int, int], JsonObject | None]
"""``link(member, started_ms)``: a member's link for the rules (see ``Measuring``), or None where none was measured."""


class Now(Struct, frozen=True):
    """What a decision may know beside the state: the time (ms since 1970), who is connected, and where chance is.

    ``link`` tells what was measured of a member's connection.
    """

    at_ms: int
    present: Collection[int]
    chance: Chance
    link: LinkOf = lambda _member, _started_ms: None


class Ask(Struct, frozen=True):
    """A member asks. Their authority comes from the room's own record, never from what they send."""

    state: RoomState
    by: Member
    now: Now

    @property
    def is_host(self) -> bool:
        """Whether the host's powers are theirs."""
        return self.by.id == self.state.host

    @property
    def seat(self) -> Seat | None:
        """Their seat in the match on the table."""
        return None if self.state.play is None else self.state.play.seat_of(self.by.id)


def need_host(ask: Ask) -> None:
    """Refuses whoever is not the host, and says who is."""
    if ask.is_host:
        return
    host = None if ask.state.host is None else ask.state.member(ask.state.host)
    who = f"; the host is {host.name}" if host else ""
    raise RoomError("not-host", f"Only the host can do that{who}.")


def need_no_match(state: RoomState) -> None:
    """Refuses while a match runs."""
    if state.phase == "match":
        raise RoomError("match-running", "That has to wait until the match is over.")


def need_match(state: RoomState) -> Play:
    """The match that runs, or a refusal."""
    if state.play is None or state.phase != "match":
        raise RoomError("no-match", "No match is running.")
    return state.play


def need_member(state: RoomState, number: int) -> Member:
    """The member of that id, or a refusal."""
    member = state.member(number)
    if member is None:
        raise RoomError("unknown-member", "They are not at this table any more.")
    return member


def need_seat(state: RoomState, seat: Seat) -> None:
    """Refuses a seat that the next match does not have."""
    if not 0 <= seat < len(state.seats):
        raise RoomError("unknown-seat", f"There are seats 0 to {len(state.seats) - 1}, not {seat}.")


def meta_of(state: RoomState) -> Meta:
    """The facts of the game that is next."""
    return registry.meta(state.game)


def join_names(names: list[str], word: str = "and") -> str:
    """``Ana, Ben and Cleo``."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {word} {names[-1]}"
