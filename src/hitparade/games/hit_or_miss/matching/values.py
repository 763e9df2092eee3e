"""What a match is: the level from which it holds, and a reason that a player understands."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Level: TypeAlias = Literal["strict", "forgiving", "synonyms"]
"""How strict the table is; each level includes the one before."""

LEVELS: tuple[Level, ...] = ("strict", "forgiving", "synonyms")


class Match(Struct, frozen=True):
    """Two entries that are taken for the same.

    ``level`` is the lowest at which they match. ``reason`` is a short English sentence, ``reason_code`` its stable
    name and ``words`` what it speaks of, so that a client can say it in another language.
    """

    level: Level
    reason: str
    reason_code: str
    words: tuple[str, ...] = ()


def is_within(found: Level, asked: Level) -> bool:
    """Whether a match of one level counts at another."""
    return LEVELS.index(found) <= LEVELS.index(asked)
