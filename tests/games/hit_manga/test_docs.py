"""What the rules as written tell beyond names: words in events and views, and the page on races."""

from __future__ import annotations

import re
from typing import get_args

from tests.games.docs import FOLDER, docs_of, section_of

from hitparade.games.hit_manga.values import Decided, Ignorance, Page, PutBackWhy

DOCS = docs_of("hit-manga")
RACES = (FOLDER / "fair-races.md").read_text(encoding="utf-8")


def test_every_word_that_an_event_can_hold_is_described() -> None:
    assert all(f"`{word}`" in section_of(DOCS, "How a match ends") for word in get_args(Decided))
    assert all(f"`{word}`" in section_of(DOCS, "Events") for word in (*get_args(Ignorance), *get_args(PutBackWhy)))


def test_every_field_of_the_last_page_is_described() -> None:
    rows = [line.split("|") for line in section_of(DOCS, "The view").splitlines() if line.startswith("| `")]
    last = next(row[2] for row in rows if "`last`" in row[1])
    assert set(re.findall(r"`(\w+)`", last)) == set(Page.__struct_fields__)


def test_the_page_on_races_names_what_the_code_has() -> None:
    for name in ("Link", "Grab", "Judged", "Ruling", "judge", "refill", "hold_back_ms"):
        assert f"`{name}" in RACES
    for why in ("claimed", "cut", "unclaimed", "floor"):
        assert f"`{why}`" in RACES
    assert "hitparade bench races" in RACES
