"""An evening from opening a table to the rematch, as its members hear of it."""

from __future__ import annotations

from tests.rooms.harness import make_world, run

from hitparade.wire import acts


def test_two_people_open_join_play_and_play_again() -> None:
    async def story() -> None:
        world = make_world()
        ana = await world.open()
        assert ana.phone.sent[0]["type"] == "welcome"
        assert ana.phone.sent[0]["room"]["seats"] == [1, None]
        ben = await world.come(ana)
        assert ana.phone.news[-1]["happened"] == [
            {"type": "joined", "member": 2, "name": "Ben", "head": "theo", "role": "player", "bot": None},
            {"type": "sat", "member": 2, "seat": 1},
        ]
        screen = await world.come(ana, role="screen")
        await ana.act(acts.Start(), "s")
        news = ben.phone.news[-1]
        assert (news["by"], news["cause"]) == ("start", {"member": 1, "id": "s"})
        assert news["room"]["phase"] == "match"
        assert [move["shape"] for move in news["legal"]] == ["rock", "paper", "scissors"]
        assert screen.phone.news[-1]["legal"] == []
        await ana.throw("rock")
        assert ana.phone.last["events"][0]["shape"] == "rock"
        assert "shape" not in ben.phone.last["events"][0]
        await ben.throw("scissors")
        for person, shape in ((ana, "rock"), (ben, "scissors")):
            await person.throw(shape)
        ended = ana.phone.last
        assert ended["happened"] == [{"type": "match_ended", "number": 1}]
        assert ended["room"]["match"]["result"]["winners"] == [0]
        assert [(line["name"], line["points"], line["place"]) for line in ended["room"]["standings"]] == [
            ("Ana", 1, 1),
            ("Ben", 0, 2),
        ]
        await ben.act(acts.Start())
        assert ben.phone.last["room"]["match"]["number"] == 2
        numbers = [[news["number"] for news in person.phone.news] for person in (ana, ben, screen)]
        assert numbers[0] == list(range(2, 10))
        assert numbers[1] == list(range(3, 10))
        assert numbers[2] == list(range(4, 10))

    run(story())


def test_the_room_is_the_same_after_a_restart() -> None:
    async def story() -> None:
        world = make_world()
        ana, _ = await world.pair()
        await ana.throw("rock")
        before = world.room(ana).state
        again = world.reopened()
        ana.house = again.house
        phone = await ana.join(seen=3)
        assert again.room(ana).state == before
        assert phone.sent[0]["view"]["own"] == "rock"
        assert [news["number"] for news in phone.sent[0]["missed"]] == [4]

    run(story())
