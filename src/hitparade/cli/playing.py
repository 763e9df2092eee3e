"""``hitparade play``: a whole match in the terminal."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from random import Random, SystemRandom

import msgspec
from rich.console import Console

from hitparade.cli.asking import Stopped, choose, is_secret, read_line
from hitparade.cli.errors import stop
from hitparade.cli.faces import Face, face_of
from hitparade.kernel import BotPlayer, IllegalMove, Match, Meta, registry
from hitparade.kernel.file import write_match_file
from hitparade.kernel.values import Json, JsonObject, Seat

_SWITCHES = {"on": True, "yes": True, "off": False, "no": False}


@dataclass(frozen=True)
class Table:
    """What the command line asked for."""

    game: str
    bots: tuple[str, ...] = ()
    seat: Seat = 0
    seats: int | None = None
    options: tuple[str, ...] = ()
    seed: int | None = None


@dataclass
class Session:
    """A match under way, and who plays it: ``bots`` by seat, people in the other seats."""

    match: Match
    bots: dict[Seat, BotPlayer]
    face: Face
    console: Console
    random: Random
    told: int = 0

    @property
    def people(self) -> list[Seat]:
        """The seats that are played at the keyboard."""
        return [seat for seat in range(self.match.state.head.seats) if seat not in self.bots]

    @property
    def viewer(self) -> Seat | None:
        """Whose view may stand on the screen: that of a person alone at the keyboard, else nobody's."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def names(self) -> list[str]:
        """What the sides are called."""
        return self.face.names(self.match.view(None), self.match.state.head.seats)


def set_up(table: Table) -> Session:
    """The match as it was asked for. Raises what the kernel raises, and typer's Exit for what makes no sense."""
    meta = registry.meta(table.game)
    seats = meta.seats[0] if table.seats is None else table.seats
    match = Match(table.game, seats=seats, seed=table.seed, options=read_options(meta, table.options))
    bots = _seated(table, seats)
    random = SystemRandom() if table.seed is None else Random(table.seed)
    return Session(match, bots, face_of(table.game), Console(highlight=False), random)


def _seated(table: Table, seats: int) -> dict[Seat, BotPlayer]:
    """The bots in the seats that the person leaves; a bot in each seat if there are so many."""
    if len(table.bots) > seats:
        raise stop(f"There are {seats} seats and {len(table.bots)} bots: leave some of the bots out.")
    if not 0 <= table.seat < seats:
        raise stop(f"There are seats 0 to {seats - 1}, not {table.seat}.")
    order = sorted(range(seats), key=lambda seat: seat == table.seat)
    return {seat: registry.bot(table.game, name) for seat, name in zip(order, table.bots, strict=False)}


def read_options(meta: Meta, given: tuple[str, ...]) -> JsonObject:
    """Options as they are typed, such as ``innings=5`` or ``walk_off=on``; the kernel says what is wrong with them."""
    pairs = [each.partition("=") for each in given]
    for name, equals, _ in pairs:
        if not equals:
            raise stop(f"An option is NAME=VALUE, such as {meta.options[0].name}=..., not {name!r}.")
    kinds = {option.name: option.kind for option in meta.options}
    return {name: _option_value(kinds.get(name), text) for name, _, text in pairs}


def _option_value(kind: str | None, text: str) -> Json:
    if kind == "switch" and text.lower() in _SWITCHES:
        return _SWITCHES[text.lower()]
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text


def play_match(session: Session, save: Path | None) -> None:
    """Plays until the match is over or somebody stops; saves it in either case."""
    try:
        _tell(session)
        while session.match.result is None:
            _turn(session)
        session.console.print(session.face.board(session.match.view(None), session.names))
        session.console.print(_outcome(session), markup=False)
    except Stopped:
        session.console.print("Stopped; the match is not over.")
    finally:
        if save is not None:
            save.write_bytes(write_match_file(session.match.state, session.match.entries))
            session.console.print(f"Saved to {save}.", markup=False)


def _outcome(session: Session) -> str:
    result, names = session.match.result, session.names
    winners = " and ".join(names[seat] for seat in result["winners"])
    return f"Score {' to '.join(map(str, result['scores']))}. Won by {winners} ({result['reason']})."


def _tell(session: Session) -> None:
    """Says what has happened since the last time, as the viewer may know it."""
    match, names = session.match, session.names
    for entry in match.entries[session.told :]:
        for event in match.state.redacted(entry, session.viewer):
            if sentence := session.face.tell(event, names):
                session.console.print(sentence, markup=False)
    session.told = len(match.entries)


def _turn(session: Session) -> None:
    match = session.match
    if not match.waiting:
        _let_the_clock_move(match)
    elif (seat := match.waiting[0]) in session.bots:
        seed = session.random.getrandbits(32)
        match.play(seat, session.bots[seat].choose(match.view(seat), match.legal(seat), seed))
    else:
        _person_moves(session, seat)
    _tell(session)


def _let_the_clock_move(match: Match) -> None:
    """Nobody is waited for, so nobody needs to wait either."""
    due_ms = match.state.due_ms
    if due_ms is None:
        raise stop("Nobody can move, and no clock runs.")
    match.advance((due_ms - match.now_ms) / 1000)


def _person_moves(session: Session, seat: Seat) -> None:
    """Asks for a move; the match's clock runs while somebody thinks."""
    match, legal = session.match, session.match.legal(seat)
    unseen = session.viewer is None and is_secret(match, seat, legal)
    step, began_s = match.view(seat)["step"], time.monotonic()
    move = _asked(session, seat, legal, unseen=unseen)
    match.advance(time.monotonic() - began_s)
    if match.result is not None or match.view(seat)["step"] != step:
        session.console.print("Time ran out before that.")
        return
    try:
        match.play(seat, move)
    except IllegalMove as error:
        session.console.print(error.sentence, markup=False)


def _asked(session: Session, seat: Seat, legal: list[JsonObject], *, unseen: bool) -> JsonObject:
    console, face, name = session.console, session.face, session.names[seat]
    if unseen:
        console.print(f"{name}: take the keyboard. The others look away.", markup=False)
        read_line("Press Enter when nobody looks. ", unseen=True)
        console.clear()
    view = session.match.view(seat if unseen else session.viewer)
    console.print(face.board(view, session.names))
    try:
        while True:
            move = choose(console, face, legal, face.question(view, name), unseen=unseen)
            if move["type"] != "give_up" or is_sure():
                return move
    finally:
        if unseen:
            console.clear()


def is_sure() -> bool:
    """Whether giving up was meant."""
    return read_line("Give up and lose? Type yes: ", unseen=False).lower() in ("y", "yes")
