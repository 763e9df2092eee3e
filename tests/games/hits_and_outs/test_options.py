"""Options: what can be set, what can't, and what a lobby is told about each."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
from tests.games.hits_and_outs.table import NAME, Table

from hitparade import BadOption
from hitparade.games.hits_and_outs.meta import META
from hitparade.kernel import registry

DEFAULTS = {
    "innings": 3,
    "call_your_shot": False,
    "extra_innings": "until_decided",
    "walk_off": False,
    "show_missed_hit": False,
    "teams": None,
    "turn_clock": "off",
}


def test_the_options_and_their_defaults() -> None:
    assert META.read_options({}, 2) == DEFAULTS
    assert registry.meta(NAME) is META


BAD: list[tuple[str, Any]] = [
    ("innings", 0),
    ("innings", 10),
    ("innings", "3"),
    ("innings", True),
    ("call_your_shot", "yes"),
    ("extra_innings", "one"),
    ("extra_innings", False),
    ("walk_off", 1),
    ("show_missed_hit", None),
    ("turn_clock", 9),
    ("turn_clock", 301),
    ("turn_clock", "unlimited"),
    ("teams", [{"name": "Foxes", "color": "red"}]),
    ("teams", [{"name": "", "color": "red"}, {"name": "Herons", "color": "blue"}]),
    ("teams", [{"name": "Foxes", "color": "pink"}, {"name": "Herons", "color": "blue"}]),
]


@pytest.mark.parametrize(("name", "value"), BAD)
def test_values_that_cannot_be(name: str, value: Any) -> None:
    with pytest.raises(BadOption) as refused:
        Table(**{name: value})
    assert (refused.value.code, name in refused.value.sentence) == ("bad-option", True)


def test_an_unknown_option() -> None:
    with pytest.raises(BadOption) as refused:
        Table(outs=4)
    assert refused.value.code == "unknown-option"


@pytest.mark.parametrize("seconds", [10, 300])
def test_turn_clock(seconds: int) -> None:
    """Each decision has so many seconds; then the stand-in plays that one move and the log says so (H20)."""
    table = Table(turn_clock=seconds)
    pitching = table.state.pitching
    assert table.view()["deadline"] == seconds * 1000
    assert table.match.advance(seconds - 1) == []
    events = table.match.advance(1)
    assert [event["type"] for event in events] == ["placed"]
    assert (table.match.entries[-1].by, table.match.entries[-1].seat) == ("stand-in", pitching)
    assert (table.match.waiting, table.view()["deadline"]) == ([1 - pitching], seconds * 2000)


def test_without_a_turn_clock_nobody_is_hurried() -> None:
    table = Table()
    assert (table.view()["deadline"], table.match.advance(10_000)) == (None, [])


def test_with_a_clock_a_silent_match_ends_by_itself() -> None:
    table = Table(turn_clock=10, innings=1, call_your_shot=True)
    table.match.advance(20_000)
    assert table.match.result is not None
    assert table.match.result["stood_in"] == [0, 1]


def test_a_lobby_is_told_about_everything_in_both_languages() -> None:
    said = [META.title, META.line]
    said += [words for option in META.options for words in (option.title, option.reason)]
    said += [words for bot in META.bots for words in (bot.title, bot.method)]
    assert all(set(words) == {"en", "ja"} and all(words.values()) for words in said)
    assert [option.name for option in META.options if option.important] == ["call_your_shot", "innings"]
    assert META.seats == (2, 2)
    assert META.stand_in in [bot.name for bot in META.bots]


def test_meta_loads_without_the_rules() -> None:
    code = (
        "import sys, hitparade.games.hits_and_outs.meta as m; print([n for n in sys.modules if 'hits_and_outs.' in n])"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert shown.strip() == "['hitparade.games.hits_and_outs.meta']"
