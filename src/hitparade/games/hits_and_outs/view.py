"""What each seat, the screen and any stranger may know of a match of Hits & Outs, and what they may do.

A view starts from nothing and adds what is allowed. The one secret, where the Hit lies, is added for its own pitching
seat while it is hidden and for everybody once it is opened.
"""

from __future__ import annotations

from hitparade.games.hits_and_outs.advancing import CORNERS
from hitparade.games.hits_and_outs.state import HIT_AT, OUT_AT, Lifted, Placement, State
from hitparade.kernel.values import JsonObject, Result, Seat, Timer


def view(state: State, seat: Seat | None) -> JsonObject:
    """What ``seat`` may know; None is the screen, or any stranger. The keys are those of ``shapes.View``."""
    hidden, history, result = state.hidden, state.history, state.result
    known: JsonObject = {
        **_board(state),
        "lifted": _lifted(state.lifted),
        "commitment": hidden.seal if hidden else None,
        "last": _last(history[-1]) if history else None,
        "history": [done.tried for done in history],
        "opened": [done.opened for done in history if done.opened],
        "winners": list(result.winners) if result else None,
        "reason": result.reason if result else None,
    }
    if hidden and hidden.pitching == seat:
        known["hit"] = hidden.hit
    if state.options.show_missed_hit:
        known["missed"] = state.missed
    if result:
        known["placements"] = [_placement(done) for done in history]
    return known


def _board(state: State) -> JsonObject:
    """What lies openly on the table."""
    options = state.options
    innings = max(options.innings, state.inning)
    return {
        "phase": state.phase,
        "inning": state.inning,
        "half": state.half,
        "home": state.home,
        "batting": state.batting,
        "pitching": state.pitching,
        "outs": state.outs,
        "bases": list(state.bases),
        "score": list(state.score),
        "line": [_line(runs, innings) for runs in state.line],
        "shot": state.shot,
        "innings": options.innings,
        "teams": [{"name": team.name, "color": team.color} for team in options.teams],
    }


def _line(runs: tuple[int, ...], innings: int) -> list[int | None]:
    """H13: one column an inning; a half that has not been played is null."""
    return [*runs, *[None] * (innings - len(runs))]


_COVERS: dict[Lifted, JsonObject] = {
    cover: {"corner": cover.corner, "found": cover.found} for cover in (*OUT_AT.values(), *HIT_AT.values())
}


def _lifted(lifted: tuple[Lifted, ...]) -> list[JsonObject]:
    return [_COVERS[cover] for cover in lifted]


def _last(done: Placement) -> JsonObject:
    """The latest placement that is done with; where the Hit lay and the salt only once that is open."""
    placed, found = done.placed, done.found
    return {
        "pitching": placed.pitching,
        "lifted": _lifted(done.lifted),
        "hit": placed.hit if done.opened else None,
        "home_run": found is not None and found.home_run,
        "called": found is not None and found.called,
        "runs": found.runs if found else 0,
        "bases_before": list(done.bases),
        "bases_after": list(found.bases_after if found else done.bases),
        "commitment": placed.seal,
        "salt": placed.salt if done.opened else None,
    }


def _placement(done: Placement) -> JsonObject:
    """A placement with everything about it, for the time after the match."""
    placed = done.placed
    return {**done.tried, "hit": placed.hit, "commitment": placed.seal, "salt": placed.salt}


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
