"""Items of any length in Hit or Miss: lists, pads and bubbles hold them, and nothing lies over the die."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Page
from tests.browser.guessing import ACTS, Guesser, play, server
from tests.browser.looking import still
from tests.browser.people import DESKTOP, PHONE, Person
from tests.browser.test_screens import NARROW

__all__ = ["server"]

SENTENCE = "something that somebody wrote at great length indeed, and then a few words more"
ONE_WORD = "x" * 40
USUAL = (
    "refrigerator",
    "washing machine",
    "Mediterranean",
    "chocolate chip cookies",
    "grandfather clock",
    "toothbrush",
)
BROKEN = """() => { const range = document.createRange();
  return [...document.querySelectorAll('.lists li .words')].flatMap(({ firstChild: text }) =>
    [...text.data.matchAll(/[^\\s-]+/g)].filter(([word]) => word.length < 16).filter(({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1;
    }).map(([word]) => word)); }"""
"""Words of usual length that stand on more than one line of the lists."""
LISTS_FIT = """() => [...document.querySelectorAll('.lists section')].every((list) =>
  list.getBoundingClientRect().bottom <= innerHeight && list.scrollWidth <= list.clientWidth)"""
POKES = """() => [...document.querySelectorAll('.pad li, .foot .btn')]
  .filter((each) => each.scrollWidth > each.clientWidth + 1)
  .map((each) => each.textContent.trim().slice(0, 30))"""
"""What is wider than its place on the pad and in the foot."""
UNEVEN = """() => { const row = parseFloat(getComputedStyle(document.querySelector('.pad')).getPropertyValue('--row'));
  return [...document.querySelectorAll('.pad li')].filter((line) => line.offsetHeight > row + 1).length; }"""
"""Lines that leave the ruled rows of the pad."""
COVERED = """() => { const [bubble, die, words] = ['.stage .word', '.stage .throw', '.stage strong']
    .map((each) => document.querySelector(each).getBoundingClientRect());
  const clash = die.width && bubble.right > die.left && bubble.bottom > die.top;
  return [...(clash ? ['the bubble covers the die'] : []),
    ...(words.bottom > bubble.bottom || words.right > bubble.right ? ['words poke out of the bubble'] : [])]; }"""


@dataclass
class Reading:
    """Mio reads an item that one cannot overlook; the first reading of anybody is challenged."""

    mio: Guesser
    found: list[str] = field(default_factory=list)
    read: bool = False
    asked: bool = False

    def measure(self, page: Page, name: str, *scripts: str) -> None:
        before = page.viewport_size
        for size in (PHONE, NARROW):
            page.set_viewport_size(size)  # pyright: ignore[reportArgumentType]
            still(page)
            self.found += [
                f"{name} at {size['width']}: {fault}" for script in scripts for fault in page.evaluate(script)
            ]
        page.set_viewport_size(before)  # pyright: ignore[reportArgumentType]

    def circle(self, guesser: Guesser) -> None:
        guesser.page.get_by_role("radio").first.wait_for()
        long = [guesser.page.get_by_role("radio", name=item, exact=True) for item in (SENTENCE, ONE_WORD)]
        if guesser is not self.mio or not all(choice.count() for choice in long):
            return guesser.call()
        for choice in long:
            choice.check()
            self.measure(guesser.page, "circling", POKES)
            assert guesser.page.evaluate(UNEVEN) == 0
        self.read = True
        return guesser.call(ONE_WORD)

    def answer(self, guesser: Guesser) -> None:
        self.measure(guesser.page, "answering", COVERED)
        if not self.asked and guesser.button("challenge").count():
            self.asked = True
            guesser.button("challenge").click()
            guesser.button("why-vague").click()
            guesser.expect_mode("vote")
        else:
            guesser.lay()

    def vote(self, guesser: Guesser) -> None:
        self.measure(guesser.page, "voting", COVERED)
        guesser.vote(accept=True)


@pytest.mark.skipif("HITPARADE_FULL" not in os.environ, reason="a whole round with every layout measured: --full")
def test_items_of_any_length_have_their_place(people: Callable[..., Person]) -> None:
    """Three people and two bots: the big screen shows five lists side by side in the end."""
    three = [Guesser(people(name, PHONE)) for name in ("Mio", "Amina", "Theo")]
    mio = three[0]
    code = mio.open_table()
    for guesser in three[1:]:
        guesser.come(code)
    for after in (3, 4):
        mio.add_bot(0, after)
    screen = people("", DESKTOP).page
    screen.goto(f"{mio.person.base}/screen/{code}")
    mio.person.start()
    for guesser in three:
        guesser.expect_mode("lead", "start")
    next(guesser for guesser in three if guesser.mode == "start").start_timer()
    for guesser in three:
        guesser.expect_mode("write")
        guesser.write(*USUAL, *((ONE_WORD, SENTENCE) if guesser is mio else ()))
        guesser.done()
    reading = Reading(mio)
    acts = ACTS | {"circle": reading.circle, "answer": reading.answer, "vote": reading.vote}
    play(three, lambda: mio.mode == "round-over", acts)
    still(screen)
    assert reading.asked
    assert reading.read
    assert not reading.found, "\n".join(reading.found)
    assert screen.locator(".lists section").count() == 5
    assert screen.evaluate(BROKEN) == []
    assert screen.evaluate(LISTS_FIT)
