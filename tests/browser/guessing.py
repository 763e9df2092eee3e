"""People at a table of Hit or Miss: opening one, and doing what the table asks of them, by clicking and typing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.guest import Guest, serve_quick
from tests.serving import Server

NAME = "hit-or-miss"
GO_ON = ".foot .row .btn:not(.line), .over footer .btn"
"""The button for who has seen enough."""
LOOKING = ("shown", "round-over")
MOVED_ON = """([mode, goOn]) => document.querySelector('[data-mode]')?.dataset.mode !== mode
  || Boolean(goOn && !document.querySelector(goOn))"""
"""The table shows something else, or has taken the button away."""
Act = Callable[["Guesser"], None]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a module, whose bots hardly think. Import it in place of the usual one."""
    yield from serve_quick("quick_bots.py", tmp_path_factory)


class Guesser(Guest):
    """Somebody who plays Hit or Miss."""

    SHEET = "section.lemon"

    def say(self, key: str, **gaps: object) -> str:
        """The game's words."""
        return self.person.words.hit_or_miss(key, **gaps)

    def button(self, key: str, **gaps: object) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **gaps), exact=True)

    # ---- at the table ----

    @property
    def field(self) -> Locator:
        return self.page.locator("[data-field]")

    def write(self, *items: str) -> None:
        """Types each item and presses Enter."""
        for item in items:
            self.field.fill(item)
            self.field.press("Enter")
            expect(self.field).to_have_value("")

    def line(self, item: str) -> Locator:
        """A line of one's own pad."""
        return self.page.locator(".pad li").filter(has_text=re.compile(rf"^\s*\d*\s*{re.escape(item)}"))

    def done(self) -> None:
        """Puts the pencil down: asked twice."""
        self.button("done").click()
        self.button("done-sure").click()

    def start_timer(self) -> None:
        self.button("start-timer").click()

    def roll(self) -> None:
        self.page.locator(".foot").get_by_role("button", name=self.say("roll")).click()

    def announce(self, called: str) -> None:
        self.page.locator(f"[data-choice={called}]").click()

    def call(self, item: str | None = None) -> None:
        """Circles an item, the first open one if none is named, and reads it."""
        choice = self.page.get_by_role("radio", name=item, exact=True) if item else self.page.get_by_role("radio").first
        choice.check()
        self.page.locator(".foot .btn.wide").click()

    def lay(self) -> None:
        """Lays the card that is proposed."""
        self.page.locator("[data-choice]:not(.weak):not(:disabled)").click()

    def next(self) -> None:
        self.page.locator(GO_ON).click()

    def vote(self, accept: bool) -> None:
        self.page.locator(".votes .btn").nth(0 if accept else 1).click()

    def next_round(self) -> None:
        self.page.locator(GO_ON).click()


ACTS: dict[str, Act] = {
    "roll": Guesser.roll,
    "announce": lambda guesser: guesser.announce("miss"),
    "circle": lambda guesser: guesser.call(),
    "answer": Guesser.lay,
    "shown": Guesser.next,
    "vote": lambda guesser: guesser.vote(True),
    "round-over": Guesser.next_round,
}
"""What is done when nothing else is wanted."""


def play(guessers: Iterable[Guesser], until: Callable[[], bool], acts: dict[str, Act] | None = None) -> None:
    """Everybody does what the table asks, until something is so."""
    everybody, acts = list(guessers), {**ACTS, **(acts or {})}
    while not until():
        for guesser in everybody:
            mode = guesser.mode
            if mode in acts and (mode not in LOOKING or guesser.page.locator(GO_ON).count()):
                acts[mode](guesser)
                _moved_on(guesser, mode)
        everybody[0].page.wait_for_timeout(40)


def _moved_on(guesser: Guesser, mode: str) -> None:
    """What was done has reached the table, which asks for something else now."""
    guesser.page.wait_for_function(MOVED_ON, arg=[mode, GO_ON if mode in LOOKING else None])


def all_expect(guessers: Iterable[Guesser], *modes: str) -> None:
    """Waits until each of them is shown one of these."""
    for guesser in guessers:
        guesser.expect_mode(*modes)


def read_an_item(guessers: list[Guesser]) -> tuple[Guesser, list[Guesser]]:
    """Whose turn it is reads the first open item; returns them, and those who are to answer."""
    all_expect(guessers, "roll", "await-turn")
    turn = next(guesser for guesser in guessers if guesser.mode == "roll")
    turn.roll()
    turn.expect_mode("announce", "circle")
    if turn.mode == "announce":
        turn.announce("hit")
        turn.expect_mode("circle")
    turn.call()
    answering = [guesser for guesser in guessers if guesser is not turn]
    all_expect(answering, "answer")
    return turn, answering


@contextmanager
def held(host: Guesser, others: Iterable[Guesser]) -> Iterator[None]:
    """The match stands still meanwhile, so that everybody may look at it for long."""
    words = host.person.words
    host.page.get_by_role("button", name=words.frame("menu.open")).click()
    host.page.get_by_role("button", name=words.frame("time.pause")).click()
    for guesser in (host, *others):
        expect(guesser.page.get_by_text(words.frame("pause.title"), exact=True)).to_be_visible()
    yield
    host.page.get_by_role("button", name=words.frame("pause.resume")).click()
    expect(host.page.get_by_text(words.frame("pause.title"), exact=True)).to_have_count(0)
