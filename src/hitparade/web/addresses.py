"""Who asks and under which address: the client, the host and the scheme, also from behind proxies that are trusted."""

from __future__ import annotations

import re
import socket
from collections.abc import Mapping
from functools import cached_property
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

from hitparade.web.settings import Settings, listed

_HOST = re.compile(r"[a-z0-9.-]{1,253}(:\d{1,5})?|\[[0-9a-f:.]{2,45}\](:\d{1,5})?", re.IGNORECASE)
_PORTS = {"http": "80", "https": "443"}

_HERE = frozenset({"localhost", "127.0.0.1"})

Headers = Mapping[str, str]


def headers_of(scope: Mapping[str, Any]) -> dict[str, str]:
    """The headers of a request by lower-case name. Of repeated ones the values are joined by commas, in order."""
    joined: dict[str, str] = {}
    for name, value in scope["headers"]:
        key, text = name.decode("latin-1").lower(), value.decode("latin-1")
        joined[key] = f"{joined[key]},{text}" if key in joined else text
    return joined


def own_address() -> str | None:
    """This machine's address in its network, or None. Asks the routing table; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return probe.getsockname()[0]


class Addresses:
    """Reads addresses off requests, believing X-Forwarded headers of trusted proxies only."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._origins = {origin.rstrip("/").lower() for origin in listed(settings.origins)}

    @cached_property
    def _networks(self) -> tuple[IPv4Network | IPv6Network, ...]:
        return tuple(ip_network(item, strict=False) for item in listed(self._settings.trusted_proxies))

    def is_trusted(self, address: str) -> bool:
        """Whether the address is one of a trusted proxy."""
        try:
            parsed = ip_address(address)
        except ValueError:
            return False
        return any(parsed in network for network in self._networks)

    def client(self, scope: Mapping[str, Any], headers: Headers) -> str:
        """The address that limits count by: the nearest one that is no trusted proxy; of IPv6 the /64 network."""
        hops = [_peer(scope), *reversed(listed(headers.get("x-forwarded-for", "")))]
        return _counted(next((hop for hop in hops if not self.is_trusted(hop)), hops[-1]))

    def is_here(self, scope: Mapping[str, Any], headers: Headers) -> bool:
        """Whether a program of this machine asks, for nobody else."""
        return all(map(_is_loopback, (_peer(scope), *listed(headers.get("x-forwarded-for", "")))))

    def is_proxied(self, scope: Mapping[str, Any]) -> bool:
        """Whether a trusted proxy asks, for somebody who is farther away than it is."""
        return self.is_trusted(_peer(scope))

    def host(self, scope: Mapping[str, Any], headers: Headers) -> str | None:
        """Host and port as the client named them, or None when that is no host at all."""
        named = headers.get("host", "")
        if self.is_proxied(scope):
            named = headers.get("x-forwarded-host", named).split(",")[0].strip()
        return named.lower() if _HOST.fullmatch(named) else None

    def scheme(self, scope: Mapping[str, Any], headers: Headers) -> str:
        """``http`` or ``https``."""
        named = str(scope.get("scheme", "http"))
        if self.is_proxied(scope):
            named = headers.get("x-forwarded-proto", named).split(",")[0].strip()
        return "https" if named in {"https", "wss"} else "http"

    def link(self, scope: Mapping[str, Any], headers: Headers, path: str) -> str:
        """A whole address for a path of ours, as the client's friends can open it.

        Who opened the page as localhost is on this machine: phones get the machine's address in its network instead.
        """
        host = self.host(scope, headers) or "localhost"
        name, colon, port = host.partition(":")
        if name in _HERE and self._settings.is_open and (own := self.own_address()):
            host = f"{own}{colon}{port}"
        return f"{self.scheme(scope, headers)}://{host}{self._settings.base}{path}"

    def own_address(self) -> str | None:
        """This machine's address in its network, or None without a network."""
        return own_address()

    def is_own_origin(self, scope: Mapping[str, Any], headers: Headers) -> bool:
        """Whether the asking page is ours or one that the settings name. Programs that send no Origin are let in."""
        origin = headers.get("origin")
        if origin is None or origin.lower() in self._origins:
            return True
        scheme, _, host = origin.lower().partition("://")
        own = self.host(scope, headers)
        return own is not None and _with_port(host, scheme) == _with_port(own, scheme)


def _peer(scope: Mapping[str, Any]) -> str:
    return (scope.get("client") or ("unknown", 0))[0]


def _is_loopback(address: str) -> bool:
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    mapped = parsed.ipv4_mapped if isinstance(parsed, IPv6Address) else None
    return (mapped or parsed).is_loopback


def _with_port(host: str, scheme: str) -> str:
    has_port = re.search(r":\d+$", host) is not None
    return host if has_port else f"{host}:{_PORTS.get(scheme, '')}"


def _counted(address: str) -> str:
    try:
        parsed = ip_address(address)
    except ValueError:
        return "unknown"
    if isinstance(parsed, IPv6Address):
        mapped = parsed.ipv4_mapped
        return str(mapped) if mapped else str(ip_network((parsed, 64), strict=False))
    return str(parsed)
