"""Keys to seats: tokens and PINs. Only their hashes are ever stored, so a stolen log opens no seat."""

from __future__ import annotations

import secrets
from hashlib import sha256
from hmac import compare_digest

from msgspec import Struct


class Pin(Struct, frozen=True):
    """What is stored of a PIN: good once, until ``until_ms``."""

    salt: str
    hash: str
    until_ms: int


def new_token() -> str:
    """192 bits from the system's secure source, in 32 letters that fit a URL."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """64 hex digits. A token is long enough that it needs no salt."""
    return sha256(token.encode()).hexdigest()


def is_hash_of(stored: str | None, hashed: str) -> bool:
    """Whether two hashes agree, in a time that tells nothing."""
    return stored is not None and compare_digest(stored, hashed)


def new_pin(until_ms: int) -> tuple[str, Pin]:
    """A 6-digit PIN for the owner's eyes, and what is stored of it."""
    pin, salt = f"{secrets.randbelow(1_000_000):06d}", secrets.token_hex(16)
    return pin, Pin(salt, _pin_hash(pin, salt), until_ms)


def is_pin(stored: Pin | None, pin: str, now_ms: int) -> bool:
    """Whether ``pin`` is the one that was stored, and is still good."""
    return stored is not None and now_ms < stored.until_ms and compare_digest(stored.hash, _pin_hash(pin, stored.salt))


def _pin_hash(pin: str, salt: str) -> str:
    return sha256(f"{salt}:{pin}".encode()).hexdigest()
