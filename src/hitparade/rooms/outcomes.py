"""What became of a request to a room, as a value."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias


class Applied(NamedTuple):
    """It was done, with the news of this ``number`` at the latest; ``again`` if it had been applied before."""

    number: int
    again: bool = False


class Refusal(NamedTuple):
    """Nothing changed."""

    code: str
    sentence: str


Outcome: TypeAlias = Applied | Refusal

STORAGE = Refusal("storage", "It could not be written down, so it did not happen. Please try again.")
INTERNAL = Refusal("internal", "That is our mistake, not yours: it did not happen, and it has been reported.")
CLOSED = Refusal("closed", "This table is closed.")
