"""The players of Hit or Miss that are not people. Each sees what its seat sees and knows the card, nothing more."""

from __future__ import annotations

from collections.abc import Mapping

from hitparade.games.hit_or_miss.bots.lists import write_list
from hitparade.games.hit_or_miss.bots.personas import PERSONAS
from hitparade.games.hit_or_miss.bots.player import Bot
from hitparade.kernel.game import BotPlayer

__all__ = ["BOTS", "write_list"]

BOTS: Mapping[str, BotPlayer] = {name: Bot(persona) for name, persona in PERSONAS.items()}
