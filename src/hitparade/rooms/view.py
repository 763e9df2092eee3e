"""A room as everybody in it may see it: started from nothing, so that no hash gets in."""

from __future__ import annotations

from hitparade.kernel.state import result_value
from hitparade.rooms import standings
from hitparade.rooms.state import Member, Past, Play, RoomPack, RoomState
from hitparade.wire.http import RoomCard
from hitparade.wire.room import MatchHeadView, MemberView, PackView, PastMatch, RoomView, Standing


def room_view(state: RoomState) -> RoomView:
    """The view, the same for all."""
    return RoomView(
        code=state.code,
        phase=state.phase,
        host=state.host,
        members=[_member(state, member) for member in state.members if state.is_shown(member)],
        locked=state.locked,
        game=state.game,
        options=state.options,
        seats=list(state.seats),
        match=None if state.play is None else _match(state.play),
        standings=[_standing(state, member, line) for member, line in standings.in_order(state.chart)],
        past=[_past(past) for past in state.past],
        skip_votes=list(state.skip_votes),
        packs=[pack_view(pack) for pack in state.packs],
    )


def _member(state: RoomState, member: Member) -> MemberView:
    """Whoever left in the middle of a match is shown as the bot that plays for them."""
    bot = state.play.match.game.meta.stand_in if member.gone and state.play else member.bot
    return MemberView(member.id, member.name, member.head, member.role, bot)


def _match(play: Play) -> MatchHeadView:
    head = play.match.head
    result = result_value(play.match)
    return MatchHeadView(play.number, head.game, head.options, list(play.seats), play.started_ms, result)


def pack_view(pack: RoomPack) -> PackView:
    """A pack as everybody sees it."""
    facts = pack.facts
    return PackView(
        id=facts.id,
        game=pack.game,
        title=facts.title,
        language=facts.language,
        version=facts.version,
        licence=facts.licence,
        description=facts.description,
        authors=list(facts.authors),
        cards=facts.cards,
        tags={tag: len(places) for tag, places in facts.tags.items()},
        not_for_all=len(facts.not_for_all),
        suffix=facts.suffix,
        size=facts.size,
        off_cards=list(pack.off_cards),
        off_tags=list(pack.off_tags),
    )


def _standing(state: RoomState, number: int, line: standings.Line) -> Standing:
    member = state.anybody(number)
    return Standing(number, member.name, member.head, line.place, line.points, line.matches, line.wins, line.moved)


def _past(past: Past) -> PastMatch:
    return PastMatch(
        number=past.number,
        game=past.game,
        names=list(past.names),
        scores=list(past.scores),
        winners=list(past.winners),
        reason=past.reason,
        ended_ms=past.ended_ms,
        places=past.places,
    )


def has_changed(before: RoomState, after: RoomState) -> bool:
    """Whether the view of the room differs. Cheap for a mere move, which changes nothing of it."""
    if before.members is not after.members or before.seats is not after.seats or before.past is not after.past:
        return True
    same_play = before.play is after.play or (
        before.play is not None
        and after.play is not None
        and before.play.number == after.play.number
        and before.play.started_ms == after.play.started_ms
        and before.play.seats is after.play.seats
    )
    return not same_play or _facts(before) != _facts(after)


def _facts(state: RoomState) -> tuple[object, ...]:
    return state.host, state.locked, state.game, state.options, state.skip_votes, state.packs


def room_card(state: RoomState) -> RoomCard:
    """What a newcomer may know."""
    people = [member for member in state.here if member.is_person]
    host = next((member.name for member in people if member.id == state.host), "")
    return RoomCard(state.code, state.game, len(people), host, state.locked, None not in state.seats)
