"""The Python client against a real server: playing, coming back, sending again, and hearing that it is over."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from tests.serving import Server
from tests.web.wire import run

from hitparade.client import Gone, Player, Refused, claim, come_in, connect, games, open_table
from hitparade.client.http import card, request
from hitparade.wire import outgoing
from hitparade.wire.acts import Pause, Remove, Rename, Resume, Start


def moves(player: Player) -> list[dict[str, Any]]:
    return [move for move in player.legal if move["type"] != "give_up"]


async def pair(server: Server, **options: Any) -> tuple[Player, Player]:
    """Two players in a match that has begun."""
    host = await open_table(server.url, "Ann", "mio", game="hits-and-outs", options=options)
    guest = await come_in(server.url, host.code, "Ben", "theo")
    ann, ben = connect(server.url, host), connect(server.url, guest)
    await asyncio.gather(ann.__aenter__(), ben.__aenter__())
    number = await ann.act(Start())
    await ben.until(lambda player: (player.number or 0) >= number)
    return ann, ben


async def play_out(players: tuple[Player, ...], seed: int) -> None:
    chance = Random(seed)
    while players[0].room is not None and players[0].room.phase == "match":
        mover = next(player for player in players if moves(player))
        number = await mover.play(chance.choice(moves(mover)), step=(mover.view or {})["step"])
        for player in players:
            await player.until(lambda it: (it.number or 0) >= number)  # noqa: B023  waited for here


def test_two_play_a_whole_match(server: Server) -> None:
    async def test() -> None:
        ann, ben = await pair(server, innings=2)
        async with ann, ben:
            assert (ann.seat, ben.seat) == (0, 1)
            await play_out((ann, ben), 11)
            assert ann.room is not None
            assert ann.room.match is not None
            assert ann.room.match.result is not None
            assert ann.view == {**(ben.view or {})}
        numbers = [news.number async for news in ann if isinstance(news, outgoing.News)]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))

    run(test)


def test_it_comes_back_by_itself_and_sends_again(new_server: Server) -> None:
    async def test() -> None:
        server = new_server.start()
        ann, ben = await pair(server)
        async with ann, ben:
            mover = ann if moves(ann) else ben
            server.kill()
            playing = asyncio.create_task(mover.play(moves(mover)[0]))
            await asyncio.sleep(0)
            await asyncio.to_thread(server.start)
            async with asyncio.timeout(10):
                number = await playing
                for player in (ann, ben):
                    await player.until(lambda it: it.connections == 2 and (it.number or 0) >= number)

    run(test)


def test_refusals_are_raised_and_change_nothing(server: Server) -> None:
    async def test() -> None:
        ann, ben = await pair(server)
        async with ann, ben:
            waiting = ben if moves(ann) else ann
            before = (waiting.view, waiting.number)
            with pytest.raises(Refused) as refused:
                await waiting.play({"type": "lift", "corner": "first"})
            assert refused.value.code in {"not-your-turn", "wrong-phase"}
            with pytest.raises(Refused, match="not-host"):
                await ben.act(Remove(1))
            assert (waiting.view, waiting.number) == before
            await ann.act(Pause())
            await ann.act(Resume())
            await ben.act(Rename("Bea"))
            assert [member.name for member in (ben.room or pytest.fail("no room yet")).members] == ["Ann", "Bea"]

    run(test)


def test_the_old_device_hears_that_the_seat_has_moved(server: Server) -> None:
    async def test() -> None:
        ann, ben = await pair(server)
        async with ben:
            pin = (await ann.ask_seat_card()).pin
            moved = await claim(server.url, (ann.room or pytest.fail("no room yet")).code, ann.member, pin)
            with pytest.raises(Gone, match="moved"):
                await ann.until(lambda _: False)
            with pytest.raises(Gone):
                await ann.play({"type": "place", "hit": "first"})
            with pytest.raises(Gone):
                async for _ in ann:
                    pass
            async with connect(server.url, moved) as new:
                assert (new.member, new.seat) == (ann.member, 0)
        await ann.close()

    run(test)


def test_what_waits_is_told_when_it_is_over(server: Server) -> None:
    async def test() -> None:
        ann, ben = await pair(server)
        async with ann:
            await ann.act(Remove(ben.member))
            with pytest.raises(Gone, match="removed"):
                await ben.until(lambda _: False)
        await ben.close()

    run(test)


def test_http_refusals_carry_code_and_status(server: Server) -> None:
    async def test() -> None:
        with pytest.raises(Refused) as refused:
            await card(server.url, "XXXX")
        assert (refused.value.code, refused.value.status) == ("unknown-room", 404)
        with pytest.raises(Refused) as unread:
            request(server.url, "GET", "nothing")
        assert (unread.value.code, unread.value.status) == ("no-problem", 404)
        with pytest.raises(Refused) as page:
            await card(f"{server.url}/room/CFHJ", "CFHJ")
        assert (page.value.code, page.value.status) == ("bad-answer", None)
        assert "hits-and-outs" in [game["name"] for game in await games(server.url)]
        host = await open_table(server.url, "Ann", "mio")
        assert (await card(server.url, host.code)).host == "Ann"

    run(test)


def test_it_keeps_trying_while_nobody_answers(new_server: Server) -> None:
    async def test() -> None:
        server = new_server.start()
        host = await open_table(server.url, "Ann", "mio")
        server.kill()
        ann = connect(server.url, host)
        await asyncio.sleep(0.3)
        assert ann.connections == 0
        await asyncio.to_thread(server.start)
        async with asyncio.timeout(30), ann:
            assert ann.connections == 1

    run(test)
