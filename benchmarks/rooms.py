"""Rooms of four under load: P1 (boardgame.io in memory), P4 (bare fan-out), P5 (no storage), P6 (latency at 500/s).

Servers run on core 0, the load generator on core 1, every round goes over all servers; figures are ratios of medians.
"""

from __future__ import annotations

import json
import shutil
import statistics
import subprocess
from collections.abc import Callable

from benchmarks.disk import floor_ms
from benchmarks.processes import PYTHON, ROOT, WORK, free_port, server, tree

DATABASE = WORK / "rooms"


def hitparade(log: str) -> Callable[[int], list[str]]:
    """hitparade as people run it, its limits raised so that one address can play a hundred rooms at full speed."""
    return lambda port: [PYTHON, "-m", "benchmarks.serving", str(port), log, str(DATABASE / f"{port}.db")]


SERVERS: dict[str, tuple[str, Callable[[int], list[str]]]] = {
    "hitparade, FULL": ("hitparade", hitparade("full")),
    "hitparade, no storage": ("hitparade", hitparade("none")),
    "bare fan-out": ("bare", lambda port: [PYTHON, "benchmarks/peers/bare.py", str(port)]),
    "boardgame.io, memory": (
        "boardgame",
        lambda port: ["node", "benchmarks/peers/boardgame_server.cjs", str(port), str(WORK)],
    ),
}


def measure(name: str, rate: float, seconds: float) -> dict[str, float]:
    """One fresh server under one load."""
    dialect, command = SERVERS[name]
    port = free_port()
    shutil.rmtree(DATABASE, ignore_errors=True)
    DATABASE.mkdir(parents=True)
    with server(command(port), port, NODE_ENV="production") as pid:
        pids = ",".join(map(str, tree(pid)))
        load = ["taskset", "-c", "1", PYTHON, "-m", "benchmarks.load", dialect, "--port", str(port)]
        load += ["--rate", str(rate), "--seconds", str(seconds), "--pids", pids]
        done = subprocess.run(load, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    if done.returncode or "moves_s" not in done.stdout:
        raise RuntimeError(f"{name}: {done.stderr[-500:]}")
    return json.loads(done.stdout)


def rounds(count: int, rate: float, seconds: float) -> dict[str, dict[str, float]]:
    """Medians over interleaved rounds, by server and figure."""
    got: dict[str, list[dict[str, float]]] = {name: [] for name in SERVERS}
    for _ in range(count):
        for name, rows in got.items():
            rows.append(measure(name, rate, seconds))
    return {name: {key: statistics.median(row[key] for row in rows) for key in rows[0]} for name, rows in got.items()}


def report(count: int, seconds: float) -> list[str]:
    """The figures as lines of a table."""
    full, steady = rounds(count, 0, seconds), rounds(count, 500, seconds)
    lines = [
        "| server | moves/CPU-s | moves/s | bytes a frame | p50 ms at 500/s | p99 ms at 500/s |",
        "|---|---|---|---|---|---|",
    ]
    for name in SERVERS:
        top, calm = full[name], steady[name]
        rates = f"{top['moves_per_cpu_s']:,.0f} | {top['moves_s']:,.0f} | {top['frame_bytes']:,.0f}"
        lines.append(f"| {name} | {rates} | {calm['p50_ms']:.2f} | {calm['p99_ms']:.2f} |")
    rate = {name: row["moves_per_cpu_s"] for name, row in full.items()}
    ours = rate["hitparade, FULL"]
    calm, peer = steady["hitparade, FULL"], steady["boardgame.io, memory"]
    DATABASE.mkdir(parents=True, exist_ok=True)
    return [
        *lines,
        "",
        f"P1 against boardgame.io in memory: {ours / rate['boardgame.io, memory']:.2f} (must 3)",
        f"P4 against the bare fan-out: {ours / rate['bare fan-out']:.2f} (must 0.55)",
        f"P5 FULL against no storage: {ours / rate['hitparade, no storage']:.2f} (must 0.80)",
        f"The disk alone: {floor_ms(DATABASE):.2f} ms for a write that lasts, which only the first of these waits for",
        f"P6 p50 latency against boardgame.io: {calm['p50_ms'] / peer['p50_ms']:.2f} (must 0.6)",
        f"P6 p99 latency against boardgame.io: {calm['p99_ms'] / peer['p99_ms']:.2f} (must 0.5)",
    ]
