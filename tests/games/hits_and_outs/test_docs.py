"""What the rules as written tell beyond names: the table of cases, and which keys a view can have."""

from __future__ import annotations

import re

from tests.games.docs import docs_of
from tests.games.hits_and_outs.test_advancing import cases
from tests.games.hits_and_outs.test_view import VIEWERS, some_play

from hitparade.games.hits_and_outs.shapes import View


def test_every_key_but_the_hidden_hit_is_seen() -> None:
    table = some_play({"show_missed_hit": True, "innings": 1}, 5, 500)
    assert {key for seat in VIEWERS for key in table.view(seat)} == set(View.__struct_fields__) - {"hit"}


def test_the_table_of_cases_is_the_tested_one() -> None:
    """H11 in the docs says what the tests check."""
    rows = [
        re.findall(r"\| ([^|]+)", line.rstrip("| "))
        for line in docs_of("hits-and-outs").splitlines()
        if re.match(r"\| `[1-3-]{3}` \|", line)
    ]
    written = {
        (row[0].strip(" `"), hit, outs): cell.replace("`", "").strip()
        for row in rows
        for (outs, hit), cell in zip(
            ((o, h) for o in (0, 1) for h in ("single", "double", "triple")), row[1:], strict=True
        )
    }
    tested = {(before, hit, outs): f"{after} +{runs}" if runs else after for before, hit, outs, after, runs in cases()}
    assert written == tested
