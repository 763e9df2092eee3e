"""Pictures of Hit Manga: four people and a big screen, from the heart meter to the page to keep; then a contest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect
from tests.browser.grabbing import Fan, line_for, reader_of, seats
from tests.browser.people import PHONE

if TYPE_CHECKING:
    from tests.browser.saying import Language

    from screenshots import Studio

HEADS = ("mio", "theo", "ines", "kwame")
NAMES = {"en": ("Mio", "Theo", "Ines", "Kwame"), "ja": ("ミオ", "テオ", "イネス", "クワメ")}


def sit_down(studio: Studio, language: Language = "en", count: int = 4) -> tuple[list[Fan], str]:
    """Fans at a table, the first one host; all of them were here before."""
    fans = [Fan(studio.person(NAMES[language][at], HEADS[at], language)) for at in range(count)]
    mio = fans[0]
    mio.page.goto(f"{studio.server.url}/")
    mio.page.locator("section.rose").get_by_role(
        "button", name=mio.person.words.frame("start.open"), exact=True
    ).click()
    mio.page.wait_for_url("**/room/*")
    code = mio.page.url.rsplit("/", 1)[-1]
    for fan in fans[1:]:
        fan.page.goto(f"{studio.server.url}/room/{code}")
        fan.page.get_by_role("button", name=fan.person.words.frame("join.sit")).click()
    expect(mio.page.locator("button.seat")).to_have_count(count)
    return fans, code


def love(fans: list[Fan]) -> None:
    """The first of them loves manga most, and so reads first."""
    seats(fans, "love")
    for at, fan in enumerate(fans):
        fan.love(max(0, 9 - 2 * at))
    fans[0].expect_mode("read")


def rest(fans: list[Fan]) -> None:
    """Waits until the last reading has been called out."""
    for fan in fans:
        expect(fan.page.locator(".call-out")).to_have_count(0)


def give_reading(fans: list[Fan], *, found: bool) -> None:
    """A reading that one listener finds, or none."""
    for fan in fans:
        fan.expect_mode("read", "await-read")
    reader = reader_of(fans)
    if reader is None:
        raise RuntimeError("Nobody reads.")
    scene = reader.drawn
    reader.read(line_for(scene, reader.person.words.language))
    listeners = [fan for fan in fans if fan is not reader]
    seats(listeners, "grab")
    if found:
        listeners[-1].grab(scene)
    else:
        for fan in listeners:
            fan.no_idea()


def shoot_reading(studio: Studio, fans: list[Fan], screen: Page) -> None:
    """A reading from the empty bubble to the race explained, with a misfire on the way."""
    shoot = studio.camera.shoot
    mio, theo, ines, kwame = fans
    shoot(theo.page, "manga-wait")
    scene = mio.drawn
    shoot(mio.page, "manga-draw", "phone")
    mio.field.fill(line_for(scene))
    shoot(mio.page, "manga-read")
    mio.read(line_for(scene))
    seats([theo, ines, kwame], "grab")
    shoot(theo.page, "manga-grab")
    shoot(screen, "manga-grab", "screen")
    ines.grab(ines.other_than(scene))
    ines.expect_mode("misfired")
    shoot(ines.page, "manga-misfired")
    shoot(mio.page, "manga-reading")
    for fan in (theo, kwame, ines):
        fan.page.set_viewport_size(PHONE)  # pyright: ignore[reportArgumentType]
    theo.grab(scene)
    expect(kwame.page.locator(".call-out")).to_be_visible()
    shoot(kwame.page, "manga-called-out", "phone")
    rest(fans)
    shoot(kwame.page, "manga-after")
    kwame.page.locator(".foot").get_by_role("button", name=kwame.say("why")).click()
    shoot(kwame.page, "manga-race")
    kwame.page.keyboard.press("Escape")


def shoot_end(studio: Studio, fans: list[Fan], screen: Page, code: str) -> None:
    """The result, the page to keep, and the replay."""
    shoot = studio.camera.shoot
    mio = fans[0]
    for page in (mio.page, screen):
        page.locator("main.result canvas[data-drawn=true]").wait_for()
    shoot(mio.page, "manga-result")
    shoot(screen, "manga-result", "screen")
    for size in ("phone", "desktop"):
        mio.page.locator(".keepsake").evaluate("(page) => page.scrollIntoView()")
        shoot(mio.page, "manga-page", size)
    page = studio.page(f"replay/{code}/1?at=9", ".bar")
    expect(page.locator("[data-card] img").first).to_be_visible()
    shoot(page, "manga-replay")


def shoot_match(studio: Studio) -> None:
    """A match of four."""
    fans, code = sit_down(studio)
    screen = studio.person("", "theo").page
    screen.goto(f"{studio.server.url}/screen/{code}")
    screen.locator("h1").first.wait_for(state="attached")
    fans[0].person.start()
    seats(fans, "love")
    expect(fans[0].page.locator("[data-card] img")).to_have_count(30, timeout=20_000)
    studio.camera.shoot(fans[0].page, "manga-love")
    love(fans)
    shoot_reading(studio, fans, screen)
    for at, found in enumerate((True, True, True, False, False, False)):
        give_reading(fans, found=found)
        if at == 0:
            screen.locator(".call-out").wait_for()
            studio.camera.shoot(screen, "manga-called-out", "screen")
    shoot_end(studio, fans, screen, code)


def shoot_contest(studio: Studio) -> None:
    """A sealed race, and the contest of lines after three cancellations."""
    shoot = studio.camera.shoot
    fans, _ = sit_down(studio, count=3)
    mio, theo, ines = fans
    mio.step("Who gets the card", "options.more1")
    mio.more_options()
    mio.step("Still tied at the end", "options.more1")
    shoot(mio.page, "manga-lobby")
    mio.person.start()
    love(fans)
    scene = mio.drawn
    mio.read(line_for(scene))
    seats([theo, ines], "grab")
    theo.grab(theo.other_than(scene))
    shoot(theo.page, "manga-picked", "phone")
    theo.button("seal-it").click()
    theo.expect_mode("held")
    shoot(theo.page, "manga-held")
    ines.no_idea()
    for _ in range(2):
        give_reading(fans, found=False)
    seats(fans, "caption")
    rest(fans)
    mio.field.fill("Nobody told me it was fancy dress.")
    shoot(mio.page, "manga-contest")
    for fan, line in zip(fans, ("Nobody told me it was fancy dress.", "I can explain.", "Act natural."), strict=True):
        fan.caption(line)
    seats(fans, "vote")
    shoot(theo.page, "manga-vote")


def shoot_japanese(studio: Studio) -> None:
    """The reader and a listener in Japanese."""
    fans, _ = sit_down(studio, "ja", 3)
    mio, theo, _ = fans
    mio.person.start()
    love(fans)
    mio.field.fill(line_for(mio.drawn, "ja"))
    studio.camera.shoot(mio.page, "manga-read-ja")
    mio.read(line_for(mio.drawn, "ja"))
    theo.expect_mode("grab")
    studio.camera.shoot(theo.page, "manga-grab-ja")


def shoot_pages(studio: Studio) -> None:
    """What shows without a table."""
    for path, name in (("solo/hit-manga", "manga-solo"), ("rules/hit-manga", "manga-rules")):
        studio.camera.shoot(studio.page(path), name)


SHOOTS = (shoot_pages, shoot_match, shoot_contest, shoot_japanese)
