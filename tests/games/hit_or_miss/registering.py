"""Makes Hit or Miss known under its name for as long as the house does not offer it yet. Import it before playing."""

from hitparade.kernel.registry import register

NAME = "hit-or-miss"

register(NAME, "hitparade.games.hit_or_miss")
