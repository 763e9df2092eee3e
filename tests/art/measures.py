"""Figures of rasterised pictures: coarse greys, difference hash, ink, middle greys, bounding boxes."""

from __future__ import annotations

import io

import resvg_py
from PIL import Image

GRAB = 288


def pixels(svg: str, width: int, ground: str = "white") -> Image.Image:
    """The picture on a ground, in greys."""
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width))
    drawn = Image.open(io.BytesIO(png)).convert("RGBA")
    return Image.alpha_composite(Image.new("RGBA", drawn.size, ground), drawn).convert("L")


def greys(image: Image.Image, wide: int, high: int) -> bytes:
    """Mean greys of a grid of fields, row by row."""
    return image.resize((wide, high), Image.Resampling.BOX).tobytes()


def difference(one: Image.Image, other: Image.Image) -> float:
    """Mean absolute difference of 16 x 16 greys, 0 to 1."""
    pairs = zip(greys(one, 16, 16), greys(other, 16, 16), strict=True)
    return sum(abs(a - b) for a, b in pairs) / 256 / 255


def edges(image: Image.Image) -> list[bool]:
    """The difference hash: for 16 x 16 places whether the field to the right is lighter."""
    fields = greys(image, 17, 16)
    return [fields[17 * y + x + 1] > fields[17 * y + x] for y in range(16) for x in range(16)]


def unlike(one: list[bool], other: list[bool]) -> int:
    """In how many bits two hashes differ."""
    return sum(a != b for a, b in zip(one, other, strict=True))


def ink(image: Image.Image) -> float:
    """The share of ink, 0 to 1."""
    return 1 - greys(image, 1, 1)[0] / 255


def middle_greys(image: Image.Image) -> float:
    """The share of pixels at 72 x 72 that are neither nearly paper nor nearly ink."""
    fields = greys(image, 72, 72)
    return sum(64 < field < 191 for field in fields) / len(fields)
