"""The plain face, for games without one of their own: keys and values, and the acts of the table in words."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table

from hitparade.cli.words import clean
from hitparade.kernel.values import Json, JsonObject

_ACTS = {
    "join": "Somebody joined.",
    "leave": "{name} left; the stand-in plays on.",
    "back": "{name} is back.",
    "pause": "The match is paused.",
    "resume": "The match goes on.",
    "extend": "{seconds} seconds more.",
    "factor": "{name} has {times} times as long from now on.",
    "skip": "The wait was cut short.",
}


class Plain:
    """Shows whatever a view holds."""

    def names(self, view: JsonObject, seats: int) -> list[str]:
        """Players are numbered from 1, for people."""
        del view
        return [f"Player {seat + 1}" for seat in range(seats)]

    def board(self, view: JsonObject, names: list[str]) -> RenderableType:
        """A table of keys and values; empty ones are left out."""
        del names
        table = Table(box=None, show_header=False)
        for key, value in view.items():
            if value not in (None, [], False):
                table.add_row(key, _inline(value))
        return table

    def label(self, move: JsonObject) -> str:
        """The type and the fields that are fixed."""
        fixed = [str(value) for name, value in move.items() if name != "type" and not isinstance(value, dict)]
        return " ".join([*fixed] or [str(move["type"]).replace("_", " ")])

    def question(self, view: JsonObject, name: str) -> str:
        """Asks for a move."""
        return f"{name}, your move ({view.get('phase', 'now')})"

    def tell(self, event: JsonObject, names: list[str]) -> str | None:
        """Acts of the table in words, other events by their fields."""
        if event["type"] == "table":
            return _act(event, names)
        fields = ", ".join(f"{name} {_inline(value)}" for name, value in event.items() if name != "type")
        return f"{event['type']}: {fields}"


def _act(event: JsonObject, names: list[str]) -> str:
    seat = event.get("seat")
    name = names[seat] if seat is not None else ""
    return _ACTS[event["act"]].format(name=name, seconds=event.get("seconds"), times=event.get("times"))


def _inline(value: Json) -> str:
    if isinstance(value, list):
        return " ".join(_inline(item) for item in value)
    return clean(str(value))
