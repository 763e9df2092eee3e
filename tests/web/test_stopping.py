"""Stopping and starting: everybody hears goodbye, nobody loses the seat, and an older file is taken over."""

from __future__ import annotations

import re
import signal
from pathlib import Path

from tests.serving import Server
from tests.web.wire import ask, run, seat_line, table

HOSTING = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
COMMAND = (re.search(r'python3 -c "(import sqlite3; .*)"$', HOSTING, re.MULTILINE) or [""])[1]
"""How hosts are told to take a copy."""


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
            backup = COMMAND.replace("data/hitparade.sqlite3", str(server.database))
            exec(backup.replace("backup.sqlite3", str(restored.database)))
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
