"""What verification and tests ask of a state of Hit or Miss: its seals and its broken invariants."""

from __future__ import annotations

from collections.abc import Iterator

from hitparade.games.hit_or_miss.answering import points
from hitparade.games.hit_or_miss.state import Pad, Reading, State, Turn
from hitparade.kernel.seals import Opened


def sealed(state: State) -> list[Opened]:
    """Every seal with its salt and value, hidden ones too."""
    hidden = [] if state.top is None else [state.top.opened()]
    if state.turn is not None and not state.turn.rolled:
        hidden.append(state.turn.die.opened())
    return [*state.opened, *hidden]


def problems(state: State) -> list[str]:
    """All broken invariants, in words; a sound state has none."""
    found = [f"broken seal {opened.seal}" for opened in sealed(state) if not opened.is_true()]
    claims = {
        "every seat has its own": _lengths(state) == {state.seats},
        "all seats are in the order once": sorted(state.order) == list(range(state.seats)),
        "players are seats in the order of play": _in_order(state),
        "who leads has led": state.round == sum(state.led),
        "nobody writes the same thing twice": all(_is_clean(pad) for pad in state.pads),
        "a turn is under way exactly while it is played": _turn_fits(state),
        "a vote is open exactly while the table votes": _vote_fits(state),
        "round points were got in turns": state.round_points == _sums(state),
        "points follow the cards": state.turn is None or _points_fit(state.turn),
        "an item that was voted out scores nothing": not any(sum(r.turn_points) for r in state.read if r.rejected),
        "no card is drawn twice": len(set(state.drawn)) == len(state.drawn),
        "time is collected only while writing": state.collecting_ms is None or state.phase != "category",
        "the match is over when it has a result": (state.result is not None) == (state.phase == "over"),
        "the result is the score": state.result is None or state.result.scores == state.scores,
    }
    return found + [f"not so: {claim}" for claim, holds in claims.items() if not holds]


def _lengths(state: State) -> set[int]:
    """How many seats each part of the state knows of."""
    parts = [state.led, state.pads, state.scores, state.round_points, state.last_points, state.order]
    return {len(part) for part in [*parts, *(read.turn_points for read in state.read), *_of_reading(state)]}


def _of_reading(state: State) -> Iterator[tuple[object, ...]]:
    reading = state.turn and state.turn.reading
    if reading:
        yield from (reading.proposals, reading.pairs, reading.laid, reading.points)
    if state.vote:
        yield state.vote.cast


def _in_order(state: State) -> bool:
    if not {state.leader, *state.players} <= set(state.order):
        return False
    places = [state.order.index(seat) for seat in state.players]
    start = state.order.index(state.leader)
    turned = [(place - start) % len(state.order) for place in places]
    return turned == sorted(set(turned))


def _is_clean(pad: Pad) -> bool:
    texts = [item.text for item in pad.items if item.state != "struck"]
    return len(set(texts)) == len(texts) and all(text.strip() for text in texts)


def _turn_fits(state: State) -> bool:
    turn = state.turn
    match state.phase:
        case "category" | "write" | "over":
            return turn is None
        case "roll":
            return turn is not None and not turn.rolled and turn.reading is None
        case "announce":
            return turn is not None and turn.rolled and turn.called is None
        case "circle":
            return turn is not None and turn.called is not None and turn.reading is None
        case "vote":
            return turn is not None and turn.reading is not None
        case _:  # between two turns nothing is under way as yet
            return True


def _vote_fits(state: State) -> bool:
    is_open = state.vote is not None and state.vote.accepted is None
    return is_open == (state.phase == "vote")


def _sums(state: State) -> tuple[int, ...]:
    """What each seat got in the turns of this round that are over."""
    return tuple(sum(read.turn_points[seat] for read in state.read) for seat in range(state.seats))


def _points_fit(turn: Turn) -> bool:
    """W12, W13: once cards are shown their points are those of the rules, and the total is what it must be."""
    reading = turn.reading
    if reading is None or not any(reading.points):
        return True
    return reading.points == points(reading.called, turn.seat, reading.laid) and sum(reading.points) == _total(reading)


def _total(reading: Reading) -> int:
    """W12, W13: two points for every HIT on a HIT; on a MISS three for a HIT and one for a MISS."""
    cards = [laid.card for laid in reading.laid if laid is not None]
    hits, misses = cards.count("hit"), cards.count("miss")
    return 2 * hits if reading.called == "hit" else 3 * hits + misses
