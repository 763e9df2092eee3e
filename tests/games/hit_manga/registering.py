"""Makes Hit Manga known under its name for as long as the house does not offer it yet. Import it before playing."""

from hitparade.kernel.registry import register

NAME = "hit-manga"

register(NAME, "hitparade.games.hit_manga")
