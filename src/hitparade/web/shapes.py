"""What each game shows and takes, as JSON schemas: its View, its Event and its Move, and all that they are made of."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
from msgspec import UNSET, Struct, UnsetType

from hitparade.kernel import registry
from hitparade.kernel.table import ActName

KINDS = ("View", "Event", "Move")
"""What a game's ``shapes`` may declare."""

Schema = dict[str, Any]


class TableActed(Struct, frozen=True, tag_field="type", tag="table", forbid_unknown_fields=True):
    """Among the events of any game: what was done to the match, see ``kernel.state.act_event``.

    ``seat`` is there for leave, back and factor, ``seconds`` for extend, ``times`` for factor.
    """

    act: ActName
    seat: int | UnsetType = UNSET
    seconds: float | UnsetType = UNSET
    times: float | UnsetType = UNSET


OPEN_FIELD: Schema = {
    "title": "OpenField",
    "description": "A field of a legal move that is open: what may be put there, in JSON Schema.",
    "type": "object",
    "properties": {
        "type": {"enum": ["string", "integer", "number"]},
        "minLength": {"type": "integer"},
        "maxLength": {"type": "integer"},
        "pattern": {"type": "string"},
        "minimum": {"type": "integer"},
        "maximum": {"type": "integer"},
        "enum": {"type": "array"},
        "not": {"type": "object", "properties": {"enum": {"type": "array"}}, "required": ["enum"]},
    },
    "minProperties": 1,
}


def always_sent(schema: Schema) -> Schema:
    """The schema of something told: fields with a default are sent as well, so whoever hears it can rely on them."""
    properties = schema.get("properties", {})
    sent = [name for name, field in properties.items() if "default" in field or name in schema.get("required", [])]
    return {**schema, "required": sent} if properties else schema


def shapes_of(game: str, ref_template: str) -> dict[str, Schema]:
    """The schemas of one game by name, those of KINDS among them. Raises UnknownGame, or ModuleNotFoundError.

    The latter is for a game that tells no shapes, as one that only tests know may do.
    """
    module = registry.shapes(game)
    kinds = {kind: getattr(module, kind) for kind in KINDS if hasattr(module, kind)}
    roots, parts = msgspec.json.schema_components(list(kinds.values()), ref_template=ref_template)
    named = {kind: root for kind, root in zip(kinds, roots, strict=True) if kind not in parts}
    return {name: always_sent(schema) for name, schema in parts.items()} | named


def legal_of(game: str, ref_template: str) -> dict[str, Schema]:
    """The schemas of the moves in a game's ``legal``, as ``Legal`` and one for each move: a field may be open there."""
    parts, move = shapes_of(game, ref_template), registry.shapes(game).Move
    names = {kind.__struct_config__.tag: kind.__name__ for kind in get_args(move) or (move,)}
    mapping = {tag: ref_template.format(name=f"Legal{name}") for tag, name in names.items()}
    tagged = {"propertyName": "type", "mapping": mapping}
    legal: Schema = {"anyOf": [{"$ref": ref} for ref in mapping.values()], "discriminator": tagged}
    return {f"Legal{name}": _open(parts[name], ref_template) for name in names.values()} | {"Legal": legal}


def _open(move: Schema, ref_template: str) -> Schema:
    """The schema of a move with fields that may be open, all but its type."""
    either = {"$ref": ref_template.format(name=OPEN_FIELD["title"])}
    fields = {name: {"anyOf": [field, either]} for name, field in move["properties"].items() if name != "type"}
    return {**move, "properties": {**move["properties"], **fields}}
