"""The files that hosts brought: read beside the event loop, kept with the room, held while the room is in memory."""

from __future__ import annotations

import asyncio

from hitparade.kernel import registry
from hitparade.kernel.errors import HitparadeError
from hitparade.kernel.packs import Held, Packing, ReadPack
from hitparade.kernel.values import JsonObject
from hitparade.rooms import reporting
from hitparade.rooms.errors import RoomError
from hitparade.rooms.state import RoomState
from hitparade.rooms.surroundings import Surroundings


async def read(work: Surroundings, packing: Packing, source: bytes, about: JsonObject) -> ReadPack:
    """What a host's file holds. Raises RoomError ``too-large`` and BadPack."""
    if len(source) > packing.most_bytes:
        raise RoomError("too-large", f"A pack has at most {packing.most_bytes:,} bytes, this one {len(source):,}.")
    async with work.reading:
        return await asyncio.to_thread(packing.read, source, about)


async def hold_all(work: Surroundings, state: RoomState) -> dict[str, Held]:
    """The packs of a room that is read back, by id. One that can't be read any more is reported and missing.

    Raises StorageError.
    """
    held: dict[str, Held] = {}
    for pack in state.packs:
        facts, packing = pack.facts, registry.load(pack.game).packing
        source = await work.log.kept(state.code, facts.id)
        try:
            if source is None or packing is None:
                raise RoomError("unknown-pack", "The file of this pack is lost.")
            held[facts.id] = (
                await read(work, packing, source, {"title": facts.title, "language": facts.language})
            ).held
        except HitparadeError as error:
            reporting.trouble("pack-lost", room=state.code, pack=facts.id, error=str(error))
    return held
