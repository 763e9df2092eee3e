"""Hits & Outs against the clock: what was chosen goes down when time is up, and nobody is played for in silence."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.people import DESKTOP, Person, by_role

CLOCK = "Time for a decision"


def shortest_clock(host: Person) -> None:
    """The host sets the shortest clock there is."""
    host.page.locator("summary").click()
    more = host.page.get_by_role("button", name=host.words.frame("options.more1", title=CLOCK), exact=True)
    less = host.page.get_by_role("button", name=host.words.frame("options.less", title=CLOCK), exact=True)
    shown = host.page.get_by_role("listitem").filter(has=more).locator("output")
    more.click()
    expect(shown).to_contain_text("s")
    while shown.inner_text() != "10 s":
        before = shown.inner_text()
        less.click()
        expect(shown).not_to_have_text(before)


def test_what_is_chosen_goes_down_when_time_is_up(people: Callable[..., Person]) -> None:
    mio, theo = people("Mio"), people("Theo", DESKTOP)
    theo.come(mio.open_table())
    shortest_clock(mio)
    mio.start()
    pitcher, batter = by_role(mio, theo)
    pitcher.expect_mode("hide")
    board = pitcher.page.locator(".hide:not([inert])")
    expect(board).to_contain_text("Nobody on base.")
    board.get_by_role("radio", name=pitcher.corner("third")).check()
    expect(pitcher.table).to_have_attribute("data-mode", "poker", timeout=30_000)
    pitcher.page.locator("button.peek").hover()
    pitcher.page.mouse.down()
    expect(pitcher.page.locator("button.peek")).to_contain_text("It lies at third base.")
    pitcher.page.mouse.up()
    told = pitcher.words.game("stand-in-once", name=batter.name)
    expect(pitcher.page.locator(".notices")).to_contain_text(told, timeout=30_000)
    expect(batter.page.locator(".notices")).to_contain_text(batter.words.game("stand-in-once-you"))
