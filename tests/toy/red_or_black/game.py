"""Red-or-black: all say in secret what colour the next card has, then the clock turns it (B1).

Who does not say in time (B2) is stood in for. The deck is shuffled and sealed at the start (B3). With ``lucky`` (B4)
a die is thrown for each card, and on a six it counts twice. A late guest plays from the present card on.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta as Limits
from msgspec import Struct
from msgspec.structs import replace

from hitparade.kernel import Chance, Game, IllegalMove, JsonObject, Moment, Opened, Result, Timer, seal
from hitparade.kernel.table import TableAct

from .meta import META

Color = Literal["red", "black"]
TURN_MS = 1_000


class Say(Struct, frozen=True, tag_field="type", tag="say", forbid_unknown_fields=True):
    color: Color
    cheer: Annotated[str, Limits(min_length=1, max_length=8)]


class Turn(Struct, frozen=True, tag_field="type", tag="turn", forbid_unknown_fields=True):
    pass


class Card(Struct, frozen=True):
    color: Color
    salt: str

    def commitment(self) -> str:
        return seal(self.color, self.salt)


class Dealt(Struct, frozen=True, tag_field="type", tag="dealt"):
    deck: tuple[Card, ...]
    mood: float


class Said(Struct, frozen=True, tag_field="type", tag="said"):
    seat: int
    color: Color
    cheer: str
    links: list[int] | None = None


class Turned(Struct, frozen=True, tag_field="type", tag="turned"):
    color: Color
    worth: int
    die: int | None = None


class Guest(Struct, frozen=True, tag_field="type", tag="guest"):
    pass


Event = Dealt | Said | Turned | Guest


class State(Struct, frozen=True):
    rounds: int
    clock_ms: int | None
    red: int
    lucky: bool
    said: tuple[Said | None, ...]
    score: tuple[int, ...]
    deck: tuple[Card, ...] = ()
    turned: int = 0
    guests: int = 0


def initial(options: JsonObject, seats: int) -> State:
    clock, rounds = options["say_clock"], options["rounds"]
    red = rounds if options["deck"] == "even" else 2 * rounds - 1
    clock_ms = None if clock == "off" else clock * 1000
    return State(rounds, clock_ms, red, options["lucky"], (None,) * seats, (0,) * seats)


def start(state: State, chance: Chance) -> tuple[Event, ...]:
    order = chance.shuffled(list(range(2 * state.rounds)))
    deck = tuple(Card("red" if number < state.red else "black", chance.salt()) for number in order)
    return (Dealt(deck, chance.unit()),)


def decide(state: State, seat: int | None, move: Say | Turn, moment: Moment, chance: Chance) -> tuple[Event, ...]:
    if result(state):
        raise IllegalMove("match-over", "The match is over.")
    if isinstance(move, Turn):
        return (_turned(state, seat, chance),)
    if seat is None or state.said[seat]:
        raise IllegalMove("already-said", "You have said it already; wait for the card.")
    return (Said(seat, move.color, move.cheer, moment.links),)


def _turned(state: State, seat: int | None, chance: Chance) -> Turned:
    if seat is not None or None in state.said:
        raise IllegalMove("not-yours", "The clock turns the card, once all have spoken.")
    die = 1 + chance.below(6) if state.lucky else None
    return Turned(state.deck[state.turned].color, 2 if die == 6 else 1, die)


def on_table(_state: State, act: TableAct, moment: Moment, _chance: Chance) -> tuple[Event, ...]:
    return (Guest(),) if act.act == "join" and moment.now_ms >= 0 else ()


def evolve(state: State, event: Event) -> State:
    match event:
        case Dealt():
            return replace(state, deck=event.deck)
        case Said():
            said = tuple(event if seat == event.seat else old for seat, old in enumerate(state.said))
            return replace(state, said=said)
        case Turned():
            score = [
                points + event.worth * (said is not None and said.color == event.color)
                for points, said in zip(state.score, state.said, strict=True)
            ]
            said = (None,) * len(score)
            return replace(state, said=said, score=tuple(score), turned=state.turned + 1)
        case Guest():
            said, score = (*state.said, None), (*state.score, 0)
            return replace(state, said=said, score=score, guests=state.guests + 1)


def view(state: State, seat: int | None) -> JsonObject:
    known: JsonObject = {
        "phase": "over" if result(state) else "say" if None in state.said else "turn",
        "score": list(state.score),
        "said": [said is not None for said in state.said],
        "commitments": [card.commitment() for card in state.deck[state.turned :]],
        "opened": [_opened(card) for card in state.deck[: state.turned]],
        "guests": state.guests,
    }
    if seat is not None and seat < len(state.said) and (own := state.said[seat]):
        known["own"] = {"color": own.color, "cheer": own.cheer}
    return known


def _opened(card: Card) -> JsonObject:
    return {"seal": card.commitment(), "salt": card.salt, "value": card.color}


def redact(event: Event, seat: int | None) -> JsonObject | None:
    match event:
        case Dealt():
            return {"type": "dealt", "commitments": [card.commitment() for card in event.deck]}
        case Said() if event.seat == seat:
            return {"type": "said", "seat": seat, "color": event.color, "cheer": event.cheer}
        case Said():
            return {"type": "said", "seat": event.seat}
        case Turned():
            return {"type": "turned", "color": event.color, "worth": event.worth, "die": event.die}
        case Guest():
            return None


def legal(state: State, seat: int) -> list[JsonObject]:
    if result(state) or state.said[seat]:
        return []
    cheer = {"type": "string", "minLength": 1, "maxLength": 8}
    return [{"type": "say", "color": color, "cheer": cheer} for color in ("red", "black")]


def waiting(state: State) -> tuple[int, ...]:
    return () if result(state) else tuple(seat for seat, said in enumerate(state.said) if not said)


def timer(state: State) -> Timer | None:
    if result(state):
        return None
    if None in state.said:
        return Timer(f"say {state.turned}", state.clock_ms, waiting(state))
    return Timer(f"turn {state.turned}", TURN_MS, (), {"type": "turn"})


def result(state: State) -> Result | None:
    if state.turned < state.rounds:
        return None
    best = max(state.score)
    return Result(state.score, tuple(seat for seat, points in enumerate(state.score) if points == best), "points")


def sealed(state: State) -> list[Opened]:
    return [Opened(card.commitment(), card.salt, card.color) for card in state.deck]


def problems(state: State) -> list[str]:
    found = [] if sum(card.color == "red" for card in state.deck) in (0, state.red) else ["the deck has changed"]
    return found + (["more points than cards allow"] if max(state.score) > 2 * state.turned else [])


def disguise(state: State, seat: int | None, chance: Chance) -> State:
    hidden = chance.shuffled(list(state.deck[state.turned :]))
    deck = state.deck[: state.turned] + tuple(Card(card.color, chance.salt()) for card in hidden)
    said = tuple(old if old is None or old.seat == seat else _other(old, chance) for old in state.said)
    return replace(state, deck=deck, said=said)


def _other(said: Said, chance: Chance) -> Said:
    color: Color = "red" if chance.below(2) else "black"
    return Said(said.seat, color, "hey" * (1 + chance.below(2)), said.links)


class RedBot:
    def choose(self, view: JsonObject, legal: list[JsonObject], seed: int) -> JsonObject:
        return {**legal[0], "cheer": f"{view['phase'][:3]} {seed % 9}"}


GAME = Game(
    meta=META,
    state_type=State,
    move_type=Say | Turn,
    event_type=Event,
    initial=initial,
    start=start,
    decide=decide,
    evolve=evolve,
    view=view,
    redact=redact,
    legal=legal,
    waiting=waiting,
    step=lambda state: state.turned + 1,
    timer=timer,
    result=result,
    sealed=sealed,
    problems=problems,
    disguise=disguise,
    bots={"red": RedBot()},
    on_table=on_table,
    takes_guests=True,
)
