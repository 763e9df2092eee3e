"""Packs that a host brings along: TOML or CSV, taken without being shown, given back byte for byte."""

from __future__ import annotations

from msgspec import Struct

from hitparade.games.hit_or_miss.packs.csv_text import Header, is_csv, parse_csv, separator_faults
from hitparade.games.hit_or_miss.packs.raw import Raw
from hitparade.games.hit_or_miss.packs.reading import build, check_raw, parse, size_faults
from hitparade.games.hit_or_miss.packs.values import BadPack, Fault, Pack


class HostPack(Struct, frozen=True):
    """A pack and the bytes it came as."""

    pack: Pack
    source: bytes


def import_pack(source: bytes, header: Header | None = None) -> HostPack:
    """Takes a pack. ``header`` says what a CSV file leaves unsaid. Raises BadPack with every fault."""
    raw, faults = read_source(source, header or Header())
    if raw is None or faults:
        raise BadPack(faults)
    return HostPack(build(raw.table), source)


def export_pack(pack: HostPack) -> bytes:
    """The same file that was brought."""
    return pack.source


def check_source(source: bytes, header: Header | None = None) -> list[Fault]:
    """Every broken rule of a pack's file, TOML or CSV; none if it is sound."""
    return read_source(source, header or Header())[1]


def read_source(source: bytes, header: Header) -> tuple[Raw | None, list[Fault]]:
    """The file as plain values, and every fault of it."""
    faults = size_faults(len(source))
    if faults:
        return None, faults
    try:
        text = source.decode("utf-8")
    except UnicodeDecodeError as error:
        line = source.count(b"\n", 0, error.start) + 1
        return None, [Fault("not-utf-8", "The file is not UTF-8.", line=line)]
    if faults := separator_faults(text):
        return None, faults
    if is_csv(text):
        raw, faults = parse_csv(text, header)
    else:
        raw, faults = parse(text)
    found = faults if raw is None else faults + check_raw(raw)
    return raw, sorted(found, key=lambda fault: fault.line or 0)
