"""``hitparade bench races``: the fairness of races, held to its figures."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from hitparade.cli.app import app
from hitparade.cli.racing.figures import Figure, all_figures
from hitparade.cli.racing.report import FULL, USUAL, how_many


@pytest.fixture(scope="module")
def figures() -> list[Figure]:
    return list(all_figures(how_many(full=False), 11))


def test_every_figure_is_as_it_should_be(figures: list[Figure]) -> None:
    assert [figure for figure in figures if not figure.holds] == []
    assert len(figures) == 33


def test_the_other_ways_to_judge_are_worse(figures: list[Figure]) -> None:
    """Or there would be no need for this one."""
    by_name = {figure.name: figure for figure in figures}
    assert (by_name["near wins at equal reactions, with jitter, 50 % of the far path down"].first_arrival or 0) > 95
    assert (by_name["10 ms quicker wins, with jitter, from far"].last_ping or 0) < 80


def test_a_figure_holds_or_not() -> None:
    assert Figure("a", "%", 51.2, "near", 50, 1, 0.3).holds
    assert not Figure("a", "%", 51.4, "near", 50, 1, 0.3).holds
    assert not Figure("a", "%", 96, "least", 97).holds
    assert not Figure("a", "ms", 98, "most", 97).holds


def test_how_many_races(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HITPARADE_FULL", raising=False)
    assert (how_many(full=False), how_many(full=True)) == (USUAL, FULL) == (1_000, 20_000)
    monkeypatch.setenv("HITPARADE_FULL", "1")
    assert how_many(full=False) == FULL


def test_the_command_prints_figures_and_fails_when_one_is_bad(monkeypatch: pytest.MonkeyPatch) -> None:
    good = Figure("good", "%", 50, "near", 50, 1, 0.1, 99, 60, 50)
    bad = Figure("bad", "ms", 51, "most", 50)
    monkeypatch.setattr("hitparade.cli.racing.report.all_figures", lambda count, seed: iter([good]))
    shown = CliRunner().invoke(app, ["bench", "races"])
    assert (shown.exit_code, "ok   good" in shown.stdout, "99.0    60.0    50.0" in shown.stdout) == (0, True, True)
    monkeypatch.setattr("hitparade.cli.racing.report.all_figures", lambda count, seed: iter([good, bad]))
    told = CliRunner().invoke(app, ["bench", "races", "--json", "--full"])
    assert told.exit_code == 1
    assert [figure["holds"] for figure in json.loads(told.stdout)["figures"]] == [True, False]
    assert json.loads(told.stdout)["races"] == FULL
