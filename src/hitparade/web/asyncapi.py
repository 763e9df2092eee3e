"""The socket's protocol as an AsyncAPI 3 document, made from the structs that encode and decode it."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args

import msgspec

from hitparade.wire import incoming, outgoing

_SCHEMAS = "#/components/schemas/"
_MESSAGES = "#/components/messages/"
_CHANNEL = "#/channels/room"

Document = dict[str, Any]


def _messages(family: Any) -> list[type[msgspec.Struct]]:  # noqa: ANN401  a union of structs
    return list(get_args(family))


def _summary(kind: type[msgspec.Struct]) -> str:
    return " ".join((kind.__doc__ or "").split())


def _component(kind: type[msgspec.Struct]) -> Document:
    return {
        "name": str(kind.__struct_config__.tag),
        "summary": _summary(kind),
        "contentType": "application/json",
        "payload": {"$ref": _SCHEMAS + kind.__name__},
    }


def _operation(action: str, summary: str, kinds: list[type[msgspec.Struct]]) -> Document:
    refs = [{"$ref": f"{_CHANNEL}/messages/{kind.__name__}"} for kind in kinds]
    return {"action": action, "channel": {"$ref": _CHANNEL}, "summary": summary, "messages": refs}


def _channel(kinds: list[type[msgspec.Struct]]) -> Document:
    return {
        "address": "api/rooms/{code}/socket",
        "description": "One socket a member. The first message is hello, within five seconds.",
        "parameters": {"code": {"description": "The room's code."}},
        "messages": {kind.__name__: {"$ref": _MESSAGES + kind.__name__} for kind in kinds},
    }


@cache
def document() -> Document:
    """The whole document, from the server's side: it receives what clients send, and sends what they receive."""
    taken, told = _messages(incoming.AnyIncoming), _messages(outgoing.AnyOutgoing)
    kinds = [*taken, *told]
    _, schemas = msgspec.json.schema_components(kinds, ref_template=_SCHEMAS + "{name}")
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "hitparade",
            "version": str(incoming.PROTOCOL),
            "description": "Playing at a table. See docs/protocol.md for numbers, ids, resync and heartbeats.",
        },
        "defaultContentType": "application/json",
        "channels": {"room": _channel(kinds)},
        "operations": {
            "take": _operation("receive", "What the server takes.", taken),
            "tell": _operation("send", "What the server tells.", told),
        },
        "components": {
            "messages": {kind.__name__: _component(kind) for kind in kinds},
            "schemas": schemas,
        },
    }
