"""Short ways to a match of the toy games."""

from __future__ import annotations

from typing import Any

import tests.toy  # registers the toy games

from hitparade import Match

RPS = "rock-paper-scissors"
ROB = "red-or-black"
ALL = tests.toy.NAMES


def rps(seed: int | None = 1, **options: Any) -> Match:
    return Match(RPS, seats=2, seed=seed, options=options)


def rob(seats: int = 2, seed: int | None = 1, **options: Any) -> Match:
    return Match(ROB, seats=seats, seed=seed, options=options)


def throw(shape: str) -> dict[str, Any]:
    return {"type": "throw", "shape": shape}


def say(color: str, cheer: str = "go") -> dict[str, Any]:
    return {"type": "say", "color": color, "cheer": cheer}


def played() -> Match:
    """A match of rock-paper-scissors that is over: seat 0 wins 2 to 0."""
    match = rps()
    for _ in range(2):
        match.play(0, throw("rock"))
        match.play(1, throw("scissors"))
    return match


def eventful() -> Match:
    """A match of red-or-black with an entry of every kind, and over."""
    match = rob(3, seed=5, say_clock=10, lucky=True, deck="mostly-red")
    match.play(0, say("red"), links=[12, 30])
    match.table({"act": "join"})
    match.table({"act": "factor", "seat": 1, "times": 2})
    match.table({"act": "leave", "seat": 2})
    match.advance(2)
    match.table({"act": "pause", "seat": 0})
    match.advance(5)
    match.table({"act": "resume"})
    match.table({"act": "extend", "seconds": 30})
    match.table({"act": "skip"})
    match.table({"act": "back", "seat": 2})
    match.advance(60)
    return match
