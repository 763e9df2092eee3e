"""The socket's protocol as an AsyncAPI 3 document, made from the structs that encode and decode it.

What a game shows and takes travels inside those messages; it is told by the shapes of each game, as ``hit-manga.View``.
It is made when somebody first asks, so that a server of which nobody does spends nothing on it.
"""

from __future__ import annotations

from functools import cache
from typing import Any, get_args

import msgspec

from hitparade.kernel import registry
from hitparade.web.shapes import KINDS, OPEN_FIELD, TableActed, legal_of, shapes_of
from hitparade.wire import incoming, outgoing

_SCHEMAS = "#/components/schemas/"
_MESSAGES = "#/components/messages/"
_CHANNEL = "#/channels/room"
_OPEN = {"type": "object"}
"""Anything: how the structs tell of what is a game's own."""
_OF_A_GAME = {"view": "AnyView", "events": "AnyEvent", "legal": "AnyLegal", "move": "AnyMove"}
"""Which fields of messages hold what is a game's own, and what it is."""

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


def _shapes(game: str) -> Document:
    """The schemas of one game by name; none for a game that tells no shapes."""
    template = f"{_SCHEMAS}{game}.{{name}}"
    try:
        return shapes_of(game, template) | legal_of(game, template) | {"OpenField": OPEN_FIELD}
    except ModuleNotFoundError:
        return {}


def _games(games: tuple[str, ...]) -> Document:
    """The schemas of all games, and which of them may stand where any view, event or move may."""
    schemas: Document = {}
    families = {f"Any{kind}": list[Document]() for kind in (*KINDS, "Legal")}
    for game in games:
        shapes = _shapes(game)
        schemas |= {f"{game}.{name}": schema for name, schema in shapes.items()}
        for kind in (*KINDS, "Legal"):
            one = {"$ref": f"{_SCHEMAS}{game}.{kind}"} if kind in shapes else {**_OPEN, "description": f"Of {game}."}
            families[f"Any{kind}"].append(one)
    (acted,), of_the_table = msgspec.json.schema_components([TableActed], ref_template=_SCHEMAS + "{name}")
    families["AnyEvent"].append(acted)
    return schemas | of_the_table | {name: {"anyOf": members} for name, members in families.items()}


def _filled(schema: Any, family: str) -> Any:  # noqa: ANN401  JSON
    """A schema with a family of the games in the place of each object that may be anything."""
    if isinstance(schema, list):
        return [_filled(each, family) for each in schema]
    if schema in (_OPEN, {}):
        return {"$ref": _SCHEMAS + family}
    return {name: _filled(each, family) for name, each in schema.items()} if isinstance(schema, dict) else schema


def _message(schema: Document) -> Document:
    """The schema of a message, told with what the games put into it."""
    fields = schema.get("properties", {})
    known = {name: _filled(field, _OF_A_GAME[name]) for name, field in fields.items() if name in _OF_A_GAME}
    return {**schema, "properties": {**fields, **known}}


def document() -> Document:
    """The whole document, from the server's side: it receives what clients send, and sends what they receive."""
    return document_of(tuple(registry.names()))


@cache
def document_of(games: tuple[str, ...]) -> Document:
    """The same for these games alone."""
    taken, told = _messages(incoming.AnyIncoming), _messages(outgoing.AnyOutgoing)
    kinds = [*taken, *told]
    _, schemas = msgspec.json.schema_components(kinds, ref_template=_SCHEMAS + "{name}")
    messages = {kind.__name__: _message(schemas[kind.__name__]) for kind in kinds}
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
            "schemas": schemas | messages | _games(games),
        },
    }
