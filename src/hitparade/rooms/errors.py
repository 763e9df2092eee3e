"""How a room refuses: a stable code and a sentence, never a stack trace."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from hitparade.kernel.errors import HitparadeError


class RoomError(HitparadeError):
    """What was asked of a room or of the house can't be done. Nothing changed."""


@contextmanager
def as_room_error() -> Iterator[None]:
    """Every refusal of the kernel leaves the house as a RoomError with the same code and sentence."""
    try:
        yield
    except RoomError:
        raise
    except HitparadeError as error:
        raise RoomError(error.code, error.sentence) from error
