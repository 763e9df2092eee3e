"""Pictures of a host's deck: looked at with suspicion, then drawn anew, so that nothing but pixels is ever served."""

from __future__ import annotations

import io
import re
import warnings
from typing import TYPE_CHECKING

from hitparade.games.hit_manga.decks.values import Picture

if TYPE_CHECKING:
    from PIL import Image

MOST_BYTES = 2_000_000
"""A picture's file is no larger."""
MOST_SVG_BYTES = 300_000
LEAST_SIDE = 200
MOST_SIDE = 6_000
MOST_PIXELS = 24_000_000
"""More than any phone's camera needs for one; less than what a small file could unfold to."""
SHAPE_OFF = 0.03
"""How far a picture's shape may be from that of its card."""
KINDS = {"png": "PNG", "jpg": "JPEG", "jpeg": "JPEG", "webp": "WEBP", "svg": "SVG"}
QUALITY = 86

# What makes a drawing more than a drawing: code, other files, entities that unfold, pages within.
_ACTIVE = re.compile(
    rb"<!DOCTYPE|<!ENTITY|<\?xml-stylesheet|<\s*[\w:]*(script|foreignObject|image|feImage|iframe)\b|@import"
    rb"|\bhref\s*=\s*['\"]\s*[^#'\"\s]|url\(\s*['\"]?\s*[^#'\")\s]|\son\w+\s*=",
    re.IGNORECASE,
)
# Parts that can be drawn by way of others: a few that refer to each other could keep a processor busy for years.
_PARTS = re.compile(rb"<\s*[\w:]*(use|pattern|mask|filter|clipPath|marker|symbol)\b", re.IGNORECASE)
_REFERENCE = re.compile(rb"url\(|\bhref\s*=", re.IGNORECASE)
MOST_REFERENCES = 16


class BadPicture(ValueError):
    """A file that can't be a card's picture: ``code``, and the sentence as text."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


def look_at(name: str, source: bytes, size: tuple[int, int]) -> Image.Image:
    """The picture in a file, which can be drawn in this size. Raises BadPicture."""
    kind = KINDS.get(name.rpartition(".")[2].lower())
    if kind is None:
        raise BadPicture("wrong-type", "A picture is a PNG, JPEG, WebP or SVG file.")
    if len(source) > MOST_BYTES:
        raise BadPicture("too-large", f"A picture has at most {MOST_BYTES:,} bytes, this one {len(source):,}.")
    image = _drawn(source, size) if kind == "SVG" else _opened(source, kind)
    _check_shape(image.size, size)
    return image


def draw(name: str, source: bytes, size: tuple[int, int]) -> Picture:
    """The picture as it is served, of this size, on paper. Raises BadPicture.

    Whatever the file held beside the picture (place, camera, comments, colour profiles) is left behind.
    """
    from PIL import Image

    layered = look_at(name, source, size).convert("RGBA")
    paper = Image.new("RGBA", layered.size, (255, 255, 255, 255))
    flat = Image.alpha_composite(paper, layered).convert("RGB")
    written = io.BytesIO()
    fitted = flat.resize(size, Image.Resampling.LANCZOS)  # pyright: ignore[reportUnknownMemberType]
    fitted.save(written, "WEBP", quality=QUALITY, method=4)
    return Picture(written.getvalue(), *size)


def _check_shape(found: tuple[int, int], wanted: tuple[int, int]) -> None:
    width, height = found
    shape = wanted[0] / wanted[1]
    if abs(width / height / shape - 1) > SHAPE_OFF:
        told = "a square" if shape == 1 else "five wide to seven high"
        raise BadPicture("wrong-shape", f"The picture is {width} by {height} pixels; it has to be {told}.")


def _opened(source: bytes, kind: str) -> Image.Image:
    from PIL import Image, ImageOps

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            image = Image.open(io.BytesIO(source), formats=[kind])
            _check_size(image.size)
            image.seek(0)
            image.load()
            return ImageOps.exif_transpose(image)
    except BadPicture:
        raise
    except Image.DecompressionBombError:
        raise BadPicture("wrong-size", f"The picture has more than {MOST_PIXELS:,} pixels.") from None
    except Exception as error:  # a decoder meets anything in a stranger's file
        raise BadPicture("not-a-picture", f"The file can't be read as {kind}.") from error


def _check_size(size: tuple[int, int]) -> None:
    if min(size) < LEAST_SIDE or max(size) > MOST_SIDE or size[0] * size[1] > MOST_PIXELS:
        told = f"Each side has {LEAST_SIDE} to {MOST_SIDE:,} pixels, all together at most {MOST_PIXELS:,}"
        raise BadPicture("wrong-size", f"{told}; this picture is {size[0]:,} by {size[1]:,}.")


def _drawn(source: bytes, size: tuple[int, int]) -> Image.Image:
    """An SVG drawing as pixels. One that is more than a drawing is refused: it could reach for other files."""
    import resvg_py
    from PIL import Image

    if len(source) > MOST_SVG_BYTES:
        raise BadPicture("too-large", f"A drawing has at most {MOST_SVG_BYTES:,} bytes, this one {len(source):,}.")
    if _ACTIVE.search(source):
        raise BadPicture("active-drawing", "The drawing holds code, other files or pages; only plain shapes are taken.")
    if _PARTS.search(source) and len(_REFERENCE.findall(source)) > MOST_REFERENCES:
        raise BadPicture("tangled-drawing", "The drawing refers to its own parts too often; save it as plain shapes.")
    try:
        text = source.decode("utf-8")
        png = bytes(resvg_py.svg_to_bytes(svg_string=text, width=size[0], skip_system_fonts=True))
        image = Image.open(io.BytesIO(png), formats=["PNG"])
        _check_size(image.size)
        image.load()
    except BadPicture:
        raise
    except Exception as error:  # as above
        raise BadPicture("not-a-picture", "The file can't be read as SVG.") from error
    return image
