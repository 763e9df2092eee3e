"""Deciding what is played next and by whom: seats, bots, games, options, starting."""

from __future__ import annotations

from typing import Any, cast

from hitparade.kernel import Chance, deciding, registry
from hitparade.kernel.meta import HOUSE_TEAMS, Meta
from hitparade.kernel.table import TableAct
from hitparade.kernel.values import Json
from hitparade.rooms import asking, names, packs, people, playing
from hitparade.rooms.asking import Ask
from hitparade.rooms.errors import RoomError
from hitparade.rooms.events import FORMAT, Admitted, AnyStored, Began, Laid, Opened
from hitparade.rooms.record import Change
from hitparade.rooms.state import Member, Play, RoomState
from hitparade.wire import acts, happened
from hitparade.wire.http import OpenTable

HOST = 1
"""The member id of whoever opens a table."""


def open_table(wish: OpenTable, token: str, chance: Chance) -> Change:
    """A new room's first record. With a bot, the match with it (and more where needed) has begun in the same record."""
    meta = registry.meta(wish.game or registry.names()[0])
    name = names.clean(wish.name)
    people.check_head(wish.head)
    options = meta.read_options(wish.options, meta.seats[0], offered=True)
    for value in options.values():
        packs.check_option(RoomState(""), value)
    events: list[AnyStored] = [
        Opened(FORMAT, meta.name, options, meta.seats[1]),
        Admitted(HOST, name, wish.head, "player", None, token),
        happened.HostChanged(HOST, "handed"),
        happened.Sat(HOST, 0),
    ]
    if wish.bot is None:
        return Change(tuple(events))
    bots = _company(meta, wish.bot, name)
    for seat, bot in enumerate(bots, 1):
        events += [bot, happened.Sat(bot.member, seat)]
    began = begin(meta.name, options, [HOST, *(bot.member for bot in bots)], 1, chance)
    return Change((*events, *began.events), began.entry)


def _company(meta: Meta, wanted: str, name: str) -> list[Admitted]:
    """The bots that somebody called ``name`` plays with: the wanted one, and others while the game needs more."""
    kinds = [wanted, *(facts.name for facts in meta.bots if facts.name != wanted)]
    bots: list[Admitted] = []
    for place in range(meta.seats[0] - 1):
        taken = [name, *(bot.name for bot in bots)]
        bots.append(_bot(meta, kinds[place % len(kinds)], HOST + 1 + place, taken))
    return bots


def _bot(meta: Meta, bot: str, member: int, taken: list[str]) -> Admitted:
    facts = next((facts for facts in meta.bots if facts.name == bot), None)
    if facts is None:
        known = [facts.name for facts in meta.bots]
        raise RoomError(
            "unknown-bot", f"{meta.title['en']} has no bot {bot[:40]!r}; it has {asking.join_names(known)}."
        )
    return Admitted(member, names.numbered(facts.title["en"], taken), facts.head, "player", facts.name)


def begin(game: str, options: dict[str, Any], seats: list[int], number: int, chance: Chance) -> Change:
    """A match begins: its head and its first entry. Raises BadOption."""
    match = deciding.new_match(registry.load(game), len(seats), options)
    return Change((Began(number, seats, match.head),), deciding.decide_start(match, chance))


def sit(ask: Ask, act: acts.Sit) -> Change:
    """A place in the next match; and in the one that runs, if its game takes late guests (R6)."""
    state = ask.state
    if state.play is not None and state.phase == "match" and state.play.match.game.takes_guests:
        return _join(ask, state.play)
    asking.need_no_match(state)
    if ask.by.role == "screen":
        raise RoomError("screens-watch", "A screen has no hands; sit down on your phone.")
    if act.seat is not None:
        asking.need_seat(state, act.seat)
    elif None not in state.seats:
        raise RoomError("no-free-seat", "Every seat is taken.")
    seat = state.seats.index(None) if act.seat is None else act.seat
    sitting = state.seats[seat]
    if sitting is not None:
        raise RoomError("seat-taken", f"{state.anybody(sitting).name} sits there.")
    return Change((happened.Sat(ask.by.id, seat),))


def _join(ask: Ask, play: Play) -> Change:
    """A late guest gets the next seat of the match that runs, and keeps one for the match after it."""
    if ask.seat is not None:
        raise RoomError("seat-taken", "You play in this match already.")
    entry = playing.table_entry(play, TableAct("join"), ask.now)
    if ask.by.id in ask.state.seats:
        return Change((), entry)
    if None not in ask.state.seats:
        raise RoomError("no-free-seat", "Every seat is taken.")
    return Change((happened.Sat(ask.by.id, ask.state.seats.index(None)),), entry)


def stand(ask: Ask, _: acts.Stand) -> Change:
    """The seat is free again."""
    asking.need_no_match(ask.state)
    if ask.by.id not in ask.state.seats:
        raise RoomError("not-seated", "You have no seat to give up.")
    return Change((happened.Stood(ask.by.id),))


