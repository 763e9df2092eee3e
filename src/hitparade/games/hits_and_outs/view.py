"""What each seat, the screen and any stranger may know of a match of Hits & Outs, and what they may do.

A view starts from nothing and adds what is allowed. The one secret, where the Hit lies, is added for its own pitching
seat while it is hidden and for everybody once it is opened.
"""

from __future__ import annotations

from hitparade.games.hits_and_outs.advancing import CORNERS
from hitparade.games.hits_and_outs.placements import OUT_AT, Placement
from hitparade.games.hits_and_outs.state import State
from hitparade.kernel.values import JsonObject, Result, Seat, Timer


def view(state: State, seat: Seat | None) -> JsonObject:
    """What ``seat`` may know; None is the screen, or any stranger. The keys are those of ``shapes.View``."""
    options, hidden, history, result = state.options, state.hidden, state.history, state.result
    innings = max(options.innings, state.inning)
    first, second = state.line
    known: JsonObject = {
        "phase": state.phase,
        "inning": state.inning,
        "half": state.half,
        "home": state.home,
        "batting": state.batting,
        "pitching": 1 - state.batting,
        "outs": state.outs,
        "bases": state.bases,
        "score": state.score,
        "line": (_line(first, innings), _line(second, innings)),
        "shot": state.shot,
        "innings": options.innings,
        "teams": options.teams,
        "lifted": state.lifted,
        "commitment": hidden.seal if hidden else None,
        "last": history.last,
        "history": history.tried,
        "opened": history.opened,
        "winners": result.winners if result else None,
        "reason": result.reason if result else None,
    }
    if options.show_missed_hit:
        known["missed"] = state.missed
    if result:
        known["placements"] = [_placement(done) for done in history.done]
    if seat is not None:
        known.update(private(state, seat))
    return known


def private(state: State, seat: Seat) -> JsonObject:
    """What ``seat`` knows beyond everybody: where it has hidden the Hit itself."""
    hidden = state.hidden
    return {"hit": hidden.hit} if hidden and hidden.pitching == seat else {}


def _line(runs: tuple[int, ...], innings: int) -> tuple[int | None, ...]:
    """H13: one column an inning; a half that has not been played is null."""
    return runs + (None,) * (innings - len(runs))


def _placement(done: Placement) -> JsonObject:
    """A placement with everything about it, for the time after the match."""
    placed = done.placed
    return {
        "inning": done.inning,
        "half": done.half,
        "pitching": placed.pitching,
        "lifted": done.lifted,
        "hit": placed.hit,
        "home_run": done.found is not None and done.found.home_run,
        "commitment": placed.seal,
        "salt": placed.salt,
    }


def legal(state: State, seat: Seat) -> list[JsonObject]:
    """The moves that ``seat`` may make now; giving up is always one of them (H20)."""
    if state.phase == "over":
        return []
    return [*(_turn_moves(state) if seat == state.turn else []), {"type": "give_up"}]


def _turn_moves(state: State) -> list[JsonObject]:
    """The moves of the seat that the match waits for: H17, H4, H5."""
    if state.phase == "call":
        return [{"type": "call_shot"}, {"type": "step_up"}]
    if state.phase == "place":
        return [{"type": "place", "hit": corner} for corner in CORNERS]
    return [{"type": "lift", "corner": corner} for corner in CORNERS if OUT_AT[corner] not in state.lifted]


def waiting(state: State) -> tuple[Seat, ...]:
    """The seat whose turn it is."""
    turn = state.turn
    return () if turn is None else (turn,)


def step(state: State) -> int:
    """The number of moves accepted so far."""
    return state.step


def timer(state: State) -> Timer | None:
    """Option turn_clock: each decision has its own time. No move is a natural default, so the stand-in plays it."""
    turn = state.turn
    return None if turn is None else Timer(state.step, state.options.clock_ms, (turn,))


def result(state: State) -> Result | None:
    """None until the match is over."""
    return state.result
