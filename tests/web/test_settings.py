"""Settings: one table, from the environment and the command line, told to hosts in the documentation."""

import re
from pathlib import Path

import msgspec
import pytest

from hitparade.web.settings import TABLE, BadSetting, Settings, read_settings

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_every_field_has_a_row_and_every_row_a_field() -> None:
    assert [row.name for row in TABLE] == [field.name for field in msgspec.structs.fields(Settings)]


def test_the_documentation_shows_every_setting_with_its_default_and_help() -> None:
    rows = re.findall(
        r"^\| `--([a-z-]+)` \| `(HITPARADE_[A-Z_]+)` \| `([^`]*)` \| (.+) \|$", HOSTING.read_text(), re.MULTILINE
    )
    wanted = [(row.option[2:], row.variable, str(row.default) or " ", row.help) for row in TABLE]
    assert rows == wanted


def test_the_command_line_overrules_the_environment() -> None:
    settings = read_settings({"HITPARADE_PORT": "9000", "HITPARADE_LIMITS": "2.5"}, {"port": "9001", "host": None})
    assert (settings.port, settings.limits, settings.host) == (9001, 2.5, "0.0.0.0")


def test_an_empty_variable_is_none() -> None:
    assert read_settings({"HITPARADE_PORT": ""}).port == 8000


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", "eight"),
        ("port", "70000"),
        ("limits", "-1"),
        ("log_format", "xml"),
        ("trusted_proxies", "10.0.0.0/99"),
        ("metrics", "perhaps"),
    ],
)
def test_a_value_that_cannot_be_is_refused_by_name(name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=name):
        read_settings({}, {name: value})


@pytest.mark.parametrize(("path", "base"), [("", "/"), ("/", "/"), ("games", "/games/"), ("/a/b/", "/a/b/")])
def test_the_base_has_a_slash_at_both_ends(path: str, base: str) -> None:
    assert Settings(path=path).base == base
