"""Hit Manga by keyboard alone, from the start page to the result, and what those who listen hear of it."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect
from tests.browser.grabbing import SAID_OF, Fan, line_for, server
from tests.browser.people import DESKTOP, Person
from tests.browser.test_keyboard import FOCUS_IS_SOMEWHERE, heard, tab_to

__all__ = ["server"]


class Typist(Fan):
    """Somebody without a mouse."""

    def press(self, target: Locator, key: str = "Enter") -> None:
        tab_to(self.page, target)
        self.page.keyboard.press(key)

    def press_button(self, name: str | re.Pattern[str]) -> None:
        self.press(self.page.get_by_role("button", name=name, exact=True))

    def open_by_keys(self) -> None:
        frame = self.person.words.frame
        self.page.goto(f"{self.person.base}/")
        self.press(self.page.locator("section.rose").get_by_role("button", name=frame("start.open"), exact=True))
        tab_to(self.page, self.page.get_by_role("textbox", name=frame("join.name")))
        self.page.keyboard.type(self.name)
        self.page.keyboard.press("Enter")
        self.page.locator("button.seat").wait_for()

    def add_bot_by_keys(self, at: int, after: int) -> None:
        self.press_button(self.person.words.frame("lobby.addBot"))
        self.press(self.page.get_by_role("dialog").get_by_role("listitem").nth(at).get_by_role("button"))
        expect(self.page.locator("button.seat")).to_have_count(after + 1)

    def fewest_pairs(self) -> None:
        button = self.page.get_by_role("button", name="Less: Pairs of cards")
        shown = self.page.get_by_role("listitem").filter(has=button).locator("output")
        tab_to(self.page, button)
        for pairs in range(29, 9, -1):
            self.page.keyboard.press("Enter")
            expect(shown).to_have_text(str(pairs))

    def love_by_keys(self) -> None:
        """Right arrows fill the meter; the button below sends it."""
        slider = self.page.get_by_role("slider", name=self.say("love-slider"))
        tab_to(self.page, slider)
        for _ in range(5):
            self.page.keyboard.press("ArrowRight")
        self.press(self.button("love-send", n=10))

    def read_by_keys(self) -> None:
        """The bubble has the focus: one types, and Enter reads."""
        expect(self.field).to_be_focused()
        self.page.keyboard.type(line_for(self.drawn))
        self.page.keyboard.press("Enter")

    def grab_by_keys(self, scene: str) -> None:
        """The sign on a card leads to it, Enter grabs it; unless a bot has been quicker."""
        card = self.card(scene)
        for sign in card.locator(".sign").all_inner_texts():
            self.page.keyboard.press(sign.lower())
            try:
                expect(card).to_be_focused(timeout=5_000)
            except AssertionError:
                if card.count():
                    raise
                return
            self.page.keyboard.press("Enter")


def walk(typist: Typist) -> None:
    """Arrows go from card to card."""
    typist.sees_the_cards()
    focused = typist.page.locator("[data-card]:focus")
    typist.page.keyboard.press("a")
    expect(focused).to_have_attribute("data-slot", "0")
    typist.page.keyboard.press("ArrowRight")
    expect(focused).to_have_attribute("data-slot", "1")
    typist.page.keyboard.press("ArrowDown")
    columns = typist.page.locator("[data-grid]").evaluate(
        "grid => +getComputedStyle(grid).getPropertyValue('--columns')"
    )
    expect(focused).to_have_attribute("data-slot", str(1 + int(columns)))


def act(typist: Typist) -> None:
    """Does what the table asks for."""
    mode = typist.mode
    if mode == "read":
        typist.read_by_keys()
        typist.expect_mode("reading", "await-read", "over")
    elif mode == "grab" and (line := typist.heard) is not None:
        scene = SAID_OF.get(line.strip())
        if scene is not None and typist.card(scene).count():
            typist.grab_by_keys(scene)
        else:
            typist.page.keyboard.press("0")


def test_a_match_by_keyboard_alone(people: Callable[..., Person]) -> None:
    mio = Typist(people("Mio", DESKTOP))
    mio.open_by_keys()
    mio.add_bot_by_keys(0, after=1)
    mio.add_bot_by_keys(1, after=2)
    mio.fewest_pairs()
    mio.press_button("Start Hit Manga")
    mio.expect_mode("love")
    walk(mio)
    mio.love_by_keys()
    mio.expect_mode("read")
    mio.read_by_keys()
    mio.expect_mode("reading", "await-read")
    result = mio.page.locator("main.result")
    while not result.count():
        act(mio)
        mio.page.wait_for_timeout(40)
        mio.page.wait_for_function(FOCUS_IS_SOMEWHERE)
    expect(mio.page.get_by_role("heading", level=1)).to_be_focused()
    assert {"love", "read", "await-read", "grab"} <= mio.seen
    assert "One pair was left." in heard(mio.page) or "cancellation" in heard(mio.page)
