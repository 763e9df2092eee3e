"""Races over the wire: far and near, honest and not, late, sealed, and in the middle of a server's sudden end."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import pytest
from tests.serving import Server
from tests.web.manga import Race, Table, far_line, race, sees, table, view
from tests.web.wire import run

from hitparade.client import Player, Refused

FAR_MS = 250
NEAR, FAR = 1, 2
LATE = {"too-late", "wrong-phase", "not-on-table"}
"""What is said to a grab that comes after the ruling, by how long after."""


async def measured(at: Table, seat: int, least_ms: float) -> None:
    """Reads until the server knows how far this seat is, then lets nobody know the card, so that the next one reads."""
    await at.read()
    while view(at.players[0])["distance"][seat] < least_ms:
        await asyncio.sleep(0.2)  # pings go to and fro
        number = await at.players[0].play({"type": "read", "line": "Boo!"})
        await at.players[0].until(lambda it: (it.number or 0) >= number)  # noqa: B023  waited for here
    for player in at.players[1:]:
        await player.play({"type": "no_idea"})
    await at.over(1)


async def read(reader: Player) -> None:
    await reader.play({"type": "read", "line": "Here it comes!"})


async def raced(at: Table, thinking_s: dict[int, float]) -> dict[int, Race]:
    """A reading in which these seats grab the right card after so long. Who came after the ruling is left out."""
    number = len(at.pages)
    reader, reading = await at.drawn()
    races = [race(at.players[seat], reading["match"], seconds) for seat, seconds in thinking_s.items()]
    ran = asyncio.gather(*races, return_exceptions=True)
    await read(reader)
    ends = dict(zip(thinking_s, await ran, strict=True))
    await at.over(number + 1)
    for end in ends.values():
        if isinstance(end, BaseException):
            assert isinstance(end, Refused), end
            assert end.code in LATE
    return {seat: end for seat, end in ends.items() if isinstance(end, Race)}


def test_m7_a_player_at_250_ms_wins_the_race_they_were_first_in(server: Server) -> None:
    async def test() -> None:
        async with far_line(server, FAR_MS) as far, table(server, server.url, server.url, far.url, pairs=10) as at:
            await measured(at, FAR, 200)
            while True:
                if at.reader is at.players[FAR]:
                    await at.play(None)
                near = next(seat for seat in (0, NEAR) if at.players[seat] is not at.reader)
                ran = await raced(at, {FAR: 0.3, near: 0.38})
                page = view(at.players[0])["last"]
                if len(ran) == 2 and all(each["why"] == "claimed" for each in page["order"]):
                    break  # where the machine stood still for a tenth of a second, the race is run again
            first, second = page["order"]
            assert [first["why"], second["why"]] == ["claimed", "claimed"]
            assert (page["who"], first["seat"], second["seat"]) == (FAR, FAR, near)
            assert first["effective_ms"] == pytest.approx(ran[FAR].reaction_ms, abs=1)
            assert second["effective_ms"] == pytest.approx(ran[near].reaction_ms, abs=1)
            assert page["margin"] == second["effective_ms"] - first["effective_ms"]
            distance = view(at.players[0])["distance"]
            assert distance[FAR] >= FAR_MS
            assert min(distance) < FAR_MS / 2

    run(test)


def test_m7_a_client_that_lies_gains_no_more_than_is_allowed_to_it(server: Server) -> None:
    async def test() -> None:
        async with table(server, pairs=10) as at:
            await measured(at, NEAR, 0)
            reader, reading = await at.drawn()
            honest, liar = (player for player in at.players if player is not reader)
            lie = race(liar, reading["match"], 0.8, claim=lambda _: 0)
            told = asyncio.ensure_future(race(honest, reading["match"], 2))
            await asyncio.gather(lie, read(reader))
            await at.over(2)
            with pytest.raises(Refused):  # who is slower by more than can be explained has lost anyhow
                await told
            await at.play_all([None, None])
            await at.ended()
            (ruled,) = (
                event
                for entry in (await at.file())["log"][1:]
                for event in entry.get("events", [])
                if event["type"] == "ruled"
            )
            link = ruled["links"][str(liar.seat)]
            distance_ms = sorted(link["rtts_ms"])[1] if link["rtts_ms"] else 0
            arrived = next(grab["arrived_ms"] for grab in ruled["grabs"] if grab["seat"] == liar.seat)
            judged = next(each for each in ruled["ruling"]["order"] if each["seat"] == liar.seat)
            assert judged["why"] == "cut"
            gained_ms = arrived - link["sent_ms"] - judged["effective_ms"]
            assert gained_ms <= distance_ms + link["credit_ms"] + 1
            assert link["credit_ms"] == 60 + 8

    run(test)


def test_m7_what_comes_after_the_window_comes_too_late(server: Server) -> None:
    async def test() -> None:
        async with table(server, seats=4, pairs=10) as at:
            reading = await at.read()
            first, second, third = (player for player in at.players if player is not at.reader)
            await first.play({"type": "grab", "card": reading["match"]})
            await second.play({"type": "no_idea"})
            await at.over(1)
            with pytest.raises(Refused) as refused:
                await third.play({"type": "grab", "card": reading["match"]})
            assert refused.value.code in LATE
            assert view(third)["scores"][first.seat or 0] == 1

    run(test)


def test_m7_until_the_ruling_only_the_grabber_sees_the_grab(server: Server) -> None:
    async def test() -> None:
        async with far_line(server, FAR_MS) as far, table(server, server.url, server.url, far.url, pairs=10) as at:
            await measured(at, FAR, 200)
            reading = await at.read()
            reader, near = at.reader, next(p for p in at.players if p not in (at.reader, at.players[FAR]))
            before = reader.number
            number = await near.play({"type": "grab", "card": reading["match"], "reaction_ms": 150})
            assert view(near)["held"] == {"card": reading["match"]}
            assert (number, near.number, reader.number) == (before, before, before)
            assert view(reader)["phase"] == "grab"
            await at.over(2)
            assert view(reader)["last"]["who"] == near.seat
            assert view(near)["held"] is None

    run(test)


def test_m19_a_sealed_race_tells_nobody_who_has_tried(server: Server) -> None:
    async def test() -> None:
        async with table(server, pairs=10, race="sealed") as at:
            reading = await at.read()
            before = [player.number for player in at.players]
            await at.players[NEAR].play({"type": "grab", "card": reading["match"]})
            assert [player.number for player in at.players] == before
            await at.players[FAR].play({"type": "no_idea"})
            await at.over(1)
            assert view(at.players[0])["last"]["scorers"] == [NEAR]

    run(test)


def test_m7_a_grab_that_was_confirmed_survives_kill_9_in_the_middle_of_its_window(new_server: Server) -> None:
    async def test() -> None:
        new_server.settings["limits"] = "0"
        new_server.start()
        near = "http://127.0.0.1:" + str(new_server.port)
        async with far_line(new_server, FAR_MS) as far, table(new_server, near, near, far.url, pairs=10) as at:
            await measured(at, FAR, 200)
            reading = await at.read()
            reader, first = at.reader, next(p for p in at.players if p not in (at.reader, at.players[FAR]))
            number = await first.play({"type": "grab", "card": reading["match"], "reaction_ms": 150}, message_id="mine")
            new_server.kill()
            assert view(first)["held"] == {"card": reading["match"]}, "it was held when the server died"
            assert view(reader)["phase"] == "grab"
            new_server.start()
            again = await first.play({"type": "grab", "card": reading["match"]}, message_id="mine")
            assert again >= number
            await at.over(2)
            page: dict[str, Any] = view(reader)["last"]
            assert (page["who"], page["card"]) == (first.seat, reading["match"])
            await sees(at.players[FAR], lambda it: it["last"]["who"] == first.seat)
            await at.play_all([None, None])
            await at.ended()
            await at.file()

    run(test)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux's kernel is asked")
def test_m7_where_the_kernel_is_asked_late_pongs_make_nobody_farther_than_60_ms_more(new_server: Server) -> None:
    """Behind a proxy that nobody has named: the kernel sees how near that is, so pongs that take longer gain little."""

    async def test() -> None:
        new_server.settings |= {"limits": "0", "trusted_proxies": "192.0.2.1"}
        new_server.start()
        near = new_server.url
        async with far_line(new_server, FAR_MS) as far, table(new_server, near, near, far.url, pairs=10) as at:
            await measured(at, FAR, 50)
            assert 60 <= view(at.players[0])["distance"][FAR] < 100

    run(test)
