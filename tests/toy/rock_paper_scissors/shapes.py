"""What viewers of rock-paper-scissors are shown."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from .game import Shape, Shown
from .game import Throw as Move

__all__ = ["Event", "Move", "View"]


class OpenedSeal(Struct, frozen=True, forbid_unknown_fields=True):
    seal: str
    salt: str
    value: Shape


class View(Struct, frozen=True, forbid_unknown_fields=True):
    """``own`` is there for a seat that has thrown; the last four are the kernel's."""

    phase: Literal["throw", "over"]
    round: int
    score: list[int]
    commitments: list[str | None]
    opened: list[OpenedSeal]
    step: int
    deadline: int | None
    paused: bool
    left: list[int]
    own: Shape | UnsetType = UNSET


class Thrown(Struct, frozen=True, tag_field="type", tag="thrown", forbid_unknown_fields=True):
    """``shape`` and ``salt`` are there for who has thrown it."""

    seat: int
    seal: str
    shape: Shape | UnsetType = UNSET
    salt: str | UnsetType = UNSET


Event = Thrown | Shown
