"""A client that cheats gets a clear refusal, and the match stays as it was."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
from tests.serving import Server
from tests.web.wire import Line, Message, ask, line, run, seat_line, table
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hitparade.wire.http import Seated

Cheat = Callable[[list[Line], list[Seated]], Awaitable[None]]


@pytest.fixture(scope="module")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With limits as they are for everybody."""
    running = Server(tmp_path_factory.mktemp("strict")).start()
    yield running
    running.stop()


def unharmed(server: Server, cheat: Cheat) -> None:
    """Plays to a hidden Hit, lets somebody cheat, and looks whether anything has changed for anybody."""

    async def test() -> None:
        async with table(server) as (lines, seats):
            pitcher = next(each for each in lines if each.moves)
            news = await pitcher.move({"type": "place", "hit": "second"})
            for each in lines:
                await each.until(news["number"])
            ordered = [pitcher, *(each for each in lines if each is not pitcher)]
            owners = [seats[lines.index(each)] for each in ordered]
            await cheat(ordered, owners)
            for seat in owners:
                async with seat_line(server, seat) as fresh:
                    before = ordered[owners.index(seat)].state
                    for key in ("number", "view", "legal", "room"):
                        assert fresh.heard[0][key] == before[key]

    run(test)


async def refused(cheater: Line, message: Message, code: str) -> None:
    answer = await cheater.ask(message)
    assert (answer["type"], answer["code"]) == ("refused", code), answer
    assert answer["sentence"].endswith(".")


def move(**fields: Any) -> Message:
    return {"type": "move", "move": fields}


def test_moves_out_of_turn_or_out_of_the_rules(server: Server) -> None:
    async def cheat(lines: list[Line], _: list[Seated]) -> None:
        pitcher, batter, screen = lines
        await refused(pitcher, move(type="place", hit="first"), "not-your-turn")
        await refused(pitcher, move(type="lift", corner="first"), "not-your-turn")
        await refused(batter, move(type="place", hit="first"), "wrong-phase")
        await refused(batter, move(type="call_shot"), "wrong-phase")
        await refused(screen, move(type="lift", corner="first"), "not-playing")
        await refused(batter, move(type="lift", corner="moon"), "bad-move")
        await refused(batter, move(type="lift", corner="first", seat=0), "bad-move")
        await refused(batter, move(type="win"), "bad-move")
        await refused(batter, {"type": "move", "move": "lift"}, "bad-move")
        await refused(batter, {"type": "move", "move": None}, "bad-move")
        await refused(batter, {**move(type="lift", corner="first"), "step": 0}, "wrong-step")
        await refused(batter, {**move(type="lift", corner="first"), "step": 99}, "wrong-step")

    unharmed(server, cheat)


def test_acts_that_are_the_hosts(server: Server) -> None:
    async def cheat(lines: list[Line], owners: list[Seated]) -> None:
        guest = lines[next(at for at, owner in enumerate(owners) if owner.member == 2)]
        for act in (
            {"type": "remove", "member": 1},
            {"type": "lock", "locked": True},
            {"type": "make_host", "member": 2},
            {"type": "factor", "seat": 0, "times": 10},
        ):
            await refused(guest, {"type": "act", "act": act}, "not-host")

    unharmed(server, cheat)


MALFORMED: list[tuple[str | bytes, str]] = [
    ("", "bad-json"),
    ("{", "bad-json"),
    ("nonsense", "bad-json"),
    (b"\xff\xfe\x00", "bad-json"),
    ('{"type": "resync"} trailing', "bad-json"),
    ("[]", "bad-message"),
    ("null", "bad-message"),
    ("[" * 4000, "bad-message"),
    ('{"type": "move", "id": "deep", "move": ' + "[" * 4000, "bad-json"),
    ("{}", "bad-message"),
    ('{"type": "cheat"}', "bad-message"),
    ('{"type": 7}', "bad-message"),
    ('{"type": "move", "id": "a"}', "bad-message"),
    ('{"type": "move", "id": 7, "move": {}}', "bad-message"),
    ('{"type": "move", "id": "a", "move": {}, "seat": 1}', "bad-message"),
    ('{"type": "move", "id": "a", "move": {}, "step": "first"}', "bad-message"),
    ('{"type": "act", "id": "a", "act": {"type": "win"}}', "bad-message"),
    ('{"type": "act", "id": "a", "act": {"type": "sit", "seat": 1.5}}', "bad-message"),
    ('{"type": "act", "id": "a", "act": {"type": "sit", "member": 1}}', "bad-message"),
    ('{"type": "move", "id": "", "move": {}}', "bad-id"),
    ('{"type": "move", "id": "' + "a" * 33 + '", "move": {}}', "bad-id"),
    ('{"type": "move", "id": "a", "move": "' + "x" * 4096 + '"}', "too-long"),
    ("é" * 2049, "too-long"),
    ('{"type": "hello", "protocol": 1, "token": "x"}', "hello-again"),
]


