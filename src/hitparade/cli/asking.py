"""Asking people at the keyboard: which move, in the open or unseen."""

from __future__ import annotations

import getpass
import re
import sys
from typing import Any

from rich.console import Console

from hitparade.cli.faces import Face
from hitparade.kernel import Chance, IllegalMove, Match
from hitparade.kernel.deciding import decide_move
from hitparade.kernel.values import Json, JsonObject, Moment, Seat, plain

_SEAL = re.compile(r"\b[0-9a-f]{64}\b")


class Stopped(Exception):
    """Somebody typed q."""


def read_line(prompt: str, *, unseen: bool) -> str:
    """One line from the keyboard, trimmed. Raises Stopped for q and when the input ends."""
    try:
        line = getpass.getpass(prompt) if unseen and sys.stdin.isatty() else input(prompt)
    except EOFError:
        raise Stopped from None
    line = line.strip()
    if line.lower() in ("q", "quit"):
        raise Stopped
    return line


def is_secret(match: Match, seat: Seat, legal: list[JsonObject]) -> bool:
    """Whether the others could not tell two of the seat's moves apart, so that nobody may see what is typed."""
    seen: list[str] = []
    for move in legal:
        try:
            entry = decide_move(match.state, seat, filled(move, "x"), Moment(match.now_ms), Chance())
        except IllegalMove:
            continue
        seen.append(_SEAL.sub("", str(plain(match.state.redacted(entry, None)))))
    return len(set(seen)) < len(seen)


def filled(move: JsonObject, text: str) -> JsonObject:
    """The move with ``text`` in its open fields."""
    return {name: _fitting(value, text) if isinstance(value, dict) else value for name, value in move.items()}


def _fitting(schema: dict[str, Any], text: str) -> Json:
    kind = schema.get("type")
    if kind in ("integer", "number"):
        return int(text) if text.lstrip("-").isdigit() else schema.get("minimum", 0)
    return [part.strip() for part in text.split(",")] if kind == "array" else text


def choose(console: Console, face: Face, legal: list[JsonObject], question: str, *, unseen: bool) -> JsonObject:
    """The move that somebody chose, its open fields filled in. Asks until it is one. Raises Stopped."""
    labels = [face.label(move) for move in legal]
    console.print("  ".join(f"[{number}] {label}" for number, label in enumerate(labels, 1)), markup=False)
    while True:
        typed = read_line(f"{question} ", unseen=unseen)
        found = matching(labels, typed)
        if len(found) == 1:
            return _completed(legal[found[0]], unseen=unseen)
        console.print(_advice(labels, [labels[index] for index in found]), markup=False)


def matching(labels: list[str], typed: str) -> list[int]:
    """The choices that were meant: by number, by the whole label, or by how one of its words begins.

    >>> matching(["first", "second", "third", "home"], "h")
    [3]
    >>> matching(["first", "second", "third", "home"], "2")
    [1]
    """
    typed = typed.lower()
    if not typed:
        return []
    if typed.isdecimal():
        return [int(typed) - 1] if 1 <= int(typed) <= len(labels) else []
    whole = [index for index, label in enumerate(labels) if label.lower() == typed]
    return whole or [i for i, label in enumerate(labels) if any(w.startswith(typed) for w in label.lower().split())]


def _advice(labels: list[str], close: list[str]) -> str:
    if close:
        return f"That could be {' or '.join(close)}: please type more of it."
    return f"Please type a number from 1 to {len(labels)}, or the beginning of a word; q stops."


def _completed(move: JsonObject, *, unseen: bool) -> JsonObject:
    """Asks for what the move leaves open."""
    done: JsonObject = {}
    for name, value in move.items():
        is_open = isinstance(value, dict)
        done[name] = filled({name: value}, read_line(f"{name}: ", unseen=unseen))[name] if is_open else value
    return done
