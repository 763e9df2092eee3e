"""The house: everything the web asks of rooms. Opens tables, lets people in, hands out what rooms leave behind."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from hitparade.kernel import Chance
from hitparade.kernel.packs import Held
from hitparade.kernel.values import JsonObject
from hitparade.rooms import asking, codes, files, holding, lobby, packs, people, tokens
from hitparade.rooms import record as records
from hitparade.rooms.connection import Channel, Connection
from hitparade.rooms.errors import RoomError, as_room_error
from hitparade.rooms.evolving import evolve
from hitparade.rooms.keeping import Keeper, storage_error
from hitparade.rooms.outcomes import Outcome, Refusal
from hitparade.rooms.record import Record
from hitparade.rooms.runner import Room
from hitparade.rooms.state import RoomState
from hitparade.rooms.surroundings import Later, Surroundings, loop_alarm, wall_clock
from hitparade.rooms.timing import Timing
from hitparade.rooms.view import pack_view, room_card
from hitparade.storage.port import EventLog, SequenceTaken, StorageError
from hitparade.wire.http import Claim, ComeIn, OpenTable, PackCard, RoomCard, Seated
from hitparade.wire.room import PackView

T = TypeVar("T")

DRAWS = 50
"""So many codes are tried before the house says that it is full."""


class House:
    """All rooms of this process. Refusals are RoomErrors, with a stable code and a sentence.

    ``clock`` tells ms since 1970, ``later`` sets alarms; tests step both by hand. ``chance_seed`` makes draws
    repeatable.
    """

    def __init__(
        self,
        log: EventLog,
        timing: Timing | None = None,
        clock: Callable[[], int] = wall_clock,
        chance_seed: int | None = None,
        later: Later = loop_alarm,
    ) -> None:
        self._work = Surroundings(log, timing or Timing(), clock, later, Chance(chance_seed))
        self._keeper = Keeper(self._work)

    # ---- coming to a table --------------------------------------------------------------------

    async def open_table(self, wish: OpenTable) -> Seated:
        """A new room with this person as host; with a bot named, the match against it has begun."""
        token = tokens.new_token()
        with as_room_error():
            change = lobby.open_table(wish, tokens.token_hash(token), self._work.chance)
        try:
            state = await self._write_first(Record(self._work.clock(), None, None, change.events, change.entry))
        except StorageError as error:
            raise storage_error(error) from error
        self._keeper.opened(Room(self._work, state))
        return Seated(state.code, lobby.HOST, token)

    async def _write_first(self, record: Record) -> RoomState:
        """Writes a room's first record under a code that is free. The log itself says which are."""
        body = records.encode(record)
        stored = await self._keeper.stored()
        for _ in range(DRAWS):
            code = codes.draw(stored)
            try:
                await self._work.log.append(code, 1, body)
            except SequenceTaken:
                continue
            self._work.records += 1
            return evolve(RoomState(code), record)
        raise RoomError("house-full", "No code is free for another table; try again later.")

    async def come_in(self, code: str, wish: ComeIn) -> Seated:
        """A newcomer at a table."""
        room, token = await self._keeper.room(code), tokens.new_token()
        hashed = tokens.token_hash(token)
        _raise_refusal(await room.ask(lambda state, _: people.come_in(state, wish, hashed)))
        return Seated(room.state.code, room.by_token(token).id, token)

    async def claim(self, code: str, wish: Claim) -> Seated:
        """A seat moves here: its key is a new one, and the old device is told ``moved``."""
        room, token = await self._keeper.room(code), tokens.new_token()
        hashed = tokens.token_hash(token)
        _raise_refusal(await room.ask(lambda state, now: room.decide_claim(state, wish.member, wish.pin, hashed, now)))
        return Seated(room.state.code, wish.member, token)

    async def card(self, code: str) -> RoomCard:
        """What a newcomer may know."""
        return room_card((await self._keeper.room(code)).state)

    async def join(self, code: str, token: str, channel: Channel, seen: int | None) -> Connection:
        """A member's socket; Welcome goes through ``channel``. ``seen`` is the last number that this client knows."""
        return await (await self._keeper.room(code)).join(token, channel, seen)

    # ---- what a host brings along -------------------------------------------------------------

    async def bring_pack(self, code: str, token: str, source: bytes, about: JsonObject) -> PackView:
        """A pack for the game that is next, from its host's file. Nobody is shown what stands on its cards.

        ``about`` may say what the file does not (``title``, ``language``). Raises RoomError, and BadPack with faults.
        """
        room, by = await self._hosted_by(code, token)
        game = room.state.game
        facts, held = await holding.read(self._work, packs.packing_of(room.state), source, about)
        if room.state.pack(facts.id) is None:
            await self._stored(self._work.log.keep(room.state.code, facts.id, source))
        room.held.setdefault(facts.id, held)
        outcome = await room.ask(lambda state, _: packs.bring(state, asking.need_member(state, by), game, facts))
        if room.state.pack(facts.id) is None:
            room.held.pop(facts.id, None)
            await self._stored(self._work.log.discard(room.state.code, facts.id))
        _raise_refusal(outcome)
        return pack_view(packs.need_pack(room.state, facts.id))

    async def pack_file(self, code: str, token: str, pack: str) -> tuple[PackView, bytes]:
        """A pack's file as it was brought, byte by byte. For the host."""
        room = await self._hosted(code, token)
        found = packs.need_pack(room.state, pack)
        source = await self._stored(self._work.log.kept(room.state.code, pack))
        if source is None:
            raise RoomError("unknown-pack", "The file of this pack is lost.")
        return pack_view(found), source

    async def pack_cards(self, code: str, token: str, pack: str) -> list[PackCard]:
        """The cards of a pack, without their answers. For a host who wants to choose, and so to know them."""
        room = await self._hosted(code, token)
        facts = self._held(room, pack).card_facts
        return [PackCard(c.place, c.title, list(c.tags), c.audience) for c in facts]

    async def held_pack(self, code: str, pack: str) -> Held:
        """A pack in the room's hands, for whoever knows its id, which only members are told."""
        return self._held(await self._keeper.room(code), pack)

    async def all_held(self, code: str) -> list[Held]:
        """The packs in a room's hands, for whoever knows a name that only members are told."""
        return list((await self._keeper.room(code)).held.values())

    def _held(self, room: Room, pack: str) -> Held:
        packs.need_pack(room.state, pack)
        if pack not in room.held:
            raise RoomError("unknown-pack", "The file of this pack is lost.")
        return room.held[pack]

    async def drop_pack(self, code: str, token: str, pack: str) -> None:
        """A pack is taken away, and its file forgotten. For the host."""
        room, by = await self._hosted_by(code, token)
        _raise_refusal(await room.ask(lambda state, _: packs.drop(state, asking.need_member(state, by), pack)))
        await self._stored(self._work.log.discard(room.state.code, pack))

    async def _stored(self, work: Awaitable[T]) -> T:
        try:
            return await work
        except StorageError as error:
            raise storage_error(error) from error

    # ---- what a room leaves behind ------------------------------------------------------------

    async def match_file(self, code: str, number: int) -> dict[str, Any]:
        """A finished match as a file that anybody can replay and verify."""
        room = await self._keeper.room(code)
        return files.match_file(room.state, number, await self._read(room.state.code))

    async def standings_csv(self, code: str) -> str:
        """The evening's chart, and every match, as comma-separated values."""
        return files.standings_csv((await self._keeper.room(code)).state)

    async def export(self, code: str, token: str) -> dict[str, Any]:
        """Everything that a room holds, keys and running matches left out. For the host."""
        room = await self._hosted(code, token)
        return files.room_file(room.state, await self._read(room.state.code))

    async def erase(self, code: str, token: str) -> None:
        """A room ends, and nothing of it is kept. For the host."""
        room = await self._hosted(code, token)
        await self._keeper.erase(room.state.code, "The host has closed this table and erased it.")

    async def _hosted(self, code: str, token: str) -> Room:
        return (await self._hosted_by(code, token))[0]

    async def _hosted_by(self, code: str, token: str) -> tuple[Room, int]:
        """The room, and its host who asks."""
        room = await self._keeper.room(code)
        member = room.by_token(token).id
        if member != room.state.host:
            raise RoomError("not-host", "Only the host can do that.")
        return room, member

    async def _read(self, code: str) -> list[Record]:
        return [records.decode_raw(body) for _, body in await self._stored(self._work.log.read(code))]

    # ---- the house itself ---------------------------------------------------------------------

    async def expire(self) -> None:
        """Erases the rooms in which nothing happened for long. Happens by itself once an hour."""
        await self._keeper.expire()

    async def close(self) -> None:
        """Tells everybody ``restarting``, and lets what is being written land. The log stays open."""
        await self._keeper.close()

    def stats(self) -> dict[str, int]:
        """Figures for the metrics: rooms in memory, sockets, running matches, records written."""
        rooms = self._keeper.rooms.values()
        return {
            "rooms": len(rooms),
            "connections": sum(len(room.connections) for room in rooms),
            "matches": sum(room.state.phase == "match" for room in rooms),
            "records": self._work.records,
        }


def _raise_refusal(outcome: Outcome) -> None:
    if isinstance(outcome, Refusal):
        raise RoomError(outcome.code, outcome.sentence)
