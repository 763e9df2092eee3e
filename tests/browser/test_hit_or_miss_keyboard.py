"""Hit or Miss by keyboard alone, from the start page to the result, and what those who listen hear of it."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect
from tests.browser.guessing import GO_ON, Guesser, server
from tests.browser.people import DESKTOP, Person
from tests.browser.test_keyboard import FOCUS_IS_SOMEWHERE, heard, tab_to

__all__ = ["server"]

ARE_FOCUSED = "elements => elements.map((element) => element === document.activeElement)"


class Typist(Guesser):
    """Somebody without a mouse."""

    def press(self, target: Locator, key: str = "Enter") -> None:
        tab_to(self.page, target)
        self.page.keyboard.press(key)

    def press_button(self, name: str | re.Pattern[str]) -> None:
        self.press(self.page.get_by_role("button", name=name, exact=True))

    def open_by_keys(self) -> None:
        frame = self.person.words.frame
        self.page.goto(f"{self.person.base}/")
        self.press(self.page.locator("section.lemon").get_by_role("button", name=frame("start.open"), exact=True))
        tab_to(self.page, self.page.get_by_role("textbox", name=frame("join.name")))
        self.page.keyboard.type(self.name)
        self.page.keyboard.press("Enter")
        self.page.locator("button.seat").wait_for()

    def add_bot_by_keys(self, at: int) -> None:
        seats = self.page.locator("button.seat")
        before = seats.count()
        self.press_button(self.person.words.frame("lobby.addBot"))
        self.press(self.page.get_by_role("dialog").get_by_role("listitem").nth(at).get_by_role("button"))
        expect(seats).to_have_count(before + 1)

    def go(self, target: Locator, key: str = "Enter") -> bool:
        """As ``press``, while the table asks for it: a clock may run out on the way. Says whether it was pressed."""
        for _ in range(80):
            focused = target.evaluate_all(ARE_FOCUSED)
            if not focused:
                return False
            if any(focused):
                self.page.keyboard.press(key)
                return True
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{target} can't be reached by Tab.")

    def act(self, mode: str) -> None:
        """Does what the table asks for."""
        if mode == "circle" and not self.go(self.page.get_by_role("radio").first, "Space"):
            return
        self.go(self.page.locator(TARGETS[mode]))


TARGETS = {
    "roll": ".foot .btn.wide",
    "announce": "[data-choice=miss]",
    "circle": ".foot .btn.wide:not(:disabled)",
    "answer": "[data-choice]:not(.weak):not(:disabled)",
    "shown": GO_ON,
}
"""What is pressed in each mode."""


def test_a_match_by_keyboard_alone(people: Callable[..., Person]) -> None:
    mio = Typist(people("Mio", DESKTOP))
    mio.open_by_keys()
    mio.add_bot_by_keys(0)
    mio.add_bot_by_keys(2)
    mio.press_button("More: Rounds")
    expect(mio.page.locator("output", has_text=re.compile("^1$"))).to_be_visible()
    mio.press_button("Less: Time to write")
    expect(mio.page.locator("output", has_text="30 s").first).to_be_visible()
    mio.press_button("Start Hit or Miss")
    mio.expect_mode("lead", "start")
    if mio.mode == "start":
        mio.press_button(mio.say("start-timer"))
    mio.expect_mode("write")
    expect(mio.field).to_be_focused()
    for item in ("dog", "cat", "table"):
        mio.page.keyboard.type(item)
        mio.page.keyboard.press("Enter")
    expect(mio.line("table")).to_be_visible()
    mio.page.keyboard.press("Control+z")
    expect(mio.field).to_have_value("table")
    mio.page.keyboard.press("Enter")
    assert "“cat”. 2 items." in heard(mio.page) or "“table”" in heard(mio.page)
    mio.press_button(mio.say("done"))
    mio.press_button(mio.say("done-sure"))
    result = mio.page.locator("main.result")
    while not result.count():
        mode = mio.mode
        if mode in TARGETS:
            mio.act(mode)
        mio.page.wait_for_function(FOCUS_IS_SOMEWHERE)
        mio.page.wait_for_timeout(60)
    expect(mio.page.get_by_role("heading", level=1)).to_be_focused()
    assert {"roll", "circle", "answer", "shown"} <= mio.seen
