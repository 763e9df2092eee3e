"""Packs that a host brings to a room: blind, durable, chosen by an option, switched off in part, given back (R22)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.games.hit_or_miss.bringing import pack_text, read
from tests.rooms.harness import Person, World, make_world, run
from tests.rooms.sheet import Sheet

from hitparade.kernel.errors import HitparadeError
from hitparade.kernel.file import verify_match_file
from hitparade.kernel.packs import OWN, BadPack
from hitparade.rooms import packs
from hitparade.rooms.replays import replay
from hitparade.wire import acts
from hitparade.wire.http import OpenTable
from hitparade.wire.room import PackView

NAME = "hit-or-miss"


async def opened(world: World, game: str = NAME) -> Person:
    """Ana, who has opened a table."""
    ana = Person(world.house, await world.house.open_table(OpenTable("Ana", "mio", game)))
    await ana.join()
    return ana


async def bring(person: Person, text: str, **about: Any) -> PackView:
    return await person.house.bring_pack(person.seated.code, person.seated.token, text.encode(), about)


async def refusal(asked: Any) -> str:
    with pytest.raises(HitparadeError) as caught:
        await asked
    assert caught.value.sentence.endswith(".")
    return caught.value.code


def options(person: Person) -> dict[str, Any]:
    return [news["room"] for news in person.phone.news if news["room"]][-1]["options"]


async def to_the_end(world: World, ana: Person, seconds: int = 3_000) -> dict[str, Any]:
    """The match's file, after the clocks have played it."""
    await world.time.pass_(seconds)
    return await ana.house.match_file(ana.seated.code, 1)


def test_a_pack_is_brought_blind_and_lies_there_for_all_to_see() -> None:
    async def story() -> None:
        world = make_world()
        ana = await opened(world)
        ben = await world.come(ana)
        view = await bring(ana, pack_text(5, grown_up=(1, 2)))
        assert (view.title, view.cards, view.not_for_all, view.tags["attic"]) == ("Grandma’s pack", 5, 2, 5)
        told = ben.phone.news[-1]
        assert told["happened"][0] == {"type": "pack_brought", "pack": view.id, "title": "Grandma’s pack"}
        assert told["room"]["packs"] == [msgspec.to_builtins(view)]
        assert told["room"]["options"]["packs"][-1] == OWN + view.id, "it is switched on at once"
        heard = b"".join([*ana.phone.bytes, *ben.phone.bytes])
        assert b"Secret title" not in heard
        assert b"damson" not in heard

    run(story())


def test_a_match_is_played_with_it_after_a_crash_and_verifies_without_it() -> None:
    async def story() -> None:
        world = make_world()
        ana = await opened(world)
        view = await bring(ana, pack_text(4))
        await ana.act(acts.SetOption("packs", [OWN + view.id]))
        await ana.act(acts.SetOption("rounds", 2))
        for bot in ("plain", "quirky"):
            await ana.act(acts.AddBot(bot))
        await ana.act(acts.Start())
        await world.time.pass_(30)
        code = ana.seated.code
        world = world.reopened()
        again = Person(world.house, ana.seated)
        welcome = (await again.join()).of("welcome")[-1]
        assert welcome["room"]["packs"][0]["id"] == view.id
        assert world.house._keeper.rooms[code].held.keys() == {view.id}
        file = await to_the_end(world, again)
        assert file["result"]["reason"] == "rounds"
        titles = [
            e["category"]["title"] for entry in file["log"][1:] for e in entry["events"] if e["type"] == "card_read"
        ]
        assert len(titles) == 2
        assert all(title.startswith("Secret title") for title in titles)
        shown = replay(file, None)
        assert len(shown.frames) > 20
        assert shown.options["own"][OWN + view.id]["cards"] == 4
        unread = {f"Secret title {place}" for place in range(4)} - set(titles)
        assert sum(title in str(file) for title in unread) <= 1, "no more than what lay on top stands in the file"

    run(story())


def test_what_was_said_about_a_csv_file_is_known_after_a_crash() -> None:
    async def story() -> None:
        from tests.games.hit_or_miss.packs.test_hosting import CSV

        world = make_world()
        ana = await opened(world)
        view = await bring(ana, CSV, title="Our sheet", language="en-GB")
        assert (view.title, view.language, view.suffix) == ("Our sheet", "en-GB", "csv")
        world = world.reopened()
        again = Person(world.house, ana.seated)
        assert (await again.join()).of("welcome")[-1]["room"]["packs"][0]["title"] == "Our sheet"
        [card] = await world.house.pack_cards(ana.seated.code, ana.seated.token, view.id)
        assert (card.place, card.title, card.audience) == (0, "Fruit", "everyone")

    run(story())


