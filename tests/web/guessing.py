"""People at a table of Hit or Miss who talk to a real server through the Python client."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from tests.serving import Server

from hitparade.client import Player, Refused, come_in, connect, open_table
from hitparade.wire.acts import Start
from hitparade.wire.http import Seated

NAME = "hit-or-miss"
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
HEADS = ("mio", "theo", "kwame", "amina", "otto")


class Table:
    """The players of one match. ``order`` are the seats from the first Leader to the left."""

    def __init__(self, url: str, seats: list[Seated], players: list[Player]) -> None:
        self.url, self.seats, self.players = url, seats, players

    @property
    def view(self) -> dict[str, Any]:
        """What the first player sees."""
        assert self.players[0].view is not None
        return self.players[0].view

    @property
    def phase(self) -> str:
        return self.view["phase"]

    def seat(self, place: int) -> int:
        """The seat at a place in the order of this round: 0 is the Leader."""
        return self.view["players"][place]

    def player(self, seat: int | None) -> Player:
        return next(player for player in self.players if player.seat == seat)

    async def heard(self, number: int) -> None:
        """Everybody has heard of a record."""
        for player in self.players:
            await player.until(lambda it: (it.number or 0) >= number)

    async def do(self, seat: int | None, kind: str, /, **fields: Any) -> None:
        """A move, heard by all."""
        await self.heard(await self.player(seat).play({"type": kind, **fields}))

    async def refusal(self, seat: int, kind: str, /, **fields: Any) -> str:
        """The code with which a move is refused."""
        try:
            await self.player(seat).play({"type": kind, **fields})
        except Refused as refused:
            return refused.code
        raise AssertionError(f"{kind} was not refused")

    async def write(self, *lists: Iterable[str]) -> None:
        """All write, by place, and put the pencil down."""
        writers = [self.seat(place) for place in range(len(lists))]
        for seat, items in zip(writers, lists, strict=True):
            for item in items:
                await self.do(seat, "write", item=item)
        for seat in writers:
            await self.do(seat, "done")

    async def read(self, seat: int, called: str, item: str) -> None:
        """Whoever's turn it is rolls the jester, announces and reads."""
        assert (self.phase, self.view["turn"]) == ("roll", seat)
        await self.do(seat, "roll")
        assert self.phase == "announce", "there are jesters only"
        await self.do(seat, "announce", **{"as": called})
        await self.do(seat, "circle", item=item)

    async def answers(self) -> None:
        """All who have laid no card lay the one that is proposed to them."""
        for player in list(self.players):
            if player.view and any(move["type"] == "answer" for move in player.legal):
                proposal = player.view["proposal"]
                item = {"item": proposal["item"]} if proposal["card"] == "hit" else {}
                await self.do(player.seat, "answer", card=proposal["card"], **item)

    async def look(self) -> None:
        """All have seen enough."""
        for player in list(self.players):
            if any(move["type"] == "ready" for move in player.legal) and player.seat is not None:
                await self.do(player.seat, "ready")

    async def vote(self, accept: Iterable[int], reject: Iterable[int]) -> None:
        """These seats vote so, all others not at all."""
        votes = dict.fromkeys(accept, True) | dict.fromkeys(reject, False)
        for player in list(self.players):
            if self.phase != "vote" or player.seat is None or player.seat not in self.view["players"]:
                continue
            if player.seat in votes:
                await self.do(player.seat, "vote", accept=votes[player.seat])
            else:
                await self.do(player.seat, "ready")

    async def play_on(self) -> None:
        """Everybody does the first thing that may be done, until the match is over."""
        while self.phase != "over":
            mover = next((player for player in self.players if usual(player.legal)), None)
            if mover is None:
                number = self.players[0].number or 0
                await self.players[0].until(lambda it: (it.number or 0) > number)  # noqa: B023  waited for here
                await self.heard(self.players[0].number or 0)
                continue
            try:
                await self.heard(await mover.play(usual(mover.legal)[0]))
            except Refused:  # the stand-in or a clock was first
                await asyncio.sleep(0.01)


def usual(legal: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Moves without an open field that lead on."""
    on = ("start_timer", "done", "roll", "announce", "circle", "answer", "ready")
    return [move for move in legal if move["type"] in on]


@asynccontextmanager
async def table(server: Server, people: int, **options: Any) -> AsyncIterator[Table]:
    """So many at a table where a match has begun."""
    host = await open_table(server.url, NAMES[0], HEADS[0], game=NAME, options=options)
    seats = [host]
    for name, head in list(zip(NAMES, HEADS, strict=True))[1:people]:
        seats.append(await come_in(server.url, host.code, name, head))
    async with AsyncExitStack() as stack:
        players = [await stack.enter_async_context(connect(server.url, seat)) for seat in seats]
        number = await players[0].act(Start())
        playing = Table(server.url, seats, players)
        await playing.heard(number)
        yield playing
