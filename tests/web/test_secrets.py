"""Secrets on the wire: over a whole match nothing that a client may not know reaches it, by socket or by HTTP."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

from tests.serving import Server
from tests.web.wire import Line, Message, ask, run, table

from hitparade.kernel import seal

CORNERS = ("first", "second", "third", "home")
SEAL = re.compile(r"[0-9a-f]{64}")
SALT = re.compile(r"(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])")


def entitled(line: Line) -> bool:
    return "hit" in line.state["view"]


def knows_where(text: str, commitment: str) -> list[str]:
    """The corners for which a text holds a salt that opens the commitment: then the Hit is known."""
    return [corner for corner in CORNERS for salt in SALT.findall(text) if seal(corner, salt) == commitment]


def check_sent(line: Line, since: int, commitment: str) -> None:
    """Nothing that was sent since gives the hidden Hit away, neither in words nor in a salt."""
    for text in line.raw[since:]:
        assert not knows_where(text, commitment)
        for events in (message.get("events", []) for message in [json.loads(text)]):
            assert all(event.get("hit") is None for event in events), text
        view: Any = json.loads(text).get("view") or {}
        assert "hit" not in view
        assert "placements" not in view


def ask_around(server: Server, code: str) -> bytes:
    """All that anybody may ask of a room over HTTP, headers included."""
    paths = (
        "",
        "/matches/1",
        "/matches/1/replay",
        "/matches/1/replay?viewer=0",
        "/standings.csv",
        "/qr.svg",
        "/export",
    )
    answers = [ask(server, "GET", f"/api/rooms/{code}{path}") for path in paths]
    others = [ask(server, "GET", path) for path in ("/metrics", f"/room/{code}", f"/screen/{code}", "/api/games")]
    return b"\n".join(repr(headers).encode() + body for _, headers, body in [*answers, *others])


async def hide(lines: list[Line], corner: str) -> Message:
    pitcher = next(each for each in lines if each.moves)
    news = await pitcher.move({"type": "place", "hit": corner})
    for each in lines:
        await each.until(news["number"])
    return pitcher.state["view"]


async def lift(lines: list[Line], chance: Random) -> None:
    batter = next(each for each in lines if each.moves)
    news = await batter.move(chance.choice(batter.moves))
    for each in lines:
        await each.until(news["number"])


def test_the_hit_reaches_nobody_but_who_hid_it(server: Server) -> None:
    async def test() -> None:
        async with table(server, innings=2) as (lines, seats):
            chance, hidden = Random(3), 0
            while lines[0].state["room"]["phase"] == "match":
                before = [len(each.raw) for each in lines]
                own = await hide(lines, chance.choice(CORNERS))
                commitment, hidden = own["commitment"], hidden + 1
                while lines[0].state["view"]["phase"] == "lift" and lines[0].state["view"]["commitment"] == commitment:
                    knowing = [each for each in lines if entitled(each)]
                    assert len(knowing) == 1
                    for each, since in zip(lines, before, strict=True):
                        if each not in knowing:
                            check_sent(each, since, commitment)
                    around = ask_around(server, seats[0].code).decode("utf-8", "replace")
                    assert not knows_where(around, commitment)
                    assert commitment not in around
                    await lift(lines, chance)
            assert hidden >= 4

    run(test)


def test_two_secrets_make_no_difference_in_what_others_get(server: Server) -> None:
    """Tables that differ only in the corner: what the batter and the screen get is the same but for seals."""

    async def told(corner: str) -> list[list[str]]:
        async with table(server) as (lines, _):
            if lines[0].state["view"]["pitching"] != 0:
                return await told(corner)
            before = [len(each.raw) for each in lines]
            await hide(lines, corner)
            heard = [each.raw[since:] for each, since in zip(lines, before, strict=True)][1:]
            return [[plain(text) for text in texts if not is_ping(text)] for texts in heard]

    async def test() -> None:
        one = await told("first")
        for corner in CORNERS[1:]:
            assert await told(corner) == one

    run(test)


def is_ping(text: str) -> bool:
    """Pings come by a clock of their own, whatever happens at the table."""
    return json.loads(text)["type"] == "ping"


def plain(text: str) -> str:
    """A message without what differs between tables anyhow."""
    message = json.loads(SEAL.sub("-" * 64, text))
    for name in ("at_ms", "number"):
        message.pop(name, None)
    if message.get("cause"):
        message["cause"]["id"] = ""
    return json.dumps(message)


def test_keys_reach_nobody_else_and_no_log_and_are_not_stored(server: Server) -> None:
    async def test() -> None:
        async with table(server) as (lines, seats):
            await lines[0].say({"type": "seat_card"})
            card = await lines[0].hear("seat_card")
            ask(server, "POST", f"/api/rooms/{seats[0].code}/claims", {"member": 2, "pin": "987654"})
            ask(server, "GET", f"/api/rooms/{seats[0].code}/export", Authorization=f"Bearer {seats[0].token}")
            ask(server, "GET", f"/api/rooms/{seats[0].code}?token={seats[0].token}")
            await lines[0].act("pause")
            await lines[0].act("resume")
            for each in lines:
                await each.say("{")
                await each.hear("refused")
            said = {id(each): "".join(each.raw) for each in lines}
            for at, each in enumerate(lines):
                for seat in seats:
                    assert seat.token not in said[id(each)]
                assert card["pin"] not in said[id(each)] or at == 0
            stored = b"".join(file.read_bytes() for file in server.folder.glob("hitparade.sqlite3*"))
            logged = server.log.read_bytes()
            for secret in [*(seat.token for seat in seats), "987654"]:
                assert secret.encode() not in stored
                assert secret.encode() not in logged
            assert f'"{card["pin"]}"'.encode() not in stored + logged

    run(test)
