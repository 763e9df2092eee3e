"""Reads packs: TOML text to plain values, and values that passed every check to structs."""

from __future__ import annotations

import re
import tomllib

from hitparade.games.hit_or_miss.packs.answers import answer_table
from hitparade.games.hit_or_miss.packs.cards import check_cards
from hitparade.games.hit_or_miss.packs.header import check_file, check_header
from hitparade.games.hit_or_miss.packs.raw import Raw
from hitparade.games.hit_or_miss.packs.report import Report
from hitparade.games.hit_or_miss.packs.scanning import scan
from hitparade.games.hit_or_miss.packs.values import Answer, BadPack, Card, Fault, Pack
from hitparade.kernel.toml_depth import TOO_DEEP, too_deep
from hitparade.kernel.values import Json, JsonObject

MOST_BYTES = 1_000_000
"""A host's pack is no larger."""
AT_END = " (at end of document)"
AT_LINE = re.compile(r"\s*\(at line (\d+), column \d+\)$")


def read_pack(text: str) -> Pack:
    """The pack of a TOML text. Raises BadPack with every fault there is."""
    raw, faults = parse(text)
    if raw is not None:
        faults = check_raw(raw)
    if raw is None or faults:
        raise BadPack(faults)
    return build(raw.table)


def check_pack(text: str) -> list[Fault]:
    """Every broken rule of a TOML pack, in the order of the file; none if the pack is sound."""
    raw, faults = parse(text)
    return faults if raw is None else check_raw(raw)


def parse(text: str) -> tuple[Raw | None, list[Fault]]:
    """The text as plain values, or None and the fault that keeps it from being TOML."""
    text = text.removeprefix("\ufeff")
    faults = size_faults(len(text.encode("utf-8", "surrogatepass")))
    if faults:
        return None, faults
    if (line := too_deep(text)) is not None:
        return None, [Fault("too-deep", TOO_DEEP, line=line)]
    try:
        return Raw(tomllib.loads(text), scan(text)), []
    except (ValueError, RecursionError) as error:  # a number of very many digits is a ValueError of its own
        return None, [_syntax(text, str(error))]


def size_faults(size: int) -> list[Fault]:
    """The fault of a file of so many bytes, if it is too large."""
    if size <= MOST_BYTES:
        return []
    return [Fault("too-large", f"A pack has at most {MOST_BYTES:,} bytes, this one {size:,}.")]


def _syntax(text: str, message: str) -> Fault:
    """A fault of the syntax, with the card and the answer that stand where the parser stopped."""
    place = AT_LINE.search(message)
    if place is None and not message.endswith(AT_END):
        return Fault("not-toml", f"The file is not TOML: {message.rstrip('.')}.")
    line = int(place[1]) if place else text.count("\n") + 1
    lines = scan(text)
    index, answer = lines.at(line)
    card = None if index is None else _id_at(text, lines.cards[index].keys.get("id"), index)
    message = AT_LINE.sub("", message).removesuffix(AT_END).rstrip(".")
    if "overwrite" in message or "twice" in message or "defined" in message:
        return Fault("key-twice", f"A key stands twice: {message}.", card, answer, line)
    return Fault("not-toml", f"The file is not TOML: {message}.", card, answer, line)


def _id_at(text: str, line: int | None, index: int) -> str:
    """The id of a card in a text that can't be read as a whole."""
    told = re.search(r"""=\s*["']([^"']+)""", text.split("\n")[line - 1]) if line else None
    return told[1] if told else f"number {index + 1}"


def check_raw(raw: Raw) -> list[Fault]:
    """Every broken rule of a pack that could be parsed."""
    report = Report(raw.lines)
    check_file(raw.table, report)
    check_header(raw.table, report)
    check_cards(raw.table, report)
    return sorted(report.faults, key=lambda fault: fault.line or 0)


def build(table: JsonObject) -> Pack:
    """The pack of a table that passed the check."""
    header: JsonObject = {**table["pack"], "authors": tuple(table["pack"].get("authors", ()))}
    cards = tuple(build_card(card, header["id"], header["language"]) for card in table["card"])
    return Pack(**header, cards=cards)


def build_card(table: JsonObject, pack: str, language: str) -> Card:
    """A card of a table that passed the check."""
    plain = {key: value for key, value in table.items() if key not in ("answers", "tags")}
    answers = tuple(_answer(name, value) for name, value in table["answers"].items())
    return Card(**plain, tags=tuple(table["tags"]), answers=answers, pack=pack, language=language)


def _answer(name: str, value: Json) -> Answer:
    table = answer_table(value)
    same, syn = tuple(table.get("same", ())), tuple(table.get("syn", ()))
    return Answer(name, table["w"], same, syn, table.get("read"), table.get("group"))
