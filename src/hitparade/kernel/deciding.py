"""Deciding and evolving a whole match: the game's own functions with the table around them. Pure, like the games."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from hitparade.kernel.chance import Chance, Recorded
from hitparade.kernel.errors import IllegalMove
from hitparade.kernel.game import AnyGame
from hitparade.kernel.state import LOG_FORMAT, AnyEntry, By, Entry, Head, MatchState
from hitparade.kernel.table import Table, TableAct, check_act, evolve_table
from hitparade.kernel.values import Json, JsonObject, Moment, Seat, Timer, Value, plain


def new_match(game: AnyGame, seats: int, options: JsonObject) -> MatchState:
    """A match before its first entry. Raises BadOption."""
    game.meta.check_seats(seats)
    head = Head(LOG_FORMAT, game.meta.name, game.meta.rules_version, seats, game.meta.read_options(options, seats))
    state = game.initial(head.options, seats)
    return MatchState(head, game, state, game.timer(state), Table(factors=(1.0,) * seats))


def decide_start(match: MatchState, chance: Chance, now_ms: int = 0) -> AnyEntry:
    """The first entry: what is drawn or set before anybody moves."""
    chance.take()
    events = match.game.start(match.state, chance)
    return Entry(now_ms, "start", draws=chance.take(), events=events)


def decide_move(match: MatchState, seat: Seat, move: Json, moment: Moment, chance: Chance) -> AnyEntry:
    """A seat's move, given as a JSON object, decided. Raises IllegalMove; nothing changes here.

    The move may name the ``step`` it is meant for; one that is meant for another step is refused.
    """
    typed, step = read_move(match.game, move)
    if step is not None and step != (now := match.game.step(match.state)):
        raise IllegalMove("wrong-step", f"The move was meant for step {step}; the match is at step {now} now.")
    return decide_typed(match, seat, typed, moment, chance)


def decide_typed(match: MatchState, seat: Seat, move: Value, moment: Moment, chance: Chance) -> AnyEntry:
    """As ``decide_move``, for a move that is already one of the game's structs."""
    game, table = match.game, match.table
    check_seat(match, seat)
    if seat in table.left:
        raise IllegalMove("left", f"Seat {seat} has left and is stood in for; come back first.")
    if table.paused_ms is not None:
        raise IllegalMove("paused", "The match is paused; moves count again once it is resumed.")
    if game.needs_due:
        moment = Moment(moment.now_ms, moment.links, _seat_due_ms(match, seat))
    chance.take()
    events = game.decide(match.state, seat, move, moment, chance)
    return Entry(moment.now_ms, "seat", seat, move, None, chance.take(), events, moment.links)


def _seat_due_ms(match: MatchState, seat: Seat) -> int | None:
    """When this seat's time is up, or None if no clock waits for it."""
    timer = match.timer
    return None if timer is None or seat not in timer.seats else match.table.seat_due_ms(timer, seat)


def check_seat(match: MatchState, seat: Seat) -> None:
    """Raises IllegalMove unless ``seat`` is one of the match's seats."""
    if type(seat) is not int or not 0 <= seat < match.seats:
        raise IllegalMove("unknown-seat", f"There are seats 0 to {match.seats - 1}, not {seat!r}.")


def read_move(game: AnyGame, move: Json) -> tuple[Value, int | None]:
    """The game's struct for a JSON move, and the step it names. Raises IllegalMove for what is no move of this game."""
    if not isinstance(move, dict):
        raise IllegalMove("bad-move", f"A move is an object with a type, not {_short(move)}.")
    fields = dict(cast("JsonObject", move))
    step = fields.pop("step", None)
    if step is not None and type(step) is not int:
        raise IllegalMove("bad-move", f"A step is a whole number, not {_short(step)}.")
    if "type" not in fields:  # msgspec lets it be missing where a game has one move only
        raise IllegalMove("bad-move", f"A move names its type, and {_short(fields)} does not.")
    try:
        return msgspec.convert({"move": fields}, game.move_holder).move, step
    except msgspec.ValidationError as error:
        reason = _cut(str(error).replace("`$.move", "`$"), 120)
        raise IllegalMove("bad-move", f"There is no such move in {game.meta.name}: {reason}.") from None


def _short(value: Value) -> str:
    return _cut(repr(value), 60)


def _cut(text: str, length: int) -> str:
    return text if len(text) <= length else text[: length - 3] + "..."


def read_act(act: Json) -> TableAct:
    """The struct of a table act given as a JSON object. Raises IllegalMove for what is none."""
    try:
        return msgspec.convert(act, TableAct)
    except msgspec.ValidationError as error:
        raise IllegalMove("bad-act", f"There is no such act of the table: {_cut(str(error), 120)}.") from None


