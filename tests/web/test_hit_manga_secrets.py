"""The drawn card on the wire: nothing that a listener or a screen is sent, or may ask for, tells which it is (R11)."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import permutations, product
from typing import Any

from tests.serving import Server
from tests.web.manga import GAME
from tests.web.wire import Line, ask, run, seat_line

from hitparade.client import come_in, open_table
from hitparade.kernel import seal

HEX = re.compile(r"[0-9a-f]{32,}")
OPEN = ("table", "taken", "last", "opened", "pages")
"""What lies openly on the table names cards: all of them, or those that were shown."""


@asynccontextmanager
async def lines(server: Server, **options: Any) -> AsyncIterator[list[Line]]:
    """Three players and a screen; the first player loves manga the most."""
    host = await open_table(server.url, "Ann", "mio", game=GAME, options=options)
    seats = [host, *[await come_in(server.url, host.code, name, "theo") for name in ("Ben", "Cleo")]]
    seats.append(await come_in(server.url, host.code, role="screen"))
    async with AsyncExitStack() as stack:
        opened = [await stack.enter_async_context(seat_line(server, seated)) for seated in seats]
        started = await opened[0].act("start")
        for each in opened:
            await each.until(started["number"])
        told = [await each.move({"type": "love", "hearts": 10 - 5 * n}) for n, each in enumerate(opened[:3])]
        for each in opened:
            await each.until(told[-1]["number"])
        yield opened


def at_the_table(line: Line) -> list[dict[str, Any]]:
    """Everything that this line has heard but pings and presence, whose numbers and times are nobody's secret."""
    return [message for message in line.heard if message["type"] not in {"presence", "pong"}]


def without_what_is_open(message: dict[str, Any]) -> str:
    view = {key: value for key, value in (message.get("view") or {}).items() if key not in OPEN}
    legal = [move for move in message.get("legal") or [] if move["type"] != "grab"]
    return json.dumps({**message, "view": view, "legal": legal})


def like_any_other(text: str) -> str:
    """A message with every seal, time and count replaced: what remains is what could depend on the card."""
    text = HEX.sub("HEX", text)
    return re.sub(r'"(number|at_ms|deadline|step|distance|id)": (\[[^]]*\]|\d+|"t\d+")', r'"\1": 0', text)


def ask_around(server: Server, code: str, addresses: list[str]) -> list[tuple[int, dict[str, str], bytes]]:
    """All that anybody may ask for while a card is in somebody's hand, but the time of day."""
    paths = ("", "/matches/1", "/matches/1/replay", "/qr.svg", "/standings.csv")
    asked = [*(f"/api/rooms/{code}{path}" for path in paths), "/api/decks/house", *(f"/{each}" for each in addresses)]
    answers = [ask(server, "GET", path) for path in asked]
    return [(status, {k: v for k, v in headers.items() if k != "date"}, body) for status, headers, body in answers]


def test_nothing_that_is_sent_tells_a_listener_or_a_screen_which_card_was_drawn(server: Server) -> None:
    async def test() -> None:
        async with lines(server, pairs=30) as (ann, ben, cleo, screen):
            players = [ann, ben, cleo]
            for _ in range(2):
                reader = players[ann.state["view"]["reader"]]
                card = reader.state["view"]["reading"]
                others = [line for line in (*players, screen) if line is not reader]
                drawn = {id(line): at_the_table(line)[-1] for line in others}
                said = await reader.move({"type": "read", "line": "Boo!"})
                for line in others:
                    await line.until(said["number"])
                    messages = [drawn[id(line)], at_the_table(line)[-1]]
                    texts = [without_what_is_open(message) for message in messages]
                    assert all(card["match"] not in HEX.sub("", text).split('"') for text in texts)
                    assert all(card["picture"] not in text for text in texts)
                    shown = messages[-1]["view"]
                    assert shown.get("reading") is None
                    assert len(shown["table"]) == shown["left"]
                    salts = [salt for text in line.raw for salt in re.findall(r'"([0-9a-f]{32})"', text)]
                    guesses = product((each["picture"] for each in shown["table"]), permutations(range(3), 2), salts)
                    for picture, lots, salt in guesses:
                        assert seal({"picture": picture, "lots": list(lots)}, salt) != shown["commitment"]
                given_up = [await line.move({"type": "no_idea"}) for line in players if line is not reader]
                for line in (*players, screen):
                    await line.until(given_up[-1]["number"])

    run(test)


def test_a_card_put_back_for_another_changes_nothing_but_its_seal(server: Server) -> None:
    """The same position with one card drawn and with another: by their bytes nobody can tell one from the other."""

    async def test() -> None:
        told: set[tuple[str, ...]] = set()
        sizes: set[tuple[int, ...]] = set()
        drawn: set[str] = set()
        for _ in range(6):
            async with lines(server, pairs=30) as (ann, ben, cleo, screen):
                drawn.add(ann.state["view"]["reading"]["match"])
                texts = [without_what_is_open(at_the_table(line)[-1]) for line in (ben, cleo, screen)]
                told.add(tuple(like_any_other(text) for text in texts))
                sizes.add(tuple(len(like_any_other(text)) for text in texts))
        assert len(drawn) > 1, "else it proves nothing"
        assert len(told) == len(sizes) == 1

    run(test)


def test_nothing_that_can_be_asked_for_depends_on_the_card_in_hand(server: Server) -> None:
    async def test() -> None:
        async with lines(server, pairs=30) as (ann, ben, _, screen):
            code = ann.state["room"]["code"]
            deck = json.loads(ask(server, "GET", "/api/decks/house")[2])
            answers = await asyncio.to_thread(ask_around, server, code, deck["pictures"])
            card = ann.state["view"]["reading"]
            for status, headers, body in answers[:5]:
                assert status in {200, 409}
                assert card["picture"].encode() not in repr(headers).encode() + body
            news = await ann.move({"type": "read", "line": "Boo!"})
            for line in (ben, screen):
                await line.until(news["number"])
            assert await asyncio.to_thread(ask_around, server, code, deck["pictures"]) == answers

    run(test)


def test_card_ids_follow_the_places_and_differ_from_match_to_match(server: Server) -> None:
    async def test() -> None:
        tables: list[dict[str, str]] = []
        for _ in range(2):
            async with lines(server, pairs=30) as (ann, *_):
                table = ann.state["view"]["table"]
                assert [(card["card"], card["slot"]) for card in table] == [(f"c{n + 1}", n) for n in range(30)]
                tables.append({card["card"]: card["picture"] for card in table})
        assert tables[0] != tables[1]
        assert sorted(tables[0].values()) == sorted(tables[1].values())

    run(test)
