"""A real server in a process of its own, for tests: started, stopped, killed and started again with the same file."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path

import pytest

PROGRAM = [sys.executable, "-c", "from hitparade.cli import main; main()"]
TOYS = [sys.executable, str(Path(__file__).parent / "toy" / "serving.py")]
"""The same program with the toy games registered."""
START_S = 60


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@dataclass
class Server:
    """``hitparade serve`` on a free port with a database of its own. ``log`` is where its standard error goes."""

    folder: Path
    settings: dict[str, str] = field(default_factory=dict)
    program: list[str] = field(default_factory=lambda: PROGRAM)
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None

    @property
    def base(self) -> str:
        inner = self.settings.get("path", "").strip("/")
        return f"/{inner}/" if inner else "/"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}{self.base}".rstrip("/")

    @property
    def log(self) -> Path:
        return self.folder / "server.log"

    @property
    def database(self) -> Path:
        return self.folder / "hitparade.sqlite3"

    def start(self) -> Server:
        """Starts it and waits until it answers."""
        own = {"host": "127.0.0.1", "port": str(self.port), "database": str(self.database), "log_format": "json"}
        options = [f"--{name.replace('_', '-')}={value}" for name, value in (own | self.settings).items()]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*self.program, "serve", *options], stderr=log, stdout=log, env=_environment()
            )
        self._wait()
        return self

    def _wait(self) -> None:
        until = time.monotonic() + START_S
        while not self._answers():
            assert self.process is not None
            if self.process.poll() is not None or time.monotonic() > until:
                raise AssertionError(f"The server did not start:\n{self.log.read_text()[-4000:]}")
            time.sleep(0.02)

    def _answers(self) -> bool:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", f"{self.base}readyz")
            return connection.getresponse().status == 200
        except OSError:
            return False
        finally:
            connection.close()

    def kill(self) -> None:
        """``kill -9``."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """``kill``: the server says goodbye first. Returns what it exits with; dying by the signal is success."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(30)


def _environment() -> dict[str, str]:
    """Ours without settings that a developer may have set."""
    return {name: value for name, value in os.environ.items() if not name.startswith("HITPARADE_")}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a module, without limits on how often one address may ask."""
    running = Server(tmp_path_factory.mktemp("server"), {"limits": "0"}).start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def toy_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The same with the toy games."""
    running = Server(tmp_path_factory.mktemp("toys"), {"limits": "0"}, TOYS).start()
    yield running
    running.stop()


@pytest.fixture
def new_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, not yet started: change its settings first, kill it, start it again."""
    fresh = Server(tmp_path)
    yield fresh
    if fresh.process is not None:
        fresh.stop()
