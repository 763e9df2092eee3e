"""Finds out whether two people wrote the same thing. It only proposes; the table decides."""

from __future__ import annotations

from hitparade.games.hit_or_miss.matching.folding import fold

__all__ = ["fold"]
