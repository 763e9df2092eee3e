"""Pictures of Hit or Miss: four people and a big screen, from the category to the score pad; a round in Japanese."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect
from tests.browser.guessing import Guesser, all_expect, read_an_item
from tests.browser.people import PHONE

from hitparade.games.hit_or_miss.meta import META
from hitparade.games.hit_or_miss.packs import library

if TYPE_CHECKING:
    from tests.browser.saying import Language

    from screenshots import Studio

HEADS = ("mio", "theo", "ines", "kwame")
NAMES = {"en": ("Mio", "Theo", "Ines", "Kwame"), "ja": ("ミオ", "テオ", "イネス", "クワメ")}
LISTS = ((0, 1, 3, 4, 7, 9, 12), (0, 2, 3, 5, 8, 13), (1, 0, 6, 3, 10), (2, 4, 0, 11, 6, 3, 14))
"""What each of the four writes: places among the answers that a card knows, from the likeliest to the rarest."""


def sit_down(studio: Studio, language: Language = "en") -> tuple[list[Guesser], str]:
    """Four at a table, the first one host; all of them were here before."""
    guessers = [Guesser(studio.person(name, head, language)) for name, head in zip(NAMES[language], HEADS, strict=True)]
    mio = guessers[0]
    mio.page.goto(f"{studio.server.url}/")
    mio.page.locator("section.lemon").get_by_role(
        "button", name=mio.person.words.frame("start.open"), exact=True
    ).click()
    mio.page.wait_for_url("**/room/*")
    code = mio.page.url.rsplit("/", 1)[-1]
    for guesser in guessers[1:]:
        guesser.page.goto(f"{studio.server.url}/room/{code}")
        guesser.page.get_by_role("button", name=guesser.person.words.frame("join.sit")).click()
    expect(mio.page.locator("button.seat")).to_have_count(len(guessers))
    return guessers, code


def give_time(host: Guesser) -> None:
    """Longer than usual, as the camera takes its time as well."""
    language = host.person.words.language
    title = next(option.title[language] for option in META.options if option.name == "writing_time")
    host.step(title, "options.more1", 3)


def rest(page: Page) -> None:
    """Waits until nothing is called out any more."""
    expect(page.locator(".call-out")).to_have_count(0)


def answers(page: Page) -> list[str]:
    """What can be written for the category that a page shows, from the likeliest to the rarest."""
    shown = page.locator("section.card").inner_text()
    cards = [card for pack in library().values() for card in pack.cards if card.title in shown]
    return [answer.name for answer in max(cards, key=lambda card: len(card.title)).answers]


def shoot_lists(studio: Studio, guessers: list[Guesser], screen: Page, suffix: str = "") -> None:
    """The category, and lists that are written."""
    shoot = studio.camera.shoot
    all_expect(guessers, "lead", "start")
    shoot(guessers[0].page, f"miss-category{suffix}")
    if not suffix:
        shoot(screen, "miss-category", "screen")
    known = answers(guessers[0].page)
    next(guesser for guesser in guessers if guesser.mode == "start").start_timer()
    all_expect(guessers, "write")
    for guesser, places in zip(guessers, LISTS, strict=True):
        guesser.write(*(known[place] for place in places if place < len(known)))
    mio = guessers[0]
    mio.field.fill(known[0])
    mio.field.press("Enter")
    expect(mio.page.locator(".word")).to_be_visible()
    shoot(mio.page, f"miss-write{suffix}")
    if not suffix:
        shoot(screen, "miss-write", "screen")
    for guesser in guessers:
        guesser.page.set_viewport_size(PHONE)  # pyright: ignore[reportArgumentType]
        guesser.done()
    all_expect(guessers, "roll", "await-turn")


def shoot_turn(studio: Studio, guessers: list[Guesser], screen: Page) -> None:
    """A turn: the die, the item, a challenge, the vote, the cards and the points."""
    shoot = studio.camera.shoot
    turn = next(guesser for guesser in guessers if guesser.mode == "roll")
    rest(turn.page)
    shoot(turn.page, "miss-roll")
    turn, answering = read_an_item(guessers)
    shoot(answering[0].page, "miss-answer")
    shoot(screen, "miss-answer", "screen")
    one = answering[-1]
    one.page.set_viewport_size(PHONE)  # pyright: ignore[reportArgumentType]
    one.button("challenge").click()
    shoot(one.page, "miss-challenge", "phone")
    one.button("why-vague").click()
    all_expect(guessers, "vote")
    shoot(answering[0].page, "miss-vote")
    for guesser in guessers:
        guesser.vote(accept=True)
    for guesser in answering:
        guesser.expect_mode("answer")
        guesser.lay()
    all_expect(guessers, "shown")
    shoot(turn.page, "miss-shown")
    shoot(screen, "miss-shown", "screen")


def play_on(guessers: list[Guesser]) -> None:
    """All go on until the round is over: what is left is read and answered."""
    over = [guesser.page.locator("[data-mode=round-over], main.result") for guesser in guessers]
    while not all(each.count() for each in over):
        for guesser in guessers:
            if guesser.mode == "shown":
                guesser.next()
                expect(guesser.page.locator("[data-mode=shown] .foot .row .btn:not(.line)")).to_have_count(0)
        if any(guesser.mode == "roll" for guesser in guessers):
            _, answering = read_an_item(guessers)
            for guesser in answering:
                guesser.lay()
            all_expect(guessers, "shown")
        guessers[0].page.wait_for_timeout(40)


def shoot_match(studio: Studio) -> None:
    """A match of one round."""
    shoot = studio.camera.shoot
    guessers, code = sit_down(studio)
    mio = guessers[0]
    screen = studio.person("", "theo").page
    screen.goto(f"{studio.server.url}/screen/{code}")
    screen.locator("h1").first.wait_for(state="attached")
    mio.step("Rounds", "options.more1")
    shoot(mio.page, "miss-lobby")
    give_time(mio)
    mio.person.start()
    shoot_lists(studio, guessers, screen)
    shoot_turn(studio, guessers, screen)
    play_on(guessers)
    for page in (mio.page, screen):
        page.locator("main.result").wait_for()
        page.wait_for_load_state("networkidle")
    shoot(mio.page, "miss-result")
    shoot(screen, "miss-result", "screen")


def shoot_japanese(studio: Studio) -> None:
    """The category, a list and an answer in Japanese."""
    guessers, code = sit_down(studio, "ja")
    screen = studio.page(f"screen/{code}")
    give_time(guessers[0])
    guessers[0].person.start()
    shoot_lists(studio, guessers, screen, "-ja")
    _, answering = read_an_item(guessers)
    studio.camera.shoot(answering[0].page, "miss-answer-ja")


def shoot_pages(studio: Studio) -> None:
    """What shows without a table."""
    for path, name in (("solo/hit-or-miss", "miss-solo"), ("rules/hit-or-miss", "miss-rules")):
        studio.camera.shoot(studio.page(path), name)


SHOOTS = (shoot_pages, shoot_match, shoot_japanese)
