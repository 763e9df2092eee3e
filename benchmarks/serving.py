"""hitparade as people run it, but without rate limits, and if wanted without a disk.

usage: python -m benchmarks.serving PORT full|none DATABASE
"""

from __future__ import annotations

import sys

from hitparade.storage.memory import MemoryLog
from hitparade.web.serve import run
from hitparade.web.settings import Settings

if __name__ == "__main__":
    port, log, database = sys.argv[1:]
    settings = Settings(host="127.0.0.1", port=int(port), database=database, limits=0, log_level="error")
    run(settings, MemoryLog() if log == "none" else None)
