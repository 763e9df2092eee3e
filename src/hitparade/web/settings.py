"""Everything that can be set, in one table: it drives environment, command line, documentation and a test."""

from __future__ import annotations

from collections.abc import Mapping
from ipaddress import ip_network
from typing import Any, Literal

import msgspec
from msgspec import Struct

from hitparade.kernel.errors import HitparadeError


class BadSetting(HitparadeError):
    """A setting that does not exist, or a value that it can't take."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of one server. Each field is a row of ``TABLE``, where its default and meaning stand."""

    host: str = "0.0.0.0"  # noqa: S104  phones of the same network come in
    port: int = 8000
    database: str = "data/hitparade.sqlite3"
    path: str = ""
    origins: str = ""
    trusted_proxies: str = "127.0.0.1,::1"
    limits: float = 1.0
    log_format: Literal["auto", "json", "console"] = "auto"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    metrics: Literal["here", "all", "off"] = "here"

    @property
    def is_open(self) -> bool:
        """Whether other devices of the network can connect by themselves."""
        return self.host in {"0.0.0.0", "::"}  # noqa: S104

    @property
    def base(self) -> str:
        """The path under which everything lives, with a slash at both ends."""
        inner = self.path.strip("/")
        return f"/{inner}/" if inner else "/"


class Setting(Struct, frozen=True):
    """One row: the name (with dashes on the command line, with HITPARADE_ in the environment) and what it does."""

    name: str
    help: str

    @property
    def default(self) -> object:
        """The value when nobody sets it."""
        return getattr(Settings(), self.name)

    @property
    def variable(self) -> str:
        """The environment variable."""
        return "HITPARADE_" + self.name.upper()

    @property
    def option(self) -> str:
        """The command line option."""
        return "--" + self.name.replace("_", "-")


TABLE = (
    Setting("host", "Address to listen on. 127.0.0.1 keeps other devices of the network out, as behind a proxy."),
    Setting("port", "Port for HTTP and WebSocket alike. 0 takes any free one."),
    Setting("database", "File that keeps rooms and matches. Its folder is made if it is missing."),
    Setting("path", "Path under which everything is served, such as /games, when a proxy shares the host with others."),
    Setting("origins", "Other web origins that may connect, separated by commas, such as https://example.org."),
    Setting("trusted_proxies", "Addresses or networks, separated by commas, whose X-Forwarded headers are believed."),
    Setting("limits", "Multiplies every rate limit. 0 switches them off, for load tests only."),
    Setting("log_format", "json, console, or auto: console on a terminal, else JSON."),
    Setting("log_level", "The least serious entries that are logged: debug, info, warning or error."),
    Setting("metrics", "Whom /metrics tells its figures: here (programs of this machine), all, or off."),
)
"""Every setting, in the order in which the documentation shows them."""


def read_settings(environment: Mapping[str, str], given: Mapping[str, Any] | None = None) -> Settings:
    """The settings from the environment, overruled by what the command line gave (None means not given).

    Raises BadSetting, naming the setting.

    >>> read_settings({"HITPARADE_PORT": "9000"}, {"host": "0.0.0.0"}).port
    9000
    """
    values: dict[str, Any] = {row.name: environment[row.variable] for row in TABLE if environment.get(row.variable)}
    values |= {name: value for name, value in (given or {}).items() if value is not None}
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting("bad-setting", f"The settings can't be read: {error}.") from None
    _check(settings)
    return settings


def _check(settings: Settings) -> None:
    if not 0 <= settings.port <= 65535:
        raise BadSetting("bad-setting", f"Setting port can't be {settings.port}: ports go from 0 to 65535.")
    if settings.limits < 0:
        raise BadSetting("bad-setting", f"Setting limits can't be {settings.limits}: it is 0 or more.")
    try:
        for network in listed(settings.trusted_proxies):
            ip_network(network, strict=False)
    except ValueError as error:
        raise BadSetting("bad-setting", f"Setting trusted_proxies can't be read: {error}.") from None


def listed(value: str) -> list[str]:
    """The items of a list that is separated by commas."""
    return [item.strip() for item in value.split(",") if item.strip()]
