"""The players of Hit Manga that are not people. Each sees what its seat sees and knows the deck, nothing more."""

from __future__ import annotations

from collections.abc import Mapping

from hitparade.games.hit_manga.bots.levels import LEVELS
from hitparade.games.hit_manga.bots.player import Bot
from hitparade.kernel.game import BotPlayer

__all__ = ["BOTS"]

BOTS: Mapping[str, BotPlayer] = {name: Bot(level) for name, level in LEVELS.items()}
