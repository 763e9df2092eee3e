"""Who was first: races judged by reaction, so that distance and uneven paths drop out (M7). Pure, and all there is.

A client says how long its player took, from the frame that showed the line to the press. The server believes that as
far as the lag it implies (elapsed minus reaction) can be that connection's: its measured distance, and a small credit
for stalls that refills. ``docs/fair-races.md`` explains the method and measures it. All times are in milliseconds.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from statistics import median
from typing import Literal, TypeAlias

from msgspec import Struct

from hitparade.kernel.values import Seat

Number: TypeAlias = int | float
"""Milliseconds. Both, so that a whole number stays one when it is read back from a log."""
Why: TypeAlias = Literal["claimed", "cut", "unclaimed", "floor"]

FARTHEST_MS = 300
"""No connection counts as farther than this: what a client could gain by late pongs ends here."""
KERNEL_SPARE_MS = 60
"""A page may be so much slower to answer than its machine's kernel."""
QUICKEST_MS = 100
"""Nobody sees a line and presses sooner."""
FIRST_CREDIT_MS = 60
MOST_CREDIT_MS = 120
LONGEST_MS = 10**9
"""Claims beyond this are cut to it, so that no arithmetic fails."""
REFILL_MS = 8
"""What a listener's credit gains with each reading."""


class Link(Struct, frozen=True, gc=False):
    """A seat's connection in one reading.

    ``sent_ms`` is when the line went out to the seat; ``rtts_ms`` the round trips of the last minute; ``kernel_rtt_ms``
    the smallest that the kernel has measured, None where it can't be asked; ``credit_ms`` what is left of the credit.
    """

    sent_ms: Number
    rtts_ms: tuple[Number, ...] = ()
    kernel_rtt_ms: Number | None = None
    credit_ms: Number = FIRST_CREDIT_MS

    @property
    def distance_ms(self) -> Number:
        """How far the seat is: the median of its round trips, bounded by what the kernel says and by 300."""
        distance = min(median(self.rtts_ms) if self.rtts_ms else 0, FARTHEST_MS)
        if self.kernel_rtt_ms is not None:
            distance = min(distance, self.kernel_rtt_ms + KERNEL_SPARE_MS)
        return max(0, distance)

    @property
    def allowed_ms(self) -> Number:
        """The longest lag that is believed in this reading."""
        return self.distance_ms + max(0, self.credit_ms)

    @property
    def spread_ms(self) -> Number:
        """How much the round trips differ."""
        return max(self.rtts_ms) - min(self.rtts_ms) if self.rtts_ms else 0


class Grab(Struct, frozen=True, gc=False):
    """A card grabbed: when that arrived, and the reaction its client claims (None if it claims none)."""

    seat: Seat
    card: str
    arrived_ms: Number
    reaction_ms: Number | None = None


class Judged(Struct, frozen=True, gc=False):
    """A grab with the time that counts, and why: the lag granted, how much of it the credit paid, what was cut off."""

    seat: Seat
    card: str
    effective_ms: int
    lag_ms: Number
    spent_ms: Number
    cut_ms: Number
    why: Why


class Ruling(Struct, frozen=True, gc=False):
    """What comes of the grabs of one window. Without a second right grab ``margin_ms`` is None and ``unsure_ms`` 0."""

    order: tuple[Judged, ...]
    winner: Seat | None
    misfires: tuple[Seat, ...]
    margin_ms: int | None
    unsure_ms: Number
    closes_ms: Number


def refill(credit_ms: Number, spent_ms: Number) -> Number:
    """A listener's credit after a reading.

    >>> refill(60, 25)
    43
    """
    return min(credit_ms - spent_ms + REFILL_MS, MOST_CREDIT_MS)


