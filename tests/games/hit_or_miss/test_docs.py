"""What the rules as written tell beyond names: levels, times and limits."""

from __future__ import annotations

import re

from tests.games.docs import docs_of, section_of

from hitparade.games.hit_or_miss import values

DOCS = docs_of("hit-or-miss")


def test_every_level_is_described() -> None:
    levels = re.findall(r"^- `(\w+)`:", section_of(DOCS, "Matching"), flags=re.MULTILINE)
    assert levels == ["strict", "forgiving", "synonyms"]


def test_the_times_in_the_rules_are_those_of_the_code() -> None:
    for text, ms in (
        ("20 seconds after the card was read", values.START_MS),
        ("open for 12 seconds", values.SHOWN_MS),
        ("or after 30 seconds", values.REST_MS),
    ):
        assert text in DOCS
        assert int(re.findall(r"\d+", text)[0]) * 1000 == ms
    assert f"{values.LAG_MS} ms more" in DOCS
    assert f"at most {values.LONGEST_LIST} lines" in DOCS
    assert f"{values.MOST_SAID} messages" in DOCS
