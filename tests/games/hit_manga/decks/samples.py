"""Decks for tests, sound ones and broken ones, with pictures drawn on the spot."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping
from functools import cache

from PIL import Image, ImageDraw

HEADER = """format = 1

[deck]
id = "our-street"
title = "Our street"
language = "en"
version = "1.0.0"
licence = "CC-BY-4.0"
authors = ["Mio"]
"""


@cache
def picture(place: int, size: tuple[int, int], kind: str = "PNG", exif: Image.Exif | None = None) -> bytes:
    image = Image.new("RGB", size, "white")
    ImageDraw.Draw(image).ellipse((20, 20, 40 + 9 * place, size[1] - 20), "black")
    written = io.BytesIO()
    image.save(written, kind, **({} if exif is None else {"exif": exif}))
    return written.getvalue()


def svg(width: int, height: int, inside: str = '<circle cx="90" cy="90" r="60"/>') -> bytes:
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">{inside}</svg>'.encode()


def card(place: int, more: str = "", reading: str = "", grab: str = "") -> str:
    return f"""
[[card]]
id = "card-{place}"
title = "Number {place}"
text = "A black shape, the {place}th"
reading = "{reading or f"r{place}.png"}"
grab = "{grab or f"g{place}.png"}"
bubble = [10, 5, 60, 20]
{more}
"""


def files(cards: int = 10) -> dict[str, bytes]:
    """A sound deck's files by name, all PNG."""
    made = {"deck.toml": (HEADER + "".join(card(place) for place in range(cards))).encode()}
    for place in range(cards):
        made[f"r{place}.png"] = picture(place, (300, 420))
        made[f"g{place}.png"] = picture(place, (300, 300))
    return made


def zipped(made: Mapping[str, bytes], folder: str = "") -> bytes:
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in made.items():
            archive.writestr(folder + name, data)
    return written.getvalue()
