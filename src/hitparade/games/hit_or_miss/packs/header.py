"""The rules of a pack's header."""

from __future__ import annotations

import re
from typing import cast

from hitparade.games.hit_or_miss.packs.report import Report, shown
from hitparade.kernel.values import Json, JsonObject

FORMAT = 1
"""The version of the description of packs that this reader knows."""

ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?(-[a-z0-9]{5,8})*")
NUMBER = r"(0|[1-9][0-9]*)"
PART = r"(0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*)"
VERSION = re.compile(rf"{NUMBER}\.{NUMBER}\.{NUMBER}(-{PART}(\.{PART})*)?(\+[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?")
LICENCE = re.compile(r"\(?[A-Za-z0-9][A-Za-z0-9.+-]*\)?( (AND|OR|WITH) \(?[A-Za-z0-9][A-Za-z0-9.+-]*\)?)*")

LONGEST = 80
"""Characters of any text of the header but the description."""
LONGEST_DESCRIPTION = 400
MOST_AUTHORS = 20

WANTED = {
    "id": (ID, "bad-pack-id", "lower case letters, digits and hyphens, such as “my-pack”"),
    "title": (re.compile(r".*\S.*"), "bad-pack-title", "one line that the lobby shows"),
    "language": (LANGUAGE, "bad-language", "a language tag such as “en”, “en-GB” or “ja”"),
    "version": (VERSION, "bad-version", "a semantic version such as “1.0.0”"),
    "licence": (LICENCE, "bad-licence", "an SPDX name such as “CC0-1.0”"),
}
OPTIONAL = ("description", "authors")


def check_file(table: JsonObject, report: Report) -> None:
    """The keys at the top: ``format``, ``pack`` and ``card``, nothing else."""
    number = table.get("format")
    if number is None:
        report.file("no-format", f"The file must begin with “format = {FORMAT}”.")
    elif type(number) is not int or number < 1:
        report.file("bad-format", f"“format” is {FORMAT}, not {shown(number)}.", "format")
    elif number > FORMAT:
        report.file(
            "newer-format", f"The file has format {number}; this reader knows formats up to {FORMAT}.", "format"
        )
    for key in table:
        if key not in ("format", "pack", "card"):
            report.file("unknown-key", f"The file has no key {shown(key)}; it has “format”, “pack” and “card”.", key)


def check_header(table: JsonObject, report: Report) -> None:
    """The keys of ``[pack]``."""
    header = table.get("pack")
    if not isinstance(header, dict):
        report.header("no-header", "The pack needs a header [pack] with id, title, language, version and licence.")
        return
    header = cast("JsonObject", header)
    for key, (pattern, code, expected) in WANTED.items():
        _check_text(header.get(key), report, key, (pattern, code, expected))
    for key in header:
        if key not in WANTED and key not in OPTIONAL:
            report.header("unknown-key", f"The header has no key {shown(key)}.", key)
    description = header.get("description", "")
    if not isinstance(description, str) or len(description) > LONGEST_DESCRIPTION:
        told = f"“description” is a text of at most {LONGEST_DESCRIPTION} characters."
        report.header("bad-description", told, "description")
    if not is_texts(header.get("authors", []), MOST_AUTHORS, LONGEST):
        told = f"“authors” is a list of at most {MOST_AUTHORS} names, each of at most {LONGEST} characters."
        report.header("bad-authors", told, "authors")


def _check_text(value: Json, report: Report, key: str, rule: tuple[re.Pattern[str], str, str]) -> None:
    pattern, code, expected = rule
    if value is None:
        report.header(f"no-pack-{key}", f"The header lacks “{key}”: {expected}.")
    elif isinstance(value, str) and len(value) > LONGEST:
        report.header(code, f"“{key}” has at most {LONGEST} characters, this one {len(value)}.", key)
    elif not isinstance(value, str) or not pattern.fullmatch(value):
        report.header(code, f"“{key}” is {expected}, not {shown(value)}.", key)


def is_texts(value: Json, most: int | None = None, longest: int | None = None) -> bool:
    """Whether the value is a list of texts none of which is empty: so ``most``, and none longer than ``longest``."""
    if not isinstance(value, list) or (most is not None and len(cast("list[Json]", value)) > most):
        return False
    return all(_is_text(each, longest) for each in cast("list[Json]", value))


def _is_text(value: Json, longest: int | None) -> bool:
    return isinstance(value, str) and bool(value.strip()) and (longest is None or len(value) <= longest)
