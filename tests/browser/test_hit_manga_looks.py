"""Each phase of Hit Manga at many sizes, in both languages: axe's rules, text, contrast, targets, nothing cut off."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Page, expect
from tests.browser.grabbing import Fan, held, seats, server, set_up
from tests.browser.looking import axe, looks, still
from tests.browser.people import DESKTOP, PHONE, SCREEN, Person
from tests.browser.test_screens import ALSO_JAPANESE, LANDSCAPE, NARROW, WIDE, ZOOMED

__all__ = ["server"]

KEYBOARD = {"width": 390, "height": 420}
"""What a phone's keyboard leaves, for whoever types."""
SIZES = (PHONE, NARROW, LANDSCAPE, ZOOMED, DESKTOP, WIDE)
CUT_OFF = """() => [...document.querySelectorAll(
    '[data-mode] :is(button, input, textarea, [data-prompt], [data-line])')]
  .filter((each) => each.checkVisibility() && !each.closest('.spoken, .call-out, dialog, .panel'))
  .map((each) => [each, each.getBoundingClientRect()])
  .filter(([, box]) => box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < -1 || box.left < -1)
  .map(([each]) => `cut off: ${(each.ariaLabel || each.textContent || each.className).trim().slice(0, 40)}`)"""
"""What must be in sight without scrolling, and is not."""
OVERLAP = """() => { const all = [...document.querySelectorAll('[data-grid] [data-card]')];
  const cards = all.map((card) => card.getBoundingClientRect());
  const clash = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const found = cards.some((one, at) => cards.slice(at + 1).some((other) => clash(one, other)));
  return found ? ['cards overlap'] : []; }"""
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30))))"
"""What is measured by the page itself is measured anew."""
POKES = """() => [...document.querySelectorAll('figure.reading .room')].flatMap((room) => {
  const card = room.closest('figure').getBoundingClientRect(); const box = room.getBoundingClientRect();
  const isOut = box.left < card.left - 8 || box.right > card.right + 8 || box.top < card.top - 8;
  return isOut ? ['a line pokes out of its card'] : []; })"""
PLACES = """() => [...document.querySelectorAll('[data-grid] [data-card]')].map((card) => {
  const { left, top, width } = card.getBoundingClientRect();
  return [card.dataset.card, Math.round(left), Math.round(top), Math.round(width)]; })"""
LONG = {
    "en": "I was going to put it in your locker, but I got the wrong one twice, and then the bell rang for good.",
    "ja": "下駄箱に入れようとしたんですけど、二回も間違えて、予鈴まで鳴ってしまって、もう走るしかなかったんです。",
}


@dataclass
class Look:
    """Looks at pages: axe's rules at the size that a page has, our own measures at all ``sizes``."""

    sizes: tuple[dict[str, int], ...]
    rules: bool = True
    """Whether axe looks too. Other words change none of its findings."""
    found: list[str] = field(default_factory=list)

    def __call__(self, page: Page, name: str) -> None:
        before = page.viewport_size
        assert before is not None
        still(page)
        self.found += [f"{name}: {fault}" for fault in (axe(page) if self.rules else [])]
        sizes = (*self.sizes, KEYBOARD) if page.locator("textarea").count() else self.sizes
        for size in sizes if before["width"] < SCREEN["width"] else ():
            page.set_viewport_size(size)  # pyright: ignore[reportArgumentType]
            page.evaluate(SETTLED)
            still(page)
            at = f"{name} at {size['width']} x {size['height']}"
            faults = [fault for script in (CUT_OFF, OVERLAP, POKES) for fault in page.evaluate(script)]
            self.found += [f"{at}: {fault}" for fault in [*looks(page), *faults]]
        page.set_viewport_size(before)


def names(language: str) -> tuple[str, str, str]:
    return ("Mio", "Amina", "Theo") if language == "en" else ("ミオ", "アミナ", "テオ")


def places(fan: Fan) -> list[list[int]]:
    """Where each card lies, in px."""
    still(fan.page)
    return fan.page.evaluate(PLACES)


