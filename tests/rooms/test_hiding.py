"""The host hides a line from all screens (R25): who may, when, and that no message ever has it again."""

from __future__ import annotations

import msgspec
from tests.games.hit_manga.test_in_a_room import Table, table
from tests.rooms.harness import Person, make_world, run, settle

from hitparade.wire import acts

LINE = "Rude thing!"
HIDE = acts.HideLine(LINE)


def messages(person: Person) -> bytes:
    return msgspec.json.encode(person.phone.sent)


async def refused(person: Person) -> str | None:
    await person.act(HIDE)
    await settle()
    return person.refusal()


async def hidden() -> Table:
    """A table at which a line was read and hidden, with far listeners told of it already."""
    here = await table(make_world())
    await here.read(LINE)
    await here.pass_ms(1_000)
    assert all(LINE.encode() in messages(person) for person in (*here.people, here.screen))
    for person in (*here.people, here.screen):
        person.phone.sent.clear()
    await here.ana.act(HIDE)
    await here.pass_ms(1_000)
    return here


def test_r25_once_it_is_hidden_no_message_has_the_text_not_even_for_who_comes_back() -> None:
    async def story() -> None:
        here = await hidden()
        await here.grab(here.ben)
        await here.pass_ms(3_000)
        for person in (*here.people, here.screen):
            assert any(event["type"] == "line_hidden" for news in person.phone.news for event in news["events"])
            assert b"Rude" not in messages(person)
            phone = await person.join(seen=0)
            told = [event["type"] for news in phone.sent[0]["missed"] for event in news["events"]]
            assert {"read", "line_hidden"} <= set(told), "what was said before is told again"
            assert b"Rude" not in messages(person)
        assert (here.state.pages[-1].who, here.state.pages[-1].hidden) == (1, True)

    run(story())


def test_r25_only_the_host_hides_and_only_what_is_there() -> None:
    async def story() -> None:
        here = await table(make_world())
        assert (await refused(here.ana)) == "nothing-to-hide"
        await here.read(LINE)
        await here.pass_ms(1_000)
        assert (await refused(here.ben)) == "not-host"
        assert (await refused(here.screen)) == "screens-watch"
        await here.ana.act(HIDE)
        assert (await refused(here.ana)) == "already-hidden"

    run(story())
