"""What happens in a match of Hits & Outs, one struct an event. Only ``Placed`` holds a secret; see ``redacting``."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from hitparade.games.hits_and_outs.advancing import Bases, Corner
from hitparade.kernel.seals import Opened
from hitparade.kernel.values import Seat

Half: TypeAlias = Literal["top", "bottom"]
Reason: TypeAlias = Literal["innings", "extra-innings", "walk-off", "tie", "gave-up"]


# Events hold no reference cycles, so the garbage collector need not visit them (gc=False): half the cost of making one.
class Started(Struct, frozen=True, gc=False, tag_field="type", tag="started"):
    """The pitcher is drawn: seat ``home`` pitches first and bats second (H1)."""

    home: Seat


class HalfStarted(Struct, frozen=True, gc=False, tag_field="type", tag="half_started"):
    """A side comes to bat; in extra innings with a runner on second (H12, H14)."""

    inning: int
    half: Half
    batting: Seat
    bases: Bases


class Called(Struct, frozen=True, gc=False, tag_field="type", tag="called"):
    """The token is flipped for the coming placement (H17)."""

    batting: Seat


class SteppedUp(Struct, frozen=True, gc=False, tag_field="type", tag="stepped_up"):
    """The token is kept for later (H17)."""

    batting: Seat


class Placed(Struct, frozen=True, gc=False, tag_field="type", tag="placed"):
    """The covers stand (H4). ``hit`` and ``salt`` are the pitching seat's secret, ``seal`` is for everybody."""

    pitching: Seat
    hit: Corner
    salt: str
    seal: str


class Out(Struct, frozen=True, gc=False, tag_field="type", tag="out"):
    """An Out was lifted at ``corner``; ``outs`` count now (H6)."""

    corner: Corner
    outs: int


class Hit(Struct, frozen=True, gc=False, tag_field="type", tag="hit"):
    """The Hit was lifted at ``corner``, worth ``bases`` (4 is a home run); ``called`` tells of H18. Opens the seal."""

    corner: Corner
    bases: int
    home_run: bool
    called: bool
    runs: int
    bases_before: Bases
    bases_after: Bases
    salt: str
    seal: str


class Missed(Struct, frozen=True, gc=False, tag_field="type", tag="missed"):
    """After the third out the rest is lifted: here the Hit lay (option ``show_missed_hit``, H6). Opens the seal."""

    corner: Corner
    salt: str
    seal: str


class HalfEnded(Struct, frozen=True, gc=False, tag_field="type", tag="half_ended"):
    """The third out, or a walk-off: ``runs`` go on the scoreboard, ``left_on`` base leave the field (H12, H13)."""

    inning: int
    half: Half
    runs: int
    left_on: Bases


class GaveUp(Struct, frozen=True, gc=False, tag_field="type", tag="gave_up"):
    """A seat gave the match up (H20)."""

    seat: Seat


class Ended(Struct, frozen=True, gc=False, tag_field="type", tag="ended"):
    """The match is over; every placement that had not been opened is opened now."""

    reason: Reason
    winners: tuple[Seat, ...]
    opened: tuple[Opened, ...]


Event: TypeAlias = Started | HalfStarted | Called | SteppedUp | Placed | Out | Hit | Missed | HalfEnded | GaveUp | Ended
