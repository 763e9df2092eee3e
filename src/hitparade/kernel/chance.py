"""Where dice, shuffles, lots and salts come from. Every draw is kept, so that a log replays without a generator."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from random import Random, SystemRandom
from typing import TypeVar, cast

from hitparade.kernel.values import Json

T = TypeVar("T")

POOL_BYTES = 4096


class _System(SystemRandom):
    """The operating system's secure source, asked for a pool at a time: a call for each salt costs more than a move."""

    def __init__(self) -> None:
        super().__init__()
        self._pool = b""
        self._used = 0
        os.register_at_fork(after_in_child=self._empty)

    def _empty(self) -> None:  # pragma: no cover - runs in a child process, where nobody counts
        """Nobody gets anything twice, not even after a fork."""
        self._pool, self._used = b"", 0

    def take(self, size: int) -> bytes:
        """So many random bytes that nobody gets twice."""
        start = self._used
        taken = self._pool[start : start + size]
        if len(taken) < size:
            self._pool, start = os.urandom(max(POOL_BYTES, size)), 0
            taken = self._pool[:size]
        self._used = start + size
        return taken

    def getrandbits(self, k: int) -> int:
        """``k`` random bits."""
        size = (k + 7) // 8
        return int.from_bytes(self.take(size)) >> (size * 8 - k)


class _Seeded(Random):
    """A repeatable source, for tests and research."""

    def take(self, size: int) -> bytes:
        """So many bytes that follow from the seed."""
        return self.getrandbits(8 * size).to_bytes(size)


_SYSTEM = _System()
_SALT_BYTES = 16


class Chance:
    """A source of draws that remembers what it drew in ``draws``.

    Unseeded it asks the operating system's secure source; with a seed it is repeatable (tests, research).
    Decisions ask it through six verbs only, so that ``Recorded`` can give the same answers again. A decision that is
    going to refuse a move asks for nothing, so that a refusal changes no later draw.

    >>> chance = Chance(7)
    >>> die = chance.below(6)
    >>> chance.draws == [die]
    True
    """

    __slots__ = ("_random", "draws")

    def __init__(self, seed: int | None = None) -> None:
        self._random: _System | _Seeded = _SYSTEM if seed is None else _Seeded(seed)
        self.draws: list[Json] = []

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit`` - 1, all equally likely."""
        drawn = self._random.randrange(limit)
        self.draws.append(drawn)
        return drawn

    def pick(self, names: Sequence[str]) -> str:
        """One of the names, all equally likely. It is kept by name: a log outlives a pile that gets another card."""
        drawn = names[self._random.randrange(len(names))]
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
        drawn = self._random.take(_SALT_BYTES).hex()
        self.draws.append(drawn)
        return drawn

    def fetch(self, find: Callable[[], Json]) -> Json:
        """Something that the rules do not hold themselves, such as a card of a pack that a host brought.

        It is kept whole, so that the log can be checked by whoever does not have it.
        """
        found = find()
        self.draws.append(found)
        return found

    def take(self) -> list[Json]:
        """The draws since the last call, which are then forgotten here."""
        drawn, self.draws = self.draws, []
        return drawn

    def seed(self) -> int:
        """A seed for a bot. It is not kept: what the bot chose stands in the log instead."""
        return self._random.getrandbits(63)


class Recorded(Chance):
    """Gives the draws of a log once more, in order; used to check that a log's events follow from its draws.

    Raises ValueError for a draw that could not have been, and when none is left.
    """

    __slots__ = ("_left",)

    def __init__(self, draws: list[Json]) -> None:
        super().__init__()
        self._left = list(reversed(draws))

    def _next(self) -> Json:
        if not self._left:
            raise ValueError("the log holds fewer draws than the decision asked for")
        drawn = self._left.pop()
        self.draws.append(drawn)
        return drawn

    def below(self, limit: int) -> int:
        """The recorded number, if it is a whole one below ``limit``."""
        drawn = self._next()
        if type(drawn) is not int or not 0 <= drawn < limit:
            raise ValueError(f"a draw below {limit} can't be {drawn!r}")
        return drawn

    def pick(self, names: Sequence[str]) -> str:
        """The recorded name, if it is one of them."""
        drawn = self._next()
        if drawn not in names:
            raise ValueError(f"{drawn!r} could not have been drawn")
        return drawn

    def unit(self) -> float:
        """The recorded number, if it is from 0 up to 1."""
        drawn = self._next()
        if type(drawn) not in (float, int) or not 0 <= drawn < 1:
            raise ValueError(f"a draw from 0 up to 1 can't be {drawn!r}")
        return drawn

    def shuffled(self, items: list[T]) -> list[T]:
        """The items in the recorded order, if it names each of them once."""
        order = self._next()
        if not _is_order(order, len(items)):
            raise ValueError(f"{order!r} is no order of {len(items)} things")
        return [items[index] for index in order]

    def salt(self) -> str:
        """The recorded salt, if it has 32 hexadecimal digits."""
        drawn = self._next()
        if type(drawn) is not str or len(drawn) != 32 or not set(drawn) <= set("0123456789abcdef"):
            raise ValueError(f"a salt has 32 hexadecimal digits, not {drawn!r}")
        return drawn

    def fetch(self, find: Callable[[], Json]) -> Json:  # noqa: ARG002  what is recorded need not be found
        """What was recorded, whatever it is: whoever asks looks at it."""
        return self._next()

    def is_spent(self) -> bool:
        """Whether every recorded draw was asked for."""
        return not self._left


def _is_order(value: Json, length: int) -> bool:
    if not isinstance(value, list):
        return False
    order = cast("list[Json]", value)
    return all(type(index) is int for index in order) and sorted(order) == list(range(length))