def test_export_gives_the_same_bytes_to_the_host_alone() -> None:
    async def story() -> None:
        world = make_world()
        ana = await opened(world)
        ben = await world.come(ana)
        text = "\ufeff" + pack_text(2).replace("\n", "\r\n")
        view = await bring(ana, text)
        found, source = await world.house.pack_file(ana.seated.code, ana.seated.token, view.id)
        assert (found, source) == (view, text.encode())
        cards = await world.house.pack_cards(ana.seated.code, ana.seated.token, view.id)
        assert [card.title for card in cards] == ["Secret title 0", "Secret title 1"]
        for ask in (world.house.pack_file, world.house.pack_cards, world.house.drop_pack):
            assert await refusal(ask(ana.seated.code, ben.seated.token, view.id)) == "not-host"
            assert await refusal(ask(ana.seated.code, "x", view.id)) == "bad-token"
            assert await refusal(ask(ana.seated.code, ana.seated.token, "0" * 16)) == "unknown-pack"
        assert await refusal(bring(ben, text)) == "not-host"

    run(story())


def test_cards_and_tags_are_switched_off() -> None:
    async def story() -> None:
        world = make_world()
        ana = await opened(world)
        ben = await world.come(ana)
        view = await bring(ana, pack_text(4))
        await ana.act(acts.SetPack(view.id, [3, 1, 1], ["place-0"]))
        shown = ben.phone.news[-1]["room"]["packs"][0]
        assert (shown["off_cards"], shown["off_tags"]) == ([1, 3], ["place-0"])
        for act, code in (
            (acts.SetPack(view.id, [4]), "unknown-card"),
            (acts.SetPack(view.id, [-1]), "unknown-card"),
            (acts.SetPack(view.id, [], ["moon"]), "unknown-tag"),
            (acts.SetPack("0" * 16), "unknown-pack"),
        ):
            await ana.act(act)
            assert ana.refusal() == code
        await ben.act(acts.SetPack(view.id))
        assert ben.refusal() == "not-host"
        await ana.act(acts.SetOption("packs", [OWN + view.id]))
        await ana.act(acts.AddBot("plain"))
        await ana.act(acts.Start())
        play = world.room(ana).state.play
        assert play is not None
        assert play.match.head.options["own"][OWN + view.id]["off"] == [0, 1, 3]
        await ana.act(acts.SetPack(view.id))
        assert ana.refusal() == "match-running"
        assert await refusal(bring(ana, pack_text(1))) == "match-running"
        assert await refusal(world.house.drop_pack(ana.seated.code, ana.seated.token, view.id)) == "match-running"

    run(story())


def test_a_table_whose_cards_are_all_switched_off_does_not_start() -> None:
    async def story() -> None:
        world = make_world()
        ana = await opened(world)
        await world.come(ana)
        view = await bring(ana, pack_text(2, grown_up=(0, 1)))
        await ana.act(acts.SetOption("packs", [OWN + view.id]))
        await ana.act(acts.AddBot("plain"))
        await ana.act(acts.Start())
        assert ana.refusal() == "bad-option", "family mode leaves nothing"
        await ana.act(acts.SetOption("family", value=False))
        assert (await ana.act(acts.Start()))["view"]["phase"] == "category"

    run(story())


def test_a_pack_that_is_taken_away_is_gone() -> None:
    async def story() -> None:
        world = make_world()
        ana = await opened(world)
        code, token = ana.seated.code, ana.seated.token
        view = await bring(ana, pack_text(2))
        await ana.act(acts.SetOption("packs", [OWN + view.id]))
        await world.house.drop_pack(code, token, view.id)
        assert ana.phone.news[-1]["happened"][0]["type"] == "pack_dropped"
        assert ana.phone.news[-1]["room"]["packs"] == []
        assert OWN + view.id not in options(ana)["packs"]
        assert len(options(ana)["packs"]) == 6, "the default, for want of anything else"
        assert await world.log.kept(code, view.id) is None
        await ana.act(acts.SetOption("packs", [OWN + view.id]))
        assert ana.refusal() == "unknown-pack"
        assert (await bring(ana, pack_text(2))).id == view.id, "and may come again"

    run(story())


def test_the_same_file_twice_is_one_pack() -> None:
    async def story() -> None:
        world = make_world()
        ana = await opened(world)
        first = await bring(ana, pack_text(2))
        number = world.room(ana).state.number
        assert await bring(ana, pack_text(2)) == first
        assert world.room(ana).state.number == number

    run(story())


def test_there_is_an_end_to_what_a_table_holds() -> None:
    async def story() -> None:
        world = make_world()
        ana = await opened(world)
        for cards in range(1, packs.MOST_PACKS + 1):
            await bring(ana, pack_text(cards))
        assert await refusal(bring(ana, pack_text(20))) == "too-many-packs"
        room = world.room(ana)
        assert len(room.state.packs) == len(room.held) == packs.MOST_PACKS
        kept = [await world.log.kept(ana.seated.code, pack.facts.id) for pack in room.state.packs]
        assert None not in kept
        assert len(options(ana)["packs"]) == 6 + packs.MOST_PACKS

    run(story())


