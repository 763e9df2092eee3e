"""Files that are no packs, or mean harm, brought to a real server: each is refused with a reason."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from tests.games.hit_or_miss.bringing import pack_text
from tests.serving import Server
from tests.web.wire import ask

from hitparade.client import come_in, open_table
from hitparade.wire.http import Seated

MOST = 999_900
BOMBS: dict[str, bytes] = {
    "nothing": b"",
    "a picture": b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
    "JSON": b'{"format": 1}',
    "a web page": b"<!doctype html><script>alert(1)</script>",
    "lists in lists": b"a = " + b"[" * MOST,
    "tables in tables": b"a = " + b"{b=" * (MOST // 3),
    "a key of half a million parts": b"a" + b".a" * (MOST // 2) + b" = 1",
    "a heading of half a million parts": b"[a" + b".a" * (MOST // 2) + b"]",
    "a number of a million digits": b"a = " + b"9" * MOST,
    "a hundred thousand headings": b"".join(b"[a%d]\n" % n for n in range(100_000))[:MOST].rsplit(b"\n", 1)[0],
    "cards that are empty": b"[[card]]\n" * (MOST // 9),
    "quotes": b'"' * MOST,
    "a cell of a megabyte": b'card_id,title,kind,answer,w,same,syn\n"' + b"x" * (MOST - 60),
    "commas": b"card_id,title,kind,answer,w,same,syn\n" + b"," * (MOST - 60),
    "NUL": b"format = 1\x00",
}


def table(server: Server) -> Seated:
    return asyncio.run(open_table(server.url, "Ann", "mio", game="hit-or-miss"))


def bring(server: Server, seat: Seated, body: bytes, token: str | None = None) -> tuple[int, Any]:
    named = {"Authorization": f"Bearer {seat.token if token is None else token}"}
    status, _, answer = ask(server, "POST", f"/api/rooms/{seat.code}/packs", body, **named)
    return status, json.loads(answer)


@pytest.mark.parametrize("name", BOMBS)
def test_what_is_no_pack_is_refused_with_its_faults(server: Server, name: str) -> None:
    seat = table(server)
    status, answer = bring(server, seat, BOMBS[name])
    assert (status, answer["code"]) == (400, "bad-pack")
    assert 1 <= len(answer["faults"]) <= 100 <= max(100, answer["count"])
    assert all(fault["sentence"].endswith(".") for fault in answer["faults"])
    assert len(json.dumps(answer)) < 50_000
    assert ask(server, "GET", f"/api/rooms/{seat.code}")[0] == 200


def test_one_byte_too_many_is_refused_unread(server: Server) -> None:
    seat = table(server)
    assert bring(server, seat, b"#" * 1_000_000)[0] == 400
    status, answer = bring(server, seat, b"#" * 1_000_001)
    assert (status, answer["code"]) == (413, "too-large")


def test_only_the_host_brings_and_only_with_their_key(server: Server) -> None:
    seat = table(server)
    guest = asyncio.run(come_in(server.url, seat.code, "Ben", "theo"))
    body = pack_text(1).encode()
    assert bring(server, seat, body, guest.token)[1]["code"] == "not-host"
    assert bring(server, seat, body, "wrong")[1]["code"] == "bad-token"
    assert bring(server, Seated("XXXX", 1, seat.token), body)[1]["code"] == "unknown-room"
    page = {"Authorization": f"Bearer {seat.token}", "Origin": "https://elsewhere.example"}
    status, _, answer = ask(server, "POST", f"/api/rooms/{seat.code}/packs", body, **page)
    assert (status, json.loads(answer)["code"]) == (403, "other-origin")


def test_files_are_not_brought_without_end(new_server: Server) -> None:
    new_server.start()
    seat = table(new_server)
    codes = [bring(new_server, seat, b"x")[1]["code"] for _ in range(14)]
    assert codes[:10] == ["bad-pack"] * 10
    assert "slow-down" in codes[10:]
    assert ask(new_server, "GET", f"/api/rooms/{seat.code}")[0] == 200
