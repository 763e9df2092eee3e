"""Layouts bear what people and matches bring: long names, nine innings, many hidings, and words called out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.looking import Inspector, still
from tests.browser.people import DESKTOP, PHONE, SCREEN, Person, by_role
from tests.browser.saying import Language

LONG = "Wolfeschlegelsteinhausen"
OTHER = "Bartholomaeusquennevilll"
"""As long as names may be, without a space."""

CALLED = """(() => {
  window.called = [];
  const measure = (callOut) => {
    const mark = callOut.querySelector('.mark');
    const shape = mark.querySelector('path, ellipse');
    const back = shape.getScreenCTM().inverse();
    const texts = [...mark.querySelectorAll('.words > *')];
    const isIn = ({ left, right, top, bottom }) => [[left, top], [right, top], [left, bottom], [right, bottom]]
      .every(([x, y]) => shape.isPointInFill(new DOMPoint(x, y).matrixTransform(back)));
    const title = document.createRange();
    title.selectNodeContents(texts[0]);
    return { title: texts[0].textContent, lines: title.getClientRects().length,
      outside: texts.filter((text) => !isIn(text.getBoundingClientRect())).map((text) => text.textContent) };
  };
  const atRest = (callOut) => Promise.allSettled(callOut.getAnimations({ subtree: true }).map((each) => each.finished));
  const keep = (callOut) => requestAnimationFrame(() =>
    void atRest(callOut).then(() => callOut.isConnected && window.called.push(measure(callOut))));
  new MutationObserver((changes) => changes.flatMap((change) => [...change.addedNodes])
    .filter((node) => node.matches?.('.call-out'))
    .forEach(keep)
  ).observe(document, { childList: true, subtree: true });
})()"""
"""Keeps of every call-out how many lines its title has, and which of its texts stick out of its shape."""

STICKING_OUT = """() => {
  const room = document.querySelector('.half').getBoundingClientRect();
  return [...document.querySelectorAll('.half :is(h3, p, li, .lift, .piece, b)')]
    .filter((each) => {
      const box = each.getBoundingClientRect();
      return box.bottom > room.bottom || box.right > room.right || box.left < room.left;
    })
    .map((each) => each.textContent);
}"""
"""What the story of the half does not hold."""

NAMED = """() => [...document.querySelectorAll('table .name')].map((name) => {
  const box = name.getBoundingClientRect();
  const row = name.closest('tr');
  return { name: name.textContent, cut: name.scrollWidth > name.clientWidth, width: Math.round(box.width),
    spare: Math.round(row.closest('.board, .score, header').clientWidth - row.clientWidth) };
})"""
"""The names of the teams in the line score, and how much room is left beside its rows."""


def _seen(page: Page) -> list[dict[str, Any]]:
    still(page)
    return page.evaluate(NAMED)


def _height(page: Page) -> int:
    still(page)
    return page.evaluate("() => document.documentElement.scrollHeight")


def _start_nine_innings(mio: Person, theo: Person) -> str:
    code = mio.open_table()
    theo.come(code)
    more = mio.page.get_by_role("button", name=mio.words.frame("options.more1", title="Innings"))
    for _ in range(6):
        more.click()
    expect(mio.page.get_by_role("listitem").filter(has=more).locator("output")).to_have_text("9")
    mio.start()
    return code


@pytest.mark.parametrize("language", ["en", "ja"])
def test_what_is_called_out_fits_its_mark(people: Callable[..., Person], language: Language) -> None:
    mio = people(LONG, PHONE, language, hurried=False)
    theo = people(OTHER, DESKTOP, language, hurried=False)
    screen = people("", SCREEN, language, hurried=False)
    for person in (mio, theo, screen):
        person.context.add_init_script(CALLED)
    code = mio.open_table()
    theo.come(code)
    screen.page.goto(f"{screen.base}/screen/{code}")
    expect(screen.page.get_by_role("heading", level=1)).to_be_attached()
    mio.start()
    words = mio.words

    def all_saw(title: str) -> None:
        for person in (mio, theo, screen):
            person.page.wait_for_function("(title) => window.called.some((each) => each.title === title)", arg=title)
            seen = person.page.evaluate("(title) => window.called.find((each) => each.title === title)", title)
            assert seen == {"title": title, "lines": 1, "outside": []}, person.page.viewport_size

    pitcher, batter = by_role(mio, theo)
    pitcher.hide("home")
    batter.lift("home")
    all_saw(words.game("hit-4"))
    pitcher.hide("home")
    for corner in ("first", "second", "third"):
        batter.lift(corner)
    all_saw(words.game("side-out"))


def test_the_screen_shows_the_newest_hidings_it_has_room_for(people: Callable[..., Person]) -> None:
    mio, theo, screen = people(LONG), people(OTHER), people("", SCREEN)
    code = mio.open_table()
    theo.come(code)
    screen.page.goto(f"{screen.base}/screen/{code}")
    mio.start()
    pitcher, batter = by_role(mio, theo)
    numbers = screen.page.locator(".half li .number")
    for count in range(1, 6):
        pitcher.hide("home")
        if count == 4:
            batter.lift("first")
            batter.lift("second")
        batter.lift("home")
        expect(numbers.last).to_have_text(str(count))
        assert screen.page.evaluate(STICKING_OUT) == []
    shown = [int(number) for number in numbers.all_inner_texts()]
    assert shown == list(range(6 - len(shown), 6))
    assert len(shown) > 1


def test_long_names_and_nine_innings(people: Callable[..., Person]) -> None:
    mio, theo, watcher = people(LONG), people(OTHER, DESKTOP), people("", SCREEN)
    inspector = Inspector()
    code = _start_nine_innings(mio, theo)
    watcher.page.goto(f"{watcher.base}/screen/{code}")
    pitcher, batter = by_role(mio, theo)
    pitcher.hide("home")
    batter.lift("home")
    pitcher.hide("first")
    batter.lift("first")
    pitcher.expect_mode("hide")
    pitcher.hide("first")
    batter.expect_mode("bat")
    for person in (mio, theo, watcher):
        inspector.look(person.page, "a field with long names")
        for team in _seen(person.page):
            assert team["name"] in {"Foxes", "Herons"}
            assert (team["cut"], team["width"] > 24) == (False, True), (person.page.viewport_size, team)
    batter.give_up()
    for person in (mio, theo, watcher):
        expect(person.page.locator("main.result")).to_be_visible()
        inspector.look(person.page, "a result with long names")
        assert [team["cut"] for team in _seen(person.page)] == [False, False], person.page.viewport_size
    assert inspector.faults == []


@pytest.mark.parametrize("path", ["nowhere", "replay", "solo/hits-and-outs"])
def test_pages_that_fit_do_not_scroll(people: Callable[..., Person], path: str) -> None:
    mio = people("Mio", DESKTOP, expects_errors=path == "nowhere")
    mio.page.goto(f"{mio.base}/{path}")
    expect(mio.page.get_by_role("heading", level=1)).to_be_attached()
    assert _height(mio.page) == DESKTOP["height"]


def test_neither_lobby_nor_table_nor_result_scrolls_on_a_desktop(people: Callable[..., Person]) -> None:
    mio, theo = people("Mio", DESKTOP), people("Theo")
    code = mio.open_table()
    assert _height(mio.page) == DESKTOP["height"]
    theo.come(code)
    mio.start()
    expect(mio.table).to_be_visible()
    assert _height(mio.page) == DESKTOP["height"]
    mio.give_up()
    expect(mio.page.locator("main.result")).to_be_visible()
    assert _height(mio.page) == DESKTOP["height"]


def test_names_from_right_to_left_keep_their_beginning(people: Callable[..., Person]) -> None:
    """Where a name is cut, its end is."""
    name = "שלום עולם של הקבוצה שלנו"
    mio, theo = people(name), people("Theo", DESKTOP)
    code = mio.open_table()
    theo.come(code)
    mio.start()
    cut = theo.page.locator("figcaption strong", has_text=name)
    expect(cut).to_be_visible()
    still(theo.page)
    assert cut.evaluate("(each) => getComputedStyle(each).direction") == "rtl"
