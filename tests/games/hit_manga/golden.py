"""The golden matches: one for every way in which Hit Manga can end, kept as match files.

Run as ``python -m tests.games.hit_manga.golden`` it plays them anew. The files are to stay as they are for as long as
the rules do: a match that was once played must replay in every later version.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.games.hit_manga.table import NAME, Table, link

import hitparade
from hitparade import Match
from hitparade.kernel.file import write_match_file

FOLDER = Path(__file__).parent / "golden"


def last_pair() -> Match:
    table = Table(4, 11, pairs=10)
    for number in range(9):
        if number % 3 == 1:
            table.read("A line")
            table.grab(table.listeners[-1], table.wrong)
            table.grab(table.listeners[0], table.right)
        else:
            table.take()
    return table.match


def all_played() -> Match:
    table = Table(3, 12, pairs=10, play_last_pair=True, twist="random")
    for _ in range(10):
        table.take()
    return table.match


def cancelled() -> Match:
    """The first edition's three cancellation cards: nobody knows, all misfire, time is up. Late links are measured."""
    table = Table(4, 13, grab_clock=15)
    links = {"1": link(30, 110), "2": link(250, 0), "3": link(60, 95, kernel_rtt_ms=55)}
    table.play(0, links, type="read", line="Who is it?")
    table.match.advance(0.94)
    table.grab(1, table.right, links, reaction_ms=800)
    table.match.advance(0.05)
    table.grab(3, table.wrong, links, reaction_ms=835)
    table.match.advance(0.05)
    table.grab(2, table.right, links, reaction_ms=790)
    table.cancel()
    table.read()
    for _ in range(3):
        table.grab(table.listeners[0], table.wrong)
    table.play(table.reader, type="read", aloud=True)
    table.match.advance(15)
    return table.match


def later_edition() -> Match:
    table = Table(5, 14, edition="later", pairs=15)
    table.take(2)
    for _ in range(4):
        table.cancel()
    return table.match


def ogiri() -> Match:
    table = Table(5, 15, last_tie="ogiri")
    table.take(3)
    table.cancel()
    table.cancel()
    table.take(0)
    table.cancel()
    for seat in (0, 3):
        table.play(seat, type="caption", line=f"Seat {seat} was here")
    for seat in (1, 2, 4):
        table.play(seat, type="vote", caption=0)
    return table.match


def sealed() -> Match:
    table = Table(4, 16, race="sealed", pairs=10)
    for number in range(9):
        table.read("Together now")
        right = table.right
        first, second, third = table.listeners
        table.grab(first, right)
        table.grab(second, right if number % 2 else table.wrong)
        table.no_idea(third)
    return table.match


def too_few() -> Match:
    """A guest comes late, the reader leaves, then another."""
    table = Table(3, 17)
    table.take()
    table.join()
    table.read()
    table.leave(1)
    table.take(3)
    table.leave(0)
    return table.match


def nobody_reads() -> Match:
    table = Table(3, 18, begun=False)
    table.match.advance(20 + 6 * 90)
    return table.match


def bots() -> Match:
    """As a room lets them play: each after its own time."""
    match, seed = Match(NAME, seats=4, seed=19), 0
    players: list[Any] = [hitparade.bot(NAME, name) for name in ("slow", "steady", "quick", "steady")]
    while match.result is None:
        plans: list[tuple[int, int, int]] = []
        for seat in match.waiting:
            seed += 1
            plans.append((players[seat].delay_ms(match.view(seat), match.legal(seat), seed), seat, seed))
        delay_ms, seat, chosen = min(plans)
        match.advance(delay_ms / 1000)
        if seat in match.waiting:
            match.play(seat, players[seat].choose(match.view(seat), match.legal(seat), chosen))
    return match


MATCHES: dict[str, Callable[[], Match]] = {
    "last-pair": last_pair,
    "all-played": all_played,
    "cancelled": cancelled,
    "later-edition": later_edition,
    "ogiri": ogiri,
    "sealed": sealed,
    "too-few": too_few,
    "nobody-reads": nobody_reads,
    "bots": bots,
}


if __name__ == "__main__":
    for name, play in MATCHES.items():
        match = play()
        (FOLDER / f"{name}.json").write_bytes(write_match_file(match.state, match.entries) + b"\n")
