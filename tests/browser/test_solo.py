"""Alone with bots: two taps to a match; at Hits & Outs then to the end, with extra innings and called shots too."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.browser.guest import Guest, serve_quick
from tests.browser.people import SCREEN, Person
from tests.serving import Server

TURN = "[data-mode=hide] .hide:not([inert]), [data-mode=bat] button.cover.open:not(.pending), main.result"
"""What shows when the match waits for the person, or is over."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a module, whose bots of Hits & Outs hardly think."""
    yield from serve_quick("quick_outs_bots.py", tmp_path_factory)


def covers_down(page: Page) -> None:
    """Puts the covers down and waits until that board is gone; a quick bot may have brought the next one by then."""
    board = page.locator(".hide:not([inert])").element_handle()
    page.locator(".hide:not([inert])").get_by_role("button", name="Covers down").click()
    page.wait_for_function("board => !board.isConnected", arg=board)


def take_turn(page: Page, turn: int) -> None:
    """Hides in one corner after the other, or lifts the first cover that stands."""
    if page.locator(".hide:not([inert])").count():
        page.locator(".hide:not([inert]) label.place").nth(turn % 4).click()
        covers_down(page)
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


def pitch(person: Person, corner: str) -> None:
    person.expect_mode("hide")
    person.page.locator(".hide:not([inert])").get_by_role("radio", name=person.corner(corner)).check()
    covers_down(person.page)


def bat(person: Person, *corners: str) -> None:
    """Lifts covers that turn out to be Outs, one after the other."""
    for corner in corners:
        person.lift(corner)
        expect(person.page.get_by_role("button", name=person.cover(corner))).to_have_count(0)


def home_run(person: Person, row: int, runs: int) -> None:
    """Lifts the cover at home; then so many runs stand in that row of the line score."""
    person.lift("home")
    expect(person.page.locator("table tbody tr").nth(row).locator("td").last).to_have_text(str(runs))


def pitch_half(person: Person, inning: int) -> None:
    """Pip calls and then lifts first base first: in the first inning it is right once, and has nothing left to call."""
    for corner in ("first", "home")[inning - 1 :]:
        pitch(person, corner)


def bat_half(person: Person, inning: int, row: int) -> None:
    """Pip hides at home: a called shot; in the extra inning two runs without one, and a call that fails."""
    if inning == 1:
        person.call()
        home_run(person, row, 1)
    else:
        person.step_up()
        home_run(person, row, 3)
        person.call()
    bat(person, "first", "second", "third")


def test_a_whole_match_with_extra_innings_and_called_shots(people: Callable[..., Person]) -> None:
    """At a table with a bot and a big screen: one inning, a tie whoever bats first, an extra inning, and a winner."""
    mio, screen = people("Mio"), people("", SCREEN)
    code = mio.open_table()
    screen.page.goto(f"{screen.base}/screen/{code}")
    Guest(mio).add_bot(0)
    mio.set_switch("Call your shot")
    mio.fewer("Innings", 2)
    mio.start()
    mio.expect_mode("call", "await-call", "hide")
    row = 0 if mio.bats() else 1
    for half in range(4):
        if half % 2 == row:
            bat_half(mio, 1 + half // 2, row)
        else:
            pitch_half(mio, 1 + half // 2)
    for person in (mio, screen):
        expect(person.page.get_by_role("heading", level=1)).to_have_text("Mio takes it")
    assert mio.score() == (["3", "1"] if row == 0 else ["1", "3"])


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
