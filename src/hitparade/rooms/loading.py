"""Reading a room back from its log: every record evolved once more."""

from __future__ import annotations

import asyncio

from hitparade.rooms import record as records
from hitparade.rooms import reporting
from hitparade.rooms.errors import RoomError
from hitparade.rooms.evolving import evolve
from hitparade.rooms.state import RoomState
from hitparade.storage.port import EventLog, Row

BREATH = 500
"""After so many records others have a turn."""


async def load(log: EventLog, code: str) -> RoomState | None:
    """The room as its log tells it, or None if there is no such room. Raises RoomError ``broken-room``."""
    rows = await log.read(code)
    state = RoomState(code)
    for row in rows:
        state = step(state, row)
        if row.sequence % BREATH == 0:
            await asyncio.sleep(0)
    return state if rows else None


def step(state: RoomState, row: Row) -> RoomState:
    """The room after one more row. Raises RoomError ``broken-room``, after reporting where the log breaks."""
    try:
        if row.sequence != state.number + 1:
            raise ValueError(f"record {state.number + 1} is missing")
        game = state.play.match.head.game if state.play else None
        return evolve(state, records.decode(row.body, game))
    except Exception as error:
        reporting.mistake("broken-room", room=state.code, number=row.sequence)
        raise RoomError("broken-room", "The log of this table can't be read; it has been reported.") from error
