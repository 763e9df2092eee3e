"""Random matches of any registered game, one position after another, each of which can be played again by its seed."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from random import Random, SystemRandom
from statistics import mean
from typing import Any

import tests.toy  # registers the toy games
from tests.battery.moves import NEVER_AT_RANDOM, filled

from hitparade import IllegalMove, Match
from hitparade.kernel import JsonObject, Meta, registry
from hitparade.kernel.deciding import new_match
from hitparade.kernel.meta import TEAM_COLORS, Option
from hitparade.kernel.state import AnyEntry, MatchState

FULL = bool(os.environ.get("HITPARADE_FULL"))
GAMES = registry.names()
POSITIONS = 10_000 if FULL else 150
"""How many positions each property is looked at in, for each game."""
LOOKS = 400 if FULL else 50
"""About so many of its positions are looked at in a match of usual length, so that several matches are seen."""
LONGEST = 5_000
"""A match that has not ended after so many positions does not end."""
ONE_SEED = os.environ.get("HITPARADE_SEED")

assert set(tests.toy.NAMES) < set(GAMES)


@dataclass
class Position:
    """Where a match stands after something happened: what was ``before``, and the entries that led here."""

    match: Match
    before: MatchState
    entries: list[AnyEntry]
    random: Random

    @property
    def game(self) -> str:
        return self.match.state.head.game

    @property
    def seats(self) -> range:
        return range(self.match.state.seats)

    @property
    def viewers(self) -> list[int | None]:
        """Every seat, and None: the screen, or any stranger."""
        return [None, *self.seats]


Check = Callable[[Position], None]
Policy = Callable[[Match, Random], None]
MEASURED = 8
"""So many matches tell how long a match usually is."""


@dataclass
class Walk:
    """Goes through random matches of a game and calls ``check`` at every position."""

    game: str
    check: Check
    command: str = "python -m pytest"
    positions: int = POSITIONS
    clocks_on: bool = False
    seen: int = field(default=0, init=False)

    def run(self) -> int:
        """Walks until enough positions were seen; with HITPARADE_SEED through that one match."""
        if ONE_SEED:
            self._one(int(ONE_SEED))
            return self.seen
        first = SystemRandom().randrange(10**9) if FULL else 1
        for seed in range(first, first + self.positions):
            if self.seen >= self.positions:
                break
            self._one(seed)
        return self.seen

    def _one(self, seed: int) -> None:
        try:
            self.play(Random(seed))
        except BaseException as error:
            size = "HITPARADE_FULL=1 " if FULL else ""
            error.add_note(f"To see it again:  {size}HITPARADE_SEED={seed} {self.command}")
            raise

    def play(self, random: Random) -> None:
        """One match to its end, looked at here and there: at least where it ends."""
        match, policy = start(self.game, random, clocks_on=self.clocks_on)
        head = match.state.head
        before, told = new_match(match.state.game, head.seats, head.options), 0
        share = LOOKS / usual_length(self.game)
        for _ in range(LONGEST):
            if match.result is not None or random.random() < share:
                self.check(Position(match, before, match.entries[told:], random))
                self.seen += 1
            if match.result is not None:
                return
            before, told = match.state, len(match.entries)
            policy(match, random)
        raise AssertionError(f"{self.game} goes on after {LONGEST} positions")


def start(game: str, random: Random, *, clocks_on: bool) -> tuple[Match, Policy]:
    """A match with random options and as many seats as may be, and how it is played."""
    meta = registry.meta(game)
    seats = random.randint(*meta.seats)
    options = some_options(meta, seats, random, clocks_on)
    match = Match(game, seats=seats, seed=random.getrandbits(32), options=options)
    return match, random.choice([play_at_random, play_with_bots, play_anyhow])


@cache
def usual_length(game: str) -> float:
    """How many positions a match has, in the mean of some."""
    lengths: list[int] = []
    for seed in range(MEASURED):
        random = Random(seed)
        match, policy = start(game, random, clocks_on=False)
        lengths.append(1)
        while match.result is None and lengths[-1] < LONGEST:
            policy(match, random)
            lengths[-1] += 1
    return mean(lengths)


def some_options(meta: Meta, seats: int, random: Random, clocks_on: bool) -> JsonObject:
    """Each option at a random value; clocks at their shortest if they are to be on."""
    chosen: JsonObject = {}
    for option in meta.options:
        if option.kind == "clock" and clocks_on:
            chosen[option.name] = option.least
        elif option.kind == "number" or random.random() < 0.6:
            chosen[option.name] = some_value(option, seats, random)
    return chosen


def some_value(option: Option, seats: int, random: Random) -> Any:
    """A value that the option takes."""
    teams = [{"name": f"Team {seat}", "color": random.choice(TEAM_COLORS)} for seat in range(seats)]
    match option.kind:
        case "switch":
            return random.random() < 0.5
        case "choice":
            return random.choice(option.choices)
        case "teams":
            return random.choice([None, teams])
        case "weights":
            return random.choice([option.default, [random.randint(1, option.most) for _ in option.choices]])
        case "list":
            some = random.sample(option.choices, random.randint(max(1, option.least), len(option.choices)))
            return random.choice([option.default, some])
        case "text" | "packs":
            return option.default
        case _:  # short matches rather than long ones, so that there are more of them
            return random.choice(
                [option.least, option.least, option.default, random.randint(option.least, option.most)]
            )


def play_at_random(match: Match, random: Random) -> None:
    """Any legal move of anybody; the clock where nobody can move."""
    choices = [(seat, move) for seat in match.waiting for move in match.legal(seat)]
    usual = [each for each in choices if each[1]["type"] not in NEVER_AT_RANDOM]
    if not choices:
        return let_time_pass(match)
    seat, move = random.choice(choices if random.random() < 0.01 else usual)
    match.play(seat, filled(move, random))
    return None


def play_with_bots(match: Match, random: Random) -> None:
    """A move of a random bot of the game in any seat that may move."""
    if not match.waiting:
        return let_time_pass(match)
    seat = random.choice(match.waiting)
    bot = random.choice(list(match.state.game.bots.values()))
    match.play(seat, bot.choose(match.view(seat), match.legal(seat), random.getrandbits(32)))
    return None


def hide_something(match: Match, random: Random) -> None:
    """The host takes some words that everybody sees off all screens, if they are a line."""
    words = sorted(set(strings(match.view(None))))
    with suppress(IllegalMove):
        match.table({"act": "hide", "text": random.choice(words)})


def strings(value: Any) -> list[str]:
    """All strings in a JSON value."""
    if isinstance(value, str):
        return [value]
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [text for part in parts for text in strings(part)]


def play_anyhow(match: Match, random: Random) -> None:
    """As at random, with pauses, leaving, skipping, hidden lines and time that passes in between."""
    if random.random() < 0.7 and match.waiting:
        return play_at_random(match, random)
    if random.random() < 0.3:
        match.advance(random.random() * 4)
        return None
    if match.state.game.mask is not None and random.random() < 0.2:
        return hide_something(match, random)
    act = random.choice(["pause", "resume", "resume", "leave", "back", "back", "extend", "factor", "skip", "join"])
    seat = random.randrange(match.state.seats) if act != "join" else None
    try:
        match.table({"act": act, "seat": seat, "seconds": 5, "times": 2})
    except IllegalMove:
        match.advance(2)
    return None


def let_time_pass(match: Match) -> None:
    """Resumes a pause, else lets the clock run until it is due."""
    if match.state.table.paused_ms is not None:
        match.table({"act": "resume"})
        return
    due_ms = match.state.due_ms
    assert due_ms is not None, "nobody may move, and no clock runs"
    match.advance(max(0, due_ms - match.now_ms) / 1000)
