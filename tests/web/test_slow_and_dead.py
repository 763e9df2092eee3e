"""Receivers that are slow get the newest state; those that are dead are noticed in time."""

from __future__ import annotations

import socket
import time

from tests.serving import Server
from tests.web.wire import Line, address, alive, ask, run, table
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

ASKED = 4_000


def slow_resyncs(server: Server) -> float:
    page = ask(server, "GET", "/metrics")[2].decode()
    return float(
        next(line for line in page.splitlines() if line.startswith("hitparade_slow_resyncs_total ")).split()[1]
    )


def narrow_socket(server: Server) -> socket.socket:
    """A connection whose buffers hold little."""
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", server.port))
    narrow.setblocking(False)
    return narrow


def test_a_receiver_that_slept_goes_on_from_the_newest_state(server: Server) -> None:
    async def test() -> None:
        async with table(server) as (lines, seats):
            before, where, ways = slow_resyncs(server), address(server, seats[2].code), narrow_socket(server)
            async with connect(where, sock=ways, ping_interval=None, max_size=None, max_queue=1) as narrow:
                screen = Line(narrow)
                await screen.hello(seats[2])
                # Asked for far more than all buffers on the way can hold, and not reading.
                for _ in range(ASKED):
                    await screen.say({"type": "resync"})
                await lines[0].act("pause")
                last = await lines[0].act("resume")
                async with alive(*lines[:2], screen):  # it has much to read, but nobody is dead
                    while slow_resyncs(server) == before or screen.state["number"] < last["number"]:
                        await screen.hear("welcome", "news")
                assert len(screen.heard) < ASKED
                numbers = [message["number"] for message in screen.heard if "number" in message]
                assert numbers == sorted(numbers)
                news = await lines[0].act("pause")
                await screen.until(news["number"])
                assert screen.state["view"]["paused"] is True

    run(test)


def test_a_silent_client_is_noticed_within_fifteen_seconds(server: Server) -> None:
    async def test() -> None:
        async with table(server) as (lines, seats):
            began = time.monotonic()
            silent = lines[1].socket
            gone: dict[str, object] = {}
            while gone.get("2") in {None, "here"}:
                gone = (await lines[0].hear("presence"))["members"]
            assert gone["2"] == "lost"
            assert 5 < time.monotonic() - began < 15
            try:
                while True:
                    await silent.recv()
            except ConnectionClosed:
                pass
            assert seats[1].member == 2

    run(test)
