"""Hit Manga in browsers: a complete match, a race over a long line, and a drawn card that nobody else can learn of."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, Route, expect
from tests.browser.far_away import far_from
from tests.browser.grabbing import Fan, line_for, play, reader_of, seats, server, set_up
from tests.browser.people import DESKTOP, PHONE, SCREEN, Person
from tests.serving import Server

__all__ = ["server"]

FAR_MS = 250
LATER_MS = 110
"""So much later the nearer one presses: less than the way of the farther one's grab to the server."""
PRESS_AT = """([card, at]) => setTimeout(() => document.querySelector(`[data-card="${card}"]`).dispatchEvent(
  new PointerEvent('pointerdown', { bubbles: true, isPrimary: true, button: 0 })), at - Date.now())"""
CARD_REQUESTS = re.compile("/art/cards/|/api/decks/")
BLANK = """(card) => {
  const copy = card.cloneNode(true);
  const own = ['data-card', 'data-slot', 'aria-label', 'aria-keyshortcuts', 'tabindex'];
  for (const name of own) copy.removeAttribute(name);
  copy.querySelector('img').removeAttribute('src');
  copy.querySelector('.sign').textContent = '';
  return copy.outerHTML;
}"""
RECORD_SPEECH = """window.spoken = [];
  speechSynthesis.speak = (words) => window.spoken.push([words.text, words.pitch < 0.5 ? 'deep' : 'other'])"""
HEARD = "[role=status].spoken"
ON_TOP = """(wanted) => { const { left, top, width, height } = document.querySelector(wanted).getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2)?.matches(wanted) ?? false; }"""
"""Whether the middle of an element is what one touches there."""
IN_SIGHT = """([inner, ...around]) => around.every((outer) => {
  const [one, other] = [inner, outer].map((each) => each.getBoundingClientRect());
  return one.top >= other.top && one.left >= other.left && one.bottom <= other.bottom && one.right <= other.right;
}) && inner.getBoundingClientRect().width > innerWidth / 3"""
"""Whether the first element lies wholly in each of the others, and is large."""


def test_three_phones_and_two_bots_play_a_complete_match(people: Callable[..., Person]) -> None:
    """Ten pairs, one of them a player who misfires; the readings become a page that can be kept."""
    fans = set_up(people, "Mio", "Theo", "Ines", sizes=(PHONE,))
    mio, theo, ines = fans
    mio.add_bot(1, after=3)
    mio.add_bot(2, after=4)
    mio.few_pairs()
    screen = people("", SCREEN)
    screen.context.add_init_script(RECORD_SPEECH)
    screen.page.goto(f"{screen.base}/screen/{mio.page.url.rsplit('/', 1)[-1]}")
    mio.person.start()
    seats(fans, "love")
    mio.love(10)
    theo.love(4)
    ines.love(0)
    mio.expect_mode("read")
    theo.expect_mode("await-read")
    scene = mio.drawn
    mio.page.get_by_role("combobox", name=mio.say("voice")).select_option(label=mio.say("voice-deep"))
    mio.read(line_for(scene))
    expect(theo.page.locator("[data-line]")).to_have_text(line_for(scene))
    expect(screen.page.locator("[data-line]")).to_have_text(line_for(scene))
    assert screen.page.evaluate("() => spoken") == [[line_for(scene), "deep"]]
    ines.grab(ines.other_than(scene))
    ines.expect_mode("misfired")
    expect(ines.page.locator(".card.wrong")).to_have_count(1)
    theo.expect_mode("grab")
    theo.grab(scene)
    expect(mio.page.locator(f"{HEARD}:not(:empty)")).to_contain_text("Theo takes")
    expect(theo.card(scene)).to_have_count(0)
    expect(screen.page.locator("[data-card]")).to_have_count(9)
    play(fans)
    for person in (*fans, screen):
        expect(person.page.locator("main.result canvas[data-drawn=true]")).to_be_visible()
    prints_the_whole_page(screen.page)
    with theo.page.expect_download() as saving:
        theo.button("page-save").click()
    assert saving.value.suggested_filename == "hit-manga.png"
    assert saving.value.path().read_bytes().startswith(b"\x89PNG")
    replays_who_was_first(theo)
    assert {"love", "read", "reading", "await-read", "grab"} <= mio.seen | theo.seen | ines.seen


