"""What every viewer saw of a match, step by step, as a text to read: its diff is a review.

Run as ``python -m tests.games.playthrough --write`` it writes the files of all games anew.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import msgspec

from hitparade import Match
from hitparade.kernel.deciding import evolve, new_match
from hitparade.kernel.file import read_match_file
from hitparade.kernel.log import read_log
from hitparade.kernel.state import AnyEntry, MatchState

FOLDER = Path(__file__).parent
MATCHES = (
    ("hits_and_outs", "gave-up"),
    ("hits_and_outs", "extra-innings"),
    ("hits_and_outs", "stood-in-for"),
    ("hit_or_miss", "rounds"),
    ("hit_or_miss", "too-few"),
    ("hit_or_miss", "shared-win"),
    ("hit_manga", "cancelled"),
    ("hit_manga", "sealed"),
    ("hit_manga", "too-few"),
)
"""Golden matches by game and name."""
GROWING = ("history", "list", "opened", "pages", "read")
"""Lists of which only what was added is shown."""


def path(game: str, name: str) -> Path:
    """Where the text is kept."""
    return FOLDER / game / "playthroughs" / f"{name}.txt"


def text(game: str, name: str) -> str:
    """A golden match as every viewer saw it."""
    log = read_match_file((FOLDER / game / "golden" / f"{name}.json").read_bytes()).log
    state, entries = read_log(log)
    before = new_match(state.game, state.head.seats, state.head.options)
    known: dict[str, dict[str, Any]] = {}
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
    for viewer, seat in viewers(match).items():
        view = match.view(seat)
        account = told(match, entry, seat) + changes(known.get(viewer, {}), view)
        known[viewer] = view
        accounts.setdefault(account, []).append(viewer)
    heading = f"== {number}. {doer(entry)}{what}\n"
    return heading + "".join(f"-- {', '.join(names)}\n{account}" for account, names in accounts.items())


def viewers(match: MatchState) -> dict[str, int | None]:
    """Everybody who sees a match, the late guests so far included."""
    return {**{f"seat {seat}": seat for seat in range(match.seats)}, "screen": None}


def doer(entry: AnyEntry) -> str:
    if entry.by == "seat":
        return f"seat {entry.seat}"
    return entry.by if entry.seat is None else f"{entry.by} for seat {entry.seat}"


def told(match: MatchState, entry: AnyEntry, seat: int | None) -> str:
    return "".join(f"   ! {shown(event)}\n" for event in match.redacted(entry, seat))


def changes(before: dict[str, Any], after: dict[str, Any]) -> str:
    """The keys of the view that are new, changed or gone; a seat's own number is nothing to tell."""
    gone = "".join(f"     {key} gone\n" for key in before if key not in after)
    return gone + "".join(change(key, before.get(key, "new"), value) for key, value in after.items() if key != "seat")


def change(key: str, before: Any, after: Any) -> str:
    """A key with its value, or with what was added if that is all; nothing if it is as before."""
    if before == after:
        return ""
    if key in GROWING and isinstance(before, list) and isinstance(after, list) and after[: len(before)] == before:
        return "".join(f"     {key} + {shown(item)}\n" for item in after[len(before) :])
    return f"     {key} {shown(after)}\n"


def shown(value: Any) -> str:
    """JSON, seals and salts cut short."""
    return re.sub(r'"([0-9a-f]{6})[0-9a-f]{26,58}"', r'"\1~"', msgspec.json.encode(value).decode())


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        raise SystemExit("Writes the playthroughs anew when told to --write; look at the diff then.")
    for each in MATCHES:
        path(*each).write_text(text(*each), encoding="utf-8")
