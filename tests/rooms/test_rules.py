"""Every act of the room: what it does, who may ask for it, and with what words it is refused."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rooms.harness import GAME
from tests.rooms.sheet import Sheet, names, pair, refused

from hitparade.kernel.errors import HitparadeError
from hitparade.kernel.meta import HOUSE_TEAMS
from hitparade.rooms import rules
from hitparade.rooms.state import MOST_MEMBERS
from hitparade.wire import acts

ANA, BEN, CLEO = 1, 2, 3


def test_there_is_a_rule_for_every_act() -> None:
    assert set(rules.DECIDE) == set(acts.AnyAct.__args__)


# ---- coming in (R6, R15, R27) ----


def test_the_first_who_come_sit_and_all_others_watch() -> None:
    sheet = Sheet()
    assert (sheet.state.host, names(sheet)) == (ANA, ["Ana", None])
    sheet.come("Gus", "guest")
    sheet.come("", "screen")
    sheet.come("Ben")
    sheet.come("Dora")
    assert names(sheet) == ["Ana", "Ben"]
    assert [m.role for m in sheet.state.members] == ["player", "guest", "screen", "player", "player"]


def test_screens_get_a_name_of_their_own() -> None:
    sheet = Sheet()
    for _ in range(3):
        sheet.come("whatever", "screen")
    assert [m.name for m in sheet.state.members] == ["Ana", "Screen", "Screen 2", "Screen 3"]


@pytest.mark.parametrize(("name", "code"), [("ana", "name-taken"), ("Аnа", "name-taken"), ("", "bad-name")])
def test_newcomers_need_a_name_that_is_free(name: str, code: str) -> None:
    sheet = Sheet()
    with pytest.raises(HitparadeError) as refusal:
        sheet.come(name)
    assert refusal.value.code == code


def test_newcomers_need_a_head_of_the_cast() -> None:
    sheet = Sheet()
    assert refused(sheet, ANA, acts.PickHead("nobody"))[0] == "unknown-head"
    sheet.act(ANA, acts.PickHead("theo"))
    assert sheet.state.anybody(ANA).head == "theo"


def test_a_locked_room_takes_nobody_in_but_keeps_its_own() -> None:
    sheet = Sheet()
    sheet.come("Ben")
    assert refused(sheet, BEN, acts.Lock(True))[0] == "not-host"
    sheet.act(ANA, acts.Lock(True))
    with pytest.raises(HitparadeError) as refusal:
        sheet.come("Cleo")
    assert refusal.value.code == "room-locked"
    sheet.act(ANA, acts.Lock(False))
    sheet.come("Cleo")


def test_a_room_is_full_one_day() -> None:
    sheet = Sheet()
    for number in range(MOST_MEMBERS - 1):
        sheet.come(f"Guest no. {number}", "guest")
    with pytest.raises(HitparadeError) as refusal:
        sheet.come("Zed")
    assert refusal.value.code == "room-full"
    assert refused(sheet, ANA, acts.AddBot("random"))[0] == "room-full"


def test_renaming_refuses_look_alikes_but_not_oneself() -> None:
    sheet = Sheet()
    sheet.come("Ben")
    assert refused(sheet, BEN, acts.Rename("AИA".replace("И", "n")))[0] == "name-taken"
    sheet.act(ANA, acts.Rename("ANA"))
    sheet.act(BEN, acts.Rename("  Benjamin   B. "))
    assert names(sheet) == ["ANA", "Benjamin B."]


# ---- seats ----


def test_sitting_and_standing() -> None:
    sheet = Sheet()
    sheet.come("Ben")
    sheet.come("Cleo", "guest")
    assert refused(sheet, CLEO, acts.Sit()) == ("no-free-seat", "Every seat is taken.")
    assert refused(sheet, CLEO, acts.Sit(1)) == ("seat-taken", "Ben sits there.")
    assert refused(sheet, CLEO, acts.Sit(2))[0] == "unknown-seat"
    assert refused(sheet, CLEO, acts.Sit(-1))[0] == "unknown-seat"
    assert refused(sheet, CLEO, acts.Stand())[0] == "not-seated"
    sheet.act(ANA, acts.Stand())
    sheet.act(CLEO, acts.Sit())
    assert names(sheet) == ["Cleo", "Ben"]
    assert sheet.state.anybody(CLEO).role == "player"
    sheet.act(BEN, acts.Stand())
    sheet.act(CLEO, acts.Sit(1))
    assert names(sheet) == [None, "Cleo"]


def test_the_host_swaps_seats() -> None:
    sheet = Sheet()
    sheet.act(ANA, acts.SwapSeats(0, 1))
    assert names(sheet) == [None, "Ana"]
    sheet.come("Ben")
    sheet.act(ANA, acts.SwapSeats(0, 1))
    assert names(sheet) == ["Ana", "Ben"]
    assert refused(sheet, BEN, acts.SwapSeats(0, 1))[0] == "not-host"
    assert refused(sheet, ANA, acts.SwapSeats(0, 0))[0] == "nothing-to-swap"
    assert refused(sheet, ANA, acts.SwapSeats(0, 5))[0] == "unknown-seat"
    assert refused(sheet, ANA, acts.SwapSeats(5, 0))[0] == "unknown-seat"


def test_screens_watch() -> None:
    sheet = Sheet()
    screen = sheet.come("", "screen")
    for act in (acts.Sit(), acts.Start(), acts.Pause(), acts.Skip()):
        assert refused(sheet, screen, act)[0] == "screens-watch"
    sheet.act(screen, acts.Leave())
    assert len(sheet.state.members) == 1


def test_bots_take_the_first_free_seat() -> None:
    sheet = Sheet()
    assert refused(sheet, ANA, acts.AddBot("genius")) == (
        "unknown-bot",
        "Rock Paper Scissors has no bot 'genius'; it has random.",
    )
    sheet.act(ANA, acts.AddBot("random"))
    assert names(sheet) == ["Ana", "Random"]
    assert refused(sheet, ANA, acts.AddBot("random"))[0] == "no-free-seat"
    sheet.act(ANA, acts.Remove(BEN))
    assert names(sheet) == ["Ana", None]
    assert [m.name for m in sheet.state.members] == ["Ana"]
    ben = sheet.come("Ben")
    assert refused(sheet, ben, acts.AddBot("random"))[0] == "not-host"


# ---- what is played ----


def test_options_are_checked_by_the_game() -> None:
    sheet = Sheet(options={"wins": 3})
    assert sheet.state.options == {"wins": 3, "throw_clock": "off"}
    sheet.act(ANA, acts.SetOption("wins", 1))
    assert sheet.state.options["wins"] == 1
    assert refused(sheet, ANA, acts.SetOption("wins", 99))[0] == "bad-option"
    assert refused(sheet, ANA, acts.SetOption("goals", 1))[0] == "unknown-option"
    ben = sheet.come("Ben")
    assert refused(sheet, ben, acts.SetOption("wins", 1))[0] == "not-host"


def test_h1_each_player_chooses_their_own_team_and_nobody_elses() -> None:
    sheet = Sheet("hits-and-outs")
    ben, gus = sheet.come("Ben"), sheet.come("Gus", "guest")
    foxes, herons = HOUSE_TEAMS
    owls: Any = {"name": "Owls", "color": "snow"}
    assert refused(sheet, ben, acts.SetOption("teams", [owls, herons]))[0] == "not-host"
    assert refused(sheet, gus, acts.SetOption("teams", [foxes, owls]))[0] == "not-host"
    sheet.act(ben, acts.SetOption("teams", [foxes, owls]))
    assert sheet.state.options["teams"] == [foxes, owls]
    assert refused(sheet, ben, acts.SetOption("teams", None))[0] == "not-host"
    assert refused(sheet, ben, acts.SetOption("teams", [foxes, {"name": "", "color": "snow"}]))[0] == "bad-option"
    assert refused(sheet, ben, acts.SetOption("teams", [foxes]))[0] == "not-host"
    sheet.act(1, acts.SetOption("teams", [owls, herons]))
    sheet.act(1, acts.Start())
    assert refused(sheet, ben, acts.SetOption("teams", [owls, foxes]))[0] == "match-running"


def test_another_game_keeps_people_seated_and_sends_its_bots_away() -> None:
    sheet = Sheet()
    sheet.act(ANA, acts.AddBot("random"))
    gus = sheet.come("Gus", "guest")
    dora = sheet.come("Dora")
    assert refused(sheet, gus, acts.ChooseGame("hits-and-outs"))[0] == "not-host"
    assert refused(sheet, ANA, acts.ChooseGame("chess"))[0] == "unknown-game"
    sheet.act(ANA, acts.ChooseGame("hits-and-outs"))
    assert names(sheet) == ["Ana", "Dora"]
    assert sheet.state.options["innings"] == 3
    assert [m.id for m in sheet.state.members] == [ANA, gus, dora]
    sheet.act(ANA, acts.ChooseGame(GAME))
    assert sheet.state.options == {"wins": 2, "throw_clock": "off"}


def test_a_start_without_players_names_who_is_missing() -> None:
    sheet = Sheet()
    assert refused(sheet, ANA, acts.Start()) == (
        "seats-empty",
        "Rock Paper Scissors needs 2 players and 1 is missing: a bot could sit down.",
    )
    ben, gus = sheet.come("Ben"), sheet.come("Gus", "guest")
    sheet.act(ben, acts.Stand())
    assert refused(sheet, ANA, acts.Start())[1].endswith("1 is missing: Ben, Gus or a bot could sit down.")
    sheet.act(ANA, acts.Stand())
    assert refused(sheet, ANA, acts.Start())[1].endswith("2 are missing: Ana, Ben, Gus or a bot could sit down.")
    assert refused(sheet, gus, acts.Start()) == ("not-host", "Only the host can do that; the host is Ana.")


def test_a_start_needs_options_that_fit() -> None:
    sheet = pair()
    assert sheet.state.play
    assert sheet.state.play.seats == (ANA, BEN)
    assert sheet.state.play.match.head.options == {"wins": 2, "throw_clock": "off"}
    assert sheet.state.phase == "match"


LOBBY_ACTS: list[acts.AnyAct] = [
    acts.Sit(),
    acts.Stand(),
    acts.SwapSeats(0, 1),
    acts.AddBot("random"),
    acts.ChooseGame(GAME),
    acts.SetOption("wins", 1),
    acts.Start(),
]


@pytest.mark.parametrize("act", LOBBY_ACTS)
def test_the_next_match_is_arranged_when_this_one_is_over(act: acts.AnyAct) -> None:
    assert refused(pair(), ANA, act)[0] == "match-running"


MATCH_ACTS: list[acts.AnyAct] = [
    acts.Pause(),
    acts.Resume(),
    acts.Extend(),
    acts.Factor(0, 2),
    acts.Skip(),
    acts.StandIn(0),
    acts.Wait(0),
]


@pytest.mark.parametrize("act", MATCH_ACTS)
def test_without_a_match_there_is_nothing_to_pause_or_skip(act: acts.AnyAct) -> None:
    assert refused(Sheet(), ANA, act)[0] == "no-match"
