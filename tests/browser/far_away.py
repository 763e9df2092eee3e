"""A long line: a TCP relay that holds every byte for a while, each way, as a distant network does."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from queue import Queue

CHUNK = 65_536
Piece = tuple[float, bytes]


class Relay:
    """Passes what comes on ``port`` on to a server, and back, each piece so long after it came."""

    def __init__(self, server: int, delay_s: float) -> None:
        self._server = server
        self._delay_s = delay_s
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._ends: list[socket.socket] = []
        self._threads: list[threading.Thread] = []
        self._start(self._accept)

    @property
    def port(self) -> int:
        return self._listening.getsockname()[1]

    def stop(self) -> None:
        """Cuts every line."""
        self._cut(self._listening)
        for end in self._ends:
            self._cut(end)
        for thread in list(self._threads):
            thread.join()
        for end in (*self._ends, self._listening):
            end.close()

    @staticmethod
    def _cut(end: socket.socket) -> None:
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)

    def _start(self, work: object, *arguments: object) -> None:
        thread = threading.Thread(target=work, args=arguments)  # pyright: ignore[reportArgumentType]
        self._threads.append(thread)
        thread.start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._listening.accept()
                there = socket.create_connection(("127.0.0.1", self._server))
                self._ends += [here, there]
                for end in (here, there):
                    end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                self._join(here, there)
                self._join(there, here)

    def _join(self, source: socket.socket, target: socket.socket) -> None:
        pieces: Queue[Piece] = Queue()
        self._start(self._take, source, pieces)
        self._start(self._give, target, pieces)

    def _take(self, source: socket.socket, pieces: Queue[Piece]) -> None:
        piece = b"."
        while piece:
            try:
                piece = source.recv(CHUNK)
            except OSError:
                piece = b""
            pieces.put((time.monotonic() + self._delay_s, piece))

    def _give(self, target: socket.socket, pieces: Queue[Piece]) -> None:
        """Nothing comes after the empty piece: then this side is closed as the other was."""
        with suppress(OSError):
            while True:
                due, piece = pieces.get()
                time.sleep(max(0, due - time.monotonic()))
                if not piece:
                    target.shutdown(socket.SHUT_WR)
                    return
                target.sendall(piece)


@contextmanager
def far_from(server: int, round_trip_ms: int) -> Iterator[int]:
    """The port at which the server on port ``server`` is so far away."""
    relay = Relay(server, round_trip_ms / 2_000)
    try:
        yield relay.port
    finally:
        relay.stop()
