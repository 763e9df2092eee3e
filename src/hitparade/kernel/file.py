"""Match files: one match with its result as JSON, to keep, send on, replay and verify."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from hitparade.kernel.errors import BadLog
from hitparade.kernel.log import read_log
from hitparade.kernel.seals import canonical
from hitparade.kernel.state import AnyEntry, MatchState, result_value
from hitparade.kernel.values import Json

FORMAT = "hitparade-match"
VERSION = 1
"""Grows when the shape of the file changes; that of head and entries is named in the log's own head."""


class MatchFile(Struct, frozen=True, forbid_unknown_fields=True):
    """What a match file holds: the whole log, the result (None if the match was not over), and who played.

    ``names`` and ``heads`` are by seat, where the match was played in a room; nothing depends on them.
    """

    log: list[Json]
    result: Json = None
    format: Literal["hitparade-match"] = FORMAT
    version: int = VERSION
    names: list[str] = []
    heads: list[str] = []


def write_match_file(match: MatchState, entries: Sequence[AnyEntry]) -> bytes:
    """The match as the bytes of a file. It holds every secret, so it is for matches that are over, or one's own."""
    log = [match.head, *entries]
    return msgspec.json.encode({"format": FORMAT, "version": VERSION, "log": log, "result": result_value(match)})


def read_match_file(raw: bytes) -> MatchFile:
    """What the file holds, unchecked as yet. Raises BadLog for anything else."""
    try:
        value = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise _no_match_file(error) from error
    return to_match_file(value)


def to_match_file(value: Json) -> MatchFile:
    """As ``read_match_file``, for what was read as JSON already."""
    try:
        file = msgspec.convert(value, MatchFile)
    except (msgspec.ValidationError, RecursionError) as error:
        raise _no_match_file(error) from error
    if file.version != VERSION:
        raise BadLog("newer-file", f"Match files of version {VERSION} can be read here, not {file.version}.", 0)
    return file


def _no_match_file(error: Exception) -> BadLog:
    return BadLog("bad-file", f"This is no match file: {str(error).rstrip('.')}.", 0)


def verify_match_file(file: MatchFile) -> tuple[MatchState, list[AnyEntry]]:
    """Decides every entry once more, opens every seal and compares the result. Raises BadLog, naming what is wrong."""
    match, entries = read_log(file.log, check=True)
    if canonical(result_value(match)) != canonical(file.result):
        raise BadLog("other-result", "The match ends with another result than the file says.", len(entries))
    return match, entries
