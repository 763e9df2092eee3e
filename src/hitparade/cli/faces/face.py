"""What the terminal asks of a game's face, which sees views, moves and events as a viewer may, nothing more."""

from __future__ import annotations

from typing import Protocol

from rich.console import RenderableType

from hitparade.kernel.values import JsonObject


class Face(Protocol):
    """One game in words and signs."""

    def names(self, view: JsonObject, seats: int) -> list[str]:
        """What the sides are called, by seat."""
        ...

    def board(self, view: JsonObject, names: list[str]) -> RenderableType:
        """The table as one viewer sees it."""
        ...

    def label(self, move: JsonObject) -> str:
        """A move in a few words; any word of it may be typed to choose it."""
        ...

    def question(self, view: JsonObject, name: str) -> str:
        """What the side called ``name`` is asked for now."""
        ...

    def tell(self, event: JsonObject, names: list[str]) -> str | None:
        """An event in one sentence, or None if there is nothing to say."""
        ...
