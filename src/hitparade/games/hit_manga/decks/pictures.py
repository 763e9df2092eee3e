"""Pictures of a host's deck: looked at with suspicion, then drawn anew, so that nothing but pixels is ever served."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from hitparade.games.hit_manga.decks.drawings import BadPicture, check_shape, fitted
from hitparade.games.hit_manga.decks.values import Picture

if TYPE_CHECKING:
    from PIL import Image

MOST_BYTES = 2_000_000
"""A picture's file is no larger."""
LEAST_SIDE = 200
MOST_SIDE = 6_000
MOST_PIXELS = 24_000_000
"""More than any phone's camera needs for one; less than what a small file could unfold to."""
KINDS = {"png": "PNG", "jpg": "JPEG", "jpeg": "JPEG", "webp": "WEBP", "svg": "SVG"}
QUALITY = 86


def look_at(name: str, source: bytes, size: tuple[int, int]) -> Image.Image:
    """The picture in a file, which can be drawn in this size. Raises BadPicture."""
    kind = KINDS.get(name.rpartition(".")[2].lower())
    if kind is None:
        raise BadPicture("wrong-type", "A picture is a PNG, JPEG, WebP or SVG file.")
    if len(source) > MOST_BYTES:
        raise BadPicture("too-large", f"A picture has at most {MOST_BYTES:,} bytes, this one {len(source):,}.")
    image = _drawn(source, size) if kind == "SVG" else _opened(source, kind)
    check_shape(image.size, size)
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


def _opened(source: bytes, kind: str) -> Image.Image:
    from PIL import Image, ImageOps

    try:
        image = Image.open(io.BytesIO(source), formats=[kind])
        _check_size(image.size)
        image.seek(0)
        image.load()
        return ImageOps.exif_transpose(image)
    except BadPicture:
        raise
    except (Image.DecompressionBombError, Image.DecompressionBombWarning):
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

    try:
        png = bytes(resvg_py.svg_to_bytes(svg_string=fitted(source, size), width=size[0], skip_system_fonts=True))
        image = Image.open(io.BytesIO(png), formats=["PNG"])
        image.load()
    except BadPicture:
        raise
    except Exception as error:  # as above
        raise BadPicture("not-a-picture", "The file can't be read as SVG.") from error
    return image
