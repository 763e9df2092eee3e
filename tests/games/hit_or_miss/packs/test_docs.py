"""The page on packs names every code that the check and the matcher can say, and none that they can't."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[4]
GAME = ROOT / "src/hitparade/games/hit_or_miss"
PAGE = (ROOT / "docs/packs.md").read_text("utf-8")
CODE = re.compile(r'"([a-z]+(?:-[a-z0-9]+)+)"')
REASONS = "spelling-variant number word-order abbreviation initials surname category-word picture reading spelling card"
NO_CODES = {"my-pack", "people-and-places", "surrogate-escape"}


def said(folder: str) -> set[str]:
    """The kebab-case words in a package's code."""
    found = (CODE.findall(file.read_text("utf-8")) for file in (GAME / folder).glob("*.py"))
    return {code for codes in found for code in codes} - NO_CODES


def test_the_page_names_every_code_of_the_check() -> None:
    codes = said("packs") - {"unknown-pack", "unknown-card", "bad-pack"}
    missing_keys = {f"no-pack-{key}" for key in ("id", "title", "language", "version", "licence")}
    built = missing_keys | {f"no-{key}" for key in ("kind", "difficulty", "tags")}
    built |= {f"bad-{key}" for key in ("same", "syn", "read", "group")}
    block = PAGE[PAGE.index("The codes of the check") : PAGE.index("</details>")]
    listed = set(re.findall(r"`([a-z0-9-]+)`", block))
    assert {code for code in codes | built if code.partition("-")[0] != "utf"} - listed == set()
    assert listed - codes - built == set()


@pytest.mark.parametrize("code", REASONS.split())
def test_the_page_names_every_reason(code: str) -> None:
    assert f"`{code}`" in PAGE
    sources = "".join(file.read_text("utf-8") for file in (GAME / "matching").glob("*.py"))
    assert f'"{code}"' in sources
