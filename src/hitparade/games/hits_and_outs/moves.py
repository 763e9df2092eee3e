"""What a seat may ask for in Hits & Outs, one struct a move."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from hitparade.games.hits_and_outs.advancing import Corner


class Place(Struct, frozen=True, tag_field="type", tag="place", forbid_unknown_fields=True):
    """Hides the Hit under the cover at ``hit`` and an Out under each other one (H4)."""

    hit: Corner


class Lift(Struct, frozen=True, tag_field="type", tag="lift", forbid_unknown_fields=True):
    """Lifts the cover at ``corner`` (H5)."""

    corner: Corner


class CallShot(Struct, frozen=True, tag_field="type", tag="call_shot", forbid_unknown_fields=True):
    """Flips the token: the Hit at the first lift will be a home run (H17)."""


class StepUp(Struct, frozen=True, tag_field="type", tag="step_up", forbid_unknown_fields=True):
    """Keeps the token for a later placement (H17)."""


class GiveUp(Struct, frozen=True, tag_field="type", tag="give_up", forbid_unknown_fields=True):
    """Loses the match at once (H20)."""


Move: TypeAlias = Place | Lift | CallShot | StepUp | GiveUp
