"""The battery finds what it is there to find: each of these faults in a game makes its check fail."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from msgspec import Struct
from tests.battery import checks
from tests.battery.walking import Check, Walk
from tests.toy.rock_paper_scissors import game as rps

from hitparade import IllegalMove
from hitparade.kernel import Opened, Result, Timer

GAME = rps.GAME
COUNTER = itertools.count()
FAULTS: list[tuple[Check, dict[str, Any]]] = []


def fault(check: Check, **parts: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Notes a faulty part of the game, and the check that must find it."""

    def note(part: Callable[..., Any]) -> Callable[..., Any]:
        FAULTS.append((check, dict.fromkeys(parts or {part.__name__.split("_")[0]: ""}, part)))
        return part

    return note


@fault(checks.what_a_viewer_may_not_know_changes_nothing_that_it_sees)
def view_tells_the_shape(state: Any, seat: int | None) -> Any:
    return {**GAME.view(state, seat), "shapes": [thrown and thrown.shape for thrown in state.thrown]}


@fault(checks.what_a_viewer_may_not_know_changes_nothing_that_it_sees)
def view_tells_by_its_length(state: Any, seat: int | None) -> Any:
    return {**GAME.view(state, seat), "pad": "".join("x" * len(thrown.shape) for thrown in state.thrown if thrown)}


@fault(checks.what_a_viewer_may_not_know_changes_nothing_that_it_sees)
def view_tells_by_its_order(state: Any, seat: int | None) -> Any:
    view = GAME.view(state, seat)
    is_rock = any(thrown and thrown.shape == "rock" for thrown in state.thrown)
    return dict(reversed(view.items())) if is_rock else view


@fault(checks.what_a_viewer_may_not_know_changes_nothing_that_it_sees)
def timer_tells_by_its_length(state: Any) -> Any:
    timer = GAME.timer(state)
    longer = sum(1_000 for thrown in state.thrown if thrown and thrown.shape == "rock")
    return timer and Timer(timer.key, 5_000 + longer, timer.seats, timer.move)


@fault(checks.what_a_viewer_may_not_know_changes_nothing_that_it_sees)
def decide_tells_by_its_answer(state: Any, seat: Any, move: Any, moment: Any, chance: Any) -> Any:
    if any(thrown and thrown.shape == move.shape for thrown in state.thrown):
        raise IllegalMove("taken", "Somebody threw that before you did.")
    return GAME.decide(state, seat, move, moment, chance)


@fault(checks.what_a_viewer_may_not_know_changes_nothing_that_it_sees)
def legal_tells_by_its_order(state: Any, seat: int) -> Any:
    other = state.thrown[1 - seat]
    return sorted(GAME.legal(state, seat), key=lambda move: other is not None and move["shape"] != other.shape)


@fault(checks.moves_that_look_the_same_afterwards_look_the_same_at_once)
def redact_tells_the_shape(event: Any, seat: int | None) -> Any:
    return GAME.redact(event, event.seat if isinstance(event, rps.Thrown) else seat)


@fault(checks.moves_that_look_the_same_afterwards_look_the_same_at_once)
def redact_tells_by_its_length(event: Any, seat: int | None) -> Any:
    shown = GAME.redact(event, seat)
    return {**(shown or {}), "pad": "x" * len(event.shape)} if isinstance(event, rps.Thrown) else shown


@fault(checks.moves_that_look_the_same_afterwards_look_the_same_at_once)
def redact_tells_by_keeping_silent(event: Any, seat: int | None) -> Any:
    return None if isinstance(event, rps.Thrown) and event.shape == "rock" else GAME.redact(event, seat)


@fault(checks.play_that_goes_on_tells_of_secrets_only_by_what_happens)
def view_tells_later(state: Any, seat: int | None) -> Any:
    last = state.opened[-1].value if state.opened and state.thrown == (None, None) else None
    view = GAME.view(state, seat)
    return {**view, "opened": [], "score": [], "phase": "?", "hint": last, "round": 0}


@fault(checks.all_other_moves_are_refused_and_change_nothing)
def decide_lets_anybody_throw_again(state: Any, seat: int, move: Any, moment: Any, chance: Any) -> Any:
    if seat is not None and state.thrown[seat]:
        return (state.thrown[seat],)
    return GAME.decide(state, seat, move, moment, chance)


@fault(checks.all_other_moves_are_refused_and_change_nothing)
def legal_forgets_a_move(state: Any, seat: int) -> Any:
    return GAME.legal(state, seat)[:2]


