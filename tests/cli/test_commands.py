"""The command line as a whole: help, versions, wrong names, and that nothing ends in a traceback."""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command
from typer.testing import CliRunner, Result

from hitparade import __version__
from hitparade.cli.app import app
from hitparade.client.refusal import Refused
from hitparade.web.settings import TABLE, Settings

Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("TERM", "dumb")
    return lambda *arguments, typed="": CliRunner().invoke(app, [str(each) for each in arguments], input=typed)


def program(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hitparade", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=60, check=False)


def test_help_names_every_command(run: Run) -> None:
    result = run("--help")
    assert result.exit_code == 0
    for command in ("serve", "play", "replay", "verify", "backup", "restore", "check", "bench"):
        assert command in result.output


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["serve"], ["--host", "--port", "--database", "--db", "environment: HITPARADE_PORT", "default: 8000"]),
        (["play"], ["--bot", "--seed", "--option", "--save", "typed unseen"]),
        (["replay"], ["--as", "--speed", "--no-wait"]),
        (["verify"], ["status 1", "seal"]),
        (["bench"], ["kernel", "load"]),
        (["bench", "kernel"], ["--json", "decisions a second"]),
        (["bench", "load"], ["--rooms", "--seconds", "--rate"]),
    ],
)
def test_the_help_of_each_command_says_what_it_does(run: Run, arguments: list[str], words: list[str]) -> None:
    result = run(*arguments, "--help")
    assert result.exit_code == 0
    assert [word for word in words if word not in result.output] == []


def every_command(group: Any, *before: str) -> list[tuple[str, ...]]:
    """All commands and groups of commands, as one types them."""
    inner = [each for name, one in getattr(group, "commands", {}).items() for each in every_command(one, *before, name)]
    return [before, *inner]


@pytest.mark.parametrize("command", every_command(get_command(app)), ids=" ".join)
def test_flags_are_shown_without_a_value(run: Run, command: tuple[str, ...]) -> None:
    output = run(*command, "--help").output
    assert "<bool>" not in output
    (help_line,) = [line for line in output.splitlines() if "--help" in line]
    assert re.fullmatch(r"\W*--help +-h +Show this message and exit\.\W*", help_line)


def test_options_with_a_value_show_its_kind(run: Run) -> None:
    lines = run("replay", "--help").output.splitlines()
    assert any(re.search(r"--wait +--no-wait +Wait between steps", line) for line in lines)
    assert any(re.search(r"--as +SEAT", line) for line in lines)
    assert any(re.search(r"--speed +<float range>", line) for line in lines)


def test_without_a_command_help_is_shown(run: Run) -> None:
    assert "Commands" in run().output
    assert "load" in run("bench").output


