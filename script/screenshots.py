"""Writes a picture of every screen: two people, a bot and a big screen play, and the camera stops at each state."""

from __future__ import annotations

import io
import json
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import ARGUMENTS, PROGRAM  # noqa: E402
from tests.browser.looking import still  # noqa: E402
from tests.browser.people import DESKTOP, PHONE, SCREEN, Person, by_role  # noqa: E402
from tests.browser.saying import Language, Words  # noqa: E402
from tests.serving import Server  # noqa: E402

import screenshots_manga  # noqa: E402
import screenshots_miss  # noqa: E402
import screenshots_states  # noqa: E402

FOLDER = ROOT / "docs" / "screenshots"
SCALE = 1.5
COLOURS = 256
"""Flat colours: so many are enough, and make files a third as large."""
SIZES = {"phone": PHONE, "desktop": DESKTOP, "screen": SCREEN}


@dataclass
class Camera:
    """Takes pictures and names them ``name-size.png``."""

    folder: Path
    taken: list[str] = field(default_factory=list)

    def shoot(self, page: Page, name: str, *sizes: str) -> None:
        """Takes the page as it stands, once for each size."""
        for size in sizes or ("phone", "desktop"):
            page.set_viewport_size(SIZES[size])  # pyright: ignore[reportArgumentType]
            self._hold(page, size)
            still(page)
            picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
            few = picture.quantize(COLOURS, method=Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
            few.save(self.folder / f"{name}-{size}.png", optimize=True)
            self.taken.append(f"{name}-{size}")

    @staticmethod
    def _hold(page: Page, size: str) -> None:
        """A phone has a finger for its pointer, and no keys."""
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setTouchEmulationEnabled", {"enabled": size == "phone"})
        session.detach()


@dataclass
class Studio:
    """A server, a browser and a camera."""

    browser: Browser
    server: Server
    camera: Camera

    def person(self, name: str, head: str, language: Language = "en") -> Person:
        """Somebody with a device of their own, who was here before."""
        locale = "ja-JP" if language == "ja" else "en-GB"
        context = self.browser.new_context(viewport=DESKTOP, locale=locale, device_scale_factor=SCALE)  # pyright: ignore[reportArgumentType]
        known = json.dumps(json.dumps({"name": name, "head": head}))
        context.add_init_script(f"localStorage['hitparade.person'] ??= {known}")
        context.set_default_timeout(20_000)
        return Person(context.new_page(), Words(language), self.server.url, name)

    def page(self, path: str, ready: str = "h1") -> Page:
        """A page of the client on a fresh device."""
        page = self.person("Mio", "mio").page
        page.goto(f"{self.server.url}/{path}")
        page.locator(ready).first.wait_for(state="attached")
        page.wait_for_load_state("networkidle")
        return page


def shoot_pages(studio: Studio) -> None:
    """What shows without a table."""
    for path, name in (("", "start"), ("solo/hits-and-outs", "solo"), ("rules/hits-and-outs", "rules")):
        studio.camera.shoot(studio.page(path), name)
    studio.camera.shoot(studio.page("replay"), "replay-open")
    studio.camera.shoot(studio.page("room/NNNN"), "no-such-table")


def sit_down(studio: Studio, language: Language = "en") -> tuple[Person, Person, str]:
    """Two people at a table; the first is its host."""
    mio, theo = studio.person("Mio", "mio", language), studio.person("Theo", "theo", language)
    code = open_table(mio)
    theo.page.goto(f"{theo.base}/room/{code}")
    theo.page.get_by_role("textbox").wait_for()
    return mio, theo, code


def open_table(person: Person) -> str:
    """Whoever was here before needs no form."""
    person.page.goto(f"{person.base}/")
    person.page.locator("section.leaf").get_by_role("button", name=person.words.frame("start.open"), exact=True).click()
    person.page.wait_for_url("**/room/*")
    return person.page.url.rsplit("/", 1)[-1]


def shoot_lobby(studio: Studio, mio: Person, theo: Person, screen: Page) -> None:
    """The way in, the lobby and its menu."""
    shoot = studio.camera.shoot
    shoot(theo.page, "join")
    theo.page.get_by_role("button", name=theo.words.frame("join.sit")).click()
    expect(theo.page.locator(".lobby")).to_be_visible()
    mio.set_switch("Call your shot")
    shoot(mio.page, "lobby")
    shoot(screen, "lobby", "screen")
    mio.page.get_by_role("button", name="Menu").click()
    shoot(mio.page, "menu")
    mio.page.keyboard.press("Escape")


def rest(person: Person) -> None:
    """Waits until the last play has been called out."""
    expect(person.page.locator(".call-out")).to_have_count(0)


def shoot_first_half(studio: Studio, pitcher: Person, batter: Person, screen: Page) -> None:
    """From the question whether to call the shot to the double that is called out."""
    shoot = studio.camera.shoot
    shoot(batter.page, "call")
    batter.step_up()
    pitcher.page.locator(".hide").wait_for()
    shoot(pitcher.page, "hide")
    shoot(batter.page, "wait")
    shoot(screen, "hide", "screen")
    pitcher.page.get_by_role("radio", name="First base").check()
    shoot(pitcher.page, "hide-chosen")
    pitcher.hide("first")
    batter.lift("first")
    rest(batter)
    batter.step_up()
    pitcher.hide("second")
    batter.lift("home")
    expect(batter.page.locator("[data-corner=home]")).to_have_attribute("aria-label", "Home plate: out")
    shoot(batter.page, "bat")
    shoot(pitcher.page, "poker-face")
    shoot(screen, "bat", "screen")


def shoot_call_outs(studio: Studio, pitcher: Person, batter: Person, screen: Page) -> None:
    """A call-out stands for two seconds: one picture of it on each device."""
    batter.page.set_viewport_size(PHONE)  # pyright: ignore[reportArgumentType]
    batter.lift("second")
    batter.sees_called_out("Double!")
    studio.camera.shoot(screen, "called-out", "screen")
    rest(batter)
    batter.call()
    rest(pitcher)
    pitcher.hide("third")
    studio.camera.shoot(batter.page, "bat-called")
    batter.page.set_viewport_size(PHONE)  # pyright: ignore[reportArgumentType]
    batter.lift("third")
    batter.sees_called_out("Home run!")
    studio.camera.shoot(batter.page, "home-run", "phone")


def finish(pitcher: Person) -> None:
    """Ends the match at once."""
    rest(pitcher)
    pitcher.give_up()


def shoot_pause(studio: Studio, person: Person, other: Person) -> None:
    """One pauses, the other goes on."""
    person.page.get_by_role("button", name="Menu").first.click()
    person.page.get_by_role("button", name="Pause").click()
    expect(other.page.get_by_text("paused").first).to_be_visible()
    studio.camera.shoot(other.page, "paused")
    other.page.get_by_role("button", name="Go on").click()
    expect(other.page.get_by_text("The match is paused.")).to_have_count(0)


def shoot_result(studio: Studio, mio: Person, screen: Page, code: str) -> None:
    """The result, its seals and the replay."""
    shoot = studio.camera.shoot
    for page in (mio.page, screen):
        expect(page.locator("main.result")).to_be_visible()
        page.wait_for_load_state("networkidle")
    shoot(mio.page, "result")
    shoot(screen, "result", "screen")
    mio.page.get_by_role("button", name="Verify seals").click()
    shoot(mio.page, "seals-verified")
    mio.page.keyboard.press("Escape")
    for eyes, name in ((0, "replay"), ("all", "replay-everything")):
        page = studio.page(f"replay/{code}/1?at=6&eyes={eyes}", ".bar")
        expect(page.locator(".replay [data-mode]")).to_be_visible()
        shoot(page, name)


def shoot_evening(studio: Studio, mio: Person, theo: Person) -> None:
    """A second and a third match, so that there are lines to cross."""
    for _ in range(2):
        mio.page.get_by_role("button", name="Rematch").click()
        pitcher, _batter = by_role(mio, theo)
        finish(pitcher)
        expect(mio.page.locator("main.result")).to_be_visible()
    mio.page.get_by_role("button", name="The whole evening").click()
    studio.camera.shoot(mio.page, "evening")
    mio.page.keyboard.press("Escape")


def shoot_japanese(studio: Studio) -> None:
    """The lobby and both sides of the board in Japanese."""
    mio, theo, _ = sit_down(studio, "ja")
    theo.page.get_by_role("button", name=theo.words.frame("join.sit")).click()
    expect(theo.page.locator(".lobby")).to_be_visible()
    studio.camera.shoot(mio.page, "lobby-ja")
    mio.start()
    pitcher, batter = by_role(mio, theo)
    pitcher.page.locator(".hide").wait_for()
    studio.camera.shoot(pitcher.page, "hide-ja")
    pitcher.hide("second")
    studio.camera.shoot(batter.page, "bat-ja")


def shoot_match(studio: Studio) -> None:
    """A match from the door to the evening's chart."""
    mio, theo, code = sit_down(studio)
    screen = studio.person("", "theo").page
    screen.goto(f"{studio.server.url}/screen/{code}")
    screen.locator("h1").first.wait_for(state="attached")
    shoot_lobby(studio, mio, theo, screen)
    mio.start()
    pitcher, batter = by_role(mio, theo)
    shoot_first_half(studio, pitcher, batter, screen)
    shoot_pause(studio, pitcher, batter)
    shoot_call_outs(studio, pitcher, batter, screen)
    finish(pitcher)
    shoot_result(studio, mio, screen, code)
    shoot_evening(studio, mio, theo)


SHOOTS: tuple[Callable[[Studio], None], ...] = (
    shoot_pages,
    shoot_match,
    shoot_japanese,
    *screenshots_manga.SHOOTS,
    *screenshots_miss.SHOOTS,
    *screenshots_states.SHOOTS,
)


def main(folder: str = str(FOLDER)) -> None:
    """Starts a server of its own, and takes every picture."""
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as driver:
        server = Server(Path(place), {"limits": "0"}).start()
        browser = driver.chromium.launch(executable_path=PROGRAM, args=ARGUMENTS)
        try:
            studio = Studio(browser, server, Camera(target))
            for shoot in SHOOTS:
                shoot(studio)
        finally:
            browser.close()
            server.stop()
    print(f"{len(studio.camera.taken)} pictures in {target}")


if __name__ == "__main__":
    main(*sys.argv[1:])
