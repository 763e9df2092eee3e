"""Moves of any game: what fills an open field, what else could be asked for, and what counts as legal."""

from __future__ import annotations

import itertools
import json
from random import Random
from typing import Any

import jsonschema
import msgspec

from hitparade.kernel import Game, JsonObject

SAMPLES: dict[str, list[Any]] = {
    # No words that a bot would write, too: who has カツオ on a list may not write かつお, which no schema can say.
    "string": ["a", "ab", "Quizzlewick", "x" * 30, "ヌベルミ"],
    "integer": [0, 1, 2, 7, 40],
    "number": [0, 0.5, 3],
    "boolean": [True, False],
    "null": [None],
}
WRONG: list[Any] = [None, True, 0, -1, 1.5, "", "nowhere", [], ["first"], {}, {"type": "string"}]
NEVER_AT_RANDOM = {"give_up"}
"""Moves that would end most random matches before anything has happened; they are tried, but hardly ever played."""


def filled(move: JsonObject, random: Random) -> JsonObject:
    """The move with something fitting in each open field."""
    return {name: instance(value, random) if isinstance(value, dict) else value for name, value in move.items()}


def instance(schema: dict[str, Any], random: Random) -> Any:
    """A value that the JSON Schema allows. Raises ValueError for a schema that is too clever for it."""
    if "enum" in schema:
        return random.choice(schema["enum"])
    if schema.get("type") == "array":
        count = random.randint(schema.get("minItems", 0), schema.get("maxItems", 4))
        return [instance(schema["items"], random) for _ in range(count)]
    if schema.get("type") in ("integer", "number") and "minimum" in schema:
        return random.randint(schema["minimum"], schema.get("maximum", schema["minimum"] + 9))
    candidates = [*SAMPLES[schema["type"]], "x" * schema.get("minLength", 1)]
    fitting = [value for value in candidates if is_instance(value, schema)] or [f"word {random.randrange(10**9)}"]
    fitting = [value for value in fitting if is_instance(value, schema)]
    if not fitting:
        raise ValueError(f"no sample fits {schema}")
    return random.choice(fitting)


def is_instance(value: Any, schema: dict[str, Any]) -> bool:
    """Whether the value is what the schema allows."""
    return jsonschema.Draft202012Validator(schema).is_valid(value)


def is_among(move: JsonObject, legal: list[JsonObject]) -> bool:
    """Whether the move is one of the legal ones, open fields filled in."""
    return any(_is_filled_from(move, each) for each in legal)


def _is_filled_from(move: JsonObject, legal: JsonObject) -> bool:
    return move.keys() == legal.keys() and all(
        is_instance(move[name], value) if isinstance(value, dict) else json.dumps(move[name]) == json.dumps(value)
        for name, value in legal.items()
    )


def conceivable(game: Game[Any, Any, Any]) -> list[JsonObject]:
    """Moves of every kind that the game's types allow, legal now or not."""
    (schema,), components = msgspec.json.schema_components([game.move_type])
    kinds = schema.get("anyOf", [schema])
    structs = [components[kind["$ref"].rsplit("/", 1)[-1]] for kind in kinds]
    return [move for struct in structs for move in _of_struct(struct, components)]


def _of_struct(struct: dict[str, Any], components: dict[str, Any]) -> list[JsonObject]:
    names = list(struct["properties"])
    values = [_values(struct["properties"][name], components) for name in names]
    return [dict(zip(names, each, strict=True)) for each in itertools.islice(itertools.product(*values), 200)]


def _values(schema: dict[str, Any], components: dict[str, Any]) -> list[Any]:
    if "$ref" in schema:
        return _values(components[schema["$ref"].rsplit("/", 1)[-1]], components)
    if "enum" in schema:
        return schema["enum"]
    if "const" in schema:
        return [schema["const"]]
    if "anyOf" in schema:
        return [value for each in schema["anyOf"] for value in _values(each, components)]
    if schema.get("type") == "array":
        return [[], _values(schema["items"], components)[:1], _values(schema["items"], components)[:3]]
    return SAMPLES.get(schema["type"], [{}])


def spoiled(move: JsonObject, random: Random) -> list[Any]:
    """Near misses of a move: an unknown field, a missing one, values of other types, other words."""
    name = random.choice(list(move))
    return [
        {**move, "more": 1},
        {key: value for key, value in move.items() if key != name},
        {**move, name: random.choice([wrong for wrong in WRONG if wrong != move[name] or type(wrong) is not str])},
        {**move, "type": "nothing"},
        list(move.values()),
        json.dumps(move),
    ]
