"""Memory: P8 (KB a connection, all in, rooms of four after 20 moves) and P10 (MB of an empty server process)."""

from __future__ import annotations

import subprocess
import time

from benchmarks.processes import PYTHON, ROOT, WORK, free_port, pss_kb, server
from benchmarks.rooms import hitparade

FEWEST = 400
"""The memory of a server wavers by a megabyte or two, which is no longer small beside that of fewer connections."""


def objection(connections: int) -> str | None:
    """Why so many connections can't be measured, as a sentence; None if they can."""
    if connections < FEWEST:
        why = "what fewer take is lost in the server's own ups and downs"
        return f"--connections must be {FEWEST} or more, not {connections}: {why}."
    if connections % 4:
        return f"--connections must be a multiple of 4, not {connections}: rooms are for four."
    return None


def hold(port: int, rooms: int) -> subprocess.Popen[str]:
    """Rooms of four that have played 20 moves each and then stand still."""
    load = [PYTHON, "-m", "benchmarks.load", "hitparade", "--port", str(port), "--rooms", str(rooms), "--hold", "20"]
    process = subprocess.Popen(
        ["taskset", "-c", "1", *load], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    if not process.stdout.readline().startswith("READY"):
        raise RuntimeError("the rooms could not be filled")
    return process


def release(process: subprocess.Popen[str]) -> None:
    """Lets the members go."""
    assert process.stdin is not None
    process.stdin.close()
    process.wait(20)


def report(connections: int) -> list[str]:
    """The figures as lines."""
    port = free_port()
    (WORK / "rooms").mkdir(parents=True, exist_ok=True)
    with server(hitparade("full")(port), port) as pid:
        time.sleep(1)
        fresh_kb = pss_kb(pid)
        release(hold(port, 2))  # loads what is imported late, which is no cost of a connection
        time.sleep(1)
        empty_kb = pss_kb(pid)
        holding = hold(port, connections // 4)
        time.sleep(1.5)
        full_kb = pss_kb(pid)
        release(holding)
    return [
        f"P8 KB a connection in rooms of four after 20 moves: {(full_kb - empty_kb) / connections:.1f} (must 44)",
        f"P10 MB of an empty server process: {fresh_kb / 1024:.1f} (must 74)",
    ]
