"""The house: codes, reading rooms back, letting them go, and what can be taken away."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs
from tests.rooms.harness import FaultyLog, Person, World, make_world, run, settle

from hitparade.rooms import House, RoomError, Timing, codes
from hitparade.rooms.evolving import evolve
from hitparade.rooms.loading import load
from hitparade.rooms.record import decode
from hitparade.rooms.replays import replay
from hitparade.rooms.state import RoomState
from hitparade.storage import StorageError
from hitparade.storage.memory import MemoryLog
from hitparade.wire import acts
from hitparade.wire.http import ComeIn, OpenTable


async def match_played(world: World) -> tuple[Person, Person]:
    ana, ben = await world.pair()
    for shapes in (("rock", "paper"), ("rock", "scissors"), ("rock", "scissors")):
        await ana.throw(shapes[0])
        await ben.throw(shapes[1])
    return ana, ben


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


# ---- letting go (R30) ----


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
        await world.time.pass_(29 * 86_400)
        world.log._written[ben.seated.code] = world.time.now_ms  # type: ignore[attr-defined]
        ana.live.detach()
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


def move() -> Any:
    from hitparade.wire.incoming import Move

    return Move("x", {"type": "throw", "shape": "rock"})


def test_joining_a_room_that_is_erased_meanwhile_is_refused() -> None:
    async def story() -> None:
        class Slow(FaultyLog):
            gate: asyncio.Event | None = None

            async def read(self, room: str, after: int = 0) -> Any:
                rows = await super().read(room, after)
                if self.gate is not None:
                    await self.gate.wait()
                return rows

        log = Slow()
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


# ---- what a room leaves behind (R21) ----


def test_a_match_file_replays_and_names_its_players() -> None:
    async def story() -> None:
        world = make_world()
        ana, _ = await match_played(world)
        await ana.act(acts.Start())
        file = await world.house.match_file(ana.seated.code, 1)
        assert (file["format"], file["version"], file["names"], file["heads"]) == (
            "hitparade-match",
            1,
            ["Ana", "Ben"],
            ["mio", "theo"],
        )
        assert file["result"] == {"scores": [2, 1], "winners": [0], "reason": "wins", "stood_in": []}
        file = msgspec.json.decode(msgspec.json.encode(file))
        shown = replay(file, 0)
        assert (shown.names, shown.heads, shown.result) == (file["names"], file["heads"], file["result"])
        assert [frame.by for frame in shown.frames] == ["start"] + ["seat"] * 6
        assert [frame.view.get("own") for frame in shown.frames] == [None, "rock", None, "rock", None, "rock", None]
        assert [frame.view.get("own") for frame in replay(file, 1).frames] == [None] * 7
        assert len(shown.opened) == 6
        for number, code in ((2, "match-running"), (3, "unknown-match"), (0, "unknown-match")):
            with pytest.raises(RoomError, match=code):
                await world.house.match_file(ana.seated.code, number)

    run(story())


async def finished_file() -> dict[str, Any]:
    world = make_world()
    ana, _ = await match_played(world)
    return await world.house.match_file(ana.seated.code, 1)


def tampered(file: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {**file, **changes}


def test_files_that_people_bring_are_checked() -> None:
    file = asyncio.run(finished_file())
    log = file["log"]
    forged = [*log[:2], {**log[2], "events": [{**log[2]["events"][0], "shape": "paper"}]}, *log[3:]]
    for wrong, code in (
        ({}, "bad-file"),
        (tampered(file, format="song"), "bad-file"),
        (tampered(file, more=1), "bad-file"),
        (tampered(file, version=2), "newer-file"),
        (tampered(file, log=log[:1] * 2_001), "too-long"),
        (tampered(file, log=log[:-1], result=None), "not-over"),
        (tampered(file, result={**file["result"], "scores": [9, 1]}), "other-result"),
        (tampered(file, log=[]), "no-log"),
        (tampered(file, log=[{**log[0], "game": "chess"}, *log[1:]]), "bad-head"),
        (tampered(file, log=forged), "other-events"),
    ):
        with pytest.raises(RoomError) as refusal:
            replay(wrong, None)
        assert refusal.value.code == code
    with pytest.raises(RoomError, match="unknown-seat"):
        replay(file, 2)


def test_a_file_without_names_gets_some() -> None:
    file = asyncio.run(finished_file())
    bare = {key: value for key, value in file.items() if key not in ("names", "heads", "result")}
    assert replay(bare, None).names == ["Seat 1", "Seat 2"]
    assert replay(tampered(file, names=["x" * 99], heads=["mio", "a", "b"]), None).names == ["x" * 40, "Seat 2"]


def test_the_chart_as_csv_disarms_formulas() -> None:
    async def story() -> None:
        world = make_world()
        ana, _ = await match_played(world)
        await ana.act(acts.Rename("=1+1"))
        lines = (await world.house.standings_csv(ana.seated.code)).splitlines()
        assert lines == [
            "place,name,points,matches,wins",
            "1,'=1+1,1,1,1",
            "2,Ben,0,1,0",
            "",
            "match,game,name,score,won,reason",
            "1,rock-paper-scissors,Ana,2,1,wins",
            "1,rock-paper-scissors,Ben,1,0,wins",
        ]

    run(story())


def test_the_export_holds_the_room_and_its_matches() -> None:
    async def story() -> None:
        world = make_world()
        ana, _ = await match_played(world)
        exported = await world.house.export(ana.seated.code, ana.seated.token)
        assert exported["format"] == "hitparade-room"
        assert [member["name"] for member in exported["room"]["members"]] == ["Ana", "Ben"]
        assert exported["matches"] == [await world.house.match_file(ana.seated.code, 1)]
        msgspec.json.encode(exported)

    run(story())


def test_a_room_that_expires_while_it_is_read_does_not_come_back() -> None:
    async def story() -> None:
        class Slow(MemoryLog):
            gate = asyncio.Event()

            async def read(self, room: str, after: int = 0) -> Any:
                rows = await super().read(room, after)
                await self.gate.wait()
                return rows

        log = Slow()
        world = make_world(log)
        ana = await world.open()
        again = world.reopened()
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
