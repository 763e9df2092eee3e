"""Deciding and evolving a whole match: the game's own functions with the table around them. Pure, like the games."""

from __future__ import annotations

from typing import Any

import msgspec

from hitparade.kernel.chance import Chance, Recorded
from hitparade.kernel.errors import BadLog, HitparadeError, IllegalMove
from hitparade.kernel.game import AnyGame
from hitparade.kernel.state import LOG_FORMAT, AnyEntry, By, Entry, Head, MatchState
from hitparade.kernel.table import Table, TableAct, check_act, evolve_table
from hitparade.kernel.values import Json, JsonObject, Moment, Seat, Timer, plain


def new_match(game: AnyGame, seats: int, options: JsonObject) -> MatchState:
    """A match before its first entry. Raises BadOption."""
    game.meta.check_seats(seats)
    head = Head(LOG_FORMAT, game.meta.name, game.meta.rules_version, seats, game.meta.read_options(options, seats))
    return MatchState(head, game, game.initial(head.options, seats), Table(factors=(1.0,) * seats))


def decide_start(match: MatchState, chance: Chance, now_ms: int = 0) -> AnyEntry:
    """The first entry: what is drawn or set before anybody moves."""
    chance.take()
    events = match.game.start(match.state, chance)
    return Entry(now_ms, "start", draws=chance.take(), events=events)


def decide_move(match: MatchState, seat: Seat, move: Json, moment: Moment, chance: Chance) -> AnyEntry:
    """A seat's move, given as a JSON object, decided. Raises IllegalMove; nothing changes here."""
    typed, step = read_move(match.game, move)
    if step is not None and step != match.game.step(match.state):
        now = match.game.step(match.state)
        raise IllegalMove("wrong-step", f"The move was meant for step {step}; the match is at step {now} now.")
    if seat in match.table.left:
        raise IllegalMove("left", f"Seat {seat} has left and is stood in for; come back first.")
    return decide_typed(match, seat, typed, moment, chance)


def decide_typed(match: MatchState, seat: Seat, move: Any, moment: Moment, chance: Chance) -> AnyEntry:
    """As ``decide_move``, for a move that is already one of the game's structs."""
    if not 0 <= seat < match.head.seats:
        raise IllegalMove("unknown-seat", f"There are seats 0 to {match.head.seats - 1}, not {seat}.")
    if match.table.paused_ms is not None:
        raise IllegalMove("paused", "The match is paused; moves count again once it is resumed.")
    chance.take()
    events = match.game.decide(match.state, seat, move, moment, chance)
    return Entry(moment.now_ms, "seat", seat, move, None, chance.take(), events)


def read_move(game: AnyGame, move: Json) -> tuple[Any, int | None]:
    """The game's struct for a JSON move, and the step it names. Raises IllegalMove for what is no move of this game."""
    if not isinstance(move, dict):
        raise IllegalMove("bad-move", f"A move is an object with a type, not {_short(move)}.")
    plain: JsonObject = {name: value for name, value in move.items() if name != "step"}  # pyright: ignore[reportUnknownVariableType]
    step: Any = move.get("step")  # pyright: ignore[reportUnknownVariableType, reportUnknownMemberType]
    if step is not None and type(step) is not int:
        raise IllegalMove("bad-move", f"A step is a whole number, not {_short(step)}.")
    try:
        return msgspec.convert(plain, game.move_type), step
    except msgspec.ValidationError as error:
        raise IllegalMove("bad-move", f"{game.meta.name} has no such move: {error}.") from None


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def decide_act(match: MatchState, act: TableAct, moment: Moment, chance: Chance) -> AnyEntry:
    """A table act decided: the act itself and what the game makes of it. Raises IllegalMove."""
    if match.result is not None:
        raise IllegalMove("match-over", "The match is over.")
    timer = match.timer
    if act.act == "join" and not match.game.takes_guests:
        raise IllegalMove("no-late-guests", f"{match.game.meta.name} takes nobody in once it has begun.")
    check_act(match.table, act, timer)
    if act.act == "skip" and timer is not None:
        return _skip(match, timer, moment, chance)
    chance.take()
    events = match.game.on_table(match.state, act, moment, chance)
    return Entry(moment.now_ms, "table", act.seat, None, act, chance.take(), events)


def _skip(match: MatchState, timer: Timer, moment: Moment, chance: Chance) -> AnyEntry:
    """The default act of the first seat that is waited for, now."""
    if match.table.paused_ms is not None:
        raise IllegalMove("paused", "The match is paused; resume it first.")
    return _default_act(match, timer, timer.seats[0] if timer.seats else None, moment.now_ms, chance)


def decide_due(match: MatchState, now_ms: int, chance: Chance) -> AnyEntry | None:
    """The default act that is due by ``now_ms``, of one seat; None if none is. Call again until None."""
    timer = match.timer
    due_ms = match.table.due_ms(timer)
    if timer is None or due_ms is None or due_ms > now_ms:
        return None
    seat = next((s for s in timer.seats if match.table.seat_due_ms(timer, s) == due_ms), None)
    return _default_act(match, timer, seat, now_ms, chance)


def _default_act(match: MatchState, timer: Timer, seat: Seat | None, now_ms: int, chance: Chance) -> AnyEntry:
    """The named default act, or where the game names none what its stand-in chooses from the seat's view (R3, R4)."""
    game, move = match.game, timer.move
    by: By = "clock"
    if move is None and seat is not None:
        by = "stand-in"
        move = game.stand_in().choose(match.game.view(match.state, seat), game.legal(match.state, seat), chance.seed())
    chance.take()
    typed, _ = read_move(game, move)
    events = game.decide(match.state, seat, typed, Moment(now_ms), chance)
    return Entry(now_ms, by, seat, typed, None, chance.take(), events)


def evolve(match: MatchState, entry: AnyEntry) -> MatchState:
    """The match after an entry."""
    game, state, table = match.game, match.state, match.table
    for event in entry.events:
        state = game.evolve(state, event)
    if entry.act is not None:
        table = evolve_table(table, entry.act, entry.at_ms)
    elif entry.by == "stand-in" and entry.seat is not None:
        table = table.with_stand_in(entry.seat)
    return MatchState(match.head, game, state, table.retimed(game.timer(state), entry.at_ms), match.count + 1)


def check_entry(match: MatchState, entry: AnyEntry, at: int) -> None:
    """Decides an entry of a log once more with its recorded draws. Raises BadLog unless the same events follow."""
    chance = Recorded(entry.draws)
    try:
        events = _redecide(match, entry, chance)
    except (HitparadeError, ValueError) as error:
        raise BadLog("not-by-the-rules", f"Entry {at} does not follow from the rules: {error}.", at) from None
    if events != entry.events or not chance.is_spent():
        raise BadLog("other-events", f"Entry {at} holds other events than its move and draws lead to.", at)


def _redecide(match: MatchState, entry: AnyEntry, chance: Recorded) -> tuple[Any, ...]:
    moment = Moment(entry.at_ms)
    if entry.by == "start":
        return match.game.start(match.state, chance)
    if entry.act is not None:
        return decide_act(match, entry.act, moment, chance).events
    move, _ = read_move(match.game, plain(entry.move))
    return match.game.decide(match.state, entry.seat, move, moment, chance)
