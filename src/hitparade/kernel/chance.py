"""Where dice, shuffles, lots and salts come from. Every draw is kept, so that a log replays without a generator."""

from __future__ import annotations

from random import Random, SystemRandom
from typing import Any, TypeVar

T = TypeVar("T")

_SYSTEM = SystemRandom()


class Chance:
    """A source of draws that remembers what it drew in ``draws``.

    Unseeded it asks the operating system's secure source; with a seed it is repeatable (tests, research).
    Decisions ask it through four verbs only, so that ``Recorded`` can give the same answers again.
    """

    __slots__ = ("_random", "draws")

    def __init__(self, seed: int | None = None) -> None:
        self._random: Random = _SYSTEM if seed is None else Random(seed)
        self.draws: list[Any] = []

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit`` - 1, all equally likely."""
        drawn = self._random.randrange(limit)
        self.draws.append(drawn)
        return drawn

    def unit(self) -> float:
        """A number from 0 up to 1."""
        drawn = self._random.random()
        self.draws.append(drawn)
        return drawn

    def shuffled(self, items: list[T]) -> list[T]:
        """The items in a random order; the order drawn is kept as indexes."""
        order = list(range(len(items)))
        self._random.shuffle(order)
        self.draws.append(order)
        return [items[index] for index in order]

    def salt(self) -> str:
        """32 fresh hexadecimal digits for a seal."""
        drawn = f"{self._random.getrandbits(128):032x}"
        self.draws.append(drawn)
        return drawn

    def take(self) -> list[Any]:
        """The draws since the last call, which are then forgotten here."""
        drawn, self.draws = self.draws, []
        return drawn

    def seed(self) -> int:
        """A seed for a bot. It is not kept: what the bot chose stands in the log instead."""
        return self._random.getrandbits(63)


class Recorded(Chance):
    """Gives the draws of a log once more, in order; used to check that a log's events follow from its draws."""

    __slots__ = ("_left",)

    def __init__(self, draws: list[Any]) -> None:
        super().__init__(0)
        self._left = list(reversed(draws))

    def _next(self) -> Any:
        if not self._left:
            raise ValueError("the log holds fewer draws than the decision asked for")
        return self._left.pop()

    def below(self, limit: int) -> int:
        drawn = self._next()
        if type(drawn) is not int or not 0 <= drawn < limit:
            raise ValueError(f"a draw below {limit} can't be {drawn!r}")
        return drawn

    def unit(self) -> float:
        drawn = self._next()
        if type(drawn) is not float or not 0 <= drawn < 1:
            raise ValueError(f"a draw from 0 up to 1 can't be {drawn!r}")
        return drawn

    def shuffled(self, items: list[T]) -> list[T]:
        order = self._next()
        if not isinstance(order, list) or sorted(order) != list(range(len(items))):  # pyright: ignore[reportUnknownArgumentType]
            raise ValueError(f"{order!r} is no order of {len(items)} things")
        return [items[index] for index in order]  # pyright: ignore[reportUnknownVariableType]

    def salt(self) -> str:
        drawn = self._next()
        if type(drawn) is not str or len(drawn) != 32:
            raise ValueError(f"a salt has 32 hexadecimal digits, not {drawn!r}")
        return drawn

    def is_spent(self) -> bool:
        """Whether every recorded draw was asked for."""
        return not self._left
