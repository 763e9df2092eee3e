"""Nothing is told that is not durable, nothing is done halfway, and our mistakes cost nobody the game."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from structlog.testing import capture_logs
from tests.rooms.harness import FaultyLog, Person, make_world, run, settle

from hitparade.rooms import playing
from hitparade.storage import StorageError
from hitparade.wire import acts


def test_nobody_is_told_before_it_is_durable() -> None:
    async def story() -> None:
        log = FaultyLog()
        world = make_world(log)
        ana, ben = await world.pair()
        before, heard = world.room(ana).state, (len(ana.phone.sent), len(ben.phone.sent))
        log.hold()
        move = asyncio.ensure_future(ana.throw("rock"))
        await settle()
        assert world.room(ana).state is before
        assert (len(ana.phone.sent), len(ben.phone.sent)) == heard
        log.release()
        await move
        assert ben.phone.last["number"] == before.number + 1

    run(story())


def test_a_failing_append_leaves_everything_as_it_was() -> None:
    async def story() -> None:
        log = FaultyLog()
        world = make_world(log)
        ana, ben = await world.pair()
        before, heard = world.room(ana).state, len(ben.phone.sent)
        log.fail = StorageError("storage", "The disk is full.")
        with capture_logs() as logs:
            await ana.throw("rock", "x")
        assert (ana.phone.last["type"], ana.phone.last["id"], ana.phone.last["code"]) == ("refused", "x", "storage")
        assert world.room(ana).state is before
        assert len(ben.phone.sent) == heard
        assert logs[0]["event"] == "append-failed"
        log.fail = None
        assert (await ana.throw("rock", "x"))["type"] == "news"

    run(story())


def test_what_another_writer_wrote_is_read_before_deciding_again() -> None:
    async def story() -> None:
        world = make_world()
        ana, ben = await world.pair()
        other = world.reopened()
        twin = Person(other.house, ben.seated)
        await twin.join()
        await twin.throw("paper")
        await ana.throw("rock")
        assert [news["number"] for news in ana.phone.news][-2:] == [4, 5]
        assert ana.phone.last["events"][-1] == {"type": "shown", "shapes": ["rock", "paper"], "winner": 1}
        assert world.room(ana).state.number == 5
        await twin.act(acts.Rename("Benno"))  # the other house has to catch up in its turn
        assert [news["number"] for news in twin.phone.news] == [4, 5, 6]

    run(story())


def test_an_append_that_failed_and_landed_all_the_same_is_found() -> None:
    async def story() -> None:
        class Liar(FaultyLog):
            def append(self, room: str, sequence: int, body: bytes) -> asyncio.Future[None]:
                if self.fail is None:
                    return super().append(room, sequence, body)
                fail, self.fail = self.fail, None
                super().append(room, sequence, body)
                self.fail = fail
                return super().append(room, sequence, body)

        log = Liar()
        world = make_world(log)
        ana, ben = await world.pair()
        log.fail = StorageError("storage", "The disk did not answer.")
        with capture_logs():
            await ana.throw("rock", "x")
        assert ana.phone.last["code"] == "storage"
        log.fail = None
        await ana.throw("rock", "x")
        assert ana.phone.sent[-1] == {"type": "done", "id": "x", "number": 4}
        assert ben.phone.news[-1]["number"] == 4

    run(story())


def test_a_catch_up_that_fails_is_a_refusal() -> None:
    async def story() -> None:
        class Mute(FaultyLog):
            mute = False

            async def read(self, room: str, after: int = 0) -> Any:
                if self.mute:
                    raise StorageError("storage", "No answer.")
                return await super().read(room, after)

        log = Mute()
        world = make_world(log)
        ana, _ = await world.pair()
        await log.append(ana.seated.code, 4, b'{"at_ms":1}')
        log.mute = True
        with capture_logs() as logs:
            await ana.throw("rock", "x")
        assert ana.phone.last["code"] == "storage"
        assert logs[0]["event"] == "catch-up-failed"
        assert (await ana.join(seen=0)).sent[0]["missed"] == []
        log.mute = False
        await ana.throw("rock", "x")
        assert ana.phone.last["number"] == 5

    run(story())


def test_an_exception_in_a_decision_costs_nobody_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        world = make_world()
        ana, ben = await world.pair()
        before, heard = world.room(ana).state, len(ben.phone.sent)

        def broken(*_: Any) -> None:
            secret = "the hidden hit"
            raise ZeroDivisionError(len(secret))

        with monkeypatch.context() as patch, capture_logs() as logs:
            patch.setattr(playing, "move", broken)
            await ana.throw("rock", "x")
        assert (ana.phone.last["id"], ana.phone.last["code"]) == ("x", "internal")
        assert world.room(ana).state is before
        assert len(ben.phone.sent) == heard
        assert logs[0]["event"] == "decide-failed"
        assert "ZeroDivisionError" in logs[0]["trace"]
        assert (await ana.throw("rock", "x"))["type"] == "news"

    run(story())


def test_a_member_who_is_cancelled_while_writing_has_moved_all_the_same() -> None:
    async def story() -> None:
        log = FaultyLog()
        world = make_world(log)
        ana, ben = await world.pair()
        log.hold()
        move = asyncio.ensure_future(ana.throw("rock"))
        await settle()
        move.cancel()
        ana.live.detach()
        await settle()
        heard = len(ana.phone.sent)
        log.release()
        await settle()
        assert ben.phone.news[-1]["number"] == 4
        assert len(ana.phone.sent) == heard
        assert (await ana.join(seen=3)).sent[0]["missed"][0]["cause"]["member"] == ana.id

    run(story())


def test_a_mistake_in_telling_is_reported_and_the_room_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        world = make_world()
        ana, ben = await world.pair()
        with monkeypatch.context() as patch, capture_logs() as logs:
            patch.setattr("hitparade.rooms.telling.Telling.to", lambda *_: 1 / 0)
            await ana.throw("rock")
        assert logs[0]["event"] == "tell-failed"
        assert world.room(ana).state.number == 4
        await ben.throw("paper")
        assert ana.phone.last["number"] == 5

    run(story())
