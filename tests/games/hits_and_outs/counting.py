"""Counts what can happen in one half-inning, by the real rules and by the slow ones of ``diamond``.

Run as ``python -m tests.games.hits_and_outs.counting`` it writes ``counts.txt`` anew, from the slow ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from pathlib import Path
from typing import TypeVar

import msgspec
from tests.games.hits_and_outs import diamond
from tests.games.hits_and_outs.table import played, state_with

from hitparade.games.hits_and_outs.advancing import REACH
from hitparade.games.hits_and_outs.game import GAME
from hitparade.games.hits_and_outs.moves import Move
from hitparade.games.hits_and_outs.state import State

FILE = Path(__file__).parent / "counts.txt"
PLIES = 7
P = TypeVar("P")
STARTS = {
    "bases empty": ((), False),
    "runner on second": (("second",), False),
    "bases empty, call your shot": ((), True),
    "runner on second, call your shot": (("second",), True),
}


def reachable(start: P, onward: Callable[[P], list[P | None]], key: Callable[[P], Hashable]) -> Counter[int]:
    """How many positions are met for the first time after so many moves."""
    seen, ring, found = {key(start)}, [start], Counter({0: 1})
    while ring:
        after = {key(position): position for now in ring for position in onward(now) if position is not None}
        ring = [position for name, position in after.items() if name not in seen]
        seen |= after.keys()
        found[max(found) + 1] = len(ring)
    return +found


def lines(start: P, onward: Callable[[P], list[P | None]], plies: int) -> int:
    """How many sequences of so many moves there are, the ended half being the end of its line."""
    if plies == 0:
        return 1
    return sum(1 if position is None else lines(position, onward, plies - 1) for position in onward(start))


def real_start(name: str) -> State:
    bases, call = STARTS[name]
    return state_with(bases, call_your_shot=call)


def real_onward(now: State) -> list[State | None]:
    """The positions after every move but giving up, in the order of ``legal``; None for the end of the half."""
    turn = now.turn
    assert turn is not None
    moves = [msgspec.convert(move, Move) for move in GAME.legal(now, turn) if move["type"] != "give_up"]
    return [after if after.batting == now.batting else None for after in (played(now, move) for move in moves)]


def real_key(now: State) -> Hashable:
    """All that matters for the rest of the half: no runs, steps, salts or history."""
    hit = now.hidden.hit if now.hidden else None
    lifted = frozenset(cover.corner for cover in now.lifted) if now.hidden else frozenset[str]()
    return now.phase, now.bases, now.outs, now.shot, hit, lifted


def slow_start(name: str) -> diamond.Position:
    bases, call = STARTS[name]
    return diamond.begin({REACH[base] for base in bases}, "held" if call else "none")


def slow_counts() -> dict[str, list[int]]:
    return {name: _counts(slow_start(name), diamond.next_positions, lambda now: now) for name in STARTS}


def real_counts() -> dict[str, list[int]]:
    return {name: _counts(real_start(name), real_onward, real_key) for name in STARTS}


def _counts(start: P, onward: Callable[[P], list[P | None]], key: Callable[[P], Hashable]) -> list[int]:
    new = reachable(start, onward, key)
    return [sum(new.values()), *(new[move] for move in range(max(new) + 1))]


def slow_lines(name: str) -> list[int]:
    return [lines(slow_start(name), diamond.next_positions, plies) for plies in range(PLIES + 1)]


def real_lines(name: str) -> list[int]:
    return [lines(real_start(name), real_onward, plies) for plies in range(PLIES + 1)]


def text() -> str:
    """The file's content, by the slow rules."""
    rows = [
        "# Half-innings of Hits & Outs, counted by the slow generator of diamond.py: all positions that can be reached",
        "# and how many of them are new after 0, 1, 2, ... moves; then the lines of play of 0, 1, 2, ... moves.",
    ]
    for name, (total, *new) in slow_counts().items():
        rows += ["", name, f"  positions {total}: {' '.join(map(str, new))}"]
        rows += [f"  lines {' '.join(map(str, slow_lines(name)))}"]
    return "\n".join(rows) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
