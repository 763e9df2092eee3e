"""A whole match by keyboard alone, and what those who listen hear of it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect
from tests.browser.people import DESKTOP, KEYS, SCREEN, Person, by_role

ARROWS = {"first": "ArrowRight", "second": "ArrowUp", "third": "ArrowLeft", "home": "ArrowDown"}
HAS_FOCUS = "element => element === document.activeElement"
FOCUS_IS_SOMEWHERE = "() => document.activeElement !== null && document.activeElement !== document.body"


def tab_to(page: Page, target: Locator) -> None:
    """Presses Tab until the target has the focus."""
    target.wait_for()
    for _ in range(80):
        if target.evaluate(HAS_FOCUS):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{target} can't be reached by Tab.")


def press(person: Person, name: str, role: str = "button") -> None:
    tab_to(person.page, person.page.get_by_role(role, name=name, exact=True))  # pyright: ignore[reportArgumentType]
    person.page.keyboard.press("Enter")


def say_who(person: Person) -> None:
    tab_to(person.page, person.page.get_by_role("textbox", name="Your name"))
    person.page.keyboard.type(person.name)
    person.page.keyboard.press("Enter")


def hide(person: Person, corner: str, *, arrows: bool) -> None:
    """By a digit, or by an arrow key on the diamond; Enter puts the covers down."""
    person.expect_mode("hide")
    board = person.page.locator(".hide:not([inert])")
    radio = board.get_by_role("radio", name=person.corner(corner))
    radio.wait_for()
    if arrows:
        tab_to(person.page, board.get_by_role("radio").first)
    person.page.keyboard.press(ARROWS[corner] if arrows else KEYS[corner])
    expect(radio).to_be_checked()
    expect(radio).to_be_focused()
    person.page.keyboard.press("Enter")
    person.expect_mode("poker")


def lift(person: Person, corner: str, *, arrows: bool) -> None:
    person.expect_mode("bat")
    cover = person.page.get_by_role("button", name=person.cover(corner))
    cover.wait_for()
    if arrows:
        tab_to(person.page, person.page.locator("button.cover").first)
        person.page.keyboard.press(ARROWS[corner])
        expect(cover).to_be_focused()
        person.page.keyboard.press("Enter")
    else:
        person.page.keyboard.press(KEYS[corner])
    expect(cover).to_have_count(0)


def play(pitcher: Person, batter: Person, hit: str, lifts: list[str], *, arrows: bool = False) -> None:
    hide(pitcher, hit, arrows=arrows)
    for corner in lifts:
        lift(batter, corner, arrows=arrows)
    for person in (pitcher, batter):
        person.page.wait_for_function(FOCUS_IS_SOMEWHERE)


def answer(batter: Person, key: str) -> None:
    """Calls the shot or steps up without; ``key`` is that of the button's words."""
    batter.expect_mode("call")
    press(batter, batter.words.game(key))


def heard(page: Page) -> str:
    return " ".join(page.locator("[role=status].spoken").all_inner_texts())


def test_a_match_by_keyboard_alone(people: Callable[..., Person]) -> None:
    mio, theo = people("Mio", hurried=False), people("Theo", DESKTOP, hurried=False)
    screen = people("", SCREEN)
    mio.page.goto(f"{mio.base}/")
    tab_to(mio.page, mio.page.locator("section.leaf").get_by_role("button", name="Open a table"))
    mio.page.keyboard.press("Enter")
    say_who(mio)
    mio.page.wait_for_url("**/room/*")
    screen.page.goto(mio.page.url.replace("/room/", "/screen/"))
    theo.page.goto(mio.page.url)
    say_who(theo)
    expect(theo.page.locator(".lobby")).to_be_visible()
    press(mio, "Call your shot", "switch")
    expect(mio.page.get_by_role("switch", name="Call your shot")).to_be_checked()
    one_inning(mio)
    press(mio, "Start Hits & Outs")

    home, visitors = by_role(mio, theo)
    # One inning: a called home run, then a home run without a call, and a call that fails.
    answer(visitors, "call-yes")
    play(home, visitors, "second", ["second"], arrows=True)
    home.sees_called_out("Called it!")
    play(home, visitors, "first", ["second", "third", "home"])
    answer(home, "call-no")
    play(visitors, home, "home", ["home"])
    answer(home, "call-yes")
    peek(visitors, "third")
    for corner in ("first", "second", "home"):
        lift(home, corner, arrows=corner == "first")
    # The extra inning, a runner on second: a single brings nobody home, a double does.
    answer(visitors, "call-no")
    play(home, visitors, "first", ["first"])
    answer(visitors, "call-no")
    play(home, visitors, "home", ["third", "second", "first"])
    answer(home, "call-no")
    play(visitors, home, "second", ["second"], arrows=True)
    visitors.sees_called_out("Double!")
    answer(home, "call-yes")
    play(visitors, home, "third", ["home", "second", "first"])

    for person in (home, screen):
        expect(person.page.get_by_role("heading", level=1)).to_have_text(f"{home.name} takes it")
    assert home.score() == ["1", "2"]
    press(mio, "Rematch")
    pitcher, _ = by_role(mio, theo)
    give_up(pitcher)


def one_inning(person: Person) -> None:
    for innings in ("2", "1"):
        press(person, "Less: Innings")
        expect(person.page.locator("output", has_text=innings)).to_be_visible()


def peek(pitcher: Person, corner: str) -> None:
    """Hides, then looks where it lies while a key is held, and no longer."""
    hide(pitcher, corner, arrows=False)
    button = pitcher.page.locator("button.peek")
    tab_to(pitcher.page, button)
    said = f"It lies {pitcher.words.game(f'at-{corner}')}."
    pitcher.page.keyboard.down("Enter")
    expect(button).to_contain_text(said)
    pitcher.page.keyboard.up("Enter")
    expect(pitcher.page.get_by_text(said)).to_have_count(0)


def give_up(person: Person) -> None:
    """Asked twice; the other side wins."""
    here = person.page.locator(".hide:not([inert]), .layout:not([inert])")
    tab_to(person.page, here.get_by_role("button", name="Give up", exact=True))
    person.page.keyboard.press("Enter")
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Give the match up?")
    tab_to(person.page, dialog.get_by_role("button", name="Give up"))
    person.page.keyboard.press("Enter")
    expect(person.page.get_by_text(f"{person.name} gave up")).to_be_visible()
