"""What each seat, the screen and any stranger may know of a match of Hit or Miss.

A view starts from nothing and adds what is allowed: what lies openly on the table for everybody, and a seat's own pad,
draft, proposal, card and vote for that seat. Values of the state stand in it as they are, and are read only.
"""

from __future__ import annotations

from hitparade.games.hit_or_miss.rounds import rounds
from hitparade.games.hit_or_miss.state import Reading, State, Vote
from hitparade.kernel.hiding import folded
from hitparade.kernel.values import Json, JsonObject, Result, Seat


def view(state: State, seat: Seat | None) -> JsonObject:
    """What ``seat`` may know; None is the screen, or any stranger. The keys are those of ``shapes.View``."""
    known = {**_table(state), **_turn(state), **_vote(state), **_end(state)}
    if seat is not None:
        known.update(private(state, seat))
    return known


def private(state: State, seat: Seat) -> JsonObject:
    """What ``seat`` knows beyond everybody: what it has written, and how it has answered and voted."""
    if seat >= state.seats:
        return {}
    pad, turn, vote = state.pads[seat], state.turn, state.vote
    reading = turn.reading if turn else None
    return {
        "seat": seat,
        "list": pad.items,
        "draft": pad.draft,
        "proposal": reading.proposals[seat] if reading else None,
        "answer": reading.laid[seat] if reading else None,
        "voted": vote.cast[seat] if vote else None,
    }


def _table(state: State) -> JsonObject:
    """What lies openly on the table."""
    options = state.options
    return {
        "phase": state.phase,
        "round": state.round,
        "rounds": rounds(state),
        "lap": state.turn.lap if state.turn else _lap(state),
        "laps": state.laps,
        "leader": state.leader,
        "turn": state.turn.seat if state.turn else None,
        "order": state.order,
        "players": state.players,
        "category": state.category,
        "swap_left": state.swap_left and state.phase == "category",
        "counts": [pad.count for pad in state.pads],
        "done": [seat for seat in state.players if state.pads[seat].done],
        "ready": state.ready,
        "strictness": options.strictness,
        "writing_ms": options.writing_ms,
        "pile": {"commitment": state.top.seal if state.top else None, "left": state.left},
    }


def _lap(state: State) -> int:
    """Between turns: the lap of the next one (W7)."""
    return min(state.laps, state.place // max(1, len(state.players)) + 1)


def _turn(state: State) -> JsonObject:
    """The die, the item and the cards."""
    turn = state.turn
    reading = turn.reading if turn else None
    rolled = turn is not None and turn.rolled
    return {
        "die": turn.die.value if turn and rolled else None,
        "called": turn.called if turn else None,
        "commitment": turn.die.seal if turn and not rolled else None,
        "item": reading.item if reading else None,
        "hidden": reading is not None and folded(reading.item) in state.hidden,
        "answers": _answers(state, reading),
        "answered": [seat for seat in state.players if reading and reading.laid[seat] is not None],
        "turn_points": state.last_points,
        "round_points": _round_points(state, reading),
        "scores": state.scores,
        "read": state.read,
        "opened": _opened(state),
    }


def _answers(state: State, reading: Reading | None) -> Json:
    """W11: all cards at once, and none before."""
    if reading is None or not _is_shown(state):
        return [None] * state.seats
    return reading.laid


def _is_shown(state: State) -> bool:
    """Whether the cards lie open, a vote that began then included."""
    back = state.vote.back if state.phase == "vote" and state.vote else state.phase
    return back == "shown"


def _round_points(state: State, reading: Reading | None) -> list[int]:
    """The turns of this round, that of the cards shown included."""
    now = reading.points if reading and _is_shown(state) else (0,) * state.seats
    return [points + more for points, more in zip(state.round_points, now, strict=True)]


def _opened(state: State) -> Json:
    """The seals opened in this round; all of the match once it is over."""
    return state.opened if state.phase == "over" else state.opened[state.round_opened :]


def _vote(state: State) -> JsonObject:
    """The challenge that is voted on, or the last one until another item is read."""
    vote = state.vote
    return {"challenge": None, "votes": []} if vote is None else {"challenge": _challenge(vote), "votes": _votes(vote)}


def _challenge(vote: Vote) -> JsonObject:
    return {
        "kind": vote.kind,
        "by": vote.by,
        "why": vote.why,
        "seat": vote.seat,
        "item": vote.item,
        "said": vote.said,
        "accepted": vote.accepted,
    }


def _votes(vote: Vote) -> list[JsonObject]:
    """W16: who has voted; how, once the vote is closed."""
    is_open = vote.accepted is None
    voted = [(seat, accept) for seat, accept in enumerate(vote.cast) if accept is not None]
    return [{"seat": seat, "accept": None if is_open else accept} for seat, accept in voted]


def _end(state: State) -> JsonObject:
    """W14, W17: the lists and the score pad after a round, and the end."""
    result = state.result
    is_over = state.phase in ("round_over", "over")
    return {
        "lists": state.lists if is_over else None,
        "history": state.past if is_over else None,
        "winners": result.winners if result else None,
        "reason": result.reason if result else None,
    }


def step(state: State) -> int:
    """Grows with every reading, turn and phase, and not with what several write or answer in one."""
    return state.step


def result(state: State) -> Result | None:
    """None until the match is over."""
    return state.result
