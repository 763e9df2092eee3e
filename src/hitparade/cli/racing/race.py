"""One race as the simulation runs it: the line goes out, everybody reacts, and four ways to judge are compared."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from hitparade.cli.racing.lines import Player
from hitparade.games.hit_manga.races import Grab, Link, Ruling, hold_back_ms, judge

CARD = "c1"


class Race(Struct, frozen=True):
    """What came of a race: who was truly first and by how much, and who won by each way to judge.

    ``held_ms`` is how long each grab of the window was held, ``gained_ms`` how much sooner than true each one counts.
    """

    first: int
    lead_ms: float
    winner: int
    first_arrival: int
    last_ping: int
    trusted: int
    held_ms: tuple[float, ...]
    gained_ms: dict[int, float]


def run(players: Sequence[Player], reactions_ms: Sequence[float], claims_ms: Sequence[float], random: Random) -> Race:
    """A race between ``players``, seat by seat: their true reactions, and what their clients claim."""
    seats = range(len(players))
    held_back = hold_back_ms({seat: players[seat].link(0).distance_ms for seat in seats})
    links = {seat: players[seat].link(held_back[seat]) for seat in seats}
    arrived = [
        links[seat].sent_ms + player.line.down_ms(random) + reactions_ms[seat] + player.line.up_ms(random)
        for seat, player in enumerate(players)
    ]
    lots = random.sample(seats, len(players))
    grabs = [Grab(seat, CARD, arrived[seat], round(claims_ms[seat])) for seat in seats]
    ruling, ruled_ms, heard = window(grabs, links, lots)
    spent = {judged.seat: judged.spent_ms for judged in ruling.order}
    pings = [player.last_ping_ms for player in players]
    for seat, player in enumerate(players):
        player.after_reading(spent.get(seat, 0))
    by_reaction = sorted(seats, key=lambda seat: reactions_ms[seat])
    return Race(
        first=by_reaction[0],
        lead_ms=reactions_ms[by_reaction[1]] - reactions_ms[by_reaction[0]] if len(players) > 1 else 0.0,
        winner=-1 if ruling.winner is None else ruling.winner,
        first_arrival=min(seats, key=lambda seat: arrived[seat]),
        last_ping=min(seats, key=lambda seat: arrived[seat] - links[seat].sent_ms - pings[seat]),
        trusted=min(seats, key=lambda seat: (round(claims_ms[seat]), lots.index(seat))),
        held_ms=tuple(ruled_ms - grab.arrived_ms for grab in heard),
        gained_ms={judged.seat: reactions_ms[judged.seat] - judged.effective_ms for judged in ruling.order},
    )


def window(grabs: list[Grab], links: dict[int, Link], lots: list[int]) -> tuple[Ruling, float, list[Grab]]:
    """The grabs as they arrive, until the window closes: the ruling, when it was made, and the grabs heard by then."""
    coming = sorted(grabs, key=lambda grab: grab.arrived_ms)
    heard = coming[:1]
    ruling = judge(heard, links, CARD, lots)
    for grab in coming[1:]:
        if grab.arrived_ms > ruling.closes_ms:
            break
        heard.append(grab)
        ruling = judge(heard, links, CARD, lots)
    return ruling, max(ruling.closes_ms, heard[-1].arrived_ms), heard
