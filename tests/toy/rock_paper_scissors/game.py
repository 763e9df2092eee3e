"""Rock-paper-scissors: both throw in secret, then both throws show; who has ``wins`` rounds first wins (T1).

With ``throw_clock`` (T2) whoever has not thrown in time throws rock. After 20 rounds who leads has won (T3).
"""

from __future__ import annotations

import random
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from hitparade.kernel import Chance, Game, IllegalMove, JsonObject, Moment, Opened, Result, Timer, seal

from .meta import META

Shape = Literal["rock", "paper", "scissors"]
MOST_ROUNDS = 20
SHAPES: tuple[Shape, ...] = ("rock", "paper", "scissors")


class Throw(Struct, frozen=True, tag_field="type", tag="throw", forbid_unknown_fields=True):
    shape: Shape


class Thrown(Struct, frozen=True, tag_field="type", tag="thrown"):
    seat: int
    shape: Shape
    salt: str
    seal: str


class Shown(Struct, frozen=True, tag_field="type", tag="shown"):
    shapes: tuple[Shape, Shape]
    winner: int | None


class State(Struct, frozen=True):
    wins: int
    clock_ms: int | None
    thrown: tuple[Thrown | None, Thrown | None] = (None, None)
    score: tuple[int, int] = (0, 0)
    opened: tuple[Opened, ...] = ()
    round: int = 1


def initial(options: JsonObject, _seats: int) -> State:
    clock = options["throw_clock"]
    return State(options["wins"], None if clock == "off" else clock * 1000)


def start(_state: State, _chance: Chance) -> tuple[Thrown | Shown, ...]:
    return ()


def decide(state: State, seat: int | None, move: Throw, _moment: Moment, chance: Chance) -> tuple[Thrown | Shown, ...]:
    if result(state):
        raise IllegalMove("match-over", "The match is over.")
    if seat is None or state.thrown[seat]:
        raise IllegalMove("already-thrown", "You have thrown already; wait for the other.")
    salt = chance.salt()
    thrown = Thrown(seat, move.shape, salt, seal(move.shape, salt))
    other = state.thrown[1 - seat]
    if other is None:
        return (thrown,)
    shapes = (move.shape, other.shape) if seat == 0 else (other.shape, move.shape)
    lead = (SHAPES.index(shapes[0]) - SHAPES.index(shapes[1])) % 3
    return thrown, Shown(shapes, {0: None, 1: 0, 2: 1}[lead])


def evolve(state: State, event: Thrown | Shown) -> State:
    if isinstance(event, Thrown):
        thrown = (event, state.thrown[1]) if event.seat == 0 else (state.thrown[0], event)
        return replace(state, thrown=thrown)
    opened = tuple(Opened(t.seal, t.salt, t.shape) for t in state.thrown if t)
    score = tuple(points + (seat == event.winner) for seat, points in enumerate(state.score))
    return replace(state, thrown=(None, None), score=score, opened=state.opened + opened, round=state.round + 1)


def view(state: State, seat: int | None) -> JsonObject:
    known: JsonObject = {
        "phase": "over" if result(state) else "throw",
        "round": state.round,
        "score": list(state.score),
        "commitments": [t and t.seal for t in state.thrown],
        "opened": [{"seal": o.seal, "salt": o.salt, "value": o.value} for o in state.opened],
    }
    return known if seat is None else {**known, **private(state, seat)}


def private(state: State, seat: int) -> JsonObject:
    return {"own": own.shape} if (own := state.thrown[seat]) else {}


def redact(event: Thrown | Shown, seat: int | None) -> JsonObject | None:
    if isinstance(event, Shown):
        return {"type": "shown", "shapes": list(event.shapes), "winner": event.winner}
    shown: JsonObject = {"type": "thrown", "seat": event.seat, "seal": event.seal}
    return {**shown, "shape": event.shape, "salt": event.salt} if seat == event.seat else shown


def legal(state: State, seat: int) -> list[JsonObject]:
    if result(state) or state.thrown[seat]:
        return []
    return [{"type": "throw", "shape": shape} for shape in SHAPES]


def waiting(state: State) -> tuple[int, ...]:
    return () if result(state) else tuple(seat for seat in (0, 1) if not state.thrown[seat])


def timer(state: State) -> Timer | None:
    if result(state):
        return None
    return Timer(state.round, state.clock_ms, waiting(state), {"type": "throw", "shape": "rock"})


def result(state: State) -> Result | None:
    best = max(state.score)
    if best < state.wins and state.round <= MOST_ROUNDS:
        return None
    winners = tuple(seat for seat, points in enumerate(state.score) if points == best)
    return Result(state.score, winners, "wins" if best == state.wins else "rounds")


def sealed(state: State) -> list[Opened]:
    return [*state.opened, *(Opened(t.seal, t.salt, t.shape) for t in state.thrown if t)]


def problems(state: State) -> list[str]:
    found = [] if sum(state.score) < state.round else ["more wins than rounds"]
    return found + [f"broken seal {o.seal}" for o in sealed(state) if not o.is_true()]


def disguise(state: State, seat: int | None, chance: Chance) -> State:
    def other(thrown: Thrown | None) -> Thrown | None:
        if thrown is None or thrown.seat == seat:
            return thrown
        shape, salt = SHAPES[chance.below(3)], chance.salt()
        return Thrown(thrown.seat, shape, salt, seal(shape, salt))

    return replace(state, thrown=(other(state.thrown[0]), other(state.thrown[1])))


class RandomBot:
    def choose(self, view: JsonObject, legal: list[JsonObject], seed: int) -> JsonObject:
        del view
        return random.Random(seed).choice(legal)


GAME = Game(
    meta=META,
    state_type=State,
    move_type=Throw,
    event_type=Thrown | Shown,
    initial=initial,
    start=start,
    decide=decide,
    evolve=evolve,
    view=view,
    redact=redact,
    legal=legal,
    waiting=waiting,
    step=lambda state: state.round,
    timer=timer,
    result=result,
    sealed=sealed,
    problems=problems,
    disguise=disguise,
    private=private,
    bots={"random": RandomBot()},
)
