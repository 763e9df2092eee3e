"""Hit or Miss in a room: people and bots at one table, by the room's own clock."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from tests.games.hit_or_miss.table import NAME
from tests.rooms.harness import Person, World, make_world, run

from hitparade.rooms import playing
from hitparade.rooms.errors import RoomError
from hitparade.wire import acts
from hitparade.wire.http import OpenTable

BOTS = ("plain", "mainstream", "quirky", "expert")


async def opened(world: World, **options: Any) -> Person:
    """Ana, who has opened a table."""
    ana = Person(world.house, await world.house.open_table(OpenTable("Ana", "mio", NAME, options)))
    await ana.join()
    return ana


async def table(world: World, **options: Any) -> tuple[Person, Person]:
    """Ana and Ben with four bots, all writing soon."""
    ana = await opened(world, packs=["things"], rounds=1, **options)
    ben = await world.come(ana)
    for bot in BOTS:
        await ana.act(acts.AddBot(bot))
    await ana.act(acts.Start())
    return ana, ben


def view(person: Person) -> dict[str, Any]:
    return [news["view"] for news in person.phone.news if news["view"] is not None][-1]


def test_bots_write_at_human_times_and_play_the_match_to_its_end() -> None:
    async def story() -> None:
        world = make_world()
        ana, ben = await table(world)
        await world.time.pass_(10)
        assert view(ana)["phase"] == "write", "a bot has started the timer, if nobody else did"
        await world.time.pass_(46)
        wrote = [
            (news["at_ms"], news["seat"])
            for news in ana.phone.news
            for event in news["events"]
            if event["type"] == "wrote"
        ]
        for seat in range(2, 6):
            times = [at_ms for at_ms, writer in wrote if writer == seat]
            assert 1 <= len(times) <= 30
            assert all(later - at_ms >= 1_200 for at_ms, later in pairwise(times))
        assert sum(view(ana)["counts"]) == len(wrote)
        await world.time.pass_(600)
        assert world.room(ana).state.phase == "result"
        result = world.room(ana).state.play
        assert result is not None
        assert max(result.match.result.scores if result.match.result else [0]) > 0
        assert view(ben)["phase"] == "over"

    run(story())


def test_people_are_told_of_others_pencils_and_of_nothing_else() -> None:
    async def story() -> None:
        world = make_world()
        ana, ben = await table(world)
        await world.time.pass_(10)
        await ana.move({"type": "write", "item": "my secret thing"})
        await ana.move({"type": "draft", "item": "my secret draft"})
        assert b"my secret draft" in ana.phone.bytes[-1]
        assert not any(b"secret" in data for data in ben.phone.bytes)
        await ben.join()
        assert not any(b"secret" in data for data in ben.phone.bytes)
        await ana.join()
        assert any(b"my secret draft" in data for data in ana.phone.bytes), "what was half written is there again"

    run(story())


def test_the_table_goes_on_without_those_who_leave() -> None:
    async def story() -> None:
        world = make_world()
        ana, ben = await table(world)
        await world.time.pass_(10)
        await ben.act(acts.Leave())
        await world.time.pass_(700)
        assert world.room(ana).state.phase == "result"
        assert world.room(ana).state.past[-1].stood_in in ((), (1,))

    run(story())


def test_no_table_takes_the_options_that_are_for_tests() -> None:
    async def story() -> None:
        world = make_world()
        ana = await opened(world)
        for name, value in (("category", "fruit"), ("dice", ["hit"])):
            await ana.act(acts.SetOption(name, value))
            assert ana.refusal() == "unknown-option"
            try:
                await opened(world, **{name: value})
            except RoomError as error:
                assert error.code == "unknown-option"  # noqa: PT017
            else:
                raise AssertionError(f"a room took {name}")
        await ana.act(acts.SetOption("die", [1, 1, 1]))
        await ana.act(acts.SetOption("packs", ["nihongo"]))
        assert ana.phone.last["type"] == "news"

    run(story())


def test_w6_a_room_measures_lines_and_takes_what_they_explain() -> None:
    async def story() -> None:
        world = make_world()
        ana, ben = await table(world, writing_time=15)
        for trip_ms in (180.0, 200.04, 420.0):
            ana.live.measured(trip_ms)
        await world.time.pass_(9)
        due_ms = view(ana)["deadline"]
        started = world.room(ana).state.play
        assert started is not None
        await ana.move({"type": "draft", "item": "half a wo"})
        await world.time.pass_((started.started_ms + due_ms - world.time.now_ms) / 1000)
        assert view(ana)["phase"] == "write", "what is on its way from Ana is waited for"
        await world.time.pass_(0.1)
        await ana.move({"type": "write", "item": "half a word", "entered_ms": due_ms - 50})
        assert [line["item"] for line in view(ana)["list"]] == ["half a word"]
        await ben.move({"type": "write", "item": "late", "entered_ms": due_ms - 50})
        assert ben.refusal() == "time-up", "nobody has measured Ben's line"
        await world.time.pass_(0.2)
        assert view(ana)["phase"] != "write"

    run(story())


def test_a_line_is_measured_by_its_live_connection_and_counts_for_a_minute() -> None:
    async def story() -> None:
        world = make_world()
        ana, _ = await table(world)
        room = world.room(ana)
        for trip_ms in range(20):
            ana.live.measured(float(trip_ms))
            await world.time.pass_(5)
        assert room.measuring.trips(ana.id) == [float(trip_ms) for trip_ms in range(8, 20)]
        old = ana.live
        await ana.join()
        old.measured(5)
        assert room.measuring.trips(ana.id)[-1] == 19, "the old connection says nothing any more"
        ana.live.measured(7)
        assert room.measuring.trips(ana.id)[-2:] == [19, 7], "how far somebody is outlasts a broken connection"
        await world.time.pass_(61)
        assert room.measuring.trips(ana.id) == []

    run(story())


def test_a_game_that_knows_no_distance_is_told_of_none() -> None:
    async def story() -> None:
        world = make_world()
        ana, _ = await world.pair()
        ana.live.measured(50)
        await ana.throw("rock")
        play = world.room(ana).state.play
        assert play is not None
        assert playing.links(play, world.room(ana).line.now(), 0) is None

    run(story())


def test_w18_a_late_guest_gets_a_seat_in_the_match_that_runs() -> None:
    async def story() -> None:
        world = make_world()
        ana, ben = await table(world)
        await world.time.pass_(10)
        cleo = await world.come(ana, "Cleo", "guest")
        assert cleo.phone.of("welcome")[-1]["seat"] is None
        told = await cleo.act(acts.Sit())
        assert told["room"]["match"]["seats"] == [ana.id, ben.id, 3, 4, 5, 6, cleo.id]
        assert told["view"]["seat"] == 6
        assert told["view"]["players"] != list(range(7)), "from the next round on"
        assert ana.phone.news[-1]["events"] == [{"type": "table", "act": "join"}, {"type": "joined", "seat": 6}]
        await cleo.act(acts.Sit())
        assert cleo.refusal() == "seat-taken"
        dan = await world.come(ana, "Dan")
        assert (await dan.act(acts.Sit()))["view"]["seat"] == 7, "who had a seat for the next match"
        eve = await world.come(ana, "Eve", "guest")
        await eve.act(acts.Sit())
        assert eve.refusal() == "match-full"
        again = Person(world.reopened().house, cleo.seated)
        welcome = (await again.join()).of("welcome")[-1]
        assert welcome["seat"] == 6
        await world.time.pass_(3_000)
        assert len(ana.phone.news[-1]["room"]["past"][-1]["scores"]) == 8

    run(story())
