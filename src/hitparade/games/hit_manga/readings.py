"""Readings of Hit Manga: who reads, which card is drawn, the line, and how a reading ends (M2 to M5, M8, M10, M11)."""

from __future__ import annotations

from hitparade.games.hit_manga import contest
from hitparade.games.hit_manga.events import Cancelled, Drew, Guessed, Loved, PutBack, Started, Taken, WasRead
from hitparade.games.hit_manga.flow import Flow
from hitparade.games.hit_manga.linking import distances
from hitparade.games.hit_manga.moves import LONGEST_READING, Love, Read
from hitparade.games.hit_manga.races import Number, refill
from hitparade.games.hit_manga.refusals import need_phase, need_reader
from hitparade.games.hit_manga.state import State
from hitparade.games.hit_manga.values import MOST_READS, Aside, Card, Drawn, Ignorance, PutBackWhy, Tried, Twist
from hitparade.kernel.errors import IllegalMove
from hitparade.kernel.seals import seal
from hitparade.kernel.texts import tidy
from hitparade.kernel.values import Seat


def start(flow: Flow) -> None:
    """M1, M2: so many pairs of the deck, the grab cards shuffled onto the table; ids follow the places."""
    options, chance = flow.state.options, flow.chance
    laid = chance.shuffled(list(options.pictures))[: options.pairs]
    table = tuple(Card(f"c{slot + 1}", slot, picture) for slot, picture in enumerate(laid))
    aside = None
    if options.edition == "later":
        put = tuple(sorted(chance.shuffled(laid)[: flow.state.seats]))
        salt = chance.salt()
        aside = Aside(put, salt, seal(list(put), salt))
    flow.tell(Started(table, aside))


def love(flow: Flow, seat: Seat, move: Love) -> None:
    """M3: sets the heart meter, once."""
    state = flow.state
    need_phase(state, "love")
    if state.hearts[seat] is not None:
        raise IllegalMove("already-set", "Your heart meter is set.")
    flow.tell(Loved(seat, move.hearts))
    look_at_hearts(flow)


def unloved(state: State) -> list[Seat]:
    """Whose hearts are waited for."""
    return [seat for seat in state.present if state.hearts[seat] is None]


def look_at_hearts(flow: Flow) -> None:
    """M3: on as soon as everybody has set them."""
    if not unloved(flow.state):
        begin(flow)


def begin(flow: Flow) -> None:
    """M3: who loves manga most reads first, drawn among equals; silence counts 0."""
    state = flow.state
    hearts = {seat: state.hearts[seat] or 0 for seat in state.present}
    most = [seat for seat, count in hearts.items() if count == max(hearts.values())]
    draw(flow, most[flow.chance.below(len(most))])


def draw(flow: Flow, reader: Seat, *, again: bool = False) -> None:
    """M4, M7: the reader draws a card out of the pile; lots for the listeners are drawn and sealed with it."""
    state, chance = flow.state, flow.chance
    listeners = tuple(seat for seat in state.present if seat != reader)
    picture = state.pile[chance.below(len(state.pile))]
    lots = tuple(chance.shuffled(list(listeners)))
    salt = chance.salt()
    drawn = Drawn(picture, lots, salt, seal({"picture": picture, "lots": list(lots)}, salt))
    flow.tell(Drew(reader, listeners, _twist(flow), again, drawn))


def _twist(flow: Flow) -> Twist | None:
    """Option twist: another way to read each time. A story goes on only where one was told."""
    if not flow.state.options.twist:
        return None
    twists: list[Twist] = ["sounds", "mime", "story"] if flow.state.pages else ["sounds", "mime"]
    return twists[flow.chance.below(len(twists))]


