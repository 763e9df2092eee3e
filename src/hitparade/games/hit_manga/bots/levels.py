"""How bots differ: how fast they react, how sure they want to be, and how often they are wrong."""

from __future__ import annotations

from msgspec import Struct


class Level(Struct, frozen=True):
    """A kind of player.

    A reaction is the time to read the line (``letters_a_second``) and one to find the card: log-normal with the given
    median and spread, longer by ``doubt_ms`` for each point that the best card is not ahead of the next. ``noise`` is
    how much its impression of each card strays; below ``sure`` it would rather say that it has no idea.
    """

    letters_a_second: float
    median_ms: float
    spread: float
    doubt_ms: float
    noise: float
    sure: float
    gives_up_ms: tuple[int, int]


LEVELS: dict[str, Level] = {
    "slow": Level(14, 4_200, 0.45, 700, 1.1, 2.3, (14_000, 24_000)),
    "steady": Level(20, 2_600, 0.35, 500, 0.55, 2.2, (9_000, 16_000)),
    "quick": Level(28, 1_500, 0.3, 300, 1.0, 1.8, (7_000, 12_000)),
}
