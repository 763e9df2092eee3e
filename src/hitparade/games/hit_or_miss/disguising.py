"""States of Hit or Miss that differ only in what a viewer may not know, for tests of secrecy."""

from __future__ import annotations

from msgspec.structs import replace

from hitparade.games.hit_or_miss.cards import cards_in
from hitparade.games.hit_or_miss.options import FACES
from hitparade.games.hit_or_miss.packs.values import Card
from hitparade.games.hit_or_miss.state import Pad, Reading, Sealed, State, Turn, Vote
from hitparade.games.hit_or_miss.values import MISS, Item, Laid, Proposal
from hitparade.kernel.chance import Chance
from hitparade.kernel.packs import is_own
from hitparade.kernel.seals import seal
from hitparade.kernel.values import Seat


def disguise(state: State, seat: Seat | None, chance: Chance) -> State:
    """Other lists, drafts, proposals, cards, votes, dice and cards on top than ``seat`` knows of."""
    state = _other_top(state, chance)
    is_shown = state.options.reveal_lists and state.phase in ("round_over", "over")
    pads = tuple(
        pad if owner == seat else _other_pad(pad, None if is_shown else _aloud(state, owner), chance)
        for owner, pad in enumerate(state.pads)
    )
    state = replace(state, pads=pads)
    turn, vote = state.turn, state.vote
    if turn is not None:
        state = replace(state, turn=_other_turn(state, turn, seat, chance))
    if vote is not None and vote.accepted is None:
        state = replace(state, vote=_other_vote(vote, seat, chance))
    return state


def _sealed(value: str, chance: Chance) -> Sealed:
    salt = chance.salt()
    return Sealed(value, salt, seal(value, salt))


def _other_top(state: State, chance: Chance) -> State:
    """Another card of the pile lies on top."""
    top = state.top
    if top is None:
        return state
    pile = [key for key in cards_in(state.options) if key not in state.drawn] or [top.value]
    card = pile[chance.below(len(pile))]
    drawn = tuple(card if key == top.value else key for key in state.drawn)
    brought = {key: value for key, value in state.brought.items() if key != top.value}
    if is_own(card.partition("/")[0]):
        brought[card] = Card(f"card-{chance.below(1_000)}", f"Title {chance.below(1_000)}", "playful", 1, (), ())
    return replace(state, top=_sealed(card, chance), drawn=drawn, brought=brought)


def _aloud(state: State, seat: Seat) -> set[str]:
    """What a seat has read aloud in this round."""
    read = {read.item for read in state.read if read.seat == seat}
    turn = state.turn
    return read | ({turn.reading.item} if turn and turn.seat == seat and turn.reading else set())


def _other_pad(pad: Pad, aloud: set[str] | None, chance: Chance) -> Pad:
    """As many items, but others where nobody has read or shown them; another draft, other lines struck.

    ``aloud`` is what was read aloud of it, None if the whole list has been shown.
    """
    items = tuple(
        item if _is_known(item, aloud) else _other_item(item, place, chance) for place, item in enumerate(pad.items)
    )
    struck = (Item(f"struck {chance.below(1_000)}", "struck"),) if chance.below(2) else ()
    return replace(pad, items=(*items, *struck), draft="draft" * chance.below(3))


def _is_known(item: Item, aloud: set[str] | None) -> bool:
    """Whether others have heard or seen the item."""
    if item.state == "struck":
        return False
    return aloud is None or item.state == "matched" or item.text in aloud


def _other_item(item: Item, place: int, chance: Chance) -> Item:
    return Item("thing" * (1 + chance.below(3)) + f" {place} {chance.below(1_000)}", item.state)


def _other_turn(state: State, turn: Turn, seat: Seat | None, chance: Chance) -> Turn:
    if not turn.rolled:
        turn = replace(turn, die=_sealed(FACES[chance.below(len(FACES))], chance))
    if turn.reading is None or not _is_answered(state):
        return turn
    return replace(turn, reading=_other_reading(state, turn.reading, seat, chance))


def _is_answered(state: State) -> bool:
    """Whether cards are still face down: while the table answers, or votes in the middle of that."""
    return state.phase == "answer" or (state.phase == "vote" and state.the_vote.back == "answer")


def _other_reading(state: State, reading: Reading, seat: Seat | None, chance: Chance) -> Reading:
    """What is proposed to others, what goes with the item on their lists, and how they have answered."""
    proposals, pairs, laid = list(reading.proposals), list(reading.pairs), list(reading.laid)
    for owner in (owner for owner, proposal in enumerate(proposals) if proposal is not None and owner != seat):
        pad = state.pads[owner]
        places = [place for place, item in enumerate(pad.items) if item.state == "open"]
        pairs[owner] = tuple(place for place in places if not chance.below(3))
        proposals[owner] = _proposal(pad, pairs[owner])
        if laid[owner] is not None:
            laid[owner] = _card(pad, places, chance)
    return replace(reading, proposals=tuple(proposals), pairs=tuple(pairs), laid=tuple(laid))


def _proposal(pad: Pad, places: tuple[int, ...]) -> Proposal:
    if not places:
        return MISS
    return Proposal("hit", pad.items[places[0]].text, "forgiving", "It seems the same.", "same")


def _card(pad: Pad, places: list[int], chance: Chance) -> Laid:
    if not places or chance.below(2):
        return Laid("miss")
    return Laid("hit", pad.items[places[chance.below(len(places))]].text)


def _other_vote(vote: Vote, seat: Seat | None, chance: Chance) -> Vote:
    """Who has voted stays; how is open."""
    cast = [old if old is None or voter == seat else bool(chance.below(2)) for voter, old in enumerate(vote.cast)]
    return replace(vote, cast=tuple(cast))
