"""The rooms in memory: read from the log when somebody asks, let go when nobody needs them, erased when they expire."""

from __future__ import annotations

import asyncio
from asyncio import Future

from hitparade.rooms import codes, playing, reporting
from hitparade.rooms.errors import RoomError
from hitparade.rooms.holding import hold_all
from hitparade.rooms.loading import load
from hitparade.rooms.runner import Room
from hitparade.rooms.surroundings import Alarm, Surroundings
from hitparade.storage.port import StorageError


class Keeper:
    """Rooms by code. There is never more than one ``Room`` for a code."""

    def __init__(self, work: Surroundings) -> None:
        self._work = work
        self._loading: dict[str, Future[Room]] = {}
        self._erasing: set[str] = set()
        self._sweeper: Alarm | None = None
        self._expiring: Future[None] | None = None
        self._expiry_ms = 0
        self._is_closed = False
        self._stored: int | None = None
        self.rooms: dict[str, Room] = {}

    async def stored(self) -> int:
        """How many rooms there are, those included that are not in memory."""
        if self._stored is None:
            self._stored = len(await self._work.log.rooms())
        return self._stored

    def opened(self, room: Room) -> None:
        """A room that is new."""
        self._count(1)
        self._keep(room)

    def _count(self, more: int) -> None:
        if self._stored is not None:
            self._stored += more

    def _keep(self, room: Room) -> None:
        self.rooms[room.state.code] = room
        self._sweep_later()

    async def room(self, code: str) -> Room:
        """The room of this code, read back from the log if need be. Raises RoomError ``unknown-room``."""
        code = codes.tidy(code)
        self._sweep_later()
        room = self.rooms.get(code)
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
            reading = self._loading[code] = asyncio.ensure_future(self._read(code))
            reading.add_done_callback(lambda done: self._loaded(code, done))
        return self._loading[code]

    def _loaded(self, code: str, done: Future[Room]) -> None:
        del self._loading[code]
        if not done.cancelled():
            done.exception()  # whoever asked may be gone: then nobody else looks at it

    async def _read(self, code: str) -> Room:
        try:
            state = await load(self._work.log, code)
            held = {} if state is None else await hold_all(self._work, state)
        except StorageError as error:
            raise storage_error(error) from error
        if state is None:
            raise _unknown(code)
        room = Room(self._work, state, held)
        self._keep(room)
        room.ask(playing.wake)
        return room

    # ---- letting go ---------------------------------------------------------------------------

    def _sweep_later(self) -> None:
        if self._sweeper is None and not self._is_closed:
            self._sweeper = self._work.later(self._work.timing.sweep_ms / 1000, self._sweep)

    def _sweep(self) -> None:
        """Rooms that nobody needs leave the memory; from time to time, rooms that have expired leave the log."""
        self._sweeper = None
        now_ms = self._work.clock()
        for code, room in list(self.rooms.items()):
            if room.is_unneeded(now_ms):
                del self.rooms[code]
                room.close("closed", "This table rests.")
        if now_ms >= self._expiry_ms:
            self._expiry_ms = now_ms + self._work.timing.expiry_ms
            self._expiring = asyncio.ensure_future(self.expire())
        self._sweep_later()

    async def expire(self) -> None:
        """Erases the rooms in which nothing happened for long and nobody is (R30)."""
        before_ms = self._work.clock() - self._work.timing.expire_ms
        try:
            for code, _, at_ms in await self._work.log.rooms():
                room = self.rooms.get(code)
                if at_ms < before_ms and (room is None or not room.connections):
                    await self.erase(code, "Nothing happened at this table for long; it has been erased.")
        except (StorageError, RoomError) as error:
            reporting.trouble("expiry-failed", error=str(error))

    async def erase(self, code: str, sentence: str) -> None:
        """Closes a room and erases its log. Until that is done its code leads nowhere. Raises RoomError ``storage``."""
        self._erasing.add(code)
        try:
            if code in self._loading:
                await asyncio.wait([self._loading[code]])
            room = self.rooms.get(code)
            if room is not None:
                room.close("closed", sentence)
                await room.line.close()
            await self._work.log.erase(code)
            self._count(-1)
            if room is not None and self.rooms.get(code) is room:
                del self.rooms[code]
        except StorageError as error:
            raise storage_error(error) from error
        finally:
            self._erasing.discard(code)

    async def close(self) -> None:
        """Tells everybody ``restarting``, and lets what is being written land."""
        self._is_closed = True
        if self._sweeper is not None:
            self._sweeper.cancel()
        if self._expiring is not None:
            await asyncio.wait([self._expiring])
        rooms = list(self.rooms.values())
        for room in rooms:
            room.close("restarting", "The server restarts; you are back in a moment.")
        for room in rooms:
            await room.line.close()


def _unknown(code: str) -> RoomError:
    return RoomError("unknown-room", f"There is no table {code[:12]!r}. Codes are 4 to 6 letters; look once more.")


def storage_error(error: StorageError) -> RoomError:
    """What people are told when the storage fails, which is reported."""
    reporting.trouble("storage-failed", error=str(error))
    return RoomError("storage", "The server can't reach its storage just now. Please try again.")