def test_a_broken_file_is_refused_with_every_fault_and_nothing_is_kept() -> None:
    async def story() -> None:
        world = make_world()
        ana = await opened(world)
        number = world.room(ana).state.number
        with pytest.raises(BadPack) as caught:
            await bring(ana, pack_text(2).replace("banana = 60", "banana = 600"))
        assert [(fault.card, fault.answer) for fault in caught.value.faults] == [
            ("secret-0", "banana"),
            ("secret-1", "banana"),
        ]
        assert await refusal(bring(ana, "#" * 1_000_001)) == "too-large"
        assert await refusal(bring(ana, "")) == "bad-pack"
        assert world.room(ana).state.number == number
        assert world.room(ana).held == {}

    run(story())


def test_games_without_cards_take_no_packs() -> None:
    async def story() -> None:
        world = make_world()
        ana = await opened(world, "hits-and-outs")
        assert await refusal(bring(ana, pack_text(1))) == "no-packs"
        await ana.act(acts.ChooseGame(NAME))
        view = await bring(ana, pack_text(1))
        await ana.act(acts.ChooseGame("hits-and-outs"))
        assert ana.phone.news[-1]["room"]["packs"][0]["id"] == view.id, "it waits for its game"
        await world.house.drop_pack(ana.seated.code, ana.seated.token, view.id)
        assert ana.phone.news[-1]["room"]["packs"] == []

    run(story())


def test_no_table_is_opened_with_a_pack_that_nobody_brought() -> None:
    async def story() -> None:
        world = make_world()
        wish = OpenTable("Ana", "mio", NAME, {"packs": ["own:0123456789abcdef"]})
        assert await refusal(world.house.open_table(wish)) == "unknown-pack"

    run(story())


def test_a_room_that_is_erased_takes_its_files_along() -> None:
    async def story() -> None:
        world = make_world()
        ana = await opened(world)
        view = await bring(ana, pack_text(1))
        await world.house.erase(ana.seated.code, ana.seated.token)
        assert await world.log.kept(ana.seated.code, view.id) is None
        assert await refusal(bring(ana, pack_text(1))) == "unknown-room"

    run(story())


def test_a_file_that_is_lost_is_reported_and_the_room_opens_all_the_same() -> None:
    async def story() -> None:
        world = make_world()
        ana = await opened(world)
        view = await bring(ana, pack_text(1))
        await world.log.discard(ana.seated.code, view.id)
        world = world.reopened()
        again = Person(world.house, ana.seated)
        assert (await again.join()).of("welcome")
        code, token = ana.seated.code, ana.seated.token
        for ask in (world.house.pack_file, world.house.pack_cards):
            assert await refusal(ask(code, token, view.id)) == "unknown-pack"
        await world.house.drop_pack(code, token, view.id)
        assert again.phone.news[-1]["room"]["packs"] == []

    run(story())


def test_files_verify_on_another_machine() -> None:
    """What leaves a room is what ``hitparade verify`` reads, though nobody there has the pack."""

    async def story() -> dict[str, Any]:
        world = make_world()
        ana = await opened(world)
        view = await bring(ana, pack_text(3))
        await ana.act(acts.SetOption("packs", [OWN + view.id]))
        await ana.act(acts.SetOption("rounds", 1))
        for bot in ("plain", "quirky"):
            await ana.act(acts.AddBot(bot))
        await ana.act(acts.Start())
        return await to_the_end(world, ana)

    from hitparade.kernel.file import read_match_file

    file = run(story())
    verify_match_file(read_match_file(msgspec.json.encode(file)))


def test_who_asks_is_looked_at_when_it_is_decided() -> None:
    """The host's role may have passed on while the file was read."""
    sheet, facts = Sheet(NAME), read(pack_text(1)).facts
    ana, ben = sheet.state.anybody(1), sheet.come("Ben")
    with pytest.raises(HitparadeError, match="not-host"):
        packs.bring(sheet.state, sheet.state.anybody(ben), NAME, facts)
    brought = packs.bring(sheet.state, ana, NAME, facts)
    assert brought is not None
    sheet.write(brought)
    with pytest.raises(HitparadeError, match="not-host"):
        packs.drop(sheet.state, sheet.state.anybody(ben), facts.id)


def test_a_pack_that_is_not_chosen_or_is_for_another_game_leaves_the_options_alone() -> None:
    sheet, facts = Sheet(NAME), read(pack_text(1)).facts
    ana = sheet.state.anybody(1)
    options = sheet.state.options
    brought = packs.bring(sheet.state, ana, "another-game", facts)
    assert brought is not None
    sheet.write(brought)
    assert sheet.state.options == options
    sheet.act(1, acts.SetOption("packs", ["things"]))
    sheet.write(packs.drop(sheet.state, ana, facts.id))
    again = packs.bring(sheet.state, ana, NAME, facts)
    assert again is not None
    sheet.write(again)
    sheet.act(1, acts.SetOption("packs", ["things"]))
    sheet.write(packs.drop(sheet.state, ana, facts.id))
    assert (sheet.state.packs, sheet.state.options["packs"]) == ((), ["things"])


def test_games_without_packs_begin_with_their_options_as_they_are() -> None:
    sheet = Sheet("hits-and-outs")
    assert packs.prepared(sheet.state) is sheet.state.options