@pytest.mark.parametrize("language", ALSO_JAPANESE)
def test_every_phase_of_a_reading(people: Callable[..., Person], language: str) -> None:
    """A long line, a misfire, an addition, and a race that is explained."""
    three = set_up(people, *names(language), sizes=(PHONE, DESKTOP, PHONE), language=language)
    mio, amina, theo = three
    look = Look(SIZES) if language == "en" else Look((PHONE, NARROW), rules=False)
    screen = people("", SCREEN, language).page
    screen.goto(f"{mio.person.base}/screen/{mio.page.url.rsplit('/', 1)[-1]}")
    mio.person.start()
    seats(three, "love")
    expect(theo.page.locator("[data-card] img")).to_have_count(30, timeout=20_000)
    lay = places(theo)
    amina.love(2)
    with held(amina, (mio, theo)):
        look(mio.page, "loving")
        look(amina.page, "loved")
    mio.love(10)
    theo.love(0)
    mio.expect_mode("read")
    look(mio.page, "reading, empty")
    mio.field.fill(LONG[language])
    look(mio.page, "typing")
    look(theo.page, "waiting for a line")
    look(screen, "waiting on the screen")
    scene = mio.drawn
    mio.read(LONG[language])
    seats((amina, theo), "grab")
    with held(mio, (amina, theo)):
        look(theo.page, "grabbing")
        look(screen, "grabbing on the screen")
    assert places(theo) == lay
    theo.grab(theo.other_than(scene))
    theo.expect_mode("misfired")
    with held(mio, (amina, theo)):
        look(theo.page, "misfired")
        look(mio.page, "read")
    assert places(theo) == lay
    amina.grab(scene)
    seats((theo,), "await-read", "read")
    listener = next(fan for fan in (mio, theo) if fan.mode == "await-read")
    expect(listener.page.locator(".call-out")).to_have_count(0)
    listener.page.locator(".foot").get_by_role("button", name=listener.say("why")).click()
    expect(listener.page.get_by_role("dialog")).to_be_visible()
    look(listener.page, "explained")
    assert not look.found, "\n".join(look.found)


def test_a_sealed_race_and_a_contest_of_lines(people: Callable[..., Person]) -> None:
    """Three readings that nobody finds; all are tied, write, vote, and see the result."""
    three = set_up(people, *names("en"), sizes=(PHONE, DESKTOP, PHONE))
    mio, look = three[0], Look((PHONE, NARROW, LANDSCAPE, DESKTOP))
    mio.step("Who gets the card", "options.more1")
    mio.more_options()
    mio.step("Still tied at the end", "options.more1")
    mio.person.start()
    seats(three, "love")
    for fan in three:
        fan.love(5)
    for reading in range(3):
        for fan in three:
            fan.expect_mode("read", "await-read")
        reader = next(fan for fan in three if fan.mode == "read")
        listeners = [fan for fan in three if fan is not reader]
        scene = reader.drawn
        reader.read("Well, well.")
        seats(listeners, "grab")
        if reading == 0:
            one, other = listeners
            one.grab(one.other_than(scene))
            expect(one.page.locator(".card.picked")).to_have_count(1)
            look(one.page, "picked")
            one.button("seal-it").click()
            one.expect_mode("held")
            assert one.page.locator(".card.held").count() == 1
            assert other.page.locator(".card:is(.held, .picked, .wrong)").count() == 0
            other.grab(other.other_than(scene))
            other.button("seal-it").click()
        else:
            for fan in listeners:
                fan.no_idea()
    seats(three, "caption")
    look(mio.page, "writing for the contest")
    for fan in three:
        fan.caption(f"The line of {fan.name}")
    seats(three, "vote")
    with held(mio, three[1:]):
        look(three[1].page, "voting")
    for fan, line in zip(three, ("Theo", "Mio", "Mio"), strict=True):
        fan.vote(f"The line of {line}")
    for fan in three:
        expect(fan.page.locator("main.result canvas[data-drawn=true]")).to_be_visible()
    expect(mio.page.get_by_role("heading", level=1)).to_have_text("Mio takes it")
    look(mio.page, "result")
    assert not look.found, "\n".join(look.found)