def test_what_is_no_message(server: Server) -> None:
    async def cheat(lines: list[Line], _: list[Seated]) -> None:
        for data, code in MALFORMED:
            await lines[1].say(data)
            answer = await lines[1].hear("refused", "bye")
            assert (answer["type"], answer["code"]) == ("refused", code), (data, answer)

    unharmed(server, cheat)


def test_the_refusal_names_the_message_where_it_can(server: Server) -> None:
    async def cheat(lines: list[Line], _: list[Seated]) -> None:
        await lines[1].say('{"type": "move", "id": "mine", "move": {}, "seat": 1}')
        assert (await lines[1].hear("refused"))["id"] == "mine"

    unharmed(server, cheat)


def test_a_frame_beyond_all_measure_ends_the_connection(server: Server) -> None:
    async def cheat(_: list[Line], owners: list[Seated]) -> None:
        async with seat_line(server, owners[2]) as extra:
            await extra.say("x" * 1_000_000)
            with pytest.raises(ConnectionClosed):
                await extra.hear("never")

    unharmed(server, cheat)


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ('{"type": "resync"}', "no-hello"),
        ('{"type": "move", "id": "a", "move": {}}', "no-hello"),
        ('{"type": "hello", "protocol": 2, "token": "x"}', "wrong-protocol"),
        ('{"type": "hello", "protocol": 1, "token": "x", "member": 1}', "bad-message"),
        ('{"type": "hello", "protocol": 1, "token": ""}', "bad-token"),
        ('{"type": "hello", "protocol": 1, "token": "guessed"}', "bad-token"),
        ("nonsense", "bad-json"),
        ("x" * 5000, "too-long"),
    ],
)
def test_without_a_proper_hello_the_socket_closes(server: Server, first: str, code: str) -> None:
    async def test() -> None:
        async with table(server) as (_, seats), line(server, seats[0].code) as stranger:
            await stranger.say(first)
            assert (await stranger.bye())["code"] == code
            assert all(message["type"] == "bye" for message in stranger.heard)

    run(test)


def test_silence_closes_the_socket(server: Server) -> None:
    async def test() -> None:
        async with table(server) as (_, seats), line(server, seats[0].code) as stranger:
            assert (await stranger.bye())["code"] == "no-hello"

    run(test)


def test_a_token_opens_its_own_room_only(server: Server) -> None:
    async def test() -> None:
        async with table(server) as (_, seats), table(server) as (_, others), line(server, others[0].code) as stranger:
            assert (await stranger.hello(seats[0]))["code"] == "bad-token"

    run(test)


def test_a_room_that_is_not_there(server: Server) -> None:
    async def test() -> None:
        async with line(server, "XXXX") as stranger:
            assert (await stranger.hello(Seated("XXXX", 1, "x")))["code"] == "unknown-room"

    run(test)


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
def test_pages_of_others_are_turned_away(server: Server, origin: str) -> None:
    async def test() -> None:
        async with table(server) as (_, seats):
            with pytest.raises(InvalidStatus, match="403"):
                async with line(server, seats[0].code, Origin=origin):
                    pass
            status, _, body = ask(server, "POST", "/api/rooms", {"name": "Eve", "head": "mio"}, Origin=origin)
            assert (status, b"other-origin" in body) == (403, True)

    run(test)


def test_our_own_page_is_let_in(server: Server) -> None:
    async def test() -> None:
        async with table(server) as (_, seats), line(server, seats[0].code, Origin=server.url) as own:
            assert (await own.hello(seats[0]))["type"] == "welcome"

    run(test)


def test_a_flood_is_slowed_down_then_closed_and_others_play_on(strict_server: Server) -> None:
    async def test() -> None:
        async with table(strict_server) as (lines, _):
            ann, ben, screen = lines
            number = ben.state["number"]
            for count in range(300):
                await screen.say({"type": "move", "id": f"f{count}", "move": {}})
            assert (await screen.bye())["code"] == "flooding"
            codes = {message["code"] for message in screen.heard if message["type"] == "refused"}
            assert codes == {"not-playing", "slow-down"}
            slowed = next(m for m in screen.heard if m["type"] == "refused" and m["code"] == "slow-down")
            assert slowed["id"].startswith("f")
            news = await (ann if ann.moves else ben).move((ann.moves or ben.moves)[0])
            assert news["number"] == number + 1

    run(test)


def test_pins_cannot_be_guessed(strict_server: Server) -> None:
    async def test() -> None:
        async with table(strict_server) as (lines, seats):
            await lines[0].say({"type": "seat_card"})
            card = await lines[0].hear("seat_card")
            path = f"/api/rooms/{seats[0].code}/claims"
            wrong = [pin for number in range(30) if (pin := f"{number:06d}") != card["pin"]]
            statuses = [ask(strict_server, "POST", path, {"member": 1, "pin": pin})[0] for pin in wrong]
            assert statuses[0] == 403
            assert statuses.count(403) <= 10
            assert statuses[-1] == 429
            right = ask(strict_server, "POST", path, {"member": 1, "pin": card["pin"]})
            assert right[0] == 429
            assert (await lines[0].act("pause"))["type"] == "news"

    run(test)