def swap_seats(ask: Ask, act: acts.SwapSeats) -> Change:
    """The host exchanges two seats, either of which may be free."""
    asking.need_host(ask)
    asking.need_no_match(ask.state)
    moves: list[AnyStored] = []
    for here, there in ((act.first, act.second), (act.second, act.first)):
        asking.need_seat(ask.state, here)
        sitting = ask.state.seats[here]
        if sitting is not None:
            asking.need_seat(ask.state, there)
            moves.append(happened.Sat(sitting, there))
    if not moves or act.first == act.second:
        raise RoomError("nothing-to-swap", "That would change nothing: both seats are free, or the same.")
    return Change(tuple(moves))


def add_bot(ask: Ask, act: acts.AddBot) -> Change:
    """The host puts a bot on the first free seat (R17)."""
    state = ask.state
    asking.need_host(ask)
    asking.need_no_match(state)
    if None not in state.seats:
        raise RoomError("no-free-seat", "Every seat is taken.")
    if people.is_full(state):
        raise RoomError("room-full", "This table is full.")
    bot = _bot(asking.meta_of(state), act.bot, state.next_member, people.names_at(state))
    return Change((bot, happened.Sat(bot.member, state.seats.index(None))))


def choose_game(ask: Ask, act: acts.ChooseGame) -> Change:
    """Another game, with its default options. Who sits stays seated as far as seats go; bots of the old game leave."""
    state = ask.state
    asking.need_host(ask)
    asking.need_no_match(state)
    meta = registry.meta(act.game)
    known = {bot.name for bot in meta.bots}
    bots = [member for member in state.here if member.bot is not None and member.bot not in known]
    staying = [m.id for m in _wanting(state) if m not in bots]
    seats = [*staying, *[None] * meta.seats[1]][: meta.seats[1]]
    over = [m for m in state.here if m.bot is not None and m not in bots and m.id not in seats]
    leaving = tuple(happened.Left(bot.id, removed=True) for bot in [*bots, *over])
    return Change((*leaving, Laid(meta.name, meta.read_options({}, meta.seats[0]), seats)))


def _wanting(state: RoomState) -> list[Member]:
    """Those who sit, in the order of the seats, then players who would if there were a seat."""
    sitting = [state.anybody(member) for member in state.seats if member is not None]
    return sitting + [m for m in state.here if m.role == "player" and m not in sitting and m.bot is None]


def set_option(ask: Ask, act: acts.SetOption) -> Change:
    """One option of the next match, checked by the game's own facts. The host sets them; who sits, their own team."""
    meta = asking.meta_of(ask.state)
    if not _is_own_team(ask, meta, act):
        asking.need_host(ask)
    asking.need_no_match(ask.state)
    meta.read_options({act.name: act.value}, max(meta.seats[0], len(_seated(ask.state))), offered=True)
    packs.check_option(ask.state, act.value)
    return Change((happened.OptionSet(act.name, act.value),))


def _is_own_team(ask: Ask, meta: Meta, act: acts.SetOption) -> bool:
    """Whether nothing is asked for but another team for the seat of who asks (H1: each player chooses one)."""
    state = ask.state
    option = next((option for option in meta.options if option.name == act.name), None)
    if option is None or option.kind != "teams" or ask.by.id not in state.seats or not isinstance(act.value, list):
        return False
    now, wanted = state.options.get(act.name) or list(HOUSE_TEAMS), cast("list[Json]", act.value)
    own = state.seats.index(ask.by.id)
    return len(now) == len(wanted) and all(now[seat] == wanted[seat] for seat in range(len(now)) if seat != own)


def _seated(state: RoomState) -> list[int]:
    return [member for member in state.seats if member is not None]


def start(ask: Ask, _: acts.Start) -> Change:
    """A match begins with those who sit. The host may start; at the result, so may whoever has just played (R20)."""
    state = ask.state
    asking.need_no_match(state)
    if ask.seat is None:
        asking.need_host(ask)
    meta, seated = asking.meta_of(state), _seated(state)
    if len(seated) < meta.seats[0]:
        raise RoomError("seats-empty", _who_is_missing(state, meta, meta.seats[0] - len(seated)))
    return begin(state.game, packs.prepared(state), seated, state.matches + 1, ask.now.chance)


def _who_is_missing(state: RoomState, meta: Meta, missing: int) -> str:
    """``Hits & Outs needs 2 players and 1 is missing: Ana or Ben could sit down, or a bot.``"""
    standing = [m.name for m in state.here if m.is_person and m.id not in state.seats]
    who = asking.join_names([*standing, "a bot"], "or")
    needs = f"{meta.title['en']} needs {meta.seats[0]} players and {missing} {'is' if missing == 1 else 'are'} missing"
    return f"{needs}: {who} could sit down."


def to_lobby(ask: Ask, _: acts.ToLobby) -> Change:
    """From the result back to the lobby."""
    asking.need_host(ask)
    if ask.state.phase != "result":
        raise RoomError("no-result", "There is no result to leave.")
    return Change((happened.LobbyOpened(),))
