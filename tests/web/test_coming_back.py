"""Coming back: what was missed, what was not confirmed, and only one live controller a seat."""

from __future__ import annotations

import pytest
from tests.serving import Server
from tests.web.wire import Line, line, run, seat_line, table

from hitparade.client import Refused, claim


async def place(lines: list[Line]) -> tuple[Line, Line, int]:
    """The Hit is hidden; gives pitcher, batter and the number of that record."""
    pitcher = next(each for each in lines if each.moves)
    news = await pitcher.move({"type": "place", "hit": "second"}, "the-placement")
    for each in lines:
        await each.until(news["number"])
    return pitcher, next(each for each in lines[:2] if each is not pitcher), news["number"]


def test_a_member_is_told_what_it_missed(server: Server) -> None:
    async def test() -> None:
        async with table(server) as (lines, seats):
            seen = lines[2].state["number"]
            *_, number = await place(lines)
            await lines[2].socket.close()
            async with seat_line(server, seats[2], seen) as screen:
                (welcome,) = (message for message in screen.heard if message["type"] == "welcome")
                assert [news["number"] for news in welcome["missed"]] == list(range(seen + 1, number + 1))
                assert welcome["number"] == number
                assert welcome["view"] == lines[2].state["view"]
                assert "hit" not in welcome["view"]
            async with seat_line(server, seats[2]) as screen:
                assert screen.heard[0]["missed"] == []

    run(test)


def test_resync_sends_everything_again(server: Server) -> None:
    async def test() -> None:
        async with table(server) as (lines, _):
            pitcher, *_ = await place(lines)
            before = dict(pitcher.state)
            await pitcher.say({"type": "resync"})
            again = await pitcher.hear("welcome")
            assert {key: again[key] for key in ("number", "room", "view", "legal")} == {
                key: before[key] for key in ("number", "room", "view", "legal")
            }

    run(test)


def test_the_same_id_counts_once(server: Server) -> None:
    async def test() -> None:
        async with table(server) as (lines, seats):
            pitcher, _, number = await place(lines)
            again = await pitcher.move({"type": "place", "hit": "first"}, "the-placement")
            assert (again["type"], again["number"]) == ("done", number)
            seat = seats[lines.index(pitcher)]
            await pitcher.socket.close()
            async with seat_line(server, seat) as back:
                again = await back.move({"type": "place", "hit": "home"}, "the-placement")
                assert (again["type"], again["number"]) == ("done", number)
                assert back.state["view"]["hit"] == "second"

    run(test)


def test_the_same_id_of_another_member_is_another_message(server: Server) -> None:
    async def test() -> None:
        async with table(server) as (lines, _):
            _, batter, number = await place(lines)
            lifted = await batter.move(batter.moves[0], "the-placement")
            assert (lifted["type"], lifted["number"]) == ("news", number + 1)

    run(test)


def test_the_newer_connection_of_a_seat_wins(server: Server) -> None:
    async def test() -> None:
        async with table(server) as (lines, seats), seat_line(server, seats[0]) as newer:
            assert (await lines[0].bye())["code"] == "moved"
            assert (await newer.act("pause"))["type"] == "news"

    run(test)


def test_a_seat_moves_with_its_pin(server: Server) -> None:
    async def test() -> None:
        async with table(server) as (lines, seats):
            await lines[0].say({"type": "seat_card"})
            card = await lines[0].hear("seat_card")
            assert card["path"].startswith(f"/room/{seats[0].code}#")
            assert set("".join(card["qr"])) == {"0", "1"}
            moved = await claim(server.url, seats[0].code, seats[0].member, card["pin"])
            assert (await lines[0].bye())["code"] == "moved"
            assert moved.token != seats[0].token
            async with line(server, seats[0].code) as old:
                assert (await old.hello(seats[0]))["code"] == "bad-token"
            async with seat_line(server, moved) as new:
                assert new.heard[0]["member"] == seats[0].member
            with pytest.raises(Refused) as refused:
                await claim(server.url, seats[0].code, seats[0].member, card["pin"])
            assert (refused.value.code, refused.value.status) == ("wrong-pin", 403)

    run(test)


def test_everybody_sees_who_is_lost_and_back(server: Server) -> None:
    async def test() -> None:
        async with table(server) as (lines, seats):
            await lines[1].socket.close()
            gone = await lines[0].hear("presence")
            while gone["members"]["2"] == "here":
                gone = await lines[0].hear("presence")
            assert gone["members"]["2"] == "lost"
            assert list(gone["waits"]) == ["1"]
            async with seat_line(server, seats[1]):
                back = await lines[0].hear("presence")
                assert (back["members"]["2"], back["waits"]) == ("here", {})

    run(test)


def test_clocks_can_be_compared(server: Server) -> None:
    async def test() -> None:
        async with table(server) as (lines, _):
            await lines[0].say({"type": "ping", "sent_ms": 12.5})
            pong = await lines[0].hear("pong")
            assert pong["sent_ms"] == 12.5
            assert pong["now_ms"] >= lines[0].heard[0]["now_ms"]

    run(test)
