"""Those who are gone: the person clock, the stand-in, the host's role, waiting longer. The clock is stepped by hand."""

from __future__ import annotations

from typing import Any

import pytest
from structlog.testing import capture_logs
from tests.rooms.harness import GAME, START_MS, FaultyLog, Person, World, make_world, run, settle

from hitparade.rooms import Timing
from hitparade.storage import StorageError
from hitparade.wire import acts


def left(world: World, person: Person) -> list[int]:
    play = world.room(person).state.play
    assert play
    return list(play.match.table.left)


def presence(person: Person) -> dict[str, Any]:
    return person.phone.of("presence")[-1]


def test_a_lost_player_is_shown_at_once_away_after_a_minute_and_stood_in_for() -> None:
    async def story() -> None:
        world = make_world()
        ana, ben = await world.pair()
        assert presence(ana) == {"type": "presence", "members": {"1": "here", "2": "here"}, "waits": {}}
        await world.time.pass_(100)
        ben.live.detach()
        gone_ms = world.time.now_ms
        assert presence(ana)["members"] == {"1": "here", "2": "lost"}
        assert presence(ana)["waits"] == {"1": gone_ms + 60_000}
        await world.time.pass_(59.9)
        assert left(world, ana) == []
        await world.time.pass_(0.2)
        assert left(world, ana) == [1]
        assert presence(ana) == {"type": "presence", "members": {"1": "here", "2": "away"}, "waits": {}}
        leaves, throws = ana.phone.news[-2:]
        assert leaves["events"] == [{"type": "table", "act": "leave", "seat": 1}]
        assert (throws["by"], throws["seat"]) == ("stand-in", 1)
        await ana.throw("rock")
        assert ana.phone.news[-1]["view"]["round"] == 2
        await world.time.pass_(1)
        assert ana.phone.news[-1]["by"] == "seat"
        await world.time.pass_(1)
        assert ana.phone.news[-1]["by"] == "stand-in"

    run(story())


def test_the_owner_has_the_seat_back_on_coming_back() -> None:
    async def story() -> None:
        world = make_world()
        ana, ben = await world.pair()
        ben.live.detach()
        await world.time.pass_(61)
        assert left(world, ana) == [1]
        await ana.throw("rock")
        await ben.join()
        await settle()
        assert left(world, ana) == []
        assert presence(ana)["members"] == {"1": "here", "2": "here"}
        assert (await ben.throw("rock"))["type"] == "news"

    run(story())


def test_the_first_message_takes_the_seat_back_and_counts() -> None:
    async def story() -> None:
        log = FaultyLog()
        world = make_world(log)
        ana, ben = await world.pair()
        ben.live.detach()
        await world.time.pass_(61)
        await ana.throw("rock")
        log.fail = StorageError("storage", "Full.")
        with capture_logs():
            await ben.join()
            await settle()
        assert left(world, ana) == [1]
        log.fail = None
        await ben.throw("rock", "x")
        assert left(world, ana) == []
        assert [news["events"][0]["type"] for news in ben.phone.news] == ["table", "thrown"]

    run(story())


def test_anybody_may_ask_to_wait_longer() -> None:
    async def story() -> None:
        world = make_world()
        ana, ben = await world.pair()
        ben.live.detach()
        await ana.act(acts.Wait(1))
        await ana.act(acts.Wait(1))
        assert ana.phone.news[-1]["happened"] == []
        assert presence(ana)["waits"] == {"1": START_MS + 120_000}
        await world.time.pass_(119)
        assert left(world, ana) == []
        assert presence(ana)["members"]["2"] == "away"
        await world.time.pass_(2)
        assert left(world, ana) == [1]
        await ben.join()
        await settle()
        ben.live.detach()
        await world.time.pass_(61)
        assert left(world, ana) == [1]

    run(story())


def test_the_stand_in_takes_over_at_once_on_request() -> None:
    async def story() -> None:
        world = make_world()
        ana, ben = await world.pair()
        ana.live.detach()
        await ben.act(acts.StandIn(0))
        assert left(world, ben) == [0]
        assert presence(ben)["waits"] == {}

    run(story())


