"""The way out of a socket: at once while the peer reads, the newest state when it did not, goodbye in the end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import pytest

from hitparade.web import channel
from hitparade.web.channel import MOST_HELD, SocketChannel


class Peer:
    """The server's side of ASGI: takes messages while it is ``reading``, else makes the sender wait."""

    def __init__(self) -> None:
        self.got: list[str] = []
        self.reading = asyncio.Event()
        self.reading.set()
        self.aborted = False
        self.gone = False

    async def send(self, event: dict[str, Any]) -> None:
        await self.reading.wait()
        if self.gone:
            raise OSError("gone")
        self.got.append(event.get("text") or f"close {event['code']} {event['reason']}")

    def abort(self) -> None:
        self.aborted = True


def run(test: Callable[[Peer, SocketChannel], Awaitable[None]]) -> None:
    async def inner() -> None:
        peer = Peer()
        await test(peer, SocketChannel(peer.send, peer.abort))

    asyncio.run(inner())


async def settle() -> None:
    for _ in range(200):
        await asyncio.sleep(0)


def test_a_reading_peer_has_the_message_before_send_returns() -> None:
    async def test(peer: Peer, way: SocketChannel) -> None:
        way.send(b"one")
        way.send(b"two")
        assert peer.got == ["one", "two"]
        assert way.slow_since is None

    run(test)


def test_what_a_slow_peer_missed_comes_in_order() -> None:
    async def test(peer: Peer, way: SocketChannel) -> None:
        peer.reading.clear()
        for number in range(MOST_HELD):
            way.send(str(number).encode())
        await settle()
        assert (peer.got, way.slow_since is None) == ([], False)
        peer.reading.set()
        await settle()
        way.send(b"after")
        assert peer.got == [*map(str, range(MOST_HELD)), "after"]
        assert way.slow_since is None

    run(test)


def test_a_far_too_slow_peer_gets_the_newest_state_instead_of_the_queue() -> None:
    async def test(peer: Peer, way: SocketChannel) -> None:
        way.on_caught_up = lambda: way.send(b"everything")
        peer.reading.clear()
        for number in range(MOST_HELD * 3):
            way.send(str(number).encode())
        await settle()
        peer.reading.set()
        await settle()
        assert peer.got == ["0", "everything"]
        way.send(b"next")
        assert peer.got[-1] == "next"

    run(test)


def test_messages_sent_while_catching_up_keep_their_order() -> None:
    async def test(peer: Peer, way: SocketChannel) -> None:
        peer.reading.clear()
        way.send(b"0")
        way.send(b"1")
        peer.reading.set()
        await asyncio.sleep(0)
        way.send(b"2")
        await settle()
        way.send(b"3")
        assert peer.got == ["0", "1", "2", "3"]

    run(test)


def test_goodbye_is_the_last_word() -> None:
    async def test(peer: Peer, way: SocketChannel) -> None:
        way.close("moved", "The seat is live elsewhere.")
        way.send(b"never")
        way.close("closed", "Twice.")
        await way.closed_down()
        assert peer.got == [
            '{"type":"bye","code":"moved","sentence":"The seat is live elsewhere."}',
            "close 4000 moved",
        ]

    run(test)


def test_a_peer_that_does_not_even_read_goodbye_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(channel, "GOODBYE_S", 0.01)

    async def test(peer: Peer, way: SocketChannel) -> None:
        peer.reading.clear()
        way.send(b"stuck")
        way.close("too-slow", "Too slow.")
        await way.closed_down()
        assert peer.aborted

    run(test)


def test_a_peer_that_is_gone_raises_nothing() -> None:
    async def test(peer: Peer, way: SocketChannel) -> None:
        peer.gone = True
        way.send(b"into the void")
        assert way.closed
        way.send(b"again")
        way.close("closed", "Over.")
        await way.closed_down()
        assert peer.got == []

    run(test)


def test_a_peer_that_goes_while_it_is_slow_raises_nothing() -> None:
    async def test(peer: Peer, way: SocketChannel) -> None:
        peer.reading.clear()
        way.send(b"one")
        way.send(b"two")
        peer.gone = True
        peer.reading.set()
        await settle()
        assert way.closed

    run(test)


def test_dropping_aborts_at_once() -> None:
    async def test(peer: Peer, way: SocketChannel) -> None:
        peer.reading.clear()
        way.send(b"one")
        way.drop()
        assert peer.aborted
        assert way.closed
        await settle()

    run(test)


def test_a_send_that_waits_several_times_goes_through_once() -> None:
    async def inner() -> None:
        got: list[str] = []
        both = asyncio.Event()

        async def send(event: dict[str, Any]) -> None:
            for _ in range(3):
                await asyncio.sleep(0)
            await asyncio.sleep(0.001)
            got.append(event["text"])
            if len(got) == 2:
                both.set()

        typed: Callable[[Any], Coroutine[Any, Any, None]] = send
        way = SocketChannel(typed, lambda: None)
        way.send(b"one")
        way.send(b"two")
        async with asyncio.timeout(10):
            await both.wait()
        await asyncio.sleep(0.01)
        assert got == ["one", "two"]

    asyncio.run(inner())
