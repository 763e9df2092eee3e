"""Races: something else happens at every point where the room or its log waits."""

from __future__ import annotations

import asyncio

from tests.rooms.harness import FaultyLog, Person, make_world, run, settle

from hitparade.rooms import RoomError
from hitparade.wire import acts
from hitparade.wire.http import ComeIn


def test_two_moves_at_once_are_decided_one_after_the_other() -> None:
    async def story() -> None:
        log = FaultyLog()
        world = make_world(log)
        ana, ben = await world.pair()
        log.hold()
        moves = [asyncio.ensure_future(p.throw(s)) for p, s in ((ana, "rock"), (ben, "paper"), (ana, "paper"))]
        await settle()
        assert len(log.held or []) == 1
        log.release()
        await asyncio.gather(*moves)
        assert [news["number"] for news in ben.phone.news][-3:] == [4, 5, 6]
        assert ben.phone.news[-2]["events"][-1] == {"type": "shown", "shapes": ["rock", "paper"], "winner": 1}
        assert world.room(ana).state.number == 6

    run(story())


def test_the_same_message_twice_at_once_is_applied_once() -> None:
    async def story() -> None:
        log = FaultyLog()
        world = make_world(log)
        ana, _ = await world.pair()
        log.hold()
        moves = [asyncio.ensure_future(ana.throw("rock", "x")) for _ in range(3)]
        await settle()
        log.release()
        await asyncio.gather(*moves)
        assert [message["type"] for message in ana.phone.sent[-3:]] == ["news", "done", "done"]

    run(story())


def test_joining_while_something_is_written_misses_nothing() -> None:
    async def story() -> None:
        log = FaultyLog()
        world = make_world(log)
        ana, ben = await world.pair()
        log.hold()
        move = asyncio.ensure_future(ana.throw("rock"))
        await settle()
        await ben.join(seen=3)
        assert ben.phone.sent[0]["number"] == 3
        log.release()
        await move
        assert [news["number"] for news in ben.phone.news] == [4]

    run(story())


def test_news_that_comes_while_reading_the_missed_is_told_once() -> None:
    async def story() -> None:
        log = FaultyLog()
        world = make_world(log)
        ana, ben = await world.pair()
        await ana.throw("rock")
        log.gate = asyncio.Event()
        joining = asyncio.ensure_future(ben.join(seen=3))
        await settle()
        await ana.act(acts.Lock(True))
        log.gate.set()
        phone = await joining
        assert phone.sent[0]["number"] == 5
        assert [news["number"] for news in phone.sent[0]["missed"]] == [4, 5]
        assert phone.news == []

    run(story())


def test_the_last_leaves_while_another_comes_in() -> None:
    async def story() -> None:
        log = FaultyLog()
        world = make_world(log)
        ana = await world.open()
        log.hold()
        leaving = asyncio.ensure_future(ana.act(acts.Leave()))
        coming = asyncio.ensure_future(world.house.come_in(ana.seated.code, ComeIn("Ben", "theo")))
        await settle()
        log.release()
        seated = await coming
        await leaving
        ben = Person(world.house, seated)
        phone = await ben.join()
        assert phone.sent[0]["room"]["host"] == ben.id
        assert [m["name"] for m in phone.sent[0]["room"]["members"]] == ["Ben"]

    run(story())


def test_two_newcomers_with_one_name() -> None:
    async def story() -> None:
        world = make_world()
        ana = await world.open()
        wishes = [ComeIn("Ben", "theo"), ComeIn("BEN", "theo")]
        outcomes = await asyncio.gather(
            *(world.house.come_in(ana.seated.code, wish) for wish in wishes), return_exceptions=True
        )
        assert [isinstance(outcome, RoomError) for outcome in outcomes] == [False, True]

    run(story())


def test_detaching_in_the_middle_of_everything_changes_nothing_that_is_written() -> None:
    async def story() -> None:
        log = FaultyLog()
        world = make_world(log)
        ana, ben = await world.pair()
        log.hold()
        moves = [asyncio.ensure_future(p.throw("rock")) for p in (ana, ben)]
        await settle()
        ana.live.detach()
        ben.live.detach()
        ben.live.detach()
        log.release()
        await asyncio.gather(*moves)
        assert world.room(ana).state.number == 5
        assert world.house.stats()["connections"] == 0

    run(story())
