"""Finds out whether two people wrote the same thing. It only proposes; the table decides."""

from __future__ import annotations

from hitparade.games.hit_or_miss.matching.folding import fold
from hitparade.games.hit_or_miss.matching.matcher import match, same_item
from hitparade.games.hit_or_miss.matching.values import LEVELS, Level, Match

__all__ = ["LEVELS", "Level", "Match", "fold", "match", "same_item"]
