"""The house: all rooms of this process, by code. Opens tables, reads rooms back from the log, lets old ones go."""

from __future__ import annotations

import asyncio
from asyncio import Future
from collections.abc import Callable
from typing import Any

from hitparade.kernel import Chance
from hitparade.rooms import codes, files, lobby, people, playing, reporting, tokens
from hitparade.rooms import record as records
from hitparade.rooms.connection import Channel, Connection
from hitparade.rooms.errors import RoomError, as_room_error
from hitparade.rooms.evolving import evolve
from hitparade.rooms.loading import load
from hitparade.rooms.outcomes import Outcome, Refusal
from hitparade.rooms.record import Record
from hitparade.rooms.runner import Room
from hitparade.rooms.state import RoomState
from hitparade.rooms.surroundings import Alarm, Later, Surroundings, loop_alarm, wall_clock
from hitparade.rooms.timing import Timing
from hitparade.rooms.view import room_card
from hitparade.storage.port import EventLog, SequenceTaken, StorageError
from hitparade.wire.http import Claim, ComeIn, OpenTable, RoomCard, Seated

DRAWS = 50
"""So many codes are tried before the house says that it is full."""


class House:
    """Everything the web asks of rooms. Refusals are RoomErrors, with a stable code and a sentence."""

    def __init__(
        self,
        log: EventLog,
        timing: Timing | None = None,
        clock: Callable[[], int] = wall_clock,
        chance_seed: int | None = None,
        later: Later = loop_alarm,
    ) -> None:
        self._work = Surroundings(log, timing or Timing(), clock, later, Chance(chance_seed))
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, Future[Room]] = {}
        self._erasing: set[str] = set()
        self._stored: int | None = None
        self._sweeper: Alarm | None = None
        self._sweeping: Future[None] | None = None
        self._expiry_ms = 0
        self._is_closed = False

    # ---- coming to a table --------------------------------------------------------------------

    async def open_table(self, wish: OpenTable) -> Seated:
        """A new room with this person as host; with a bot named, the match against it has begun."""
        token = tokens.new_token()
        with as_room_error():
            change = lobby.open_table(wish, tokens.token_hash(token), self._work.chance)
        record = Record(self._work.clock(), None, None, change.events, change.entry)
        state = await self._write_first(record)
        self._keep(Room(self._work, state))
        return Seated(state.code, lobby.HOST, token)

    async def _write_first(self, record: Record) -> RoomState:
        """Writes a room's first record under a code that is free. The log itself says which are."""
        body = records.encode(record)
        for _ in range(DRAWS):
            code = codes.draw(await self._rooms_stored())
            if code in self._erasing:
                continue
            try:
                await self._work.log.append(code, 1, body)
            except SequenceTaken:
                continue
            except StorageError as error:
                raise _storage_error(error) from error
            self._work.records += 1
            self._count(1)
            return evolve(RoomState(code), record)
        raise RoomError("house-full", "No code is free for another table; try again later.")

    async def _rooms_stored(self) -> int:
        if self._stored is None:
            self._stored = len(await self._work.log.rooms())
        return self._stored

    def _count(self, more: int) -> None:
        if self._stored is not None:
            self._stored += more

    async def come_in(self, code: str, wish: ComeIn) -> Seated:
        """A newcomer at a table."""
        room, token = await self._room(code), tokens.new_token()
        hashed = tokens.token_hash(token)
        _raise_refusal(await room.ask(lambda state, _: people.come_in(state, wish, hashed)))
        return Seated(room.state.code, room.by_token(token).id, token)

    async def claim(self, code: str, wish: Claim) -> Seated:
        """A seat moves here: its key is a new one, and the old device is told ``moved``."""
        room, token = await self._room(code), tokens.new_token()
        hashed = tokens.token_hash(token)
        _raise_refusal(await room.ask(lambda state, now: room.decide_claim(state, wish.member, wish.pin, hashed, now)))
        return Seated(room.state.code, wish.member, token)

    async def card(self, code: str) -> RoomCard:
        """What a newcomer may know."""
        return room_card((await self._room(code)).state)

    async def join(self, code: str, token: str, channel: Channel, seen: int | None) -> Connection:
        """A member's socket; Welcome goes through ``channel``. ``seen`` is the last number that this client knows."""
        return await (await self._room(code)).join(token, channel, seen)

    # ---- what a room leaves behind ------------------------------------------------------------

    async def match_file(self, code: str, number: int) -> dict[str, Any]:
        """A finished match as a file that anybody can replay and verify."""
        room = await self._room(code)
        return files.match_file(room.state, number, await self._read(room.state.code))

    async def standings_csv(self, code: str) -> str:
        """The evening's chart, and every match, as comma-separated values."""
        return files.standings_csv((await self._room(code)).state)

    async def export(self, code: str, token: str) -> dict[str, Any]:
        """Everything that a room holds, keys and running matches left out. For the host."""
        room = await self._hosted(code, token)
        return files.room_file(room.state, await self._read(room.state.code))

    async def erase(self, code: str, token: str) -> None:
        """A room ends, and nothing of it is kept. For the host."""
        room = await self._hosted(code, token)
        await self._erase(room.state.code, "closed", "The host has closed this table and erased it.")

    async def _hosted(self, code: str, token: str) -> Room:
        room = await self._room(code)
        if room.by_token(token).id != room.state.host:
            raise RoomError("not-host", "Only the host can do that.")
        return room

    async def _read(self, code: str) -> list[Record]:
        try:
            return [records.decode_raw(body) for _, body in await self._work.log.read(code)]
        except StorageError as error:
            raise _storage_error(error) from error

    # ---- rooms in memory ----------------------------------------------------------------------

    async def _room(self, code: str) -> Room:
        """The room of this code, read back from the log if need be. Raises RoomError ``unknown-room``."""
        code = codes.tidy(code)
        self._sweep_later()
        room = self._rooms.get(code)
        if room is None:
            if not codes.is_code(code) or code in self._erasing:
                raise _unknown(code)
            room = await asyncio.shield(self._load(code))
        if code in self._erasing:
            raise _unknown(code)
        room.touched_ms = self._work.clock()
        return room

    def _load(self, code: str) -> Future[Room]:
        """One reading for all who ask at the same time."""
        if code not in self._loading:
            reading = self._loading[code] = asyncio.ensure_future(self._read_room(code))
            reading.add_done_callback(lambda done: self._loaded(code, done))
        return self._loading[code]

    def _loaded(self, code: str, done: Future[Room]) -> None:
        del self._loading[code]
        if not done.cancelled():
            done.exception()  # whoever asked may be gone: then nobody else looks at it

    async def _read_room(self, code: str) -> Room:
        try:
            state = await load(self._work.log, code)
        except StorageError as error:
            raise _storage_error(error) from error
        if state is None:
            raise _unknown(code)
        room = Room(self._work, state)
        self._keep(room)
        room.ask(playing.wake)
        return room

    def _keep(self, room: Room) -> None:
        self._rooms[room.state.code] = room
        self._sweep_later()

    def _sweep_later(self) -> None:
        if self._sweeper is None and not self._is_closed:
            self._sweeper = self._work.later(self._work.timing.sweep_ms / 1000, self._sweep)

    def _sweep(self) -> None:
        """Rooms that nobody needs leave the memory; from time to time, rooms that have expired leave the log."""
        self._sweeper = None
        now_ms = self._work.clock()
        for code, room in list(self._rooms.items()):
            if room.is_unneeded(now_ms):
                del self._rooms[code]
                room.close("closed", "This table rests.")
        if now_ms >= self._expiry_ms:
            self._expiry_ms = now_ms + self._work.timing.expiry_ms
            self._sweeping = asyncio.ensure_future(self.expire())
        self._sweep_later()

    async def expire(self) -> None:
        """Erases the rooms in which nothing happened for long and nobody is (R30)."""
        before_ms = self._work.clock() - self._work.timing.expire_ms
        try:
            for code, _, at_ms in await self._work.log.rooms():
                room = self._rooms.get(code)
                if at_ms < before_ms and (room is None or not room.connections):
                    await self._erase(code, "closed", "Nothing happened at this table for long; it has been erased.")
        except (StorageError, RoomError) as error:
            reporting.trouble("expiry-failed", error=str(error))

    async def _erase(self, code: str, reason: str, sentence: str) -> None:
        """Closes a room and erases its log. Until that is done its code leads nowhere."""
        self._erasing.add(code)
        try:
            if code in self._loading:
                await asyncio.wait([self._loading[code]])
            room = self._rooms.get(code)
            if room is not None:
                room.close(reason, sentence)
                await room.line.close()
            await self._work.log.erase(code)
            self._rooms.pop(code, None)
            self._count(-1)
        except StorageError as error:
            raise _storage_error(error) from error
        finally:
            self._erasing.discard(code)

    async def close(self) -> None:
        """Tells everybody ``restarting``, and lets what is being written land. The log stays open."""
        self._is_closed = True
        if self._sweeper is not None:
            self._sweeper.cancel()
        if self._sweeping is not None:
            await asyncio.wait([self._sweeping])
        rooms = list(self._rooms.values())
        for room in rooms:
            room.close("restarting", "The server restarts; you are back in a moment.")
        for room in rooms:
            await room.line.close()

    def stats(self) -> dict[str, int]:
        """Figures for the metrics: rooms in memory, sockets, running matches, records written."""
        rooms = self._rooms.values()
        return {
            "rooms": len(rooms),
            "connections": sum(len(room.connections) for room in rooms),
            "matches": sum(room.state.phase == "match" for room in rooms),
            "records": self._work.records,
        }


def _unknown(code: str) -> RoomError:
    return RoomError("unknown-room", f"There is no table {code[:12]!r}. Codes are 4 to 6 letters; look once more.")


def _storage_error(error: StorageError) -> RoomError:
    reporting.trouble("storage-failed", error=str(error))
    return RoomError("storage", "The server can't reach its storage just now. Please try again.")


def _raise_refusal(outcome: Outcome) -> None:
    if isinstance(outcome, Refusal):
        raise RoomError(outcome.code, outcome.sentence)
