"""Bots that say themselves when they move, and options that no lobby offers."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs
from tests.rooms.harness import GAME, make_world, run
from tests.rooms.sheet import Sheet
from tests.toy.rock_paper_scissors import game as rock_paper_scissors
from tests.toy.rock_paper_scissors import meta as facts

from hitparade.kernel import Option
from hitparade.rooms import Timing, bots
from hitparade.rooms.errors import RoomError
from hitparade.wire import acts
from hitparade.wire.http import OpenTable

HIDDEN = Option("luck", "text", None, {"en": "Luck"}, {"en": "For tests."}, "T4", most=9, hidden=True)


class Paced:
    """Throws what its seed says, after as long as it says; remembers what it was asked."""

    def __init__(self, delay_ms: Any) -> None:
        self.delays = delay_ms
        self.asked: list[tuple[str, int]] = []

    def delay_ms(self, view: Any, legal: Any, seed: int) -> int | None:
        assert [move["type"] for move in legal] == ["throw"] * 3
        self.asked.append(("delay", seed))
        return self.delays(view)

    def choose(self, view: Any, legal: Any, seed: int) -> Any:
        assert view["phase"] == "throw"
        self.asked.append(("choose", seed))
        return legal[seed % 3]


def paced(monkeypatch: pytest.MonkeyPatch, delay_ms: Any) -> Paced:
    bot = Paced(delay_ms)
    monkeypatch.setitem(rock_paper_scissors.GAME.bots, "random", bot)  # pyright: ignore[reportArgumentType]
    return bot


def test_a_bot_moves_when_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = paced(monkeypatch, lambda view: 4_000 * view["round"])

    async def story() -> None:
        world = make_world()
        ana = await world.open(bot="random")
        await world.time.pass_(3.99)
        assert ana.phone.news == []
        await world.time.pass_(0.02)
        assert (ana.phone.news[-1]["by"], ana.phone.news[-1]["seat"]) == ("seat", 1)
        assert bot.asked == [("delay", bot.asked[0][1]), ("choose", bot.asked[0][1])], "one thought, one seed"
        await ana.throw("rock")
        await world.time.pass_(7.99)
        assert len(bot.asked) == 3
        await world.time.pass_(0.02)
        assert len(bot.asked) == 4

    run(story())


def test_a_bot_sees_what_its_seat_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, chose_by = list[Any](), list[Any]()
    bot = paced(monkeypatch, lambda view: asked.append(view) or 1_000)
    choose = bot.choose
    bot.choose = lambda view, legal, seed: (chose_by.append(view), choose(view, legal, seed))[1]

    async def story() -> None:
        world = make_world()
        ana = await world.open(bot="random")
        await ana.throw("rock")
        play = world.room(ana).state.play
        assert play
        own = play.match.view(1)
        assert own != play.match.view(0)
        await world.time.pass_(1.01)
        assert (ana.phone.news[-1]["seat"], chose_by) == (1, [own])
        assert asked
        assert all("own" not in view for view in asked)

    run(story())


def test_when_a_bot_moves_tells_nothing_of_what_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that has no word in it takes a time that is drawn, whatever its rival has thrown."""

    def due_ms(shape: str) -> dict[int, int]:
        monkeypatch.setattr(bots, "_RANDOM", Random(5))
        sheet = Sheet(bot="random")
        sheet.throw(1, shape)
        thinking = bots.Thinking(Timing())
        thinking.look(sheet.state, sheet.at_ms)
        return thinking.due

    assert due_ms("rock") == due_ms("paper") == due_ms("scissors") != {}


def test_a_bot_that_would_rather_not_move_waits_for_the_next_step(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = paced(monkeypatch, lambda view: None if view["round"] == 1 else 1_000)

    async def story() -> None:
        world = make_world()
        ana = await world.open(bot="random")
        await world.time.pass_(600)
        await ana.throw("rock")
        await world.time.pass_(600)
        assert [what for what, _ in bot.asked] == ["delay"]
        await ana.act(acts.Skip())
        assert ana.phone.last["view"]["round"] == 2
        await world.time.pass_(1.01)
        assert [what for what, _ in bot.asked] == ["delay", "delay", "choose"]

    run(story())


def test_a_bot_that_breaks_when_it_is_asked_when_stops_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    paced(monkeypatch, lambda view: 1 // 0)

    async def story() -> None:
        world = make_world()
        with capture_logs() as logs:
            ana = await world.open(bot="random")
            await world.time.pass_(9)
            assert ana.phone.news == []
            await world.time.pass_(2)
        assert [log["event"] for log in logs] == ["bot-failed"]
        assert ana.phone.news[-1]["seat"] == 1

    run(story())


def test_a_bot_that_is_put_off_after_its_turn_has_passed_has_nothing_in_mind() -> None:
    async def story() -> None:
        world = make_world()
        ana = await world.open(bot="random")
        thinking = world.room(ana).waking.thinking
        thinking.moved(1)
        thinking.put_off(1, world.time.now_ms)
        assert thinking.due == {}

    run(story())


@pytest.fixture
def hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    meta = replace(facts.META, options=(*facts.META.options, HIDDEN))
    monkeypatch.setattr(facts, "META", meta)


@pytest.mark.usefixtures("hidden")
def test_no_lobby_takes_a_hidden_option() -> None:
    async def story() -> None:
        world = make_world()
        with pytest.raises(RoomError) as caught:
            await world.house.open_table(OpenTable("Ana", "mio", GAME, options={"luck": "good"}))
        assert caught.value.code == "unknown-option"
        ana = await world.open()
        await ana.act(acts.SetOption("luck", "good"))
        assert ana.refusal() == "unknown-option"
        assert "luck" not in ana.phone.last["sentence"].partition("it has")[2]
        await ana.act(acts.SetOption("wins", 3))
        assert ana.phone.last["type"] == "news"

    run(story())
