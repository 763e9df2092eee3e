"""Hit or Miss in browsers: a complete match, typing as a joy, and Japanese that is composed."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import CDPSession, WebSocket, expect
from tests.browser.guessing import Guesser, play, server
from tests.browser.people import DESKTOP, PHONE, SCREEN, Person

__all__ = ["server"]

TURNING = """() => Math.max(0, ...document.getAnimations()
  .filter((each) => each.effect.target?.closest('.card'))
  .map((each) => each.effect.getComputedTiming().endTime))"""
"""When the last card that turns lies open, in ms."""


def set_up(people: Callable[..., Person], *names: str) -> list[Guesser]:
    """A table with people, the first one host; every second one has a desktop."""
    guessers = [Guesser(people(name, DESKTOP if at % 2 else PHONE)) for at, name in enumerate(names)]
    code = guessers[0].open_table()
    for guesser in guessers[1:]:
        guesser.come(code)
    return guessers


def begin(guessers: list[Guesser]) -> Guesser:
    """The host starts, somebody who does not lead turns the timer, and all write. Returns the Leader."""
    guessers[0].person.start()
    for guesser in guessers:
        guesser.expect_mode("lead", "start")
    leader = next((guesser for guesser in guessers if guesser.mode == "lead"), guessers[0])
    next(guesser for guesser in guessers if guesser.mode == "start").start_timer()
    for guesser in guessers:
        guesser.expect_mode("write")
    return leader


def test_three_people_and_two_bots_play_a_complete_match(people: Callable[..., Person]) -> None:
    """Two phones, a desktop and a big screen. One writes on when time is up; one looks whether cards come too early."""
    mio, amina, theo = guessers = set_up(people, "Mio", "Amina", "Theo")
    mio.add_bot(0, after=3)
    mio.add_bot(2, after=4)
    mio.step("Time to write", "options.less", 2)
    mio.step("Rounds", "options.more1")
    screen = people("", SCREEN)
    screen.page.goto(f"{screen.base}/screen/{mio.page.url.rsplit('/', 1)[-1]}")
    begin(guessers)
    mio.write("apple", "pear", "plum")
    mio.write("Pears")
    expect(mio.page.locator(".word")).to_have_text(mio.say("why-already-written", same="pear"))
    theo.write("apples", "cherry")
    amina.write("apple tree", "PLUM")
    amina.field.fill("pear")
    too_early: list[str] = []

    def lay(guesser: Guesser) -> None:
        too_early.extend(guesser.page.locator(".card.hit, .card.miss").all_inner_texts())
        guesser.lay()

    def look(guesser: Guesser) -> None:
        assert guesser.page.evaluate(TURNING) <= 1_000
        guesser.next()

    for guesser in guessers:
        expect(guesser.table).not_to_have_attribute("data-phase", "write", timeout=40_000)
    expect(amina.line("pear")).to_be_visible()
    results = [guesser.page.locator("main.result") for guesser in guessers]
    play(guessers, lambda: all(result.count() for result in results), {"answer": lay, "shown": look})
    assert too_early == []
    for person in (*(guesser.person for guesser in guessers), screen):
        expect(person.page.get_by_role("heading", name=mio.say("score-pad"))).to_be_visible()
        expect(person.page.get_by_role("region", name=mio.say("list-of", name="Amina"))).to_contain_text("pear")
    assert {"answer", "shown", "await-turn"} <= mio.seen | theo.seen


def is_draft(frame: str | bytes, text: str) -> bool:
    """Whether the server says that it knows what stands in the field."""
    return isinstance(frame, str) and '"drafted"' in frame and text in frame


def alone(people: Callable[..., Person], name: str, language: str = "en") -> tuple[Guesser, list[WebSocket]]:
    """Somebody with two bots, writing; and the sockets of their page."""
    person, sockets = people(name, language=language), list[WebSocket]()
    person.page.on("websocket", lambda socket: sockets.append(socket))
    guesser = Guesser(person)
    guesser.open_table()
    guesser.add_bot(0)
    guesser.add_bot(2, after=2)
    person.start()
    guesser.expect_mode("lead", "start", "write")
    if guesser.mode == "start":
        guesser.start_timer()
    guesser.expect_mode("write")
    return guesser, sockets


def test_what_was_typed_is_kept_and_can_be_undone(people: Callable[..., Person]) -> None:
    mio, sockets = alone(people, "Mio")
    mio.write("soap", "towel")
    mio.page.get_by_role("button", name=mio.say("strike", item="soap")).click()
    expect(mio.page.locator(".pad s")).to_have_text("soap")
    mio.button("undo").click()
    expect(mio.page.locator(".pad li").filter(has_text="soap")).to_have_count(2)
    mio.button("undo").click()
    expect(mio.field).to_have_value("towel")
    with sockets[-1].expect_event("framereceived", lambda frame: is_draft(frame, "half a wo")):
        mio.field.fill("half a wo")
    mio.page.reload()
    expect(mio.field).to_have_value("half a wo")
    expect(mio.page.locator(".pad s")).to_have_text(["soap", "towel"])


def compose(session: CDPSession, text: str) -> None:
    """What an input method does: marked text in the field, and keys that it takes for itself."""
    session.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})


def press_enter(session: CDPSession, *, taken: bool) -> None:
    """An Enter; ``taken`` by the input method it has the code 229."""
    code = 229 if taken else 13
    key = {"key": "Enter", "code": "Enter", "windowsVirtualKeyCode": code, **({} if taken else {"text": "\r"})}
    session.send("Input.dispatchKeyEvent", {"type": "rawKeyDown" if taken else "keyDown", **key})
    session.send("Input.dispatchKeyEvent", {"type": "keyUp", **key})


def test_composing_japanese_never_submits(people: Callable[..., Person]) -> None:
    mio, _ = alone(people, "ミオ", "ja")
    mio.field.click()
    session = mio.page.context.new_cdp_session(mio.page)
    compose(session, "すし")
    expect(mio.field).to_have_value("すし")
    press_enter(session, taken=True)
    session.send("Input.insertText", {"text": "寿司"})
    expect(mio.field).to_have_value("寿司")
    expect(mio.page.locator(".pad ol li")).to_have_count(0)
    # Safari ends composing first and tells of the Enter afterwards, with the code 229 alone.
    late = """field => field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }))"""
    assert mio.field.evaluate(late) is False
    press_enter(session, taken=False)
    expect(mio.line("寿司")).to_be_visible()
    expect(mio.field).to_have_value("")
