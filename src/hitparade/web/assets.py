"""Files and pictures as answers: compressed once, cacheable, with the right type."""

from __future__ import annotations

import gzip
from mimetypes import guess_type

from litestar import Response
from msgspec import Struct

IMMUTABLE = "public, max-age=31536000, immutable"
AN_HOUR = "public, max-age=3600"
ALWAYS_ASK = "no-cache"

_TEXT = ("text/", "application/json", "application/javascript", "application/manifest+json", "image/svg+xml")
_SMALLEST = 512
"""Below so many bytes compression gains nothing."""
TYPES = {".js": "text/javascript", ".css": "text/css", ".woff2": "font/woff2"}
"""Types that machines' own tables get wrong or lack."""


class Asset(Struct, frozen=True):
    """A body with its type; ``gzipped`` means that the body is compressed."""

    body: bytes
    media_type: str
    gzipped: bool = False


def type_of(name: str) -> str:
    """The media type for a file name."""
    known = next((kind for ending, kind in TYPES.items() if name.endswith(ending)), None)
    return known or guess_type(name)[0] or "application/octet-stream"


def packed(body: bytes, media_type: str) -> Asset:
    """An asset, compressed if it is text. The same body gives the same bytes."""
    if len(body) < _SMALLEST or not media_type.startswith(_TEXT):
        return Asset(body, media_type)
    return Asset(gzip.compress(body, 6, mtime=0), media_type, gzipped=True)


def respond(asset: Asset, accepts: str, cache: str, status: int = 200) -> Response[bytes]:
    """The asset as an answer to a client that accepts these encodings."""
    headers = {"Cache-Control": cache}
    body = asset.body
    if asset.gzipped:
        headers["Vary"] = "Accept-Encoding"
        if "gzip" in accepts:
            headers["Content-Encoding"] = "gzip"
        else:
            body = gzip.decompress(body)
    return Response(body, media_type=asset.media_type, headers=headers, status_code=status)
