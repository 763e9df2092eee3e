"""Decks over HTTP: every card under an address that tells nothing, described, and kept by browsers for good."""

from __future__ import annotations

import gzip
import json
import re
from hashlib import sha256
from typing import Any

import brotli
from tests.serving import Server
from tests.web.wire import ask

from hitparade import art

ADDRESS = re.compile(r"art/cards/[0-9a-f]{24}\.svg")


def house(server: Server) -> dict[str, Any]:
    status, _, body = ask(server, "GET", "/api/decks/house")
    assert status == 200
    return json.loads(body)


def test_a_deck_tells_of_every_scene_in_both_languages(server: Server) -> None:
    deck = house(server)
    assert [card["picture"] for card in deck["cards"]] == list(art.scenes())
    for card in deck["cards"]:
        meta = art.scene_meta(card["picture"])
        assert card["title"] == {"en": meta.title_en, "ja": meta.title_ja}
        assert card["grab"]["text"] == {"en": meta.alt_en, "ja": meta.alt_ja}
        assert all(
            card["reading"]["text"][language].startswith(text) for language, text in card["grab"]["text"].items()
        )
        bubble = card["bubble"]
        assert (bubble["left"], bubble["top"], bubble["width"], bubble["height"]) == meta.text
        assert all(0 <= part <= 100 for part in bubble["speaker"])
        assert bubble["speaker"][1] > bubble["top"], "the tail points down, at somebody below the bubble"


def test_a_deck_can_be_loaded_in_one_fixed_order_that_says_nothing(server: Server) -> None:
    deck = house(server)
    addresses = [card[kind]["address"] for card in deck["cards"] for kind in ("reading", "grab")]
    assert deck["pictures"] == sorted(addresses)
    assert len(set(addresses)) == 60
    assert all(ADDRESS.fullmatch(address) for address in addresses)
    assert house(server) == deck


def test_an_address_is_made_of_the_picture_and_the_picture_is_the_card(server: Server) -> None:
    sizes: list[int] = []
    for card in house(server)["cards"]:
        for kind, drawn in (("reading", art.reading_card), ("grab", art.grab_card)):
            address, expected = card[kind]["address"], drawn(card["picture"]).encode()
            assert sha256(expected).hexdigest()[:24] in address
            status, headers, body = ask(server, "GET", f"/{address}", Accept_Encoding="gzip")
            assert (status, headers["content-type"]) == (200, "image/svg+xml")
            assert headers["cache-control"] == "public, max-age=31536000, immutable"
            assert gzip.decompress(body) == expected
            box = re.search(rb'viewBox="\d+ \d+ (\d+) (\d+)"', expected)
            assert box is not None
            assert (int(box[1]), int(box[2])) == (card[kind]["width"], card[kind]["height"])
            sizes.append(len(body))
    assert max(sizes) <= 8 * 1024


def test_all_cards_together_are_small(server: Server) -> None:
    bodies = [ask(server, "GET", f"/{address}")[2] for address in house(server)["pictures"]]
    assert len(brotli.compress(b"".join(bodies))) <= 100 * 1024


def test_the_list_is_asked_for_anew_each_time(server: Server) -> None:
    """With another version of the drawings it names other addresses."""
    assert ask(server, "GET", "/api/decks/house")[1]["cache-control"] == "no-cache"


def test_an_unknown_deck_and_an_unknown_card_are_told_as_such(server: Server) -> None:
    status, _, body = ask(server, "GET", "/api/decks/tigers")
    assert (status, json.loads(body)["code"]) == (404, "unknown-deck")
    for name in ("0" * 24 + ".svg", "boxed-cat.svg", "x"):
        status, _, body = ask(server, "GET", f"/art/cards/{name}")
        assert (status, json.loads(body)["code"]) == (404, "unknown-picture")
