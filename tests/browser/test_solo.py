"""Alone with bots: two taps to a match; at Hits & Outs then three innings to the end."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.people import Person

TURN = "[data-mode=hide] .hide:not([inert]), [data-mode=bat] button.cover.open:not(.pending), main.result"
"""What shows when the match waits for the person, or is over."""


def take_turn(page: Page, turn: int) -> None:
    """Hides in one corner after the other, or lifts the first cover that stands."""
    if page.locator(".hide").count():
        page.locator(".hide label.place").nth(turn % 4).click()
        page.get_by_role("button", name="Covers down").click()
        expect(page.locator(".hide")).to_have_count(0)
    else:
        cover = page.locator("button.cover.open").first
        name = cover.get_attribute("aria-label")
        cover.click()
        expect(page.get_by_role("button", name=str(name))).to_have_count(0)


def test_two_taps_and_a_whole_match(people: Callable[..., Person]) -> None:
    person = people("Nobody yet")
    page = person.page
    page.goto(f"{person.base}/")
    page.locator("section.leaf").get_by_role("link", name="Play alone").click()
    page.get_by_role("button", name="Play The Wall").click()
    expect(person.table).to_be_visible()
    for turn in range(300):
        page.locator(TURN).first.wait_for()
        if page.locator("main.result").count():
            break
        take_turn(page, turn)
    expect(page.get_by_role("heading", level=1)).to_contain_text("takes it")
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def test_two_taps_to_hit_or_miss_with_as_many_bots_as_it_needs(people: Callable[..., Person]) -> None:
    person = people("Nobody yet")
    page = person.page
    page.goto(f"{person.base}/")
    page.locator("section.lemon").get_by_role("link", name="Play alone").click()
    expect(page.get_by_text("One more bot comes along.")).to_be_visible()
    page.get_by_role("button", name="Play Vera").click()
    summary = page.locator("[data-mode] p.spoken")
    for bot in ("Vera", "Pip"):
        expect(summary).to_contain_text(bot)


def test_who_speaks_japanese_writes_on_japanese_cards(people: Callable[..., Person]) -> None:
    person = people("まだ名なし", language="ja")
    page, words = person.page, person.words
    page.goto(f"{person.base}/")
    page.locator("section.lemon").get_by_role("link", name=words.frame("start.alone")).click()
    page.get_by_role("button", name=words.frame("solo.play", name="ピップ")).click()
    expect(page.locator("[data-mode]")).to_be_visible()
    expect(page.locator("[data-mode] :lang(ja)").first).to_be_attached()
    assert re.search(
        "[ぁ-んァ-ヶ一-龠]", page.locator(".category, [data-category], .card-title, h2").first.inner_text()
    )
