"""W6 at many desks: lists written by simulated people on lines of up to half a second there and back.

Clocks differ, lines are lopsided and jitter, and the room looks at its clock a little late. What was entered a tenth of
a second or more before time must be kept; what was entered after it must not be, beyond what the rule allows.
``HITPARADE_FULL=1`` simulates ten thousand lists.
"""

from __future__ import annotations

import os
from random import Random
from typing import NamedTuple

import msgspec
from tests.games.hit_or_miss.table import NAME

from hitparade import IllegalMove, Match
from hitparade.games.hit_or_miss.bots import write_list
from hitparade.games.hit_or_miss.cards import card_of, deck
from hitparade.games.hit_or_miss.options import ENGLISH
from hitparade.kernel import Chance, Moment, deciding
from hitparade.kernel.links import links_of
from hitparade.kernel.state import MatchState

LISTS = 10_000 if os.environ.get("HITPARADE_FULL") else 240
SEATS = 8
UP_MS = 45_000
"""When time is up."""
SAFE_MS = 100
"""What was entered so long before is to be kept."""


class Line(NamedTuple):
    """A connection: there and back, the part of it that is the way there, and how much the way varies."""

    trip_ms: float
    there: float
    jitter_ms: float

    @property
    def off_ms(self) -> float:
        """How far the client is out about the server's time: half the difference between the two ways."""
        return self.trip_ms * (self.there - 0.5)

    def trips(self, random: Random) -> list[float]:
        """What the server has measured."""
        return [self.trip_ms + 2 * self._wobble(random) for _ in range(12)]

    def arrives(self, at_ms: float, random: Random) -> float:
        return at_ms + self.trip_ms * self.there + self._wobble(random)

    def _wobble(self, random: Random) -> float:
        return min(random.expovariate(1 / self.jitter_ms), 6 * self.jitter_ms)


class Sent(NamedTuple):
    """An item on its way. ``entered_ms`` is true; ``claimed_ms`` is what the client says."""

    arrives_ms: float
    seat: int
    item: str
    entered_ms: float
    claimed_ms: int


def some_line(random: Random) -> Line:
    trip_ms = random.uniform(5, 500)
    return Line(trip_ms, random.uniform(0.35, 0.65), 1 + trip_ms * 0.02)


def a_list(key: str, seat: int, line: Line, random: Random) -> list[Sent]:
    """What somebody writes, with a hurry at the end that goes on for a moment after time is up."""
    written = [(1000 * at, item) for at, item in write_list(card_of(key), 45.0, seed=random.getrandbits(32))]
    hurry = [(UP_MS + random.uniform(-500, 150), f"hurry {seat} {number * 1117}") for number in range(6)]
    sent: list[Sent] = []
    for at_ms, item in sorted(written + hurry):
        arrives_ms = max(line.arrives(at_ms, random), sent[-1].arrives_ms if sent else 0)
        sent.append(Sent(arrives_ms, seat, item, at_ms, max(0, round(at_ms + line.off_ms))))
    return sent


def writing(key: str, seed: int) -> MatchState:
    options = {"packs": list(ENGLISH), "category": key.partition("/")[2]}
    match = Match(NAME, seats=SEATS, seed=seed, options=options)
    starter = next(seat for seat in range(SEATS) if seat != match.view(None)["leader"])
    match.play(starter, {"type": "start_timer"})
    return match.state


class Tally:
    """What became of the items: how many were entered safely in time, of those how many kept, and how many were late.

    ``latest_ms`` is how long after the end an item was really entered that was taken all the same.
    """

    def __init__(self) -> None:
        self.lists = self.safe = self.kept = self.late = 0
        self.latest_ms = 0.0
        self.refused: set[str] = set()

    def round(self, key: str, seed: int) -> None:
        """One round of eight lists on a card."""
        random, chance = Random(seed), Chance(seed)
        lines = [some_line(random) for _ in range(SEATS)]
        links = links_of({seat: line.trips(random) for seat, line in enumerate(lines)})
        sent = [each for seat, line in enumerate(lines) for each in a_list(key, seat, line, random)]
        match, ticks_ms = writing(key, seed), UP_MS + random.uniform(0, 20)
        for each in sorted(sent):
            now_ms = round(each.arrives_ms)
            while now_ms >= ticks_ms and (entry := deciding.decide_due(match, now_ms, chance, links=links)):
                match = deciding.evolve(match, entry)
            match = self.arrive(match, each, Moment(now_ms, links), chance)
        self.lists += SEATS

    def arrive(self, match: MatchState, sent: Sent, moment: Moment, chance: Chance) -> MatchState:
        """An item arrives, and is taken or not."""
        move = {"type": "write", "item": sent.item, "entered_ms": sent.claimed_ms}
        try:
            entry = deciding.decide_move(match, sent.seat, move, moment, chance)
        except IllegalMove as error:
            if error.code == "already-written":
                return match  # the same thing by another name: nothing is lost
            self.refused.add(error.code)
            self.count(sent, taken=False)
            return match
        self.count(sent, taken=True)
        self.check(sent, entry.events[0], moment)
        return deciding.evolve(match, entry)

    def count(self, sent: Sent, *, taken: bool) -> None:
        if sent.entered_ms <= UP_MS - SAFE_MS:
            self.safe += 1
            self.kept += taken
        if taken:
            self.latest_ms = max(self.latest_ms, sent.entered_ms - UP_MS)

    def check(self, sent: Sent, event: msgspec.Struct, moment: Moment) -> None:
        """Whatever was taken late is what W6 allows."""
        if moment.now_ms < UP_MS:
            assert getattr(event, "lag_ms", None) is None
            return
        self.late += 1
        trip_ms = sorted(moment.links[str(sent.seat)]["rtts_ms"])[5:7]
        assert sent.claimed_ms < UP_MS
        assert moment.now_ms <= UP_MS + 1_000
        assert moment.now_ms - sent.claimed_ms <= sum(trip_ms) / 2 + 100


def test_w6_what_is_entered_in_time_is_kept_and_nothing_after_it() -> None:
    tally, keys = Tally(), deck(ENGLISH)
    for seed in range(LISTS // SEATS):
        tally.round(keys[seed * 17 % len(keys)], seed)
    assert tally.lists == LISTS
    assert tally.late > LISTS / 2, "many came late, or nothing was tested"
    assert tally.kept >= 0.999 * tally.safe, f"{tally.safe - tally.kept} of {tally.safe} lost"
    assert tally.latest_ms <= 0.15 * 500, "no later than a lopsided line puts a client's clock out"
    assert tally.refused <= {"time-up", "wrong-phase"}


def test_w6_a_client_that_lies_gains_no_more_than_its_line_and_a_tenth_of_a_second() -> None:
    random = Random(7)
    for seed in range(20):
        line = some_line(random)
        links = links_of({seat: [line.trip_ms] for seat in range(SEATS)})
        chance, match = Chance(seed), writing("things/fruit", seed)
        while (entry := deciding.decide_due(match, UP_MS, chance, links=links)) is not None:
            match = deciding.evolve(match, entry)
        for late_ms in range(0, 1_400, 20):
            now_ms = UP_MS + late_ms
            move = {"type": "write", "item": f"lie {late_ms * 1117}", "entered_ms": UP_MS - 1}
            try:
                match = deciding.evolve(match, deciding.decide_move(match, 0, move, Moment(now_ms, links), chance))
            except IllegalMove:
                assert late_ms >= min(1_000, line.trip_ms + 99) - 20
            else:
                assert late_ms <= min(1_000, line.trip_ms + 99)
