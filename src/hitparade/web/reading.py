"""What came on a socket, read as a message of the protocol or refused with the reason."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from hitparade.kernel.errors import HitparadeError
from hitparade.wire import incoming


class _OnlyId(Struct):
    id: str | None = None


class BadMessage(HitparadeError):
    """Bytes that are no message of the protocol. ``id`` is the message's own, where it could still be read."""

    def __init__(self, code: str, sentence: str, message_id: str | None) -> None:
        super().__init__(code, sentence)
        self.id = message_id


def read_message(data: str | bytes) -> incoming.AnyIncoming:
    """A message of the protocol out of what came on the socket. Raises BadMessage."""
    if len(data if isinstance(data, bytes) else data.encode()) > incoming.MAX_BYTES:
        raise BadMessage("too-long", f"A message has at most {incoming.MAX_BYTES} bytes.", None)
    try:
        message = incoming.decode(data)
    except msgspec.ValidationError as error:
        raise BadMessage("bad-message", f"There is no such message: {error}.", id_of(data)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadMessage("bad-json", "A message is one JSON object in UTF-8.", None) from None
    if isinstance(message, (incoming.Move, incoming.ActMessage)) and not 1 <= len(message.id) <= 32:
        raise BadMessage("bad-id", "The id of a message has 1 to 32 characters.", message.id[:32] or None)
    return message


def id_of(data: str | bytes) -> str | None:
    """The id that a message has, even if nothing else of it can be read."""
    try:
        found = msgspec.json.decode(data, type=_OnlyId).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return found[:32] if found else None