def test_the_version(run: Run) -> None:
    assert run("--version").output == f"hitparade {__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["dance"], "No such command 'dance'"),
        (["play", "chess"], "There is no game 'chess'; there is hits-and-outs"),
        (
            ["play", "hits-and-outs", "--bot", "deep-blue"],
            "no bot 'deep-blue' for hits-and-outs; it has rookie",
        ),
        (["play", "hits-and-outs", "--option", "inings=3"], "Hits & Outs has no option 'inings'"),
        (["play", "hits-and-outs", "-o", "innings=99"], "Option innings must be a whole number from 1 to 9"),
        (["play", "hits-and-outs", "-o", "innings"], "An option is NAME=VALUE"),
        (["play", "hits-and-outs", "--seats", "5"], "Hits & Outs is for 2 players, not 5"),
        (["play", "hits-and-outs", "--seat", "2"], "There are seats 0 to 1, not 2"),
        (["play", "hits-and-outs", *["--bot", "sly"] * 3], "There are 2 seats and 3 bots"),
        (["play", "hits-and-outs", "--seed", "x"], "Invalid value for '--seed'"),
        (["replay", "nowhere.json"], "nowhere.json: No such file or directory."),
        (["verify", "nowhere.json"], "nowhere.json: No such file or directory."),
        (["serve", "--port", "99999"], "Setting port can't be 99999"),
        (["serve", "--port", "many"], "port"),
        (["serve", "--colour", "red"], "No such option"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(run: Run, arguments: list[str], sentence: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert "Traceback" not in result.output


def test_the_program_itself(tmp_path: Path) -> None:
    assert program("--version").stdout == f"hitparade {__version__}\n"
    wrong = program("play", "chess")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert wrong.stderr.startswith("There is no game 'chess'")
    file = tmp_path / "match.json"
    played = program("play", "hits-and-outs", "--bot", "steady", "--bot", "rookie", "--seed", "5", "--save", str(file))
    assert played.returncode == 0, played.stderr
    assert program("verify", str(file)).stdout.startswith("All is well: hits-and-outs")
    assert program("verify", "-", typed=file.read_text()).returncode == 0
    file.write_text(file.read_text().replace("second", "third", 1))
    broken = program("verify", str(file))
    assert broken.returncode == 1
    assert broken.stderr.startswith("Entry ")


def test_help_needs_no_server_and_no_database() -> None:
    heavy = (
        "import sys; sys.argv = ['hitparade', '--help']\n"
        "from hitparade.cli import main\ntry: main()\nexcept SystemExit: pass\n"
        "print([name for name in ('litestar', 'sqlalchemy', 'uvicorn', 'hitparade.web.serve') if name in sys.modules])"
    )
    result = subprocess.run([sys.executable, "-c", heavy], capture_output=True, text=True, timeout=60, check=True)
    assert result.stdout.splitlines()[-1] == "[]"


def test_serve_says_in_a_sentence_what_keeps_it_from_starting(tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("no database")
    here = ("serve", "--host", "127.0.0.1")
    file = program(*here, "--port", "0", "--db", str(tmp_path / "notes"))
    assert (file.returncode, file.stderr.count("\n")) == (2, 1)
    assert "can't be opened as a hitparade log" in file.stderr
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = program(*here, "--port", str(port), "--db", str(tmp_path / "new"))
    assert (result.returncode, result.stderr.count("\n")) == (2, 1)
    assert f"Can't listen on 127.0.0.1, port {port}: Address already in use" in result.stderr


def served(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """What the server would have been started with."""
    settings: list[Settings] = []
    monkeypatch.setitem(sys.modules, "hitparade.web.serve", types.SimpleNamespace(run=settings.append))
    return settings


def test_serve_passes_on_what_was_set(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = served(monkeypatch)
    monkeypatch.setenv("HITPARADE_PATH", "/games")
    monkeypatch.setenv("HITPARADE_PORT", "9000")
    assert run("serve", "--port", "9001", "--db", "a.sqlite3", "--host", "127.0.0.1").exit_code == 0
    (only,) = settings
    assert (only.port, only.database, only.host, only.path) == (9001, "a.sqlite3", "127.0.0.1", "/games")


def test_serve_has_an_option_for_every_setting(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = served(monkeypatch)
    for setting in TABLE:
        value = str(setting.default)
        assert run("serve", setting.option, value).exit_code == 0, setting.option
    assert settings == [Settings()] * len(TABLE)


def test_ctrl_c_while_serving_is_no_traceback(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setitem(sys.modules, "hitparade.web.serve", types.SimpleNamespace(run=interrupt))
    result = run("serve")
    assert result.exit_code == 130
    assert result.stderr == "\nStopped.\n"


def test_bench_kernel_as_json(run: Run) -> None:
    result = run("bench", "kernel", "--json", "--seconds", "0.05", "--matches", "3")
    figures = json.loads(result.output)
    assert figures["decisions_per_s"] > 0
    assert figures["replay_events_per_s"] > 0
    assert figures["matches"] == 3


def test_bench_kernel_for_people(run: Run) -> None:
    output = run("bench", "kernel", "--seconds", "0.05", "--matches", "2").output
    assert "decisions/s" in output
    assert "events/s" in output


def test_bench_load_says_what_the_server_refused(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def run_load(*_: Any) -> dict[str, Any]:
        raise Refused("slow-down", "Too many tables were opened from this address; wait a little.", 429)

    monkeypatch.setattr("hitparade.client.load.run_load", run_load)
    result = run("bench", "load")
    assert (result.exit_code, result.stderr) == (2, "Too many tables were opened from this address; wait a little.\n")


def test_bench_load_asks_the_load_tool(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def run_load(*asked: Any) -> dict[str, Any]:
        return {"asked": list(asked)}

    monkeypatch.setattr("hitparade.client.load.run_load", run_load)
    url = "http://127.0.0.1:1234"
    result = run("bench", "load", url, "--rooms", "3", "--seconds", "2", "--rate", "7", "--json")
    assert json.loads(result.output) == {"asked": [url, 3, 2.0, 7.0]}
    assert "asked" in run("bench", "load").output
