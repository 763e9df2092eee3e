"""The house: codes, reading rooms back, letting them go, and what can be taken away."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from structlog.testing import capture_logs
from tests.rooms.harness import FaultyLog, make_world, match_played, run

from hitparade.rooms import House, RoomError, codes
from hitparade.rooms.evolving import evolve
from hitparade.rooms.loading import load
from hitparade.rooms.record import decode
from hitparade.rooms.state import RoomState
from hitparade.storage import StorageError
from hitparade.storage.memory import MemoryLog
from hitparade.wire import acts
from hitparade.wire.http import ComeIn, OpenTable


def test_a_house_is_made_with_a_log_alone() -> None:
    async def story() -> None:
        log = MemoryLog()
        house = House(log)
        seated = await house.open_table(OpenTable("Ana", "mio"))
        assert (await house.card(seated.code)).game == "hits-and-outs"
        assert house.stats() == {"rooms": 1, "connections": 0, "matches": 0, "records": 1}
        await house.close()

    run(story())


def test_the_card_tells_a_newcomer_what_matters() -> None:
    async def story() -> None:
        world = make_world()
        ana = await world.open()
        await world.come(ana, "", "screen")
        await ana.act(acts.Lock(True))
        card = await world.house.card(f" {ana.seated.code.lower()} ")
        assert (card.people, card.host, card.locked, card.full) == (1, "Ana", True, False)

    run(story())


def test_the_card_says_when_every_seat_is_taken() -> None:
    async def story() -> None:
        world = make_world()
        ana = await world.open()
        ben = await world.come(ana, "Ben")
        assert (await world.house.card(ana.seated.code)).full
        await ben.act(acts.Stand())
        assert not (await world.house.card(ana.seated.code)).full

    run(story())


@pytest.mark.parametrize("code", ["CFHJ", "", "x", "CFHO", "../../etc", "CFHJKLNP", "é" * 4])
def test_an_unknown_code_is_said_to_be_unknown(code: str) -> None:
    async def story() -> None:
        with pytest.raises(RoomError) as refusal:
            await make_world().house.card(code)
        assert refusal.value.code == "unknown-room"

    run(story())


def test_a_code_that_is_taken_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        world = make_world()
        drawn = iter(["CFHJ", "CFHJ", "KLNP"])
        monkeypatch.setattr(codes, "draw", lambda _: next(drawn))
        opened = [await world.open(), await world.open()]
        assert [person.seated.code for person in opened] == ["CFHJ", "KLNP"]
        monkeypatch.setattr(codes, "draw", lambda _: "CFHJ")
        with pytest.raises(RoomError, match="house-full"):
            await world.open()

    run(story())


def test_a_storage_that_fails_is_a_refusal_everywhere() -> None:
    async def story() -> None:
        class Broken(FaultyLog):
            async def read(self, room: str, after: int = 0) -> Any:
                if self.fail:
                    raise self.fail
                return await super().read(room, after)

            async def rooms(self) -> Any:
                if self.fail:
                    raise self.fail
                return await super().rooms()

            async def erase(self, room: str) -> None:
                if self.fail:
                    raise self.fail
                await super().erase(room)

        log = Broken()
        world = make_world(log)
        ana, _ = await match_played(world)
        log.fail = StorageError("storage", "Full.")
        asked = [
            world.house.open_table(OpenTable("Ana", "mio")),
            make_world(log).house.open_table(OpenTable("Ana", "mio")),
            world.house.come_in(ana.seated.code, ComeIn("Cleo", "theo")),
            world.house.match_file(ana.seated.code, 1),
            make_world(log).house.card(ana.seated.code),
            world.house.erase(ana.seated.code, ana.seated.token),
        ]
        with capture_logs() as logs:
            outcomes = await asyncio.gather(*asked, return_exceptions=True)
            await world.house.expire()
        assert [getattr(outcome, "code", outcome) for outcome in outcomes] == ["storage"] * 6
        assert {log["event"] for log in logs} == {"storage-failed", "append-failed", "expiry-failed"}

    run(story())


# ---- reading rooms back (R1, R28) ----


def test_a_room_reads_back_the_same_after_every_record() -> None:
    async def story() -> None:
        world = make_world()
        states: list[RoomState] = []
        ana = await world.open(options={"wins": 3})
        room = world.room(ana)
        states.append(room.state)
        follow, applied = room.line._follower, type(room).applied

        def remember(before: RoomState, after: RoomState, record: Any) -> None:
            states.append(after)
            applied(room, before, after, record)

        room.line._follower = Follower(remember, follow.rested)
        ben = await world.come(ana)
        gus = await world.come(ana, "Gus", "guest")
        for person, act in (
            (ana, acts.Start()),
            (ben, acts.Pause()),
            (ana, acts.Resume()),
            (ana, acts.Factor(1, 2.5)),
            (ana, acts.MakeHost(gus.id)),
            (ben, acts.Skip()),
            (ana, acts.Skip()),
        ):
            await person.act(act)
        await ben.live.seat_card()
        await ben.throw("paper")
        await ben.act(acts.Leave())
        for _ in range(20):
            await ana.throw("paper")
            await world.time.pass_(5)
        await gus.act(acts.ChooseGame("hits-and-outs"))
        assert room.state.game == "hits-and-outs"
        assert room.state.phase == "result"
        assert len(states) > 15
        state = RoomState(ana.seated.code)
        for number, body in await world.log.read(ana.seated.code):
            game = state.play.match.head.game if state.play else None
            state = evolve(state, decode(body, game))
            assert state == states[number - 1]
        assert await load(world.log, ana.seated.code) == room.state

    run(story())


class Follower:
    def __init__(self, applied: Any, rested: Any) -> None:
        self.applied = applied
        self.rested = rested


def test_those_who_ask_at_once_get_the_same_room() -> None:
    async def story() -> None:
        class Slow(MemoryLog):
            reads = 0

            async def read(self, room: str, after: int = 0) -> Any:
                self.reads += 1
                await asyncio.sleep(0.01)
                return await super().read(room, after)

        log = Slow()
        world = make_world(log)
        ana, ben = await world.pair()
        again = world.reopened()
        ana.house = ben.house = again.house
        await asyncio.gather(ana.join(), ben.join(), again.house.card(ana.seated.code))
        assert log.reads == 1
        await ana.throw("rock")
        assert ben.phone.last["number"] == 4

    run(story())


def test_one_who_gives_up_does_not_spoil_the_reading_for_others() -> None:
    async def story() -> None:
        world = make_world()
        ana, ben = await world.pair()
        again = world.reopened()
        ana.house = ben.house = again.house
        first = asyncio.ensure_future(ana.join())
        second = asyncio.ensure_future(ben.join())
        await asyncio.sleep(0)
        first.cancel()
        await second
        assert again.house.stats()["connections"] == 1

    run(story())


@pytest.mark.parametrize("body", [b"", b"{}", b'{"at_ms":1,"entry":{}}', b'{"at_ms":1,"events":[{"type":"sung"}]}'])
def test_a_log_that_is_broken_is_reported_and_refused(body: bytes) -> None:
    async def story() -> None:
        world = make_world()
        ana = await world.open()
        await world.log.append(ana.seated.code, 2, body)
        with capture_logs() as logs, pytest.raises(RoomError, match="broken-room"):
            await world.reopened().house.card(ana.seated.code)
        assert (logs[0]["event"], logs[0]["room"], logs[0]["number"]) == ("broken-room", ana.seated.code, 2)

    run(story())


def test_a_log_with_a_hole_is_refused() -> None:
    async def story() -> None:
        world = make_world()
        ana = await world.open()
        await world.log.append(ana.seated.code, 3, b'{"at_ms":1}')
        with capture_logs(), pytest.raises(RoomError, match="broken-room"):
            await world.reopened().house.card(ana.seated.code)

    run(story())


def test_a_long_evening_reads_back_with_breath() -> None:
    async def story() -> None:
        world = make_world()
        ana = await world.open()
        for count in range(1_100):
            await ana.act(acts.Lock(count % 2 == 0))
        state = await load(world.log, ana.seated.code)
        assert state == world.room(ana).state

    run(story())
