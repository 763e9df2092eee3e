"""The rules as written for people name everything that the code has, and every rule has a test."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, get_args

import msgspec
import pytest
from tests.games.docs import docs_of, section_of

from hitparade.games import hit_manga, hit_or_miss, hits_and_outs
from hitparade.kernel import Meta, Option
from hitparade.kernel.meta import TEAM_COLORS

TESTS = Path(__file__).parent


class Documented(NamedTuple):
    """A game and the names that its rules have: a letter, and numbers up to the last.

    ``events`` is the module with the events that the rules describe: as they are stored, or as they are told.
    """

    package: ModuleType
    letter: str
    last: int
    events: str = "events"

    @property
    def folder(self) -> str:
        return self.package.__name__.rsplit(".", 1)[1]

    @property
    def meta(self) -> Meta:
        return self.part("meta").META

    @property
    def rules(self) -> list[str]:
        return [f"{self.letter}{number}" for number in range(1, self.last + 1)]

    def part(self, name: str) -> Any:
        return import_module(f"{self.package.__name__}.{name}")

    def section(self, title: str) -> str:
        return section_of(docs_of(self.meta.name), title)

    def listed(self, title: str) -> list[str]:
        """The names that the list of a section has, in its order."""
        return re.findall(r"^- `([a-z-]+)`", self.section(title), flags=re.MULTILINE)

    def row(self, title: str, name: str) -> str:
        """The row of a section's table whose first cell names this."""
        rows = [line for line in self.section(title).splitlines() if line.startswith("| `")]
        return next(line for line in rows if f"`{name}`" in line.split("|")[1])


GAMES = [Documented(hits_and_outs, "H", 20), Documented(hit_or_miss, "W", 19), Documented(hit_manga, "M", 20, "shapes")]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.folder)


def tag(struct: Any) -> str:
    return struct.__struct_config__.tag


def pairs(things: Iterable[tuple[Documented, Any]], name: Any = str) -> list[Any]:
    return [pytest.param(game, thing, id=f"{game.folder}-{name(thing)}") for game, thing in things]


@each_game
def test_every_rule_has_its_heading(game: Documented) -> None:
    headings = re.findall(rf"^### ({game.letter}\d+) \S", docs_of(game.meta.name), flags=re.MULTILINE)
    assert sorted(headings, key=lambda rule: int(rule[1:])) == game.rules


@pytest.mark.parametrize(("game", "rule"), pairs((game, rule) for game in GAMES for rule in game.rules))
def test_every_rule_is_named_by_a_test(game: Documented, rule: str) -> None:
    named = [
        node.name
        for path in (TESTS / game.folder).glob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    ]
    assert [name for name in named if re.search(rf"_{rule.lower()}_", name)]


@pytest.mark.parametrize(
    ("game", "option"), pairs(((game, option) for game in GAMES for option in game.meta.options), lambda it: it.name)
)
def test_every_option_is_described(game: Documented, option: Option) -> None:
    row = game.row("Options", option.name)
    assert json.dumps(option.default) in row.split("|")[3]
    assert all(f'"{choice}"' in row for choice in option.choices)
    assert ("hidden" in row) == option.hidden
    if option.kind in ("number", "clock"):
        assert f"{option.least} to {option.most}" in row
    if option.kind == "teams":
        assert re.findall(r"`([a-z]+)`", row.split("|")[4]) == list(TEAM_COLORS)
    assert option.rule in game.rules


@each_game
def test_every_move_is_described_and_examples_of_moves_are_moves(game: Documented) -> None:
    move = game.part("moves").Move
    assert all(f'"type": "{tag(struct)}"' in game.section("Moves") for struct in get_args(move))
    shown = re.findall(r"`(\{\"type\"[^`]*\})`", game.section("Moves"))
    assert len(shown) >= len(get_args(move))
    for example in shown:
        msgspec.json.decode(example, type=move)


@pytest.mark.parametrize(
    ("game", "event"), pairs(((game, event) for game in GAMES for event in get_args(game.part(game.events).Event)), tag)
)
def test_every_event_is_described_with_its_fields(game: Documented, event: Any) -> None:
    row = game.row("Events", tag(event))
    assert all(f"`{name}`" in row for name in event.__struct_fields__)


@each_game
def test_every_refusal_is_described_and_met_by_a_test(game: Documented) -> None:
    source = "".join(path.read_text("utf-8") for path in Path(str(game.package.__file__)).parent.glob("*.py"))
    described = game.listed("Refusals")
    assert set(described) == set(re.findall(r'IllegalMove\(\s*"([a-z-]+)"', source))
    tested = "".join(path.read_text(encoding="utf-8") for path in (TESTS / game.folder).glob("test_*.py"))
    assert [code for code in described if f'"{code}"' not in tested] == []


@each_game
def test_every_reason_is_described(game: Documented) -> None:
    reasons = getattr(game.part("events"), "Reason", None) or game.part("values").Reason
    assert sorted(game.listed("How a match ends")) == sorted(get_args(reasons))


@each_game
def test_every_key_of_the_view_is_described(game: Documented) -> None:
    rows = [line.split("|")[1] for line in game.section("The view").splitlines() if line.startswith("| `")]
    described = {key for row in rows for key in re.findall(r"`(\w+)`", row)}
    assert described == set(game.part("shapes").View.__struct_fields__)


@each_game
def test_every_bot_is_described(game: Documented) -> None:
    assert all(f"`{bot.name}`, {bot.title['en']}:" in game.section("The bots") for bot in game.meta.bots)
