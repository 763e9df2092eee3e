"""Acts while a match runs and after it: what they do, who may ask, and those who are gone."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rooms.harness import GAME
from tests.rooms.sheet import Sheet, names, pair, refused, token_hash

from hitparade.kernel.errors import HitparadeError
from hitparade.rooms import people, playing
from hitparade.rooms.record import Change
from hitparade.rooms.view import room_view
from hitparade.wire import acts
from hitparade.wire.happened import HostChanged, Left, MatchEnded, SkipAsked

ANA, BEN, CLEO = 1, 2, 3


def test_moves_are_for_those_who_sit() -> None:
    sheet = pair()
    with pytest.raises(HitparadeError, match="not-playing"):
        sheet.throw(CLEO, "rock")
    with pytest.raises(HitparadeError, match="no-match"):
        Sheet().throw(ANA, "rock")
    with pytest.raises(HitparadeError, match="bad-move"):
        sheet.move(ANA, ["throw"])
    with pytest.raises(HitparadeError, match="wrong-step"):
        sheet.move(ANA, {"type": "throw", "shape": "rock"}, step=7)
    sheet.move(ANA, {"type": "throw", "shape": "rock"}, step=1)
    with pytest.raises(HitparadeError, match="already-thrown"):
        sheet.throw(ANA, "rock")


def test_the_end_of_a_match_goes_on_the_chart() -> None:
    sheet = pair()
    state = sheet.win(BEN, ANA)
    assert state.phase == "result"
    view = room_view(state)
    assert [(s.name, s.place, s.points, s.matches, s.wins, s.moved) for s in view.standings] == [
        ("Ben", 1, 1, 1, 1, 0),
        ("Ana", 2, 0, 1, 0, 0),
    ]
    assert view.past[0].names == ["Ana", "Ben"]
    assert (view.past[0].scores, view.past[0].winners, view.past[0].places) == ([0, 2], [1], {ANA: 2, BEN: 1})
    assert view.match
    assert view.match.result == {"scores": [0, 2], "winners": [1], "reason": "wins", "stood_in": []}
    assert state.past[0].record == state.number


def test_a_rematch_is_a_start_by_host_or_players() -> None:
    sheet = pair()
    sheet.win(BEN, ANA)
    assert refused(sheet, CLEO, acts.Start())[0] == "not-host"
    sheet.act(BEN, acts.Start())
    assert sheet.state.play
    assert sheet.state.play.number == 2
    sheet.win(ANA, BEN)
    assert [line.place for line in sheet.state.chart.values()] == [1, 1]
    sheet.act(ANA, acts.Start())
    sheet.win(ANA, BEN)
    assert [(line.place, line.moved) for line in sheet.state.chart.values()] == [(1, 0), (2, -1)]


def test_from_the_result_back_to_the_lobby() -> None:
    sheet = pair()
    assert refused(sheet, ANA, acts.ToLobby())[0] == "no-result"
    sheet.win(ANA, BEN)
    assert refused(sheet, BEN, acts.ToLobby())[0] == "not-host"
    sheet.act(ANA, acts.ToLobby())
    assert (sheet.state.phase, room_view(sheet.state).match) == ("lobby", None)
    assert refused(sheet, BEN, acts.Start())[0] == "not-host"
    sheet.act(ANA, acts.Start())


def test_seats_and_games_change_at_the_result_too() -> None:
    sheet = pair()
    sheet.win(ANA, BEN)
    sheet.act(BEN, acts.Stand())
    sheet.act(CLEO, acts.Sit())
    sheet.act(ANA, acts.ChooseGame("hits-and-outs"))
    sheet.act(ANA, acts.Start())
    assert sheet.state.play
    assert sheet.state.play.seats == (ANA, CLEO)
    assert sheet.state.play.match.head.game == "hits-and-outs"


@pytest.mark.parametrize("member", [ANA, BEN])
def test_any_player_pauses_resumes_and_extends(member: int) -> None:
    sheet = Sheet(options={"throw_clock": 10})
    sheet.come("Ben")
    sheet.come("Cleo", "guest")
    sheet.act(ANA, acts.Start())
    for act in (acts.Pause(), acts.Extend()):
        assert refused(sheet, CLEO, act)[0] == "not-host"
    sheet.act(member, acts.Extend(20))
    assert sheet.state.play
    assert sheet.state.play.match.due_ms == 30_000
    sheet.act(member, acts.Pause())
    assert refused(sheet, member, acts.Pause())[0] == "already-paused"
    with pytest.raises(HitparadeError, match="paused"):
        sheet.throw(ANA, "rock")
    sheet.at_ms += 5_000
    sheet.act(member, acts.Resume())
    assert sheet.state.play.match.due_ms == 35_000


def test_a_host_who_watches_pauses_too() -> None:
    sheet = pair()
    sheet.act(ANA, acts.MakeHost(CLEO))
    sheet.act(CLEO, acts.Pause())
    sheet.act(CLEO, acts.Resume())


def test_a_time_factor_is_ones_own_or_the_hosts_to_give() -> None:
    sheet = pair()
    sheet.act(BEN, acts.Factor(1, 2))
    assert refused(sheet, BEN, acts.Factor(0, 2))[0] == "not-host"
    assert refused(sheet, ANA, acts.Factor(1, 11))[0] == "bad-factor"
    assert refused(sheet, ANA, acts.Factor(9, 2))[0] == "unknown-seat"
    sheet.act(ANA, acts.Factor(1, 3))
    assert sheet.state.play
    assert sheet.state.play.match.table.factors == (1.0, 3)


def test_the_host_skips_at_once() -> None:
    sheet = pair()
    sheet.act(ANA, acts.Skip())
    assert sheet.last.entry
    assert (sheet.last.entry.by, sheet.last.entry.seat) == ("clock", 0)


def test_a_host_who_watches_skips_anybody_at_once() -> None:
    sheet = pair()
    sheet.act(ANA, acts.MakeHost(CLEO))
    sheet.act(CLEO, acts.Skip())
    assert sheet.last.entry


@pytest.mark.parametrize(
    ("options", "after_ms"),
    [({"throw_clock": 60}, playing.SKIP_AFTER_MS), ({"throw_clock": "off"}, playing.SKIP_UNTIMED_MS)],
)
def test_a_host_who_plays_cannot_play_for_a_rival_who_is_here(options: dict[str, Any], after_ms: int) -> None:
    """Not before they had their time, which is longer where nobody is timed."""
    sheet = pair(**options)
    sheet.throw(ANA, "rock")
    sheet.act(ANA, acts.Skip())
    assert sheet.last == Change((SkipAsked(ANA),))
    code, sentence = refused(sheet, ANA, acts.Skip())
    asked = "You have asked already; it is up to the others now"
    assert (code, sentence) == (
        "already-asked",
        f"{asked}; as host you can skip alone after {after_ms // 1000} seconds.",
    )
    sheet.at_ms += after_ms - 1
    assert refused(sheet, ANA, acts.Skip())[0] == "already-asked"
    sheet.at_ms += 1
    sheet.act(ANA, acts.Skip())
    assert sheet.last.entry
    assert (sheet.last.entry.by, sheet.last.entry.seat) == ("clock", 1)


def test_a_host_need_not_wait_for_a_rival_who_is_gone() -> None:
    sheet = pair()
    sheet.throw(ANA, "rock")
    sheet.present = {ANA, CLEO}
    sheet.act(ANA, acts.Skip())
    assert sheet.last.entry


def test_others_skip_by_a_majority_of_the_players_present() -> None:
    sheet = pair()
    sheet.act(ANA, acts.MakeHost(CLEO))
    sheet.throw(BEN, "rock")
    sheet.act(BEN, acts.Skip())
    assert sheet.last == Change((SkipAsked(BEN),))
    assert sheet.state.skip_votes == (BEN,)
    assert refused(sheet, BEN, acts.Skip())[0] == "already-asked"
    sheet.act(ANA, acts.Skip())
    assert sheet.last.entry
    assert (sheet.last.entry.seat, sheet.state.skip_votes) == (0, ())
    sheet.present = {BEN, CLEO}
    sheet.act(BEN, acts.Skip())
    assert sheet.last.entry


def test_votes_are_for_one_move_only() -> None:
    sheet = pair()
    sheet.act(ANA, acts.MakeHost(CLEO))
    sheet.act(BEN, acts.Skip())
    sheet.act(BEN, acts.Pause())
    sheet.act(BEN, acts.Resume())
    assert sheet.state.skip_votes == (BEN,)
    sheet.throw(BEN, "rock")
    assert sheet.state.skip_votes == ()


def test_watchers_do_not_vote() -> None:
    assert refused(pair(), CLEO, acts.Skip())[0] == "not-playing"


# ---- those who are gone (R3, R4, R5) ----


def test_an_absent_player_is_stood_in_for_on_request() -> None:
    sheet = pair()
    assert refused(sheet, ANA, acts.StandIn(1)) == ("not-absent", "Ben is here.")
    assert refused(sheet, ANA, acts.StandIn(2))[0] == "unknown-seat"
    sheet.present.discard(BEN)
    assert refused(sheet, CLEO, acts.StandIn(1))[0] == "not-host"
    sheet.act(CLEO, acts.Wait(1))
    sheet.act(ANA, acts.StandIn(1))
    assert sheet.state.play
    assert sheet.state.play.match.table.left == (1,)
    assert refused(sheet, ANA, acts.StandIn(1)) == ("stood-in", "The stand-in plays for Ben already.")
    assert refused(sheet, ANA, acts.Wait(1))[0] == "stood-in"
    back = playing.back(sheet.state, BEN, sheet.now)
    assert back
    sheet.write(back)
    assert playing.back(sheet.state, BEN, sheet.now) is None
    assert sheet.state.play.match.table.left == ()


def test_bots_are_never_absent() -> None:
    sheet = Sheet(bot="random")
    sheet.present = {ANA}
    assert refused(sheet, ANA, acts.StandIn(1)) == ("not-absent", "Random is here.")


def test_who_leaves_a_match_is_played_for_and_stays_known() -> None:
    sheet = pair()
    sheet.act(BEN, acts.Leave())
    assert sheet.state.play
    assert sheet.state.play.match.table.left == (1,)
    view = room_view(sheet.state)
    assert [(m.name, m.bot) for m in view.members] == [("Ana", None), ("Ben", "random"), ("Cleo", None)]
    assert view.seats == [ANA, None]
    assert refused(sheet, BEN, acts.Sit())[0] == "not-a-member"
    assert sheet.state.anybody(BEN).token is None
    due = playing.due(sheet.state, sheet.now)
    assert due is None
    for _ in range(20):
        sheet.at_ms += 2_000
        if (due := playing.due(sheet.state, sheet.now)) is not None:
            sheet.write(due)
        if sheet.state.phase == "match" and not sheet.state.play.match.state.thrown[0]:
            sheet.throw(ANA, "paper")
    assert sorted(line.name for line in room_view(sheet.state).standings) == ["Ana", "Ben"]
    sheet.act(ANA, acts.ToLobby())
    assert [m.name for m in room_view(sheet.state).members] == ["Ana", "Cleo"]
    sheet.come("Ben")


def test_a_removed_player_is_played_for_too() -> None:
    sheet = pair()
    assert refused(sheet, BEN, acts.Remove(ANA))[0] == "not-host"
    assert refused(sheet, ANA, acts.Remove(ANA))[0] == "own-seat"
    assert refused(sheet, ANA, acts.Remove(77))[0] == "unknown-member"
    sheet.act(ANA, acts.Remove(BEN))
    assert sheet.last.events == (Left(BEN, removed=True),)
    assert sheet.state.play
    assert sheet.state.play.match.table.left == (1,)
    sheet.act(ANA, acts.Remove(CLEO))
    assert CLEO not in [m.id for m in sheet.state.members]


def test_the_host_who_leaves_is_followed_by_a_player_who_is_here() -> None:
    sheet = Sheet()
    ben = sheet.come("Ben")
    dora = sheet.come("Dora")
    gus = sheet.come("Gus", "guest")
    sheet.present -= {ben}
    sheet.act(ANA, acts.Leave())
    assert sheet.last.events[-1] == HostChanged(dora, "away")
    assert (sheet.state.host, sheet.state.owner) == (dora, dora)
    sheet.act(dora, acts.Leave())
    assert sheet.state.host == gus
    sheet.act(gus, acts.Leave())
    assert sheet.state.host == ben
    sheet.act(ben, acts.Leave())
    assert (sheet.state.host, sheet.state.owner, sheet.state.members) == (None, None, ())
    eve = sheet.come("Eve")
    assert sheet.state.host == eve


def test_an_absent_hosts_role_passes_on_and_comes_back() -> None:
    sheet = pair()
    assert people.pass_host(sheet.state, sheet.now) is None
    sheet.present = {BEN, CLEO}
    passed = people.pass_host(sheet.state, sheet.now)
    assert passed
    assert passed == Change((HostChanged(BEN, "away"),))
    sheet.write(passed)
    assert (sheet.state.host, sheet.state.owner) == (BEN, ANA)
    sheet.present = {ANA, BEN}
    assert people.host_back(sheet.state, BEN) is None
    back = people.host_back(sheet.state, ANA)
    assert back == Change((HostChanged(ANA, "back"),))
    sheet.act(ANA, acts.MakeHost(ANA))
    assert sheet.last == back
    assert people.host_back(sheet.state, ANA) is None


def test_nobody_is_there_to_take_the_role() -> None:
    sheet = pair()
    sheet.present = set()
    assert people.pass_host(sheet.state, sheet.now) is None
    screen = sheet.come("", "screen")
    sheet.present = {screen}
    assert people.pass_host(sheet.state, sheet.now) is None


def test_the_host_hands_the_role_to_people_only() -> None:
    sheet = Sheet()
    sheet.act(ANA, acts.AddBot("random"))
    screen, cleo = sheet.come("", "screen"), sheet.come("Cleo", "guest")
    assert refused(sheet, ANA, acts.MakeHost(BEN))[0] == "no-person"
    assert refused(sheet, ANA, acts.MakeHost(screen))[0] == "no-person"
    assert refused(sheet, cleo, acts.MakeHost(cleo))[0] == "not-host"
    sheet.act(ANA, acts.MakeHost(cleo))
    assert (sheet.state.host, sheet.state.owner) == (cleo, cleo)


def test_keys_change_with_a_pin_that_is_good_once() -> None:
    from hitparade.rooms import tokens

    sheet = pair()
    pin, kept = tokens.new_pin(sheet.at_ms + 600_000)
    sheet.write(people.make_pin(sheet.state, BEN, kept))
    for member, given, later_ms in ((ANA, pin, 0), (BEN, "", 0), (77, pin, 0), (BEN, pin, 600_000)):
        sheet.at_ms += later_ms
        with pytest.raises(HitparadeError, match="wrong-pin"):
            people.claim(sheet.state, member, given, "new", sheet.now)
        sheet.at_ms -= later_ms
    sheet.write(people.claim(sheet.state, BEN, pin, "new", sheet.now))
    assert (sheet.state.anybody(BEN).token, sheet.state.anybody(BEN).pin) == ("new", None)
    assert sheet.state.anybody(ANA).token == token_hash(ANA)
    with pytest.raises(HitparadeError, match="wrong-pin"):
        people.claim(sheet.state, BEN, pin, "newer", sheet.now)


def test_solo_begins_at_once() -> None:
    sheet = Sheet(bot="random")
    assert sheet.state.phase == "match"
    assert names(sheet) == ["Ana", "Random"]
    assert sheet.state.number == 1


def test_solo_fills_a_game_for_more_with_its_other_bots() -> None:
    sheet = Sheet("hit-or-miss", name="Vera", bot="quirky")
    assert sheet.state.phase == "match"
    assert names(sheet)[:4] == ["Vera", "Vera 2", "Pip", None]
    play = sheet.state.play
    assert play is not None
    assert [sheet.state.anybody(member).bot for member in play.seats] == [None, "quirky", "plain"]


def test_a_bot_with_the_name_of_a_person_gets_a_number() -> None:
    sheet = Sheet(name="random", bot="random")
    assert names(sheet) == ["random", "Random 2"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"bot": "genius"}, "unknown-bot"),
        ({"options": {"wins": 0}}, "bad-option"),
        ({"options": {"goals": 0}}, "unknown-option"),
        ({"name": "\u202eevil"}, "bad-name"),
    ],
)
def test_a_table_is_not_opened_with_nonsense(wish: dict[str, Any], code: str) -> None:
    with pytest.raises(HitparadeError) as refusal:
        Sheet(**wish)
    assert refusal.value.code == code


def test_a_bot_moves_only_in_its_turn() -> None:
    sheet = Sheet(bot="random")
    assert playing.bot_move(sheet.state, 0, sheet.now, 7) is None
    move = playing.bot_move(sheet.state, 1, sheet.now, 7)
    assert move
    sheet.write(move)
    assert playing.bot_move(sheet.state, 1, sheet.now, 7) is None


def test_a_clock_stands_still_while_the_house_sleeps() -> None:
    sheet = Sheet(options={"throw_clock": 10})
    sheet.come("Ben")
    sheet.act(ANA, acts.Start())
    assert playing.wake(sheet.state, sheet.now) is None
    sheet.at_ms += 3_600_000
    woken = playing.wake(sheet.state, sheet.now)
    assert woken
    sheet.write(woken)
    assert playing.due(sheet.state, sheet.now) is None
    sheet.at_ms += 10_000
    assert playing.due(sheet.state, sheet.now)
    assert sheet.reread() == sheet.state


def test_who_ended_is_told_from_the_log_alone() -> None:
    from hitparade.rooms import record as records
    from hitparade.rooms.telling import happenings

    sheet = pair()
    sheet.win(ANA, BEN)
    last = records.decode(sheet.rows[-1], GAME)
    assert happenings(sheet.state, last, sheet.state.number) == [MatchEnded(1)]
    assert happenings(sheet.state, last, sheet.state.number - 1) == []