def judge(grabs: Iterable[Grab], links: Mapping[Seat, Link], card: str, lots: Sequence[Seat] = ()) -> Ruling:
    """The ruling on ``grabs``, as far as they are known.

    ``links`` are those of every listener who has grabbed in this window or still may, ``card`` is the right one, and
    ``lots`` decide between times that are equal to the millisecond. The order of ``grabs`` is nothing.

    >>> links = {1: Link(sent_ms=0, rtts_ms=(20,)), 2: Link(sent_ms=0, rtts_ms=(250,))}
    >>> near = Grab(seat=1, card="c3", arrived_ms=820, reaction_ms=800)
    >>> far = Grab(seat=2, card="c3", arrived_ms=1040, reaction_ms=790)
    >>> ruling = judge([near, far], links, "c3")
    >>> ruling.winner, ruling.margin_ms
    (2, 10)
    """
    known = _first_of_each(grabs)
    ranks = {seat: rank for rank, seat in enumerate(lots)}

    def rank(judged: Judged) -> tuple[int, Number, int, Seat]:
        return judged.effective_ms, _late_ms(known[judged.seat], links[judged.seat], judged), *_lot(ranks, judged.seat)

    order = tuple(sorted((_judged(grab, links[seat]) for seat, grab in known.items()), key=rank))
    right = [judged for judged in order if judged.card == card]
    before = order[: order.index(right[0])] if right else order
    return Ruling(
        order=order,
        winner=right[0].seat if right else None,
        misfires=tuple(judged.seat for judged in before),
        margin_ms=right[1].effective_ms - right[0].effective_ms if len(right) > 1 else None,
        unsure_ms=sum(_error_ms(judged, links[judged.seat]) for judged in right[:2]) if len(right) > 1 else 0,
        closes_ms=_closes_ms(known, links, right[0] if right else order[-1]) if order else 0,
    )


def _first_of_each(grabs: Iterable[Grab]) -> dict[Seat, Grab]:
    """The grabs by seat. Should a seat have grabbed twice, its first grab stands (M18)."""
    known: dict[Seat, Grab] = {}
    for grab in grabs:
        other = known.get(grab.seat)
        if other is None or (grab.arrived_ms, grab.card) < (other.arrived_ms, other.card):
            known[grab.seat] = grab
    return known


def _judged(grab: Grab, link: Link) -> Judged:
    """A grab by itself: the lag that its claim implies, as far as it is believed."""
    elapsed_ms, distance_ms = grab.arrived_ms - link.sent_ms, link.distance_ms
    claim_ms = grab.reaction_ms
    why: Why = "claimed"
    if claim_ms is None or claim_ms != claim_ms:  # not a number is no claim
        implied_ms, lag_ms, why = distance_ms, distance_ms, "unclaimed"
    else:
        implied_ms = elapsed_ms - max(-LONGEST_MS, min(claim_ms, LONGEST_MS))
        lag_ms = max(0, min(implied_ms, link.allowed_ms))
    cut_ms = max(0, implied_ms - lag_ms)
    effective_ms = round(elapsed_ms - lag_ms)
    if effective_ms < QUICKEST_MS:
        effective_ms, why = QUICKEST_MS, "floor"
    elif cut_ms:
        why = "cut"
    spent_ms = max(0, min(lag_ms - distance_ms, link.credit_ms))
    return Judged(grab.seat, grab.card, effective_ms, lag_ms, spent_ms, cut_ms, why)


def _late_ms(grab: Grab, link: Link, judged: Judged) -> Number:
    """0, but when a grab came in that the whole lag allowed would not bring down to its time but for rounding.

    Such a grab may have come after the window closed, and rounding must not let it win by lot what it can't by time: it
    ranks behind the others of its time, and behind those like it that came in before.
    """
    is_late = grab.arrived_ms - link.sent_ms - link.allowed_ms > judged.effective_ms
    return max(grab.arrived_ms, 1) if is_late else 0


def _lot(ranks: Mapping[Seat, int], seat: Seat) -> tuple[int, Seat]:
    return ranks.get(seat, len(ranks)), seat


def _error_ms(judged: Judged, link: Link) -> Number:
    """By how much the time of a grab may be wrong."""
    match judged.why:
        case "cut":
            return judged.cut_ms
        case "unclaimed":
            return link.spread_ms
        case _:
            return 1


def _closes_ms(grabs: Mapping[Seat, Grab], links: Mapping[Seat, Link], best: Judged) -> Number:
    """Until when somebody who has not been heard could still turn out to have been earlier than ``best``."""
    unheard = [link for seat, link in links.items() if seat not in grabs]
    if not unheard:
        return max(grab.arrived_ms for grab in grabs.values())
    return max(link.sent_ms + best.effective_ms + link.allowed_ms for link in unheard)


def hold_back_ms(distances_ms: Mapping[Seat, Number]) -> dict[Seat, float]:
    """How much later the line goes out to each seat, so that near and far ones see it together (M5).

    >>> hold_back_ms({1: 20, 2: 250})
    {1: 115.0, 2: 0.0}
    """
    farthest_ms = max(distances_ms.values(), default=0)
    return {seat: (farthest_ms - distance_ms) / 2 for seat, distance_ms in distances_ms.items()}
