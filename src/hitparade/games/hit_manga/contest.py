"""The end of a match of Hit Manga, and the contest that may break a tie (M12 to M15)."""

from __future__ import annotations

from hitparade.games.hit_manga.events import (
    CaptionsShown,
    CaptionWritten,
    Contest,
    Ended,
    StayedSilent,
    Voted,
)
from hitparade.games.hit_manga.flow import Flow
from hitparade.games.hit_manga.moves import LONGEST_LINE, Caption, Vote
from hitparade.games.hit_manga.refusals import need_phase
from hitparade.games.hit_manga.state import Ogiri, State
from hitparade.games.hit_manga.values import CaptionShown, Decided, Reason
from hitparade.kernel.errors import IllegalMove
from hitparade.kernel.seals import Opened
from hitparade.kernel.texts import tidy
from hitparade.kernel.values import Seat


def finish(flow: Flow, reason: Reason) -> None:
    """M14, M15: the highest total, then the fewest cancellations, then the contest or a shared win."""
    state = flow.state
    scores = state.scores
    best = [seat for seat in range(state.seats) if scores[seat] == max(scores)]
    fewest = min(state.cancellations[seat] for seat in best)
    left = tuple(seat for seat in best if state.cancellations[seat] == fewest)
    if len(best) == 1:
        end(flow, reason, "score", left)
    elif len(left) == 1:
        end(flow, reason, "fewer-cancellations", left)
    elif state.options.ogiri and reason != "too-few":
        pictures = state.options.pictures
        flow.tell(Contest(left, pictures[flow.chance.below(len(pictures))], reason))
        look_at_captions(flow)
    else:
        end(flow, reason, "shared", left)


def end(flow: Flow, reason: Reason, decided: Decided, winners: tuple[Seat, ...]) -> None:
    """The match is over."""
    ogiri = flow.state.ogiri
    told = () if ogiri is None else captions(ogiri, is_over=True)
    flow.tell(Ended(reason, decided, winners, still_shut(flow.state), told))


def captions(ogiri: Ogiri, *, is_over: bool) -> tuple[CaptionShown, ...]:
    """M15: the lines as they are shown; names and votes come out with the end, and so does a line that stood alone."""
    order = ogiri.order
    if is_over and not order:
        order = tuple(told.seat for told in ogiri.written)
    votes = [number for _, number in ogiri.votes]
    return tuple(
        CaptionShown(
            number, ogiri.line_of(author) or "", author if is_over else None, votes.count(number) if is_over else None
        )
        for number, author in enumerate(order)
    )


def still_shut(state: State) -> tuple[Opened, ...]:
    """The seals that nobody has opened yet: cards put back, the one in hand, those set aside."""
    drawn = [*state.shelved, *([state.drawn] if state.drawn else [])]
    aside = [state.aside.opened()] if state.aside is not None and state.phase != "over" else []
    return (*(each.opened() for each in drawn), *aside)


def break_off(flow: Flow) -> None:
    """M17: too few are left. A contest under way has no winner."""
    ogiri = flow.state.ogiri
    if ogiri is None:
        finish(flow, "too-few")
    else:
        end(flow, "too-few", "shared", ogiri.tied)


def caption(flow: Flow, seat: Seat, move: Caption) -> None:
    """M15: a tied player's line, written in secret."""
    state = flow.state
    need_phase(state, "caption")
    ogiri = state.the_ogiri
    if seat not in ogiri.tied:
        raise IllegalMove("not-tied", "Those who are tied write; you vote afterwards.")
    if seat not in state.unwritten:
        raise IllegalMove("already-written", "Your line is written.")
    line = tidy(move.line)[:LONGEST_LINE]
    if not line:
        raise IllegalMove("empty-line", "A line needs something to read.")
    flow.tell(CaptionWritten(seat, line))
    look_at_captions(flow)


def look_at_captions(flow: Flow) -> None:
    """M15: all lines are there. No line, no chance; without any the win is shared."""
    state = flow.state
    if state.unwritten:
        return
    ogiri = state.the_ogiri
    writers = tuple(told.seat for told in ogiri.written)
    if len(writers) < 2:
        end(flow, ogiri.reason, "ogiri" if writers else "shared", writers or ogiri.tied)
        return
    order = tuple(flow.chance.shuffled(list(writers)))
    lines = tuple(ogiri.line_of(author) or "" for author in order)
    flow.tell(CaptionsShown(lines, order, _voters(state, ogiri)))
    look_at_votes(flow)


def _voters(state: State, ogiri: Ogiri) -> tuple[Seat, ...]:
    """M15: everybody else; if there is nobody else, those who are tied."""
    others = tuple(seat for seat in state.present if seat not in ogiri.tied)
    return others or tuple(seat for seat in state.present if seat in ogiri.tied)


def may_vote_for(ogiri: Ogiri, seat: Seat) -> list[int]:
    """The numbers of the lines that ``seat`` may vote for: not its own."""
    return [number for number, author in enumerate(ogiri.order) if author != seat]


def vote(flow: Flow, seat: Seat, move: Vote) -> None:
    """M15: a vote for a line by its number."""
    state = flow.state
    need_phase(state, "vote")
    ogiri = state.the_ogiri
    if seat not in ogiri.voters:
        raise IllegalMove("no-vote", "Those who are tied don't vote; the others do.")
    if seat not in state.unvoted:
        raise IllegalMove("already-voted", "You have voted.")
    if move.caption >= len(ogiri.order):
        raise IllegalMove("no-such-line", f"There are lines 0 to {len(ogiri.order) - 1}, not {move.caption}.")
    if move.caption not in may_vote_for(ogiri, seat):
        raise IllegalMove("own-line", "You can't vote for your own line.")
    flow.tell(Voted(seat, move.caption))
    look_at_votes(flow)


def look_at_votes(flow: Flow) -> None:
    """M15: most votes wins; tied again, or no votes, shared."""
    if flow.state.unvoted:
        return
    ogiri = flow.state.the_ogiri
    votes = [number for _, number in ogiri.votes]
    counts = {seat: votes.count(number) for number, seat in enumerate(ogiri.order)}
    most = max(counts.values())
    winners = tuple(sorted(seat for seat, count in counts.items() if count == most))
    end(flow, ogiri.reason, "ogiri" if len(winners) == 1 else "shared", winners)


def stay_silent(flow: Flow, seat: Seat) -> None:
    """M15: this player's time for a line, or a vote, is up."""
    flow.tell(StayedSilent(seat))
    if flow.state.phase == "caption":
        look_at_captions(flow)
    else:
        look_at_votes(flow)