def test_nobody_is_away_from_an_empty_table() -> None:
    async def story() -> None:
        world = make_world()
        ana, ben = await world.pair()
        await world.come(ana, "", "screen")
        ana.live.detach()
        ben.live.detach()
        await world.time.pass_(3_600)
        assert left(world, ana) == []
        await ana.join()
        assert presence(ana)["members"] == {"1": "here", "2": "lost", "3": "here"}
        await world.time.pass_(59)
        assert left(world, ana) == []
        await world.time.pass_(2)
        assert left(world, ana) == [1]

    run(story())


def test_after_a_restart_everybody_has_time_to_come_back() -> None:
    async def story() -> None:
        world = make_world()
        ana, ben = await world.pair()
        await world.time.pass_(1_000)
        again = world.reopened()
        ana.house = ben.house = again.house
        await ana.join()
        await again.time.pass_(59)
        await ben.join()
        await again.time.pass_(10)
        assert left(again, ana) == []

    run(story())


def test_nobody_is_waited_for_while_the_match_is_paused() -> None:
    async def story() -> None:
        world = make_world()
        ana, ben = await world.pair()
        await ana.act(acts.Pause())
        ben.live.detach()
        assert presence(ana)["waits"] == {}
        await world.time.pass_(600)
        assert left(world, ana) == []
        await ana.act(acts.Resume())
        assert presence(ana)["waits"] == {"1": world.time.now_ms + 60_000}
        await world.time.pass_(61)
        assert left(world, ana) == [1]

    run(story())


def test_somebody_away_in_the_lobby_has_a_minute_from_the_start() -> None:
    async def story() -> None:
        world = make_world()
        ana = await world.open()
        ben = await world.come(ana)
        ben.live.detach()
        await world.time.pass_(300)
        assert presence(ana)["members"]["2"] == "away"
        await ana.act(acts.Start())
        await world.time.pass_(59)
        assert left(world, ana) == []
        await world.time.pass_(2)
        assert left(world, ana) == [1]

    run(story())


def test_somebody_who_came_in_and_never_connected_is_lost_from_then_on() -> None:
    async def story() -> None:
        world = make_world()
        ana = await world.open()
        await world.time.pass_(500)
        from hitparade.wire.http import ComeIn

        await world.house.come_in(ana.seated.code, ComeIn("Ben", "theo"))
        assert presence(ana)["members"] == {"1": "here", "2": "lost"}
        await world.time.pass_(61)
        assert presence(ana)["members"] == {"1": "here", "2": "away"}

    run(story())


def test_the_hosts_role_passes_on_after_15_s_and_comes_back() -> None:
    async def story() -> None:
        world = make_world()
        ana, ben = await world.pair()
        ana.live.detach()
        await world.time.pass_(14.9)
        assert world.room(ana).state.host == ana.id
        await world.time.pass_(0.2)
        assert world.room(ana).state.host == ben.id
        assert ben.phone.news[-1]["happened"] == [{"type": "host_changed", "member": ben.id, "because": "away"}]
        await ana.join()
        await settle()
        assert ben.phone.news[-1]["happened"] == [{"type": "host_changed", "member": ana.id, "because": "back"}]

    run(story())


def test_a_short_absence_of_the_host_changes_nothing() -> None:
    async def story() -> None:
        world = make_world()
        ana, ben = await world.pair()
        ana.live.detach()
        await world.time.pass_(10)
        await ana.join()
        await world.time.pass_(100)
        assert world.room(ana).state.host == ana.id
        assert ben.phone.news[-1]["number"] == 3

    run(story())


# ---- the match's own clock, and bots ----


