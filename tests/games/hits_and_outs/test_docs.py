"""The rules as written for people name everything that the code has, and every rule has a test."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from tests.games.hits_and_outs.test_advancing import cases
from tests.games.hits_and_outs.test_view import VIEWERS, some_play

from hitparade.games.hits_and_outs import rules
from hitparade.games.hits_and_outs.events import Event, Reason
from hitparade.games.hits_and_outs.meta import META
from hitparade.games.hits_and_outs.moves import Move
from hitparade.games.hits_and_outs.shapes import View
from hitparade.kernel import Option

TESTS = Path(__file__).parent
DOCS = (TESTS.parents[2] / "docs" / "rules" / "hits-and-outs.md").read_text(encoding="utf-8")
RULES = [f"H{number}" for number in range(1, 21)]


def section(title: str) -> str:
    """The text below one heading of the second level."""
    return re.split(r"^## ", DOCS.split(f"\n## {title}\n")[1], flags=re.MULTILINE)[0]


def tags(union: object) -> list[str]:
    return [struct.__struct_config__.tag for struct in get_args(union)]


def test_every_rule_has_its_heading() -> None:
    headings = re.findall(r"^### (H\d+) \S", DOCS, flags=re.MULTILINE)
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


@pytest.mark.parametrize("event", get_args(Event), ids=lambda event: event.__struct_config__.tag)
def test_every_event_is_described_with_its_fields(event: type) -> None:
    tag = event.__struct_config__.tag
    row = next(line for line in section("Events").splitlines() if line.startswith(f"| `{tag}` |"))
    assert all(f"`{name}`" in row for name in event.__struct_fields__)


def test_every_refusal_is_described() -> None:
    source = Path(rules.__file__).read_text(encoding="utf-8")
    codes = set(re.findall(r'IllegalMove\("([a-z-]+)"', source))
    assert set(re.findall(r"^- `([a-z-]+)`", section("Refusals"), flags=re.MULTILINE)) == codes


def test_every_reason_is_described() -> None:
    described = re.findall(r"^- `([a-z-]+)`", section("How a match ends"), flags=re.MULTILINE)
    assert sorted(described) == sorted(get_args(Reason))


def test_every_key_of_the_view_is_described() -> None:
    rows = [line.split("|")[1] for line in section("The view").splitlines() if line.startswith("| `")]
    described = {key for row in rows for key in re.findall(r"`(\w+)`", row)}
    assert described == set(View.__struct_fields__)
    table = some_play({"show_missed_hit": True, "innings": 1}, 5, 500)
    assert {key for seat in VIEWERS for key in table.view(seat)} == described - {"hit"}


def test_every_bot_is_described() -> None:
    assert all(f"`{bot.name}`, {bot.title['en']}:" in section("The bots") for bot in META.bots)


def test_the_table_of_cases_is_the_tested_one() -> None:
    """H11 in the docs says what the tests check."""
    rows = [
        re.findall(r"\| ([^|]+)", line.rstrip("| "))
        for line in DOCS.splitlines()
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


def test_examples_of_moves_are_moves() -> None:
    """What the docs show as a move is accepted as one."""
    for shown in re.findall(r"`(\{\"type\"[^`]*\})`", section("Moves")):
        msgspec.json.decode(shown, type=Move)
