"""People at a table, each with a browser of their own: what they do is what they click."""

from __future__ import annotations

import re
from dataclasses import dataclass

from playwright.sync_api import BrowserContext, Locator, Page, expect
from tests.browser.saying import Words

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}
SCREEN = {"width": 1920, "height": 1080}
HURRY = """new MutationObserver(() => document.querySelector('.call-out:not([inert])')?.click())
  .observe(document, { childList: true, subtree: true })"""
"""Taps every call-out away as soon as it comes up."""
LABELS = {"first": "1B", "second": "2B", "third": "3B", "home": "HR"}
KEYS = {"first": "1", "second": "2", "third": "3", "home": "4"}


@dataclass
class Person:
    """Somebody with a device. ``base`` is the server's address."""

    page: Page
    words: Words
    base: str
    name: str

    @property
    def context(self) -> BrowserContext:
        return self.page.context

    # ---- coming to a table ----

    def open_table(self) -> str:
        """Opens a table for Hits & Outs from the start page; returns its code."""
        self.page.goto(f"{self.base}/")
        sheet = self.page.locator("section.leaf")
        sheet.get_by_role("button", name=self.words.frame("start.open"), exact=True).click()
        self.page.get_by_role("textbox", name=self.words.frame("join.name")).fill(self.name)
        self.page.get_by_role("button", name=self.words.frame("start.openNow")).click()
        self.page.wait_for_url("**/room/*")
        return self.page.url.rsplit("/", 1)[-1]

    def come(self, code: str) -> None:
        """Comes to a table by its link."""
        self.page.goto(f"{self.base}/room/{code}")
        self.page.get_by_role("textbox", name=self.words.frame("join.name")).fill(self.name)
        self.page.get_by_role("button", name=self.words.frame("join.sit")).click()
        expect(self.page.locator(".lobby")).to_be_visible()

    def set_switch(self, title: str) -> None:
        self.page.get_by_role("switch", name=title).click()
        expect(self.page.get_by_role("switch", name=title)).to_be_checked()

    def fewer(self, title: str, times: int) -> None:
        less = self.page.get_by_role("button", name=self.words.frame("options.less", title=title))
        shown = self.page.get_by_role("listitem").filter(has=less).locator("output")
        for _ in range(times):
            before = shown.inner_text()
            less.click()
            expect(shown).not_to_have_text(before)

    def start(self) -> None:
        self.page.get_by_role("button", name=re.compile(self.words.frame("start.start", game=".*"))).click()

    # ---- at the table ----

    @property
    def table(self) -> Locator:
        return self.page.locator("[data-mode]")

    def expect_mode(self, *modes: str) -> None:
        """Waits until this player is asked for, or watches, one of these."""
        expect(self.table).to_have_attribute("data-mode", re.compile(f"^({'|'.join(modes)})$"))

    def bats(self) -> bool:
        """Whether this side is at bat; known as soon as a table shows."""
        mode = self.table.get_attribute("data-mode") or ""
        return mode in {"call", "bat", "await-hide"}

    def corner(self, corner: str) -> str:
        return self.words.game(f"corner-{corner}")

    def cover(self, corner: str) -> str:
        """What the button of a cover that may be lifted is called."""
        return self.words.game("cover-lift", corner=self.corner(corner), label=LABELS[corner])

    def sees_called_out(self, words: str) -> None:
        """The last play is called out over the field."""
        expect(self.page.locator(".call-out")).to_contain_text(words)

    def hide(self, corner: str) -> None:
        """Hides the Hit and puts the covers down."""
        self.expect_mode("hide")
        board = self.page.locator(".hide:not([inert])")
        board.get_by_role("radio", name=self.corner(corner)).check()
        board.get_by_role("button", name=self.words.game("covers-down")).click()
        self.expect_mode("poker")

    def lift(self, corner: str) -> None:
        self.expect_mode("bat")
        self.page.get_by_role("button", name=self.cover(corner)).click()

    def call(self) -> None:
        self.expect_mode("call")
        self.page.get_by_role("button", name=self.words.game("call-yes")).click()

    def step_up(self) -> None:
        self.expect_mode("call")
        self.page.get_by_role("button", name=self.words.game("call-no")).click()

    def ask_to_give_up(self) -> None:
        """Raises the flag, at the table or behind the board; the question follows."""
        hides = self.table.get_attribute("data-mode") == "hide"
        here = self.page.locator(".hide:not([inert])" if hides else ".layout:not([inert])")
        here.get_by_role("button", name=self.words.game("give-up"), exact=True).first.click()

    def give_up(self) -> None:
        self.ask_to_give_up()
        self.page.get_by_role("dialog").get_by_role("button", name=self.words.game("give-up")).click()

    def score(self) -> list[str]:
        """The last column of the line score: visitors, home."""
        return self.page.locator("table tbody tr td:last-child").all_inner_texts()


@dataclass(frozen=True)
class Hiding:
    """One placement: where the Hit lies, the covers that are lifted in order, and the batter's answer if asked."""

    hit: str
    lifts: tuple[str, ...]
    call: bool | None = None

    @property
    def found(self) -> bool:
        return self.lifts[-1] == self.hit


def play_half(pitcher: Person, batter: Person, hidings: list[Hiding]) -> None:
    """Plays one side's time at bat."""
    outs = 0
    for hiding in hidings:
        if hiding.call is not None:
            batter.call() if hiding.call else batter.step_up()
        pitcher.hide(hiding.hit)
        for corner in hiding.lifts:
            batter.lift(corner)
            outs += corner != hiding.hit
            if corner == hiding.hit or outs == 3:
                break
            name = batter.words.game("cover-out", corner=batter.corner(corner))
            expect(batter.page.locator(f".field [data-corner={corner}]")).to_have_attribute("aria-label", name)


def by_role(one: Person, other: Person) -> tuple[Person, Person]:
    """Pitcher and batter of the half under way."""
    for person in (one, other):
        expect(person.table).to_be_visible()
    return (other, one) if one.bats() else (one, other)
