"""Pictures of what shows at a door that is closed, on a device that lost its seat, and while the line is down."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from playwright.sync_api import expect
from tests.browser.people import Person

if TYPE_CHECKING:
    from screenshots import Studio


def sit_down(studio: Studio) -> tuple[Person, Person, str]:
    """Two people in the lobby; the first is host."""
    mio, theo = studio.person("Mio", "mio"), studio.person("Theo", "theo")
    mio.page.goto(f"{mio.base}/")
    mio.page.locator("section.leaf").get_by_role("button", name="Open a table", exact=True).click()
    mio.page.wait_for_url("**/room/*")
    theo.page.goto(mio.page.url)
    theo.page.get_by_role("button", name="Sit down").click()
    expect(theo.page.locator(".lobby")).to_be_visible()
    return mio, theo, mio.page.url.rsplit("/", 1)[-1]


def title(person: Person, words: str) -> None:
    """Waits for the heading of a state."""
    expect(person.page.get_by_role("heading", name=words)).to_be_visible()
    person.page.wait_for_load_state("networkidle")


def shoot_doors(studio: Studio) -> None:
    """All seats taken, the table locked, and the form that a seat's PIN is typed into."""
    mio, _, code = sit_down(studio)
    ines = studio.person("Ines", "ines")
    ines.page.goto(f"{ines.base}/room/{code}")
    title(ines, "All seats are taken")
    studio.camera.shoot(ines.page, "state-full")
    ines.page.get_by_role("button", name="Move my seat here").click()
    studio.camera.shoot(ines.page, "seat-pin")
    mio.page.get_by_role("button", name="Lock the table").first.click()
    ines.page.reload()
    title(ines, "The table is locked")
    studio.camera.shoot(ines.page, "state-locked")


def shoot_seat(studio: Studio) -> None:
    """A seat that moves to another device, and one that the host frees."""
    mio, theo, _ = sit_down(studio)
    theo.page.get_by_role("button", name="Menu").click()
    theo.page.get_by_role("button", name="Move my seat to another device").click()
    theo.page.get_by_role("dialog").get_by_role("img").first.wait_for()
    studio.camera.shoot(theo.page, "seat-card")
    tab = theo.context.new_page()
    tab.goto(theo.page.url)
    title(theo, "Your seat is on another device")
    studio.camera.shoot(theo.page, "state-moved")
    mio.page.locator("button.seat").nth(1).click()
    mio.page.get_by_role("button", name="Remove from the table").click()
    theo.page = tab
    title(theo, "You are not at table")
    studio.camera.shoot(tab, "state-removed")


def shoot_line(studio: Studio) -> None:
    """A server that says goodbye, and one that is simply gone."""
    mio, _, _ = sit_down(studio)
    studio.server.stop()
    title(mio, "The server is being updated")
    studio.camera.shoot(mio.page, "state-restarting")
    studio.server.start()
    expect(mio.page.locator(".lobby")).to_be_visible()
    studio.server.kill()
    title(mio, "The line has gone")
    studio.camera.shoot(mio.page, "state-reconnecting")
    studio.server.start()
    expect(mio.page.locator(".lobby")).to_be_visible()


SHOOTS: tuple[Callable[[Studio], None], ...] = (shoot_doors, shoot_seat, shoot_line)
