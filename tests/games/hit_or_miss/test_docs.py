"""The rules as written for people name everything that the code has, and every rule has a test."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from hitparade.games.hit_or_miss import rules, values
from hitparade.games.hit_or_miss.events import Event
from hitparade.games.hit_or_miss.meta import META
from hitparade.games.hit_or_miss.moves import Move
from hitparade.games.hit_or_miss.shapes import View
from hitparade.games.hit_or_miss.values import Reason
from hitparade.kernel import Option

TESTS = Path(__file__).parent
DOCS = (TESTS.parents[2] / "docs" / "rules" / "hit-or-miss.md").read_text(encoding="utf-8")
RULES = [f"W{number}" for number in range(1, 20)]


def section(title: str) -> str:
    """The text below one heading of the second level."""
    return re.split(r"^## ", DOCS.split(f"\n## {title}\n")[1], flags=re.MULTILINE)[0]


def tags(union: object) -> list[str]:
    return [struct.__struct_config__.tag for struct in get_args(union)]


def test_every_rule_has_its_heading() -> None:
    headings = re.findall(r"^### (W\d+) \S", DOCS, flags=re.MULTILINE)
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
    assert row.split("|")[3].strip(" `") == json.dumps(option.default)
    assert all(f'"{choice}"' in row for choice in option.choices)
    assert ("hidden" in row) == option.hidden
    assert option.rule in RULES


def test_every_move_is_described() -> None:
    assert all(f'"type": "{tag}"' in section("Moves") for tag in tags(Move))


def test_examples_of_moves_are_moves() -> None:
    """What the docs show as a move is accepted as one."""
    shown = re.findall(r"`(\{\"type\"[^`]*\})`", section("Moves"))
    assert len(shown) >= len(tags(Move))
    for move in shown:
        msgspec.json.decode(move, type=Move)


@pytest.mark.parametrize("event", get_args(Event), ids=lambda event: event.__struct_config__.tag)
def test_every_event_is_described_with_its_fields(event: type) -> None:
    tag = event.__struct_config__.tag
    row = next(line for line in section("Events").splitlines() if line.startswith(f"| `{tag}` |"))
    assert all(f"`{name}`" in row for name in event.__struct_fields__)


def test_every_refusal_is_described() -> None:
    folder = Path(rules.__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    codes = set(re.findall(r'IllegalMove\(\s*"([a-z-]+)"', source))
    described = re.findall(r"^- `([a-z-]+)`", section("Refusals"), flags=re.MULTILINE)
    assert set(described) == codes
    assert described == sorted(described)


def test_every_refusal_is_met_by_a_test() -> None:
    described = re.findall(r"^- `([a-z-]+)`", section("Refusals"), flags=re.MULTILINE)
    tested = "".join(path.read_text(encoding="utf-8") for path in TESTS.glob("test_*.py"))
    assert [code for code in described if f'"{code}"' not in tested] == []


def test_every_reason_is_described() -> None:
    described = re.findall(r"^- `([a-z-]+)`", section("How a match ends"), flags=re.MULTILINE)
    assert sorted(described) == sorted(get_args(Reason))


def test_every_key_of_the_view_is_described() -> None:
    rows = [line.split("|")[1] for line in section("The view").splitlines() if line.startswith("| `")]
    described = {key for row in rows for key in re.findall(r"`(\w+)`", row)}
    assert described == set(View.__struct_fields__)


def test_every_bot_is_described() -> None:
    assert all(f"`{bot.name}`, {bot.title['en']}:" in section("The bots") for bot in META.bots)


def test_every_level_is_described() -> None:
    assert re.findall(r"^- `(\w+)`:", section("Matching"), flags=re.MULTILINE) == ["strict", "forgiving", "synonyms"]


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
