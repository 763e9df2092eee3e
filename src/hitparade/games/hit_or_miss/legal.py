"""What each seat may do now, and for whom the table waits."""

from __future__ import annotations

from hitparade.games.hit_or_miss.coming_and_going import awaited
from hitparade.games.hit_or_miss.moves import LATEST_MS, LONGEST_ITEM, LONGEST_TEXT, LONGEST_WHY
from hitparade.games.hit_or_miss.state import State
from hitparade.games.hit_or_miss.values import LONGEST_LIST, MISS, MOST_SAID
from hitparade.kernel.values import JsonObject, Seat

Moves = list[JsonObject]

_READY: JsonObject = {"type": "ready"}
_ENTERED: JsonObject = {"type": "integer", "minimum": 0, "maximum": LATEST_MS}
_VISIBLE = r"\S"


def legal(state: State, seat: Seat) -> Moves:
    """The moves that ``seat`` may make now. A field that is an object is an open one, in JSON Schema."""
    if state.phase == "round_over":
        return [_READY] if seat in awaited(state) else []
    if seat not in state.players:
        return []
    match state.phase:
        case "category":
            return _before(state, seat)
        case "write":
            return _writing(state, seat)
        case "roll" | "announce" | "circle":
            return _turn(state) if seat == state.the_turn.seat else []
        case "answer":
            return _answers(state, seat) + _challenge(state, seat)
        case "shown":
            ready = [_READY] if seat in awaited(state) else []
            return ready + _challenge(state, seat) + _disputes(state, seat)
        case "vote":
            return _votes(state, seat)
        case _:
            return []


def _before(state: State, seat: Seat) -> Moves:
    """W4, W5."""
    if seat != state.leader:
        return [{"type": "start_timer"}]
    return [{"type": "swap"}] if state.swap_left else []


def _writing(state: State, seat: Seat) -> Moves:
    """W6. What came late is taken, but nobody is told to write late."""
    pad = state.pads[seat]
    if seat not in state.writers:
        return []
    draft: JsonObject = {"type": "draft", "item": {"type": "string", "maxLength": LONGEST_ITEM}}
    moves: Moves = [draft, {**draft, "entered_ms": _ENTERED}, *_each("strike", pad.open), {"type": "done"}]
    if len(pad.items) >= LONGEST_LIST:
        return moves
    item = {"type": "string", "minLength": 1, "maxLength": LONGEST_ITEM, "pattern": _VISIBLE}
    written = [each.text for each in pad.items if each.state != "struck"]
    write: JsonObject = {"type": "write", "item": {**item, "not": {"enum": written}} if written else item}
    return [write, {**write, "entered_ms": _ENTERED}, *moves]


def _each(kind: str, items: list[str]) -> Moves:
    return [{"type": kind, "item": item} for item in items]


def _turn(state: State) -> Moves:
    """W8, W9, W10."""
    if state.phase == "roll":
        return [{"type": "roll"}]
    if state.phase == "announce":
        return [{"type": "announce", "as": "hit"}, {"type": "announce", "as": "miss"}]
    return _each("circle", state.pads[state.the_turn.seat].open)


def _answers(state: State, seat: Seat) -> Moves:
    """W11."""
    if seat not in state.unanswered:
        return []
    proposal = state.reading.proposals[seat] or MISS
    if proposal.stands:
        return [{"type": "answer", "card": "hit", "item": proposal.item}]
    hits: Moves = [{"type": "answer", "card": "hit", "item": item} for item in state.pads[seat].open]
    return [{"type": "answer", "card": "miss"}, *hits]


def _challenge(state: State, seat: Seat) -> Moves:
    """W15."""
    if seat == state.the_turn.seat or state.reading.challenged:
        return []
    return [{"type": "challenge", "why": {"type": "string", "maxLength": LONGEST_WHY}}]


def _disputes(state: State, seat: Seat) -> Moves:
    """W16."""
    reading = state.reading
    shown = [owner for owner, laid in enumerate(reading.laid) if laid is not None and laid.card == "hit"]
    return [{"type": "dispute", "seat": owner} for owner in shown if owner != seat and owner not in reading.disputed]


def _votes(state: State, seat: Seat) -> Moves:
    """W16."""
    votes: Moves = [{"type": "vote", "accept": True}, {"type": "vote", "accept": False}, _READY]
    said = sum(message.seat == seat for message in state.the_vote.said)
    text = {"type": "string", "minLength": 1, "maxLength": LONGEST_TEXT, "pattern": _VISIBLE}
    say: Moves = [{"type": "say", "text": text}] if said < MOST_SAID else []
    return [*(votes if seat in state.undecided else []), *say]


def waiting(state: State) -> tuple[Seat, ...]:
    """The seats that the table waits for. Others may do something too: swap the card, challenge an item."""
    match state.phase:
        case "category":
            return tuple(seat for seat in state.here if seat != state.leader)
        case "write":
            return tuple(state.writers)
        case "roll" | "announce" | "circle":
            return (state.the_turn.seat,)
        case "answer":
            return tuple(state.unanswered)
        case "vote":
            return tuple(state.undecided)
        case "shown" | "round_over":
            return tuple(awaited(state))
        case _:
            return ()
