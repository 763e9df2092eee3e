"""People play whole matches with their browsers, clicking as people do."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.people import DESKTOP, SCREEN, Hiding, Person, by_role, play_half
from tests.browser.saying import Language

OUT = Hiding("third", ("first", "second", "home"))


def called(hiding: Hiding, answer: bool) -> Hiding:
    return Hiding(hiding.hit, hiding.lifts, answer)


EXTRA_INNINGS: list[list[Hiding]] = [
    # A called home run, then three outs; a home run without a call, then a call that fails.
    [Hiding("second", ("second",), call=True), Hiding("home", ("first", "second", "third"))],
    [Hiding("home", ("home",), call=False), Hiding("third", ("first", "second", "home"), call=True)],
    # The extra inning, a runner on second: a single that scores nobody; a double that brings the runner home.
    [Hiding("first", ("third", "first"), call=False), Hiding("home", ("first", "second"), call=False)],
    [Hiding("second", ("second",), call=False), called(OUT, False)],
]


TITLES = {
    "en": {"call": "Call your shot", "innings": "Innings"},
    "ja": {"call": "予告ホームラン", "innings": "イニング数"},
}


@pytest.mark.parametrize(("language", "names"), [("en", ("Mio", "Theo")), ("ja", ("ミオ", "テオ"))])
def test_with_extra_innings_and_called_shots(
    people: Callable[..., Person], language: Language, names: tuple[str, str]
) -> None:
    """Two players and a big screen: one inning, a tie, an extra inning, and a winner."""
    mio, theo = people(names[0], language=language), people(names[1], DESKTOP, language=language)
    screen = people("", SCREEN, language=language)
    code = mio.open_table()
    theo.come(code)
    screen.page.goto(f"{screen.base}/screen/{code}")
    mio.set_switch(TITLES[language]["call"])
    mio.fewer(TITLES[language]["innings"], 2)
    mio.start()
    home, visitors = by_role(mio, theo)
    for half, hidings in enumerate(EXTRA_INNINGS):
        pitcher, batter = (home, visitors) if half % 2 == 0 else (visitors, home)
        play_half(pitcher, batter, hidings)
    for person in (mio, theo, screen):
        won = person.words.result("takes-it", name=home.name)
        expect(person.page.get_by_role("heading", level=1)).to_have_text(won)
    assert home.score() == ["1", "2"]
