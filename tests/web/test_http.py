"""The HTTP interface: every address and kind of answer, each held against the OpenAPI document of the server."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from jsonschema import Draft202012Validator
from tests.games.hit_or_miss.bringing import pack_text
from tests.games.hit_or_miss.packs.test_hosting import CSV
from tests.serving import Server
from tests.web.test_match_on_the_wire import play_on
from tests.web.wire import ask, run, table


class Api:
    """Asks the server, and holds each answer against its document."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.document: dict[str, Any] = json.loads(ask(server, "GET", "/schema")[2])
        self.seen: set[tuple[str, str]] = set()

    def __call__(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
        status, sent, content = ask(self.server, method, path, body, **headers)
        kind = sent.get("content-type", "").split(";")[0]
        answer = json.loads(content) if kind == "application/json" else content
        self._check(method.lower(), path.split("?")[0], status, kind, answer)
        return status, answer

    def _check(self, method: str, path: str, status: int, kind: str, answer: Any) -> None:
        fitting = [each for each in self.document["paths"] if _fits(each, path, method, self.document)]
        template = min(fitting, key=lambda each: each.count("{"))  # as routes are chosen: the most particular one
        self.seen.add((template, method))
        documented = self.document["paths"][template][method]["responses"][str(status)]
        if "content" not in documented:
            assert answer == b""
            return
        assert kind in documented["content"], (kind, documented)
        if kind == "application/json":
            schema = {**documented["content"][kind]["schema"], "components": self.document["components"]}
            Draft202012Validator(schema).validate(answer)


def _fits(template: str, path: str, method: str, document: dict[str, Any]) -> bool:
    pattern = re.sub(r"\\{[^}]*\\}", "[^/]+", re.escape(template))
    return re.fullmatch(pattern, path) is not None and method in document["paths"][template]


@pytest.fixture(scope="module")
def api(server: Server) -> Api:
    return Api(server)


def open_room(api: Api, **more: Any) -> dict[str, Any]:
    status, seated = api("POST", "/api/rooms", {"name": "Ann", "head": "mio", **more})
    assert status == 201
    return seated


def problem(answer: tuple[int, Any], status: int, code: str) -> None:
    assert (answer[0], answer[1]["code"]) == (status, code), answer
    assert answer[1]["sentence"].endswith(".")


def test_opening_a_table_and_coming_in(api: Api) -> None:
    host = open_room(api, game="hits-and-outs", options={"innings": 5})
    code = host["code"]
    status, card = api("GET", f"/api/rooms/{code.lower()}")
    assert status == 200
    assert card == {"code": code, "game": "hits-and-outs", "people": 1, "host": "Ann", "locked": False, "full": False}
    status, ben = api("POST", f"/api/rooms/{code}/members", {"name": "Ben", "head": "theo"})
    assert (status, ben["code"]) == (201, code)
    assert ben["token"] != host["token"]
    status, screen = api("POST", f"/api/rooms/{code}/members", {"role": "screen"})
    assert (status, screen["member"]) == (201, 3)


def test_solo_begins_at_once(api: Api) -> None:
    open_room(api, game="hits-and-outs", bot="steady")


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/rooms/XXXX", None, 404, "unknown-room"),
        ("POST", "/api/rooms/XXXX/members", {"name": "Eve", "head": "mio"}, 404, "unknown-room"),
        ("POST", "/api/rooms/{code}/members", {"name": "", "head": "mio"}, 400, "bad-name"),
        ("POST", "/api/rooms/{code}/members", {"name": "x" * 25, "head": "mio"}, 400, "bad-name"),
        ("POST", "/api/rooms/{code}/members", {"name": "Eve", "head": "nobody"}, 400, "unknown-head"),
        ("POST", "/api/rooms/{code}/members", {"name": "ann", "head": "mio"}, 409, "name-taken"),
        ("POST", "/api/rooms/{code}/members", {"name": "Eve", "head": "mio", "host": True}, 400, "bad-request"),
        ("POST", "/api/rooms/{code}/members", {"name": 7, "head": "mio"}, 400, "bad-request"),
        ("POST", "/api/rooms/{code}/members", {"name": "Eve", "head": "mio", "role": "host"}, 400, "bad-request"),
        ("POST", "/api/rooms/{code}/members", b"{", 400, "bad-request"),
        ("POST", "/api/rooms/{code}/members", b"[" * 60_000, 400, "bad-request"),
        ("POST", "/api/rooms/{code}/members", b"\xff\xfe", 400, "bad-request"),
        ("POST", "/api/rooms/{code}/members", {"name": "x" * 100_000, "head": ""}, 413, "too-large"),
        ("POST", "/api/rooms/{code}/claims", {"member": 1, "pin": "000000"}, 403, "wrong-pin"),
        ("POST", "/api/rooms/{code}/claims", {"member": 99, "pin": "000000"}, 403, "wrong-pin"),
        ("POST", "/api/rooms", {"name": "Eve", "head": "mio", "game": "chess"}, 400, "unknown-game"),
        ("POST", "/api/rooms", {"name": "Eve", "head": "mio", "bot": "robot"}, 400, "unknown-bot"),
        ("POST", "/api/rooms", {"name": "Eve", "head": "mio", "options": {"innings": 99}}, 400, "bad-option"),
        ("POST", "/api/rooms", {"name": "Eve", "head": "mio", "options": {"cheat": 1}}, 400, "unknown-option"),
        ("GET", "/api/rooms/{code}/matches/1", None, 404, "unknown-match"),
        ("GET", "/api/rooms/{code}/matches/1/replay", None, 404, "unknown-match"),
        ("GET", "/api/rooms/{code}/decks/0123456789abcdef", None, 404, "unknown-pack"),
        ("GET", "/api/rooms/{code}/cards/0123456789abcdef.webp", None, 404, "unknown-picture"),
        ("GET", "/api/rooms/{code}/export", None, 401, "no-token"),
        ("DELETE", "/api/rooms/{code}", None, 401, "no-token"),
        ("POST", "/api/replays", {"file": {}}, 400, "bad-file"),
        ("POST", "/api/replays", {"file": {"x": "x" * 1_100_000}}, 413, "too-large"),
        ("GET", "/art/avatar/nobody/calm.svg", None, 404, "unknown-picture"),
        ("GET", "/art/avatar/mio/angry.svg", None, 404, "unknown-picture"),
        ("GET", "/art/avatar/mio/calm.png", None, 404, "not-found"),
        ("GET", "/art/horse/mio.svg", None, 404, "unknown-picture"),
        ("GET", "/art/howto/9.svg", None, 404, "unknown-picture"),
        ("GET", "/art/howto/one.svg", None, 404, "unknown-picture"),
    ],
)
def test_refusals(api: Api, method: str, path: str, body: Any, status: int, code: str) -> None:
    room = open_room(api)["code"] if "{code}" in path else ""
    problem(api(method, path.format(code=room), body), status, code)


