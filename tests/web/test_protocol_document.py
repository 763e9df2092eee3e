"""The protocol's documents: every code is explained, the example runs, and AsyncAPI holds every message."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from jsonschema import Draft202012Validator, ValidationError
from tests.serving import Server
from tests.web.codes import codes
from tests.web.wire import GAMES, Line, address, ask, check_told, run, table, validator
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from hitparade.web.asyncapi import document, document_of
from hitparade.web.limits import RATES
from hitparade.web.sockets import HELLO_S, MESSAGES, PATIENCE
from hitparade.wire import acts, incoming, outgoing

PROTOCOL = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_every_code_of_the_source_is_explained_and_no_other() -> None:
    explained = re.findall(r"^\| `([a-z-]+)` \| .+\. \|$", PROTOCOL, re.MULTILINE)
    assert explained == sorted(explained)
    assert set(explained) == set(codes())


def test_codes_are_found_in_the_source() -> None:
    assert {"wrong-step", "not-your-turn", "bad-token", "slow-down", "seats-empty", "too-slow"} <= set(codes())


def test_the_figures_of_the_text_are_those_of_the_code() -> None:
    assert f"of at most {incoming.MAX_BYTES} bytes" in PROTOCOL
    assert f"within {HELLO_S:.0f} seconds" in PROTOCOL
    assert f"{MESSAGES.burst} messages at once and {MESSAGES.per_second} a second" in PROTOCOL
    assert f"some {PATIENCE.burst} refused messages" in PROTOCOL
    assert f"Version {incoming.PROTOCOL}." in PROTOCOL
    assert set(RATES) == {"open", "join", "wrong", "pin", "pin-room", "socket", "replay", "pack"}


def test_the_python_example_plays_a_match(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    found = re.search(r"```python\n(.*?)```", PROTOCOL, re.DOTALL)
    assert found is not None
    example = found[1].replace("http://localhost:8000", server.url).replace("asyncio.run(main())\n", "")
    names: dict[str, Any] = {}
    exec(compile(example, "docs/protocol.md", "exec"), names)
    asyncio.run(names["main"]())
    assert re.search(r"'reason': '(extra-)?innings'", capsys.readouterr().out)


def test_the_document_holds_every_message_of_both_directions() -> None:
    operations = document()["operations"]
    for operation, family in (("take", incoming.AnyIncoming), ("tell", outgoing.AnyOutgoing)):
        names = [message["$ref"].rsplit("/", 1)[1] for message in operations[operation]["messages"]]
        assert names == [kind.__name__ for kind in get_args(family)]
        assert set(names) <= set(document()["channels"]["room"]["messages"])


def test_the_server_gives_the_document_out(server: Server) -> None:
    status, headers, body = ask(server, "GET", "/api/asyncapi.json")
    assert (status, headers["content-type"]) == (200, "application/json")
    shipped = tuple(name for name in GAMES if name != "rock-paper-scissors")
    assert json.loads(body) == json.loads(json.dumps(document_of(shipped)))


def test_the_channel_is_where_the_document_says(server: Server) -> None:
    async def test() -> None:
        async with table(server) as (_, seats):
            async with connect(address(server, seats[0].code)) as socket:
                await Line(socket).hello(seats[0])
            with pytest.raises(InvalidStatus):
                await connect(address(server, seats[0].code) + "s")

    channel = document()["channels"]["room"]
    assert set(re.findall(r"{(\w+)}", channel["address"])) == set(channel["parameters"])
    assert f"`/{channel['address']}`" in PROTOCOL
    run(test)


def test_nothing_may_be_told_that_the_document_does_not_name(server: Server) -> None:
    async def test() -> list[str]:
        async with table(server) as (lines, _):
            pitcher = next(line for line in lines if line.moves)
            await pitcher.move(pitcher.moves[0])
            return pitcher.raw

    news = json.loads(run(test)[-1])
    check_told(json.dumps(news))
    assert (news["type"], len(news["events"]), news["legal"]) == ("news", 1, [{"type": "give_up"}])
    for of in (news, news["view"], news["view"]["lifted"], news["events"][0], news["legal"][0], news["cause"]):
        if isinstance(of, list):
            of.append({"corner": "first"})
        else:
            of["extra"] = 1
        with pytest.raises(ValidationError):
            check_told(json.dumps(news))
        of.pop() if isinstance(of, list) else of.pop("extra")
    check_told(json.dumps(news))


def test_every_game_tells_its_shapes() -> None:
    schemas = document_of(GAMES)["components"]["schemas"]
    for kind in ("View", "Event", "Move", "Legal"):
        names = [f"{name}.{kind}" for name in GAMES] + (["TableActed"] if kind == "Event" else [])
        assert schemas[f"Any{kind}"] == {"anyOf": [{"$ref": f"#/components/schemas/{name}"} for name in names]}


def test_a_game_that_tells_no_shapes_may_show_anything() -> None:
    view = document_of(("red-or-black",))["components"]["schemas"]["AnyView"]
    assert view == {"anyOf": [{"type": "object", "description": "Of red-or-black."}]}


def references(value: object) -> list[str]:
    if isinstance(value, list):
        return [ref for item in value for ref in references(item)]
    if not isinstance(value, dict):
        return []
    own = [value["$ref"]] if "$ref" in value else []
    mapped = list((value.get("discriminator") or {}).get("mapping", {}).values())
    return own + mapped + [ref for item in value.values() for ref in references(item)]


def test_every_reference_of_the_document_leads_somewhere() -> None:
    for reference in references(document()):
        found: Any = document()
        for part in reference.removeprefix("#/").split("/"):
            found = found[part]
        assert found


def test_every_schema_of_the_document_is_one() -> None:
    for schema in document()["components"]["schemas"].values():
        Draft202012Validator.check_schema(schema)


@pytest.mark.parametrize(
    "message",
    [
        incoming.Hello(1, "x"),
        incoming.Move("a", {"type": "lift", "corner": "first"}, 3),
        incoming.ActMessage("a", acts.Sit()),
        incoming.Ping(1.5),
        incoming.Pong(2),
        incoming.Resync(),
        incoming.SeatCard(),
    ],
)
def test_what_clients_send_is_as_the_document_says(message: incoming.AnyIncoming) -> None:
    data = msgspec.json.decode(msgspec.json.encode(message))
    validator(type(message).__name__).validate(data)
    assert not validator(type(message).__name__).is_valid({**data, "unknown": 1})


def test_every_act_can_travel() -> None:
    for act in get_args(acts.AnyAct):
        required = {
            field.name: {int: 1, str: "a", bool: True, float: 2.0}.get(field.type, 1)
            for field in msgspec.structs.fields(act)
            if field.required
        }
        message = incoming.ActMessage("a", act(**required))
        assert incoming.decode(msgspec.json.encode(message)) == message
