"""Hit Manga in a room: lines that go out so that all see them together, windows, and what nobody else is told of."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.games.hit_manga.table import NAME
from tests.rooms.harness import FaultyLog, Person, World, make_world, run

from hitparade.games.hit_manga.meta import META
from hitparade.games.hit_manga.state import State
from hitparade.kernel import Match, registry
from hitparade.wire import acts
from hitparade.wire.http import OpenTable

FAR_MS = {"Ana": 0.0, "Ben": 20.0, "Cleo": 250.0}
"""The round trips of the listeners; Ana loves manga the most and reads."""
BEN_PRESSES_MS = 935
"""When a press of Ben comes in who saw the line after 115 and 10 ms, and needed 800."""


class Table:
    """Ana, who reads, and Ben and Cleo, who listen, with connections of so many ms; a screen watches."""

    def __init__(self, world: World, people: list[Person], screen: Person) -> None:
        self.world, self.people, self.screen = world, people, screen
        self.ana, self.ben, self.cleo = people[:3]

    @property
    def state(self) -> State:
        play = self.world.room(self.ana).state.play
        assert play is not None
        return play.match.state

    @property
    def now_ms(self) -> int:
        """On the match's clock."""
        play = self.world.room(self.ana).state.play
        assert play is not None
        return self.world.time.now_ms - play.started_ms

    async def pass_ms(self, ms: float) -> None:
        await self.world.time.pass_(ms / 1000)

    async def read(self, line: str = "Boo!") -> None:
        await self.ana.move({"type": "read", "line": line})

    async def grab(self, person: Person, card: str | None = None, reaction_ms: float | None = None) -> dict[str, Any]:
        claim = {} if reaction_ms is None else {"reaction_ms": reaction_ms}
        return await person.move({"type": "grab", "card": card or self.state.match_of_drawn, **claim})

    @property
    def wrong(self) -> str:
        return next(card.card for card in self.state.table if card.card != self.state.match_of_drawn)


async def table(world: World, far_ms: dict[str, float] | None = None, **options: Any) -> Table:
    ana = Person(world.house, await world.house.open_table(OpenTable("Ana", "mio", NAME, options)))
    await ana.join()
    people = [ana, await world.come(ana, "Ben"), await world.come(ana, "Cleo")]
    screen = await world.come(ana, "", role="screen")
    for person in people[1:]:
        if world.room(ana).state.seats.count(person.id) == 0:
            await person.act(acts.Sit())
    await ana.act(acts.Start())
    for person, trip_ms in zip(people, (far_ms or FAR_MS).values(), strict=True):
        person.live.measured(trip_ms)
    for person, hearts in zip(people, (10, 0, 0), strict=True):
        await person.move({"type": "love", "hearts": hearts})
    return Table(world, people, screen)


def lines(person: Person) -> list[Any]:
    """The lines that this person has been shown."""
    return [news["view"]["line"] for news in person.phone.news if news["view"] and news["view"]["line"]]


def numbers(person: Person) -> list[int]:
    return [news["number"] for news in person.phone.news]


def test_m7_a_game_with_races_says_so() -> None:
    assert META.races
    assert registry.load(NAME).race(registry.load(NAME).initial(META.read_options({}, 3), 3)) is None
    assert Match(NAME, seats=3).state.game.distant is not None


def test_m5_m7_the_line_goes_out_to_nearer_listeners_later_and_nobody_watches_it_before_them() -> None:
    async def story() -> None:
        at = await table(make_world())
        await at.read()
        shown = [[person for person in [*at.people, at.screen] if lines(person)]]
        for ms in (114, 1, 9, 1):
            await at.pass_ms(ms)
            shown.append([person for person in [*at.people, at.screen] if lines(person)])
        now, after_114, after_115, after_124, after_125 = shown
        assert now == after_114 == [at.ana, at.cleo], "who has read knows it, and the farthest must wait for nobody"
        assert after_115 == after_124 == [at.ana, at.ben, at.cleo]
        assert after_125 == [at.ana, at.ben, at.cleo, at.screen]

    run(story())


