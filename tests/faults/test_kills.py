"""``kill -9`` at random moments of a match: all are back within 2 s, nothing confirmed is lost or done twice."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any

from tests.serving import Server
from websockets.asyncio.client import ClientConnection

from hitparade.client import Player, come_in, connect, open_table
from hitparade.wire import outgoing
from hitparade.wire.acts import Start
from hitparade.wire.http import Seated

KILLS = 100 if os.environ.get("HITPARADE_FULL") else 10
BACK_S = 2.0
GIVE_UP_S = 120


class Reloaded(Player):
    """Comes back as a page that is loaded anew: without the last number seen, so nothing missed tells it what was done.

    While it ``is_leaving`` it no longer hears of its own messages; ``unheard`` has the number of the news by their ids.
    """

    def __init__(self, url: str, seated: Seated) -> None:
        self.is_leaving = False
        self.unheard: dict[str, int] = {}
        super().__init__(url, seated)

    async def _talk(self, socket: ClientConnection) -> None:
        self.is_leaving, self.number = False, None
        await super()._talk(socket)

    async def _hear(self, socket: ClientConnection, message: outgoing.AnyOutgoing) -> None:
        cause = message.cause if isinstance(message, outgoing.News) else None
        if self.is_leaving and isinstance(message, outgoing.News) and cause and cause.member == self.member:
            self.unheard[cause.id] = message.number
        else:
            await super()._hear(socket, message)

    async def leave_unheard(self) -> None:
        """Waits until a message of its own is done, and it does not know."""
        before, self.is_leaving = len(self.unheard), True
        await self.until(lambda _: len(self.unheard) > before)


@dataclass
class Confirmed:
    """What a client was told: its message stands in record ``number``."""

    member: int
    id: str
    number: int
    move: dict[str, Any] | None


@dataclass
class Evening:
    """Two players and a screen who play match after match, whatever happens to the server."""

    players: list[Player]
    confirmed: list[Confirmed] = field(default_factory=list)
    _ids: Any = field(default_factory=count)

    async def go_on(self) -> None:
        """Plays until it is cancelled."""
        chance = Random(2)
        while True:
            await self._play_one(chance)

    async def _play_one(self, chance: Random) -> None:
        mover, moves = self._mover()
        message_id = f"m{next(self._ids)}"
        if mover is None:
            host = self.players[0]
            number = await host.act(Start(), message_id=message_id)
            self.confirmed.append(Confirmed(host.member, message_id, number, None))
        else:
            move = chance.choice(moves)
            number = await mover.play(move, message_id=message_id)
            self.confirmed.append(Confirmed(mover.member, message_id, number, move))
        for player in self.players:
            await player.until(lambda it: (it.number or 0) >= number)
        await asyncio.sleep(chance.uniform(0, 0.01))

    def _mover(self) -> tuple[Player | None, list[dict[str, Any]]]:
        for player in self.players:
            if moves := [move for move in player.legal if move["type"] != "give_up"]:
                return player, moves
        return None, []


async def sit_down(server: Server) -> Evening:
    host = await open_table(server.url, "Ann", "mio", game="hits-and-outs")
    others = [await come_in(server.url, host.code, "Ben", "theo"), await come_in(server.url, host.code, role="screen")]
    players = [connect(server.url, host), Reloaded(server.url, others[0]), connect(server.url, others[1])]
    await asyncio.gather(*(player.until(lambda it: it.room is not None) for player in players))
    return Evening(players)


async def kill_and_wait(server: Server, evening: Evening, kills: int) -> float:
    """One kill, and how long after the server was up the last of them was back."""
    server.kill()
    await asyncio.to_thread(server.start)
    up = time.monotonic()
    for player in evening.players:
        await player.until(lambda it: it.connections > kills)
    return time.monotonic() - up


def rows(server: Server) -> dict[int, dict[str, Any]]:
    """The only room's log as it lies on the disk."""
    with sqlite3.connect(server.database) as database:
        found = database.execute("SELECT sequence, body FROM record ORDER BY sequence").fetchall()
    database.close()
    return {number: json.loads(body) for number, body in found}


def check_log(log: dict[int, dict[str, Any]], confirmed: list[Confirmed]) -> None:
    assert list(log) == list(range(1, len(log) + 1))
    for each in confirmed:
        record = log[each.number]
        assert (record["member"], record["id"]) == (each.member, each.id)
        assert each.move is None or record["entry"]["move"] == each.move
    applied = Counter((record["member"], record["id"]) for record in log.values() if record.get("id"))
    assert set(applied.values()) == {1}
    assert len({each.number for each in confirmed}) == len(confirmed)


async def heard(player: Player) -> list[int]:
    return [news.number async for news in player if isinstance(news, outgoing.News)]


def test_nothing_confirmed_is_lost_and_nothing_is_done_twice(new_server: Server) -> None:
    async def test() -> None:
        chance = Random()
        server = new_server
        server.settings["limits"] = "0"
        evening = await sit_down(server.start())
        _, reloaded, _ = evening.players
        assert isinstance(reloaded, Reloaded)
        playing = asyncio.create_task(evening.go_on())
        for kills in range(1, KILLS + 1):
            before = len(evening.confirmed)
            await asyncio.sleep(chance.uniform(0.05, 0.5))
            async with asyncio.timeout(GIVE_UP_S):
                if kills % 2:
                    await reloaded.leave_unheard()
                took = await kill_and_wait(server, evening, kills)
                assert took < BACK_S, f"kill {kills}: back after {took:.2f} s"
                while len(evening.confirmed) < before + 3:
                    assert not playing.done(), playing.exception()
                    await asyncio.sleep(0.01)
        playing.cancel()
        await asyncio.wait([playing])
        for player in evening.players:
            await player.close()
        server.stop()
        log = rows(server)
        check_log(log, evening.confirmed)
        assert len(evening.confirmed) >= KILLS * 3
        told = {each.id: each.number for each in evening.confirmed}
        assert len(reloaded.unheard) == (KILLS + 1) // 2
        assert reloaded.unheard == {message_id: told[message_id] for message_id in reloaded.unheard}
        for player in evening.players:
            numbers = await heard(player)
            if player is reloaded:
                assert numbers == sorted(set(numbers))
            else:
                assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
            assert numbers[-1] <= max(log)

    asyncio.run(test())
