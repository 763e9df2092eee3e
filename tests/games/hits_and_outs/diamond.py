"""Hits & Outs once more, written slowly and independently of the package: runners that walk from base to base.

It shares no code, types or ideas with ``hitparade.games``: bases are numbers, a diamond is a list, and nobody looks
anything up. Tests compare it with the real rules.
"""

from __future__ import annotations

from typing import NamedTuple


def run(occupied: set[int], reach: int, outs: int) -> tuple[set[int], int]:
    """Where runners stand and how many came home after a Hit worth ``reach`` bases."""
    lane = [None, *(f"runner from {base}" if base in occupied else None for base in (1, 2, 3))]
    home: list[str] = []
    if reach == 4:
        return set(), len(occupied) + 1
    for step in range(1, reach + 1):
        if outs == 0:
            everybody_walks(lane, home)
        walk_in(lane, step, home)
    return {base for base in (1, 2, 3) if lane[base]}, len(home)


def everybody_walks(lane: list[str | None], home: list[str]) -> None:
    """Every runner but the batter walks one base; the leading one first, so that nobody is in the way."""
    for base in (3, 2, 1):
        runner = lane[base]
        if runner and runner != "batter":
            lane[base] = None
            send_to(lane, base + 1, runner, home)


def walk_in(lane: list[str | None], step: int, home: list[str]) -> None:
    """The batter takes one more base and pushes on whoever stands there."""
    if step > 1:
        lane[step - 1] = None
    send_to(lane, step, "batter", home)


def send_to(lane: list[str | None], base: int, runner: str, home: list[str]) -> None:
    """The runner reaches ``base``; whoever stands there must go on."""
    if base == 4:
        home.append(runner)
        return
    pushed = lane[base]
    lane[base] = runner
    if pushed:
        send_to(lane, base + 1, pushed, home)


class Position(NamedTuple):
    """A moment in a half-inning, without the runs: those never change what can happen."""

    todo: str
    bases: frozenset[int]
    outs: int
    token: str
    hidden: int
    lifted: frozenset[int]


def begin(bases: set[int], token: str) -> Position:
    return Position("call" if token == "held" else "place", frozenset(bases), 0, token, 0, frozenset())


def next_positions(now: Position) -> list[Position | None]:
    """What each possible move leads to, in the order in which a player would read the moves; None ends the half."""
    if now.todo == "call":
        return [now._replace(todo="place", token="flipped"), now._replace(todo="place")]
    if now.todo == "place":
        return [now._replace(todo="lift", hidden=corner, lifted=frozenset()) for corner in (1, 2, 3, 4)]
    return [after_lift(now, corner) for corner in (1, 2, 3, 4) if corner not in now.lifted]


def after_lift(now: Position, corner: int) -> Position | None:
    token = "gone" if now.token == "flipped" else now.token
    if corner != now.hidden:
        if now.outs == 2:
            return None
        return now._replace(outs=now.outs + 1, token=token, lifted=now.lifted | {corner})
    bases, _ = run(set(now.bases), 4 if now.token == "flipped" else corner, now.outs)
    return Position("call" if token == "held" else "place", frozenset(bases), now.outs, token, 0, frozenset())
