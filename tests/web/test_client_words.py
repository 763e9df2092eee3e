"""The client has words of its own, in both languages, for every code that it can be refused with."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.web.codes import codes

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "frontend" / "src"
ROW = re.compile(r"^\| (`[a-z0-9-]+`(?:, `[a-z0-9-]+`)*) \|", re.MULTILINE)
"""A row of a table of codes."""
ADVICE = {"few-answers", "expected-matches"}
"""What the check of a pack says besides; no file is refused for it."""


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_refusal_has_words(language: str) -> None:
    words = json.loads((SOURCES / f"lib/words/{language}.json").read_text(encoding="utf-8"))
    assert {code for code in codes() if f"error.{code}" not in words} == set()


def documented(page: str, heading: str) -> set[str]:
    """The codes in the table below a heading; other tests hold the pages to the source."""
    below = (ROOT / "docs" / page).read_text(encoding="utf-8").split(heading)[1].split("\n## ")[0]
    return {code for row in ROW.findall(below) for code in re.findall(r"[a-z0-9-]+", row)}


def test_every_fault_of_a_file_has_japanese_words() -> None:
    words = json.loads((SOURCES / "room/lobby/packs/faults.ja.json").read_text(encoding="utf-8"))
    faults = documented("packs.md", "The codes of the check") | documented("decks.md", "## What can be wrong")
    assert len(faults) > 60
    assert faults - ADVICE == set(words)
