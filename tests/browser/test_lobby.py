"""The lobby: what each member sets for themselves, and how all see it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.people import DESKTOP, Person, by_role


def test_each_player_names_their_own_team(people: Callable[..., Person]) -> None:
    """H1, by the one who is not host; the other team is not theirs to name."""
    mio, theo = people("Mio"), people("Theo", DESKTOP)
    theo.come(mio.open_table())
    for person in (mio, theo):
        person.page.locator("summary").click()
    theo.page.get_by_role("button", name="Change your team’s name and colour").click()
    dialog = theo.page.get_by_role("dialog")
    expect(dialog.get_by_role("group")).to_have_count(1)
    dialog.get_by_role("textbox").fill("Owls")
    dialog.get_by_text("Lemon").click()
    dialog.get_by_role("button", name="Save").click()
    for person in (mio, theo):
        expect(person.page.locator(".teams")).to_contain_text("Owls")
        expect(person.page.locator(".teams")).to_contain_text("Foxes")
    mio.start()
    pitcher, batter = by_role(mio, theo)
    pitcher.expect_mode("hide")
    expect(batter.page.get_by_role("table", name="Line score").first).to_contain_text("Owls")


def test_enter_saves_another_name(people: Callable[..., Person]) -> None:
    mio, theo = people("Mio"), people("Theo", DESKTOP)
    theo.come(mio.open_table())
    theo.page.locator("button.seat").nth(1).click()
    theo.page.get_by_role("dialog").get_by_role("textbox").fill("Theodor")
    theo.page.keyboard.press("Enter")
    expect(theo.page.get_by_role("dialog")).to_have_count(0)
    expect(mio.page.locator("button.seat").nth(1)).to_contain_text("Theodor")
