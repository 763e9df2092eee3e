"""What can be taken away from a room: match files and their replays, the chart, the export."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from tests.rooms.harness import make_world, match_played, run

from hitparade.rooms import RoomError
from hitparade.rooms.replays import replay
from hitparade.wire import acts


def test_a_match_file_replays_and_names_its_players() -> None:
    async def story() -> None:
        world = make_world()
        ana, _ = await match_played(world)
        await ana.act(acts.Start())
        file = await world.house.match_file(ana.seated.code, 1)
        assert (file["format"], file["version"], file["names"], file["heads"]) == (
            "hitparade-match",
            1,
            ["Ana", "Ben"],
            ["mio", "theo"],
        )
        assert file["result"] == {"scores": [2, 1], "winners": [0], "reason": "wins", "stood_in": []}
        file = msgspec.json.decode(msgspec.json.encode(file))
        shown = replay(file, 0)
        assert (shown.names, shown.heads, shown.result) == (file["names"], file["heads"], file["result"])
        assert [frame.by for frame in shown.frames] == ["start"] + ["seat"] * 6
        assert [frame.view.get("own") for frame in shown.frames] == [None, "rock", None, "rock", None, "rock", None]
        assert [frame.view.get("own") for frame in replay(file, 1).frames] == [None] * 7
        assert len(shown.opened) == 6
        for number, code in ((2, "match-running"), (3, "unknown-match"), (0, "unknown-match")):
            with pytest.raises(RoomError, match=code):
                await world.house.match_file(ana.seated.code, number)

    run(story())


async def finished_file() -> dict[str, Any]:
    world = make_world()
    ana, _ = await match_played(world)
    return await world.house.match_file(ana.seated.code, 1)


def tampered(file: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {**file, **changes}


def test_files_that_people_bring_are_checked() -> None:
    file = asyncio.run(finished_file())
    log = file["log"]
    forged = [*log[:2], {**log[2], "events": [{**log[2]["events"][0], "shape": "paper"}]}, *log[3:]]
    for wrong, code in (
        ({}, "bad-file"),
        (tampered(file, format="song"), "bad-file"),
        (tampered(file, more=1), "bad-file"),
        (tampered(file, version=2), "newer-file"),
        (tampered(file, log=log[:1] * 6_001), "too-long"),
        (tampered(file, log=log[:-1], result=None), "not-over"),
        (tampered(file, result={**file["result"], "scores": [9, 1]}), "other-result"),
        (tampered(file, log=[]), "no-log"),
        (tampered(file, log=[{**log[0], "game": "chess"}, *log[1:]]), "bad-head"),
        (tampered(file, log=forged), "other-events"),
    ):
        with pytest.raises(RoomError) as refusal:
            replay(wrong, None)
        assert refusal.value.code == code
    with pytest.raises(RoomError, match="unknown-seat"):
        replay(file, 2)


def test_a_file_without_names_gets_some() -> None:
    file = asyncio.run(finished_file())
    bare = {key: value for key, value in file.items() if key not in ("names", "heads", "result")}
    assert replay(bare, None).names == ["Seat 1", "Seat 2"]
    assert replay(tampered(file, names=["x" * 99], heads=["mio", "a", "b"]), None).names == ["x" * 40, "Seat 2"]


def test_the_chart_as_csv_disarms_formulas() -> None:
    async def story() -> None:
        world = make_world()
        ana, _ = await match_played(world)
        await ana.act(acts.Rename("=1+1"))
        lines = (await world.house.standings_csv(ana.seated.code)).splitlines()
        assert lines == [
            "place,name,points,matches,wins",
            "1,'=1+1,1,1,1",
            "2,Ben,0,1,0",
            "",
            "match,game,name,score,won,reason",
            "1,rock-paper-scissors,Ana,2,1,wins",
            "1,rock-paper-scissors,Ben,1,0,wins",
        ]

    run(story())


def test_the_export_holds_the_room_and_its_matches() -> None:
    async def story() -> None:
        world = make_world()
        ana, _ = await match_played(world)
        exported = await world.house.export(ana.seated.code, ana.seated.token)
        assert exported["format"] == "hitparade-room"
        assert [member["name"] for member in exported["room"]["members"]] == ["Ana", "Ben"]
        assert exported["matches"] == [await world.house.match_file(ana.seated.code, 1)]
        msgspec.json.encode(exported)

    run(story())
