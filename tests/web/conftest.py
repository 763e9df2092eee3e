"""The server that tests of this folder talk to, and that all it tells is as its document says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.serving import new_server, server, toy_server
from tests.web.wire import check_told

from hitparade.client import player
from hitparade.wire.outgoing import AnyOutgoing

__all__ = ["new_server", "server", "toy_server"]


@pytest.fixture(autouse=True)
def players_are_told_what_the_document_says(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Lists what the Python clients of a test hear, and checks it afterwards, as races are about milliseconds."""
    heard: dict[bytes, None] = {}
    decode = player.decode

    def listed(data: bytes) -> AnyOutgoing:
        heard[data] = None
        return decode(data)

    monkeypatch.setattr(player, "decode", listed)
    yield
    for data in heard:
        check_told(data)
