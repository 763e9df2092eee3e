"""A host's own deck at a table: brought, seen by everybody there and nobody else, played, and there after a crash."""

from __future__ import annotations

import asyncio
import io
import json
from contextlib import AsyncExitStack
from typing import Any

from PIL import Image
from tests.games.hit_manga.decks.samples import card, files, zipped
from tests.serving import Server
from tests.web.manga import GAME, Table, sees, view
from tests.web.wire import ask, run

from hitparade.client import Player, come_in, connect, open_table
from hitparade.wire.acts import SetOption, SetPack, Start
from hitparade.wire.http import Seated


def key(seat: Seated) -> dict[str, str]:
    return {"Authorization": f"Bearer {seat.token}"}


def bring(server: Server, host: Seated, source: bytes) -> tuple[int, Any]:
    kind = {"Content_Type": "application/octet-stream"}
    status, _, body = ask(server, "POST", f"/api/rooms/{host.code}/packs", source, **kind, **key(host))
    return status, json.loads(body)


def deck_of(server: Server, seat: Seated, pack: str) -> Any:
    status, headers, body = ask(server, "GET", f"/api/rooms/{seat.code}/decks/{pack}")
    assert (status, headers["cache-control"]) == (200, "no-store")
    return json.loads(body)


async def three(server: Server) -> list[Seated]:
    host = await open_table(server.url, "Ann", "mio", game=GAME, options={"pairs": 10})
    return [host, *[await come_in(server.url, host.code, f"Guest {seat}", "theo") for seat in (1, 2)]]


async def sit(server: Server, seated: list[Seated], stack: AsyncExitStack) -> list[Player]:
    return [await stack.enter_async_context(connect(server.url, each)) for each in seated]


def test_a_deck_is_brought_seen_played_and_there_after_a_crash(new_server: Server) -> None:
    async def test() -> None:
        server = new_server.start()
        seated = await three(server)
        status, pack = await asyncio.to_thread(bring, server, seated[0], zipped(files(12)))
        assert (status, pack["cards"], pack["title"]) == (201, 12, "Our street")
        async with AsyncExitStack() as stack:
            players = await sit(server, seated, stack)
            await players[0].until(lambda it: it.room is not None and it.room.options["deck"] == f"own:{pack['id']}")
            deck = await asyncio.to_thread(deck_of, server, seated[2], pack["id"])
            await asyncio.to_thread(look_at, server, deck)
            await players[0].act(SetPack(pack["id"], [3], []))
            await players[0].act(Start())
            for player in players:
                await sees(player, lambda it: it["phase"] == "love")
                await player.play({"type": "love", "hearts": 0})
            laid = {each["picture"] for each in view(players[0])["table"]}
            assert len(laid) == 10
            assert laid <= {each["picture"] for each in deck["cards"]} - {"3"}
            await Table(server, seated, players).play(None)
        server.kill()
        server.start()
        async with AsyncExitStack() as stack:
            table = Table(server, seated, await sit(server, seated, stack))
            assert await asyncio.to_thread(deck_of, server, seated[1], pack["id"]) == deck
            await asyncio.to_thread(look_at, server, deck)
            await table.play_all([None, None])
            assert (await table.ended())["reason"] == "cancelled"
            file = await table.file()
            assert file["log"][0]["options"]["own"] == {
                f"own:{pack['id']}": {
                    "title": "Our street",
                    "language": "en",
                    "version": "1.0.0",
                    "licence": "CC-BY-4.0",
                    "cards": 12,
                    "off": [3],
                }
            }

    run(test)


def look_at(server: Server, deck: Any) -> None:
    """Every picture is there, in the size that is told, and is what no browser could take for a page."""
    assert deck["pictures"] == sorted(deck["pictures"])
    assert len(deck["pictures"]) == 24
    for each in deck["cards"]:
        assert each["reading"]["text"] == each["grab"]["text"] != {}
        for picture in (each["reading"], each["grab"]):
            status, headers, body = ask(server, "GET", f"/{picture['address']}")
            assert (status, headers["content-type"]) == (200, "image/webp")
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["cache-control"].startswith("private")
            assert Image.open(io.BytesIO(body)).size == (picture["width"], picture["height"])


def test_nobody_else_is_told_of_it(server: Server) -> None:
    async def test() -> None:
        seated = await three(server)
        _, pack = await asyncio.to_thread(bring, server, seated[0], zipped(files(11)))
        other = await open_table(server.url, "Eve", "mio", game=GAME)
        for path in (f"{other.code}/decks/{pack['id']}", f"{seated[0].code}/decks/{'0' * 16}"):
            status, _, body = await asyncio.to_thread(ask, server, "GET", f"/api/rooms/{path}")
            assert (status, json.loads(body)["code"]) == (404, "unknown-pack")
        deck = await asyncio.to_thread(deck_of, server, seated[1], pack["id"])
        there = deck["pictures"][0]
        elsewhere = there.replace(seated[0].code, other.code)
        guessed = there[:-9] + "0000" + there[-5:]
        for address in (elsewhere, guessed, there.replace(".webp", ".svg")):
            status, _, body = await asyncio.to_thread(ask, server, "GET", f"/{address}")
            assert (status, json.loads(body)["code"]) == (404, "unknown-picture")

    run(test)


def test_a_deck_that_breaks_the_rules_is_refused_and_changes_nothing(server: Server) -> None:
    async def test() -> None:
        seated = await three(server)
        broken = files()
        broken["deck.toml"] += card(10, reading="not-there.png").encode()
        for source, codes in ((zipped(broken), ["no-picture", "no-picture"]), (b"no zip", ["bad-zip"])):
            status, told = await asyncio.to_thread(bring, server, seated[0], source)
            assert (status, told["code"]) == (400, "bad-pack")
            assert [fault["code"] for fault in told["faults"]] == codes
        status, told = await asyncio.to_thread(bring, server, seated[1], zipped(files()))
        assert (status, told["code"]) == (403, "not-host")
        async with AsyncExitStack() as stack:
            (host, *_) = await sit(server, seated, stack)
            assert host.room is not None
            assert (host.room.packs, host.room.options["deck"]) == ([], "house")

    run(test)


def test_too_few_cards_left_is_said_at_the_start(server: Server) -> None:
    async def test() -> None:
        seated = await three(server)
        _, pack = await asyncio.to_thread(bring, server, seated[0], zipped(files(10)))
        async with AsyncExitStack() as stack:
            (host, *_) = await sit(server, seated, stack)
            await host.act(SetPack(pack["id"], [0], []))
            refused = await refusal(host, Start())
            assert refused == "bad-option"
            await host.act(SetOption("deck", "house"))
            await host.act(Start())

    run(test)


async def refusal(player: Player, act: Any) -> str:
    try:
        await player.act(act)
    except Exception as error:  # noqa: BLE001  the client's own
        return str(getattr(error, "code", error))
    return ""
