"""A room without anything around it: decide and evolve alone, every record written and read back on the way."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rooms.harness import GAME, START_MS

from hitparade.kernel import Chance
from hitparade.kernel.errors import HitparadeError
from hitparade.rooms import lobby, people, playing, rules, tokens
from hitparade.rooms import record as records
from hitparade.rooms.asking import Now
from hitparade.rooms.evolving import evolve
from hitparade.rooms.record import Change, Record
from hitparade.rooms.state import RoomState
from hitparade.wire import acts
from hitparade.wire.http import ComeIn, OpenTable


class Sheet:
    """One room's state, and those who are connected."""

    def __init__(self, game: str = GAME, name: str = "Ana", **wish: Any) -> None:
        self.chance = Chance(3)
        self.at_ms = START_MS
        self.state = RoomState("CFHJ")
        self.rows: list[bytes] = []
        self.present = {1}
        self.last: Change = lobby.open_table(OpenTable(name, "mio", game, **wish), token_hash(1), self.chance)
        self.write(self.last)

    @property
    def now(self) -> Now:
        return Now(self.at_ms, self.present, self.chance)

    def write(self, change: Change, member: int | None = None, message: str | None = None) -> RoomState:
        record = Record(self.at_ms, member, message, change.events, change.entry)
        body = records.encode(record)
        game = self.state.play.match.head.game if self.state.play else None
        after = evolve(self.state, record)
        assert evolve(self.state, records.decode(body, game)) == after
        self.last, self.state = change, after
        self.rows.append(body)
        return after

    def come(self, name: str, role: Any = "player") -> int:
        member = self.state.next_member
        self.write(people.come_in(self.state, ComeIn(name, "theo", role), token_hash(member)))
        self.present.add(member)
        return member

    def act(self, member: int, act: acts.AnyAct) -> RoomState:
        return self.write(rules.decide(self.state, member, act, self.now), member, f"m{len(self.rows)}")

    def move(self, member: int, move: Any, step: int | None = None) -> RoomState:
        return self.write(playing.move(self.state, member, move, step, self.now), member, f"m{len(self.rows)}")

    def throw(self, member: int, shape: str) -> RoomState:
        return self.move(member, {"type": "throw", "shape": shape})

    def win(self, winner: int, loser: int) -> RoomState:
        """The match that runs is played to its end."""
        while self.state.phase == "match":
            self.throw(winner, "rock")
            self.throw(loser, "scissors")
        return self.state

    def reread(self) -> RoomState:
        """The state that the log tells."""
        state = RoomState("CFHJ")
        for body in self.rows:
            game = state.play.match.head.game if state.play else None
            state = evolve(state, records.decode(body, game))
        return state


def token_hash(member: int) -> str:
    return tokens.token_hash(f"token-{member}")


def pair(**options: Any) -> Sheet:
    """Ana and Ben in a running match, Cleo watching."""
    sheet = Sheet(options=options)
    sheet.come("Ben")
    sheet.come("Cleo", "guest")
    sheet.act(1, acts.Start())
    return sheet


def refused(sheet: Sheet, member: int, act: acts.AnyAct) -> tuple[str, str]:
    before = sheet.state
    with pytest.raises(HitparadeError) as refusal:
        sheet.act(member, act)
    assert sheet.state is before
    assert refusal.value.sentence.endswith(".")
    return refusal.value.code, refusal.value.sentence


def names(sheet: Sheet) -> list[str | None]:
    return [None if m is None else sheet.state.anybody(m).name for m in sheet.state.seats]
