"""Starting, watching and ending the servers under test. Only processes started here are ever ended."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent
WORK = ROOT / ".tools" / "peers"
PYTHON = sys.executable
TICK = os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    """A port of loopback that is free now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def tree(pid: int) -> list[int]:
    """The process and all its descendants."""
    found = [pid]
    for parent in found:
        for tasks in Path(f"/proc/{parent}/task").glob("*/children"):
            found += [int(child) for child in tasks.read_text().split()]
    return found


def cpu_seconds(pids: list[int]) -> float:
    """User and system time of the processes so far."""
    total = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total / TICK


def pss_kb(pid: int) -> int:
    """Proportional set size of a process tree, KB."""
    return sum(
        int(line.split()[1])
        for each in tree(pid)
        for line in Path(f"/proc/{each}/smaps_rollup").read_text().splitlines()
        if line.startswith("Pss:")
    )


@contextmanager
def server(command: list[str], port: int, core: int = 0, **env: str) -> Iterator[int]:
    """Runs a server on one core until the block ends; gives its process id once the port answers."""
    log = WORK / "server.log"
    WORK.mkdir(parents=True, exist_ok=True)
    with log.open("w") as out:
        process = subprocess.Popen(
            ["taskset", "-c", str(core), *command], cwd=ROOT, env={**os.environ, **env}, stdout=out, stderr=out
        )
        try:
            _wait_for(port, process, log)
            yield process.pid
        finally:
            _end(process)


def _wait_for(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    until_s = time.monotonic() + 30
    while time.monotonic() < until_s:
        if process.poll() is not None:
            break
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.1)
        else:
            time.sleep(0.3)
            return
    raise RuntimeError(f"the server did not start: {log.read_text()[-600:]}")


def _end(process: subprocess.Popen[bytes]) -> None:
    for end in (signal.SIGTERM, signal.SIGKILL):
        for pid in reversed(tree(process.pid)):
            try:
                os.kill(pid, end)
            except ProcessLookupError:
                continue
        try:
            process.wait(4)
        except subprocess.TimeoutExpired:
            continue
        return
