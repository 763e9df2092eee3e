"""Every screen at many sizes: axe's rules, text, contrast, targets, and nothing wider than the window."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.looking import Inspector
from tests.browser.people import DESKTOP, PHONE, SCREEN, Person, by_role

NARROW = {"width": 320, "height": 640}
LANDSCAPE = {"width": 844, "height": 390}
ZOOMED = {"width": 640, "height": 400}
"""A desktop at 200 %."""
WIDE = {"width": 2560, "height": 1300}
ALSO_JAPANESE = [
    "en",
    pytest.param(
        "ja", marks=pytest.mark.skipif("HITPARADE_FULL" not in os.environ, reason="a second language: --full")
    ),
]
"""Languages in which every phase of the longer games is looked at."""
SIZES = (PHONE, DESKTOP, NARROW, LANDSCAPE, ZOOMED, WIDE)


def look_at_sizes(inspector: Inspector, page: Page, name: str, sizes: tuple[dict[str, int], ...] = SIZES) -> None:
    before = page.viewport_size
    for size in sizes:
        page.set_viewport_size(size)  # pyright: ignore[reportArgumentType]
        inspector.look(page, name)
    assert before is not None
    page.set_viewport_size(before)


PAGES = (
    "",
    "solo/hits-and-outs",
    "solo/hit-or-miss",
    "rules/hits-and-outs",
    "rules/hit-or-miss",
    "credits",
    "replay",
    "room/NNNN",
    "nowhere",
)
MISSING = ("room/NNNN", "nowhere")
"""The browser's console tells of these that they are not there, as it should."""


@pytest.mark.parametrize("path", PAGES)
def test_pages_without_a_table(people: Callable[..., Person], path: str) -> None:
    person, inspector = people("Mio", expects_errors=path in MISSING), Inspector()
    person.page.goto(f"{person.base}/{path}")
    expect(person.page.get_by_role("heading", level=1)).to_be_attached()
    look_at_sizes(inspector, person.page, path or "start", (PHONE, DESKTOP, NARROW))
    assert inspector.faults == []


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_table_from_every_side(people: Callable[..., Person], language: str) -> None:
    mio, theo, screen = (people(name, language=language) for name in ("Mio", "Theo", ""))
    inspector, words = Inspector(), mio.words
    sizes = SIZES if language == "en" else (PHONE, NARROW)
    code = mio.open_table()
    theo.page.goto(f"{theo.base}/room/{code}")
    theo.page.get_by_role("textbox").wait_for()
    inspector.look(theo.page, "join")
    theo.come(code)
    screen.page.set_viewport_size(SCREEN)  # pyright: ignore[reportArgumentType]
    screen.page.goto(f"{screen.base}/screen/{code}")
    expect(screen.page.get_by_role("heading", level=1)).to_be_attached()
    inspector.look(screen.page, "big screen in the lobby")
    mio.page.locator("details > summary").click()
    look_at_sizes(inspector, mio.page, "lobby with all options", sizes)
    mio.set_switch("Call your shot" if language == "en" else "予告ホームラン")
    mio.start()
    pitcher, batter = by_role(mio, theo)
    look_at_sizes(inspector, batter.page, "call", sizes)
    look_at_sizes(inspector, pitcher.page, "waiting for the call", sizes)
    batter.step_up()
    pitcher.page.locator(".hide").wait_for()
    look_at_sizes(inspector, pitcher.page, "hiding", sizes)
    look_at_sizes(inspector, batter.page, "waiting for the hiding", sizes)
    inspector.look(screen.page, "big screen while one hides")
    pitcher.hide("second")
    expect(pitcher.page.locator(".hide")).to_have_count(0)
    look_at_sizes(inspector, pitcher.page, "poker face", sizes)
    pitcher.page.get_by_role("button", name=words.game("sealed")).click()
    inspector.look(pitcher.page, "seal explained")
    pitcher.page.keyboard.press("Escape")
    batter.lift("first")
    expect(batter.page.locator("[data-corner=first]")).to_have_attribute(
        "aria-label", words.game("cover-out", corner=batter.corner("first"))
    )
    look_at_sizes(inspector, batter.page, "at bat", sizes)
    inspector.look(screen.page, "big screen at bat")
    batter.lift("second")
    batter.ask_to_give_up()
    inspector.look(batter.page, "giving up")
    batter.page.get_by_role("dialog").get_by_role("button", name=words.game("give-up")).click()
    for person in (mio, screen):
        expect(person.page.locator("main.result")).to_be_visible()
    look_at_sizes(inspector, mio.page, "result", sizes)
    inspector.look(screen.page, "result on the big screen")
    mio.page.get_by_role("button", name=words.result("verify")).click()
    expect(mio.page.get_by_text(words.result("verify-all", n=1))).to_be_visible()
    inspector.look(mio.page, "seals verified")
    mio.page.keyboard.press("Escape")
    mio.page.get_by_role("link", name=words.result("replay")).click()
    mio.page.locator(".bar").wait_for()
    look_at_sizes(inspector, mio.page, "replay", sizes)
    assert inspector.faults == []
