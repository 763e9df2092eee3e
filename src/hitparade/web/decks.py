"""Decks of Hit Manga: what there is to be seen, and the pictures under addresses made of their contents alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from hashlib import sha256

from litestar import Response, get
from litestar.params import FromPath

from hitparade import art
from hitparade.art import SceneMeta
from hitparade.games.hit_manga.decks.own import HeldDeck
from hitparade.games.hit_manga.decks.values import GRAB_SIZE, READING_SIZE
from hitparade.games.hit_manga.decks.values import DeckCard as OwnCard
from hitparade.kernel.errors import HitparadeError
from hitparade.kernel.packs import OWN
from hitparade.web.assets import ALWAYS_ASK, IMMUTABLE, Asset, packed, respond
from hitparade.web.desk import AnyRequest, TheDesk
from hitparade.web.errors import PROBLEMS
from hitparade.web.pictures import SVG
from hitparade.web.tables import tidy_code
from hitparade.wire.http import Bubble, CardPicture, Deck, DeckCard

HOUSE = "house"
PLACE = "art/cards/"
"""Where cards are, below the server's base. Card addresses hold no name, no kind and no number."""
DIGITS = 24
"""Hex digits of a picture's hash in its address."""
READING = (300, 420)
GRAB = (300, 300)
WEBP = "image/webp"
PRIVATE = "private, max-age=86400, immutable"
"""How long a guest's browser keeps what a host brought."""


@cache
def house_pictures() -> dict[str, Asset]:
    """Every card of the house's deck by the name in its address, sorted by it: an order that says nothing."""
    drawn = [card(scene) for scene in art.scenes() for card in (art.reading_card, art.grab_card)]
    return dict(sorted((_name(picture), packed(picture.encode(), SVG)) for picture in drawn))


def _name(picture: str) -> str:
    return f"{sha256(picture.encode()).hexdigest()[:DIGITS]}.svg"


@cache
def house_deck() -> Deck:
    """The deck of the house: thirty scenes."""
    cards = [_card(art.scene_meta(scene)) for scene in art.scenes()]
    title = {"en": "The house's thirty", "ja": "ハウスの30枚"}
    return Deck(HOUSE, title, "hitparade", "MIT", [PLACE + name for name in house_pictures()], cards)


def _card(scene: SceneMeta) -> DeckCard:
    left, top, width, height = scene.text
    reading = _picture(art.reading_card, scene.id, READING, {"en": scene.reading_en, "ja": scene.reading_ja})
    grab = _picture(art.grab_card, scene.id, GRAB, {"en": scene.alt_en, "ja": scene.alt_ja})
    bubble = Bubble(scene.bubble, left, top, width, height, scene.mouth)
    return DeckCard(scene.id, {"en": scene.title_en, "ja": scene.title_ja}, reading, grab, bubble)


def _picture(draw: Callable[[str], str], scene: str, size: tuple[int, int], text: dict[str, str]) -> CardPicture:
    return CardPicture(PLACE + _name(draw(scene)), *size, text)


def own_deck(code: str, pack: str, held: HeldDeck) -> Deck:
    """A deck that the host of a table brought. Its pictures lie below the table and have names that nobody finds."""
    header, place = held.deck.header, f"api/rooms/{code}/cards/"
    cards = [
        _own_card(str(at), card, header.language, (place + names[0], place + names[1]))
        for at, (card, names) in enumerate(zip(held.deck.cards, held.names, strict=True))
    ]
    pictures = sorted(place + name for names in held.names for name in names)
    return Deck(OWN + pack, {header.language: header.title}, ", ".join(header.authors), header.licence, pictures, cards)


def _own_card(picture: str, card: OwnCard, language: str, addresses: tuple[str, str]) -> DeckCard:
    reading = CardPicture(addresses[0], *READING_SIZE, {language: card.text})
    grab = CardPicture(addresses[1], *GRAB_SIZE, {language: card.grab_text or card.text})
    return DeckCard(picture, {language: card.title}, reading, grab, Bubble(card.kind, *card.bubble, card.speaker))


@get("/api/rooms/{code:str}/decks/{deck:str}", responses=PROBLEMS)
async def get_own_deck(request: AnyRequest, desk: TheDesk, code: FromPath[str], deck: FromPath[str]) -> Response[Deck]:
    """A deck that the host brought: as ``/api/decks/{deck}``. Its id, which only members are told, is the key to it."""
    table = tidy_code(code)
    with desk.counting_wrong(("wrong", desk.asker(request))):
        held = await desk.house.held_pack(table, deck)
    if not isinstance(held, HeldDeck):
        raise HitparadeError("unknown-deck", "That is no deck of pictures.")
    return Response(own_deck(table, deck, held), headers={"Cache-Control": "no-store"})


@get("/api/rooms/{code:str}/cards/{file:str}", responses=PROBLEMS, media_type=WEBP)
async def get_own_picture(code: FromPath[str], desk: TheDesk, file: FromPath[str]) -> Response[bytes]:
    """A picture of a deck that the host brought. Its name, which only members are told, is the key to it."""
    for held in await desk.house.all_held(tidy_code(code)):
        if isinstance(held, HeldDeck) and (found := await asyncio.to_thread(held.picture, file)) is not None:
            return Response(found, media_type=WEBP, headers={"Cache-Control": PRIVATE})
    raise HitparadeError("unknown-picture", "There is no such card.")


# In threads: the first to ask has all the cards drawn, which would hold up everybody's game.
@get("/api/decks/{deck:str}", responses=PROBLEMS, sync_to_thread=True)
def get_deck(deck: FromPath[str]) -> Response[Deck]:
    """A deck of Hit Manga: its pictures with their descriptions, and where lines stand in them."""
    if deck != HOUSE:
        raise HitparadeError("unknown-deck", f"There is no deck {deck[:40]!r}; there is {HOUSE}.")
    return Response(house_deck(), headers={"Cache-Control": ALWAYS_ASK})


@get("/art/cards/{file:str}", responses=PROBLEMS, media_type=SVG, sync_to_thread=True)
def get_card_picture(request: AnyRequest, file: FromPath[str]) -> Response[bytes]:
    """A card's picture: /art/cards/{hash}.svg. What is under an address never changes."""
    asset = house_pictures().get(file)
    if asset is None:
        raise HitparadeError("unknown-picture", "There is no such card.")
    return respond(asset, request.headers.get("accept-encoding", ""), IMMUTABLE)


HANDLERS = [get_deck, get_card_picture, get_own_deck, get_own_picture]
