"""Where the Hit lies never reaches a page that may not show it: not by socket, nor in the page, nor in an address."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect
from tests.browser.people import DESKTOP, SCREEN, Person, by_role

CORNERS = ("first", "second", "third", "home")


def listen(person: Person) -> list[str]:
    """Everything that this device is told from now on, over the socket and over HTTP."""
    told: list[str] = []
    person.page.on("websocket", lambda line: line.on("framereceived", lambda frame: told.append(str(frame))))
    person.page.on("request", lambda request: told.append(request.url))
    return told


def placed(told: list[str]) -> list[dict[str, Any]]:
    """The events of hidings among what was told."""
    messages = [json.loads(frame) for frame in told if frame.startswith("{")]
    return [event for news in messages for event in news.get("events", []) if event["type"] == "placed"]


def covers(person: Person) -> set[str]:
    """The four covers as the page has them, their own names, labels and places taken out."""
    pages = [person.page.locator(f".field [data-corner={corner}]").evaluate("e => e.outerHTML") for corner in CORNERS]
    blank = r'1B|2B|3B|HR|First base|Second base|Third base|Home plate|data-corner="\w+"|style="[^"]*"|id="\w+"'
    return {re.sub(blank, "", page) for page in pages}


def test_nobody_else_is_told_where_the_hit_lies(people: Callable[..., Person]) -> None:
    mio, theo, screen = people("Mio"), people("Theo", DESKTOP), people("", SCREEN)
    heard = {person.name: listen(person) for person in (mio, theo, screen)}
    code = mio.open_table()
    theo.come(code)
    screen.page.goto(f"{screen.base}/screen/{code}")
    mio.start()
    pitcher, batter = by_role(mio, theo)
    expect(screen.page.locator("main.screen")).to_be_visible()
    for number, corner in enumerate(CORNERS, 1):
        pitcher.hide(corner)
        for person in (batter, screen):
            prompt = f"{batter.name} is choosing" if person is screen else "Where is the hit?"
            expect(person.page.get_by_text(prompt).first).to_be_visible()
            events = placed(heard[person.name])
            assert len(events) == number
            assert set(events[-1]) == {"type", "pitching", "seal"}
            assert '"hit":"' not in _since_placed(heard[person.name])
            assert len(covers(person)) == 1
        assert placed(heard[pitcher.name])[-1]["hit"] == corner
        batter.lift(corner)


def _since_placed(told: list[str]) -> str:
    """All that was told since the last hiding, that message included, what is open anyhow left out."""
    last = max(index for index, frame in enumerate(told) if '"placed"' in frame)
    messages = [json.loads(frame) if frame.startswith("{") else frame for frame in told[last:]]
    for message in messages:
        if isinstance(message, dict) and message.get("view"):
            message["view"].pop("last")
    return json.dumps(messages, separators=(",", ":"))


def test_the_pitchers_own_page_tells_it_only_while_the_button_is_held(people: Callable[..., Person]) -> None:
    mio, theo = people("Mio"), people("Theo", DESKTOP)
    theo.come(mio.open_table())
    mio.start()
    pitcher, _ = by_role(mio, theo)
    pitcher.hide("third")
    expect(pitcher.page.locator(".hide")).to_have_count(0)
    assert len(covers(pitcher)) == 1
    button = pitcher.page.locator("button.peek")
    button.hover()
    pitcher.page.mouse.down()
    expect(button).to_contain_text("It lies at third base.")
    assert len(covers(pitcher)) == 2
    pitcher.page.mouse.up()
    expect(button).to_contain_text("Hold to peek")
    assert len(covers(pitcher)) == 1
