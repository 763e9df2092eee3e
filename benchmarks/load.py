"""The load generator, a process of its own: plays rooms, counts moves, and prints one line of JSON.

Closed loop (``--rate 0``): every room always has one move under way. Open loop: so many moves a second in all; latency
counts from the scheduled instant (no coordinated omission) to the last member's frame. Stops by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
import time
from collections import deque

from benchmarks.dialects import DIALECTS, Dialect, Room
from benchmarks.processes import cpu_seconds
from benchmarks.sockets import Socket


class Load:
    """The state of one run."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self.arguments = arguments
        self.dialect: Dialect = DIALECTS[arguments.dialect](arguments.port, self.heard)
        self.rooms = [Room(index, arguments.size) for index in range(arguments.rooms)]
        self.idle: deque[Room] = deque()
        self.latencies: list[float] = []
        self.moves = 0
        self.running = False
        self.measuring = False

    async def join(self) -> None:
        for room in self.rooms:
            await self.dialect.join(room, self.arguments.size)
        await asyncio.sleep(0.5)

    def move(self, room: Room, due_s: float) -> None:
        room.target = max(room.reached) + 1
        room.due_s = due_s
        self.dialect.make_move(room)

    def heard(self, room: Room) -> None:
        if not self.running or not room.target or min(room.reached) < room.target:
            return
        room.target = 0
        if self.measuring:
            self.moves += 1
            self.latencies.append(time.monotonic() - room.due_s)
        if self.arguments.rate:
            self.idle.append(room)
        else:
            self.move(room, time.monotonic())

    async def pace(self, until_s: float) -> None:
        """Open loop: a move at every scheduled instant for which a room is idle.

        It looks at the clock without rest, on a core of its own: timers ring by whole milliseconds, and so late a start
        would count as the server's latency.
        """
        due_s, gap_s = time.monotonic(), 1 / self.arguments.rate
        while (now_s := time.monotonic()) < until_s:
            while due_s <= now_s and self.idle:
                self.move(self.idle.popleft(), due_s)
                due_s += gap_s
            await asyncio.sleep(0)

    async def run(self) -> dict[str, float]:
        await self.join()
        self.running = True
        start_s = time.monotonic()
        end_s = start_s + self.arguments.warm + self.arguments.seconds
        for room in self.rooms:
            self.idle.append(room) if self.arguments.rate else self.move(room, start_s)
        pacing = asyncio.create_task(self.pace(end_s)) if self.arguments.rate else None
        await asyncio.sleep(self.arguments.warm)
        pids = [int(pid) for pid in self.arguments.pids.split(",") if pid]
        cpu_s, wall_s, self.measuring = cpu_seconds(pids), time.monotonic(), True
        Socket.heard_bytes = 0
        await asyncio.sleep(self.arguments.seconds)
        self.measuring, self.running = False, False
        cpu_s, wall_s = cpu_seconds(pids) - cpu_s, time.monotonic() - wall_s
        if pacing:
            await pacing
        return self.report(cpu_s, wall_s)

    def report(self, cpu_s: float, wall_s: float) -> dict[str, float]:
        cuts = statistics.quantiles(self.latencies, n=100) if len(self.latencies) > 1 else [0.0] * 99
        return {
            "moves_s": self.moves / wall_s,
            "moves_per_cpu_s": self.moves / cpu_s if cpu_s else 0.0,
            "p50_ms": cuts[49] * 1000,
            "p99_ms": cuts[98] * 1000,
            "server_cpu": cpu_s / wall_s,
            "frame_bytes": Socket.heard_bytes / (self.moves * self.arguments.size) if self.moves else 0.0,
        }


async def hold(load: Load, moves: int) -> None:
    """Joins, plays ``moves`` in every room, prints READY and waits for the end of the input (memory runs)."""
    await load.join()
    for _ in range(moves):
        for room in load.rooms:
            load.move(room, 0)
        while any(min(room.reached) < room.target for room in load.rooms):  # noqa: ASYNC110 - nothing is timed here
            await asyncio.sleep(0.01)
    print("READY", flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("dialect", choices=sorted(DIALECTS))
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--rooms", type=int, default=100)
    parser.add_argument("--size", type=int, default=4)
    parser.add_argument("--rate", type=float, default=0)
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--warm", type=float, default=1.5)
    parser.add_argument("--pids", default="")
    parser.add_argument("--hold", type=int, default=0)
    arguments = parser.parse_args()

    async def run() -> None:
        load = Load(arguments)
        if arguments.hold:
            await hold(load, arguments.hold)
        else:
            print(json.dumps(await load.run()))

    import uvloop

    uvloop.run(run())


if __name__ == "__main__":
    main()
