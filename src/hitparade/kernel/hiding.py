"""Lines that the host has hidden from all screens (R25): how they are found again, and taken out of what is shown."""

from __future__ import annotations

from collections.abc import Collection
from typing import cast

from hitparade.kernel.errors import IllegalMove
from hitparade.kernel.values import Json, JsonObject


def folded(text: str) -> str:
    """The text as it is compared: the same line in other capitals or spacing is hidden with it.

    >>> folded("  Not  AGAIN ")
    'not again'
    """
    return " ".join(text.casefold().split())


def without(
    shown: Json,
    texts: Collection[str],
    fields: Collection[str],
    near: Collection[str] = (),
    own: Collection[str] = (),
) -> Json:
    """Plain JSON in which the hidden texts (folded) are null.

    ``fields`` are the keys under which lines stand, alone or in a list; ``near`` those of sentences and words that may
    quote one, which are null, or an empty list, as soon as they do. An object that has a key ``hidden`` says so, but
    not of the ``own`` fields, in which stands what the viewer alone knows.

    >>> without({"line": "Boo!", "hidden": False, "name": "Boo!"}, {"boo!"}, {"line"})
    {'line': None, 'hidden': True, 'name': 'Boo!'}
    >>> without({"line": "Hm.", "hidden": False, "caption": "Boo!"}, {"boo!"}, {"line"}, own={"caption"})
    {'line': 'Hm.', 'hidden': False, 'caption': None}
    """
    if isinstance(shown, list):
        return [without(each, texts, fields, near, own) for each in cast("list[Json]", shown)]
    if not isinstance(shown, dict):
        return shown
    before = cast("JsonObject", shown)
    kept: JsonObject = {}
    for name, value in before.items():
        if name in near and _quotes(value, texts):
            kept[name] = [] if isinstance(value, list) else None
        else:
            is_line = name in fields or name in own
            kept[name] = without(_line(value, texts) if is_line else value, texts, fields, near, own)
    if "hidden" in kept and any(kept[name] != before[name] for name in kept if name in fields):
        kept["hidden"] = True
    return kept


def _line(value: Json, texts: Collection[str]) -> Json:
    """A line, or each of several, if it is not hidden."""
    if isinstance(value, list):
        return [_line(each, texts) for each in cast("list[Json]", value)]
    return None if isinstance(value, str) and folded(value) in texts else value


def _quotes(value: Json, texts: Collection[str]) -> bool:
    parts = cast("list[Json]", value) if isinstance(value, list) else [value]
    return any(text in folded(part) for part in parts if isinstance(part, str) for text in texts)


def to_hide(text: str, groups: Collection[tuple[str, ...]], hidden: Collection[str]) -> tuple[str, ...]:
    """What goes with a text that is to be hidden: all of each group of public lines that it stands in, folded, sorted.

    Raises IllegalMove where it stands in none, or is hidden already; secret lines must not be among the groups, or the
    refusal would tell of them.
    """
    wanted = folded(text)
    if wanted in hidden:
        raise IllegalMove("already-hidden", "That line is hidden already.")
    found = {folded(line) for group in groups if wanted in map(folded, group) for line in group}
    if not found:
        raise IllegalMove("nothing-to-hide", "No such line stands on the table, so there is nothing to hide.")
    return tuple(sorted(found - set(hidden)))
