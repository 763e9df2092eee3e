"""The front page: its Python runs, its commands are there with their options, and its links lead somewhere."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer

from hitparade.cli.app import app

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
PROSE = re.sub(r"```.*?```", "", README, flags=re.DOTALL)
IN_LINE = re.findall(r"`([^`\n]+)`", PROSE)
BLOCKS = re.findall(r"^ {4}(\S.*)$", PROSE, re.MULTILINE)
COMMANDS = sorted({each for each in [*IN_LINE, *BLOCKS] if each.startswith("hitparade ")})
SCRIPTS = sorted({each.split()[0] for each in [*IN_LINE, *BLOCKS] if each.startswith("script/")})
LINKS = sorted(set(re.findall(r"\]\(([^)]+)\)", README)))


def test_what_is_tested_here_is_found() -> None:
    assert len(EXAMPLES) == README.count("```python") > 0
    assert {"hitparade serve", "hitparade verify FILE"} <= set(COMMANDS)
    assert {"script/server", "script/test"} <= set(SCRIPTS)


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_python_runs(example: str) -> None:
    names: dict[str, Any] = {}
    exec(compile(example, "README.md", "exec"), names)
    match = names["match"]
    assert [entry.seat for entry in match.entries[1:]] == [names["pitching"], 1 - names["pitching"]]


@pytest.mark.parametrize("line", COMMANDS)
def test_the_commands_are_there(line: str) -> None:
    """Parsed to the end as the program would, and not run."""
    command: Any = typer.main.get_command(app)
    _, name, *arguments = shlex.split(line)
    assert name in command.commands
    command.commands[name].make_context(name, arguments)


def test_a_command_that_is_not_there_would_be_noticed() -> None:
    command: Any = typer.main.get_command(app)
    assert "dance" not in command.commands
    with pytest.raises(Exception, match="No such option"):
        command.commands["play"].make_context("play", ["hits-and-outs", "--colour", "red"])


@pytest.mark.parametrize("script", SCRIPTS)
def test_the_scripts_are_there(script: str) -> None:
    assert (ROOT / script).stat().st_mode & 0o100


@pytest.mark.parametrize("link", LINKS)
def test_the_links_lead_somewhere(link: str) -> None:
    assert (ROOT / link).exists()
