"""Addresses: who is counted, and which pages are ours, with and without proxies."""

from typing import Any

import pytest

from hitparade.web.addresses import Addresses, headers_of
from hitparade.web.settings import Settings

PROXIED = Addresses(Settings(trusted_proxies="127.0.0.1,10.0.0.0/8", path="/games"))


def scope(peer: str = "127.0.0.1", scheme: str = "http", **headers: str) -> dict[str, Any]:
    pairs = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"client": (peer, 1), "scheme": scheme, "headers": pairs}


def client(addresses: Addresses, given: dict[str, Any]) -> str:
    return addresses.client(given, headers_of(given))


@pytest.mark.parametrize(
    ("peer", "forwarded", "counted"),
    [
        ("203.0.113.7", None, "203.0.113.7"),
        ("203.0.113.7", "198.51.100.1", "203.0.113.7"),
        ("127.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("127.0.0.1", "1.1.1.1, 198.51.100.1, 10.2.3.4", "198.51.100.1"),
        ("127.0.0.1", "nonsense", "unknown"),
        ("127.0.0.1", None, "127.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", None, "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", None, "203.0.113.7"),
    ],
)
def test_only_trusted_proxies_are_believed_about_the_client(peer: str, forwarded: str | None, counted: str) -> None:
    headers = {} if forwarded is None else {"x_forwarded_for": forwarded}
    assert client(PROXIED, scope(peer, **headers)) == counted


def test_links_follow_the_proxy() -> None:
    given = scope(host="inner:8000", x_forwarded_host="play.example.org", x_forwarded_proto="https")
    assert PROXIED.link(given, headers_of(given), "room/CFHJ") == "https://play.example.org/games/room/CFHJ"


def test_links_of_strangers_do_not_believe_forwarded_headers() -> None:
    given = scope("203.0.113.7", host="own:8000", x_forwarded_host="evil.example", x_forwarded_proto="https")
    assert PROXIED.link(given, headers_of(given), "") == "http://own:8000/games/"


@pytest.mark.parametrize("host", ["", "a b", "x\r\ny", "<script>", "a" * 300, "host:123456"])
def test_what_is_no_host_is_none(host: str) -> None:
    given = scope(host=host)
    assert PROXIED.host(given, headers_of(given)) is None


@pytest.mark.parametrize(
    ("origin", "host", "own"),
    [
        (None, "play.example.org", True),
        ("https://play.example.org", "play.example.org", True),
        ("https://play.example.org", "play.example.org:443", True),
        ("http://play.example.org:8000", "play.example.org:8000", True),
        ("HTTP://Play.Example.org:8000", "play.example.org:8000", True),
        ("https://friend.example", "play.example.org", True),
        ("http://evil.example", "play.example.org", False),
        ("http://play.example.org:9", "play.example.org:8000", False),
        ("http://play.example.org.evil.example", "play.example.org", False),
        ("null", "play.example.org", False),
        ("https://play.example.org", "", False),
    ],
)
def test_own_origins(origin: str | None, host: str, own: bool) -> None:
    addresses = Addresses(Settings(origins="https://friend.example/"))
    given = scope(host=host, **({} if origin is None else {"origin": origin}))
    assert addresses.is_own_origin(given, headers_of(given)) is own


OPEN = Addresses(Settings(host="0.0.0.0", path="/games"))
SHUT = Addresses(Settings(host="127.0.0.1"))


@pytest.mark.parametrize(
    ("addresses", "own", "asked", "link"),
    [
        (OPEN, "192.168.1.7", "localhost:8000", "http://192.168.1.7:8000/games/room/KWMB"),
        (OPEN, "192.168.1.7", "127.0.0.1", "http://192.168.1.7/games/room/KWMB"),
        (OPEN, "192.168.1.7", "table.example:8000", "http://table.example:8000/games/room/KWMB"),
        (OPEN, None, "localhost:8000", "http://localhost:8000/games/room/KWMB"),
        (SHUT, "192.168.1.7", "localhost:8000", "http://localhost:8000/room/KWMB"),
    ],
)
def test_friends_get_an_address_that_leads_here(
    addresses: Addresses, own: str | None, asked: str, link: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "own_address", lambda: own)
    given = scope(host=asked)
    assert addresses.link(given, headers_of(given), "room/KWMB") == link


@pytest.mark.parametrize(
    ("peer", "forwarded", "is_here"),
    [
        ("127.0.0.1", None, True),
        ("::1", None, True),
        ("::ffff:127.0.0.1", None, True),
        ("192.168.1.7", None, False),
        ("127.0.0.1", "203.0.113.9", False),
        ("127.0.0.1", "127.0.0.1, 203.0.113.9", False),
        ("192.168.1.7", "127.0.0.1", False),
        ("unix", None, False),
    ],
)
def test_a_program_of_this_machine_is_told_from_somebody_whom_a_proxy_lets_in(
    peer: str, forwarded: str | None, is_here: bool
) -> None:
    headers = {} if forwarded is None else {"x_forwarded_for": forwarded}
    given = scope(peer, **headers)
    assert PROXIED.is_here(given, headers_of(given)) == is_here
