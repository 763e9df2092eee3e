"""How long a room waits for what: one value, so that tests and hosts can choose."""

from __future__ import annotations

from msgspec import Struct


class Timing(Struct, frozen=True):
    """All times in milliseconds. ``think_ms`` are the bounds of a bot's thinking time, drawn evenly."""

    think_ms: tuple[int, int] = (700, 1_600)
    host_away_ms: int = 15_000
    """The host's role passes on so long after the host was lost (R5)."""
    away_ms: int = 60_000
    """A lost member is away after so long; in a match the stand-in then takes the seat (R4)."""
    wait_ms: int = 30_000
    """How much longer one ``wait`` puts the stand-in off."""
    pin_ms: int = 10 * 60_000
    """How long a PIN that moves a seat is good."""
    retry_ms: int = 1_000
    """The pause before the room itself tries again what failed."""
    bot_retry_ms: int = 10_000
    """The pause before a bot that failed tries again."""
    sweep_ms: int = 60_000
    """How often rooms are looked through for those that can leave the memory."""
    expiry_ms: int = 3_600_000
    """How often the log is looked through for rooms that have expired."""
    unload_ms: int = 10 * 60_000
    """A room without connections leaves the memory after so long; it is read back when somebody comes."""
    expire_ms: int = 30 * 24 * 3_600_000
    """A room in which nothing happened for so long is erased (R30)."""
