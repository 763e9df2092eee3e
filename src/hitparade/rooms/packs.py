"""Deciding what a host brings along: packs for the games that take them, and which of their cards are played."""

from __future__ import annotations

from typing import Any, cast

from hitparade.kernel import registry
from hitparade.kernel.meta import Meta
from hitparade.kernel.packs import Chosen, PackFacts, Packing, is_own
from hitparade.rooms import asking
from hitparade.rooms.asking import Ask
from hitparade.rooms.errors import RoomError
from hitparade.rooms.events import AnyStored, PackBrought, PackSet
from hitparade.rooms.record import Change
from hitparade.rooms.state import Member, RoomPack, RoomState
from hitparade.wire import acts, happened

MOST_PACKS = 8
"""So many packs lie at a table at most."""
MOST_KEPT = 16_000_000
"""And so many bytes, for all of them together."""


def packing_of(state: RoomState) -> Packing:
    """What the game that is next does with packs. Raises RoomError for one that takes none."""
    packing = registry.load(state.game).packing
    if packing is None:
        raise RoomError("no-packs", f"{asking.meta_of(state).title['en']} takes no packs.")
    return packing


def need_pack(state: RoomState, pack: str) -> RoomPack:
    """The pack of that id, or a refusal."""
    found = state.pack(pack)
    if found is None:
        raise RoomError("unknown-pack", "There is no such pack at this table.")
    return found


def bring(state: RoomState, by: Member, game: str, facts: PackFacts) -> Change | None:
    """The host brings a pack, which is switched on at once. None if it lies there already."""
    asking.need_no_match(state)
    if by.id != state.host:
        raise RoomError("not-host", "Only the host can do that.")
    if state.pack(facts.id) is not None:
        return None
    if len(state.packs) >= MOST_PACKS or sum(pack.facts.size for pack in state.packs) + facts.size > MOST_KEPT:
        raise RoomError("too-many-packs", f"At most {MOST_PACKS} packs lie at a table; take one away first.")
    events: list[AnyStored] = [PackBrought(game, facts)]
    if game == state.game:
        option, name = packing_of(state).option, RoomPack(game, facts).name
        before = state.options[option]
        value = [*before, name] if isinstance(before, list) else name
        if _fits(asking.meta_of(state), option, value):
            events.append(happened.OptionSet(option, value))
    return Change(tuple(events))


def _fits(meta: Meta, option: str, value: Any) -> bool:  # noqa: ANN401  as options are
    """Whether the option can take so many."""
    found = next(each for each in meta.options if each.name == option)
    return found.problem(value, meta.seats[0]) is None


def drop(state: RoomState, by: Member, pack: str) -> Change:
    """The host takes a pack away; the option that chose it goes back to its default if nothing else is chosen."""
    asking.need_no_match(state)
    if by.id != state.host:
        raise RoomError("not-host", "Only the host can do that.")
    found = need_pack(state, pack)
    events: list[AnyStored] = [happened.PackDropped(pack, found.facts.title)]
    if found.game == state.game:
        option = packing_of(state).option
        chosen = state.options[option]
        left = _without(chosen, found.name)
        if left != chosen:
            default = next(each.default for each in asking.meta_of(state).options if each.name == option)
            events.append(happened.OptionSet(option, left or default))
    return Change(tuple(events))


def _without(chosen: Any, pack: str) -> Any:  # noqa: ANN401  as options are
    """What an option chooses without a pack: nothing, where it was the one."""
    if isinstance(chosen, list):
        return [name for name in cast("list[str]", chosen) if name != pack]
    return None if chosen == pack else chosen


def set_pack(ask: Ask, act: acts.SetPack) -> Change:
    """The host switches single cards and tags off, and all others on."""
    asking.need_host(ask)
    asking.need_no_match(ask.state)
    facts = need_pack(ask.state, act.pack).facts
    if not all(0 <= place < facts.cards for place in act.off_cards):
        raise RoomError("unknown-card", f"The pack has cards 0 to {facts.cards - 1}.")
    if not facts.tags.keys() >= set(act.off_tags):
        raise RoomError("unknown-tag", "The pack has no such tag.")
    return Change((PackSet(act.pack, tuple(sorted(set(act.off_cards))), tuple(sorted(set(act.off_tags)))),))


def check_option(state: RoomState, value: Any) -> None:  # noqa: ANN401  as options are
    """Refuses an option that names a pack which does not lie at this table for this game."""
    there = {pack.name for pack in state.packs if pack.game == state.game}
    names = cast("list[Any]", value) if isinstance(value, list) else [value]
    named = {name for name in names if isinstance(name, str) and is_own(name)}
    if not named <= there:
        raise RoomError("unknown-pack", "There is no such pack at this table.")


def prepared(state: RoomState) -> dict[str, Any]:
    """The options of the next match, with what its rules need to know of packs. Raises BadOption."""
    packing = registry.load(state.game).packing
    if packing is None:
        return state.options
    packs = [Chosen(each.facts, each.off_cards, each.off_tags) for each in state.packs if each.game == state.game]
    return packing.prepare(state.options, packs)
