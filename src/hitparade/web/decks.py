"""Decks of Hit Manga: what there is to be seen, and the pictures under addresses made of their contents alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import sha256

from litestar import Response, get
from litestar.params import FromPath

from hitparade import art
from hitparade.art import SceneMeta
from hitparade.kernel.errors import HitparadeError
from hitparade.web.assets import ALWAYS_ASK, IMMUTABLE, Asset, packed, respond
from hitparade.web.desk import AnyRequest
from hitparade.web.errors import PROBLEMS
from hitparade.web.pictures import SVG
from hitparade.wire.http import Bubble, CardPicture, Deck, DeckCard

HOUSE = "house"
PLACE = "art/cards/"
"""Where cards are, below the server's base. Card addresses hold no name, no kind and no number."""
DIGITS = 24
"""Hex digits of a picture's hash in its address."""
READING = (300, 420)
GRAB = (300, 300)


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


HANDLERS = [get_deck, get_card_picture]