def test_a_deadline_plays_the_default_and_goes_on_without_anybody() -> None:
    async def story() -> None:
        world = make_world()
        ana = await world.open(options={"throw_clock": 10})
        ben = await world.come(ana)
        await ana.act(acts.Start())
        await ana.throw("paper")
        await world.time.pass_(9.9)
        assert ben.phone.news[-1]["number"] == 4
        await world.time.pass_(0.2)
        assert ben.phone.news[-1]["by"] == "clock"
        ana.live.detach()
        ben.live.detach()
        await world.time.pass_(400)
        assert world.room(ana).state.phase == "result"

    run(story())


def test_clocks_stand_still_while_the_house_is_down() -> None:
    async def story() -> None:
        world = make_world()
        ana = await world.open(options={"throw_clock": 10})
        ben = await world.come(ana)
        await ana.act(acts.Start())
        await world.house.close()
        assert ana.phone.closed == "restarting"
        world.time.now_ms += 3_600_000
        again = world.reopened()
        for person in (ana, ben):
            person.house = again.house
            await person.join()
        started = world.room(ana).state.play
        moved = again.room(ana).state.play
        assert started
        assert moved
        assert moved.started_ms == started.started_ms + 3_600_000
        assert ana.phone.sent[0]["room"]["match"]["started_ms"] == moved.started_ms
        await again.time.pass_(9.5)
        assert again.room(ana).state.number == 4
        await again.time.pass_(1)
        assert again.room(ana).state.number == 6

    run(story())


def test_a_bot_takes_its_time_and_then_moves() -> None:
    async def story() -> None:
        world = make_world()
        ana = await world.open(bot="random")
        await world.time.pass_(0.69)
        assert ana.phone.news == []
        await world.time.pass_(0.92)
        news = ana.phone.news[-1]
        assert (news["by"], news["seat"], news["cause"]) == ("seat", 1, None)
        await world.time.pass_(100)
        assert len(ana.phone.news) == 1
        while ana.phone.sent[-1].get("room") is None:
            await ana.throw("paper")
            await world.time.pass_(2)
        assert world.room(ana).state.phase == "result"

    run(story())


def test_thinking_times_are_spread_evenly_between_the_bounds() -> None:
    async def story() -> None:
        world = make_world(timing=Timing(think_ms=(100, 200)))
        ana = await world.open(bot="random")
        times: list[int] = []
        for _ in range(60):
            thinking = world.room(ana).waking.thinking
            times += [due_ms - world.time.now_ms for due_ms in thinking.due.values()]
            thinking.moved(1)
            thinking.look(world.room(ana).state, world.time.now_ms)
        assert min(times) >= 100
        assert max(times) <= 200
        assert max(times) - min(times) > 50

    run(story())


def test_a_bot_that_breaks_is_reported_and_can_be_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        world = make_world()
        ana = await world.open(bot="random")
        play = world.room(ana).state.play
        assert play
        bot = type(play.match.game.bots["random"])
        with monkeypatch.context() as patch, capture_logs() as logs:
            patch.setattr(bot, "choose", lambda *_: 1 / 0)
            await world.time.pass_(5)
            assert [log["event"] for log in logs] == ["decide-failed"]
            await ana.throw("paper")
            await ana.act(acts.Skip())
            assert ana.phone.last["view"]["round"] == 2
            await world.time.pass_(30)
            assert 3 <= len(logs) <= 5
        await world.time.pass_(20)
        assert ana.phone.news[-1]["seat"] == 1

    run(story())


def test_a_room_whose_storage_fails_tries_again_with_patience() -> None:
    async def story() -> None:
        log = FaultyLog()
        world = make_world(log)
        ana = await world.open(options={"throw_clock": 10})
        await world.come(ana)
        await ana.act(acts.Start())
        log.fail = StorageError("storage", "Full.")
        with capture_logs() as logs:
            await world.time.pass_(40)
        assert 25 <= len(logs) <= 35
        log.fail = None
        await world.time.pass_(2)
        assert ana.phone.news[-1]["by"] == "clock"

    run(story())


def test_the_toy_is_known_to_the_house_by_its_registration_alone() -> None:
    async def story() -> None:
        world = make_world()
        ana = await world.open()
        assert (await world.house.card(ana.seated.code)).game == GAME

    run(story())
