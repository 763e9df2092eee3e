"""Pages: one for every place, files that last, headers that protect, and the same below a path and behind a proxy."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator

import pytest
from tests.serving import Server
from tests.web.wire import ask, run, seat_line

from hitparade.client.http import open_table

PLACES = [
    "/",
    "/room/CFHJ",
    "/screen/CFHJ",
    "/solo",
    "/solo/hits-and-outs",
    "/replay",
    "/rules/hit-manga",
    "/credits",
]
ANY = ["/", "/nothing", "/api/heads", "/api/rooms/XXXX", "/art/avatar/mio/calm.svg", "/healthz"]
OUTSIDE = ["/assets/../index.html", "/../settings.py", "/%2e%2e/settings.py", "/assets/%2e%2e%2f%2e%2e/settings.py"]


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server under a path of its own."""
    running = Server(tmp_path_factory.mktemp("below"), {"path": "/fun/games"}).start()
    yield running
    running.stop()


def asset_of(server: Server) -> str:
    """The script that the page loads, as it stands there."""
    page = ask(server, "GET", server.base)[2].decode()
    found = re.search(r'src="\./(assets/[^"]+\.js)"', page)
    assert found is not None, "The client is not built: run script/setup or script/server first."
    return found[1]


@pytest.mark.parametrize("place", PLACES)
def test_every_place_has_the_page(server: Server, place: str) -> None:
    status, headers, body = ask(server, "GET", place)
    assert (status, headers["content-type"], headers["cache-control"]) == (200, "text/html; charset=utf-8", "no-cache")
    assert b'<base href="/" />' in body


@pytest.mark.parametrize("place", ["/nothing", "/room", "/room/", "/screen"])
def test_other_places_have_it_too_but_are_not_found(server: Server, place: str) -> None:
    status, headers, body = ask(server, "GET", place)
    assert (status, headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert body == ask(server, "GET", "/")[2]


def test_a_head_request_is_answered_without_the_body(server: Server) -> None:
    asked = [ask(server, method, "/api/heads") for method in ("HEAD", "GET")]
    assert [status for status, _, _ in asked] == [200, 200]
    assert asked[0][1]["content-length"] == asked[1][1]["content-length"] == str(len(asked[1][2]))
    assert asked[0][2] == b""


def test_files_of_the_build_last_and_are_compressed(server: Server) -> None:
    path = "/" + asset_of(server)
    status, headers, body = ask(server, "GET", path, Accept_Encoding="gzip")
    assert (status, headers["content-encoding"]) == (200, "gzip")
    assert headers["cache-control"] == "public, max-age=31536000, immutable"
    assert headers["content-type"] == "text/javascript; charset=utf-8"
    assert gzip.decompress(body) == ask(server, "GET", path)[2]


@pytest.mark.parametrize("path", [*OUTSIDE, "/client.sum"])
def test_no_other_file_gets_out(server: Server, path: str) -> None:
    status, headers, body = ask(server, "GET", path)
    assert status == 404 or headers["content-type"].startswith("text/html")
    assert b"read_settings" not in body
    assert not re.fullmatch(rb"[0-9a-f]{64}\s*", body)


@pytest.mark.parametrize("path", ANY)
def test_every_answer_protects_the_browser(server: Server, path: str) -> None:
    _, headers, _ = ask(server, "GET", path)
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "camera=()" in headers["permissions-policy"]
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    host = f"127.0.0.1:{server.port}"
    assert policy["default-src"] == "'self'"
    assert policy["script-src"] == "'self'"
    assert policy["style-src"] == "'self'"
    assert policy["img-src"] == "'self' data: blob:"
    assert policy["connect-src"] == f"'self' ws://{host} wss://{host}"
    assert policy["frame-ancestors"] == policy["object-src"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert "set-cookie" not in headers
    assert "server" not in headers


def test_a_host_that_is_none_does_not_get_into_the_policy(server: Server) -> None:
    _, headers, _ = ask(server, "GET", "/", Host="evil.example; script-src *")
    assert "evil" not in headers["content-security-policy"]


def test_the_page_has_no_script_or_style_of_its_own(server: Server) -> None:
    page = ask(server, "GET", "/")[2].decode()
    assert not re.search(r"<script(?![^>]*\bsrc=)", page)
    assert "<style" not in page
    assert not re.search(r"\sstyle=|\son\w+=", page)
    assert not re.search(r'(?:src|href)="(?:https?:)?//', page)


@pytest.mark.parametrize("prefix", ["/fun/games", ""])
def test_below_a_path_whether_the_proxy_cuts_it_off_or_not(below: Server, prefix: str) -> None:
    for place in PLACES:
        status, _, body = ask(below, "GET", prefix + place)
        assert status == 200
        assert b'<base href="/fun/games/" />' in body
    for path in ("/api/heads", "/healthz", "/art/avatar/mio/calm.svg", "/" + asset_of(below)):
        assert ask(below, "GET", prefix + path)[0] == 200


def test_the_bare_path_is_the_page_too(below: Server) -> None:
    assert b'<base href="/fun/games/" />' in ask(below, "GET", "/fun/games")[2]


def test_playing_below_a_path(below: Server) -> None:
    async def test() -> None:
        seat = await open_table(below.url, "Ann", "mio", game="hits-and-outs", bot="steady")
        async with seat_line(below, seat) as ann:
            assert ann.state["room"]["phase"] == "match"

    run(test)


def test_links_and_policy_follow_the_proxy(server: Server, below: Server) -> None:
    proxied = {"X_Forwarded_Host": "play.example.org", "X_Forwarded_Proto": "https", "X_Forwarded_For": "203.0.113.9"}
    _, headers, _ = ask(server, "GET", "/", **proxied)
    assert "wss://play.example.org" in headers["content-security-policy"]
    direct = ask(below, "GET", "/api/rooms/CFHJ/qr.svg")[2]
    assert ask(below, "GET", "/api/rooms/CFHJ/qr.svg", **proxied)[2] != direct
    own = {"name": "Ann", "head": "mio"}
    assert ask(server, "POST", "/api/rooms", own, Origin="https://play.example.org", **proxied)[0] == 201
    assert ask(server, "POST", "/api/rooms", own, Origin="https://play.example.org")[0] == 403
