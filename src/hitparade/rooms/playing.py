"""Deciding what moves the match on the table: moves, bots, the clock, and what players ask of the table."""

from __future__ import annotations

from collections.abc import Callable

from hitparade.kernel import Moment, deciding
from hitparade.kernel.state import AnyEntry
from hitparade.kernel.table import TableAct
from hitparade.kernel.values import Json, JsonObject, Seat
from hitparade.rooms import asking
from hitparade.rooms.asking import Ask, Now
from hitparade.rooms.errors import RoomError
from hitparade.rooms.events import ClockMoved, Waited
from hitparade.rooms.record import Change
from hitparade.rooms.state import Play, RoomState
from hitparade.wire import acts, happened

SKIP_AFTER_MS = 30_000
"""So long a host who plays too waits for a rival who is here, before they may have that one's move made alone."""
SKIP_UNTIMED_MS = 120_000
"""The same where no clock runs: all have agreed to take their time."""


def moment(play: Play, now: Now, seat: Seat | None = None, arrived_ms: int | None = None) -> Moment:
    """Now, on the match's clock, for a move of ``seat`` that came in at ``arrived_ms``, or of the clock."""
    measured = links(play, now, seat)
    if arrived_ms is not None and measured and str(seat) in measured and match_race(play) is not None:
        measured[str(seat)]["arrived_ms"] = arrived_ms - play.started_ms
    return Moment(now.at_ms - play.started_ms, measured)


def match_race(play: Play | None) -> int | str | None:
    """The race that is open in a match, or None."""
    return None if play is None else play.match.game.race(play.match.state)


def links(play: Play, now: Now, seat: Seat | None) -> Json:
    """The connections that matter to this move, where they were measured; None in games that know no distance."""
    match = play.match
    if match.game.distant is None:
        return None
    seats = match.game.distant(match.state, seat)
    found = {str(each): now.link(play.seats[each], play.started_ms) for each in seats}
    return {each: link for each, link in found.items() if link is not None} or None


def held_back(state: RoomState, entry: AnyEntry | None) -> Callable[[int], float] | None:
    """How much later than at once (ms) each member is told of an entry; None if nobody is."""
    play = state.play
    if entry is None or play is None:
        return None
    match = play.match
    later_ms = match.game.hold_back(match.state, entry.events, entry.links)
    return (lambda member: later_ms.get(play.seat_of(member), 0.0)) if later_ms else None


def table_entry(play: Play, act: TableAct, now: Now) -> AnyEntry:
    """An act of the table as the match's next entry. Raises IllegalMove."""
    return deciding.decide_act(play.match, act, moment(play, now), now.chance)


def move(
    state: RoomState, member: int, move: Json, step: int | None, now: Now, arrived_ms: int | None = None
) -> Change:
    """A player's move, which came in at ``arrived_ms`` (ms since 1970). Raises IllegalMove or RoomError."""
    play = asking.need_match(state)
    seat = play.seat_of(member)
    if seat is None:
        raise RoomError("not-playing", "You watch this match; only those who sit can move.")
    if step is not None and isinstance(move, dict):
        move = {**move, "step": step}
    return Change((), deciding.decide_move(play.match, seat, move, moment(play, now, seat, arrived_ms), now.chance))


def bot_move(state: RoomState, seat: Seat, now: Now, seed: int) -> Change | None:
    """What the bot on this seat does, from that seat's view and a seed; None if it is not its turn any more."""
    play = state.play
    if play is None or seat not in play.match.waiting:
        return None
    bot = state.anybody(play.seats[seat]).bot
    if bot is None:
        return None
    legal = play.match.legal(seat)
    chosen: JsonObject = play.match.game.bots[bot].choose(play.match.view(seat), legal, seed)
    return Change((), deciding.decide_move(play.match, seat, chosen, moment(play, now), now.chance))


def due(state: RoomState, now: Now) -> Change | None:
    """The default act that is due by now, or None."""
    play = state.play
    if play is None or state.phase != "match":
        return None
    now_ms = now.at_ms - play.started_ms
    entry = deciding.decide_due(play.match, now_ms, now.chance, links=links(play, now, None))
    return None if entry is None else Change((), entry)


def _table(ask: Ask, act: TableAct) -> Change:
    """What any player, and the host, may ask of the table."""
    play = asking.need_match(ask.state)
    if ask.seat is None:
        asking.need_host(ask)
    return Change((), table_entry(play, act, ask.now))


def pause(ask: Ask, _: acts.Pause) -> Change:
    """The clock stops for all."""
    return _table(ask, TableAct("pause"))


def resume(ask: Ask, _: acts.Resume) -> Change:
    """The match goes on."""
    return _table(ask, TableAct("resume"))


def extend(ask: Ask, act: acts.Extend) -> Change:
    """More time for all."""
    return _table(ask, TableAct("extend", seconds=act.seconds))


