"""Category packs: reading, checking, CSV, and the packs that ship with the game."""

from __future__ import annotations

from hitparade.games.hit_or_miss.packs.csv_text import Header
from hitparade.games.hit_or_miss.packs.hosting import HostPack, check_source, export_pack, import_pack
from hitparade.games.hit_or_miss.packs.library import card, find_card, library, shelf
from hitparade.games.hit_or_miss.packs.reading import check_pack, read_pack
from hitparade.games.hit_or_miss.packs.values import Answer, BadPack, Card, Fault, Pack

__all__ = [
    "Answer",
    "BadPack",
    "Card",
    "Fault",
    "Header",
    "HostPack",
    "Pack",
    "card",
    "check_pack",
    "check_source",
    "export_pack",
    "find_card",
    "import_pack",
    "library",
    "read_pack",
    "shelf",
]
