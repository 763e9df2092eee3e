"""Stopping and starting: everybody hears goodbye, nobody loses the seat, and an older file is taken over."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

from tests.serving import Server
from tests.web.wire import ask, run, seat_line, table


def hitparade(*arguments: object) -> None:
    subprocess.run([sys.executable, "-m", "hitparade", *map(str, arguments)], check=True, timeout=60)


def test_a_stopped_server_says_goodbye_and_goes_on_where_it_was(new_server: Server) -> None:
    async def test() -> None:
        server = new_server.start()
        async with table(server) as (lines, seats):
            pitcher = next(each for each in lines if each.moves)
            await pitcher.move({"type": "place", "hit": "home"})
            at = lines.index(pitcher)
            before = pitcher.state
            assert server.process is not None
            server.process.send_signal(signal.SIGTERM)
            for each in lines:
                assert (await each.bye())["code"] == "restarting"
            assert server.stop() in {0, -signal.SIGTERM}
            server.start()
            async with seat_line(server, seats[at]) as back:
                assert back.heard[0]["number"] == before["number"]
                assert back.heard[0]["view"]["hit"] == "home"
                assert back.heard[0]["legal"] == before["legal"]
            assert "Traceback" not in server.log.read_text()

    run(test)


def test_a_copy_taken_while_it_runs_holds_everything(new_server: Server, tmp_path: Path) -> None:
    async def test() -> None:
        server = new_server.start()
        async with table(server) as (lines, seats):
            await lines[0].act("pause")
            (tmp_path / "restored").mkdir()
            restored = Server(tmp_path / "restored")
            hitparade("backup", tmp_path / "copy.sqlite3", "--database", server.database)
            hitparade("check", "--database", server.database)
            hitparade("restore", tmp_path / "copy.sqlite3", "--database", restored.database)
            restored.start()
            try:
                async with seat_line(restored, seats[1]) as ben:
                    assert ben.state["view"]["paused"] is True
            finally:
                restored.stop()

    run(test)


def test_an_idle_server_stops_at_once(new_server: Server) -> None:
    new_server.start()
    assert new_server.stop() in {0, -signal.SIGTERM}


def test_it_listens_where_it_says_on_a_free_port(new_server: Server) -> None:
    assert ask(new_server.start(), "GET", "/healthz")[0] == 200
    assert f'"port": {new_server.port}' in new_server.log.read_text()
