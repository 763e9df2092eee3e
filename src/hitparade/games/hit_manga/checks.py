"""What verification and tests ask of a state of Hit Manga: its seals and its broken invariants."""

from __future__ import annotations

from hitparade.games.hit_manga.contest import still_shut
from hitparade.games.hit_manga.races import MOST_CREDIT_MS, judge
from hitparade.games.hit_manga.state import State
from hitparade.kernel.seals import Opened


def sealed(state: State) -> list[Opened]:
    """Every seal with its salt and value, hidden ones too."""
    return [*state.opened, *still_shut(state)]


def problems(state: State) -> list[str]:
    """All broken invariants, in words; a sound state has none."""
    found = [f"broken seal {opened.seal}" for opened in sealed(state) if not opened.is_true()]
    claims = {
        "every seat has its own": _lengths(state) == {state.seats},
        "no card is in two places": _are_cards_conserved(state),
        "cards are read and grabbed in pairs": _are_pairs(state),
        "a card is in the reader's hand only while it is read": state.drawn is None or state.phase in ("read", "grab"),
        "there is a line or a voice once cards are grabbed": state.phase != "grab" or bool(state.reads),
        "the line is what was typed": state.line is None or state.line == _typed(state),
        "no more cancellations than cards": state.cancellations_left >= 0,
        "who misfired grabbed a wrong card": _are_misfires_wrong(state),
        "nobody tries twice": _are_tries_single(state),
        "the ruling follows from grabs, links and lots": _is_ruling_so(state),
        "credits are within bounds": all(0 <= credit <= MOST_CREDIT_MS for credit in state.credits),
        "the match is over when it has a result": (state.result is not None) == (state.phase == "over"),
        "the result is the score": state.result is None or state.result.scores == state.scores,
        "a contest is held exactly when it is to be": (state.phase in ("caption", "vote")) <= (state.ogiri is not None),
    }
    return found + [f"not so: {claim}" for claim, holds in claims.items() if not holds]


def _lengths(state: State) -> set[int]:
    """How many seats each part of the state knows of."""
    parts = [state.hearts, state.taken, state.readings, state.guessed, state.cancellations, state.credits]
    return {len(part) for part in [*parts, state.distance]}


def _are_cards_conserved(state: State) -> bool:
    """Each picture is in the pile, in hand, aside or played, once; those not played lie on the table."""
    aside = list(state.aside.pictures) if state.aside else []
    hand = [state.drawn.picture] if state.drawn else []
    hidden = [*state.pile, *hand, *aside]
    played = [page.picture for page in state.pages]
    return len({*hidden, *played}) == len(hidden) + len(played) and sorted(hidden) == sorted(
        card.picture for card in state.table
    )


def _are_pairs(state: State) -> bool:
    """M8, M10, M19: what was kept and cancelled is what was played."""
    kept, cancelled = sum(state.readings), sum(state.cancellations)
    taken = sum(len(cards) for cards in state.taken)
    return kept + cancelled == len(state.pages) and (state.options.sealed or taken == kept)


def _typed(state: State) -> str:
    """The lines typed, one after the other, but for those that repeat all before."""
    line = ""
    for said in state.reads:
        if said is not None and said != line:
            line = f"{line} {said}" if line else said
    return line


def _are_misfires_wrong(state: State) -> bool:
    if state.drawn is None:
        return True
    return all(judged.card != state.match_of_drawn for judged in state.wrong)


def _are_tries_single(state: State) -> bool:
    tries = [*state.misfired, *(grab.seat for grab in state.held)]
    return len(set(tries)) == len(tries) and not {*tries} & {*state.no_idea} and state.reader not in tries


def _is_ruling_so(state: State) -> bool:
    """M7: a replay judges again, and must agree."""
    ruled = state.ruled
    if ruled is None:
        return True
    links = {int(seat): link for seat, link in ruled.links.items()}
    return judge(ruled.grabs, links, ruled.card, ruled.lots) == ruled.ruling