def factor(ask: Ask, act: acts.Factor) -> Change:
    """A seat's own limits get longer: for oneself, or by the host for anybody (R7)."""
    play = asking.need_match(ask.state)
    if ask.seat != act.seat:
        asking.need_host(ask)
    return Change((), table_entry(play, TableAct("factor", seat=act.seat, times=act.times), ask.now))


def skip(ask: Ask, _: acts.Skip) -> Change:
    """The move that is waited for is made by its default: at once for the host, else once most players present ask.

    A host who plays asks like anybody else while a rival who is here has not been waited for long (R3).
    """
    state, play = ask.state, asking.need_match(ask.state)
    if ask.is_host and not _is_rivals_turn(ask, play):
        return Change((), table_entry(play, TableAct("skip"), ask.now))
    if ask.seat is None:
        raise RoomError("not-playing", "You watch this match; only those who play can ask for a skip.")
    if ask.by.id in state.skip_votes:
        alone = f"; as host you can skip alone after {_skip_after_ms(play) // 1000} seconds" if ask.is_host else ""
        raise RoomError("already-asked", f"You have asked already; it is up to the others now{alone}.")
    asked = happened.SkipAsked(ask.by.id)
    votes = {*state.skip_votes, ask.by.id}
    present = [m for m in play.seats if m in ask.now.present and state.anybody(m).is_person]
    if 2 * sum(member in votes for member in present) <= len(present):
        return Change((asked,))
    return Change((asked,), table_entry(play, TableAct("skip"), ask.now))


def _is_rivals_turn(ask: Ask, play: Play) -> bool:
    """Whether somebody else than the player who asks, here and a person, has not had their time to move yet."""
    timer, table = play.match.timer, play.match.table
    if ask.seat is None or timer is None or not timer.seats or timer.seats[0] == ask.seat:
        return False
    awaited = play.seats[timer.seats[0]]
    if awaited not in ask.now.present or not ask.state.anybody(awaited).is_person:
        return False
    return ask.now.at_ms - play.started_ms - table.since_ms < _skip_after_ms(play)


def _skip_after_ms(play: Play) -> int:
    timer = play.match.timer
    return SKIP_UNTIMED_MS if timer is None or timer.limit_ms is None else SKIP_AFTER_MS


def hide_line(ask: Ask, act: acts.HideLine) -> Change:
    """A line that somebody wrote is on no screen any more (R25); also at the result, where all lines are shown."""
    asking.need_host(ask)
    play = ask.state.play
    if play is None:
        raise RoomError("no-match", "There is no match on the table.")
    return Change((), table_entry(play, TableAct("hide", text=act.text), ask.now))


def _need_absent(ask: Ask, seat: Seat) -> Play:
    """Refuses unless a person plays this seat who is not connected and not stood in for yet."""
    play = asking.need_match(ask.state)
    if not 0 <= seat < len(play.seats):
        raise RoomError("unknown-seat", f"There are seats 0 to {len(play.seats) - 1}, not {seat}.")
    player = ask.state.anybody(play.seats[seat])
    if seat in play.match.table.left:
        raise RoomError("stood-in", f"The stand-in plays for {player.name} already.")
    if player.bot is not None or player.id in ask.now.present:
        raise RoomError("not-absent", f"{player.name} is here.")
    return play


def stand_in(ask: Ask, act: acts.StandIn) -> Change:
    """The stand-in takes an absent player's seat now."""
    play = _need_absent(ask, act.seat)
    if ask.seat is None:
        asking.need_host(ask)
    return Change((), table_entry(play, TableAct("leave", act.seat), ask.now))


def wait(ask: Ask, act: acts.Wait) -> Change:
    """An absent player is waited for some time more."""
    return Change((Waited(_need_absent(ask, act.seat).seats[act.seat]),))


def away(state: RoomState, seat: Seat, now: Now) -> Change | None:
    """A player is gone for too long: the stand-in takes the seat, unless they are back by now (R4)."""
    play = state.play
    if play is None or state.phase != "match" or seat in play.match.table.left or play.seats[seat] in now.present:
        return None
    return Change((), table_entry(play, TableAct("leave", seat), now))


def back(state: RoomState, member: int, now: Now) -> Change | None:
    """The owner of a seat that is stood in for was heard of: they have it back (R4)."""
    seat = stood_in_seat(state, member)
    if seat is None or state.play is None or state.member(member) is None:
        return None
    return Change((), table_entry(state.play, TableAct("back", seat), now))


def stood_in_seat(state: RoomState, member: int) -> Seat | None:
    """The seat of this member that a stand-in plays now, or None."""
    play = state.play
    if play is None or not play.match.table.left or state.phase != "match":
        return None
    seat = play.seat_of(member)
    return seat if seat in play.match.table.left else None


def wake(state: RoomState, now: Now) -> Change | None:
    """The house slept since the last record: a clock that runs goes on from there, and nobody lost time (R28)."""
    play = state.play
    slept_ms = now.at_ms - state.at_ms
    if play is None or state.phase != "match" or play.match.due_ms is None or slept_ms <= 0:
        return None
    return Change((ClockMoved(slept_ms),))
