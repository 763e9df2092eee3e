"""Turns: rolling, announcing, circling (W7 to W10)."""

from __future__ import annotations

from hitparade.games.hit_or_miss import rounds
from hitparade.games.hit_or_miss.events import Announced, Circled, Passed, Rolled, TurnStarted
from hitparade.games.hit_or_miss.flow import Flow
from hitparade.games.hit_or_miss.moves import Announce, Circle, Roll
from hitparade.games.hit_or_miss.options import FACES
from hitparade.games.hit_or_miss.pairing import pair
from hitparade.games.hit_or_miss.refusals import need_open, need_phase, need_turn
from hitparade.games.hit_or_miss.values import Face
from hitparade.kernel.seals import seal
from hitparade.kernel.values import Seat


def begin(flow: Flow) -> None:
    """W7, W10: the next player's turn; who has no open item left passes by itself. After all turns the round ends."""
    players, laps = flow.state.players, flow.state.laps
    while (place := flow.state.place) < laps * len(players):
        seat, lap = players[place % len(players)], place // len(players) + 1
        if flow.state.pads[seat].open:
            flow.tell(_turn(flow, seat, lap))
            return
        flow.tell(Passed(seat, lap))
    rounds.end_round(flow)


def _turn(flow: Flow, seat: Seat, lap: int) -> TurnStarted:
    """W8: the die is cast and sealed as the turn begins; the player only turns it up."""
    face, salt = _face(flow), flow.chance.salt()
    return TurnStarted(seat, lap, face, salt, seal(face, salt))


def _face(flow: Flow) -> Face:
    """W8: by the weights of the die; tests may choose the first rolls."""
    options, rolls = flow.state.options, flow.state.rolls
    if rolls < len(options.dice):
        return options.dice[rolls]
    drawn = flow.chance.below(sum(options.die))
    faces: list[Face] = [face for face, weight in zip(FACES, options.die, strict=True) for _ in range(weight)]
    return faces[drawn]


def roll(flow: Flow, seat: Seat, _: Roll | None) -> None:
    """W8."""
    need_phase(flow.state, "roll")
    need_turn(flow.state, seat)
    die = flow.state.the_turn.die
    flow.tell(Rolled(seat, FACES[FACES.index(die.value)], die.salt, die.seal))


def announce(flow: Flow, seat: Seat, move: Announce) -> None:
    """W9."""
    need_phase(flow.state, "announce")
    need_turn(flow.state, seat)
    flow.tell(Announced(seat, move.called))


def circle(flow: Flow, seat: Seat, move: Circle) -> None:
    """W10: any open item of one's own list."""
    need_phase(flow.state, "circle")
    need_turn(flow.state, seat)
    need_open(flow.state, seat, move.item)
    flow.tell(Circled(seat, move.item, flow.state.the_turn.the_call, *pair(flow.state, seat, move.item)))


def time_up(flow: Flow, seat: Seat) -> None:
    """W8 to W10: the die is rolled, HIT announced, the first open item read, one after the other."""
    match flow.state.phase:
        case "roll":
            roll(flow, seat, None)
        case "announce":
            announce(flow, seat, Announce("hit"))
        case _:
            circle(flow, seat, Circle(flow.state.pads[seat].open[0]))
