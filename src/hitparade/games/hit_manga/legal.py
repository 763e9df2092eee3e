"""What each seat may do now, and for whom the table waits."""

from __future__ import annotations

from hitparade.games.hit_manga.contest import may_vote_for
from hitparade.games.hit_manga.moves import LONGEST_LINE, MOST_HEARTS
from hitparade.games.hit_manga.readings import room_for, unloved
from hitparade.games.hit_manga.state import State
from hitparade.games.hit_manga.values import MOST_READS, VOICES
from hitparade.kernel.values import JsonObject, Seat

Moves = list[JsonObject]

_LOVE: JsonObject = {"type": "love", "hearts": {"type": "integer", "minimum": 0, "maximum": MOST_HEARTS}}


def legal(state: State, seat: Seat) -> Moves:
    """The moves that ``seat`` may make now. A field that is an object is an open one, in JSON Schema."""
    match state.phase:
        case "love":
            return [_LOVE] if seat in unloved(state) else []
        case "read" | "grab" if seat == state.reader:
            return _reads(state)
        case "grab":
            return _tries(state) if seat in state.undecided else []
        case "caption":
            return [{"type": "caption", "line": _line(LONGEST_LINE)}] if seat in state.unwritten else []
        case "vote":
            numbers = may_vote_for(state.the_ogiri, seat) if seat in state.unvoted else []
            return [{"type": "vote", "caption": number} for number in numbers]
        case _:
            return []


def _reads(state: State) -> Moves:
    """M5: a line, once more with a voice for devices to speak it in, or said aloud."""
    if len(state.reads) >= MOST_READS:
        return []
    room = min(LONGEST_LINE, room_for(state))
    plain: JsonObject = {"type": "read", "line": _line(room)}
    typed: Moves = [plain, {**plain, "voice": {"enum": list(VOICES)}}] if room > 0 else []
    return [*typed, {"type": "read", "aloud": True}]


def _line(room: int) -> JsonObject:
    return {"type": "string", "minLength": 1, "maxLength": room, "pattern": r"\S"}


def _tries(state: State) -> Moves:
    """M6, M7, M10: each card by itself, and once more all of them with the reaction that a page has measured."""
    cards = [card.card for card in state.table]
    plain: Moves = [{"type": "grab", "card": card} for card in cards]
    measured: JsonObject = {"type": "grab", "card": {"enum": cards}, "reaction_ms": {"type": "number"}}
    return [*plain, measured, {"type": "no_idea"}]


def waiting(state: State) -> tuple[Seat, ...]:
    """The seats that the table waits for. A reader who has read may add to it, but nobody waits for that."""
    match state.phase:
        case "love":
            return tuple(unloved(state))
        case "read":
            return (state.the_reader,)
        case "grab":
            return tuple(state.undecided)
        case "caption":
            return tuple(state.unwritten)
        case "vote":
            return tuple(state.unvoted)
        case _:
            return ()
