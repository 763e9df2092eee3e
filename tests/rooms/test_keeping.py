"""Rooms leave the memory, expire, are erased, and close with the house (R30)."""

from __future__ import annotations

import asyncio

import pytest
from tests.rooms.harness import FaultyLog, make_world, run, settle

from hitparade.rooms import RoomError, Timing, codes
from hitparade.wire import acts
from hitparade.wire.http import ComeIn, OpenTable
from hitparade.wire.incoming import Move


def test_a_quiet_room_leaves_the_memory_and_comes_back() -> None:
    async def story() -> None:
        world = make_world()
        ana, ben = await world.pair()
        await world.time.pass_(1_000)
        assert world.house.stats()["rooms"] == 1
        for person in (ana, ben):
            person.live.detach()
        await world.time.pass_(500)
        assert world.house.stats()["rooms"] == 1
        await world.time.pass_(200)
        assert world.house.stats()["rooms"] == 0
        assert (await ana.join()).sent[0]["room"]["phase"] == "match"
        assert world.house.stats()["rooms"] == 1

    run(story())


def test_a_room_whose_clock_runs_stays_until_its_match_is_over() -> None:
    async def story() -> None:
        world = make_world()
        ana = await world.open(options={"throw_clock": 60})
        ben = await world.come(ana)
        await ana.act(acts.Start())
        for person in (ana, ben):
            person.live.detach()
        await world.time.pass_(700)
        assert world.house.stats() == {"rooms": 1, "connections": 0, "matches": 1, "records": 25}

    run(story())


def test_rooms_expire_when_nothing_happens_for_long() -> None:
    async def story() -> None:
        world = make_world(timing=Timing(sweep_ms=3_600_000))
        ana, ben = await world.open(), await world.open()
        for person in (ana, ben):
            world.log._written[person.seated.code] = world.time.now_ms  # type: ignore[attr-defined]
            person.live.detach()
        await world.time.pass_(29 * 86_400)
        assert len(await world.log.rooms()) == 2, "nobody was here for weeks, and the table is kept all the same"
        world.log._written[ben.seated.code] = world.time.now_ms  # type: ignore[attr-defined]
        await world.time.pass_(2 * 86_400)
        with pytest.raises(RoomError, match="unknown-room"):
            await world.house.card(ana.seated.code)
        assert [room for room, _, _ in await world.log.rooms()] == [ben.seated.code]

    run(story())


def test_the_host_erases_a_room_with_all_it_held() -> None:
    async def story() -> None:
        world = make_world()
        ana, ben = await world.pair()
        await world.house.erase(ana.seated.code, ana.seated.token)
        assert (ana.phone.closed, ben.phone.closed) == ("closed", "closed")
        assert await world.log.rooms() == []
        with pytest.raises(RoomError, match="unknown-room"):
            await ben.join()

    run(story())


def test_what_is_asked_while_a_room_is_erased_is_refused() -> None:
    async def story() -> None:
        log = FaultyLog()
        world = make_world(log)
        ana, ben = await world.pair()
        log.hold()
        throws = [asyncio.ensure_future(p.live.move(move())) for p in (ana, ben)]
        await settle()
        erasing = asyncio.ensure_future(world.house.erase(ana.seated.code, ana.seated.token))
        await settle()
        with pytest.raises(RoomError, match="unknown-room"):
            await world.house.come_in(ana.seated.code, ComeIn("Cleo", "theo"))
        log.release()
        await asyncio.gather(erasing, *throws)
        assert await world.log.rooms() == []
        outcome = await world.house.open_table(OpenTable("Ana", "mio"))
        assert codes.is_code(outcome.code)

    run(story())


def move() -> Move:
    return Move("x", {"type": "throw", "shape": "rock"})


def test_joining_a_room_that_is_erased_meanwhile_is_refused() -> None:
    async def story() -> None:
        log = FaultyLog()
        world = make_world(log)
        ana, ben = await world.pair()
        log.gate = asyncio.Event()
        joining = asyncio.ensure_future(ben.join(seen=1))
        await settle()
        await world.house.erase(ana.seated.code, ana.seated.token)
        log.gate.set()
        with pytest.raises(RoomError, match="closed"):
            await joining

    run(story())


def test_closing_lets_what_is_written_land_and_refuses_the_rest() -> None:
    async def story() -> None:
        log = FaultyLog()
        world = make_world(log)
        ana, ben = await world.pair()
        log.hold()
        moves = [asyncio.ensure_future(p.live.move(move())) for p in (ana, ben)]
        await settle()
        closing = asyncio.ensure_future(world.house.close())
        await settle()
        log.release()
        await asyncio.gather(closing, *moves)
        assert (ana.phone.closed, ben.phone.closed) == ("restarting", "restarting")
        assert len(await log.read(ana.seated.code)) == 4
        await ana.live.move(move())
        assert len(await log.read(ana.seated.code)) == 4
        with pytest.raises(RoomError, match="closed"):
            await world.house.come_in(ana.seated.code, ComeIn("Cleo", "theo"))

    run(story())


def test_a_room_that_expires_while_it_is_read_does_not_come_back() -> None:
    async def story() -> None:
        log = FaultyLog()
        world = make_world(log)
        ana = await world.open()
        again = world.reopened()
        log.gate = asyncio.Event()
        asking = asyncio.ensure_future(again.house.card(ana.seated.code))
        await settle()
        world.time.now_ms += 40 * 86_400_000
        log._written[ana.seated.code] = 0
        expiring = asyncio.ensure_future(again.house.expire())
        await settle()
        log.gate.set()
        with pytest.raises(RoomError, match="unknown-room"):
            await asking
        await expiring
        assert again.house.stats()["rooms"] == 0
        assert await log.rooms() == []

    run(story())
