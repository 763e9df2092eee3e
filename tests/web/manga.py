"""Hit Manga over the wire: a table of Python clients, and a line to the server that is as long as one likes."""

from __future__ import annotations

import asyncio
import json
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from tests.serving import Server
from tests.web.wire import ask

from hitparade import Match
from hitparade.client import Player, come_in, connect, open_table
from hitparade.wire.acts import Start
from hitparade.wire.http import Seated

GAME = "hit-manga"
View = dict[str, Any]


def view(player: Player) -> View:
    """What this player sees."""
    assert player.view is not None
    return player.view


async def sees(player: Player, is_so: Callable[[View], Any]) -> View:
    """Waits until this player's view is so."""
    await player.until(lambda it: it.view is not None and bool(is_so(it.view)))
    return view(player)


async def shortly_after(seconds: float) -> None:
    """Lets a little time go by: a player thinks."""
    await asyncio.sleep(seconds)


@dataclass
class Table:
    """Players by seat, and what is known about their table. The first one reads first."""

    server: Server
    seated: list[Seated]
    players: list[Player]

    @property
    def code(self) -> str:
        return self.seated[0].code

    @property
    def reader(self) -> Player:
        return self.players[view(self.players[0])["reader"]]

    async def drawn(self) -> tuple[Player, View]:
        """Waits until somebody holds a card: the reader, and their card."""
        first = await sees(self.players[0], lambda it: it["phase"] == "read")
        reader = self.players[first["reader"]]
        seen = await sees(reader, lambda it: it["phase"] == "read" and it["reading"])
        return reader, seen["reading"]

    async def read(self, line: str = "Boo!") -> View:
        """The reader reads, and all see it. Returns the reader's card."""
        reader, reading = await self.drawn()
        await reader.play({"type": "read", "line": line})
        for player in self.players:
            await sees(player, lambda it: it["phase"] == "grab")
        return reading

    async def play(self, taker: int | None) -> None:
        """A whole reading: this seat takes the card, or (None) nobody knows it."""
        number = len(self.pages)
        reading = await self.read()
        listeners = [player for player in self.players if player is not self.reader]
        if taker is None:
            for player in listeners:
                await player.play({"type": "no_idea"})
        else:
            await self.players[taker].play({"type": "grab", "card": reading["match"]})
        await self.over(number + 1)

    @property
    def pages(self) -> list[int]:
        """One for each reading that is over."""
        seen = view(self.players[0])
        return [1] * (sum(seen["readings"]) + sum(seen["cancellations"]))

    async def over(self, number: int) -> None:
        """Waits until so many readings are over, for everybody."""
        for player in self.players:
            await sees(player, lambda it: sum(it["readings"]) + sum(it["cancellations"]) >= number)

    async def play_all(self, takers: Iterable[int | None]) -> None:
        for taker in takers:
            await self.play(taker)

    async def ended(self) -> View:
        """Waits for the end, which all see alike. Returns the result."""
        for player in self.players:
            await player.until(lambda it: it.room is not None and it.room.phase == "result")
        results = [player.room.match.result for player in self.players if player.room and player.room.match]
        assert all(result == results[0] for result in results)
        assert results[0] is not None
        return results[0]

    async def file(self) -> View:
        """The match's file, which must replay and verify, and be small enough to be shown."""
        status, _, body = await asyncio.to_thread(ask, self.server, "GET", f"/api/rooms/{self.code}/matches/1")
        assert status == 200
        assert len(body) < 1_000_000
        file = json.loads(body)
        assert Match.replay(file["log"], check=True).result == file["result"]
        return file


@asynccontextmanager
async def table(
    server: Server, *addresses: str, seats: int = 3, hearts: Iterable[int] = (10,), **options: Any
) -> AsyncIterator[Table]:
    """People at a table where the first has drawn a card. ``addresses`` are where the first of them call the server."""
    urls = [*addresses, *[server.url] * seats][:seats]
    host = await open_table(server.url, "Ann", "mio", game=GAME, options=options)
    others = [await come_in(server.url, host.code, f"Guest {seat}", "theo") for seat in range(1, seats)]
    seated = [host, *others]
    async with AsyncExitStack() as stack:
        players = [await stack.enter_async_context(connect(url, each)) for url, each in zip(urls, seated, strict=True)]
        await players[0].act(Start())
        for player, loves in zip(players, [*hearts, *[0] * seats], strict=False):
            await sees(player, lambda it: it["phase"] == "love")
            await player.play({"type": "love", "hearts": loves})
        yield Table(server, seated, players)


@dataclass
class FarLine:
    """A way to the server on which everything takes half of ``rtt_ms`` each way, and never overtakes."""

    port: int
    rtt_ms: float
    url: str = ""
    _ends: list[StreamWriter] = field(default_factory=list)

    async def serve(self, reader: StreamReader, writer: StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self.port)
        self._ends += [writer, back]
        await asyncio.gather(self._carry(reader, back), self._carry(there, writer))

    async def _carry(self, source: StreamReader, target: StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        due: Callable[[bytes], Awaitable[None]] = _later(target, self.rtt_ms / 2000, loop)
        while data := await source.read(65_536):
            await due(data)
        loop.call_later(self.rtt_ms / 2000, target.close)

    def cut(self) -> None:
        for end in self._ends:
            end.close()


def _later(target: StreamWriter, seconds: float, loop: asyncio.AbstractEventLoop) -> Callable[[bytes], Awaitable[None]]:
    async def carry(data: bytes) -> None:
        loop.call_later(seconds, lambda: None if target.is_closing() else target.write(data))

    return carry


@asynccontextmanager
async def far_line(server: Server, rtt_ms: float) -> AsyncIterator[FarLine]:
    """A line to the server with so long a round trip."""
    far = FarLine(server.port, rtt_ms)
    listening = await asyncio.start_server(far.serve, "127.0.0.1", 0)
    far.url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    try:
        yield far
    finally:
        listening.close()
        far.cut()


@dataclass
class Race:
    """What a player did in a race: when the line was seen, and the reaction that was claimed (ms)."""

    seen_at: float
    reaction_ms: float


async def race(player: Player, card: str, seconds: float, claim: Callable[[float], float] = lambda real: real) -> Race:
    """Waits for the line, thinks for so long, and grabs."""
    await sees(player, lambda it: it["phase"] == "grab")
    seen_at = monotonic()
    await asyncio.sleep(seconds)
    reaction_ms = (monotonic() - seen_at) * 1000
    await player.play({"type": "grab", "card": card, "reaction_ms": claim(reaction_ms)})
    return Race(seen_at, reaction_ms)
