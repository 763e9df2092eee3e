"""A host brings cards to Hit or Miss: blind, in parts switched off, taken home byte by byte, gone again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect
from tests.browser.guessing import Guesser, server
from tests.browser.looking import axe, looks, still
from tests.browser.people import DESKTOP, PHONE, Person
from tests.browser.test_screens import NARROW
from tests.games.hit_or_miss.bringing import pack_text

__all__ = ["server"]

SECRET = "Secret title"


def look(page: Page, name: str, found: list[str]) -> None:
    """Axe's rules, and our own measures at three sizes."""
    before = page.viewport_size
    assert before is not None
    for size in (PHONE, NARROW, DESKTOP):
        page.set_viewport_size(size)  # pyright: ignore[reportArgumentType]
        still(page)
        found += [f"{name} at {size['width']}: {fault}" for fault in [*axe(page), *looks(page)]]
    page.set_viewport_size(before)


def open_packs(guesser: Guesser) -> Locator:
    """The dialog of packs."""
    words = guesser.person.words
    title = "Category packs" if words.language == "en" else "お題パック"
    guesser.page.get_by_role("button", name=words.frame("options.changeWhat", title=title)).click()
    return guesser.page.get_by_role("dialog")


def test_a_host_brings_a_pack_and_nobody_sees_its_cards(people: Callable[..., Person], tmp_path: Path) -> None:
    file = tmp_path / "grandma.toml"
    file.write_text(pack_text(4, grown_up=(3,)), encoding="utf-8")
    mio, theo = Guesser(people("Mio")), Guesser(people("Theo", DESKTOP))
    heard: list[str] = []
    theo.page.on("websocket", lambda socket: socket.on("framereceived", lambda data: heard.append(str(data))))
    theo.come(mio.open_table())
    frame, found = mio.person.words.frame, list[str]()
    dialog = open_packs(mio)
    look(mio.page, "packs", found)
    dialog.get_by_role("button", name=frame("packs.bring")).click()
    look(mio.page, "bringing", found)
    mio.page.locator("input[type=file]").set_input_files(file)
    dialog.get_by_role("button", name=frame("packs.take")).click()
    expect(dialog.get_by_role("heading", name="Grandma’s pack")).to_be_visible()
    expect(dialog).not_to_contain_text(SECRET)
    look(mio.page, "a pack", found)
    dialog.get_by_text("place-1").click()
    expect(dialog.get_by_role("checkbox", name="place-1")).not_to_be_checked()
    dialog.get_by_role("button", name=frame("packs.look")).click()
    expect(dialog.get_by_text(f"{SECRET} 2")).to_be_visible()
    dialog.get_by_text(f"{SECRET} 2").click()
    expect(dialog.get_by_role("checkbox", name=f"{SECRET} 2")).not_to_be_checked()
    look(mio.page, "its cards", found)
    with mio.page.expect_download() as saved:
        dialog.get_by_role("button", name=frame("packs.export")).click()
    assert saved.value.path().read_bytes() == file.read_bytes()
    assert saved.value.suggested_filename == "Grandma’s pack.toml"

    shown = open_packs(theo)
    expect(shown.get_by_text("Grandma’s pack", exact=True)).to_be_visible()
    expect(shown.get_by_role("switch", name="Grandma’s pack")).to_be_checked()
    expect(shown.get_by_role("button", name=frame("packs.bring"))).to_have_count(0)
    assert heard
    assert SECRET not in "".join(heard)

    dialog.get_by_role("button", name=frame("packs.drop")).click()
    dialog.get_by_role("button", name=frame("packs.dropSure")).click()
    expect(dialog.get_by_text("Grandma’s pack", exact=True)).to_have_count(0)
    expect(shown.get_by_text("Grandma’s pack", exact=True)).to_have_count(0)
    assert found == []


def test_what_is_wrong_with_a_pasted_pack_is_told_place_by_place(people: Callable[..., Person]) -> None:
    mio = Guesser(people("ミオ", language="ja", expects_errors=True))
    mio.open_table()
    frame, found = mio.person.words.frame, list[str]()
    dialog = open_packs(mio)
    dialog.get_by_role("button", name=frame("packs.bring")).click()
    mio.page.locator("textarea").fill(pack_text(1).replace("banana = 60", "banana = 600"))
    dialog.get_by_role("button", name=frame("packs.take")).click()
    expect(dialog.get_by_text(frame("packs.faults", n=1))).to_be_visible()
    expect(dialog.get_by_role("listitem").filter(has_text="banana")).to_contain_text("secret-0")
    look(mio.page, "faults", found)
    mio.page.locator("textarea").fill("card_id,title,kind,answer,w,same,syn\n")
    expect(dialog.get_by_text(frame("packs.sheet"))).to_be_visible()
    look(mio.page, "a spreadsheet", found)
    mio.page.locator("textarea").fill(pack_text(1))
    dialog.get_by_role("button", name=frame("packs.take")).click()
    expect(dialog.get_by_role("heading", name="Grandma’s pack")).to_be_visible()
    assert found == []