def prints_the_whole_page(screen: Page) -> None:
    """Nobody scrolls a big screen: the page to keep is in sight from its heading to its credits."""
    for size in (SCREEN, DESKTOP):
        screen.set_viewport_size(size)  # pyright: ignore[reportArgumentType]
        canvas, place, body = (screen.query_selector(each) for each in ("canvas", ".keepsake", "body"))
        assert screen.evaluate(IN_SIGHT, [canvas, place, body]), size


def replays_who_was_first(fan: Fan) -> None:
    """The replay steps to the first card that was taken, and explains it."""
    fan.page.goto(f"{fan.person.base}/replay/{fan.page.url.rsplit('/', 1)[-1]}/1")
    words = fan.page.locator(".bar .words")
    expect(words).to_be_visible()
    while "Theo takes" not in words.inner_text():
        before = words.inner_text()
        fan.page.get_by_role("button", name=fan.person.words.replay("next")).click()
        expect(words).not_to_have_text(before)
    expect(fan.page.locator(".call-out")).to_have_count(0)
    fan.page.locator(".foot").get_by_role("button", name=fan.say("why")).click()
    lanes = fan.page.get_by_role("dialog").get_by_role("listitem")
    expect(lanes.filter(has_text="Ines")).to_contain_text(fan.say("race-wrong"))
    expect(lanes.filter(has_text="Theo")).to_contain_text(fan.say("race-right"))


def test_who_was_first_wins_at_any_distance(people: Callable[..., Person], server: Server) -> None:
    """Theo's grab reaches the server first, but Ines, 250 ms away, was quicker by the clock on the wall."""
    mio, theo, ines = (Fan(people(name, PHONE)) for name in ("Mio", "Theo", "Ines"))
    with far_from(server.port, FAR_MS) as port:
        code = mio.open_table()
        theo.person.come(code)
        ines.person.base = f"http://127.0.0.1:{port}"
        ines.person.come(code)
        mio.person.start()
        seats((mio, theo, ines), "love")
        mio.love(10)
        theo.love(0)
        ines.love(0)
        mio.expect_mode("read")
        scene = mio.drawn
        mio.read("Who was first?")
        seats((theo, ines), "grab")
        card = theo.card(scene).get_attribute("data-card")
        at = theo.page.evaluate("() => Date.now() + 900")
        ines.page.evaluate(PRESS_AT, [card, at])
        theo.page.evaluate(PRESS_AT, [card, at + LATER_MS])
        told = mio.page.locator(f"{HEARD}:not(:empty)")
        expect(told).to_contain_text("Ines takes")
        expect(told).to_contain_text("before Theo")
        mio.page.locator(".foot").get_by_role("button", name=mio.say("why")).click()
        lane = mio.page.get_by_role("dialog").get_by_role("listitem").filter(has_text="Ines")
        expect(lane).to_contain_text("Own clock")
        ines.page.close()


def test_who_reads_next_writes_at_once(people: Callable[..., Person]) -> None:
    """While the others see the last reading called out, nothing lies over the next reader's bubble."""
    mio, theo, ines = fans = [Fan(people(name, DESKTOP, hurried=False)) for name in ("Mio", "Theo", "Ines")]
    code = mio.open_table()
    theo.person.come(code)
    ines.person.come(code)
    mio.person.start()
    seats(fans, "love")
    for fan in fans:
        fan.love(10 if fan is mio else 0)
    mio.expect_mode("read")
    scene = mio.drawn
    mio.read("Who was first?")
    seats((theo, ines), "grab")
    theo.grab(scene)
    seats(fans, "read", "await-read")
    reader = reader_of(fans)
    assert reader is not None
    listener = next(fan for fan in fans if fan is not reader)
    expect(listener.page.locator(".call-out")).to_contain_text("Theo takes")
    reader.page.keyboard.type("At once!")
    expect(reader.field).to_have_value("At once!")
    assert reader.page.evaluate(ON_TOP, "textarea[data-field]")
    expect(reader.page.locator(".told")).to_contain_text("Theo takes")
    expect(reader.page.locator(".call-out")).to_have_count(0)
    expect(reader.page.locator(".told")).to_have_count(0)


