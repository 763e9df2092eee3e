"""Refresh, closed tabs and second devices: the same seat is back, and there is never a second hand on it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.people import DESKTOP, Person, by_role

BACK_S = 2.0


def test_a_refresh_in_the_middle_leads_back_to_the_same_seat(people: Callable[..., Person]) -> None:
    pitcher, batter = _in_play(people)
    pitcher.hide("third")
    batter.lift("first")
    for person, mode in ((batter, "bat"), (pitcher, "poker")):
        person.page.reload(wait_until="commit")
        seen = time.monotonic()
        person.expect_mode(mode)
        assert time.monotonic() - seen < BACK_S
        expect(person.page.locator("[data-corner=first]")).to_have_attribute("aria-label", "First base: out")
    batter.lift("third")
    batter.sees_called_out("Triple!")


def test_a_closed_tab_leads_back_too(people: Callable[..., Person]) -> None:
    pitcher, batter = _in_play(people)
    pitcher.hide("home")
    address = batter.page.url
    batter.page.close()
    batter.page = batter.context.new_page()
    batter.page.goto(address)
    batter.lift("home")
    batter.sees_called_out("Home run!")


def test_a_second_device_takes_the_seat_and_the_first_is_told(people: Callable[..., Person]) -> None:
    pitcher, batter = _in_play(people)
    pitcher.hide("second")
    page = batter.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Move my seat to another device").click()
    page.get_by_role("button", name="Copy").wait_for()
    link = page.evaluate("() => navigator.clipboard.readText()") if _copied(page) else ""
    assert link
    other = people(batter.name, DESKTOP, hurried=False)
    other.page.goto(link)
    other.expect_mode("bat")
    expect(page.get_by_text("Play here")).to_be_visible()
    other.lift("second")
    other.sees_called_out("Double!")
    pitcher.sees_called_out("Double!")
    # The old key opens nothing any more; the seat comes back as it went, by a PIN, though every seat is taken.
    page.get_by_role("button", name="Play here").click()
    other.page.get_by_role("button", name="Menu").click()
    other.page.get_by_role("button", name="Move my seat to another device").click()
    pin = other.page.get_by_role("dialog").get_by_text(re.compile(r"^\d+-\d{3} \d{3}$")).inner_text()
    page.get_by_role("dialog").get_by_role("textbox").fill(pin)
    page.get_by_role("button", name="Move it here").click()
    batter.expect_mode("await-hide")
    expect(other.page.get_by_text("Play here")).to_be_visible()


def _copied(page) -> bool:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy").click()
    return True


def _in_play(people: Callable[..., Person]) -> tuple[Person, Person]:
    mio, theo = people("Mio", hurried=False), people("Theo", DESKTOP, hurried=False)
    theo.come(mio.open_table())
    mio.start()
    return by_role(mio, theo)


def test_who_left_after_a_match_leaves_a_seat_to_fill(people: Callable[..., Person]) -> None:
    mio, theo, ines = people("Mio"), people("Theo", DESKTOP), people("Ines")
    code = mio.open_table()
    theo.come(code)
    mio.start()
    ines.page.goto(f"{ines.base}/room/{code}")
    expect(ines.page.get_by_role("heading", name="All seats are taken")).to_be_visible()
    ines.page.get_by_role("button", name="Watch and wait").click()
    ines.page.get_by_role("textbox", name="name").fill(ines.name)
    ines.page.get_by_role("button", name="Watch and wait").click()
    by_role(mio, theo)
    theo.give_up()
    for person in (mio, theo, ines):
        expect(person.page.locator("main.result")).to_be_visible()
    expect(ines.page.get_by_text("Mio and Theo can start a rematch.")).to_be_visible()
    theo.page.locator("main.result").get_by_role("button", name="Menu").click()
    theo.page.get_by_role("button", name="Leave the table").click()
    theo.page.get_by_role("dialog").get_by_role("button", name="Leave").last.click()
    expect(mio.page.get_by_role("button", name="Rematch")).to_have_count(0)
    expect(ines.page.get_by_text("A player has left: Mio can lead the table back to the lobby.")).to_be_visible()
    mio.page.get_by_role("button", name="To the lobby").click()
    expect(ines.page.locator(".lobby")).to_be_visible()


def test_a_locked_table_says_so_where_friends_are_asked_in(people: Callable[..., Person]) -> None:
    mio = people("Mio", DESKTOP)
    mio.open_table()
    lobby = mio.page.locator("aside .invite .invite")
    lobby.get_by_role("button", name="Lock the table").click()
    expect(lobby).to_contain_text("The table is locked: nobody new can come in.")
    ines = people("Ines")
    ines.page.goto(mio.page.url)
    expect(ines.page.get_by_role("heading", name="The table is locked")).to_be_visible()
    ines.page.get_by_role("button", name="Move my seat here").click()
    expect(ines.page.get_by_role("dialog").get_by_role("textbox")).to_be_visible()
    lobby.get_by_role("button", name="Unlock the table").click()
    expect(lobby).to_contain_text("Scan, or open")
