"""Category packs: reading, checking, CSV, and the packs that ship with the game."""

from __future__ import annotations

from hitparade.games.hit_or_miss.packs.library import card, find_card, library
from hitparade.games.hit_or_miss.packs.reading import check_pack, read_pack
from hitparade.games.hit_or_miss.packs.values import Answer, BadPack, Card, Fault, Pack

__all__ = ["Answer", "BadPack", "Card", "Fault", "Pack", "card", "check_pack", "find_card", "library", "read_pack"]