def test_love_is_told_while_the_pictures_are_on_their_way(people: Callable[..., Person]) -> None:
    """The hearts are there from the start, the cards show their backs meanwhile, and no id is read out."""
    mio, theo, ines = fans = [Fan(people(name, PHONE)) for name in ("Mio", "Theo", "Ines")]
    waiting, is_open = list[Route](), False
    mio.page.route(CARD_REQUESTS, lambda route: route.continue_() if is_open else waiting.append(route))
    code = mio.open_table()
    theo.person.come(code)
    ines.person.come(code)
    mio.person.start()
    seats(fans, "love")
    cards = mio.page.locator("[data-card]").filter(visible=True)
    expect(cards).to_have_count(30)
    coming = mio.page.locator(".play").get_by_role("status")
    expect(coming).to_have_text(mio.say("deck-loading", n=0, all=60))
    names = cards.evaluate_all("(cards) => cards.map((card) => card.ariaLabel.split(': ')[1])")
    assert names == [mio.say("card-unnamed")] * 30
    mio.love(7, unseen=True)
    mio.expect_mode("loved")
    is_open = True
    for route in waiting:
        route.continue_()
    expect(mio.page.locator("[data-card] img")).to_have_count(30, timeout=20_000)
    expect(coming).to_have_count(0)


def listen(person: Person) -> list[str]:
    """Everything that this device is told over its socket."""
    told: list[str] = []
    person.page.on("websocket", lambda line: line.on("framereceived", lambda frame: told.append(str(frame))))
    return told


def ask(person: Person) -> list[str]:
    """The pictures and facts of cards that this device asks for from now on, in order."""
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url) if CARD_REQUESTS.search(request.url) else None)
    return asked


def tells(frame: str, scene: str) -> bool:
    """Whether a message names a scene anywhere but among the cards that lie openly on the table."""
    message = json.loads(frame)
    view = message.get("view") or {}
    view.pop("table", None)
    message["events"] = [event for event in message.get("events", []) if event["type"] != "started"]
    return scene in json.dumps(message)


def test_no_listener_can_learn_which_card_was_drawn(people: Callable[..., Person]) -> None:
    """Not from what the page is told, shows, keeps or asks for: the pictures were all there before, in one order."""
    mio, theo, ines = (Fan(people(name, size)) for name, size in (("Mio", PHONE), ("Theo", DESKTOP), ("Ines", PHONE)))
    heard = {fan.name: listen(fan.person) for fan in (mio, theo, ines)}
    asked = {fan.name: ask(fan.person) for fan in (mio, theo, ines)}
    code = mio.open_table()
    theo.person.come(code)
    ines.person.come(code)
    mio.person.start()
    seats((mio, theo, ines), "love")
    for fan in (mio, theo, ines):
        expect(fan.page.locator("[data-card] img")).to_have_count(30, timeout=20_000)
    before = {name: list(urls) for name, urls in asked.items()}
    assert len(before["Mio"]) == 61
    assert before["Mio"] == before["Theo"] == before["Ines"]
    mio.love(10)
    theo.love(0)
    ines.love(0)
    mio.expect_mode("read")
    scene = mio.drawn
    page_while_drawn = theo.table.evaluate("(table) => table.outerHTML")
    mio.read("Hm.")
    theo.expect_mode("grab")
    for fan in (theo, ines):
        assert not [frame for frame in heard[fan.name] if tells(frame, scene)]
    assert [frame for frame in heard["Mio"] if tells(frame, scene)]
    own = theo.card(scene).get_attribute("data-card")
    assert page_while_drawn.count(f'data-card="{own}"') == 1
    assert len({_blank(card) for card in theo.page.locator("[data-card]").all()}) == 1
    assert asked == before
    theo.grab(scene)
    expect(theo.page.locator(f"{HEARD}:not(:empty)")).to_contain_text("Theo takes")
    assert asked == before
    assert reader_of((mio, theo, ines)) is theo


def _blank(card: Locator) -> str:
    """A card as the page has it, without what every card has of its own: id, place, words, picture."""
    return card.evaluate(BLANK)
