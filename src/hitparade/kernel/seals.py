"""Seals: what is drawn or hidden is committed to beforehand, and opened when it may be known.

A seal is the hex SHA-256 of the salt, a colon and the canonical JSON of the value (keys sorted, no spaces, UTF-8), so
that anybody can check it with any tool.
"""

from __future__ import annotations

from hashlib import sha256

import msgspec
from msgspec import Struct

from hitparade.kernel.values import Json

_encode = msgspec.json.Encoder(order="sorted").encode


def canonical(value: Json) -> bytes:
    """The value as JSON with sorted keys and no spaces."""
    return _encode(value)


def seal(value: Json, salt: str) -> str:
    """64 hex digits that commit to ``value``; ``salt`` (32 hex digits) keeps a short value from being guessed.

    >>> seal("second", "00112233445566778899aabbccddeeff")[:16]
    '1ae621c8bbfbb542'
    """
    return sha256(salt.encode() + b":" + _encode(value)).hexdigest()


class Opened(Struct, frozen=True, gc=False):
    """A seal that has been opened: anyone may compute it from ``salt`` and ``value``."""

    seal: str
    salt: str
    value: Json

    def is_true(self) -> bool:
        """Whether the value is what the seal committed to."""
        return seal(self.value, self.salt) == self.seal
