"""Runs every measurement and prints the figures: `script/benchmark`, or `script/benchmark kernel memory rooms`."""

from __future__ import annotations

import argparse
import os
import platform

from benchmarks import kernel, memory, rooms

PARTS = ("kernel", "memory", "rooms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "parts",
        nargs="*",
        default=[],
        choices=[[], *PARTS],
        metavar="PART",
        help=f"out of {', '.join(PARTS)}; all if none",
    )
    parser.add_argument("--rounds", type=int, default=5, help="interleaved rounds; figures are their medians")
    parser.add_argument("--seconds", type=float, default=3, help="length of each measurement")
    parser.add_argument("--connections", type=int, default=1000, help="connections of the memory figure")
    chosen = parser.parse_args()
    if "memory" in (chosen.parts or PARTS) and (objection := memory.objection(chosen.connections)):
        parser.error(objection)
    print(f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, {platform.python_version()}\n")
    parts = {
        "kernel": lambda: kernel.report(chosen.rounds, chosen.seconds),
        "memory": lambda: memory.report(chosen.connections),
        "rooms": lambda: rooms.report(chosen.rounds, chosen.seconds),
    }
    for part in chosen.parts or PARTS:
        print("\n".join(parts[part]()), end="\n\n", flush=True)


if __name__ == "__main__":
    main()
