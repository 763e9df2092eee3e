"""A whole match on the wire: two players and a screen, every message as documented, every number once and in order."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.serving import Server
from tests.web.wire import Line, Message, ask, run, table


async def play_on(lines: list[Line], chance: Random) -> Message:
    """One move by whoever may move, heard by all. Returns the news as the mover has it."""
    mover = next(each for each in lines if each.moves)
    news = await mover.move(chance.choice(mover.moves), step=mover.state["view"]["step"])
    assert news["type"] == "news", news
    for each in lines:
        await each.until(news["number"])
    return news


def check_numbers(line: Line) -> None:
    welcome, *_ = line.heard
    numbers = [message["number"] for message in line.heard if message["type"] == "news"]
    assert numbers == list(range(welcome["number"] + 1, welcome["number"] + 1 + len(numbers)))


@pytest.mark.parametrize("call_your_shot", [False, True])
def test_hits_and_outs_from_the_lobby_to_a_rematch(server: Server, call_your_shot: bool) -> None:
    async def test() -> None:
        async with table(server, innings=2, call_your_shot=call_your_shot) as (lines, seats):
            chance = Random(7)
            while lines[0].state["room"]["phase"] == "match":
                await play_on(lines, chance)
            for each in lines:
                check_numbers(each)
            result = lines[2].state["room"]["match"]["result"]
            assert result["reason"] in {"innings", "extra-innings"}
            assert result["winners"]
            assert lines[0].state["room"]["standings"]
            rematch = await lines[1].act("start")
            assert any(event["type"] == "match_started" for event in rematch["happened"])
            await check_afterwards(server, seats[0].code, result)

    run(test)


async def check_afterwards(server: Server, code: str, result: Any) -> None:
    status, _, body = ask(server, "GET", f"/api/rooms/{code}/matches/1")
    assert status == 200
    assert b'"hits-and-outs"' in body
    status, headers, body = ask(server, "GET", f"/api/rooms/{code}/standings.csv")
    assert (status, headers["content-type"]) == (200, "text/csv; charset=utf-8")
    assert body.startswith("\ufeffplace,name,".encode())  # with the mark, spreadsheets read names in any script
    assert {"Ann", "Ben"} <= set(body.decode().replace("\r\n", ",").split(","))
    assert str(result["scores"][0]) in body.decode()


@pytest.mark.parametrize(("shapes", "winner"), [(("rock", "paper"), 1), (("rock", "scissors"), 0)])
def test_a_toy_game_needs_nothing_but_its_folder(toy_server: Server, shapes: tuple[str, str], winner: int) -> None:
    async def test() -> None:
        async with table(toy_server, "rock-paper-scissors") as (lines, _):
            rounds = 0
            while lines[0].state["room"]["phase"] == "match":
                rounds += 1
                assert rounds < 50
                for each, shape in zip(lines, shapes, strict=False):
                    news = await each.move({"type": "throw", "shape": shape})
                    assert news["type"] == "news", news
                    for other in lines:
                        await other.until(news["number"])
            assert lines[2].state["room"]["match"]["result"]["winners"] == [winner]
            for each in lines:
                check_numbers(each)

    run(test)
