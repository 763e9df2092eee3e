"""The golden matches: one for every way in which Hit or Miss can end, kept as match files.

Run as ``python -m tests.games.hit_or_miss.golden`` it plays them anew. The files are to stay as they are for as long
as the rules do: a match that was once played must replay in every later version.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.games.hit_or_miss.scripts import five, three, too_few
from tests.games.hit_or_miss.table import NAME, Table

import hitparade
from hitparade import Match
from hitparade.kernel.file import write_match_file

FOLDER = Path(__file__).parent / "golden"


def shared_win() -> Match:
    """Two have the same total, and both have won."""
    table = Table(4, seed=21, rounds=1, dice=["hit", "hit", "hit", "hit"])
    table.write(A="apple", B="apple", C="pear", D="pear")
    table.turn("apple")
    table.turn("pear")
    return table.match


def silence() -> Match:
    """Nobody does anything, and the clocks play the match to its end."""
    match = Match(NAME, seats=3, seed=22, options={"packs": ["feelings"], "rounds": 3})
    match.advance(10_000)
    return match


def bots() -> Match:
    """Four bots of different kinds play three rounds."""
    options = {"packs": ["things", "playful"], "rounds": 3, "strictness": "synonyms"}
    match, seed = Match(NAME, seats=4, seed=23, options=options), 0
    players = [hitparade.bot(NAME, name) for name in ("plain", "mainstream", "quirky", "expert")]
    while match.result is None:
        seat, seed = match.waiting[seed % len(match.waiting)], seed + 1
        match.play(seat, players[seat].choose(match.view(seat), match.legal(seat), seed))
    return match


MATCHES: dict[str, Callable[[], Match]] = {
    "all-led": lambda: five().match,
    "rounds": lambda: three().match,
    "too-few": lambda: too_few().match,
    "shared-win": shared_win,
    "silence": silence,
    "bots": bots,
}


if __name__ == "__main__":
    for name, play in MATCHES.items():
        match = play()
        (FOLDER / f"{name}.json").write_bytes(write_match_file(match.state, match.entries) + b"\n")
