"""Each phase of Hit or Miss at many sizes, in both languages: axe's rules, text, contrast, targets, nothing cut off."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Page, expect
from tests.browser.guessing import Guesser, all_expect, held, server
from tests.browser.looking import axe, looks, still
from tests.browser.people import DESKTOP, PHONE, SCREEN, Person
from tests.browser.test_screens import ALSO_JAPANESE, LANDSCAPE, NARROW, WIDE, ZOOMED

__all__ = ["server"]

KEYBOARD = {"width": 390, "height": 420}
"""What a phone's keyboard leaves."""
SIZES = (PHONE, NARROW, KEYBOARD, LANDSCAPE, ZOOMED, DESKTOP, WIDE)
CUT_OFF = """() => [...document.querySelectorAll('[data-mode] :is(button, input, [data-prompt], [data-word])')]
  .filter((each) => each.checkVisibility() && each.tabIndex > -2)
  .filter((each) => !each.closest('.paper, .sheet, .said, .quick, ul, .spoken, .call-out, dialog'))
  .map((each) => [each, each.getBoundingClientRect()])
  .filter(([, box]) => box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < -1 || box.left < -1)
  .map(([each]) => `cut off: ${(each.ariaLabel || each.textContent || each.className).trim().slice(0, 40)}`)"""
"""What must be in sight without scrolling, and is not."""
LONGEST_TITLES = """() => document.querySelectorAll('tbody .title').forEach((title) =>
  { title.textContent = "Embarrassing instruments at the hairdresser's"; })"""
"""The longest words of shipped titles, whichever cards were drawn."""
LONG = "something that somebody wrote at great length indeed"


@dataclass
class Look:
    """Looks at pages: axe's rules at the size that a page has, our own measures at all ``sizes``."""

    sizes: tuple[dict[str, int], ...]
    found: list[str] = field(default_factory=list)

    def __call__(self, page: Page, name: str) -> None:
        before = page.viewport_size
        assert before is not None
        still(page)
        self.found += [f"{name}: {fault}" for fault in axe(page)]
        for size in self.sizes if before["width"] < SCREEN["width"] else ():
            page.set_viewport_size(size)  # pyright: ignore[reportArgumentType]
            still(page)
            at = f"{name} at {size['width']} x {size['height']}"
            self.found += [f"{at}: {fault}" for fault in [*looks(page), *page.evaluate(CUT_OFF)]]
        page.set_viewport_size(before)


def three_at(people: Callable[..., Person], language: str = "en") -> list[Guesser]:
    """Three at a table, the first one host."""
    names = ("Mio", "Amina", "Theo") if language == "en" else ("ミオ", "アミナ", "テオ")
    three = [Guesser(people(name, size, language)) for name, size in zip(names, (PHONE, DESKTOP, PHONE), strict=True)]
    code = three[0].open_table()
    for guesser in three[1:]:
        guesser.come(code)
    return three


def begin_writing(three: list[Guesser]) -> None:
    """Somebody who does not lead starts the timer."""
    all_expect(three, "lead", "start")
    next(guesser for guesser in three if guesser.mode == "start").start_timer()
    all_expect(three, "write")


def only_jesters(host: Guesser) -> None:
    """The host weighs the die: no HIT, no MISS."""
    frame = host.person.words.frame
    title = {"en": "The die: HIT, MISS, jester", "ja": "サイコロ：HIT・MISS・ジョーカー"}[host.person.words.language]
    host.page.locator("summary").click()
    host.page.get_by_role("button", name=frame("options.changeWhat", title=title)).click()
    dialog = host.page.get_by_role("dialog")
    for face, times in (("choice.hit", 3), ("choice.miss", 2)):
        less = host.page.get_by_role("button", name=frame("options.less", title=frame(face)), exact=True)
        for left in range(times - 1, -1, -1):
            less.click()
            expect(dialog.get_by_role("listitem").filter(has=less).locator("output")).to_have_text(str(left))
    host.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def write_and_look(three: list[Guesser], look: Look, screen: Page) -> None:
    """All write, one of them something twice; then the pencils go down."""
    for guesser in three:
        guesser.write("sofa", f"{guesser.name} x", LONG)
    mio = three[0]
    mio.field.fill("Sofas")
    mio.field.press("Enter")
    expect(mio.page.locator(".word")).to_be_visible()
    look(mio.page, "writing")
    look(screen, "writing on the screen")
    for guesser in three:
        guesser.done()
    all_expect(three, "roll", "await-turn")


def call_and_look(caller: Guesser, look: Look) -> None:
    """The caller rolls the jester, announces and reads."""
    look(caller.page, "rolling")
    caller.roll()
    caller.expect_mode("announce")
    look(caller.page, "announcing")
    caller.announce("hit")
    caller.expect_mode("circle")
    look(caller.page, "circling")
    caller.call(LONG)


@pytest.mark.parametrize("language", ALSO_JAPANESE)
def test_every_phase(people: Callable[..., Person], language: str) -> None:
    """Three people play one turn with a jester; what is read is challenged."""
    three = three_at(people, language)
    mio, *others = three
    screen, look = people("", SCREEN, language).page, Look(SIZES if language == "en" else (PHONE, NARROW))
    screen.goto(f"{mio.person.base}/screen/{mio.page.url.rsplit('/', 1)[-1]}")
    only_jesters(mio)
    mio.person.start()
    all_expect(three, "lead", "start")
    with held(mio, others):
        look(mio.page, "category")
        look(screen, "category on the screen")
    begin_writing(three)
    write_and_look(three, look, screen)
    caller = next(guesser for guesser in three if guesser.mode == "roll")
    one, other = (guesser for guesser in three if guesser is not caller)
    call_and_look(caller, look)
    one.expect_mode("answer")
    look(one.page, "answering")
    one.button("challenge").click()
    look(one.page, "challenging")
    one.button("why-vague").click()
    all_expect(three, "vote")
    with held(mio, others):
        look(other.page, "voting")
        look(screen, "voting on the screen")
    for guesser in three:
        guesser.vote(accept=True)
    for guesser in (one, other):
        guesser.expect_mode("answer")
        guesser.lay()
    all_expect(three, "shown")
    with held(mio, others):
        look(other.page, "shown")
        look(screen, "shown on the screen")
    assert not look.found, "\n".join(look.found)


def test_after_a_round_and_after_the_match(people: Callable[..., Person]) -> None:
    """A round in which nobody writes is over at once: then lists, score pad and result are looked at."""
    three, look = three_at(people), Look(SIZES)
    mio, *others = three
    mio.step("Rounds", "options.more1", 2)
    mio.person.start()
    begin_writing(three)
    for guesser in three:
        guesser.done()
    all_expect(three, "round-over")
    with held(mio, others):
        look(mio.page, "round over")
    for guesser in three:
        guesser.next_round()
    begin_writing(three)
    for guesser in three:
        guesser.done()
    for guesser in three:
        expect(guesser.page.locator("main.result")).to_be_visible()
    mio.page.evaluate(LONGEST_TITLES)
    look(mio.page, "result")
    assert not look.found, "\n".join(look.found)