def decide_act(match: MatchState, act: TableAct, moment: Moment, chance: Chance, *, chosen: Json = None) -> AnyEntry:
    """A table act decided: the act itself and what the game makes of it. Raises IllegalMove.

    A ``skip`` plays the default act of the first seat that is waited for, at once; ``chosen`` as in ``decide_due``.
    """
    if match.result is not None and act.act != "hide":
        raise IllegalMove("match-over", "The match is over.")
    if act.act == "hide" and match.game.mask is None:
        raise IllegalMove("nothing-to-hide", f"In {match.game.meta.title['en']} nobody writes a line.")
    if act.act == "join":
        _check_join(match, act)
    timer = match.timer
    check_act(match.table, act, timer)
    if act.act == "skip" and timer is not None:
        seat = timer.seats[0] if timer.seats else None
        due_ms = match.table.due_ms(timer) if seat is None else match.table.seat_due_ms(timer, seat)
        return _default_act(match, timer, seat, _by_clock(moment, due_ms), chance, act, chosen)
    chance.take()
    events = match.game.on_table(match.state, act, moment, chance)
    return Entry(moment.now_ms, "table", act.seat, None, act, chance.take(), events, moment.links)


def _check_join(match: MatchState, act: TableAct) -> None:
    """A late guest gets the next seat, where the game takes guests and has a seat left."""
    title = match.game.meta.title["en"]
    if not match.game.takes_guests:
        raise IllegalMove("no-late-guests", f"{title} takes nobody in once it has begun.")
    if match.seats >= match.game.meta.seats[1]:
        raise IllegalMove("match-full", f"{title} is for {match.game.meta.seats[1]} players, and so many play already.")
    if act.seat not in (None, match.seats):
        raise IllegalMove("unknown-seat", f"The next guest gets seat {match.seats}, not {act.seat}.")


def decide_due(
    match: MatchState, now_ms: int, chance: Chance, *, chosen: Json = None, links: Json = None
) -> AnyEntry | None:
    """The default act that is due by ``now_ms``, of one seat; None if none is. Call again until None.

    ``chosen`` is what a stand-in plays where the log says so already; without it the stand-in is asked. ``links`` are
    the measured connections, as with moves.
    """
    timer = match.timer
    due_ms = match.table.due_ms(timer)
    if timer is None or due_ms is None or due_ms > now_ms:
        return None
    seat = next((s for s in timer.seats if match.table.seat_due_ms(timer, s) == due_ms), None)
    moment = _by_clock(Moment(now_ms, links), due_ms)
    return _default_act(match, timer, seat, moment, chance, None, chosen)


def _by_clock(moment: Moment, due_ms: int | None) -> Moment:
    return Moment(moment.now_ms, moment.links, due_ms, clock=True)


def _default_act(
    match: MatchState,
    timer: Timer,
    seat: Seat | None,
    moment: Moment,
    chance: Chance,
    act: TableAct | None,
    chosen: Json,
) -> AnyEntry:
    """The named default act; what the stand-in chooses where there is none, and for a seat that has left (R3, R4)."""
    by: By = "clock"
    move = timer.move
    if seat is not None and (move is None or seat in match.table.left):
        by, moment = "stand-in", Moment(moment.now_ms, moment.links, moment.due_ms)
        move = chosen or _stand_in_move(match, seat, chance)
    typed, _ = read_move(match.game, move)
    chance.take()
    events = match.game.decide(match.state, seat, typed, moment, chance)
    return Entry(moment.now_ms, by, seat, typed, act, chance.take(), events, moment.links)


def _stand_in_move(match: MatchState, seat: Seat, chance: Chance) -> JsonObject:
    """What the game's stand-in plays with the seat's own view; it is asked even though the seat has left."""
    view, legal = match.view(seat), match.game.legal(match.state, seat)
    return match.game.stand_in().choose(view, legal, chance.seed())


def evolve(match: MatchState, entry: AnyEntry) -> MatchState:
    """The match after an entry."""
    game, state, table = match.game, match.state, match.table
    for event in entry.events:
        state = game.evolve(state, event)
    if entry.act is not None:
        table = evolve_table(table, entry.act, entry.at_ms)
    if entry.by == "stand-in" and entry.seat is not None:
        table = table.with_stand_in(entry.seat)
    timer = game.timer(state)
    return MatchState(match.head, game, state, timer, table.retimed(timer, entry.at_ms), match.count + 1)


def redecide(match: MatchState, entry: AnyEntry) -> AnyEntry:
    """The entry that the rules make of what ``entry`` was caused by and of its draws: equal, if nobody changed it.

    Raises IllegalMove for what the rules forbid and ValueError for draws that do not fit. A seat's own moment is taken
    as recorded: nobody can prove afterwards when a person moved, save that a clock had not run out before.
    """
    chance, moment = Recorded(entry.draws), Moment(entry.at_ms, entry.links)
    made = _cause(match, entry, moment, chance)
    if made is None:
        raise IllegalMove("not-due", "No clock had run out, so nothing could be played for anybody.")
    if not chance.is_spent():
        raise ValueError("the log holds more draws than the decision asked for")
    return made


def _cause(match: MatchState, entry: AnyEntry, moment: Moment, chance: Chance) -> AnyEntry | None:
    move: Any = plain(entry.move)
    if entry.by == "start":
        return decide_start(match, chance, entry.at_ms)
    if entry.act is not None:
        return decide_act(match, entry.act, moment, chance, chosen=move)
    if entry.by == "seat":
        return decide_move(match, cast("Seat", entry.seat), move, moment, chance)
    return decide_due(match, entry.at_ms, chance, chosen=move, links=entry.links)
