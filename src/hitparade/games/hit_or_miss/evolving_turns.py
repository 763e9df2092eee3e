"""How turns and cards follow from the events of Hit or Miss."""

from __future__ import annotations

from msgspec.structs import replace

from hitparade.games.hit_or_miss import events
from hitparade.games.hit_or_miss.evolving_pads import changed, marked
from hitparade.games.hit_or_miss.state import Pad, Reading, Sealed, State, Turn
from hitparade.games.hit_or_miss.values import Item, Laid, Read
from hitparade.kernel.values import Seat


def turn_started(state: State, event: events.TurnStarted) -> State:
    """W7, W8: the die lies ready under its seal."""
    turn = Turn(event.seat, event.lap, Sealed(event.face, event.salt, event.seal))
    return replace(
        state,
        step=state.step + 1,
        phase="roll",
        turn=turn,
        turns=state.turns + 1,
        place=state.place + 1,
        rolls=state.rolls + 1,
        ready=(),
    )


def passed(state: State, _: events.Passed) -> State:
    """W10."""
    zeros = (0,) * state.seats
    return replace(state, step=state.step + 1, turn=None, place=state.place + 1, last_points=zeros)


def with_turn(state: State, **changes: object) -> State:
    """The state with changes to the turn under way."""
    return replace(state, turn=replace(state.the_turn, **changes))


def with_reading(state: State, **changes: object) -> State:
    """The state with changes to the item that is read."""
    return with_turn(state, reading=replace(state.reading, **changes))


def rolled(state: State, event: events.Rolled) -> State:
    """W8, W9: only the jester leaves something to announce."""
    is_jester = event.face == "jester"
    opened = (*state.opened, state.the_turn.die.opened())
    state = with_turn(state, rolled=True, called=None if is_jester else event.face)
    return replace(state, step=state.step + 1, phase="announce" if is_jester else "circle", opened=opened)


def announced(state: State, event: events.Announced) -> State:
    """W9."""
    return replace(with_turn(state, called=event.called), step=state.step + 1, phase="circle")


def circled(state: State, event: events.Circled) -> State:
    """W10: the item is read, and the table answers."""
    zeros, nobody = (0,) * state.seats, (None,) * state.seats
    reading = Reading(event.item, event.called, event.proposals, event.pairs, nobody, zeros)
    state = changed(with_turn(state, reading=reading), event.seat, lambda pad: marked(pad, event.item, "open", "read"))
    return replace(state, step=state.step + 1, phase="answer", readings=state.readings + 1, vote=None)


def _laid(reading: Reading, seat: Seat, laid: Laid) -> tuple[Laid | None, ...]:
    return tuple(laid if owner == seat else old for owner, old in enumerate(reading.laid))


def answered(state: State, event: events.Answered) -> State:
    """W11: a card face down."""
    return with_reading(state, laid=_laid(state.reading, event.seat, event.laid))


def cards_shown(state: State, event: events.CardsShown) -> State:
    """W10, W11: all cards are open; what a HIT names is circled, and whatever goes with the item counts as read."""
    state = with_reading(state, points=event.points)
    pads = tuple(_matched(pad, laid) for pad, laid in zip(state.pads, event.cards, strict=True))
    state = _closed(replace(state, pads=pads))
    return replace(state, step=state.step + 1, phase="shown", last_points=event.points, ready=())


def _matched(pad: Pad, laid: Laid | None) -> Pad:
    return pad if laid is None or laid.item is None else marked(pad, laid.item, "open", "matched")


def _closed(state: State) -> State:
    """W10: every open item that goes with the one that was read counts as read."""
    pairs = state.reading.pairs
    return replace(state, pads=tuple(_read(pad, places) for pad, places in zip(state.pads, pairs, strict=True)))


def _read(pad: Pad, places: tuple[int, ...]) -> Pad:
    items = tuple(
        Item(item.text, "read") if place in places and item.state == "open" else item
        for place, item in enumerate(pad.items)
    )
    return replace(pad, items=items)


def _reopened(pad: Pad, laid: Laid | None, places: tuple[int, ...]) -> Pad:
    """W16: the item of a HIT that does not stand is open again, unless W10 closes it."""
    return pad if laid is None or laid.item is None else _read(marked(pad, laid.item, "matched", "open"), places)


def item_rejected(state: State, event: events.ItemRejected) -> State:
    """W16: nobody scores; what a HIT had named is open again unless it goes with the item."""
    reading = state.reading
    pads = [_reopened(*each) for each in zip(state.pads, reading.laid, reading.pairs, strict=True)]
    state = _remembered(_closed(replace(state, pads=tuple(pads))), (0,) * state.seats, rejected=True)
    if not event.again:
        return with_turn(state, reading=None)
    state = with_turn(state, reading=None, tries=state.the_turn.tries + 1)
    return replace(state, step=state.step + 1, phase="circle")


def _remembered(state: State, points: tuple[int, ...], *, rejected: bool) -> State:
    """The item stands among those read in this round."""
    reading, seat = state.reading, state.the_turn.seat
    cards = (None,) * state.seats if rejected else reading.laid
    read = Read(seat, reading.item, reading.called, points[seat], points, rejected, cards)
    return replace(state, read=(*state.read, read), last_points=points)


def hit_rejected(state: State, event: events.HitRejected) -> State:
    """W16: the HIT becomes a MISS."""
    reading, seat = state.reading, event.seat
    state = changed(state, seat, lambda pad: _reopened(pad, reading.laid[seat], reading.pairs[seat]))
    state = with_reading(state, laid=_laid(reading, seat, Laid("miss")), points=event.points)
    return replace(state, last_points=event.points)


def turn_ended(state: State, event: events.TurnEnded) -> State:
    """W12, W13: what everybody got counts."""
    totals = tuple(total + points for total, points in zip(state.round_points, event.points, strict=True))
    return replace(_remembered(state, event.points, rejected=False), turn=None, round_points=totals, ready=())


def with_guest(turn: Turn | None) -> Turn | None:
    """W18: one more seat, which has no part in this turn."""
    if turn is None or turn.reading is None:
        return turn
    old = turn.reading
    reading = replace(
        old,
        proposals=(*old.proposals, None),
        pairs=(*old.pairs, ()),
        laid=(*old.laid, None),
        points=(*old.points, 0),
    )
    return replace(turn, reading=reading)
