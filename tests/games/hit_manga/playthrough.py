"""What every viewer saw of a match, step by step, as a text to read: its diff is a review.

Run as ``python -m tests.games.hit_manga.playthrough --write`` it writes the files anew.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import msgspec
from tests.games.hit_manga.golden import FOLDER as GOLDEN

from hitparade import Match
from hitparade.kernel.deciding import evolve, new_match
from hitparade.kernel.file import read_match_file
from hitparade.kernel.log import read_log
from hitparade.kernel.state import AnyEntry, MatchState

FOLDER = Path(__file__).parent / "playthroughs"
NAMES = ("cancelled", "sealed", "too-few")
VIEWERS: dict[str, int | None] = {"seat 0": 0, "seat 1": 1, "seat 2": 2, "screen": None}


def text(name: str) -> str:
    """The golden match of that name as every viewer saw it."""
    log = read_match_file((GOLDEN / f"{name}.json").read_bytes()).log
    state, entries = read_log(log)
    before = new_match(state.game, state.head.seats, state.head.options)
    known: dict[str, dict[str, Any]] = {viewer: {} for viewer in VIEWERS}
    parts = [f"The golden match {name!r}: per move what each viewer was told, and what changed in its view.\n"]
    for number, entry in enumerate(entries):
        before = evolve(before, entry)
        parts.append(step(number, before, entry, known))
    assert Match.replay(log).view(None) == before.view(None)
    return "\n".join(parts)


def step(number: int, match: MatchState, entry: AnyEntry, known: dict[str, dict[str, Any]]) -> str:
    """One entry: who did what, then each different account of it with those who got it."""
    what = f" {shown(entry.move or entry.act)}" if entry.move or entry.act else ""
    accounts: dict[str, list[str]] = {}
    for viewer, seat in VIEWERS.items():
        view = match.view(seat)
        account = told(match, entry, seat) + changes(known[viewer], view)
        known[viewer] = view
        accounts.setdefault(account, []).append(viewer)
    heading = f"== {number}. {doer(entry)}{what}\n"
    return heading + "".join(f"-- {', '.join(viewers)}\n{account}" for account, viewers in accounts.items())


def doer(entry: AnyEntry) -> str:
    if entry.by == "seat":
        return f"seat {entry.seat}"
    return entry.by if entry.seat is None else f"{entry.by} for seat {entry.seat}"


def told(match: MatchState, entry: AnyEntry, seat: int | None) -> str:
    return "".join(f"   ! {shown(event)}\n" for event in match.redacted(entry, seat))


def changes(before: dict[str, Any], after: dict[str, Any]) -> str:
    """The keys of the view that are new, changed or gone."""
    gone = "".join(f"     {key} gone\n" for key in before if key not in after)
    return gone + "".join(change(key, before.get(key, "new"), value) for key, value in after.items())


def change(key: str, before: Any, after: Any) -> str:
    """A key with its value, or with what was added if that is all; nothing if it is as before."""
    if before == after:
        return ""
    if key in ("pages", "opened") and isinstance(before, list) and after[: len(before)] == before:
        return "".join(f"     {key} + {shown(item)}\n" for item in after[len(before) :])
    return f"     {key} {shown(after)}\n"


def shown(value: Any) -> str:
    """JSON, seals and salts cut short."""
    return re.sub(r'"([0-9a-f]{6})[0-9a-f]{26,58}"', r'"\1~"', msgspec.json.encode(value).decode())


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        raise SystemExit("Writes the playthroughs anew when told to --write; look at the diff then.")
    for each in NAMES:
        (FOLDER / f"{each}.txt").write_text(text(each), encoding="utf-8")
