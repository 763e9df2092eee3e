"""Bodies of the HTTP interface: opening a table, coming in, moving a seat, replays, pictures."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from hitparade.wire.room import Role


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/rooms: a new room with this person as host. With ``bot`` the match starts at once (solo): with
    that bot, and with others of the game's bots where it needs more players."""

    name: str
    head: str
    game: str | None = None
    options: dict[str, Any] = {}
    bot: str | None = None


class ComeIn(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/rooms/{code}/members: come to a table. A screen needs neither name nor head."""

    name: str = ""
    head: str = ""
    role: Role = "player"


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/rooms/{code}/claims: move a seat here, with the PIN that its other device shows."""

    member: int
    pin: str


class Seated(Struct, frozen=True):
    """Who one is from now on. ``token`` is the key to the seat: keep it, show it to nobody."""

    code: str
    member: int
    token: str


class RoomCard(Struct, frozen=True):
    """GET /api/rooms/{code}: what a newcomer may know before coming in. ``full``: every seat is taken, so who comes now
    watches until one is free."""

    code: str
    game: str
    people: int
    host: str
    locked: bool
    full: bool


class Problem(Struct, frozen=True):
    """Every refusal over HTTP: a stable code and a sentence."""

    code: str
    sentence: str


class PackFault(Struct, frozen=True):
    """What is wrong with a pack's file, and where: the card, the answer and the line, as far as there is one."""

    code: str
    sentence: str
    card: str | None
    answer: str | None
    line: int | None


class PackProblem(Problem, frozen=True):
    """The refusal of a pack's file: all that is wrong with it (the first 100), out of ``count``."""

    faults: list[PackFault]
    count: int


class PackCard(Struct, frozen=True):
    """GET /api/rooms/{code}/packs/{pack}/cards: a card of a pack as its host may see it, by its place in the file."""

    place: int
    title: str
    tags: list[str]
    audience: str


class Frame(Struct, frozen=True):
    """One step of a replay: what happened, and what the chosen viewer could see after it."""

    at_ms: int
    by: str
    seat: int | None
    events: list[dict[str, Any]]
    view: dict[str, Any]


class Replay(Struct, frozen=True):
    """A finished match to watch.

    ``viewer`` is a seat or None for everything that the screen saw; ``names`` and ``heads`` go by seat; ``opened`` is
    every seal of the match, opened, for verification in the browser.
    """

    game: str
    options: dict[str, Any]
    names: list[str]
    heads: list[str]
    viewer: int | None
    frames: list[Frame]
    result: dict[str, Any] | None
    opened: list[dict[str, Any]]


class ReplayFile(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/replays: a match file to show. ``viewer`` as in Replay."""

    file: dict[str, Any]
    viewer: int | None = None


class Address(Struct, frozen=True):
    """GET /api/address: where friends open this server, as a whole address with a slash at the end."""

    address: str


class HeadCard(Struct, frozen=True):
    """A head that players can pick. ``name`` and ``looks`` by language; ``bot`` the level of the bot that wears it."""

    id: str
    name: dict[str, str]
    looks: dict[str, str]
    bot: str | None


class Heads(Struct, frozen=True):
    """GET /api/heads: what pictures there are. ``version`` belongs into picture addresses, as ``?v=``."""

    version: str
    heads: list[HeadCard]
    moods: list[str]
    poses: list[str]
    teams: list[str]


class CardPicture(Struct, frozen=True):
    """A picture of a deck: where it is (below the server's base), its size, and what is to be seen, by language."""

    address: str
    width: int
    height: int
    text: dict[str, str]


class Bubble(Struct, frozen=True):
    """The empty bubble of a reading card, in percent of the card: the room for a line, and where its tail points.

    ``left`` and ``width`` are of the card's width, ``top`` and ``height`` of its height; ``speaker`` is (left, top).
    ``kind``: ``round``, ``shout``, ``thought``, ``whisper``, ``trembling`` or ``jagged``.
    """

    kind: str
    left: float
    top: float
    width: float
    height: float
    speaker: tuple[float, float] | None


class DeckCard(Struct, frozen=True):
    """A pair of a deck. ``picture`` is the scene's id, by which views and events name both of its cards."""

    picture: str
    title: dict[str, str]
    reading: CardPicture
    grab: CardPicture
    bubble: Bubble


class Deck(Struct, frozen=True):
    """GET /api/decks/{deck}: all pictures that Hit Manga is played with.

    ``pictures`` are all their addresses in one fixed order that says nothing. A client loads them all, in that order,
    before play, and asks for none afterwards: so nothing that it asks for tells which card was drawn.
    """

    deck: str
    title: dict[str, str]
    author: str
    licence: str
    pictures: list[str]
    cards: list[DeckCard]
