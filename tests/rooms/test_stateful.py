"""A room under everything that anybody may send, in any order: the state stays sound and the log tells it again."""

from __future__ import annotations

import os
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from tests.rooms.harness import GAME
from tests.rooms.sheet import Sheet

from hitparade.kernel.errors import HitparadeError
from hitparade.rooms import people, playing
from hitparade.rooms.state import PART, REMEMBERED, RoomState
from hitparade.rooms.view import has_changed, room_view
from hitparade.wire import acts, outgoing

members = st.integers(0, 9)
seats = st.integers(-1, 3)

any_act = st.one_of(
    st.builds(acts.Rename, st.sampled_from(["Ana", "Ben", "Cleo", "\u202e", "bot"])),
    st.builds(acts.PickHead, st.sampled_from(["mio", "theo", "nobody"])),
    st.builds(acts.Sit, st.none() | seats),
    st.builds(acts.Stand),
    st.builds(acts.SwapSeats, seats, seats),
    st.builds(acts.AddBot, st.sampled_from(["random", "steady", "genius"])),
    st.builds(acts.Remove, members),
    st.builds(acts.Lock, st.booleans()),
    st.builds(acts.MakeHost, members),
    st.builds(acts.ChooseGame, st.sampled_from([GAME, "hits-and-outs", "chess"])),
    st.builds(acts.SetOption, st.sampled_from(["wins", "throw_clock", "innings"]), st.integers(-1, 9)),
    st.builds(acts.Start),
    st.builds(acts.ToLobby),
    st.builds(acts.Pause),
    st.builds(acts.Resume),
    st.builds(acts.Extend, st.integers(-1, 700)),
    st.builds(acts.Factor, seats, st.floats(0, 12)),
    st.builds(acts.Skip),
    st.builds(acts.StandIn, seats),
    st.builds(acts.Wait, seats),
    st.builds(acts.Leave),
)


class Evening(RuleBasedStateMachine):
    @initialize(bot=st.none() | st.just("random"), clock=st.sampled_from(["off", 5]))
    def open(self, bot: str | None, clock: Any) -> None:
        self.sheet = Sheet(bot=bot, options={"wins": 1, "throw_clock": clock})
        self.before: RoomState = self.sheet.state

    def attempt(self, change: Any) -> None:
        """Applies what is decided; a refusal has a code and a sentence and changes nothing."""
        before = self.sheet.state
        refusal = self.refusal(change)
        if refusal is not None:
            assert refusal.code == refusal.code.lower().replace(" ", "-")
            assert refusal.sentence[-1] == "."
            assert self.sheet.state is before
        self.check_changed(before, self.sheet.state)

    def refusal(self, change: Any) -> HitparadeError | None:
        try:
            change()
        except HitparadeError as refusal:
            return refusal
        return None

    def check_changed(self, before: RoomState, after: RoomState) -> None:
        """News leaves the room out only when nothing of it has changed."""
        if not has_changed(before, after):
            assert room_view(before) == room_view(after)

    @rule(
        name=st.sampled_from(["Ana", "Ben", "Cleo", "Dora", "Eve"]), role=st.sampled_from(["player", "guest", "screen"])
    )
    def come(self, name: str, role: Any) -> None:
        self.attempt(lambda: self.sheet.come(name, role))

    @rule(member=members, act=any_act)
    def act(self, member: int, act: Any) -> None:
        self.attempt(lambda: self.sheet.act(member, act))

    @rule(member=members)
    def host_starts(self, member: int) -> None:
        self.attempt(lambda: self.sheet.act(self.sheet.state.host or member, acts.Start()))

    @rule(seat=st.integers(0, 1), pick=st.integers(0, 30))
    def legal_move(self, seat: int, pick: int) -> None:
        play = self.sheet.state.play
        if play is None or not (legal := play.match.legal(seat)):
            return
        move = legal[pick % len(legal)]
        if move["type"] != "give_up":
            self.attempt(lambda: self.sheet.move(play.seats[seat], move))

    @rule(member=members, shape=st.sampled_from(["rock", "lizard"]))
    def any_move(self, member: int, shape: str) -> None:
        self.attempt(lambda: self.sheet.throw(member, shape))

    @rule(member=members)
    def connect(self, member: int) -> None:
        self.sheet.present ^= {member}

    @rule(seconds=st.integers(1, 90))
    def time_passes(self, seconds: int) -> None:
        self.sheet.at_ms += seconds * 1000
        sheet = self.sheet
        for decide in (playing.due, people.pass_host, playing.wake):
            if (change := decide(sheet.state, sheet.now)) is not None:
                sheet.write(change)

    @rule(seat=st.integers(0, 1), member=members)
    def house_acts(self, seat: int, member: int) -> None:
        sheet = self.sheet
        for change in (
            playing.away(sheet.state, seat, sheet.now),
            playing.bot_move(sheet.state, seat, sheet.now, 7),
            playing.back(sheet.state, member, sheet.now),
            people.host_back(sheet.state, member),
        ):
            if change is not None:
                self.attempt(lambda change=change: sheet.write(change))
                return

    @invariant()
    def is_sound(self) -> None:
        state = self.sheet.state
        here = {member.id for member in state.here}
        sitting = [member for member in state.seats if member is not None]
        assert len(sitting) == len(set(sitting))
        assert set(sitting) <= here
        assert state.host is None or (state.host in here and state.anybody(state.host).is_person)
        assert (state.host is None) <= (not any(member.is_person for member in state.members))
        assert set(state.skip_votes) <= here
        assert len({member.name for member in state.here}) == len(state.here)
        assert all(len(ids.older) * PART <= REMEMBERED for ids in state.applied.values())
        assert set(state.applied) <= here
        assert state.number == len(self.sheet.rows)
        assert all(member.token is None for member in state.members if member.gone or member.bot)
        if state.play is not None:
            assert all(any(m.id == player for m in state.members) for player in state.play.seats)

    @invariant()
    def shows_no_key(self) -> None:
        shown = outgoing.encode(room_view(self.sheet.state)).decode()
        assert not any(member.token and member.token in shown for member in self.sheet.state.members)

    def teardown(self) -> None:
        if hasattr(self, "sheet"):
            assert self.sheet.reread() == self.sheet.state


TestEvening = Evening.TestCase
TestEvening.settings = settings(
    deadline=None,
    max_examples=2_000 if os.environ.get("HITPARADE_FULL") else 60,
    stateful_step_count=60,
    suppress_health_check=[HealthCheck.too_slow],
)
