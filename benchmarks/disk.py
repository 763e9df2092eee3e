"""What the disk itself takes to make a small write durable: the floor of every figure that stores before it tells."""

from __future__ import annotations

import os
import statistics
import time
from pathlib import Path

BYTES = 8192
"""Two pages, about what a commit of one move writes."""
PLACES = 256
CORE = 0


def floor_ms(folder: Path, writes: int = 500, gap_s: float = 0.002) -> float:
    """The median of ``fdatasync`` after an overwrite, one every 2 ms as at 500 moves a second, on the servers' core."""
    path, took, cores = folder / "floor", list[float](), os.sched_getaffinity(0)
    os.sched_setaffinity(0, {CORE})
    file = os.open(path, os.O_CREAT | os.O_RDWR)
    try:
        os.write(file, bytes(BYTES * PLACES))
        os.fsync(file)
        for number in range(writes):
            os.pwrite(file, bytes([number % 256]) * BYTES, number % PLACES * BYTES)
            began_s = time.perf_counter()
            os.fdatasync(file)
            took.append(time.perf_counter() - began_s)
            time.sleep(gap_s)
    finally:
        os.sched_setaffinity(0, cores)
        os.close(file)
        path.unlink()
    return statistics.median(took) * 1000
