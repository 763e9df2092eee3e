"""``hitparade bench kernel`` with a clock that the test holds, and measurements too small to mean anything."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from hitparade.cli import benching

ROOT = Path(__file__).parents[2]


class Clock:
    """CPU time that goes by only when somebody works."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now, self.worked = 0.0, 0
        monkeypatch.setattr(benching, "time", SimpleNamespace(process_time=lambda: self.now))

    def work(self, seconds: float) -> None:
        self.now += seconds
        self.worked += 1


@pytest.mark.parametrize(
    ("each", "amount", "seconds", "times", "rate"),
    [
        (0.25, 10, 1.0, 4, 40.0),  # full to the dot
        (0.25, 10, 0.9, 4, 40.0),  # what was begun is finished, and its time counts
        (0.5, 10, 1.0, 2, 20.0),  # half as fast
        (0.25, 30, 1.0, 4, 120.0),  # three times as much
        (4.0, 10, 1.0, 1, 2.5),  # once at least
    ],
)
def test_a_rate_is_what_was_done_by_the_time_it_took(
    monkeypatch: pytest.MonkeyPatch, each: float, amount: int, seconds: float, times: int, rate: float
) -> None:
    clock = Clock(monkeypatch)
    assert benching.rate(lambda: clock.work(each), amount, seconds) == rate
    assert clock.worked == times


def test_no_time_at_all_is_no_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    assert benching.rate(lambda: clock.work(0), 10, 0) == 0
    assert clock.worked == 1


def test_the_figures_are_those_of_the_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    decide, replay = benching.decide_all, benching.replay_all
    monkeypatch.setattr(benching, "decide_all", lambda matches: (decide(matches), clock.work(0.5)))
    monkeypatch.setattr(benching, "replay_all", lambda matches: (replay(matches), clock.work(0.125)))
    figures = benching.measure_kernel(1.0, 3, 5)
    matches = [benching.record(seed) for seed in (5, 6, 7)]
    decisions, events = sum(len(each.moves) for each in matches), sum(each.events for each in matches)
    assert decisions > 20
    assert figures["decisions_per_s"] == decisions * 2
    assert figures["replay_events_per_s"] == events * 8
    assert figures["replay_per_decision"] == round(events * 8 / (decisions * 2), 2)
    assert figures["decisions_per_match"] == round(decisions / 3, 1)
    assert clock.worked == 2 + 8


@pytest.mark.parametrize(
    ("connections", "sentence"),
    [("40", "--connections must be 400 or more, not 40: what fewer take"), ("402", "a multiple of 4, not 402")],
)
def test_too_few_connections_are_refused_in_a_sentence(connections: str, sentence: str) -> None:
    command = [sys.executable, "-m", "benchmarks", "memory", "--connections", connections]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
