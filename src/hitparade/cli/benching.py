"""``hitparade bench``: what this machine does. Figures of one run are to be compared with others of the same run."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable
from random import Random

import msgspec

from hitparade.kernel import Chance, Match, Moment, registry
from hitparade.kernel.deciding import decide_typed, evolve, new_match
from hitparade.kernel.folding import fold
from hitparade.kernel.log import entry_decoder
from hitparade.kernel.state import MatchState
from hitparade.kernel.values import JsonObject, Seat, Value

GAME = "hits-and-outs"
NEVER = {"give_up"}
"""Moves that a random match leaves out, as it would end before it began."""


class Recording(msgspec.Struct, frozen=True):
    """One random match: where it began, the moves, and its entries as they are stored."""

    start: MatchState
    moves: list[tuple[Seat, Value]]
    stored: list[bytes]
    events: int


def record(seed: int) -> Recording:
    """A match of random moves, to its end."""
    random, match = Random(seed), Match(GAME, seats=2, seed=seed)
    while match.result is None:
        seat = match.waiting[0]
        match.play(seat, random.choice([move for move in match.legal(seat) if move["type"] not in NEVER]))
    first, *entries = match.entries
    start = evolve(new_match(registry.load(GAME), 2, {}), first)
    moves = [(entry.seat or 0, entry.move) for entry in entries]
    events = sum(len(entry.events) for entry in entries)
    return Recording(start, moves, [msgspec.json.encode(entry) for entry in entries], events)


def decide_all(matches: list[Recording]) -> None:
    """Makes every move once more: decide and evolve, salts and seals fresh from the system's source."""
    chance, moment = Chance(), Moment(0)
    for recording in matches:
        match = recording.start
        for seat, move in recording.moves:
            match = evolve(match, decide_typed(match, seat, move, moment, chance))


def replay_all(matches: list[Recording]) -> None:
    """Opens every match from its stored bytes."""
    decode = entry_decoder(GAME).decode
    for recording in matches:
        fold(recording.start, [decode(raw) for raw in recording.stored])


def rate(work: Callable[[], None], amount: int, seconds: float) -> float:
    """How much is done in a second of this process's CPU time."""
    began, rounds = time.process_time(), 0
    while (spent := time.process_time() - began) < seconds or not rounds:
        work()
        rounds += 1
    return amount * rounds / spent if spent else 0.0


def measure_kernel(seconds: float, count: int, seed: int) -> JsonObject:
    """The figures of P14 and P17: a decision is decide and evolve of one move in a match, seal included."""
    matches = [record(seed + number) for number in range(count)]
    decisions, events = sum(len(each.moves) for each in matches), sum(each.events for each in matches)
    decided = rate(lambda: decide_all(matches), decisions, seconds)
    replayed = rate(lambda: replay_all(matches), events, seconds)
    return {
        "game": GAME,
        "decisions_per_s": round(decided),
        "replay_events_per_s": round(replayed),
        "replay_per_decision": round(replayed / decided, 2) if decided else None,
        "matches": count,
        "decisions_per_match": round(decisions / count, 1),
        "cpu_seconds": seconds,
        "python": platform.python_version(),
    }


def report_kernel(figures: JsonObject, *, as_json: bool) -> None:
    """Prints the figures for people, or as JSON."""
    if as_json:
        print(msgspec.json.encode(figures).decode())
        return
    print(f"{figures['decisions_per_s']:>12,} decisions/s   decide and evolve one move of Hits & Outs, seals included")
    print(f"{figures['replay_events_per_s']:>12,} events/s      open stored matches from their bytes")
    print(f"{figures['matches']:,} random matches of {figures['decisions_per_match']} moves, CPU time of one core.")


def report_load(url: str, rooms: int, seconds: float, moves_per_s: float, *, as_json: bool) -> None:
    """Loads a server through the protocol's client and prints what came of it."""
    from hitparade.cli.errors import stop
    from hitparade.client.load import run_load
    from hitparade.client.refusal import Refused

    try:
        figures: JsonObject = run_load(url, rooms, seconds, moves_per_s)
    except Refused as refused:
        raise stop(refused.sentence) from None
    if as_json:
        print(msgspec.json.encode(figures).decode())
        return
    for name, value in figures.items():
        print(f"{name:>28}  {value}")
