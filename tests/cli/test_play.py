"""``hitparade play``: whole matches in the terminal, with secrets that nobody else sees."""

from __future__ import annotations

import json
import os
import pty
import select
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
import typer
from rich.console import Console
from tests.kernel.games import rob, rps
from typer.testing import CliRunner, Result

from hitparade import Match
from hitparade.cli import playing
from hitparade.cli.app import app
from hitparade.cli.asking import filled, is_secret, matching, read_line
from hitparade.cli.faces import face_of
from hitparade.cli.playing import Session, read_options
from hitparade.kernel import registry
from hitparade.kernel.file import read_match_file, verify_match_file

Run = Callable[..., Result]
ANSWER_S = 30
SHORT = ["-o", "innings=1", "-o", "extra_innings=none"]
HALF = ["", "home", "first", "second", "third"]
"""Somebody looks away, the other hides the Hit at home, and three covers that are not home are lifted."""


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("COLUMNS", "200")
    return lambda *arguments, typed="": CliRunner().invoke(app, [str(each) for each in arguments], input=typed)


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def test_two_people_play_a_whole_match(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    result = run("play", "hits-and-outs", *SHORT, "--save", file, typed=lines(*HALF, *HALF))
    assert result.exit_code == 0, result.output
    assert "take the keyboard. The others look away." in result.output
    assert "OUT at third: 3 outs." in result.output
    assert "The match ends as a tie." in result.output
    assert "Score 0 to 0. Won by Foxes and Herons (tie)." in result.output
    state, _ = verify_match_file(read_match_file(file.read_bytes()))
    assert state.result is not None
    assert state.result.winners == (0, 1)


def test_what_is_secret_is_not_on_the_shared_screen(run: Run) -> None:
    output = run("play", "hits-and-outs", *SHORT, typed=lines(*HALF, *HALF)).output
    assert "with the Hit at" not in output
    assert "HIT?" not in output


def test_a_match_against_a_bot(run: Run) -> None:
    typed = lines(*["first", "second", "third", "home"] * 100)
    result = run("play", "hits-and-outs", *SHORT, "--bot", "sly", "--seed", "4", typed=typed)
    assert result.exit_code == 0, result.output
    assert "look away" not in result.output
    assert "with the Hit at first" in result.output
    assert "Won by" in result.output


def test_a_seed_repeats_a_match(run: Run) -> None:
    first, again = (run("play", "hits-and-outs", "--bot", "sly", "--bot", "rookie", "--seed", "9") for _ in range(2))
    assert first.output == again.output
    assert first.output != run("play", "hits-and-outs", "--bot", "sly", "--bot", "rookie", "--seed", "8").output


def test_calling_the_shot_and_giving_up(run: Run) -> None:
    typed = lines("call", "", "first", "first", "give", "no", "step", "", "second", "give up", "yes")
    result = run("play", "hits-and-outs", "-o", "call_your_shot=on", typed=typed)
    assert result.exit_code == 0, result.output
    assert "called the shot!" in result.output
    assert "HIT at first: a home run, as called, 1 run in." in result.output
    assert "gave up." in result.output
    assert "because the other side gave up" in result.output


def test_what_nobody_can_understand_is_asked_again(run: Run) -> None:
    typed = lines("", "nowhere", "", "9", "t", "second", "q")
    result = run("play", "hits-and-outs", typed=typed)
    assert "Please type a number from 1 to 5" in result.output
    assert "Stopped; the match is not over." in result.output


def test_an_unclear_beginning_is_asked_again(run: Run) -> None:
    result = run("play", "hits-and-outs", "-o", "call_your_shot=yes", typed=lines("step", "", "home", "s", "f", "q"))
    assert result.exit_code == 0
    assert matching(["call your shot", "step up", "give up"], "up") == [1, 2]
    assert matching(["first", "second"], "FIRST") == [0]
    assert matching(["first", "second"], "0") == matching(["first", "second"], "") == []
    unclear = run("play", "hits-and-outs", "-o", "call_your_shot=yes", typed=lines("up", "q"))
    assert "That could be step up or give up" in unclear.output


def test_who_stops_keeps_the_match(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    result = run("play", "hits-and-outs", "--save", file, typed=lines("", "home", "quit"))
    assert result.exit_code == 0
    assert f"Saved to {file}." in result.output
    assert json.loads(file.read_text())["result"] is None
    assert Match.replay(json.loads(file.read_text())["log"], check=True).result is None


def test_the_end_of_the_input_stops_the_match(run: Run) -> None:
    assert "Stopped; the match is not over." in run("play", "hits-and-outs", typed="").output


def test_options_are_read_as_they_are_typed() -> None:
    meta = registry.meta("hits-and-outs")
    typed = ("innings=5", "walk_off=on", "call_your_shot=false", "turn_clock=off", "extra_innings=none", "teams=null")
    assert read_options(meta, typed) == {
        "innings": 5,
        "walk_off": True,
        "call_your_shot": False,
        "turn_clock": "off",
        "extra_innings": "none",
        "teams": None,
    }


class Typist:
    """Somebody at the keyboard of a game of any kind."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *typed: str) -> None:
        self.typed, self.asked = list(typed), list[str]()
        monkeypatch.setattr("builtins.input", self.answer)

    def answer(self, prompt: str) -> str:
        self.asked.append(prompt)
        return self.typed.pop(0)


def session(match: Match, **bots: Any) -> Session:
    face = face_of(match.state.head.game)
    return Session(match, {int(seat[1:]): bot for seat, bot in bots.items()}, face, Console(width=100), Random(1))


def test_a_game_without_a_face_is_played_by_its_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typist = Typist(monkeypatch, *["", "rock", "", "2"] * 2)
    playing.play_match(session(rps()), None)
    output = capsys.readouterr().out
    assert "Score 0 to 2. Won by Player 2 (wins)." in output
    assert "shown: shapes rock paper, winner 1" in output
    assert typist.typed == []


def test_open_fields_are_asked_for_and_the_clock_moves_by_itself(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typist = Typist(monkeypatch, *["", "red", "hello", "", "black", "boo"] * 2)
    playing.play_match(session(rob()), None)
    assert "cheer: " in typist.asked
    assert "Won by" in capsys.readouterr().out


def test_a_move_that_the_game_refuses_is_asked_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typist = Typist(monkeypatch, "red", "much too long", "red", "fine", "q")
    match = rob()
    playing.play_match(session(match, s1=registry.bot("red-or-black", "red")), None)
    assert "There is no such move in red-or-black" in capsys.readouterr().out
    assert match.log[2]["move"]["cheer"] == "fine"
    assert typist.typed == []


def test_time_runs_while_somebody_thinks(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    times = iter([0.0, 0.5, 10.0, 17.5, 20.0, 20.0])
    monkeypatch.setattr(playing, "time", SimpleNamespace(monotonic=lambda: next(times)))
    Typist(monkeypatch, "red", "go", "red", "too late", "q")
    match = rob(say_clock=5)
    playing.play_match(session(match, s1=registry.bot("red-or-black", "red")), None)
    assert "Time ran out before that." in capsys.readouterr().out
    assert [entry.by for entry in match.entries if entry.seat == 0] == ["seat", "stand-in"]


def test_a_match_in_which_nobody_can_move_is_said_so() -> None:
    match = rps()
    match.table({"act": "pause"})
    with pytest.raises(typer.Exit) as caught:
        playing.play_match(session(match), None)
    assert caught.value.exit_code == 2


def test_only_moves_that_look_alike_to_others_are_secret() -> None:
    match = rps()
    assert is_secret(match, 0, match.legal(0))
    match.play(0, {"type": "throw", "shape": "rock"})
    assert not is_secret(match, 1, match.legal(1))
    assert not is_secret(match, 0, [{"type": "throw", "shape": "well"}])


def test_open_fields_take_what_was_typed() -> None:
    move = {"type": "x", "count": {"type": "integer"}, "least": {"type": "integer", "minimum": 3}}
    assert filled(move, "-7") == {"type": "x", "count": -7, "least": -7}
    assert filled(move, "many") == {"type": "x", "count": 0, "least": 3}
    assert filled({"cards": {"type": "array"}}, "a, b") == {"cards": ["a", "b"]}


def test_what_is_secret_is_read_without_an_echo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", type("Terminal", (), {"isatty": staticmethod(lambda: True)})())
    monkeypatch.setattr("getpass.getpass", lambda prompt: f" unseen {prompt}")
    assert read_line("what? ", unseen=True) == "unseen what?"


class Terminal:
    """A real terminal with the program in it."""

    def __init__(self, *arguments: str) -> None:
        self.master, inner = pty.openpty()
        command = [sys.executable, "-m", "hitparade", *arguments]
        environment = {**os.environ, "TERM": "xterm", "COLUMNS": "120"}
        self.process = subprocess.Popen(command, stdin=inner, stdout=inner, stderr=inner, env=environment)
        os.close(inner)
        self.unread = b""

    def until(self, words: str) -> str:
        """What it shows up to these words; what has come after them is left for the next time."""
        while words.encode() not in self.unread:
            ready, _, _ = select.select([self.master], [], [], ANSWER_S)
            assert ready, f"It does not say {words!r}, only {self.unread.decode(errors='replace')!r}."
            self.unread += os.read(self.master, 4096)
        before, found, self.unread = self.unread.partition(words.encode())
        return (before + found).decode(errors="replace")

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def close(self) -> int:
        self.type("q")
        status = self.process.wait(timeout=30)
        os.close(self.master)
        return status


def test_a_secret_leaves_no_trace_on_a_real_terminal() -> None:
    terminal = Terminal("play", "hits-and-outs", *SHORT)
    terminal.until("Press Enter when nobody looks.")
    terminal.type("")
    terminal.until("where do you hide the Hit?")
    terminal.type("second")
    after = terminal.until("hid the tokens")
    assert "second" not in after
    assert "\x1b[2J" in after, "the screen was not cleared"
    terminal.until("which cover do you lift?")
    assert terminal.close() == 0