@pytest.mark.parametrize("token", ["wrong", ""])
def test_only_the_host_takes_along_or_erases(api: Api, token: str) -> None:
    host = open_room(api)
    _, guest = api("POST", f"/api/rooms/{host['code']}/members", {"name": "Ben", "head": "theo"})
    path = f"/api/rooms/{host['code']}"
    for method, each in (("GET", f"{path}/export"), ("DELETE", path)):
        problem(api(method, each, Authorization=f"Bearer {guest['token']}"), 403, "not-host")
        status, answer = api(method, each, Authorization=f"Bearer {token}")
        assert (status, answer["code"]) == (401, "bad-token" if token else "no-token")


def test_what_a_host_may_do(api: Api) -> None:
    host = open_room(api)
    named = {"Authorization": f"Bearer {host['token']}"}
    status, file = api("GET", f"/api/rooms/{host['code']}/export", **named)
    assert (status, file["format"]) == (200, "hitparade-room")
    assert host["token"] not in json.dumps(file)
    assert api("DELETE", f"/api/rooms/{host['code']}", **named)[0] == 204
    problem(api("GET", f"/api/rooms/{host['code']}"), 404, "unknown-room")


def test_a_match_leaves_a_file_a_replay_and_a_chart(server: Server, api: Api) -> None:
    async def test() -> None:
        async with table(server, innings=1) as (lines, seats):
            code = seats[0].code
            problem(api("GET", f"/api/rooms/{code}/matches/1"), 409, "match-running")
            chance = Random(5)
            while lines[0].state["room"]["phase"] == "match":
                await play_on(lines, chance)
            check_replays(api, code)

    run(test)


