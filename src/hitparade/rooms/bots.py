"""When bots move: when they say themselves, by what their seat sees; else after a time drawn evenly."""

from __future__ import annotations

from random import SystemRandom

from msgspec import Struct

from hitparade.kernel.game import PacedPlayer
from hitparade.kernel.values import Seat
from hitparade.rooms import reporting
from hitparade.rooms.state import Play, RoomState
from hitparade.rooms.timing import Timing

_RANDOM = SystemRandom()


class Thought(Struct, frozen=True):
    """What a bot has in mind: the seed of its next move, in which step, and when (ms since 1970; None: not at all)."""

    seed: int
    step: int
    due_ms: int | None


class Thinking:
    """The bots of one room that have something to do, and when they will have done it (ms since 1970)."""

    __slots__ = ("_thoughts", "_timing")

    def __init__(self, timing: Timing) -> None:
        self._timing = timing
        self._thoughts: dict[Seat, Thought] = {}

    @property
    def is_idle(self) -> bool:
        """Whether no bot has anything in mind."""
        return not self._thoughts

    @property
    def due(self) -> dict[Seat, int]:
        """When the bots that will move do so."""
        return {seat: thought.due_ms for seat, thought in self._thoughts.items() if thought.due_ms is not None}

    def seed(self, seat: Seat) -> int:
        """The seed for the move that this seat has in mind."""
        return self._thoughts[seat].seed

    def look(self, state: RoomState, now_ms: int) -> None:
        """Starts to think for every bot that is waited for, and stops for those that are not any more.

        What a bot had in mind for an earlier step it forgets.
        """
        play = state.play
        waiting = {} if play is None else _bots_waited_for(state, play)
        if play is None or not waiting:
            self._thoughts.clear()
            return
        step = play.match.game.step(play.match.state)
        kept = {seat: thought for seat, thought in self._thoughts.items() if seat in waiting and thought.step == step}
        for seat, bot in waiting.items():
            if seat not in kept:
                kept[seat] = self._think(play, seat, bot, step, now_ms)
        self._thoughts = kept

    def _think(self, play: Play, seat: Seat, bot: str, step: int, now_ms: int) -> Thought:
        seed = _RANDOM.getrandbits(63)
        try:
            delay_ms = self._delay_ms(play, seat, bot, seed)
        except Exception:  # noqa: BLE001 - a bot that can't say when never stops the table
            reporting.mistake("bot-failed", bot=bot)
            delay_ms = self._timing.bot_retry_ms
        return Thought(seed, step, None if delay_ms is None else now_ms + delay_ms)

    def _delay_ms(self, play: Play, seat: Seat, bot: str, seed: int) -> int | None:
        """How long the bot takes: by its own word, if it has one."""
        player = play.match.game.bots[bot]
        if not isinstance(player, PacedPlayer):
            return _RANDOM.randint(*self._timing.think_ms)
        return player.delay_ms(play.match.view(seat), play.match.legal(seat), seed)

    def moved(self, seat: Seat) -> None:
        """This seat has moved: should it move again, it thinks again."""
        self._thoughts.pop(seat, None)

    def put_off(self, seat: Seat, until_ms: int) -> None:
        """This bot failed: it tries again later, and people may skip it meanwhile."""
        if seat in self._thoughts:
            self._thoughts[seat] = Thought(_RANDOM.getrandbits(63), self._thoughts[seat].step, until_ms)


def _bots_waited_for(state: RoomState, play: Play) -> dict[Seat, str]:
    """The seats of bots that the match waits for, each with the bot's name."""
    if not has_bots(state) or play.match.result is not None:
        return {}
    bots = {member.id: member.bot for member in state.members}
    return {seat: bot for seat in play.match.waiting if (bot := bots[play.seats[seat]]) is not None}


def has_bots(state: RoomState) -> bool:
    """Whether any bot sits at the table: cheap to ask after every move."""
    for member in state.members:  # noqa: SIM110 - a third of the time of any(), and asked after every move
        if member.bot is not None:
            return True
    return False
