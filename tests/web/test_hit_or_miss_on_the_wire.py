"""Whole matches of Hit or Miss through a real server: every branch with five people, and silence with three."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.games.hit_or_miss.bringing import pack_text
from tests.serving import Server
from tests.web.guessing import Table, table
from tests.web.wire import ask, seat_line

from hitparade.client import Player, Refused, come_in, connect
from hitparade.wire.acts import Leave, SetOption, Sit, Start

HURRIED = [sys.executable, str(Path(__file__).with_name("hurried.py"))]
ALL_JESTERS: dict[str, Any] = {"die": [0, 0, 1]}
NO_CLOCKS: dict[str, Any] = {
    "writing_time": "unlimited",
    "turn_clock": "off",
    "answer_clock": "off",
    "vote_clock": "off",
}


@pytest.fixture(scope="module")
def hurried_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One on which a second lasts 40 ms."""
    running = Server(tmp_path_factory.mktemp("hurried"), {"limits": "0"}, HURRIED).start()
    yield running
    running.stop()


def match_log(server: Server, code: str, tmp_path: Path) -> list[dict[str, Any]]:
    """The log of the table's first match, after it was verified by the program that served it."""
    status, _, body = ask(server, "GET", f"/api/rooms/{code}/matches/1")
    assert status == 200, body
    file = tmp_path / "match.json"
    file.write_bytes(body)
    verified = subprocess.run([*server.program, "verify", str(file)], capture_output=True, text=True, check=False)
    assert verified.returncode == 0, verified.stdout + verified.stderr
    return json.loads(body)["log"]


