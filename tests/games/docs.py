"""The rules as written for people, for tests that hold them against the code."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "docs"


@cache
def docs_of(game: str) -> str:
    """The page of a game's rules."""
    return (FOLDER / "rules" / f"{game}.md").read_text(encoding="utf-8")


def section_of(page: str, title: str) -> str:
    """The text below one heading of the second level."""
    return re.split(r"^## ", page.split(f"\n## {title}\n")[1], flags=re.MULTILINE)[0]