def test_m7_what_comes_after_a_line_that_waits_waits_too_and_stays_in_order() -> None:
    async def story() -> None:
        at = await table(make_world())
        at.ben.phone.sent.clear()
        await at.read()
        await at.pass_ms(50)
        await at.ana.move({"type": "read", "line": "Again!"})
        await at.cleo.move({"type": "no_idea"})
        at.ben.live.resync()
        assert at.ben.phone.sent == []
        await at.pass_ms(64)
        assert at.ben.phone.sent == []
        await at.pass_ms(1)
        assert [message["view"]["line"] for message in at.ben.phone.sent] == ["Boo!"]
        await at.pass_ms(50)
        assert [message["type"] for message in at.ben.phone.sent] == ["news", "news", "news", "welcome"]
        assert [message["view"]["line"] for message in at.ben.phone.sent] == ["Boo!", *["Boo! Again!"] * 3]
        first, *rest = numbers(at.ben)
        assert rest == [first + 1, first + 2]

    run(story())


def test_m7_a_line_that_waits_holds_up_no_other_room_and_dies_with_its_connection() -> None:
    async def story() -> None:
        world = make_world()
        at, other = await table(world), await world.open("Dan")
        await at.read()
        await other.act(acts.Lock(True))
        assert other.phone.last["type"] == "news"
        phone = at.ben.phone
        at.ben.live.detach()
        told = len(phone.sent)
        await at.pass_ms(1_000)
        assert len(phone.sent) == told
        assert lines(at.cleo) == ["Boo!"]

    run(story())


def test_m7_links_are_measured_by_one_clock_and_stand_in_the_log() -> None:
    async def story() -> None:
        at = await table(make_world())
        at.cleo.live.measured(260.0, 200.0)
        at.cleo.live.measured(290.0, 180.0)
        await at.read()
        opened_ms = at.now_ms
        await at.pass_ms(BEN_PRESSES_MS)
        await at.grab(at.ben, reaction_ms=800)
        window = at.state.window
        assert window is not None
        ben, cleo = window.links["1"], window.links["2"]
        assert (ben.sent_ms - opened_ms, ben.rtts_ms, ben.kernel_rtt_ms) == (110, (20, 20, 20), None)
        assert (cleo.sent_ms, cleo.rtts_ms, cleo.kernel_rtt_ms) == (opened_ms, (250, 260, 290), 180)
        assert cleo.distance_ms == 240, "no more than the kernel's and 60"
        (grab,) = window.grabs
        assert (grab.arrived_ms - opened_ms, grab.reaction_ms) == (BEN_PRESSES_MS, 800)
        assert at.state.distance == (0, 20, 240)

    run(story())


def test_m7_round_trips_count_for_a_minute() -> None:
    async def story() -> None:
        at = await table(make_world(), reading_clock="off")
        await at.pass_ms(59_000)
        at.ben.live.measured(80.0)
        await at.read()
        assert at.state.distance == (0, 50, 250)
        await at.pass_ms(2_000)
        await at.ana.move({"type": "read", "line": "Again"})
        assert at.state.distance == (0, 80, 0)

    run(story())


def test_m7_the_window_closes_by_the_rooms_clock_and_the_first_by_reaction_wins() -> None:
    async def story() -> None:
        at = await table(make_world())
        await at.read()
        opened_ms = at.now_ms
        await at.pass_ms(935)  # Ben sees it after 125 ms, and presses 800 ms later
        await at.grab(at.ben, reaction_ms=800)
        assert at.state.window is not None
        assert at.state.window.closes_ms == opened_ms + 800 + 250 + 60, "so long Cleo may turn out to have been first"
        await at.pass_ms(105)  # Cleo saw it after 125 ms too, and pressed 790 ms later
        await at.grab(at.cleo, reaction_ms=790)
        page = at.state.pages[-1]
        assert (page.who, page.margin) == (2, 10)
        assert [judged.why for judged in page.order] == ["claimed", "claimed"]

    run(story())


