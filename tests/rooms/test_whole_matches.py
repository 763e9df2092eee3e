"""Whole matches of Hits & Outs in a room, with everything that can happen to one; their files verify at the end."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.rooms.harness import Person, World, make_world, run, settle

from hitparade.rooms.replays import replay
from hitparade.wire import acts
from hitparade.wire.http import OpenTable

TABLE_ACTS: list[Any] = [
    acts.Pause(),
    acts.Resume(),
    acts.Extend(),
    acts.Extend(10),
    acts.Factor(0, 2),
    acts.Factor(1, 1.5),
    acts.Skip(),
    acts.StandIn(0),
    acts.StandIn(1),
    acts.Wait(1),
]


async def reopen(world: World, people: list[Person]) -> World:
    """The server restarts, and everybody comes back."""
    await world.house.close()
    world.time.now_ms += 90_000
    again = world.reopened()
    for person in people:
        person.house = again.house
        await person.join(seen=1)
    return again


async def something(world: World, people: list[Person], chance: random.Random) -> World:
    """A move, an act, an absence, some time, or a restart."""
    person = chance.choice(people)
    play = world.room(people[0]).state.play
    assert play
    match chance.randrange(12):
        case 0 if person.connection and person.live.is_live:
            await person.act(chance.choice(TABLE_ACTS))
        case 1 if person.connection and person.live.is_live:
            person.live.detach()
        case 2:
            await person.join(seen=2)
        case 3:
            await world.time.pass_(chance.choice([1, 8, 70]))
        case 4 if chance.random() < 0.1:
            return await reopen(world, people)
        case _:
            await move(play, people, chance)
    await settle()
    return world


async def move(play: Any, people: list[Person], chance: random.Random) -> None:
    for seat in play.match.waiting:
        moves = [move for move in play.match.legal(seat) if move["type"] != "give_up"]
        player = next((person for person in people if play.seats[seat] == person.id), None)
        if player is not None and player.connection and player.live.is_live and moves:
            await player.move(chance.choice(moves), step=play.match.view(None)["step"])


async def play_out(world: World, people: list[Person], seed: int) -> World:
    chance = random.Random(seed)
    for _ in range(1_500):
        state = world.room(people[0]).state
        if state.phase == "result":
            return world
        world = await something(world, people, chance)
        if world.room(people[0]).state.phase == "match" and not world.room(people[0]).connections:
            await people[0].join()
    raise AssertionError("the match did not end")


def check_file(file: dict[str, Any]) -> None:
    for viewer in (0, 1, None):
        shown = replay(file, viewer)
        assert shown.frames[-1].view["phase"] == "over"
        assert len(shown.frames) == len(file["log"]) - 1
        assert shown.result == file["result"]


@pytest.mark.parametrize("clock", ["off", 10])
@pytest.mark.parametrize("seed", range(6))
def test_two_people_through_thick_and_thin(clock: Any, seed: int) -> None:
    async def story() -> None:
        world = make_world()
        options = {"innings": 1, "turn_clock": clock, "call_your_shot": seed % 2 == 0, "extra_innings": "none"}
        ana = Person(world.house, await world.house.open_table(OpenTable("Ana", "mio", "hits-and-outs", options)))
        await ana.join()
        ben = await world.come(ana)
        await ana.act(acts.Start())
        world = await play_out(world, [ana, ben], seed)
        file = await world.house.match_file(ana.seated.code, 1)
        check_file(file)
        again = world.reopened()
        ana.house = again.house
        await ana.join()
        assert again.room(ana).state == world.room(ana).state

    run(story())


@pytest.mark.parametrize("bot", ["rookie", "sly", "steady"])
def test_one_against_each_bot(bot: str) -> None:
    async def story() -> None:
        world = make_world()
        wish = OpenTable("Ana", "mio", "hits-and-outs", {"innings": 1, "extra_innings": "none"}, bot)
        ana = Person(world.house, await world.house.open_table(wish))
        await ana.join()
        chance = random.Random(1)
        for _ in range(200):
            play = world.room(ana).state.play
            assert play
            if play.match.result is not None:
                break
            await move(play, [ana], chance)
            await world.time.pass_(2)
        check_file(await world.house.match_file(ana.seated.code, 1))
        assert [line["name"].lower() for line in ana.phone.news[-1]["room"]["standings"]] != []

    run(story())
