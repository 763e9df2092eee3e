"""What can be taken away from a room: finished matches, the chart, everything at once."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Raw

from hitparade.kernel.file import FORMAT
from hitparade.kernel.file import VERSION as MATCH_VERSION
from hitparade.kernel.values import Json, plain
from hitparade.rooms import standings
from hitparade.rooms.errors import RoomError
from hitparade.rooms.events import Began
from hitparade.rooms.record import Record
from hitparade.rooms.state import Past, RoomState
from hitparade.rooms.view import room_view

VERSION = 1
"""Grows when the shape of a room's file changes."""


def match_file(state: RoomState, number: int, log: list[Record]) -> dict[str, Any]:
    """A finished match as a file. A match that still runs is refused: its log holds every secret."""
    past = next((past for past in state.past if past.number == number), None)
    if past is None and state.play is not None and state.play.number == number:
        raise RoomError("match-running", "That match still runs; its file is there once it is over.")
    if past is None:
        raise RoomError("unknown-match", f"There is no finished match {number} at this table.")
    return _file(past, _log_of(number, log))


def _log_of(number: int, log: Iterable[Record]) -> list[Json]:
    """The head and the entries of one match, out of a room's records."""
    found: list[Json] = []
    current = 0
    for record in log:
        for event in record.events:
            if isinstance(event, Began):
                current = event.number
                if current == number:
                    found.append(plain(event.head))
        if current == number and isinstance(record.entry, Raw):
            found.append(msgspec.json.decode(record.entry))
    return found


def _file(past: Past, log: list[Json]) -> dict[str, Any]:
    result = {
        "scores": list(past.scores),
        "winners": list(past.winners),
        "reason": past.reason,
        "stood_in": list(past.stood_in),
    }
    names, heads = list(past.names), list(past.heads)
    return {"format": FORMAT, "version": MATCH_VERSION, "names": names, "heads": heads, "log": log, "result": result}


def room_file(state: RoomState, log: list[Record]) -> dict[str, Any]:
    """All that a room holds of its people (R30). Hashes of keys stay, and so does a match that is not over."""
    matches = [_file(past, _log_of(past.number, log)) for past in state.past]
    return {"format": "hitparade-room", "version": VERSION, "room": plain(room_view(state)), "matches": matches}


def standings_csv(state: RoomState) -> str:
    """The chart, then a line a player and match. Names that a spreadsheet would run as a formula are disarmed."""
    text = io.StringIO()
    rows = csv.writer(text)
    rows.writerow(["place", "name", "points", "matches", "wins"])
    for member, line in standings.in_order(state.chart):
        rows.writerow([line.place, _safe(state.anybody(member).name), line.points, line.matches, line.wins])
    rows.writerow([])
    rows.writerow(["match", "game", "name", "score", "won", "reason"])
    for past in state.past:
        for seat, name in enumerate(past.names):
            won = int(seat in past.winners)
            rows.writerow([past.number, past.game, _safe(name), past.scores[seat], won, past.reason])
    return text.getvalue()


def _safe(name: str) -> str:
    return f"'{name}" if name[0] in "=+-@" else name
