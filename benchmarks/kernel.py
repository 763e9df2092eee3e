"""The rules alone: P14 (decisions a second against OpenSpiel's C++ liars_dice) and P17 (replay of a stored log)."""

from __future__ import annotations

import json
import statistics
import subprocess

from benchmarks.processes import PYTHON, ROOT, WORK

SPIEL = WORK / "spiel" / "bin" / "python"


def _run(command: list[str]) -> str:
    return subprocess.run(["taskset", "-c", "1", *command], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def report(count: int, seconds: float) -> list[str]:
    """The figures as lines, medians of interleaved rounds."""
    ours: list[dict[str, float]] = []
    theirs: list[float] = []
    for _ in range(count):
        ours.append(json.loads(_run([PYTHON, "-m", "hitparade", "bench", "kernel", "--json"])))
        theirs.append(float(_run([str(SPIEL), "benchmarks/peers/liars_dice.py", str(seconds)])))
    decisions = statistics.median(row["decisions_per_s"] for row in ours)
    replayed = statistics.median(row["replay_events_per_s"] for row in ours)
    spiel = statistics.median(theirs)
    return [
        f"Hits & Outs {decisions:,.0f} decisions/s, replay {replayed:,.0f} events/s; liars_dice {spiel:,.0f}/s",
        f"P14 decisions against liars_dice: {decisions / spiel:.2f} (must 0.7)",
        f"P17 replay against decisions: {replayed / decisions:.2f} (must 2)",
    ]
