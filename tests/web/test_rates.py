"""Rates: 500 scripted joins are not felt at a table, and a group behind the same proxy gets in meanwhile."""

from __future__ import annotations

import asyncio
import time
from statistics import median
from typing import Any

from msgspec.structs import replace
from tests.serving import Server
from tests.web.wire import ask, line, run, table

from hitparade.client.http import open_table

SCRIPT = {"X_Forwarded_For": "198.51.100.66"}


def joins(server: Server, code: str, tries: int, **headers: str) -> list[int]:
    """The statuses of so many joins, one after the other."""
    path = f"/api/rooms/{code}/members"
    return [ask(server, "POST", path, {"name": f"Bot {n}", "head": "mio"}, **headers)[0] for n in range(tries)]


def test_five_hundred_scripted_joins_are_not_felt(new_server: Server) -> None:
    async def test() -> None:
        server = new_server.start()
        async with table(server) as (lines, seats):
            target = ask(server, "POST", "/api/rooms", {"name": "Victim", "head": "mio"})
            code = target[2].decode().split('"')[3]

            async def play(times: int) -> list[float]:
                took: list[float] = []
                for _ in range(times):
                    began = time.perf_counter()
                    await lines[0].act("pause")
                    await lines[0].act("resume")
                    took.append(time.perf_counter() - began)
                    await asyncio.sleep(0.15)
                return took

            calm = median(await play(10))
            script = asyncio.create_task(asyncio.to_thread(joins, server, code, 500, **SCRIPT))
            attacked = await play(10)
            friends = await asyncio.to_thread(joins, server, seats[0].code, 8, X_Forwarded_For="203.0.113.5")
            statuses = await script
            assert statuses.count(201) <= 100
            assert statuses.count(429) >= 400
            assert friends == [201] * 8
            assert median(attacked) < max(1, calm * 5)

    run(test)


def test_wrong_codes_are_counted_and_right_ones_are_not(new_server: Server) -> None:
    server = new_server.start()
    code = ask(server, "POST", "/api/rooms", {"name": "Ann", "head": "mio"})[2].decode().split('"')[3]
    right = [ask(server, "GET", f"/api/rooms/{code}")[0] for _ in range(60)]
    assert right == [200] * 60
    wrong = [ask(server, "GET", "/api/rooms/XXXX", **SCRIPT) for _ in range(40)]
    statuses = [status for status, _, _ in wrong]
    assert statuses[:15] == [404] * 15
    assert statuses[-1] == 429
    assert int(wrong[-1][1]["retry-after"]) >= 1
    assert ask(server, "GET", f"/api/rooms/{code}", **SCRIPT)[0] == 429
    assert ask(server, "GET", f"/api/rooms/{code}")[0] == 200


def test_a_right_key_opens_although_others_of_the_address_guess(new_server: Server) -> None:
    async def test() -> None:
        server = new_server.start()
        seated = await open_table(server.url, "Ann", "mio")
        for _ in range(40):
            ask(server, "GET", "/api/rooms/XXXX")
        async with line(server, seated.code) as guesser:
            assert (await guesser.hello(replace(seated, token="x")))["code"] == "slow-down"
        async with line(server, "XXXX") as guesser:
            assert (await guesser.hello(seated))["code"] == "slow-down"
        async with line(server, seated.code) as owner:
            assert (await owner.hello(seated))["type"] == "welcome"

    run(test)


def test_forged_addresses_help_nobody_who_is_no_proxy(new_server: Server) -> None:
    new_server.settings["trusted_proxies"] = "10.9.9.9"
    server = new_server.start()
    statuses: list[Any] = [
        ask(server, "GET", "/api/rooms/XXXX", X_Forwarded_For=f"198.51.100.{number}")[0] for number in range(40)
    ]
    assert statuses[-1] == 429
