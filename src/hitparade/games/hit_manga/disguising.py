"""States of Hit Manga that differ only in what a viewer may not know, for tests of secrecy."""

from __future__ import annotations

from msgspec.structs import replace

from hitparade.games.hit_manga.contest import may_vote_for
from hitparade.games.hit_manga.state import Ogiri, State, Window
from hitparade.games.hit_manga.values import Aside, Drawn, Told
from hitparade.kernel.chance import Chance
from hitparade.kernel.seals import seal
from hitparade.kernel.values import Seat


def disguise(state: State, seat: Seat | None, chance: Chance) -> State:
    """Another card in the reader's hand, other cards aside, other grabs held, other authors and votes."""
    if state.phase == "over":
        return state
    state = _other_cards(state, seat, chance)
    if state.window is not None:
        state = replace(state, window=_other_grabs(state, state.window, seat, chance))
    if state.ogiri is not None:
        state = replace(state, ogiri=_other_ogiri(state.ogiri, seat, chance))
    return state


def _other_cards(state: State, seat: Seat | None, chance: Chance) -> State:
    """All reading cards that nobody has seen are dealt anew to hand, pile and aside; what misfired is not in hand."""
    aside = () if state.aside is None else state.aside.pictures
    hand = state.drawn
    hidden = [*state.pile, *aside]
    if hand is not None and seat != state.reader:
        wrong = {card.picture for card in state.table if card.card in {judged.card for judged in state.wrong}}
        candidates = sorted({*hidden, hand.picture} - wrong)
        picture = candidates[chance.below(len(candidates))]
        hidden = [*(each for each in hidden if each != picture), *([hand.picture] if picture != hand.picture else [])]
        hand = _drawn(picture, hand.lots, chance)
    dealt = chance.shuffled(sorted(hidden))
    shelved = tuple(_shelved(each, [card.picture for card in state.table], chance) for each in state.shelved)
    return replace(
        state,
        drawn=hand,
        pile=tuple(sorted(dealt[len(aside) :])),
        aside=None if state.aside is None else _aside(dealt[: len(aside)], chance),
        shelved=shelved,
    )


def _drawn(picture: str, lots: tuple[Seat, ...], chance: Chance) -> Drawn:
    lots, salt = tuple(chance.shuffled(list(lots))), chance.salt()
    return Drawn(picture, lots, salt, seal({"picture": picture, "lots": list(lots)}, salt))


def _shelved(drawn: Drawn, pictures: list[str], chance: Chance) -> Drawn:
    return _drawn(pictures[chance.below(len(pictures))], drawn.lots, chance)


def _aside(pictures: list[str], chance: Chance) -> Aside:
    put, salt = tuple(sorted(pictures)), chance.salt()
    return Aside(put, salt, seal(list(put), salt))


def _other_grabs(state: State, window: Window, seat: Seat | None, chance: Chance) -> Window:
    cards = [card.card for card in state.table]
    grabs = tuple(
        grab if grab.seat == seat else replace(grab, card=cards[chance.below(len(cards))]) for grab in window.grabs
    )
    return replace(window, grabs=grabs)


def _other_ogiri(ogiri: Ogiri, seat: Seat | None, chance: Chance) -> Ogiri:
    """Before the lines are shown they are others; afterwards other people have written them, and voted otherwise."""
    others = [told.seat for told in ogiri.written if told.seat != seat]
    if not ogiri.order:
        written = tuple(
            told if told.seat == seat else Told(told.seat, f"Line {chance.below(1_000)}") for told in ogiri.written
        )
        return replace(ogiri, written=written)
    places = dict(zip(others, chance.shuffled(others), strict=True))
    written = tuple(
        sorted(
            (replace(told, seat=places.get(told.seat, told.seat)) for told in ogiri.written), key=lambda told: told.seat
        )
    )
    ogiri = replace(ogiri, written=written, order=tuple(places.get(author, author) for author in ogiri.order))
    votes = tuple((voter, number if voter == seat else _vote(ogiri, voter, chance)) for voter, number in ogiri.votes)
    return replace(ogiri, votes=votes)


def _vote(ogiri: Ogiri, voter: Seat, chance: Chance) -> int:
    numbers = may_vote_for(ogiri, voter)
    return numbers[chance.below(len(numbers))]