def told(log: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [event for entry in log[1:] for event in entry["events"] if event["type"] == kind]


def test_five_people_meet_every_branch(server: Server, tmp_path: Path) -> None:
    async def test() -> str:
        async with table(server, 5, rounds=2, **ALL_JESTERS, **NO_CLOCKS) as five:
            await first_round(five)
            await second_round(five, server)
            return five.seats[0].code

    code = asyncio.run(within(test()))
    log = match_log(server, code, tmp_path)
    assert {event["called"] for event in told(log, "announced")} == {"hit", "miss"}
    assert [(each["accepted"], each["tied"]) for each in told(log, "vote_closed")][:4] == [
        (True, False), (False, False), (False, False), (True, True),
    ]  # fmt: skip
    assert [event["kind"] for event in told(log, "vote_opened")][:4] == ["item", "match", "item", "item"]
    assert told(log, "hit_rejected")[0]["item"] == "gargoyle"
    assert told(log, "item_rejected")[0]["item"] == "nonsense"
    assert told(log, "passed"), "somebody had nothing left to read"
    assert len(told(log, "joined")) == len(told(log, "went_away")) == 1
    assert told(log, "ended")[0]["reason"] == "rounds"
    assert any(entry["by"] == "stand-in" for entry in log[1:])


async def first_round(five: Table) -> None:
    """A swap, a HIT and a MISS by the jester, a challenge upheld, a HIT voted down, one item out, a tie, a pass."""
    a, b, c, d, e = (five.seat(place) for place in range(5))
    title = five.view["category"]["title"]
    await five.do(a, "swap")
    assert five.view["category"]["title"] != title
    assert await five.refusal(a, "start_timer") == "leader-waits"
    await five.do(c, "start_timer")
    lists = (
        ["apple", "zeppelin"],
        ["apple", "trombone"],
        ["apple", "gargoyle", "nonsense"],
        ["apple", "Vesuvius"],
        ["apple"],
    )
    await five.write(*lists)
    await five.read(a, "hit", "apple")
    await five.do(e, "challenge", why="Is it one?")
    await five.vote([a, b, c, d], [e])
    await five.answers()
    assert five.phase == "shown"
    assert five.view["turn_points"][a] == 4
    await five.look()
    await five.read(b, "miss", "trombone")
    await five.do(c, "answer", card="hit", item="gargoyle")
    await five.answers()
    await five.do(a, "dispute", seat=c)
    await five.vote([c], [a, b, d])
    await five.look()
    await five.read(c, "miss", "nonsense")
    await five.do(a, "challenge", why="That is none")
    await five.do(c, "say", text="It is!")
    await five.vote([c], [a, b, d])
    await five.read(d, "miss", "Vesuvius")
    await five.do(b, "challenge", why="Spelling")
    await five.vote([d, e], [a, b])
    await five.answers()
    await five.look()
    assert five.phase == "round_over", "the fifth has nothing left to read"
    assert five.view["lists"][e] == [{"item": "apple", "state": "matched"}]


async def second_round(five: Table, server: Server) -> None:
    """A late guest plays; somebody leaves for good after writing, and the stand-in lays their cards."""
    code = five.seats[0].code
    guest = await come_in(server.url, code, "Faye", "ines", role="guest")
    async with connect(server.url, guest) as late:
        await five.heard(await late.act(Sit()))
        await five.look()
        await late.until(lambda it: it.seat == 5)
        five.players.append(late)
        await five.look()
        assert five.phase == "category"
        assert len(five.view["players"]) == 6
        starter = next(seat for seat in five.view["players"] if seat != five.view["leader"])
        await five.do(starter, "start_timer")
        await five.write(*([f"word {place}{place * 7}"] for place in range(6)))
        leaver = five.players[1]
        five.players.remove(leaver)
        await five.heard(await act_and_go(leaver))
        await five.play_on()
        assert late.room is not None
        assert late.room.phase == "result"
        assert (late.room.match.result if late.room.match else {}) != {}


async def act_and_go(leaver: Player) -> int:
    """Leaves the table for good. Returns the last number that the leaver has heard of."""
    try:
        return await leaver.act(Leave())
    except Refused:  # the goodbye may be first
        return (leaver.number or 0) + 1


async def within(test: Any) -> Any:
    async with asyncio.timeout(150):
        return await test


def test_silence_ends_every_phase_for_three(hurried_server: Server, tmp_path: Path) -> None:
    """Nobody does anything but write, challenge and dispute: the clocks do all the rest."""

    async def test() -> str:
        options = {"writing_time": 15, "turn_clock": 10, "answer_clock": 5, "vote_clock": 5, "rounds": 2}
        async with table(hurried_server, 3, **ALL_JESTERS, **options) as three:
            await asyncio.gather(*(silent(player, place) for place, player in enumerate(three.players)))
            return three.seats[0].code

    code = asyncio.run(within(test()))
    log = match_log(hurried_server, code, tmp_path)
    by_clock = {event["type"] for entry in log[1:] if entry["by"] == "clock" for event in entry["events"]}
    assert by_clock >= {"timer_started", "put_down", "rolled", "announced", "circled", "answered", "cards_shown"}
    assert by_clock >= {"turn_ended", "vote_closed", "round_started", "ended"}
    assert [event["laps"] for event in told(log, "round_started")] == [2, 2]
    assert {event["lap"] for event in told(log, "turn_started")} == {1, 2}
    assert told(log, "vote_closed")[0]["votes"] == [None, None, None]
    wrote = [event["item"] for event in told(log, "wrote")]
    assert "half a word" in wrote, "what stood in the field when time was up"


async def silent(player: Player, place: int) -> None:
    """Writes a little in each round, leaves a word half written, and challenges what can be challenged."""
    seen: set[tuple[str, int]] = set()
    async for _ in player:
        view = player.view or {}
        phase = view["phase"]
        if phase == "over":
            return
        once = (phase, view["round"])
        if phase == "write" and once not in seen:
            seen.add(once)
            items = [f"{'xyz'[place]}{letter * 5}" for letter in "abc"]
            await asyncio.gather(*(attempt(player, {"type": "write", "item": item}) for item in items))
            await attempt(player, {"type": "draft", "item": "half a word"})
        elif any(move["type"] == "challenge" for move in player.legal) and len(seen) < 6:
            seen.add((f"challenge {view['turn']}", len(seen)))
            await attempt(player, {"type": "challenge", "why": "Really?"})


TOO_LATE = {"wrong-phase", "time-up", "already-challenged", "own-item", "match-over", "already-done"}


async def attempt(player: Player, move: dict[str, Any]) -> None:
    """A move that may come too late."""
    with suppress_refusals(TOO_LATE):
        await player.play(move)


@contextmanager
def suppress_refusals(codes: set[str]) -> Iterator[None]:
    """Lets these refusals pass, and no others."""
    try:
        yield
    except Refused as refused:
        if refused.code not in codes:
            raise


def test_a_pack_of_the_host_is_played_and_no_socket_tells_of_its_cards(server: Server) -> None:
    async def test() -> str:
        async with table(server, 3, rounds=1, **ALL_JESTERS, **NO_CLOCKS) as three:
            await three.play_on()
            host, token = three.seats[0], three.seats[0].token
            named = {"Authorization": f"Bearer {token}"}
            path = f"/api/rooms/{host.code}/packs"
            status, _, body = await asyncio.to_thread(ask, server, "POST", path, pack_text(5).encode(), **named)
            assert status == 201
            name = f"own:{json.loads(body)['id']}"
            await three.players[0].act(SetOption("packs", [name]))
            raw = await spectator_bytes(server, three, host.code)
            assert raw.count("Secret title") == raw.count(three.view["category"]["title"])
            assert "damson" not in raw
            return host.code

    asyncio.run(within(test()))


async def spectator_bytes(server: Server, three: Table, code: str) -> str:
    """All that somebody hears who only watches, from before a match to its end."""
    watcher = await come_in(server.url, code, "Gus", "goro", role="guest")
    async with seat_line(server, watcher) as line:
        number = await three.players[0].act(Start())
        await three.heard(number)
        await three.play_on()
        await line.until(three.players[0].number or number)
        return "".join(line.raw)
