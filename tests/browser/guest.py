"""Somebody at a table of a game for many: opening one, setting it up, and what it shows them."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.people import Person
from tests.serving import Server

MODE = "() => document.querySelector('[data-mode]')?.dataset.mode ?? null"


def serve_quick(program: str, factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a module, whose bots hardly think. ``program`` stands in this folder."""
    command = [sys.executable, str(Path(__file__).with_name(program))]
    running = Server(factory.mktemp("server"), {"limits": "0"}, command).start()
    yield running
    running.stop()


@dataclass
class Guest:
    """Somebody who plays. ``seen`` are the modes that the table has shown."""

    SHEET: ClassVar[str]
    """The game's sheet on the start page."""

    person: Person
    seen: set[str] = field(default_factory=set)

    @property
    def page(self) -> Page:
        return self.person.page

    @property
    def name(self) -> str:
        return self.person.name

    # ---- coming to a table ----

    def open_table(self) -> str:
        """Opens a table from the game's own sheet of the start page; returns its code."""
        words = self.person.words
        self.page.goto(f"{self.person.base}/")
        self.page.locator(self.SHEET).get_by_role("button", name=words.frame("start.open"), exact=True).click()
        self.page.get_by_role("textbox", name=words.frame("join.name")).fill(self.name)
        self.page.get_by_role("button", name=words.frame("start.openNow")).click()
        self.page.wait_for_url("**/room/*")
        expect(self.page.locator(".lobby")).to_be_visible()
        return self.page.url.rsplit("/", 1)[-1]

    def come(self, code: str) -> None:
        self.person.come(code)

    def add_bot(self, at: int, after: int = 1) -> None:
        """Fills the next free seat with a bot, by its place among the game's bots, once so many have sat down."""
        taken = self.page.locator("button.seat")
        expect(taken).to_have_count(after)
        self.page.get_by_role("button", name=self.person.words.frame("lobby.addBot")).click()
        self.page.get_by_role("dialog").get_by_role("listitem").nth(at).get_by_role("button").click()
        expect(taken).to_have_count(after + 1)

    def step(self, title: str, key: str, times: int = 1) -> None:
        """Steps an option; ``key`` is that of the stepper's button, less or more."""
        button = self.page.get_by_role("button", name=self.person.words.frame(key, title=title), exact=True)
        shown = self.page.get_by_role("listitem").filter(has=button).locator("output")
        for _ in range(times):
            before = shown.inner_text()
            button.click()
            expect(shown).not_to_have_text(before)

    # ---- at the table ----

    @property
    def table(self) -> Locator:
        return self.page.locator("[data-mode]")

    @property
    def mode(self) -> str | None:
        """What the table shows this player, or None if there is no table."""
        mode = self.page.evaluate(MODE)
        self.seen |= {mode} if mode else set()
        return mode

    def expect_mode(self, *modes: str) -> None:
        expect(self.table).to_have_attribute("data-mode", re.compile(f"^({'|'.join(modes)})$"), timeout=30_000)
        self.seen |= {self.table.get_attribute("data-mode") or ""}
