"""The host hides a line in browsers: one press, and it is on nobody's screen (R25)."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.browser import guessing
from tests.browser.grabbing import Fan, seats, server, set_up
from tests.browser.people import DESKTOP, PHONE, SCREEN, Person
from tests.browser.test_hit_or_miss import begin
from tests.browser.test_hit_or_miss import set_up as set_up_lists

__all__ = ["server"]

LINE = "What a rude line!"
HEARD = "[role=status].spoken"


def shoot(page: Page, name: str) -> None:
    """A picture to look at, where somebody asks for it."""
    if folder := os.environ.get("HITPARADE_PICTURES"):
        page.screenshot(path=Path(folder) / f"{name}.png")


def test_r25_the_host_hides_a_line_by_the_button_beside_it(people: Callable[..., Person]) -> None:
    fans = set_up(people, "Mio", "Theo", "Ines", sizes=(PHONE, DESKTOP, PHONE))
    mio, theo, ines = fans
    screen = people("", SCREEN).page
    screen.goto(f"{mio.person.base}/screen/{mio.page.url.rsplit('/', 1)[-1]}")
    mio.person.start()
    seats(fans, "love")
    for fan, hearts in ((mio, 0), (theo, 10), (ines, 0)):
        fan.love(hearts)
    theo.expect_mode("read")
    theo.read(LINE)
    pages = [mio.page, ines.page, screen]
    for page in pages:
        expect(page.locator("[data-line]")).to_have_text(LINE)
    button = mio.page.get_by_role("button", name=frame(mio, "hide.which", line=LINE))
    for page in (theo.page, ines.page, screen):
        expect(page.get_by_role("button", name=frame(mio, "hide.which", line=LINE))).to_have_count(0)
    shoot(mio.page, "manga-host-phone")
    button.click()
    expect(theo.page.get_by_role("heading", name=mio.say("said-hidden"))).to_be_visible()
    for page in (*pages, theo.page):
        expect(page.get_by_text(LINE)).to_have_count(0)
    for page in pages:
        expect(page.get_by_text(mio.say("hidden-line")).first).to_be_visible()
    for fan in fans:
        expect(fan.page.locator(f"{HEARD}:not(:empty)")).to_contain_text(mio.say("said-hidden"))
    for name, page in (("phone", mio.page), ("reader-desktop", theo.page), ("screen", screen)):
        shoot(page, f"manga-hidden-{name}")
    mio.expect_mode("grab")
    hides_from_the_menu(theo, mio)


def hides_from_the_menu(reader: Fan, host: Fan) -> None:
    """What the reader adds afterwards is shown, and hidden again out of the host's menu."""
    host.page.set_viewport_size(DESKTOP)  # pyright: ignore[reportArgumentType]
    more = reader.page.get_by_role("textbox")
    more.fill("Another one.")
    more.press("Enter")
    expect(host.page.locator("[data-line]")).to_have_text("Another one.")
    shoot(host.page, "manga-host-desktop")
    host.page.get_by_role("button", name=frame(host, "menu.open")).locator("visible=true").first.click()
    host.page.get_by_role("button", name=frame(host, "hide.title")).click()
    shoot(host.page, "menu-desktop")
    host.page.get_by_role("button", name=frame(host, "hide.which", line="Another one.")).last.click()
    expect(host.page.get_by_text("Another one.")).to_have_count(0)


def test_r25_the_host_hides_an_item_that_was_read_aloud(people: Callable[..., Person]) -> None:
    guessers = set_up_lists(people, "Mio", "Theo", "Ines")
    mio = guessers[0]
    screen = people("", SCREEN).page
    screen.goto(f"{mio.person.base}/screen/{mio.page.url.rsplit('/', 1)[-1]}")
    begin(guessers)
    for guesser in guessers:
        guesser.write(f"rude word of {guesser.name}")
        guesser.done()
    _, answering = guessing.read_an_item(guessers)
    pages = [*(guesser.page for guesser in guessers), screen]
    item = screen.locator("[data-word]").inner_text()
    for page in pages:
        expect(page.locator("[data-word]")).to_have_text(item)
    name = frame(mio, "hide.which", line=item)
    for page in pages[1:]:
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    shoot(mio.page, "miss-host-phone")
    mio.page.get_by_role("button", name=name).click()
    for page in pages:
        expect(page.locator("[data-word]")).to_have_text(mio.say("hidden-item"))
    for guesser in guessers:
        expect(guesser.page.locator(f"{HEARD}:not(:empty)")).to_contain_text(mio.say("said-hidden"))
    for size, page in (("phone", mio.page), ("desktop", guessers[1].page), ("screen", screen)):
        shoot(page, f"miss-hidden-{size}")
    for guesser in answering:
        guesser.lay()
    answering[0].expect_mode("shown")


def frame(fan: Fan | guessing.Guesser, key: str, **gaps: object) -> str:
    return fan.person.words.frame(key, **gaps)
