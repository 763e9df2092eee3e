"""What leaves a room: no key, no PIN, no hash, nothing hidden, and the same numbers for everybody (R11)."""

from __future__ import annotations

import asyncio
import random
import re
from dataclasses import dataclass
from typing import Any

import pytest
from tests.rooms.harness import GAME, Person, World, make_world, run

from hitparade.rooms import RoomError
from hitparade.wire import acts
from hitparade.wire.http import Claim, OpenTable

SHAPES = ("rock", "paper", "scissors")


@dataclass
class Table:
    world: World
    ana: Person
    ben: Person
    gus: Person
    screen: Person

    @property
    def all(self) -> list[Person]:
        return [self.ana, self.ben, self.gus, self.screen]


async def table(game: str) -> Table:
    world = make_world()
    ana = Person(world.house, await world.house.open_table(OpenTable("Ana", "mio", game)))
    await ana.join()
    ben = await world.come(ana)
    return Table(world, ana, ben, await world.come(ana, "Gus", "guest"), await world.come(ana, "", "screen"))


async def play_out(at: Table, seed: int) -> None:
    """A match at random, with people coming and going, cards asked for and messages sent again."""
    chance = random.Random(seed)
    await at.ana.act(acts.Start())
    room = at.world.room(at.ana)
    for turn in range(400):
        play = room.state.play
        assert play
        if play.match.result is not None:
            return
        seat = chance.choice(play.match.waiting)
        moves = [move for move in play.match.legal(seat) if move["type"] != "give_up"]
        await at.all[seat].move(chance.choice(moves))
        if turn % 7 == 0:
            who = chance.choice(at.all)
            await who.live.seat_card()
            who.live.resync()
            await who.join(seen=room.state.number - 3)
    raise AssertionError("the match did not end")


@pytest.mark.parametrize("game", [GAME, "hits-and-outs"])
@pytest.mark.parametrize("seed", range(3))
def test_no_key_no_pin_and_no_hash_is_told(game: str, seed: int) -> None:
    async def story() -> None:
        at = await table(game)
        sent: dict[int, list[bytes]] = {person.id: person.phone.bytes for person in at.all}
        for person in at.all:
            person.join = remembering(person, sent)  # type: ignore[method-assign]
        await play_out(at, seed)
        state = at.world.room(at.ana).state
        secrets = [member.token for member in state.members] + [person.seated.token for person in at.all]
        secrets += [part for member in state.members if member.pin for part in (member.pin.hash, member.pin.salt)]
        pins = {person.id: [card["pin"] for card in cards(sent[person.id])] for person in at.all}
        assert any(pins.values())
        for person in at.all:
            told = b"\n".join(sent[person.id]).decode()
            assert not [secret for secret in secrets if secret and secret in told]
            others = [pin for other, made in pins.items() if other != person.id for pin in made]
            assert not [pin for pin in others if re.search(rf"\b{pin}\b", told)]
        exported = await at.world.house.export(at.ana.seated.code, at.ana.seated.token)
        assert not [secret for secret in secrets if secret and secret in repr(exported)]

    run(story())


def remembering(person: Person, sent: dict[int, list[bytes]]) -> Any:
    join = Person.join

    async def joined(seen: int | None = None) -> Any:
        phone = await join(person, seen)
        phone.bytes[:0] = sent[person.id]
        sent[person.id] = phone.bytes
        return phone

    return joined


def cards(sent: list[bytes]) -> list[dict[str, Any]]:
    import msgspec

    return [message for message in map(msgspec.json.decode, sent) if message["type"] == "seat_card"]


def strip(message: dict[str, Any]) -> dict[str, Any]:
    """What must be the same for all of a piece of news: everything but what a seat may see for itself."""
    return {key: value for key, value in message.items() if key not in ("events", "view", "legal")}


@pytest.mark.parametrize("game", [GAME, "hits-and-outs"])
def test_everybody_is_told_the_same_numbers_in_the_same_order(game: str) -> None:
    async def story() -> None:
        at = await table(game)
        for person in at.all:
            await person.join()
        chance = random.Random(1)
        await at.ana.act(acts.Start())
        room = at.world.room(at.ana)
        for _ in range(40):
            play = room.state.play
            if play is None or play.match.result is not None:
                break
            seat = chance.choice(play.match.waiting)
            moves = [move for move in play.match.legal(seat) if move["type"] != "give_up"]
            await at.all[seat].move(chance.choice(moves))
        told = [[strip(news) for news in person.phone.news] for person in at.all]
        assert len(told[0]) > 5
        assert told[0] == told[1] == told[2] == told[3]
        for views in zip(*(person.phone.news for person in at.all), strict=True):
            assert {len(news["events"]) for news in views} == {len(views[0]["events"])}
            assert views[2] == views[3]
            assert views[2]["legal"] in ([], None)

    run(story())


def test_what_is_hidden_depends_on_nothing_that_others_see() -> None:
    """Two evenings that differ only in what Ana hides give everybody else the same messages, byte by byte."""

    async def evening(shape: str) -> list[list[bytes]]:
        at = await table(GAME)
        await at.ana.act(acts.Start())
        await at.ana.throw(shape)
        await at.ana.act(acts.Pause())
        at.ben.live.resync()
        await at.gus.join(seen=5)
        await at.screen.join()
        code = at.ana.seated.code.encode()
        sealed = re.compile(rb'"[0-9a-f]{64}"')
        return [
            [sealed.sub(b'"seal"', data.replace(code, b"CODE")) for data in person.phone.bytes]
            for person in (at.ben, at.gus, at.screen)
        ]

    evenings = [asyncio.run(evening(shape)) for shape in SHAPES]
    assert evenings[0] == evenings[1] == evenings[2]
    assert sum(map(len, evenings[0])) > 10


def test_the_hidden_hit_is_told_to_the_pitching_seat_alone() -> None:
    async def story() -> None:
        at = await table("hits-and-outs")
        await at.ana.act(acts.Start())
        play = at.world.room(at.ana).state.play
        assert play
        pitching: int = play.match.view(None)["pitching"]
        await at.all[pitching].move({"type": "place", "hit": "second"})
        for seat, person in enumerate(at.all):
            person.live.resync()
            knows = seat == pitching
            for message in (person.phone.news[-1], person.phone.last):
                assert (message["view"].get("hit") == "second") is knows
        assert b'"second"' not in at.all[1 - pitching].phone.bytes[-1].split(b'"room"')[0]

    run(story())


def test_a_running_match_gives_nobody_its_file() -> None:
    async def story() -> None:
        at = await table(GAME)
        await at.ana.act(acts.Start())
        await at.ana.throw("rock")
        with pytest.raises(RoomError, match="match-running"):
            await at.world.house.match_file(at.ana.seated.code, 1)
        assert (await at.world.house.export(at.ana.seated.code, at.ana.seated.token))["matches"] == []

    run(story())


def test_only_the_host_exports_and_erases() -> None:
    async def story() -> None:
        at = await table(GAME)
        for token, code in ((at.ben.seated.token, "not-host"), ("guess", "bad-token")):
            with pytest.raises(RoomError, match=code):
                await at.world.house.export(at.ana.seated.code, token)
            with pytest.raises(RoomError, match=code):
                await at.world.house.erase(at.ana.seated.code, token)
        with pytest.raises(RoomError, match="wrong-pin"):
            await at.world.house.claim(at.ana.seated.code, Claim(at.ana.id, "123456"))

    run(story())
