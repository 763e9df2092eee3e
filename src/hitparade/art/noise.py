"""A small generator of repeatable scatter, the same numbers on every platform."""

from __future__ import annotations

import zlib


class Noise:
    """Numbers that look random and depend on the seed's text alone."""

    def __init__(self, seed: str) -> None:
        self._state = zlib.crc32(seed.encode()) | 1

    def between(self, low: float, high: float) -> float:
        """A number from `low` to `high`."""
        self._state = (self._state * 1664525 + 1013904223) % 2**32
        return low + (high - low) * (self._state >> 8) / 2**24