def test_m7_a_window_that_nobody_else_uses_closes_by_itself() -> None:
    async def story() -> None:
        at = await table(make_world())
        await at.read()
        await at.pass_ms(935)
        await at.grab(at.ben, reaction_ms=800)
        assert at.state.window is not None
        wait_ms = (at.state.window.closes_ms or 0) - at.now_ms
        assert 0 < wait_ms <= 350
        await at.pass_ms(wait_ms - 1)
        assert at.state.window is not None
        await at.pass_ms(1)
        assert at.state.pages[-1].who == 1

    run(story())


def test_m7_what_waited_for_its_turn_counts_from_when_it_came_in() -> None:
    async def story() -> None:
        log = FaultyLog()
        at = await table(make_world(log))
        await at.read()
        opened_ms = at.now_ms
        await at.pass_ms(900)
        log.hold()
        lock = asyncio.ensure_future(at.ana.act(acts.Lock(True)))
        await at.pass_ms(10)
        grab = asyncio.ensure_future(at.grab(at.ben, reaction_ms=700))
        await at.pass_ms(40)
        log.release()
        await lock
        await grab
        assert at.state.window is not None
        assert at.state.window.grabs[0].arrived_ms - opened_ms == 910

    run(story())


def test_m7_a_grab_that_is_held_is_told_to_nobody_else_and_has_no_number() -> None:
    async def story() -> None:
        at = await table(make_world())
        await at.read()
        await at.pass_ms(BEN_PRESSES_MS)
        others = [at.ana, at.cleo, at.screen]
        before = [list(person.phone.bytes) for person in others]
        await at.grab(at.ben, reaction_ms=800)
        assert [list(person.phone.bytes) for person in others] == before
        own = at.ben.phone.last
        assert own["type"] == "own"
        assert "number" not in own
        assert own["view"]["held"] == {"card": at.state.match_of_drawn}
        assert own["cause"] == {"member": at.ben.id, "id": f"{at.ben.id}-{at.ben.count}"}
        assert own["legal"] == []
        assert own["events"] == [{"type": "grabbed", "seat": 1, "card": at.state.match_of_drawn}]
        await at.pass_ms(1_000)
        assert at.state.pages[-1].who == 1
        for person in [*at.people, at.screen]:
            told = numbers(person)
            assert told == list(range(told[0], told[0] + len(told)))
        assert len({numbers(person)[-1] for person in [*at.people, at.screen]}) == 1

    run(story())


async def heard_by(world: World, *, held: bool) -> list[bytes]:
    """All that the reader, Cleo and a screen hear in a while in which Ben has grabbed, or not; and on coming back."""
    at = await table(world)
    await at.read()
    await at.pass_ms(BEN_PRESSES_MS)
    watching = [at.ana, at.cleo, at.screen]
    for person in watching:
        person.phone.bytes.clear()
    if held:
        await at.grab(at.ben, reaction_ms=800)
    await at.ana.move({"type": "read", "line": "More!"}, "x1")
    await at.ana.act(acts.Lock(True), "x2")
    at.ana.live.resync()
    assert (at.state.window is not None) == held
    await at.cleo.join(seen=3)
    await at.ana.move({"type": "read", "line": "More!"}, "x1")
    code = world.room(at.ana).state.code.encode()
    return [data.replace(code, b"CODE") for person in watching for data in person.phone.bytes]


def test_m7_news_coming_back_and_answers_are_the_same_whether_a_grab_is_held_or_not() -> None:
    async def story() -> None:
        with_grab, without = await heard_by(make_world(), held=True), await heard_by(make_world(), held=False)
        assert with_grab == without
        assert any(b"More!" in data for data in without)

    run(story())


