"""A running room: who is told what and when, message ids, two devices, PINs, mistakes of ours."""

from __future__ import annotations

from typing import Any

import pytest
from structlog.testing import capture_logs
from tests.rooms.harness import FaultyLog, Phone, make_world, run

from hitparade.kernel.errors import HitparadeError
from hitparade.rooms import RoomError
from hitparade.rooms.state import PART, REMEMBERED
from hitparade.storage import StorageError
from hitparade.wire import acts
from hitparade.wire.http import Claim

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


def test_the_last_messages_are_remembered_and_not_many_more() -> None:
    async def story() -> None:
        world = make_world()
        ana = await world.open()
        for count in range(REMEMBERED + PART + 1):
            await ana.act(acts.Lock(True), f"lock-{count}")
        for count in range(PART + 1, REMEMBERED + PART + 1):
            assert (await ana.act(acts.Lock(True), f"lock-{count}"))["type"] == "done"
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


@pytest.mark.parametrize("token", ["", "x", "é" * 40])
def test_a_guessed_key_opens_nothing(token: str) -> None:
    async def story() -> None:
        world = make_world()
        ana = await world.open()
        with pytest.raises(HitparadeError, match="bad-token"):
            await world.house.join(ana.seated.code, token, Phone(), None)

    run(story())
