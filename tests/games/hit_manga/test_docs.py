"""The rules as written for people name everything that the code has, and every rule has a test."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from hitparade.games.hit_manga import game
from hitparade.games.hit_manga.meta import META
from hitparade.games.hit_manga.moves import Move
from hitparade.games.hit_manga.shapes import Event, View
from hitparade.games.hit_manga.values import Decided, Ignorance, Page, PutBackWhy, Reason
from hitparade.kernel import Option

TESTS = Path(__file__).parent
DOCS = (TESTS.parents[2] / "docs" / "rules" / "hit-manga.md").read_text(encoding="utf-8")
RACES = (TESTS.parents[2] / "docs" / "fair-races.md").read_text(encoding="utf-8")
RULES = [f"M{number}" for number in range(1, 21)]


def section(title: str) -> str:
    """The text below one heading of the second level."""
    return re.split(r"^## ", DOCS.split(f"\n## {title}\n")[1], flags=re.MULTILINE)[0]


def tags(union: object) -> list[str]:
    return [struct.__struct_config__.tag for struct in get_args(union)]


def test_every_rule_has_its_heading() -> None:
    headings = re.findall(r"^### (M\d+) \S", DOCS, flags=re.MULTILINE)
    assert sorted(headings, key=lambda rule: int(rule[1:])) == RULES


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_named_by_a_test(rule: str) -> None:
    named = [
        node.name
        for path in TESTS.glob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    ]
    assert [name for name in named if re.search(rf"_{rule.lower()}_", name)]


@pytest.mark.parametrize("option", META.options, ids=lambda option: option.name)
def test_every_option_is_described(option: Option) -> None:
    row = next(line for line in section("Options").splitlines() if line.startswith(f"| `{option.name}` |"))
    assert json.dumps(option.default) in row.split("|")[3]
    assert all(f'"{choice}"' in row for choice in option.choices)
    assert option.rule in RULES


def test_every_move_is_described() -> None:
    assert all(f'"type": "{tag}"' in section("Moves") for tag in tags(Move))


def test_examples_of_moves_are_moves() -> None:
    shown = re.findall(r"`(\{\"type\"[^`]*\})`", section("Moves"))
    assert len(shown) == len(get_args(Move)) + 1
    for move in shown:
        msgspec.json.decode(move, type=Move)


@pytest.mark.parametrize("event", get_args(Event), ids=lambda event: event.__struct_config__.tag)
def test_every_event_is_described_with_its_fields(event: type) -> None:
    tag = event.__struct_config__.tag
    rows = [line for line in section("Events").splitlines() if line.startswith("| `")]
    row = next(line for line in rows if f"`{tag}`" in line.split("|")[1])
    assert all(f"`{name}`" in row for name in event.__struct_fields__)


def test_every_refusal_is_described() -> None:
    sources = Path(game.__file__).parent.glob("*.py")
    codes = {code for path in sources for code in re.findall(r'IllegalMove\(\s*"([a-z-]+)"', path.read_text("utf-8"))}
    assert set(re.findall(r"^- `([a-z-]+)`", section("Refusals"), flags=re.MULTILINE)) == codes


def test_every_reason_is_described() -> None:
    described = re.findall(r"^- `([a-z-]+)`", section("How a match ends"), flags=re.MULTILINE)
    assert sorted(described) == sorted(get_args(Reason))
    assert all(f"`{word}`" in section("How a match ends") for word in get_args(Decided))
    assert all(f"`{word}`" in section("Events") for word in (*get_args(Ignorance), *get_args(PutBackWhy)))


def test_every_key_of_the_view_is_described() -> None:
    rows = [line.split("|") for line in section("The view").splitlines() if line.startswith("| `")]
    described = {key for row in rows for key in re.findall(r"`(\w+)`", row[1])}
    assert described == set(View.__struct_fields__)
    last = next(row[2] for row in rows if "`last`" in row[1])
    assert set(re.findall(r"`(\w+)`", last)) == set(Page.__struct_fields__)


def test_every_bot_is_described() -> None:
    assert all(f"`{bot.name}`, {bot.title['en']}:" in section("The bots") for bot in META.bots)


def test_the_page_on_races_names_what_the_code_has() -> None:
    for name in ("Link", "Grab", "Judged", "Ruling", "judge", "refill", "hold_back_ms"):
        assert f"`{name}" in RACES
    for why in ("claimed", "cut", "unclaimed", "floor"):
        assert f"`{why}`" in RACES
    assert "hitparade bench races" in RACES