def check_replays(api: Api, code: str) -> None:
    status, file = api("GET", f"/api/rooms/{code}/matches/1")
    assert status == 200
    for viewer in ("", "?viewer=0", "?viewer=1"):
        status, shown = api("GET", f"/api/rooms/{code}/matches/1/replay{viewer}")
        assert (status, shown["viewer"]) == (200, int(viewer[-1]) if viewer else None)
        status, again = api("POST", "/api/replays", {"file": file, "viewer": shown["viewer"]})
        assert (status, again) == (200, shown)
    problem(api("GET", f"/api/rooms/{code}/matches/1/replay?viewer=7"), 400, "unknown-seat")
    problem(api("GET", f"/api/rooms/{code}/matches/1/replay?viewer=all"), 400, "bad-request")
    forged = json.loads(json.dumps(file))
    forged["result"]["scores"] = [99, 0]
    problem(api("POST", "/api/replays", {"file": forged}), 400, "other-result")
    assert b"Ann" in api("GET", f"/api/rooms/{code}/standings.csv")[1]


def test_a_host_brings_packs_and_takes_them_home(api: Api) -> None:
    host = open_room(api, game="hit-or-miss")
    path, named = f"/api/rooms/{host['code']}/packs", {"Authorization": f"Bearer {host['token']}"}
    source = pack_text(3).encode()
    status, pack = api("POST", path, source, **named, Content_Type="application/toml")
    assert (status, pack["title"], pack["cards"]) == (201, "Grandma’s pack", 3)
    assert "Secret" not in str(pack)
    assert api("GET", f"{path}/{pack['id']}", **named) == (200, source)
    status, cards = api("GET", f"{path}/{pack['id']}/cards", **named)
    assert (status, [card["title"] for card in cards]) == (200, [f"Secret title {place}" for place in range(3)])
    status, sheet = api("POST", f"{path}?title=Our%20sheet&language=en-GB", CSV.encode(), **named)
    assert (status, sheet["title"], sheet["language"]) == (201, "Our sheet", "en-GB")
    assert api("GET", f"{path}/{sheet['id']}", **named) == (200, CSV.encode())
    status, wrong = api("POST", path, source.replace(b"banana = 60", b"banana = 600"), **named)
    assert (status, wrong["code"], wrong["count"]) == (400, "bad-pack", 3)
    assert (wrong["faults"][0]["card"], wrong["faults"][0]["answer"]) == ("secret-0", "banana")
    assert wrong["faults"][0]["line"] > 10
    problem(api("POST", path, b"#" * 1_000_001, **named), 413, "too-large")
    for method, each in (("POST", path), ("GET", f"{path}/{pack['id']}"), ("DELETE", f"{path}/{pack['id']}")):
        problem(api(method, each, b"" if method == "POST" else None), 401, "no-token")
    assert api("DELETE", f"{path}/{pack['id']}", **named) == (204, b"")
    problem(api("GET", f"{path}/{pack['id']}", **named), 404, "unknown-pack")


