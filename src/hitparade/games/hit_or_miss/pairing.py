"""What goes with the item that is read: the open items that count as read, and the cards proposed (W10, W11)."""

from __future__ import annotations

from typing import TypeAlias

from hitparade.games.hit_or_miss.cards import card_in, key_of
from hitparade.games.hit_or_miss.matching.values import LEVELS, Match
from hitparade.games.hit_or_miss.state import Pad, State
from hitparade.games.hit_or_miss.values import MISS, Proposal
from hitparade.kernel.values import Seat

Found: TypeAlias = list[tuple[int, Match]]
"""The places of items on a pad that match, each with how."""


def pair(state: State, reader: Seat, item: str) -> tuple[tuple[Proposal | None, ...], tuple[tuple[int, ...], ...]]:
    """By seat: the card proposed, None to the reader and whoever is not in the round; and the places that match."""
    found = [_matches(state, seat, item, reader) for seat in range(state.seats)]
    proposals = tuple(
        _proposal(state.pads[seat], found[seat]) if seat in state.players and seat != reader else None
        for seat in range(state.seats)
    )
    return proposals, tuple(tuple(place for place, _ in matches) for matches in found)


def _matches(state: State, seat: Seat, item: str, reader: Seat) -> Found:
    """The other open items of a pad that the matcher, as strict as was agreed, takes for the same."""
    from hitparade.games.hit_or_miss.matching import match

    category = state.the_category
    card, level = card_in(state, key_of(category)), state.options.strictness
    return [
        (place, found)
        for place, other in enumerate(state.pads[seat].items)
        if other.state == "open"
        and not (seat == reader and other.text == item)
        and (found := match(item, other.text, level, card, category.title))
    ]


def _proposal(pad: Pad, found: Found) -> Proposal:
    """HIT with the closest match, the earliest of equals; else MISS."""
    if not found:
        return MISS
    place, match = min(found, key=lambda each: LEVELS.index(each[1].level))
    return Proposal("hit", pad.items[place].text, match.level, match.reason, match.reason_code, match.words)


def is_written(pad: Pad, text: str) -> str | None:
    """The item on the pad that is the same as ``text`` as the strict matcher sees it, or None (W6)."""
    from hitparade.games.hit_or_miss.matching import same_item

    written = [item.text for item in pad.items if item.state != "struck"]
    return next((each for each in written if each == text or same_item(each, text)), None)