def read(flow: Flow, seat: Seat, move: Read) -> None:
    """M5, M16: grabbing opens with the first line; a further one adds to it or repeats it."""
    state = flow.state
    need_phase(state, "read", "grab")
    need_reader(state, seat)
    if len(state.reads) >= MOST_READS:
        raise IllegalMove("read-enough", f"A card is read {MOST_READS} times at most.")
    said = _said(state, move)
    repeats = said is not None and said == state.line
    line = state.line if said is None or repeats else " ".join(part for part in (state.line, said) if part)
    links = flow.moment.links
    voice = move.voice if isinstance(move.voice, str) else None
    flow.tell(WasRead(seat, said, line, not repeats, flow.moment.now_ms, distances(state, links), voice))


def room_for(state: State) -> int:
    """How many characters may still be typed on this card."""
    return LONGEST_READING - len(state.line) - 1 if state.line else LONGEST_READING


def _said(state: State, move: Read) -> str | None:
    """What was typed, tidied; None if it is said aloud."""
    if isinstance(move.line, str):
        if move.aloud is True or move.aloud is False:
            raise IllegalMove("bad-line", "A line is typed or said aloud, not both.")
        return fitted(move.line, room_for(state))
    if move.aloud is not True:
        raise IllegalMove("bad-line", "Type a line, or say it aloud.")
    return None


def fitted(line: str, room: int) -> str:
    """The line, tidied. Refused if there is nothing to see, or more than fits."""
    if len(line) > room:
        raise IllegalMove("line-too-long", f"There is room for {room} more characters on this card.")
    words = tidy(line)
    if not words:
        raise IllegalMove("empty-line", "A line needs something to read.")
    return words


def put_back(flow: Flow, why: PutBackWhy) -> None:
    """M17, reading clock: the card is shuffled back. The same reader draws again the first time; then the next."""
    reader = flow.state.the_reader
    flow.tell(PutBack(reader, why))
    state = flow.state
    if why == "time-up":
        draw(flow, reader, again=True)
    elif state.silent >= len(state.present):
        contest.finish(flow, "nobody-reads")
    else:
        draw(flow, next_reader(state))


def next_reader(state: State) -> Seat:
    """M11, M17: next to the left, of those who are there."""
    after = [seat for seat in state.present if seat > state.the_reader]
    return after[0] if after else state.present[0]


def take(flow: Flow, winner: Seat) -> None:
    """M8: right."""
    state = flow.state
    flow.tell(Taken(state.the_reader, winner, state.match_of_drawn, _credits(state), state.the_drawn.opened()))
    go_on(flow)


def guess(flow: Flow, why: Ignorance) -> None:
    """M19: all the tries of a sealed race are looked at together."""
    state = flow.state
    card = state.match_of_drawn
    tries = tuple(sorted((Tried(grab.seat, grab.card) for grab in state.held), key=lambda tried: tried.seat))
    right = tuple(tried.seat for tried in tries if tried.card == card)
    if not right:
        cancel(flow, why, tries)
        return
    flow.tell(Guessed(state.the_reader, right, tries, card, state.the_drawn.opened()))
    go_on(flow)


def cancel(flow: Flow, why: Ignorance, tries: tuple[Tried, ...] = ()) -> None:
    """M10: the pair leaves, and the reader takes a cancellation card."""
    state = flow.state
    opened = state.the_drawn.opened()
    flow.tell(Cancelled(state.the_reader, why, tries, state.match_of_drawn, _credits(state), opened))
    go_on(flow)


def _credits(state: State) -> tuple[Number, ...]:
    """M7: every listener's credit refills after a reading. In a sealed race nothing is spent or refilled."""
    if state.options.sealed:
        return state.credits
    spent = dict(state.spent)
    return tuple(
        refill(credit, spent.get(seat, 0)) if seat in state.listeners else credit
        for seat, credit in enumerate(state.credits)
    )


def go_on(flow: Flow) -> None:
    """M11, M12, M13: the next player reads, unless that was the last."""
    state = flow.state
    if not state.cancellations_left:
        contest.finish(flow, "cancelled")
    elif state.pairs_left > 1 or (state.pairs_left and state.options.play_last_pair):
        draw(flow, next_reader(state))
    else:
        contest.finish(flow, "last-pair" if state.pairs_left else "all-played")
