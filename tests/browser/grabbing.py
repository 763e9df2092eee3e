"""People at a table of Hit Manga: opening one, and doing what the table asks of them, by clicking and typing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from tests.browser.guest import Guest, serve_quick
from tests.browser.people import Person
from tests.serving import Server

from hitparade import art
from hitparade.games.hit_manga.content.lines_en import LINES as ENGLISH
from hitparade.games.hit_manga.content.lines_ja import LINES as JAPANESE

SAID_OF = {line: scene for lines in (ENGLISH, JAPANESE) for scene, all_of in lines.items() for line in all_of}
"""The scene that a bot's line belongs to."""
LINE = "() => document.querySelector('[data-line]')?.innerText ?? null"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a module, whose bots hardly think. Import it in place of the usual one."""
    yield from serve_quick("quick_manga_bots.py", tmp_path_factory)


class Fan(Guest):
    """Somebody who plays Hit Manga."""

    SHEET = "section.rose"

    def say(self, key: str, **gaps: object) -> str:
        """The game's words."""
        return self.person.words.hit_manga(key, **gaps)

    def button(self, key: str, **gaps: object) -> Locator:
        return self.page.get_by_role("button", name=re.compile(f"^{re.escape(self.say(key, **gaps))}"))

    def few_pairs(self) -> None:
        """The shortest game: ten pairs."""
        title = {"en": "Pairs of cards", "ja": "札の組数"}[self.person.words.language]
        self.step(title, "options.less", 20)

    def more_options(self) -> None:
        self.page.locator("summary").click()

    # ---- at the table ----

    def sees_the_cards(self) -> None:
        """Waits until all pictures are here."""
        expect(self.page.locator("[data-card] img").first).to_be_attached(timeout=20_000)

    def love(self, hearts: int, *, unseen: bool = False) -> None:
        """Sets the heart meter, once all pictures are here; ``unseen`` does not wait for them."""
        if not unseen:
            self.sees_the_cards()
        self.page.get_by_role("slider", name=self.say("love-slider")).fill(str(hearts))
        self.button("love-send", n=hearts).click()

    @property
    def field(self) -> Locator:
        """The bubble one types in."""
        return self.page.locator("textarea[data-field]")

    def read(self, line: str) -> None:
        """Types a line into the bubble and reads it."""
        self.field.fill(line)
        self.button("read-it").click()

    def say_aloud(self) -> None:
        self.button("say-it").click()

    @property
    def drawn(self) -> str:
        """The scene of the card in the reader's hand, by what its picture shows."""
        alt = self.page.locator(".reader figure img").get_attribute("alt")
        return next(scene for scene in art.scenes() if alt in {_text(scene, "reading", each) for each in ("en", "ja")})

    @property
    def heard(self) -> str | None:
        """The line in the bubble above the cards."""
        return self.page.evaluate(LINE)

    def card(self, scene: str) -> Locator:
        """The grab card of a scene, by what it shows."""
        alt = _text(scene, "grab", self.person.words.language)
        return (
            self.page.locator("[data-card]")
            .filter(visible=True)
            .and_(self.page.get_by_role("button", name=re.compile(f"{re.escape(alt)}$")))
        )

    def grab(self, scene: str) -> None:
        self.card(scene).dispatch_event("pointerdown", {"button": 0, "isPrimary": True})

    def other_than(self, scene: str) -> str:
        """Some other scene that lies on the table."""
        return next(each for each in art.scenes() if each != scene and self.card(each).count())

    def no_idea(self) -> None:
        self.button("no-idea").click()

    def caption(self, line: str) -> None:
        self.field.fill(line)
        self.button("caption-send").click()

    def vote(self, line: str) -> None:
        self.page.get_by_role("button", name=self.say("vote-for", line=line)).click()


def _text(scene: str, side: str, language: str) -> str:
    meta = art.scene_meta(scene)
    return getattr(meta, f"{'alt' if side == 'grab' else 'reading'}_{language}")


def line_for(scene: str, language: str = "en") -> str:
    """A line that bots understand."""
    return (ENGLISH if language == "en" else JAPANESE)[scene][0]


def seats(fans: Iterable[Fan], *modes: str) -> None:
    """Waits until each of them is asked for, or watches, one of these."""
    for fan in fans:
        fan.expect_mode(*modes)


def set_up(
    people: Callable[..., Person], *names: str, sizes: tuple[dict[str, int], ...], language: str = "en"
) -> list[Fan]:
    """A table with people, the first one host."""
    fans = [Fan(people(name, sizes[at % len(sizes)], language)) for at, name in enumerate(names)]
    code = fans[0].open_table()
    for fan in fans[1:]:
        fan.person.come(code)
    return fans


def reader_of(fans: Iterable[Fan]) -> Fan | None:
    """Who of them reads now; None while a bot does."""
    return next((fan for fan in fans if fan.mode in ("read", "reading")), None)


def act(fan: Fan, fans: Iterable[Fan]) -> None:
    """Does what the table asks of somebody who always knows: reads in character, and grabs the right card."""
    mode = fan.mode
    if mode == "read":
        fan.read(line_for(fan.drawn, fan.person.words.language))
    elif mode == "grab":
        reader = reader_of(fans)
        line = fan.heard
        scene = reader.drawn if reader else SAID_OF.get((line or "").strip())
        if scene is not None and fan.card(scene).count():
            fan.grab(scene)
        elif line is not None:
            fan.no_idea()


def play(fans: Iterable[Fan]) -> None:
    """Everybody does what the table asks, until the match is over."""
    everybody = list(fans)
    while not all(fan.page.locator("main.result").count() for fan in everybody):
        for fan in everybody:
            with suppress(PlaywrightTimeout):
                act(fan, everybody)
        everybody[0].page.wait_for_timeout(40)


@contextmanager
def held(host: Fan, others: Sequence[Fan]) -> Iterator[None]:
    """The match stands still meanwhile, so that everybody may look at it for long."""
    words = host.person.words
    host.page.get_by_role("button", name=words.frame("menu.open")).filter(visible=True).click()
    host.page.get_by_role("button", name=words.frame("time.pause")).click()
    for fan in (host, *others):
        expect(fan.page.get_by_text(words.frame("pause.title"), exact=True)).to_be_visible()
    yield
    host.page.get_by_role("button", name=words.frame("pause.resume")).click()
    for fan in (host, *others):
        expect(fan.page.get_by_text(words.frame("pause.title"), exact=True)).to_have_count(0)
