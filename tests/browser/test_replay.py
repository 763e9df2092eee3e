"""A finished match is watched again: by step, by key, with other eyes, from a link and from a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.browser.people import DESKTOP, Person, by_role


def _finished(people: Callable[..., Person]) -> tuple[Person, int, str]:
    """A match in which the Hit was hidden at third and found at the second lift; the batter's seat, and the code."""
    mio, theo = people("Mio", DESKTOP), people("Theo")
    code = mio.open_table()
    theo.come(code)
    mio.start()
    pitcher, batter = by_role(mio, theo)
    pitcher.hide("third")
    batter.lift("first")
    batter.lift("third")
    pitcher.expect_mode("hide")
    pitcher.give_up()
    expect(mio.page.locator("main.result")).to_be_visible()
    return mio, 0 if batter is mio else 1, code


def _happened(page: Page, words: str) -> None:
    expect(page.locator(".bar .words")).to_contain_text(words)


def test_step_by_step_with_everybodys_eyes(people: Callable[..., Person]) -> None:
    person, batting, code = _finished(people)
    page = person.page
    page.goto(f"{person.base}/replay/{code}/1")
    _happened(page, "pitches first")
    page.get_by_role("button", name="One step on").click()
    _happened(page, "The covers are down.")
    ghost = page.locator(".field .ghost")
    expect(ghost).to_have_count(0)
    eyes = page.get_by_label("Whose eyes")
    eyes.select_option(str(batting))
    expect(ghost).to_have_count(0)
    for knowing in (str(1 - batting), "all"):
        eyes.select_option(knowing)
        expect(page.locator(".field [data-corner=third] .ghost")).to_be_visible()

    slider = page.get_by_role("slider", name="Position in the match")
    slider.focus()
    page.keyboard.press("ArrowRight")
    _happened(page, "First base is an out. One out.")
    expect(slider).to_have_attribute("aria-valuetext", "First base is an out. One out.")
    page.keyboard.press("End")
    _happened(page, "gives the match up")
    expect(page).to_have_url(f"{person.base}/replay/{code}/1?at=4&eyes=all")
    page.reload()
    _happened(page, "gives the match up")


def test_played_to_the_end(people: Callable[..., Person]) -> None:
    person, _, code = _finished(people)
    page = person.page
    page.goto(f"{person.base}/replay/{code}/1?at=1")
    for _ in range(2):
        page.locator(".bar .speed").click()
    expect(page.locator(".bar .speed")).to_have_text("4x")
    page.get_by_role("button", name="Play", exact=True).click()
    _happened(page, "gives the match up")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_saved_and_opened_from_the_file(people: Callable[..., Person], tmp_path: Path) -> None:
    person, _, code = _finished(people)
    page = person.page
    page.goto(f"{person.base}/replay/{code}/1")
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the match file").click()
    file = tmp_path / "match.json"
    download.value.save_as(file)
    page.goto(f"{person.base}/replay")
    page.get_by_label("Choose a file").set_input_files(file)
    _happened(page, "pitches first")
    page.get_by_label("Whose eyes").select_option("all")
    page.get_by_role("button", name="One step on").click()
    _happened(page, "The covers are down.")
