"""A running room: who is told what and when, message ids, two devices, PINs, mistakes of ours."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from structlog.testing import capture_logs
from tests.rooms.harness import FaultyLog, Person, Phone, make_world, run, settle

from hitparade.kernel.errors import HitparadeError
from hitparade.rooms import RoomError, playing
from hitparade.rooms.state import REMEMBERED
from hitparade.storage import StorageError
from hitparade.wire import acts
from hitparade.wire.http import Claim, ComeIn

# ---- sending again changes nothing ----


def test_a_message_sent_again_is_done_and_told_to_nobody() -> None:
    async def story() -> None:
        world = make_world()
        ana, ben = await world.pair()
        await ana.throw("rock", "x")
        state, heard = world.room(ana).state, len(ben.phone.sent)
        again = await ana.throw("paper", "x")
        assert again == {"type": "done", "id": "x", "number": state.number}
        assert world.room(ana).state is state
        assert len(ben.phone.sent) == heard
        await ben.throw("paper", "x")  # ids are each member's own
        assert ben.phone.last["number"] == state.number + 1

    run(story())


def test_a_message_is_known_after_a_restart_too() -> None:
    async def story() -> None:
        world = make_world()
        ana, _ = await world.pair()
        await ana.throw("rock", "x")
        number = ana.phone.last["number"]
        ana.house = world.reopened().house
        await ana.join()
        assert await ana.throw("rock", "x") == {"type": "done", "id": "x", "number": number}

    run(story())


def test_the_last_messages_are_remembered_and_no_more() -> None:
    async def story() -> None:
        world = make_world()
        ana = await world.open()
        for count in range(REMEMBERED + 1):
            await ana.act(acts.Lock(True), f"lock-{count}")
        assert (await ana.act(acts.Lock(True), "lock-1"))["type"] == "done"
        assert (await ana.act(acts.Lock(True), "lock-0"))["type"] == "news"

    run(story())


def test_a_refused_message_may_be_sent_again() -> None:
    async def story() -> None:
        world = make_world()
        ana = await world.open()
        await ana.act(acts.Start(), "s")
        assert ana.phone.last["code"] == "seats-empty"
        await world.come(ana)
        await ana.act(acts.Start(), "s")
        assert ana.phone.last["room"]["phase"] == "match"

    run(story())


@pytest.mark.parametrize("message", ["", "x" * 33])
def test_an_id_has_bounds(message: str) -> None:
    async def story() -> None:
        world = make_world()
        ana = await world.open()
        await ana.live.act(acts_message(message))
        assert (ana.phone.last["type"], ana.phone.last["id"], ana.phone.last["code"]) == ("refused", None, "bad-id")

    run(story())


def acts_message(message: str) -> Any:
    from hitparade.wire.incoming import ActMessage

    return ActMessage(message, acts.Lock(True))


# ---- nothing is told that is not durable, nothing is done halfway ----


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


# ---- coming back (R1, R2) ----


def test_missed_news_is_told_without_views_and_only_of_this_match() -> None:
    async def story() -> None:
        world = make_world()
        ana, ben = await world.pair()
        ben.live.detach()
        await ana.throw("rock")
        await ana.act(acts.Lock(True))
        welcome = (await ben.join(seen=3)).sent[0]
        assert (welcome["type"], welcome["number"], welcome["seat"], welcome["member"]) == ("welcome", 5, 1, ben.id)
        assert [(news["number"], news["view"], news["room"]) for news in welcome["missed"]] == [
            (4, None, None),
            (5, None, None),
        ]
        assert welcome["missed"][0]["events"] == [
            {"type": "thrown", "seat": 0, "seal": ana.phone.news[-2]["events"][0]["seal"]}
        ]
        assert welcome["missed"][1]["happened"] == [{"type": "locked", "locked": True}]
        await ben.throw("scissors")
        await ana.throw("rock")
        await ben.throw("scissors")
        await ana.act(acts.Start())
        missed = (await ben.join(seen=3)).sent[0]["missed"]
        assert [news["number"] for news in missed] == [4, 5, 6, 7, 8, 9]
        assert [len(news["events"]) for news in missed] == [0, 0, 0, 0, 0, 0]
        assert [event["type"] for news in missed for event in news["happened"]] == [
            "locked",
            "match_ended",
            "match_started",
        ]

    run(story())


def test_at_most_fifty_missed_news_are_told() -> None:
    async def story() -> None:
        world = make_world()
        ana = await world.open()
        for count in range(70):
            await ana.act(acts.Lock(count % 2 == 0))
        missed = (await ana.join(seen=1)).sent[0]["missed"]
        assert [news["number"] for news in missed] == list(range(22, 72))
        assert (await ana.join(seen=71)).sent[0]["missed"] == []
        assert (await ana.join(seen=9_999)).sent[0]["missed"] == []

    run(story())


def test_resync_sends_everything_again() -> None:
    async def story() -> None:
        world = make_world()
        ana, _ = await world.pair()
        ana.live.resync()
        first, last = ana.phone.sent[0], ana.phone.last
        assert last["type"] == "welcome"
        assert last["number"] == 3
        assert last.keys() == first.keys()

    run(story())


def test_a_seat_has_one_live_controller() -> None:
    async def story() -> None:
        world = make_world()
        ana, _ = await world.pair()
        old, phone = ana.live, ana.phone
        await ana.join()
        assert phone.closed == "moved"
        heard = len(phone.sent)
        await old.act(acts_message("late"))
        await old.seat_card()
        old.heard()
        old.detach()
        assert len(phone.sent) == heard
        assert world.room(ana).connections[ana.id] is ana.live
        assert (await ana.throw("rock"))["type"] == "news"

    run(story())


def test_a_seat_moves_with_its_pin() -> None:
    async def story() -> None:
        world = make_world()
        ana, ben = await world.pair()
        await ben.live.seat_card("https://play.example")
        card = ben.phone.last
        assert card["type"] == "seat_card"
        assert card["path"] == f"/room/{ben.seated.code}#seat={ben.id}-{card['pin']}"
        assert len({len(row) for row in card["qr"]}) == 1
        assert set("".join(card["qr"])) == {"0", "1"}
        assert ana.phone.last["happened"] == []
        seated = await world.house.claim(ben.seated.code.lower(), Claim(ben.id, card["pin"]))
        assert ben.phone.closed == "moved"
        assert ana.phone.of("news")[-1]["happened"] == [{"type": "seat_moved", "member": ben.id}]
        with pytest.raises(RoomError, match="bad-token"):
            await ben.join()
        ben.seated = seated
        assert (await ben.join()).sent[0]["seat"] == 1
        with pytest.raises(RoomError, match="wrong-pin"):
            await world.house.claim(ben.seated.code, Claim(ben.id, card["pin"]))

    run(story())


def test_guessing_voids_a_pin_until_there_is_a_new_one() -> None:
    async def story() -> None:
        world = make_world()
        ana = await world.open()
        await ana.live.seat_card()
        pin = ana.phone.last["pin"]
        wrong = "000000" if pin != "000000" else "000001"
        for given in [wrong] * 5 + [pin]:
            with pytest.raises(RoomError, match="wrong-pin"):
                await world.house.claim(ana.seated.code, Claim(ana.id, given))
        await ana.live.seat_card()
        await world.house.claim(ana.seated.code, Claim(ana.id, ana.phone.last["pin"]))

    run(story())


def test_a_seat_card_that_can_not_be_written_is_refused() -> None:
    async def story() -> None:
        log = FaultyLog()
        world = make_world(log)
        ana = await world.open()
        log.fail = StorageError("storage", "Full.")
        with capture_logs():
            await ana.live.seat_card()
        assert ana.phone.last == {
            "type": "refused",
            "id": None,
            "code": "storage",
            "sentence": ana.phone.last["sentence"],
        }

    run(story())


def test_who_leaves_or_is_removed_hears_goodbye_and_no_more() -> None:
    async def story() -> None:
        world = make_world()
        ana, ben = await world.pair()
        cleo = await world.come(ana, "Cleo", "guest")
        await ben.act(acts.Leave())
        assert ben.phone.closed == "left"
        await ana.act(acts.Remove(cleo.id))
        assert cleo.phone.closed == "removed"
        assert ana.phone.news[-1]["happened"] == [{"type": "left", "member": cleo.id, "removed": True}]
        for gone in (ben, cleo):
            with pytest.raises(RoomError, match="bad-token"):
                await gone.join()

    run(story())


# ---- races: something else happens at every point where the room waits ----


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


@pytest.mark.parametrize("token", ["", "x", "é" * 40])
def test_a_guessed_key_opens_nothing(token: str) -> None:
    async def story() -> None:
        world = make_world()
        ana = await world.open()
        with pytest.raises(HitparadeError, match="bad-token"):
            await world.house.join(ana.seated.code, token, Phone(), None)

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