def test_pictures_are_svg_and_lasting_with_their_version(server: Server, api: Api) -> None:
    _, heads = api("GET", "/api/heads")
    paths = [
        "/art/avatar/mio/happy.svg",
        "/art/avatar/mio/happy.svg?cap=red",
        "/art/bust/mio/happy/cheer.svg?bat=true",
        "/art/pawn/mio/happy/red.svg",
        "/art/howto/1.svg",
        *(f"/art/{kind}/{name}.svg" for kind, name in (("token", "hit"), ("emblem", "hits-and-outs"), ("die", "hit"))),
    ]
    for path in paths:
        status, picture = api("GET", path)
        assert (status, ET.fromstring(picture).tag) == (200, "{http://www.w3.org/2000/svg}svg")
    cache_of = [ask(server, "GET", f"{paths[0]}?v={v}")[1]["cache-control"] for v in (heads["version"], "old")]
    assert cache_of == ["public, max-age=31536000, immutable", "public, max-age=3600"]


def test_every_head_can_be_drawn(api: Api) -> None:
    _, heads = api("GET", "/api/heads")
    for head in heads["heads"]:
        assert api("GET", f"/art/avatar/{head['id']}/calm.svg")[0] == 200


def test_the_server_says_where_friends_find_it(api: Api) -> None:
    status, told = api("GET", "/api/address")
    assert status == 200
    assert told["address"].startswith("http://")
    assert told["address"].endswith("/")


def test_the_qr_code_is_a_picture_of_the_rooms_link(api: Api) -> None:
    status, picture = api("GET", "/api/rooms/cfhj/qr.svg")
    assert (status, ET.fromstring(picture).tag) == (200, "{http://www.w3.org/2000/svg}svg")


@pytest.mark.parametrize("code", ["XXX", "C" * 9, "C" * 3_000, "<b>", "%F0%9F%98%80"])
def test_there_is_no_qr_code_for_what_can_be_no_table(api: Api, code: str) -> None:
    status, problem = api("GET", f"/api/rooms/{code}/qr.svg")
    assert (status, problem["code"]) == (404, "unknown-room")


def test_the_server_tells_of_itself(api: Api) -> None:
    assert [game["name"] for game in api("GET", "/api/games")[1]][:1] == ["hits-and-outs"]
    assert api("GET", "/healthz") == (200, b"ok")
    assert api("GET", "/readyz") == (200, b"ok")
    open_room(api)
    figures = api("GET", "/metrics")[1].decode()
    for name in ("hitparade_rooms", "hitparade_connections", "hitparade_matches", "hitparade_append_seconds_count"):
        assert re.search(rf"^{name} \d", figures, re.MULTILINE)
    assert 'hitparade_refusals_total{code="unknown-room"}' in figures
    assert api("GET", "/api/asyncapi.json")[1]["asyncapi"] == "3.0.0"


def test_the_deck_tells_where_its_cards_are(api: Api) -> None:
    status, deck = api("GET", "/api/decks/house")
    assert (status, len(deck["cards"]), len(deck["pictures"])) == (200, 30, 60)
    status, picture = api("GET", f"/{deck['pictures'][0]}")
    assert (status, ET.fromstring(picture).tag) == (200, "{http://www.w3.org/2000/svg}svg")
    assert api("GET", "/api/decks/tigers")[0] == api("GET", "/art/cards/tiger.svg")[0] == 404


def test_unknown_addresses(server: Server) -> None:
    status, headers, body = ask(server, "GET", "/api/nothing")
    assert (status, headers["content-type"], json.loads(body)["code"]) == (404, "application/json", "not-found")
    status, _, body = ask(server, "PUT", "/api/rooms")
    assert (status, json.loads(body)["code"]) == (405, "wrong-method")
    status, headers, _ = ask(server, "GET", "/nothing/here")
    assert (status, headers["content-type"]) == (404, "text/html; charset=utf-8")
    status, _, body = ask(server, "GET", "/api/rooms/CFHJ/socket")
    assert (status, json.loads(body)["code"]) == (404, "not-found")


def test_no_address_of_the_document_was_left_out(request: pytest.FixtureRequest, api: Api) -> None:
    """Runs last: what is documented and was never asked for is not tested."""
    if len([item for item in request.session.items if item.path == request.path]) < 40:
        pytest.skip("says nothing unless the whole module runs")
    documented = {(path, method) for path, methods in api.document["paths"].items() for method in methods}
    assert documented - api.seen == set()
