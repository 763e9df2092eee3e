"""What every viewer saw of a match, step by step, as a text to read: its diff is a review.

Run as ``python -m tests.games.hit_or_miss.playthrough --write`` it writes the files anew.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from tests.games.hit_or_miss.golden import FOLDER as GOLDEN
from tests.games.hits_and_outs.playthrough import doer, shown, told

from hitparade import Match
from hitparade.kernel.deciding import evolve, new_match
from hitparade.kernel.file import read_match_file
from hitparade.kernel.log import read_log
from hitparade.kernel.state import AnyEntry, MatchState

FOLDER = Path(__file__).parent / "playthroughs"
NAMES = ("rounds", "too-few", "shared-win")
GROWING = ("list", "opened", "read")
"""Lists of which only what was added is shown."""


def text(name: str) -> str:
    """The golden match of that name as every viewer saw it."""
    log = read_match_file((GOLDEN / f"{name}.json").read_bytes()).log
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
    return {**{f"seat {seat}": seat for seat in range(match.seats)}, "screen": None}


def changes(before: dict[str, Any], after: dict[str, Any]) -> str:
    """The keys of the view that are new or changed; at the start all but a seat's own number."""
    return "".join(change(key, before.get(key, "new"), value) for key, value in after.items() if key != "seat")


def change(key: str, before: Any, after: Any) -> str:
    """A key with its value, or with what was added if that is all; nothing if it is as before."""
    if before == after:
        return ""
    if key in GROWING and isinstance(before, list) and after[: len(before)] == before:
        return "".join(f"     {key} + {shown(item)}\n" for item in after[len(before) :])
    return f"     {key} {shown(after)}\n"


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        raise SystemExit("Writes the playthroughs anew when told to --write; look at the diff then.")
    for each in NAMES:
        (FOLDER / f"{each}.txt").write_text(text(each), encoding="utf-8")