def test_m19_grabs_of_a_sealed_race_are_told_to_nobody_else() -> None:
    async def story() -> None:
        at = await table(make_world(), race="sealed")
        await at.read()
        await at.pass_ms(900)
        told = len(at.ana.phone.sent)
        await at.grab(at.ben)
        assert len(at.ana.phone.sent) == told
        await at.grab(at.cleo, at.wrong)
        await at.pass_ms(0)
        assert at.state.pages[-1].scorers == (1,)
        assert len(at.ana.phone.sent) == told + 1

    run(story())


def test_a_grab_that_was_confirmed_is_held_again_after_the_house_was_killed() -> None:
    async def story() -> None:
        world = make_world()
        at = await table(world)
        await at.read()
        await at.pass_ms(BEN_PRESSES_MS)
        await at.grab(at.ben, reaction_ms=800)
        seen = numbers(at.ana)[-1]
        again = world.reopened()
        ben = Person(again.house, at.ben.seated)
        await ben.join(seen=seen)
        assert ben.phone.sent[0]["view"]["held"] == {"card": at.state.match_of_drawn}
        assert (ben.phone.sent[0]["number"], ben.phone.sent[0]["missed"]) == (seen, [])
        message = f"{at.ben.id}-{at.ben.count}"
        answer = await ben.move({"type": "grab", "card": at.state.match_of_drawn}, message)
        assert (answer["type"], answer["number"]) == ("done", seen)
        await again.time.pass_(1)
        play = again.room(ben).state.play
        assert play is not None
        assert play.match.state.pages[-1].who == 1

    run(story())


def test_m7_a_line_that_was_out_before_the_house_was_killed_counts_from_when_each_came_back() -> None:
    async def story() -> None:
        world = make_world()
        at = await table(world)
        await at.read()
        await at.pass_ms(300)
        again = world.reopened()
        ben, cleo = Person(again.house, at.ben.seated), Person(again.house, at.cleo.seated)
        await ben.join()
        await again.time.pass_(0.2)
        await cleo.join()
        for person, trip_ms in ((ben, 20.0), (cleo, 250.0)):
            person.live.measured(trip_ms)
        play = again.room(ben).state.play
        assert play is not None
        back_ms = again.time.now_ms - play.started_ms
        await again.time.pass_(0.5)
        await ben.move({"type": "grab", "card": play.match.state.match_of_drawn, "reaction_ms": 690}, "again")
        play = again.room(ben).state.play
        assert play is not None
        assert play.match.state.window is not None
        links = play.match.state.window.links
        assert [links[seat].sent_ms - back_ms for seat in ("1", "2")] == [-200, 0]

    run(story())


@pytest.mark.parametrize("gone_ms", [0, 500])
def test_m7_to_one_who_was_away_the_line_went_out_when_it_did_to_the_others(gone_ms: int) -> None:
    async def story() -> None:
        at = await table(make_world())
        at.cleo.live.detach()
        await at.read()
        opened_ms = at.now_ms
        await at.pass_ms(gone_ms)
        await at.cleo.join()
        await at.pass_ms(BEN_PRESSES_MS - gone_ms)
        await at.grab(at.ben, reaction_ms=800)
        assert at.state.window is not None
        ben, cleo = at.state.window.links["1"], at.state.window.links["2"]
        assert ben.sent_ms == cleo.sent_ms == opened_ms + 115
        assert cleo.distance_ms == 250, "what was measured counts on"

    run(story())


def test_m7_bots_have_no_link() -> None:
    async def story() -> None:
        world = make_world()
        ana = Person(world.house, await world.house.open_table(OpenTable("Ana", "mio", NAME, {})))
        await ana.join()
        for bot in ("slow", "quick"):
            await ana.act(acts.AddBot(bot))
        await ana.act(acts.Start())
        ana.live.measured(30)
        await ana.move({"type": "love", "hearts": 10})
        await world.time.pass_(25)
        await ana.move({"type": "read", "line": "Meow, take me home! It is raining on my box."})
        await world.time.pass_(120)
        play = world.room(ana).state.play
        assert play is not None
        state: State = play.match.state
        assert state.pages, "the bots have tried"
        assert all(judged.lag_ms == 0 for judged in state.pages[-1].order)

    run(story())