@fault(checks.legal_moves_are_accepted)
def legal_promises_too_much(state: Any, seat: int) -> Any:
    return [*GAME.legal(state, seat), {"type": "throw", "shape": "well"}]


class Loose(Struct, frozen=True, tag_field="type", tag="throw"):
    shape: rps.Shape


FAULTS.append((checks.near_misses_are_refused_and_change_nothing, {"move_type": Loose}))


@fault(checks.a_refused_move_draws_nothing)
def decide_draws_first(state: Any, seat: Any, move: Any, moment: Any, chance: Any) -> Any:
    chance.below(6)
    return GAME.decide(state, seat, move, moment, chance)


@fault(checks.who_is_waited_for_can_move)
def waiting_is_unsorted(state: Any) -> Any:
    return (*GAME.waiting(state), *GAME.waiting(state)[:1])


@fault(checks.everything_that_leaves_is_json)
def redact_holds_a_tuple(event: Any, seat: int | None) -> Any:
    shown = GAME.redact(event, seat)
    return None if shown is None else {**shown, "of": (1, 2)}


@fault(checks.what_a_seat_knows_only_adds_to_what_everybody_knows)
def private_tells_otherwise(state: Any, seat: int) -> Any:
    return {**GAME.private(state, seat), "phase": "?"} if GAME.private else {}


@fault(checks.events_without_a_secret_are_the_same_for_all, is_secret="")
def is_secret_forgets_one(_event: Any) -> bool:
    return False


@fault(checks.state_and_log_survive_serialise_and_replay)
def evolve_draws_for_itself(state: Any, event: Any) -> Any:
    after = GAME.evolve(state, event)
    return replace_(after, clock_ms=next(COUNTER)) if after.round > 1 else after


@fault(checks.invariants_hold_after_each_event)
def evolve_gives_points_away(state: Any, event: Any) -> Any:
    return replace_(GAME.evolve(state, event), score=(state.round, 1))


@fault(checks.the_step_never_falls)
def step_falls(state: Any) -> Any:
    return -state.round


@fault(checks.every_seal_opens_to_what_was_sealed)
def sealed_is_broken(state: Any) -> Any:
    return [Opened(opened.seal, opened.salt, "well") for opened in GAME.sealed(state)]


@fault(checks.results_name_winners_with_scores_and_a_reason)
def result_has_no_reason(state: Any) -> Any:
    result = GAME.result(state)
    return result and Result(result.scores, result.winners, "They won!")


@fault(checks.with_clocks_on_silence_ends_the_match)
def timer_waits_for_ever(state: Any) -> Any:
    timer = GAME.timer(state)
    return timer and Timer(timer.key, None, timer.seats, timer.move)


@fault(checks.a_match_that_everybody_left_ends_by_itself)
def timer_waits_for_nobody(state: Any) -> Any:
    timer = GAME.timer(state)
    return timer and Timer(timer.key, None, (), timer.move)


class Moody:
    """A bot that looks at something other than the view."""

    def choose(self, view: Any, legal: Any, seed: int) -> Any:
        del view, seed
        return legal[next(COUNTER) % len(legal)]


class Cheat:
    """A bot that does what nobody may."""

    def choose(self, view: Any, legal: Any, seed: int) -> Any:
        del view, legal, seed
        return {"type": "throw", "shape": "well"}


class Greedy:
    """A bot that changes what it is given."""

    def choose(self, view: Any, legal: Any, seed: int) -> Any:
        del view, seed
        return legal.pop()


FAULTS.extend(
    (checks.bots_make_legal_moves_out_of_the_view_alone, {"bots": {**GAME.bots, "faulty": bot}})
    for bot in (Moody(), Cheat(), Greedy())
)


def replace_(state: Any, **changes: Any) -> Any:
    return rps.replace(state, **changes)


@pytest.mark.parametrize(("check", "parts"), FAULTS, ids=lambda value: getattr(value, "__name__", None) or _name(value))
def test_a_faulty_game_is_found(check: Check, parts: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rps, "GAME", replace(GAME, **parts))
    clocks_on = check in checks.CLOCKS_ON
    with pytest.raises((AssertionError, IllegalMove, pytest.fail.Exception)):
        Walk("rock-paper-scissors", check, clocks_on=clocks_on, positions=150).run()


def _name(parts: dict[str, Any]) -> str:
    return " ".join(getattr(part, "__name__", type(part).__name__) for part in parts.values())
