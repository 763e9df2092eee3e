"""A host brings pictures to Hit Manga: told what is wrong with a file, then played with and seen by all."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.browser.grabbing import Fan, seats, server
from tests.browser.looking import axe, looks, still
from tests.browser.people import DESKTOP, PHONE, SCREEN, Person
from tests.games.hit_manga.decks.samples import files, zipped

__all__ = ["server"]

DRAWN = (
    """() => [...document.querySelectorAll('[data-card] img')].map((img) => [img.naturalWidth, img.src.slice(0, 5)])"""
)


def drawn(page: Page) -> list[list[object]]:
    """The sizes of all cards' pictures on the table, and where they are from."""
    page.wait_for_function(
        f"() => {{ const all = ({DRAWN})(); return all.length > 0 && all.every(([width]) => width > 0); }}"
    )
    return page.evaluate(DRAWN)


def test_a_host_brings_a_deck_and_all_play_with_it(people: Callable[..., Person], tmp_path: Path) -> None:
    sound, broken = tmp_path / "ours.zip", tmp_path / "broken.zip"
    sound.write_bytes(zipped(files(11)))
    without = files(11)
    del without["g7.png"]
    broken.write_bytes(zipped(without))
    mio, theo = Fan(people("Mio", PHONE, expects_errors=True)), Fan(people("Theo", DESKTOP))
    theo.person.come(mio.open_table())
    frame, found = mio.person.words.frame, list[str]()
    mio.add_bot(1, after=2)
    mio.few_pairs()
    mio.more_options()
    mio.page.get_by_role("button", name=frame("options.changeWhat", title="Deck")).click()
    dialog = mio.page.get_by_role("dialog")
    dialog.get_by_role("button", name=frame("packs.bringDeck")).click()
    expect(dialog.locator("textarea")).to_have_count(0)
    mio.page.locator("input[type=file]").set_input_files(broken)
    dialog.get_by_role("button", name=frame("packs.take")).click()
    expect(dialog.get_by_role("listitem").filter(has_text="g7.png")).to_contain_text("card-7")
    still(mio.page)
    found += [*axe(mio.page), *looks(mio.page)]
    mio.page.locator("input[type=file]").set_input_files(sound)
    dialog.get_by_role("button", name=frame("packs.take")).click()
    expect(dialog.get_by_role("heading", name="Our street")).to_be_visible()
    still(mio.page)
    found += [*axe(mio.page), *looks(mio.page)]
    mio.page.keyboard.press("Escape")
    expect(dialog.get_by_role("switch", name="Our street")).to_be_checked()
    mio.page.keyboard.press("Escape")
    screen = people("", SCREEN)
    screen.page.goto(f"{screen.base}/screen/{mio.page.url.rsplit('/', 1)[-1]}")
    mio.person.start()
    seats((mio, theo), "love")
    mio.love(10)
    theo.love(0)
    mio.expect_mode("read")
    for page in (theo.page, screen.page):
        expect(page.locator("[data-card]").filter(visible=True)).to_have_count(10)
        assert drawn(page) == [[420, "blob:"]] * 10
    assert str(mio.page.locator(".reader figure img").get_attribute("alt")).startswith("A black shape")
    still(mio.page)
    found += [*axe(mio.page), *looks(mio.page), *axe(theo.page), *looks(theo.page)]
    theo.page.reload()
    expect(theo.page.locator("[data-card]").filter(visible=True)).to_have_count(10)
    assert drawn(theo.page) == [[420, "blob:"]] * 10
    assert found == []
