"""``hitparade replay`` and ``hitparade verify``: stored matches, shown and checked."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.kernel.games import eventful, played, rps
from typer.testing import CliRunner, Result

from hitparade import Match
from hitparade.cli import replaying
from hitparade.cli.app import app
from hitparade.kernel.file import write_match_file

Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("COLUMNS", "200")
    return lambda *arguments: CliRunner().invoke(app, [str(each) for each in arguments])


def hits_and_outs() -> Match:
    """Hits & Outs with every option on: a called shot, a miss, a clock that ran out, and a seat that gave up."""
    options = {"call_your_shot": True, "show_missed_hit": True, "turn_clock": 10}
    match = Match("hits-and-outs", seats=2, seed=1, options=options)
    batting, pitching = match.view(None)["batting"], match.view(None)["pitching"]
    match.play(batting, {"type": "call_shot"})
    match.play(pitching, {"type": "place", "hit": "first"})
    match.play(batting, {"type": "lift", "corner": "first"})
    match.play(pitching, {"type": "place", "hit": "home"})
    for corner in ("first", "second", "third"):
        match.play(batting, {"type": "lift", "corner": corner})
    match.play(pitching, {"type": "step_up"})
    match.advance(10)
    match.play(batting, {"type": "give_up"})
    return match


@pytest.fixture
def file(tmp_path: Path) -> Callable[[Match], Path]:
    def write(match: Match) -> Path:
        path = tmp_path / "match.json"
        path.write_bytes(write_match_file(match.state, match.entries))
        return path

    return write


def test_a_match_is_shown_step_by_step(run: Run, file: Any) -> None:
    result = run("replay", file(hits_and_outs()), "--no-wait")
    assert result.exit_code == 0, result.output
    told = result.output
    for words in ("Pitching first: ", "called the shot!", "a home run, as called, 1 run in.", "The Hit lay at home."):
        assert words in told
    for words in ("stepped up.", "(by the stand-in)", "gave up.", "The match ends because the other side gave up."):
        assert words in told
    assert "   1 0:00  " in told
    assert "  11 0:10  " in told


def test_a_seat_sees_its_own_secrets_and_the_screen_none(run: Run, file: Any) -> None:
    match = hits_and_outs()
    path = file(match)
    pitching = match.log[3]["seat"]
    own, others, screen = (
        run("replay", path, "--no-wait", "--as", who).output for who in (pitching, 1 - pitching, "screen")
    )
    assert "with the Hit at first" in own
    assert "with the Hit at first" not in others + screen


def test_a_file_that_was_changed_is_shown_with_a_warning(run: Run, file: Any) -> None:
    path = file(hits_and_outs())
    value = json.loads(path.read_text())
    lifted = next(entry for entry in value["log"] if entry.get("move") == {"type": "lift", "corner": "second"})
    lifted["events"][0]["corner"] = "third"
    path.write_text(json.dumps(value))
    shown = run("replay", path, "--no-wait")
    assert "Pitching first: " in shown.stdout
    assert shown.exit_code == 1
    assert shown.stderr.startswith("Something was changed: this file does not verify. ")
    assert run("verify", path).exit_code == 1


def test_a_game_without_a_face_is_shown_too(run: Run, file: Any) -> None:
    output = run("replay", file(eventful()), "--no-wait").output
    for words in ("Player 3 left", "Player 3 is back.", "paused", "goes on", "30 seconds more", "2 times as long"):
        assert words in output
    assert "The wait was cut short." in output
    assert "Somebody joined." in output


def test_a_match_that_is_not_over(run: Run, file: Any) -> None:
    assert "The match is not over." in run("replay", file(rps()), "--no-wait").output


def test_a_file_of_a_room_names_its_players(run: Run, file: Any) -> None:
    path = file(hits_and_outs())
    value = json.loads(path.read_text()) | {"names": ["Ann", "\x1b[2JBen"], "heads": ["mio", "theo"]}
    path.write_text(json.dumps(value))
    output = run("replay", path, "--no-wait").output
    assert "Pitching first: Ann." in output or "?[2JPitching first: Ben." in output
    assert "\x1b[2J" not in output
    assert run("verify", path).exit_code == 0
    path.write_text(json.dumps(value | {"names": ["Ann"]}))
    short = run("replay", path, "--no-wait")
    assert (short.exit_code, short.stderr) == (1, "The file names 1 players of 2.\n")


def test_speed_is_in_steps_a_second(run: Run, file: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    monkeypatch.setattr(replaying, "time", SimpleNamespace(sleep=pauses.append))
    match = played()
    run("replay", file(match), "--speed", "4")
    assert pauses == [0.25] * len(match.entries)


@pytest.mark.parametrize("viewer", ["2", "-1", "everybody", ""])
def test_who_is_not_there_sees_nothing(run: Run, file: Any, viewer: str) -> None:
    result = run("replay", file(played()), "--no-wait", "--as", viewer)
    assert result.exit_code == 2
    assert "seen as screen, or as seat 0 to 1" in result.stderr


def test_a_sound_match_is_verified(run: Run, file: Any) -> None:
    result = run("verify", file(hits_and_outs()))
    assert result.exit_code == 0
    assert "All is well: hits-and-outs, rules 1, 2 seats." in result.output
    assert "entries decided again" in result.output
    assert "3 seals opened, result" in result.output


def test_a_match_that_is_not_over_is_verified_as_far_as_it_goes(run: Run, file: Any) -> None:
    assert "the match is not over" in run("verify", file(rps())).output


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda value: value["log"][3]["move"].update(hit="third"), "Entry 3 "),
        (lambda value: value["log"][3]["events"][0].update(hit="third"), "Entry 3 "),
        (lambda value: value["log"].pop(5), "Entry 5 "),
        (lambda value: value["log"][0].update(game="chess"), "There is no game 'chess'"),
        (lambda value: value["log"].clear(), "A log is a list with a head"),
        (lambda value: value["result"].update(winners=[0, 1]), "another result"),
        (lambda value: value.update(version=2), "version 1 can be read"),
        (lambda value: value.update(format="chess"), "This is no match file"),
    ],
)
def test_what_is_wrong_is_named(run: Run, file: Any, change: Any, sentence: str) -> None:
    path = file(hits_and_outs())
    value = json.loads(path.read_text())
    change(value)
    path.write_text(json.dumps(value))
    result = run("verify", path)
    assert result.exit_code == 1
    assert sentence in result.stderr


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_what_is_no_match_file(run: Run, tmp_path: Path, command: str) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("Dear diary")
    result = run(command, path)
    assert result.exit_code == 1
    assert "This is no match file" in result.stderr
    assert run(command, tmp_path).exit_code == 2
